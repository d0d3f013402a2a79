"""The figures printed in a game's box, and how sure we are of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

SURE = {
    "box": "certain",
    "text": "certain",
    "rulebook": "certain",
    "forced": "certain",
    "found": "likely",
    "default": "guess",
}
"""Origin → how sure we are; the words are ``play-origin-…`` and ``play-sure-…``."""

Corrections: TypeAlias = Mapping[str, object]
"""An owner's data file, read: tables by name, which each game checks for itself."""


class BoxFigure(NamedTuple):
    """One figure of the box that an owner can correct."""

    key: str
    """Where it stands in a data file: ``cards.air.decoy``."""
    value: Any
    """As TOML writes it: a number, a text, a list or a table."""
    origins: tuple[str, ...]
    """Where it comes from; one for each side where a die's faces differ in that."""

    @property
    def guessed(self) -> bool:
        """Whether any part of it is our guess."""
        return "default" in self.origins

    @property
    def sure(self) -> str:
        """How sure we are, in a word; of several sides the least sure one counts."""
        order = ("guess", "likely", "certain")
        return min((SURE[origin] for origin in self.origins), key=order.index)


def table_of(data: Corrections | None, name: str) -> Mapping[str, Any]:
    """A table of a checked data file; empty where the owner left it out.

    >>> table_of({"dice": {"rb": {}}}, "dice"), table_of(None, "dice")
    ({'rb': {}}, {})
    """
    found = (data or {}).get(name, {})
    assert isinstance(found, Mapping)
    return found
