"""Street Soccer as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from touchline.games.street_soccer.squares import NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import FIGURES, NOBODY, NORMAL_TIME, PHASES, TEAMS, Phase, SoccerState


def place_text(square: int) -> str | None:
    """A square in notation; ``None`` for nowhere."""
    return None if square == NOWHERE else SQUARE_TEXTS[square]


def team_name(team: int) -> str | None:
    """``yellow``, ``red`` or ``None`` for nobody."""
    return None if team == NOBODY else TEAMS[team]


class StreetSoccerView(TypedDict):
    """Street Soccer: squares as ``B4``, five figures a side, the goalie first."""

    phase: Phase
    """What is due."""
    score: list[int]
    """By side: yellow, red."""
    minute: int
    """1 to 25, in extra time on to 35; each has one turn a side."""
    extra_time: bool
    turn: str
    """``yellow`` or ``red``."""
    die: int | None
    """The roll in force; at the kick-off the difference of both."""
    figures: list[list[str | None]]
    """By side: the squares of its figures, the goalie's first; null: not on the board."""
    ball: str | None
    """Its square; null before the kick-off and after a goal."""
    first: str
    """The side that won the kick-off and goes first in every minute."""
    restart: str | None
    """The side that conceded and has not restarted yet."""
    last_goal: str | None
    """The side that scored last."""
    position: NotRequired[str]
    """The position in one line."""


def everything(s: SoccerState) -> StreetSoccerView:
    """The whole state, named; each side's goalie first."""
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "minute": s.minute,
        "extra_time": s.minute > NORMAL_TIME,
        "turn": TEAMS[s.turn],
        "die": s.die or None,
        "figures": [
            [place_text(each) for each in s.figures[:FIGURES]],
            [place_text(each) for each in s.figures[FIGURES:]],
        ],
        "ball": place_text(s.ball),
        "first": TEAMS[s.first],
        "restart": team_name(s.restart),
        "last_goal": team_name(s.last),
    }
