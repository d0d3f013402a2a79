"""Clocks: a live bank with an increment, a correspondence bank with a cap, or none.

A clock is charged when something happens, from times that are in the rows.  Time in
which no server ran (``pauses``) is nobody's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, Field

Pause = tuple[int, int]
"""From when until when no server ran, in milliseconds."""


class ClockTerms(BaseModel):
    """How time is counted in a match.  All in seconds.

    ``live``: every seat has ``bank``; each action adds ``increment``.
    ``correspondence``: the same with days for seconds, and never more than ``cap``, as on Little Golem
    (240 hours, 36 more a move, never above 360).
    """

    kind: Literal["none", "live", "correspondence"] = "none"
    bank: int = Field(default=300, ge=10, le=60 * 86_400)
    increment: int = Field(default=5, ge=0, le=14 * 86_400)
    cap: int | None = Field(default=None, ge=10, le=60 * 86_400)


LITTLE_GOLEM = ClockTerms(kind="correspondence", bank=240 * 3600, increment=36 * 3600, cap=360 * 3600)


def paused(since: int, until: int, pauses: Iterable[Pause]) -> int:
    """How much of a stretch of time no server ran.

    >>> paused(0, 1000, [(200, 300), (900, 5000)])
    200
    """
    return sum(max(0, min(until, ended) - max(since, began)) for began, ended in pauses)


@dataclass
class Clock:
    """The clocks of one match, in milliseconds."""

    terms: ClockTerms
    left: list[int] = field(default_factory=list)
    running: frozenset[int] = frozenset()
    """The seats whose time is passing."""
    since: int = 0
    """From when on."""

    @property
    def ticks(self) -> bool:
        """Whether time is counted at all."""
        return self.terms.kind != "none"

    def wind(self, seats: int, now: int) -> None:
        """Every bank full, none running."""
        self.left = [self.terms.bank * 1000] * seats
        self.since = now

    def charge(self, now: int, pauses: Iterable[Pause] = ()) -> None:
        """Take the time since the last event off the clocks that run."""
        if self.running and now > self.since:
            spent = now - self.since - paused(self.since, now, pauses)
            for seat in self.running:
                self.left[seat] -= spent
        self.since = max(now, self.since)

    def reward(self, seat: int) -> None:
        """The increment for an action."""
        if not self.ticks:
            return
        self.left[seat] += self.terms.increment * 1000
        if self.terms.cap is not None:
            self.left[seat] = min(self.left[seat], self.terms.cap * 1000)

    def fallen(self) -> int | None:
        """The seat whose time is up, the one furthest over if there are two."""
        late = [seat for seat in self.running if self.left[seat] <= 0]
        return min(late, key=lambda seat: (self.left[seat], seat)) if late else None

    def deadline(self) -> int | None:
        """When the first running clock will fall."""
        if not self.ticks or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)
