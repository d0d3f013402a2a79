"""Opponents: from gentle to mathematically perfect, all behind one small interface.

A game's bots live in the module of its name here (``bots/football_darts.py``) and are
listed in that module's ``LEVELS``, weakest first.  Every game has ``random``.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable

from touchline.bots.base import Bot, RandomBot, Turn, get_ready, notice_of, turn_at, turn_of
from touchline.kernel.errors import BadOption

__all__ = ["Bot", "RandomBot", "Turn", "gentle", "get_ready", "levels", "make_bot", "notice_of", "turn_at", "turn_of"]


def _makers(game_name: str) -> dict[str, Callable[[int], Bot]]:
    makers: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
    module = f"{__name__}.{game_name.replace('-', '_')}"
    if importlib.util.find_spec(module) is not None:
        makers |= importlib.import_module(module).LEVELS
    return makers


def levels(game_name: str) -> list[str]:
    """The levels of opponents a game has, weakest first.

    >>> levels("football-darts")[0]
    'random'
    """
    return list(_makers(game_name))


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
        raise BadOption(f"there is no level {level!r} for {game_name}; there is: {', '.join(makers)}", field="level")
    return makers[level](seed)
