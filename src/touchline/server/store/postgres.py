"""PostgreSQL: several processes on one store.  The server commits in groups by itself."""

from __future__ import annotations

import asyncio
import itertools
import re
from functools import lru_cache
from typing import Any

import asyncpg

from touchline.kernel.message import Message
from touchline.server.store.base import Column, Conflict, Found, StoreDown, Write
from touchline.server.store.postgres_upgrade import PATIENCE, upgrade

CONNECTIONS = 10
COMMAND_SECONDS = 10.0
"""A statement that takes longer is given up: the database is frozen, and whoever waits is told so."""

GONE = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError, OSError, TimeoutError)
BROKEN = (*GONE, asyncpg.PostgresError, asyncpg.InternalClientError, asyncio.InvalidStateError)
"""Everything that a connection can answer with but rows."""


@lru_cache(maxsize=1024)
def dollars(sql: str) -> str:
    """``?`` as PostgreSQL numbers them.

    >>> dollars("select 1 where a = ? and b = ?")
    'select 1 where a = $1 and b = $2'
    """
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


class PostgresStore:
    """A store on a PostgreSQL server."""

    shared = True
    kept = ""

    def __init__(self, url: str, *, frozen: bool = False) -> None:
        self._url = url
        self._frozen = frozen
        """Read everything as it was at one moment, for backups."""
        self._pool: Any = None
        self._moment: Any = None

    async def open(self) -> None:
        """Connect and bring the schema up to date; what is only read stays as it is."""
        try:
            if not self._frozen:
                self.kept = await upgrade(self._url)
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=COMMAND_SECONDS
            )
        except GONE as problem:
            raise StoreDown(Message("server-store-unreached", problem=type(problem).__name__)) from problem
        if self._frozen:
            self._moment = await self._pool.acquire()
            await self._moment.execute("begin isolation level repeatable read read only")

    async def close(self) -> None:
        """Let go of the connections."""
        if self._moment is not None:
            await self._moment.execute("rollback")
            await self._pool.release(self._moment)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except TimeoutError:
                self._pool.terminate()

    async def read(self, sql: str, *args: Column) -> list[Found]:
        """The rows of a query; a connection that turns out to be dead is replaced."""
        if self._moment is not None:
            return [tuple(row) for row in await self._moment.fetch(dollars(sql), *args)]
        for attempt in range(3):
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    return [tuple(row) for row in await connection.fetch(dollars(sql), *args)]
            except BROKEN as problem:
                again = isinstance(problem, GONE) and not isinstance(problem, TimeoutError)
                if attempt == 2 or not again:
                    raise StoreDown(Message("server-store-unread", problem=type(problem).__name__)) from problem
        raise AssertionError("the third attempt raises")

    async def write(self, *writes: Write) -> None:
        """One transaction.  If the connection breaks in it, nobody knows its fate: the command must be sent again."""
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                for write in writes:
                    done = await connection.execute(dollars(write.text), *write.args)
                    if write.expect is not None and int(done.rpartition(" ")[2]) != write.expect:
                        raise Conflict(f"{done} instead of {write.expect}")
        except asyncpg.IntegrityConstraintViolationError as problem:
            raise Conflict(str(problem)) from None
        except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as problem:
            raise Conflict(str(problem)) from None
        except BROKEN as problem:
            raise StoreDown(Message("server-store-unwritten", problem=type(problem).__name__)) from problem

    async def time(self) -> int | None:
        """The database server's time: all processes go by it."""
        ((now,),) = await self.read("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
        return int(now)

    async def tables(self) -> set[str]:
        """The tables of the database's present schema."""
        found = await self.read("select tablename from pg_tables where schemaname = current_schema()")
        return {name for (name,) in found}
