"""How far everybody is from the ball, and with which roll a team scores next.

A longer kick passes wherever a shorter one does, and a goal takes as many steps as it needs
(SS-5.1); so a figure that is ``n`` steps from the ball and needs a kick of ``k`` scores with
``n + k - 1`` and every higher roll.  One number a team, its lowest scoring roll, says its
whole chance to score on the next one.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from touchline.games.street_soccer.squares import (
    BOARD_HALF,
    BREADTH,
    EDGE_COLUMN,
    EDGE_SHIFT,
    FIELD,
    NOT_UPPER_RING,
    NOWHERE,
    RED_GOAL_FRONT,
    YELLOW_GOAL_FRONT,
    around,
    bit_of,
    east,
    left_bit,
    north,
    north_east,
    north_west,
    right_bit,
    south,
    south_east,
    south_west,
    west,
)
from touchline.games.street_soccer.state import FIGURES
from touchline.kernel.rule import rule

FACES = 6
OUT_OF_REACH = FACES + 1
"""Of a walk: more steps than a die has pips.  Of a roll: no roll scores."""


@rule
def walks_to_ball(figures: Sequence[int], ball: int, steps: MutableSequence[int]) -> None:
    """Write for each of the ten figures how many steps it needs to the ball; ``OUT_OF_REACH`` if too many.

    SS-3.1: orthogonally, through empty squares, the ring included; all walks at once, backwards from the ball.
    """
    left_taken = 0
    right_taken = 0
    for figure in range(2 * FIGURES):
        steps[figure] = OUT_OF_REACH
        left_taken |= left_bit(figures[figure])
        right_taken |= right_bit(figures[figure])
    left = left_bit(ball)
    right = right_bit(ball)
    left_free = BOARD_HALF & ~(left_taken | left)
    right_free = BOARD_HALF & ~(right_taken | right)
    for n in range(1, FACES + 1):
        left_next = (
            ((left & NOT_UPPER_RING) << 1)
            | ((left >> 1) & NOT_UPPER_RING)
            | ((left << BREADTH) & BOARD_HALF)
            | (left >> BREADTH)
            | ((right & EDGE_COLUMN) << EDGE_SHIFT)
        )
        right_next = (
            ((right & NOT_UPPER_RING) << 1)
            | ((right >> 1) & NOT_UPPER_RING)
            | ((right << BREADTH) & BOARD_HALF)
            | (right >> BREADTH)
            | (left >> EDGE_SHIFT)
        )
        left_met = left_next & left_taken
        right_met = right_next & right_taken
        if left_met | right_met != 0:
            left_taken &= ~left_met
            right_taken &= ~right_met
            for figure in range(2 * FIGURES):
                square = figures[figure]
                if (left_bit(square) & left_met) | (right_bit(square) & right_met) != 0:
                    steps[figure] = n
        left = left_next & left_free
        right = right_next & right_free
        left_free &= ~left
        right_free &= ~right


@rule
def shortest_shot(ball: int, most: int, mates: int, opponents: int, team: int) -> int:
    """The shortest kick that scores (SS-4, SS-5.1), from 1 to ``most``; ``most + 1`` if none does.

    The sets are those of ``kick_ends``, which finds the same goals among everything else.
    """
    empty = FIELD & ~(opponents | mates)
    fronts = RED_GOAL_FRONT if team == 0 else YELLOW_GOAL_FRONT
    n_run = ne_run = e_run = se_run = s_run = sw_run = w_run = nw_run = 0
    n_bent = ne_bent = e_bent = se_bent = s_bent = sw_bent = w_bent = nw_bent = 0
    touched = ball
    for count in range(1, most + 1):
        n_from = n_bent | ne_run | nw_run
        ne_from = ne_bent | n_run | e_run
        e_from = e_bent | ne_run | se_run
        se_from = se_bent | e_run | s_run
        s_from = s_bent | se_run | sw_run
        sw_from = sw_bent | s_run | w_run
        w_from = w_bent | sw_run | nw_run
        nw_from = nw_bent | w_run | n_run
        if team == 0:
            shots = ne_from | ne_run | e_from | e_run | se_from | se_run
        else:
            shots = nw_from | nw_run | w_from | w_run | sw_from | sw_run
        n_run = north(n_run)
        ne_run = north_east(ne_run)
        e_run = east(e_run)
        se_run = south_east(se_run)
        s_run = south(s_run)
        sw_run = south_west(sw_run)
        w_run = west(w_run)
        nw_run = north_west(nw_run)
        n_bent = north(n_from)
        ne_bent = north_east(ne_from)
        e_bent = east(e_from)
        se_bent = south_east(se_from)
        s_bent = south(s_from)
        sw_bent = south_west(sw_from)
        w_bent = west(w_from)
        nw_bent = north_west(nw_from)
        reached = n_run | ne_run | e_run | se_run | s_run | sw_run | w_run | nw_run
        reached |= n_bent | ne_bent | e_bent | se_bent | s_bent | sw_bent | w_bent | nw_bent
        touched |= reached & mates
        if touched != 0:
            grown = touched | (around(touched) & mates)
            while grown != touched:
                touched = grown
                grown = touched | (around(touched) & mates)
            n_run |= north(touched)
            ne_run |= north_east(touched)
            e_run |= east(touched)
            se_run |= south_east(touched)
            s_run |= south(touched)
            sw_run |= south_west(touched)
            w_run |= west(touched)
            nw_run |= north_west(touched)
            shots |= touched
            touched = 0
        if shots & fronts != 0:
            return count
        n_run &= empty
        ne_run &= empty
        e_run &= empty
        se_run &= empty
        s_run &= empty
        sw_run &= empty
        w_run &= empty
        nw_run &= empty
        n_bent &= empty
        ne_bent &= empty
        e_bent &= empty
        se_bent &= empty
        s_bent &= empty
        sw_bent &= empty
        w_bent &= empty
        nw_bent &= empty
    return most + 1


@rule
def lowest_scoring_roll(figures: Sequence[int], ball: int, steps: Sequence[int], team: int) -> int:
    """The lowest roll with which the team, were it on turn, could score at once; ``OUT_OF_REACH`` if none is.

    ``steps`` are those of ``walks_to_ball``.  That a move could be illegal for SS-6.2 is left aside.
    """
    if ball == NOWHERE:
        return OUT_OF_REACH
    own = 0
    others = 0
    ahead = 0
    column = ball // BREADTH
    to_goal = LAST_COLUMN - column if team == 0 else column
    for figure in range(FIGURES):
        square = figures[team * FIGURES + figure]
        own |= bit_of(square)
        others |= bit_of(figures[(1 - team) * FIGURES + figure])
        there = square // BREADTH
        ahead += 1 if (there > column if team == 0 else there < column) else 0
    best = OUT_OF_REACH
    where = bit_of(ball)
    for figure in range(FIGURES):
        walked = steps[team * FIGURES + figure]
        # Every step gains a column at most, and every mate ahead gives back a step at most once.
        if walked + to_goal - ahead - 1 >= best:
            continue
        mates = (own & ~bit_of(figures[team * FIGURES + figure])) | where
        found = walked + shortest_shot(where, best - walked, mates, others, team) - 1
        best = min(best, found)
    return best


LAST_COLUMN = 11


@rule
def scoring_rolls(lowest: int) -> int:
    """How many of the six rolls score."""
    return OUT_OF_REACH - lowest
