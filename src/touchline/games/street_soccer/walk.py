"""Where a figure can walk (SS-3.1 to SS-3.4)."""

from __future__ import annotations

from touchline.games.street_soccer.squares import (
    BOARD_HALF,
    BREADTH,
    EDGE_COLUMN,
    EDGE_SHIFT,
    NOT_UPPER_RING,
    left_bit,
    right_bit,
)
from touchline.kernel.rule import rule


@rule
def left_step(left: int, right: int) -> int:
    """SS-3.1: the squares of the left half one orthogonal step from a set of both halves, the ring included."""
    return (
        ((left & NOT_UPPER_RING) << 1)
        | ((left >> 1) & NOT_UPPER_RING)
        | ((left << BREADTH) & BOARD_HALF)
        | (left >> BREADTH)
        | ((right & EDGE_COLUMN) << EDGE_SHIFT)
    )


@rule
def right_step(left: int, right: int) -> int:
    """SS-3.1: the same of the right half."""
    return (
        ((right & NOT_UPPER_RING) << 1)
        | ((right >> 1) & NOT_UPPER_RING)
        | ((right << BREADTH) & BOARD_HALF)
        | (right >> BREADTH)
        | (left >> EDGE_SHIFT)
    )


@rule
def walk(start: int, pips: int, up_to: int, left_taken: int, right_taken: int, ball: int) -> tuple[int, int, int]:
    """Where a walk from ``start`` can end, and after how many steps it can reach the ball.

    SS-3.1: square by square, orthogonally, never onto a figure (``left_taken`` and
    ``right_taken``, the walker left out); the ring is allowed.  SS-3.2: exactly ``pips``
    squares, or any number from one on with ``up_to``.  SS-3.3: the starting square is not
    entered again, any other may be.  SS-3.4: at the ball the walk stops.

    The ends come as a set of each half of the board; bit ``n`` of the third number says
    that the ball can be reached on step ``n``.
    """
    left = left_bit(start)
    right = right_bit(start)
    left_ball = left_bit(ball)
    right_ball = right_bit(ball)
    left_free = BOARD_HALF & ~(left_taken | left | left_ball)
    right_free = BOARD_HALF & ~(right_taken | right | right_ball)
    left_ends = 0
    right_ends = 0
    arrivals = 0
    for n in range(1, pips + 1):
        left_next = left_step(left, right)
        right_next = right_step(left, right)
        if (left_next & left_ball) | (right_next & right_ball) != 0:
            arrivals |= 1 << n
        left = left_next & left_free
        right = right_next & right_free
        left_ends |= left
        right_ends |= right
    if up_to == 0:
        return left, right, arrivals
    return left_ends, right_ends, arrivals


@rule
def longest_of(lengths: int) -> int:
    """The longest of some lengths."""
    longest = 0
    while lengths >> longest > 1:
        longest += 1
    return longest


@rule
def kick_lengths(pips: int, arrivals: int) -> int:
    """SS-3.4: the lengths a kick can have, as a set: the pips left at the ball and one more."""
    lengths = 0
    for n in range(1, pips + 1):
        if (arrivals >> n) & 1:
            lengths |= 1 << (pips - n + 1)
    return lengths
