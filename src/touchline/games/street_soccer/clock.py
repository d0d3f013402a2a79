"""Goals and time (SS-5.1, SS-5.3): whose turn is next, and when it is over."""

from __future__ import annotations

from touchline.games.street_soccer.ids import SS_5_1, SS_5_3
from touchline.games.street_soccer.squares import NOWHERE
from touchline.games.street_soccer.state import (
    LAST_MINUTE,
    NORMAL_TIME,
    OVER_PHASE,
    RESTART,
    ROLL,
    SoccerState,
)
from touchline.kernel.rule import rule


@rule
def goal(s: SoccerState) -> None:
    """SS-5.1: a goal for the team whose turn it is; in extra time it ends the game (SS-5.3)."""
    s.fired |= SS_5_1
    s.score[s.turn] += 1
    s.last = s.turn
    s.ball = NOWHERE
    s.restart = 1 - s.turn
    if s.minute > NORMAL_TIME:
        s.fired |= SS_5_3
        full_time(s)
    else:
        end_turn(s)


@rule
def end_turn(s: SoccerState) -> None:
    """SS-5.3: the other team's turn; after both, the next minute, extra time or the end."""
    s.die = 0
    if s.turn != s.first:
        if s.minute == NORMAL_TIME or s.minute == LAST_MINUTE:
            s.fired |= SS_5_3
        if s.minute == LAST_MINUTE or (s.minute == NORMAL_TIME and s.score[0] != s.score[1]):
            full_time(s)
            return
        s.minute += 1
    s.turn = 1 - s.turn
    s.phase = RESTART if s.restart == s.turn else ROLL


@rule
def full_time(s: SoccerState) -> None:
    """SS-5.3: the game is over."""
    s.die = 0
    s.phase = OVER_PHASE


@rule
def winner(s: SoccerState) -> int:
    """SS-5.3: more goals; level, whoever scored last; 0–0: ``NOBODY``."""
    if s.score[0] > s.score[1]:
        return 0
    if s.score[1] > s.score[0]:
        return 1
    return s.last
