"""The clock at the table: how long each side has thought, thrown and rolled.

It always counts.  With a bank (``20+10``: twenty minutes a side and ten seconds for every
entry) it also counts down and says when a side's time is up; what follows from that is
for the people at the table to decide.  The seconds of an entry are written into its comment,
``{[%emt 0 0:00:07]}``, so that a closed match goes on with the time already used.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.play.record import Record
from touchline.words.languages import say

USED = re.compile(r"\[%emt (?P<side>\d+) (?P<hours>\d+):(?P<minutes>\d\d):(?P<seconds>\d\d)\]")
BANK = re.compile(r"^(?P<minutes>\d{1,3}(?:\.\d+)?)(?:\+(?P<increment>\d{1,4}))?$")


@dataclass(frozen=True)
class Bank:
    """What a side may use: some seconds, and some more for every entry."""

    seconds: float
    increment: int = 0

    @classmethod
    def parse(cls, text: str) -> Bank:
        """``20`` is twenty minutes a side, ``20+10`` adds ten seconds an entry.

        >>> Bank.parse("20+10")
        Bank(seconds=1200.0, increment=10)
        """
        found = BANK.match(text.strip())
        if found is None or float(found["minutes"]) == 0:
            raise BadOption(Message("prompt-clock-form", text=repr(text)))
        return cls(60 * float(found["minutes"]), int(found["increment"] or 0))

    def text(self) -> str:
        """As ``parse`` reads it."""
        return f"{self.seconds / 60:g}" + (f"+{self.increment}" if self.increment else "")


class MatchClock:
    """One stopwatch a side, at most one of them running."""

    def __init__(self, sides: int, bank: Bank | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.bank = bank
        self.used = [0.0] * sides
        self.entries = [0] * sides
        """How many entries each side was timed for."""
        self._now = now
        self._running: int | None = None
        self._since = 0.0

    @property
    def running(self) -> int | None:
        """The side whose time runs."""
        return self._running

    def start(self, side: int | None) -> None:
        """Let this side's time run (``None``: nobody's); a side already running runs on."""
        if side != self._running:
            self._running, self._since = side, self._now()

    def stop(self) -> tuple[int, int] | None:
        """End the turn: the side and its whole seconds, for the record."""
        if self._running is None:
            return None
        side, seconds = self._running, round(self._now() - self._since)
        self._running = None
        self.used[side] += seconds
        self.entries[side] += 1
        return side, seconds

    def this_turn(self) -> float:
        """Seconds since the running side's turn began."""
        return 0.0 if self._running is None else self._now() - self._since

    def spent(self, side: int) -> float:
        """Seconds a side has used, the present turn included."""
        return self.used[side] + (self.this_turn() if side == self._running else 0.0)

    def left(self, side: int) -> float | None:
        """Seconds a side has left, negative when it has overstepped; ``None`` without a bank."""
        if self.bank is None:
            return None
        return self.bank.seconds + self.bank.increment * self.entries[side] - self.spent(side)

    def text(self, names: Sequence[str]) -> str:
        """Both sides' times in a line."""
        words = []
        for side, name in enumerate(names):
            left = self.left(side)
            if left is None:
                words.append(f"{name} {as_time(self.spent(side))}")
            elif left >= 0:
                words.append(say("prompt-clock-left", who=name, time=as_time(left)))
            else:
                words.append(say("prompt-clock-up", who=name, time=as_time(-left)))
        return " · ".join(words)

    def remember(self, record: Record) -> None:
        """Take up the times that a record holds."""
        for entry in record.entries:
            if found := USED.search(entry.comment):
                side = int(found["side"])
                if side < len(self.used):
                    self.used[side] += 3600 * int(found["hours"]) + 60 * int(found["minutes"]) + int(found["seconds"])
                    self.entries[side] += 1


def used_text(side: int, seconds: int) -> str:
    """The time of an entry as its comment holds it.

    >>> used_text(1, 3671)
    '[%emt 1 1:01:11]'
    """
    return f"[%emt {side} {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}]"


def as_time(seconds: float) -> str:
    """Minutes and seconds as a scoreboard shows them.

    >>> as_time(65.4), as_time(3671)
    ('1:05', '1:01:11')
    """
    whole = int(seconds)
    hours = f"{whole // 3600}:{whole // 60 % 60:02}" if whole >= 3600 else str(whole // 60)
    return f"{hours}:{whole % 60:02}"
