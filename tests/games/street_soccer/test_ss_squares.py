"""SS-1.1: sets of squares as bits, every trick against the plain meaning of its name."""

from __future__ import annotations

from itertools import product

from touchline.games.street_soccer.squares import (
    BREADTH,
    FIELD,
    FIELD_OF,
    FIELD_SQUARES,
    HALF,
    SQUARE_OF,
    SQUARES,
    bit_of,
    field_set,
    half_set,
    left_bit,
    left_half_of,
    lowest_of,
    right_bit,
    right_half_of,
    row_of,
    square_at,
    way_of_one_corner,
)
from touchline.kernel.bits import lowest


def test_a_square_as_a_field_set() -> None:
    """The ring and nowhere are the empty set."""
    for square in range(SQUARES + 1):
        assert bit_of(square) == (1 << FIELD_OF[square] if FIELD_OF[square] >= 0 else 0)


def test_a_square_as_a_set_of_its_half_of_the_board() -> None:
    """Nowhere is in neither."""
    for square in range(SQUARES + 1):
        assert left_bit(square) == (1 << square if square < HALF else 0)
        assert right_bit(square) == (1 << square - HALF if HALF <= square < SQUARES else 0)


def test_the_lowest_square_whatever_lies_above_it() -> None:
    for place in range(FIELD_SQUARES + 1):
        for above in (0, FIELD, 0x5A5A5A5A5A5A5A5, 1 << FIELD_SQUARES):
            squares = (above >> place | 1) << place & (FIELD << 1 | 1)
            assert lowest(squares) == place
            assert lowest_of(squares) == 1 << place
    assert lowest_of(0) == 0


def test_the_row_of_every_square() -> None:
    for square in SQUARE_OF:
        row = [each for each in SQUARE_OF if each % BREADTH == square % BREADTH]
        assert row_of(bit_of(square)) == field_set(*row)


def test_the_way_of_one_corner_between_any_two_squares() -> None:
    """First along the row of the one, then along the column of the other."""
    for here, there in product(SQUARE_OF, repeat=2):
        (x, y), (to_x, to_y) = divmod(here, BREADTH), divmod(there, BREADTH)
        along = [square_at(each, y) for each in range(min(x, to_x), max(x, to_x) + 1)]
        across = [square_at(to_x, each) for each in range(min(y, to_y), max(y, to_y) + 1)]
        assert way_of_one_corner(bit_of(here), bit_of(there)) == field_set(*{*along, *across})


def test_a_field_set_laid_out_on_the_halves_of_the_board() -> None:
    for square in SQUARE_OF:
        left, right = left_half_of(bit_of(square)), right_half_of(bit_of(square))
        assert (left, right) == ((half_set(square), 0) if square < HALF else (0, half_set(square)))
    assert left_half_of(FIELD) == half_set(*(each for each in SQUARE_OF if each < HALF))
    assert right_half_of(FIELD) == half_set(*(each for each in SQUARE_OF if each >= HALF))
