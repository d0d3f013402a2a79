"""The games: every folder here, and every game another package offers.

A package offers a game with an entry point in the group ``touchline.games`` that
names its ``Game`` object.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import MappingProxyType

from touchline.kernel.errors import UnknownGame
from touchline.kernel.game import Game
from touchline.kernel.message import Message

GROUP = "touchline.games"
"""Where packages offer games."""


@cache
def offers() -> Mapping[str, EntryPoint]:
    """Where every game's ``Game`` object is, by the game's name.

    The folders here are found as if each were offered by an entry point; from there on there is no difference
    between them and what packages offer.  No package replaces one of them.

    >>> offers()["football-darts"].value
    'touchline.games.football_darts.game:GAME'
    """
    own = (path.parent.name for path in sorted(Path(__path__[0]).glob("*/game.py")))
    found = [EntryPoint(folder.replace("_", "-"), f"{__name__}.{folder}.game:GAME", GROUP) for folder in own]
    return MappingProxyType({each.name: each for each in (*entry_points(group=GROUP), *found)})


@cache
def game_names() -> tuple[str, ...]:
    """Every game installed, by name."""
    return tuple(sorted(offers()))


@cache
def find_game(name: str) -> Game:
    """The game of that name.

    >>> find_game("football-darts").title
    'Football Darts'
    """
    tidy = name.strip().lower().replace("_", "-").replace(" ", "-")
    if tidy not in offers():
        raise UnknownGame(Message("play-no-game", name=repr(name), known=", ".join(game_names())), field=name)
    game = offers()[tidy].load()
    if not isinstance(game, Game):
        raise UnknownGame(Message("play-not-a-game", value=offers()[tidy].value, name=repr(tidy)), field=name)
    return game


def look_again() -> None:
    """Forget what was found: a package has come or gone while this process runs."""
    for found in (offers, game_names, find_game):
        found.cache_clear()
