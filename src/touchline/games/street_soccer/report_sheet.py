"""Street Soccer for analysts."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK
from touchline.games.street_soccer.squares import BREADTH, LENGTH
from touchline.games.street_soccer.state import (
    MOVE,
    NORMAL_TIME,
    RED_DIE,
    SET_UP,
    YELLOW,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.draws import below
from touchline.kernel.message import Message
from touchline.kernel.rule import rule
from touchline.lab.sheets import Sheet


@rule
def won_the_kick_off(s: SoccerState, box: SoccerBox, seat: int) -> int:
    """SS-2.3: the team that goes first in every minute."""
    if s.phase == SET_UP or s.phase == YELLOW_DIE or s.phase == RED_DIE:
        return -1
    return s.first


@rule
def striker(s: SoccerState, box: SoccerBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """A goal whenever there is one, else the ball as far forward as it goes, else any move."""
    chosen = moves[below(key, draw, count)]
    if s.phase != MOVE:
        return chosen
    farthest = 0
    for k in range(count):
        end = moves[k] % A_FIGURE
        if end == GOAL:
            return moves[k]
        if end >= KICK:
            column = (end - KICK) // BREADTH
            forward = 1 + (column if s.turn == YELLOW else LENGTH - 1 - column)
            if forward > farthest:
                farthest = forward
                chosen = moves[k]
    return chosen


@rule
def poacher(s: SoccerState, box: SoccerBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """A goal whenever there is one, else any move."""
    if s.phase == MOVE:
        for k in range(count):
            if moves[k] % A_FIGURE == GOAL:
                return moves[k]
    return moves[below(key, draw, count)]


def kind_of_move(text: str) -> str:
    """A move as a goal, a kick or a walk; squares of the set-up as they are."""
    if "goal" in text.lower():
        return "goal"
    return "kick" if "*" in text else ("walk" if "-" in text else text)


SHEET = Sheet(
    first=won_the_kick_off,
    first_means=Message("ss-went-first"),
    policies={"poacher": poacher, "striker": striker},
    strongest="striker",
    choice=kind_of_move,
    period="minute",
    regulation=lambda box: NORMAL_TIME,
)
