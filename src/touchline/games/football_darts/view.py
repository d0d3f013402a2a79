"""Football Darts as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

from touchline.games.football_darts.state import PHASES, DartsState
from touchline.games.football_darts.text import spot_text


def everything(s: DartsState) -> dict[str, Any]:
    """The whole state, named."""
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "offense": s.offense,
        "pos": s.pos,
        "spot": spot_text(s.pos) if s.pos < 100 else "GOAL",
        "needed": 100 - s.pos,
        "dart": s.dart,
        "drive": s.drive,
        "quarter": s.quarter,
        "first": s.first,
        "aim": s.aim,
    }
