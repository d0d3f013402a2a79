"""The matches of a season: one to be played, and one that has been played or was awarded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from touchline.kernel.message import Message, plain


@dataclass(frozen=True)
class Fixture:
    """One match to be played."""

    week: int
    """1 is the first; the play-offs go on after the last week of the schedule."""
    home: str
    away: str
    stage: str = ""
    """``quarter-final`` …; empty in the weeks of the schedule."""
    neutral: bool = False
    again: int = 0
    """How often it has been replayed because it ended level and may not."""

    @property
    def decisive(self) -> bool:
        """Whether somebody must win."""
        return bool(self.stage)


LATE, AWARDED = "late", "awarded"
"""Notes on a match: bots played it after the deadline, or the commissioner awarded it."""


def noted(note: str) -> Message:
    """A note on a match, to be said; seasons kept by former versions have a sentence there."""
    return Message(f"season-note-{note}") if note in (LATE, AWARDED) else plain(note)


@dataclass(frozen=True)
class Result:
    """A match that has been played, or was awarded."""

    week: int
    home: str
    away: str
    score: tuple[int, int]
    returns: tuple[int, int]
    """+1, 0, −1 for home and away."""
    by: tuple[str, str]
    """Who coached: a person or a level."""
    seed: int | None = None
    record: str = ""
    """The match itself, to be replayed; empty when it was awarded."""
    note: str = ""
    """``late`` or ``awarded``; seasons kept by former versions have a sentence."""
    figures: tuple[Mapping[str, int], Mapping[str, int]] = field(default_factory=lambda: ({}, {}))
    """The box score of home and away."""

    @property
    def winner(self) -> str:
        """The team that won; empty after a draw."""
        return self.home if self.returns[0] > 0 else self.away if self.returns[1] > 0 else ""
