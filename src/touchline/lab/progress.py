"""How far a long command is: a bar on a terminal, a line now and then in a pipe or a log."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator

from touchline.kernel.message import Argument, Share
from touchline.words.languages import say

SECONDS_BETWEEN_LINES = 10.0

Tell = Callable[[int], None]
"""Called with how much more is done."""


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Tell]:
    """Tell how much of ``total`` is done, on standard error."""
    if sys.stderr.isatty():
        with _bar(what, total) as tell:
            yield tell
    else:
        lines = Lines(what, total)
        waiting = threading.Timer(SECONDS_BETWEEN_LINES, lines.tell_of_waiting)
        waiting.daemon = True
        waiting.start()
        try:
            yield lines.tell
        finally:
            waiting.cancel()


@contextlib.contextmanager
def _bar(what: str, total: int) -> Iterator[Tell]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli-train-ready"), total=total)

        def tell(count: int) -> None:
            bar.update(task, description=what, advance=count)

        yield tell


class Lines:
    """Progress in lines, not more often than somebody wants to read."""

    def __init__(self, what: str, total: int, now: Callable[[], float] = time.monotonic) -> None:
        self._what, self._total, self._now = what, total, now
        self._done = 0
        self._began = self._told = now()
        self._first: tuple[float, int] | None = None
        """When the first piece was done, and how much it was: machine code was made before it."""

    def tell(self, count: int) -> None:
        """So much more is done."""
        self._done += count
        now = self._now()
        self._first = self._first or (now, self._done)
        if now - self._told >= SECONDS_BETWEEN_LINES:
            self._told = now
            print(self.line(), file=sys.stderr, flush=True)

    def tell_of_waiting(self) -> None:
        """Say that machine code is being made, or a game solved, if nothing is done yet."""
        if self._first is None:
            print(f"{self._what}: {say('cli-train-ready')}", file=sys.stderr, flush=True)

    def line(self) -> str:
        """Where it stands."""
        share = self._done / self._total if self._total else 1.0
        told: dict[str, Argument] = {"done": self._done, "total": self._total, "share": Share(share)}
        began, before = self._first or (self._began, 0)
        since = self._done - before
        if not since:  # one piece alone: nobody knows what of it was getting ready
            return say("lab-progress-first", what=self._what, **told)
        left = (self._now() - began) / since * (self._total - self._done)
        return say("lab-progress", what=self._what, left=in_words(left), **told)


def in_words(seconds: float) -> str:
    """A span of time, roughly.

    >>> in_words(12), in_words(200), in_words(9000)
    ('12 s', '3 min', '2.5 h')
    """
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
