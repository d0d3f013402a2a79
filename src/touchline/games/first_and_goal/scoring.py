"""Points: touchdowns, safeties, extra points, two-point tries (FG-9.1, FG-9.2, FG-9.4, FG-9.9)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.cards import holds
from touchline.games.first_and_goal.dice import PLAY_BIT, REFEREE_BIT, throw
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, advance, clear_play
from touchline.games.first_and_goal.ids import FG_5_3, FG_7_3, FG_8_9, FG_9_1, FG_9_2, FG_9_4, FG_9_9
from touchline.games.first_and_goal.moves import EXTRA_POINT, TWO_POINT
from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    CALL,
    EXTRA_POINT_DICE,
    HAIL,
    MARY,
    OFFENSE_CARDS,
    OVER_PHASE,
    PLAYS,
    SETTLE,
    THEN_DEFENSE_TRY,
    THEN_KICKOFF,
    THEN_SAFETY_PUNT,
    THEN_TRY,
    FootballBox,
    FootballState,
    X,
)
from touchline.kernel.rule import rule

TOUCHDOWN_POINTS = 6
FIELD_GOAL_POINTS = 3
SAFETY_POINTS = 2
EXTRA_POINTS = 1
TRY_POINTS = 2
REGULAR_HALVES = 2


@rule
def add_points(s: FootballState, team: int, points: int) -> bool:
    """FG-8.9: points; in overtime the first score ends the game, and this says so."""
    s.score[team] += points
    if s.half > REGULAR_HALVES:
        s.fired |= FG_8_9
        finish(s)
        return True
    return False


@rule
def finish(s: FootballState) -> None:
    """FG-9.9: the game is over."""
    s.fired |= FG_9_9
    clear_play(s)
    s.trying = 0
    s.last_play = 0
    s.phase = OVER_PHASE


@rule
def touchdown(s: FootballState) -> None:
    """FG-9.1: six points for the side with the ball, then the try."""
    s.fired |= FG_9_1
    if not add_points(s, s.offense, TOUCHDOWN_POINTS):
        s.then = THEN_TRY
        s.phase = AFTER_PLAY


@rule
def defense_touchdown(s: FootballState) -> None:
    """FG-5.3: the defense carries a turnover in; hands change before its try."""
    s.fired |= FG_9_1 | FG_5_3
    if not add_points(s, 1 - s.offense, TOUCHDOWN_POINTS):
        s.then = THEN_DEFENSE_TRY
        s.phase = AFTER_PLAY


@rule
def safety(s: FootballState) -> None:
    """FG-9.4: two points for the defense; the offense punts from its own 20."""
    s.fired |= FG_9_4
    if not add_points(s, 1 - s.offense, SAFETY_POINTS):
        s.then = THEN_SAFETY_PUNT
        s.phase = AFTER_PLAY


@rule
def play_ends(s: FootballState, box: FootballBox) -> None:
    """FG-9.1, FG-9.4, FG-4: where a play from scrimmage ended."""
    spot = s.y - s.moved
    if s.trying:
        try_ends(s, box, spot <= 0)
    elif spot <= 0:
        touchdown(s)
    elif spot >= GOAL_TO_GOAL:
        safety(s)
    else:
        advance(s, box)


# ---- the try


@rule
def unmarked_card(s: FootballState, box: FootballBox) -> bool:
    """FG-9.2: whether the offense holds a card that a two-point try allows."""
    for play in range(PLAYS):  # noqa: SIM110 (a generator does not compile)
        if box.red_zone[play] == 0 and holds(s, box, OFFENSE_CARDS, play):
            return True
    return False


@rule
def legal_try(s: FootballState, box: FootballBox, moves: MutableSequence[int]) -> int:
    """FG-9.1, FG-9.2: kick for one; for two with an unmarked card."""
    moves[0] = EXTRA_POINT
    if not unmarked_card(s, box):
        return 1
    moves[1] = TWO_POINT
    return 2


@rule
def start_try(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-9.1: play and referee dice for the kick; FG-9.2: one play from the 2."""
    clear_play(s)
    s.y = box.try_spot
    s.down = 1
    s.to_gain = box.try_spot
    if move == EXTRA_POINT:
        s.fired |= FG_9_1
        throw(s, EXTRA_POINT_DICE, s.offense, PLAY_BIT | REFEREE_BIT, 0)
    else:
        s.fired |= FG_9_2
        s.trying = 1
        s.phase = CALL


@rule
def extra_point(s: FootballState) -> None:
    """FG-9.1: two X and the kick is blocked."""
    s.fired |= FG_9_1
    if s.icon != X or s.ref != X:
        s.score[s.offense] += EXTRA_POINTS
    s.then = THEN_KICKOFF
    s.phase = SETTLE


@rule
def try_ends(s: FootballState, box: FootballBox, good: bool) -> None:
    """FG-9.2: two points or none, and the clock runs as on any play (in rules 0.9 it stood still)."""
    s.fired |= FG_9_2
    if good:
        s.score[s.offense] += TRY_POINTS
    s.trying = 0
    s.then = THEN_KICKOFF
    s.phase = SETTLE if box.first_edition else AFTER_PLAY


@rule
def hail_mary(s: FootballState) -> None:
    """FG-7.3: one HAIL and one MARY is a touchdown; the half ends either way."""
    s.fired |= FG_7_3
    if (s.icon == HAIL and s.ref == MARY) or (s.icon == MARY and s.ref == HAIL):
        touchdown(s)
    else:
        s.phase = SETTLE
