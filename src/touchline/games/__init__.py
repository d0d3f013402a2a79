"""The games: every folder here, and every game another package offers.

A package offers a game with an entry point in the group ``touchline.games`` that
names its ``Game`` object.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from touchline.kernel.errors import UnknownGame
from touchline.kernel.game import Game


def _offered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="touchline.games")}


@cache
def game_names() -> tuple[str, ...]:
    """Every game installed, by name."""
    own = {path.parent.name.replace("_", "-") for path in Path(__path__[0]).glob("*/game.py")}
    return tuple(sorted(own | set(_offered())))


@cache
def find_game(name: str) -> Game:
    """The game of that name.

    >>> find_game("football-darts").title
    'Football Darts'
    """
    tidy = name.strip().lower().replace("_", "-").replace(" ", "-")
    if tidy not in game_names():
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(game_names())}", field=name)
    offered = _offered().get(tidy)
    if offered is not None:
        game = offered.load()
        assert isinstance(game, Game)
        return game
    module = importlib.import_module(f"{__name__}.{tidy.replace('-', '_')}.game")
    assert isinstance(module.GAME, Game)
    return module.GAME
