"""Street Soccer as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

from touchline.games.street_soccer.squares import NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import FIGURES, NOBODY, NORMAL_TIME, PHASES, TEAMS, SoccerState


def place_text(square: int) -> str | None:
    """A square in notation; ``None`` for nowhere."""
    return None if square == NOWHERE else SQUARE_TEXTS[square]


def team_name(team: int) -> str | None:
    """``yellow``, ``red`` or ``None`` for nobody."""
    return None if team == NOBODY else TEAMS[team]


def everything(s: SoccerState) -> dict[str, Any]:
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
