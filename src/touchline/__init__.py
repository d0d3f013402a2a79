"""Touchline: the home of tabletop football.

>>> import touchline
>>> match = touchline.Match("football-darts", seed=7)
>>> match.roll("heads").play("receive").roll("T20").headline()
'Q1 · Player 1 0 – 0 Player 2 · Player 1 at OPP 10, dart 2 of 4, 10 to go'

Names are loaded when they are first used, so that importing the package costs nothing.  Where Gymnasium was imported
before, its ``make`` knows our games from now on.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from touchline.kernel.on_demand import names_of

if TYPE_CHECKING:
    from touchline.games import find_game, game_names
    from touchline.kernel.errors import TouchlineError
    from touchline.play.match import Match
    from touchline.play.record import Record

__version__ = "1.0.0"
__all__ = ["Match", "Record", "TouchlineError", "__version__", "find_game", "game_names"]

__getattr__ = names_of(
    __name__,
    {
        "Match": "touchline.play.match",
        "Record": "touchline.play.record",
        "TouchlineError": "touchline.kernel.errors",
        "find_game": "touchline.games",
        "game_names": "touchline.games",
    },
)

if sys.modules.get("gymnasium") is not None:
    import importlib

    importlib.import_module("touchline.envs.registration").register()
