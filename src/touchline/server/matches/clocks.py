"""Clocks: a live bank with an increment, a correspondence bank with a cap, or none.

A clock is what the last row says of it, and is charged only by the next one.  What it shows in between is
computed, never kept.  Time in which nobody could be served (``Pauses``) is nobody's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from touchline.wire.terms import ClockTerms

Pause = tuple[int, int]
"""From when until when nobody was served, in milliseconds."""


class Pauses:
    """The stretches of time in which nobody was served, in order and without overlap."""

    def __init__(self, known: Iterable[Pause] = ()) -> None:
        self.all: list[Pause] = []
        self.replace(known)

    def replace(self, known: Iterable[Pause]) -> None:
        """Know these and no others; every clock that holds on to this object knows them too.

        >>> Pauses([(5, 9), (1, 3), (2, 4)]).all
        [(1, 4), (5, 9)]
        """
        joined: list[Pause] = []
        for began, ended in sorted(known):
            if joined and began <= joined[-1][1]:
                joined[-1] = (joined[-1][0], max(ended, joined[-1][1]))
            elif ended > began:
                joined.append((began, ended))
        self.all = joined

    def within(self, since: int, until: int) -> int:
        """How much of a stretch of time nobody was served.

        >>> Pauses([(200, 300), (900, 5000)]).within(0, 1000)
        200
        """
        lost = 0
        for began, ended in reversed(self.all):
            if ended <= since:
                break
            lost += max(0, min(until, ended) - max(since, began))
        return lost

    def after(self, since: int, spent: int) -> int:
        """When so much time will have been spent from a moment on.

        >>> Pauses([(200, 300)]).after(100, 150)
        350
        """
        until = since + spent
        for began, ended in self.all:
            if ended > since and began < until:
                until += ended - max(began, since)
        return until


@dataclass
class Clock:
    """The clocks of one match, in milliseconds."""

    terms: ClockTerms
    pauses: Pauses = field(default_factory=Pauses)
    left: list[int] = field(default_factory=list)
    """What every seat had left at ``since``."""
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

    def left_at(self, now: int) -> list[int]:
        """What every seat has left at a moment."""
        if not self.running or now <= self.since:
            return list(self.left)
        spent = now - self.since - self.pauses.within(self.since, now)
        return [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]

    def charge(self, now: int) -> None:
        """Take the time since the last row off the clocks that run: for a row that is being made."""
        self.left = self.left_at(now)
        self.since = max(now, self.since)

    def reward(self, seat: int) -> None:
        """The increment for an action."""
        if not self.ticks:
            return
        self.left[seat] += self.terms.increment * 1000
        if self.terms.cap is not None:
            self.left[seat] = min(self.left[seat], self.terms.cap * 1000)

    def fallen(self, now: int) -> int | None:
        """The seat whose time is up, the one furthest over if there are two."""
        left = self.left_at(now)
        late = [seat for seat in self.running if left[seat] <= 0]
        return min(late, key=lambda seat: (left[seat], seat)) if late else None

    def deadline(self) -> int | None:
        """When the first running clock will fall, as far as is known."""
        if not self.ticks or not self.running:
            return None
        return self.pauses.after(self.since, max(0, min(self.left[seat] for seat in self.running)))
