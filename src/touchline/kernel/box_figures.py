"""The figures printed in a game's box, and how sure we are of each."""

from __future__ import annotations

from typing import Any, NamedTuple

SURE = {
    "box": ("certain", "read off the real thing by its owner"),
    "text": ("certain", "printed in the rules"),
    "rulebook": ("certain", "printed in the rules"),
    "forced": ("certain", "the only reading the printed rules allow"),
    "found": ("likely", "from public material, cross-checked"),
    "default": ("guess", "our own figure, the true one being unknown to us"),
}
"""Origin → how sure we are, and why."""


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
        return min((SURE[origin][0] for origin in self.origins), key=order.index)
