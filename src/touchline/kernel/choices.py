"""One choice of a game: as the rules know it, as the record writes it, and who may know it."""

from __future__ import annotations

from typing import NamedTuple

from touchline.kernel.message import Message


class Choice(NamedTuple):
    """A move or an outcome as the rules know it, and as the record writes it."""

    value: int
    text: str


class Secret(NamedTuple):
    """A choice that not everybody may know."""

    seats: tuple[int, ...]
    """The seats that know it."""
    until: str
    """``reveal`` (the next revealing step) or ``over`` (the end of the game)."""
    shown: str
    """What everybody else reads instead."""
    told: Message | None = None
    """The same as people say it; as it stands in the record where the game says nothing else."""
