"""Opponents: from gentle to mathematically perfect, all behind one small interface.

A game declares its bots as ``parts.bots``, a table of makers by level, weakest first.  Every game has ``random``.
"""

from __future__ import annotations

from collections.abc import Callable

from touchline.bots.base import (
    Bot,
    RandomBot,
    Turn,
    asked,
    asks_for_past,
    described,
    get_ready,
    notice_of,
    turn_at,
    turn_of,
)
from touchline.bots.compiling import is_plain, travels
from touchline.games import find_game
from touchline.kernel.entry_points import has_machine_code
from touchline.kernel.errors import BadOption
from touchline.kernel.hosted import is_hosted
from touchline.kernel.message import Message

__all__ = [
    "Bot",
    "RandomBot",
    "Turn",
    "asked",
    "asks_for_past",
    "described",
    "former_levels",
    "gentle",
    "get_ready",
    "levels",
    "looks_back",
    "make_bot",
    "notice_of",
    "plain_levels",
    "travelling_levels",
    "turn_at",
    "turn_of",
]


def _makers(game_name: str) -> dict[str, Callable[[int], Bot]]:
    own = find_game(game_name).parts.bots
    every = {"random": RandomBot, **(own.load() if own else {})}
    if has_machine_code() and not is_hosted():
        return every
    there = travels if is_hosted() else is_plain
    return {level: each for level, each in every.items() if there(each)}


def levels(game_name: str) -> list[str]:
    """The levels of opponents a game has, weakest first.

    >>> levels("football-darts")[0]
    'random'
    """
    return list(_makers(game_name))


def plain_levels(game_name: str) -> list[str]:
    """Those that need no machine code: they play at once wherever Python does.

    >>> plain_levels("street-soccer")
    ['random', 'beginner', 'club']
    """
    return [level for level, maker in _makers(game_name).items() if is_plain(maker)]


def travelling_levels(game_name: str) -> list[str]:
    """Those that play in a browser: without machine code, or with some that a site carries.

    >>> travelling_levels("street-soccer")
    ['random', 'beginner', 'club', 'master']
    """
    return [level for level, maker in _makers(game_name).items() if travels(maker)]


def former_levels(game_name: str) -> list[str]:
    """Those of former releases that still answer move by move: nobody meets them but on the ladder.

    >>> former_levels("first-and-goal")
    ['former']
    """
    return list(_formers(game_name))


def _formers(game_name: str) -> dict[str, Callable[[int], Bot]]:
    own = find_game(game_name).parts.former_bots
    return dict(own.load()) if own else {}


def looks_back(game_name: str, level: str) -> bool:
    """Whether a level goes by the past of its match, so that a position alone does not show what it can.

    >>> looks_back("first-and-goal", "scout"), looks_back("first-and-goal", "master")
    (True, False)
    """
    return asks_for_past(_makers(game_name).get(level))


def gentle(game_name: str) -> str:
    """The level for somebody who plays for the first time: the weakest that knows what it does.

    >>> gentle("football-darts")
    'rookie'
    """
    return levels(game_name)[:2][-1]


def make_bot(game_name: str, level: str, seed: int = 0) -> Bot:
    """The opponent of that level; the same seed plays the same moves."""
    makers = _makers(game_name)
    if level not in makers:
        makers |= _formers(game_name)
    if level not in makers:
        raise BadOption(
            Message("bots-no-level", level=repr(level), game=game_name, known=", ".join(makers)), field="level"
        )
    return makers[level](seed)
