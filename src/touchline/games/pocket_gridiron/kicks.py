"""Touchdowns, field goals and tries (PG-5)."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import BLACK, PAT_BLOCK, SIDES, WHITE
from touchline.games.pocket_gridiron.drives import DOWNS, clear_play, new_play, next_drive
from touchline.games.pocket_gridiron.ids import PG_5_1, PG_5_2
from touchline.games.pocket_gridiron.state import FIELD_GOAL, PAT, TRY, GridironBox, GridironState
from touchline.kernel.rule import rule

TOUCHDOWN_POINTS, FIELD_GOAL_POINTS, PAT_POINTS, TWO_POINTS = 6, 3, 1, 2
GOOD_FROM = 5
"""PG-5.1: what a field goal needs on the black die, the bonus added."""


@rule
def kick_field_goal(s: GridironState) -> None:
    """PG-5.1: on 4th down instead of a play, or on a set play."""
    s.fired |= PG_5_1
    s.scrambles = 0
    s.phase = FIELD_GOAL


@rule
def field_goal_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-5.1: three points with 5 or 6, the set-play bonus added; good or not, the drive is over."""
    s.fired |= PG_5_1
    if box.value[BLACK * SIDES + face] + s.bonus >= GOOD_FROM:
        s.score[s.offense] += FIELD_GOAL_POINTS
    next_drive(s, box)


@rule
def touchdown(s: GridironState, box: GridironBox) -> None:
    """PG-5.2: six points and a try; when this was the try, two points and no more."""
    s.fired |= PG_5_2
    if s.trying:
        s.score[s.offense] += TWO_POINTS
        next_drive(s, box)
        return
    s.score[s.offense] += TOUCHDOWN_POINTS
    clear_play(s)
    s.down = DOWNS
    s.sacks = 0
    s.phase = TRY


@rule
def choose_try(s: GridironState, two: bool) -> None:
    """PG-5.2: a kick for one point, or a play for two."""
    s.fired |= PG_5_2
    if two:
        s.trying = 1
        new_play(s)
    else:
        s.phase = PAT


@rule
def pat_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-5.2: the point is good unless the defense shows PAT Block."""
    s.fired |= PG_5_2
    if box.kind[WHITE * SIDES + face] != PAT_BLOCK:
        s.score[s.offense] += PAT_POINTS
    next_drive(s, box)
