"""The laboratory: millions of games, pictures, and as many machines as you like.

>>> from touchline.lab import simulate
>>> played = simulate("football-darts", 1000, seed=7)
>>> played.frame().select("game_id", "home_score", "away_score", "result").row(0)
(0, 0, 7, -7)

Names are loaded when they are first used.  Frames, pictures and ratings need ``pip install touchline[lab]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.kernel.on_demand import names_of

if TYPE_CHECKING:
    from touchline.lab.batch import BatchGames
    from touchline.lab.report import write_report
    from touchline.lab.simulation import Simulation, simulate
    from touchline.lab.tournament import Tournament

__all__ = ["BatchGames", "Simulation", "Tournament", "simulate", "write_report"]

__getattr__ = names_of(
    __name__,
    {
        "BatchGames": "touchline.lab.batch",
        "Simulation": "touchline.lab.simulation",
        "Tournament": "touchline.lab.tournament",
        "simulate": "touchline.lab.simulation",
        "write_report": "touchline.lab.report",
    },
)
