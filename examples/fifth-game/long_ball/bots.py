"""Two opponents: a crowd favourite and a perfect one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from touchline.bots.base import Bot, Turn
from touchline.bots.solved import SolvedBot
from touchline.kernel.message import Message


class KickAndRush:
    """Never looks at the score."""

    name = "kick-and-rush"
    description = Message("lb-kick-and-rush")

    def __init__(self, seed: int = 0) -> None:
        """A seed as every bot takes one; this one has no use for it."""

    def choose(self, turn: Turn) -> str:
        """The boldest thing there is."""
        return next(move for move in ("press", "shot", "long", "short") if move in turn.legal)


LEVELS: dict[str, Callable[[int], Bot]] = {
    "kick-and-rush": KickAndRush,
    "perfect": partial(SolvedBot, name="perfect", loss=0.0),
}
