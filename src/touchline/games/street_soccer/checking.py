"""Whether a position written by a person can stand: figures, ball and die that fit together."""

from __future__ import annotations

from touchline.games.street_soccer.actions import ACTIONS, PASS
from touchline.games.street_soccer.dead_ball import legal_dead_ball_kicks
from touchline.games.street_soccer.fair_play import before_own_goal
from touchline.games.street_soccer.setup import FINE, next_to_place, objection, placed
from touchline.games.street_soccer.squares import FIELD_OF, NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import (
    FIGURES,
    KICK_OFF,
    MOVE,
    NOBODY,
    NORMAL_TIME,
    OVER_PHASE,
    RED,
    RED_DIE,
    RESTART,
    RESTART_KICK,
    RESTART_ROLL,
    ROLL,
    SET_UP,
    TEAMS,
    YELLOW,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.errors import BadPosition
from touchline.kernel.message import Message

BEFORE_KICK_OFF = (SET_UP, YELLOW_DIE, RED_DIE, KICK_OFF)
WITH_GOALIE = (RESTART_ROLL, RESTART_KICK)
WITH_DIE = (RED_DIE, KICK_OFF, MOVE, RESTART_KICK)


def check_position(s: SoccerState, box: SoccerBox) -> None:
    """Raise ``BadPosition`` naming the field at fault.

    A figure may be missing (``-``): studies and problems are set with fewer figures.
    """
    standing = [each for each in s.figures if each != NOWHERE]
    for square in standing:
        if standing.count(square) > 1:
            raise BadPosition(
                Message("ss-two-figures-on", square=SQUARE_TEXTS[square]), field="figures", rules=["SS-2.2"]
            )
    if s.phase == SET_UP:
        _check_set_up(s, box)
    _check_ball(s, standing)
    if (s.die > 0) != (s.phase in WITH_DIE):
        raise BadPosition(Message("ss-no-die-yet"), field="die", rules=["SS-3.1"])
    if s.phase == RESTART_KICK and s.die == 1:
        raise BadPosition(Message("ss-no-one-at-restart"), field="die", rules=["SS-5.2"])
    _check_restart(s)
    _check_score(s)
    if s.phase in (YELLOW_DIE, RED_DIE, KICK_OFF):
        _check_kickers(s, box)


def _check_kickers(s: SoccerState, box: SoccerBox) -> None:
    """SS-2.3: whoever may win the kick-off has somebody in the circle who can take it."""
    for team in (YELLOW, RED) if s.phase != KICK_OFF else (s.turn,):
        trial = s.copy()
        trial.phase, trial.turn, trial.die = KICK_OFF, team, 1
        moves = [0] * ACTIONS
        legal_dead_ball_kicks(trial, box, moves)
        if moves[0] == PASS:
            raise BadPosition(Message("ss-nobody-kicks-off", team=TEAMS[team]), field="figures", rules=["SS-2.3"])


def _check_set_up(s: SoccerState, box: SoccerBox) -> None:
    """SS-2.1, SS-2.2: everybody who stands could have been placed there, and the right coach is next."""
    standing = placed(s)
    if standing == 2 * FIGURES or s.turn != next_to_place(box, standing):
        raise BadPosition(Message("ss-not-the-placer", team=TEAMS[s.turn]), field="turn", rules=["SS-2.1"])
    reds = sum(next_to_place(box, each) for each in range(standing))
    if reds != sum(each != NOWHERE for each in s.figures[FIGURES:]):
        raise BadPosition(Message("ss-not-in-turn"), field="figures", rules=["SS-2.1"])
    trial = SoccerState()
    for index, square in enumerate(s.figures):
        if square != NOWHERE:
            trial.turn = index // FIGURES
            goalie = index % FIGURES == 0
            if objection(trial, box, square) != FINE or goalie != before_own_goal(trial.turn, square):
                raise BadPosition(
                    Message("ss-nobody-on", square=SQUARE_TEXTS[square]), field="figures", rules=["SS-2.2"]
                )
            trial.figures[index] = square


def _check_ball(s: SoccerState, standing: list[int]) -> None:
    """SS-4.4: the ball rests on an empty square of the field, or waits with the goalie."""
    if s.ball == NOWHERE:
        if s.phase in WITH_GOALIE or (s.phase in (ROLL, MOVE) and s.restart == NOBODY):
            raise BadPosition(Message("ss-where-is-the-ball"), field="ball", rules=["SS-4.4"])
        return
    if s.phase in BEFORE_KICK_OFF or s.phase == RESTART:
        raise BadPosition(Message("ss-ball-not-yet"), field="ball", rules=["SS-2.3", "SS-5.2"])
    if s.phase in WITH_GOALIE:
        if s.ball != s.figures[s.turn * FIGURES] or not before_own_goal(s.turn, s.ball):
            raise BadPosition(Message("ss-ball-with-goalie"), field="ball", rules=["SS-5.2"])
    elif FIELD_OF[s.ball] < 0 or s.ball in standing:
        raise BadPosition(Message("ss-ball-on-empty-square"), field="ball", rules=["SS-4.4"])


def _check_restart(s: SoccerState) -> None:
    """SS-5.2: a restart is due to the team that conceded, and only while the ball is not in play."""
    if s.restart == NOBODY:
        if s.phase in (RESTART, *WITH_GOALIE):
            raise BadPosition(Message("ss-whose-restart"), field="restart", rules=["SS-5.2"])
        return
    if s.phase in (RESTART, *WITH_GOALIE) and s.restart != s.turn:
        raise BadPosition(Message("ss-conceded-restarts"), field="restart", rules=["SS-5.2"])
    if s.phase in (ROLL, MOVE) and (s.restart == s.turn or s.ball != NOWHERE):
        raise BadPosition(Message("ss-restart-without-ball"), field="restart", rules=["SS-5.2"])
    if s.phase in BEFORE_KICK_OFF:
        raise BadPosition(Message("ss-nobody-conceded"), field="restart", rules=["SS-5.2"])


def _check_score(s: SoccerState) -> None:
    """SS-5.3: somebody scored last if anybody scored; extra time is level until a goal ends it."""
    if (s.last == NOBODY) != (s.score[0] + s.score[1] == 0) or (s.last != NOBODY and s.score[s.last] == 0):
        raise BadPosition(Message("ss-last-misfits"), field="last", rules=["SS-5.3"])
    if s.minute > NORMAL_TIME and s.phase != OVER_PHASE and s.score[0] != s.score[1]:
        raise BadPosition(Message("ss-extra-time-level"), field="score", rules=["SS-5.3"])
    if s.phase in BEFORE_KICK_OFF and (s.minute > 1 or s.score[0] + s.score[1] > 0):
        raise BadPosition(Message("ss-nothing-before-kick-off"), field="minute", rules=["SS-5.3"])
