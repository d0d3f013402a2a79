"""The peers' games that a game of ours is timed beside, and the ratio we set ourselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Rival:
    """A peer's game in one of the ways it runs."""

    library: str
    game: str
    way: str
    """How the peer runs it; empty for its fastest."""
    wanted: float
    """How many times the peer's steps a second we want."""
    ours: Literal["compiled", "loop"] = "compiled"
    """What of ours is compared: compiled random play, or the environment in PettingZoo's own loop."""

    @property
    def text(self) -> str:
        """The peer in words."""
        told = {"C++": ", fastest C++", "Python": ", Python loop"}.get(self.way, ", in its own loop")
        return f"{self.library} {self.game}" + (", CPU, best batch" if self.library == "Pgx" else told)
