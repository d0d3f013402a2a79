"""How far everybody is from the ball, and with which roll a team scores next.

A longer kick passes wherever a shorter one does, and a goal takes as many steps as it needs
(SS-5.1); so a figure that is ``n`` steps from the ball and needs a kick of ``k`` scores with
``n + k - 1`` and every higher roll.  One number a team, its lowest scoring roll, says its
whole chance to score on the next one.
"""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.street_soccer.kick import shortest_shot
from touchline.games.street_soccer.squares import BOARD_HALF, BREADTH, NOWHERE, bit_of, left_bit, right_bit
from touchline.games.street_soccer.state import FIGURES
from touchline.games.street_soccer.walk import left_step, right_step
from touchline.kernel.arrays import Numbers
from touchline.kernel.rule import rule

FACES = 6
OUT_OF_REACH = FACES + 1
"""Of a walk: more steps than a die has pips.  Of a roll: no roll scores."""


@rule
def walks_to_ball(figures: Sequence[int], ball: int, steps: Numbers) -> None:
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
        left_next = left_step(left, right)
        right_next = right_step(left, right)
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
def lowest_scoring_roll(figures: Sequence[int], ball: int, steps: Numbers, team: int) -> int:
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
        if walked >= best or walked + to_goal - ahead - 1 >= best:
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
