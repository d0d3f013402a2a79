"""An action as a number, and all actions of a turn as a few sets: counted, listed, or one of them taken without a list.

An action is a small integer that says it all: which figure, and where it ends, or where
the ball it reaches ends.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.street_soccer.kick import GOAL_BIT
from touchline.games.street_soccer.squares import HALF, SQUARES, square_of
from touchline.games.street_soccer.state import FIGURES
from touchline.kernel.bits import lowest, nth, size_of
from touchline.kernel.rule import rule

KICK = SQUARES
"""An action is ``figure * A_FIGURE`` plus the figure's last square, or plus ``KICK`` and the ball's."""
GOAL = 2 * SQUARES
"""…or plus ``GOAL``."""
A_FIGURE = GOAL + 1
PASS = FIGURES * A_FIGURE
"""SS-3.5: no figure can move."""
ACTIONS = PASS + 1

SETS_A_FIGURE = 3
"""Where its walks end in the left half of the board, where in the right half, and where its kicks end."""
KICKS = 2
"""The third of them."""
SETS = SETS_A_FIGURE * FIGURES

WORD = 31
"""Bits of a set that one number of a list holds, on a GPU too."""
KEPT_FROM = ACTIONS - 2 * SETS
"""Where in the list of moves the sets are kept: no list of actions is as long as that."""


@rule
def keep_set(moves: MutableSequence[int], which: int, members: int) -> None:
    """Keep a set at the end of the list of moves."""
    moves[KEPT_FROM + 2 * which] = members & ((1 << WORD) - 1)
    moves[KEPT_FROM + 2 * which + 1] = members >> WORD


@rule
def kept_set(moves: MutableSequence[int], which: int) -> int:
    """A set that was kept."""
    return moves[KEPT_FROM + 2 * which] | moves[KEPT_FROM + 2 * which + 1] << WORD


@rule
def list_actions(moves: MutableSequence[int]) -> None:
    """Write down the actions of the sets that were kept: of every figure the walks, then the kicks."""
    count = 0
    for which in range(SETS):
        figure = which // SETS_A_FIGURE
        part = which % SETS_A_FIGURE
        ends = kept_set(moves, which)
        if part == KICKS:
            count = add_kicks(moves, count, figure, ends)
        else:
            count = add_walks(moves, count, figure, ends, part * HALF)


@rule
def add_walks(moves: MutableSequence[int], count: int, figure: int, ends: int, first: int) -> int:
    """The walks of one figure that end in the half of the board from ``first`` on, as actions."""
    while ends != 0:
        moves[count] = figure * A_FIGURE + first + lowest(ends)
        ends &= ends - 1
        count += 1
    return count


@rule
def add_kicks(moves: MutableSequence[int], count: int, figure: int, ends: int) -> int:
    """The ends of one figure's kicks as actions."""
    if ends & GOAL_BIT != 0:
        moves[count] = figure * A_FIGURE + GOAL
        count += 1
        ends &= ~GOAL_BIT
    while ends != 0:
        moves[count] = figure * A_FIGURE + KICK + square_of(lowest(ends))
        ends &= ends - 1
        count += 1
    return count


@rule
def mark_actions(moves: MutableSequence[int], mask: MutableSequence[bool]) -> None:
    """Mark what ``list_actions`` would write."""
    for which in range(SETS):
        first = which // SETS_A_FIGURE * A_FIGURE
        part = which % SETS_A_FIGURE
        ends = kept_set(moves, which)
        if part != KICKS:
            while ends != 0:
                mask[first + part * HALF + lowest(ends)] = True
                ends &= ends - 1
            continue
        if ends & GOAL_BIT != 0:
            mask[first + GOAL] = True
            ends &= ~GOAL_BIT
        while ends != 0:
            mask[first + KICK + square_of(lowest(ends))] = True
            ends &= ends - 1


@rule
def action_at(moves: MutableSequence[int], n: int) -> int:
    """What ``list_actions`` would write at place ``n``."""
    which = 0
    ends = kept_set(moves, which)
    while n >= size_of(ends):
        n -= size_of(ends)
        which += 1
        ends = kept_set(moves, which)
    first = which // SETS_A_FIGURE * A_FIGURE
    part = which % SETS_A_FIGURE
    if part != KICKS:
        return first + part * HALF + nth(ends, n)
    if ends & GOAL_BIT != 0:
        if n == 0:
            return first + GOAL
        n -= 1
    return first + KICK + square_of(nth(ends, n))
