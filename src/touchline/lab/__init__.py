"""The laboratory: millions of games, pictures, and as many machines as you like.

>>> from touchline.lab import simulate
>>> played = simulate("football-darts", 1000, seed=7)
>>> played.frame().select("game_id", "home_score", "away_score", "result").row(0)
(0, 0, 7, -7)

Names are loaded when they are first used.  Frames, pictures and ratings need ``pip install touchline[lab]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from touchline.lab.batch import BatchGames
    from touchline.lab.report import write_report
    from touchline.lab.simulation import Simulation, simulate
    from touchline.lab.tournament import Tournament

__all__ = ["BatchGames", "Simulation", "Tournament", "simulate", "write_report"]

_HOMES = {
    "BatchGames": "touchline.lab.batch",
    "Simulation": "touchline.lab.simulation",
    "Tournament": "touchline.lab.tournament",
    "simulate": "touchline.lab.simulation",
    "write_report": "touchline.lab.report",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from touchline.kernel.extras import load

    return load(_HOMES[name], name)
