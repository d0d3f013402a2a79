"""A store that fails on purpose: before a write, in the middle of it, after it, too late, or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

from touchline.server.store.base import Conflict, Store, StoreDown, Write

FAULTS = ("before", "during", "after", "late")
"""``before``: nothing is written.  ``during``: the transaction breaks half-way and is undone.  ``after``: all is
written, but nobody hears of it.  ``late``: whoever waits is told that it took too long; it is written afterwards."""

NO_SUCH_TABLE = Write("insert into no_such_table (a) values (?)", (1,))


class FailingStore:
    """Another store, with faults."""

    def __init__(self, store: Store, choose: Callable[[tuple[Write, ...]], str | None]) -> None:
        self._store = store
        self._choose = choose
        self.shared = store.shared
        self.kept = store.kept
        self.faults: list[str] = []
        """What has been done to whoever wrote."""
        self.gate = asyncio.Event()
        """Late writes wait for it, if nobody opens it not for longer than a moment."""
        self.held: Callable[[], Awaitable[None]] | None = None
        """What a write waits for before it fails."""
        self._late: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """As the store itself."""
        await self._store.open()

    async def close(self) -> None:
        """Once everything late is written."""
        await self.catch_up()
        await self._store.close()

    async def catch_up(self) -> None:
        """Let everything late be written now."""
        self.gate.set()
        await asyncio.gather(*self._late, return_exceptions=True)
        self.gate = asyncio.Event()

    async def read(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """As the store itself."""
        return await self._store.read(sql, *args)

    async def time(self) -> int | None:
        """As the store itself."""
        return await self._store.time()

    async def tables(self) -> set[str]:
        """As the store itself."""
        return await self._store.tables()

    async def write(self, *writes: Write) -> None:
        """Write, or fail as chosen."""
        fault = self._choose(writes)
        if fault is None:
            await self._store.write(*writes)
            return
        self.faults.append(fault)
        if self.held is not None:
            await self.held()
        if fault == "during":
            await self._store.write(*writes, NO_SUCH_TABLE)
            raise AssertionError("there is no such table")
        if fault == "after":
            await self._store.write(*writes)
        if fault == "late":
            task = asyncio.create_task(self._write_late(writes, self.gate))
            self._late.add(task)
            task.add_done_callback(self._late.discard)
        raise StoreDown(f"the store fails on purpose ({fault})")

    async def _write_late(self, writes: tuple[Write, ...], gate: asyncio.Event) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(gate.wait(), 0.3)
        with contextlib.suppress(Conflict):  # somebody else was first
            await self._store.write(*writes)


def changes_a_match(writes: tuple[Write, ...]) -> bool:
    """Whether a transaction adds rows to a match."""
    return any(write.sql.startswith("insert into events") for write in writes)


def now_and_then(share: float, seed: int) -> Callable[[tuple[Write, ...]], str | None]:
    """A share of all changes of matches fails, each in some way."""
    luck = random.Random(seed)

    def choose(writes: tuple[Write, ...]) -> str | None:
        return luck.choice(FAULTS) if changes_a_match(writes) and luck.random() < share else None

    return choose
