"""A store in a browser: events lie in its database, event by event as a server stores them; the rest is of the moment.

The statements are the server's own.  SQLite runs them in memory; rows of matches and the store's key are
kept by a *vault* (IndexedDB), which is the truth.  Two tabs are two processes on one store.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Protocol

from touchline.kernel.message import Message
from touchline.server.matches.rows import INSERT_ROWS, SELECT_ROWS
from touchline.server.store.base import Column, Conflict, Found, StoreDown, Write
from touchline.server.store.schema import STEPS, TABLES

COLUMNS = 10
KEPT_META = "insert into meta "


class Vault(Protocol):
    """What outlives the tab."""

    async def rows(self, match: str, since: int) -> list[Found]:
        """The rows of a match after one, in order."""

    async def append(self, rows: Sequence[Sequence[Column]]) -> bool:
        """Add rows, all or none; whether they were added: not if one of their places is taken."""

    async def noted(self) -> dict[str, str]:
        """Small things by name."""

    async def note(self, name: str, value: str) -> str:
        """Keep a small thing, unless there is one of that name; what is kept."""


class VaultStore:
    """The store of one tab."""

    shared = True
    """Other tabs write to the vault too."""
    kept = ""

    def __init__(self, vault: Vault) -> None:
        self._vault = vault
        self._memory = sqlite3.connect(":memory:", isolation_level=None)
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """The tables, and what the vault keeps of them."""
        for step in STEPS:
            for statement in step:
                self._memory.execute(statement)
        for name, value in (await self._vault.noted()).items():
            self._memory.execute("insert into meta (name, value) values (?, ?)", (name, value))

    async def close(self) -> None:
        """Nothing is queued."""
        self._memory.close()

    async def read(self, sql: str, *args: Column) -> list[Found]:
        """The rows of a query; those of a match come from the vault."""
        if sql == SELECT_ROWS:
            match, since = args
            assert isinstance(match, str)
            assert isinstance(since, int)
            return await self._vault.rows(match, since)
        return self._memory.execute(sql, args).fetchall()

    async def write(self, *writes: Write) -> None:
        """One transaction: it is in the vault when this returns, or nowhere."""
        async with self._writing:
            self._memory.execute("begin")
            try:
                for write in writes:
                    if write.sql == INSERT_ROWS:
                        await self._keep(write)
                    else:
                        self._run(write)
                if any(write.sql.startswith(KEPT_META) for write in writes):
                    await self._keep_meta()
            except BaseException:
                self._memory.execute("rollback")
                raise
            self._memory.execute("commit")

    def _run(self, write: Write) -> None:
        try:
            touched = self._memory.execute(write.text, write.args).rowcount
        except sqlite3.IntegrityError as problem:
            raise Conflict(str(problem)) from None
        if write.expect is not None and touched != write.expect:
            raise Conflict(write.sql)

    async def _keep(self, write: Write) -> None:
        rows = [write.args[start : start + COLUMNS] for start in range(0, len(write.args), COLUMNS)]
        try:
            added = await self._vault.append(rows)
        except OSError as problem:
            raise StoreDown(Message("server-browser-full", problem=str(problem))) from problem
        if not added:
            raise Conflict("another tab was first")

    async def _keep_meta(self) -> None:
        """The store's key is made once, for all tabs."""
        for name, value in self._memory.execute("select name, value from meta").fetchall():
            kept = await self._vault.note(name, value)
            self._memory.execute("update meta set value = ? where name = ?", (kept, name))

    async def time(self) -> int | None:
        """It is this machine's."""
        return None

    async def tables(self) -> set[str]:
        """All of them: they are made anew each time."""
        return set(TABLES)
