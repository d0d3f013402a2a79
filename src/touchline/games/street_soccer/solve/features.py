"""A position as the rows of a table that are switched on: what the value network sees.

The team about to roll always attacks toward x = 11 with the ball in the lower half of the
board: turned by 180 degrees and mirrored across the long axis, four positions are one, and
what is learned from one of them holds for all.
"""

from __future__ import annotations

from touchline.games.street_soccer.solve.threats import OUT_OF_REACH, lowest_scoring_roll, walks_to_ball
from touchline.games.street_soccer.squares import BREADTH, LENGTH, NOWHERE, SQUARES
from touchline.games.street_soccer.state import FIGURES, LAST_MINUTE, NOBODY, NORMAL_TIME, SoccerState
from touchline.kernel.arrays import Numbers
from touchline.kernel.rule import rule

KINDS = 4
"""Own goalie, own outfielder, their goalie, their outfielder."""
ROLLS = OUT_OF_REACH + 1
"""A walk or a lowest scoring roll as an index: 1..7; 0 is never used."""
RELATIVE_X, RELATIVE_Y = 2 * LENGTH - 1, 2 * BREADTH - 1
MOST_AHEAD = 3
"""Leads beyond this are all the same."""
STANDINGS = 2 * MOST_AHEAD + 3
"""Behind by 3, 2, 1; level with the last goal theirs, nobody's or one's own; ahead by 1, 2, 3."""
NORMAL_TURNS, EXTRA_TURNS = 2 * NORMAL_TIME, 2 * (LAST_MINUTE - NORMAL_TIME)
CLOCK = NORMAL_TURNS + EXTRA_TURNS
A_STRETCH = 5
"""Turns that share a row of the coarse clock."""

ALWAYS = 0
RESTART_DUE = 1
PLACES = 2
BALL_PLACES = PLACES + KINDS * SQUARES
FROM_BALL = BALL_PLACES + SQUARES
WALKS = FROM_BALL + KINDS * RELATIVE_X * RELATIVE_Y
OWN_THREAT = WALKS + KINDS * ROLLS
THEIR_THREAT = OWN_THREAT + ROLLS
BOTH_THREATS = THEIR_THREAT + ROLLS
BOTH_NEAREST = BOTH_THREATS + ROLLS * ROLLS
STANDING = BOTH_NEAREST + ROLLS * ROLLS
STRETCH = STANDING + STANDINGS
SITUATION = STRETCH + CLOCK // A_STRETCH
ROWS = SITUATION + STANDINGS * CLOCK
"""How many rows the table has."""

MOST_ROWS = 4 * 2 * FIGURES + 8
"""More than any position switches on."""


@rule
def turns_left(s: SoccerState) -> int:
    """SS-5.3: turns of both teams still to come, this one included; in extra time beyond ``NORMAL_TURNS``."""
    second = 2 if s.turn == s.first else 1
    if s.minute <= NORMAL_TIME:
        return 2 * (NORMAL_TIME - s.minute) + second
    return NORMAL_TURNS + 2 * (LAST_MINUTE - s.minute) + second


@rule
def standing(s: SoccerState) -> int:
    """The score as the team on turn sees it; level, who scored last (SS-5.3)."""
    ahead = s.score[s.turn] - s.score[1 - s.turn]
    if ahead > 0:
        return MOST_AHEAD + 2 + min(ahead, MOST_AHEAD)
    if ahead < 0:
        return MOST_AHEAD - min(-ahead, MOST_AHEAD)
    if s.last == NOBODY:
        return MOST_AHEAD + 1
    return MOST_AHEAD + 2 if s.last == s.turn else MOST_AHEAD


@rule
def upside_down(s: SoccerState) -> bool:
    """Whether to mirror the board: the ball, or without it most of the figures, is in the upper half."""
    if s.ball != NOWHERE:
        lower = s.ball % BREADTH < BREADTH // 2
        return not lower if s.turn == 0 else lower
    tilt = 0
    for figure in range(2 * FIGURES):
        tilt += 2 * (s.figures[figure] % BREADTH) - BREADTH + 1
    return tilt > 0 if s.turn == 0 else tilt < 0


@rule
def switched_on(s: SoccerState, steps: Numbers, rows: Numbers) -> int:
    """Write the rows a position before a roll or a restart switches on; how many.

    ``steps`` holds ten numbers and is written over.
    """
    team = s.turn
    turned = SQUARES - 1 if team == 1 else 0
    mirrored = BREADTH - 1 if upside_down(s) else 0
    rows[0] = ALWAYS
    count = 1
    clock = turns_left(s) - 1
    where = standing(s)
    rows[count] = STANDING + where
    rows[count + 1] = STRETCH + clock // A_STRETCH
    rows[count + 2] = SITUATION + where * CLOCK + clock
    count += 3
    ball_x = 0
    ball_y = 0
    if s.ball != NOWHERE:
        ball = abs(turned - s.ball) ^ mirrored
        ball_x = ball // BREADTH
        ball_y = ball % BREADTH
        rows[count] = BALL_PLACES + ball
        count += 1
        walks_to_ball(s.figures, s.ball, steps)
    else:
        rows[count] = RESTART_DUE
        count += 1
    own_nearest = OUT_OF_REACH
    their_nearest = OUT_OF_REACH
    for figure in range(2 * FIGURES):
        theirs = figure // FIGURES != team
        kind = (2 if theirs else 0) + (0 if figure % FIGURES == 0 else 1)
        square = abs(turned - s.figures[figure]) ^ mirrored
        rows[count] = PLACES + kind * SQUARES + square
        count += 1
        if s.ball == NOWHERE:
            continue
        along = square // BREADTH - ball_x + LENGTH - 1
        across = square % BREADTH - ball_y + BREADTH - 1
        rows[count] = FROM_BALL + (kind * RELATIVE_X + along) * RELATIVE_Y + across
        rows[count + 1] = WALKS + kind * ROLLS + steps[figure]
        count += 2
        if theirs:
            their_nearest = min(their_nearest, steps[figure])
        else:
            own_nearest = min(own_nearest, steps[figure])
    if s.ball != NOWHERE:
        own = lowest_scoring_roll(s.figures, s.ball, steps, team)
        their = lowest_scoring_roll(s.figures, s.ball, steps, 1 - team)
        rows[count] = OWN_THREAT + own
        rows[count + 1] = THEIR_THREAT + their
        rows[count + 2] = BOTH_THREATS + own * ROLLS + their
        rows[count + 3] = BOTH_NEAREST + own_nearest * ROLLS + their_nearest
        count += 4
    return count
