"""The squares of the board (SS-1) and sets of them as bits of an integer.

A square is ``x * 8 + y``.  Sets come in two layouts, both well below the sign bit of a
64-bit integer, so that they mean the same interpreted and compiled:

* the *field* (60 squares, where the ball lives) is one integer, bit ``(x - 1) * 6 + (y - 1)``;
* the whole *board* (96 squares, where figures walk) is two halves of 48 bits: ``left`` holds
  x 0..5, ``right`` x 6..11, each bit ``square % 48``.
"""

from __future__ import annotations

from touchline.kernel.rule import rule

LENGTH, BREADTH = 12, 8
"""SS-1.1: the board, ring included."""
FIELD_LENGTH, FIELD_BREADTH = 10, 6
"""SS-1.1: the field inside the ring."""
SQUARES = LENGTH * BREADTH
NOWHERE = SQUARES
"""Of a figure: not placed yet.  Of the ball: not in play."""
FIELD_SQUARES = FIELD_LENGTH * FIELD_BREADTH
HALF = SQUARES // 2

SQUARE_TEXTS = tuple(f"{'ABCDEFGHIJKL'[square // BREADTH]}{square % BREADTH + 1}" for square in range(SQUARES))
"""Every square in notation: file A..L along the field, digit 1..8 across it."""

FIELD_OF = tuple(
    (square // BREADTH - 1) * FIELD_BREADTH + square % BREADTH - 1
    if 1 <= square // BREADTH <= FIELD_LENGTH and 1 <= square % BREADTH <= FIELD_BREADTH
    else -1
    for square in range(SQUARES + 1)
)
"""The bit of a square in field sets; −1 for the ring and ``NOWHERE``."""
SQUARE_OF = tuple((bit // FIELD_BREADTH + 1) * BREADTH + bit % FIELD_BREADTH + 1 for bit in range(FIELD_SQUARES))
"""The square of every bit in field sets."""


def square_at(x: int, y: int) -> int:
    """The square in column ``x`` and row ``y``.

    >>> SQUARE_TEXTS[square_at(1, 3)]
    'B4'
    """
    return x * BREADTH + y


def field_set(*squares: int) -> int:
    """Squares of the field as a field set."""
    return sum(1 << FIELD_OF[square] for square in squares)


def half_set(*squares: int) -> int:
    """Squares of one half of the board as that half's set."""
    return sum(1 << square % HALF for square in squares)


GOAL_FRONTS = ((square_at(1, 3), square_at(1, 4)), (square_at(10, 3), square_at(10, 4)))
"""SS-1.2: the two squares before each team's own goal."""
CIRCLE_HALVES = ((square_at(5, 3), square_at(5, 4)), (square_at(6, 3), square_at(6, 4)))
"""SS-1.3: each team's own half of the centre circle."""
PENALTY_BOXES = (
    (*GOAL_FRONTS[0], square_at(2, 3), square_at(2, 4)),
    (*GOAL_FRONTS[1], square_at(9, 3), square_at(9, 4)),
)
"""SS-6.2: the penalty areas with the option ``penalty_area`` ``box``."""

FIELD = (1 << FIELD_SQUARES) - 1
YELLOW_HALF = (1 << FIELD_SQUARES // 2) - 1
RED_HALF = FIELD & ~YELLOW_HALF
YELLOW_CIRCLE, RED_CIRCLE = (field_set(*squares) for squares in CIRCLE_HALVES)
YELLOW_GOAL_FRONT = field_set(*GOAL_FRONTS[0])
RED_GOAL_FRONT = field_set(*GOAL_FRONTS[1])

_TOP = sum(1 << column * FIELD_BREADTH + FIELD_BREADTH - 1 for column in range(FIELD_LENGTH))
_BOTTOM = sum(1 << column * FIELD_BREADTH for column in range(FIELD_LENGTH))
_LAST = FIELD & ~(FIELD >> FIELD_BREADTH)
NOT_TOP, NOT_BOTTOM, NOT_LAST = FIELD & ~_TOP, FIELD & ~_BOTTOM, FIELD & ~_LAST
NOT_TOP_LAST, NOT_BOTTOM_LAST = NOT_TOP & NOT_LAST, NOT_BOTTOM & NOT_LAST

COLUMN_FEET = sum(1 << column * FIELD_BREADTH for column in range(FIELD_LENGTH))
"""The lowest square of every column of the field."""
WHOLE_COLUMN = (1 << FIELD_BREADTH) - 1

BOARD_HALF = (1 << HALF) - 1
NOT_UPPER_RING = sum(0x7F << column * BREADTH for column in range(LENGTH // 2))
"""A half of the board without its row y = 7."""
EDGE_COLUMN = (1 << BREADTH) - 1
EDGE_SHIFT = HALF - BREADTH
"""From a half's first column to its last one."""


@rule
def square_of(place: int) -> int:
    """The square of a bit in field sets."""
    return (place // FIELD_BREADTH + 1) * BREADTH + place % FIELD_BREADTH + 1


@rule
def place_of(square: int) -> int:
    """The bit of a square of the field in field sets."""
    return (square // BREADTH - 1) * FIELD_BREADTH + square % BREADTH - 1


@rule
def bit_of(square: int) -> int:
    """A square as a field set; the ring and ``NOWHERE`` give the empty set."""
    x = (square >> 3) - 1
    y = (square & 7) - 1
    if (x | y | (FIELD_LENGTH - 1 - x) | (FIELD_BREADTH - 1 - y)) < 0:  # whether any is, in one branch
        return 0
    return 1 << x * FIELD_BREADTH + y


@rule
def left_bit(square: int) -> int:
    """A square as a set of the left half of the board."""
    if square < HALF:
        return 1 << square
    return 0


@rule
def right_bit(square: int) -> int:
    """A square as a set of the right half of the board; ``NOWHERE`` gives the empty set."""
    if square >= HALF and square < SQUARES:
        return 1 << (square - HALF)
    return 0


# ---- a field set moved by one square; what leaves the field is gone


@rule
def north(squares: int) -> int:
    """One up: y + 1."""
    return (squares & NOT_TOP) << 1


@rule
def south(squares: int) -> int:
    """One down: y − 1."""
    return (squares & NOT_BOTTOM) >> 1


@rule
def east(squares: int) -> int:
    """One toward red's goal: x + 1."""
    return (squares & NOT_LAST) << 6


@rule
def west(squares: int) -> int:
    """One toward yellow's goal: x − 1."""
    return squares >> 6


@rule
def north_east(squares: int) -> int:
    """One up, toward red's goal."""
    return (squares & NOT_TOP_LAST) << 7


@rule
def south_east(squares: int) -> int:
    """One down, toward red's goal."""
    return (squares & NOT_BOTTOM_LAST) << 5


@rule
def north_west(squares: int) -> int:
    """One up, toward yellow's goal."""
    return (squares & NOT_TOP) >> 5


@rule
def south_west(squares: int) -> int:
    """One down, toward yellow's goal."""
    return (squares & NOT_BOTTOM) >> 7


@rule
def beside(squares: int) -> int:
    """Every field square orthogonally next to the set."""
    return north(squares) | south(squares) | east(squares) | west(squares)


@rule
def around(squares: int) -> int:
    """Every field square next to the set in any of the eight directions."""
    column = squares | north(squares) | south(squares)
    return column | east(column) | west(column)


@rule
def columns_of(squares: int) -> int:
    """The whole columns of the field in which the set has a square."""
    low = squares | squares >> 1 | squares >> 2
    feet = (low | low >> 3) & COLUMN_FEET
    return feet * WHOLE_COLUMN


@rule
def row_of(square: int) -> int:
    """The whole row of the field through the one square of the set.

    A column further is times 64, which is 1 modulo 63: what is left is the square's place in its column.
    """
    return COLUMN_FEET * (square % WHOLE_COLUMN)


@rule
def lowest_of(squares: int) -> int:
    """The lowest square of a set, as a set; of the empty set, none."""
    return squares & -squares


@rule
def way_of_one_corner(here: int, there: int) -> int:
    """The squares from one square to another, first along its row and then along the other's column, both included."""
    row = row_of(here)
    corner = row & columns_of(there)
    along = (max(here, corner) << 1) - min(here, corner)
    across = (max(there, corner) << 1) - min(there, corner)
    return along & row | across


@rule
def left_half_of(squares: int) -> int:
    """A field set's squares in the left half of the board, as a set of that half."""
    half = 0
    for column in range(FIELD_LENGTH // 2):
        half |= (squares >> column * FIELD_BREADTH & WHOLE_COLUMN) << (column + 1) * BREADTH + 1
    return half


@rule
def field_of_left_half(half: int) -> int:
    """The field squares of a set of the left half of the board, as a field set."""
    squares = 0
    for column in range(FIELD_LENGTH // 2):
        squares |= (half >> (column + 1) * BREADTH + 1 & WHOLE_COLUMN) << column * FIELD_BREADTH
    return squares


@rule
def field_of_right_half(half: int) -> int:
    """The field squares of a set of the right half of the board, as a field set."""
    return field_of_left_half(half << BREADTH) << FIELD_SQUARES // 2


@rule
def right_half_of(squares: int) -> int:
    """A field set's squares in the right half of the board, as a set of that half."""
    return left_half_of(squares >> FIELD_SQUARES // 2) >> BREADTH
