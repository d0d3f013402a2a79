"""Turns: whoever sends much waits for their own, and the others do not wait for them.

An event loop serves in the order of arrival.  Sixteen requests of one address that take ten milliseconds each would
stand before everybody else's next move; so of each address one request, or one piece of a long one, begins in a pass
of the loop, and while the loop is busy the next begins when the address's share of its time allows.  A
little is free, so that a page and a move never wait.

>>> async def three() -> list[int]:
...     turns, begun = Turns((1000.0, 1000.0), (1000.0, 1000.0)), []
...     async def come(number: int) -> None:
...         await turns.wait("a")
...         begun.append(number)
...     await asyncio.gather(*(come(number) for number in range(3)))
...     return begun
>>> asyncio.run(three())
[0, 1, 2]
"""

from __future__ import annotations

import asyncio
from collections import deque

from touchline.server.operations.buckets import Buckets
from touchline.server.operations.metrics import Metrics

LONGEST_LINE = 64
"""Requests of one address that wait."""


class Turns:
    """The line of each address."""

    def __init__(self, pace: tuple[float, float], busy: tuple[float, float], metrics: Metrics | None = None) -> None:
        self._used = Buckets("work", pace, metrics)
        self._busy = Buckets("busy", busy)
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}
        """Who waits, for every address of which somebody has begun in this pass or waits."""

    def used(self, key: str, milliseconds: float) -> None:
        """So much of the loop's time went to an address."""
        self._used.charge(key, milliseconds)
        self._busy.charge("", milliseconds)

    def _pause(self, key: str) -> float:
        """Seconds that an address waits; as long as there is time to spare, nobody does."""
        return self._used.owed_for(key) if self._busy.owed_for("") else 0.0

    async def wait(self, key: str, *, first: bool = False) -> None:
        """Until it is this one's turn: at once, if nobody of the address is before and not too much was used.

        ``first`` goes before all who wait: what has begun is ended before more is begun.  Where too many wait, the
        rest is refused.
        """
        loop = asyncio.get_running_loop()
        if key not in self._lines:
            self._lines[key] = deque()
            pause = self._pause(key)
            if not pause:
                loop.call_soon(self._next, loop, key)
                return
            loop.call_later(pause, self._next, loop, key)
        elif not first and len(self._lines[key]) >= LONGEST_LINE:
            self._used.refuse(max(1.0, self._pause(key)))
        turn: asyncio.Future[None] = loop.create_future()
        (self._lines[key].appendleft if first else self._lines[key].append)(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop, key: str) -> None:
        """Let one begin.  It does so before the next is looked at: both are called in the order of asking."""
        line = self._lines[key]
        while line and line[0].done():  # gone away
            line.popleft()
        if not line:
            del self._lines[key]
            return
        pause = self._pause(key)
        if pause:
            loop.call_later(pause, self._next, loop, key)
            return
        line.popleft().set_result(None)
        loop.call_soon(self._next, loop, key)
