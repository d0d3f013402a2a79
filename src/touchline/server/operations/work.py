"""What somebody costs: the time their requests keep the interpreter busy, the bytes they store, the processes they use.

A *tab* is opened at the door for whoever comes in, by address and, once it is known, by account.  It goes
wherever the request goes: into the tasks it starts, into the bots it wakes.
Everything is written on it after it was used; whoever owes too much is served again when that is paid off.
What takes long is done in pieces, each in its turn.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from touchline.server.operations.limits import Limits

T = TypeVar("T")

_open: ContextVar[Tab | None] = ContextVar("tab", default=None)
PIECE_SECONDS = 0.002
"""Of something long, before the others have their turn."""


class Tab:
    """What one address, and perhaps one account, has used."""

    def __init__(self, limits: Limits, address: str, account: str = "") -> None:
        self._limits = limits
        self._keys = [address]
        if account:
            self.also(account)

    def also(self, account: str) -> None:
        """The account behind it has become known: it pays too."""
        key = f"account:{account}"
        if key not in self._keys:
            self._keys.append(key)
            self._limits.work.check(key)

    @property
    def keys(self) -> tuple[str, ...]:
        """By what names it is kept."""
        return tuple(self._keys)

    def check(self) -> None:
        """Whoever has used too much work waits."""
        for key in self._keys:
            self._limits.work.check(key)

    def check_room(self) -> None:
        """Whoever has as many sockets and streams as they may gets no more."""
        self._limits.check_room(self._keys[0])

    def check_storing(self) -> None:
        """Whoever has stored too much stores no more for a while."""
        for key in self._keys:
            self._limits.stored.check(key)

    def check_processes(self) -> None:
        """Whoever has kept processes busy for too long waits."""
        for key in self._keys:
            self._limits.processes.check(key)

    async def turn(self, *, begun: bool = False) -> None:
        """Wait until it is this address's turn; what has begun goes before what has not."""
        if self._limits.turns is not None:
            await self._limits.turns.wait(self._keys[0], first=begun)

    def worked(self, seconds: float) -> None:
        """The interpreter was busy for so long."""
        if self._limits.turns is not None:
            self._limits.turns.used(self._keys[0], seconds * 1000)
        for key in self._keys:
            self._limits.work.charge(key, seconds * 1000)

    def stored(self, count: int) -> None:
        """So many bytes were written for good."""
        for key in self._keys:
            self._limits.stored.charge(key, count)

    def processed(self, seconds: float) -> None:
        """A worker process was busy for so long."""
        for key in self._keys:
            self._limits.processes.charge(key, seconds)


def current() -> Tab | None:
    """The tab of whoever is being served; nobody's for what the server does by itself."""
    return _open.get()


async def on_tab(tab: Tab, work: Coroutine[Any, Any, T]) -> T:
    """Do something and write on the tab how long it kept the interpreter busy."""
    before = _open.set(tab)
    try:
        return await _timed(tab, work)  # type: ignore[no-any-return]
    finally:
        _open.reset(before)


def carried(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """The same work for a task of its own, on the tab of whoever starts it."""
    tab = _open.get()
    return work if tab is None else on_tab(tab, work)


@types.coroutine
def _timed(tab: Tab, work: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """Drive a coroutine from one pause to the next, and time what lies between.

    A request pauses a dozen times; little pieces are written down together, so that keeping the books costs less than
    what is in them.
    """
    given: Any = None
    thrown: BaseException | None = None
    owed = 0.0
    try:
        while True:
            began = time.thread_time()
            try:
                pause = work.send(given) if thrown is None else work.throw(thrown)
            except StopIteration as done:
                return done.value
            finally:
                owed += time.thread_time() - began
            if owed > PIECE_SECONDS:
                tab.worked(owed)
                owed = 0.0
            given = thrown = None
            try:
                given = yield pause
            except GeneratorExit:
                work.close()
                raise
            except BaseException as problem:
                thrown = problem
    finally:
        tab.worked(owed)


async def in_pieces(work: Generator[None, None, T], *, holding: bool = False) -> T:
    """Do something long a few milliseconds at a time, so that nobody waits for it but whoever asked.

    Each piece in the turn of whoever asked; at once if they are ``holding`` a match, for others may want it.
    A thread would not do: it and the event loop would take the interpreter from one another at every step.
    """
    tab = _open.get()
    while True:
        until = time.perf_counter() + PIECE_SECONDS
        try:
            next(work)
            while time.perf_counter() < until:
                next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        await (asyncio.sleep(0) if tab is None or holding else tab.turn(begun=True))
