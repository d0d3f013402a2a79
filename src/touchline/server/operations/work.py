"""What somebody costs: the time their requests keep the interpreter busy, the bytes they store, the processes they use.

A *tab* is opened at the door for whoever comes in, by address and, once it is known, by account.  It goes
wherever the request goes: into the tasks it starts, into the threads that work for it, into the bots it wakes.
Everything is written on it after it was used; whoever owes too much is served again when that is paid off.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from touchline.server.operations.limits import Limits

P = ParamSpec("P")
T = TypeVar("T")

_open: ContextVar[Tab | None] = ContextVar("tab", default=None)
_back_room = ThreadPoolExecutor(2, thread_name_prefix="back-room")
"""Where heavy answers are made: few at a time, so that the event loop gets the interpreter back soon."""


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

    def check_storing(self) -> None:
        """Whoever has stored too much stores no more for a while."""
        for key in self._keys:
            self._limits.stored.check(key)

    def check_processes(self) -> None:
        """Whoever has kept processes busy for too long waits."""
        for key in self._keys:
            self._limits.processes.check(key)

    def worked(self, seconds: float) -> None:
        """The interpreter was busy for so long."""
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
    """Drive a coroutine from one pause to the next, and time what lies between."""
    given: Any = None
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            pause = work.send(given) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            return done.value
        finally:
            tab.worked(time.thread_time() - began)
        given = thrown = None
        try:
            given = yield pause
        except GeneratorExit:
            work.close()
            raise
        except BaseException as problem:
            thrown = problem


async def beside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Make a heavy answer beside the event loop; what it costs goes on the tab."""
    tab = _open.get()

    def make() -> T:
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            loop.call_soon_threadsafe(_write_down, tab, time.thread_time() - began)

    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_back_room, make)


def _write_down(tab: Tab | None, seconds: float) -> None:
    if tab is not None:
        tab.worked(seconds)
