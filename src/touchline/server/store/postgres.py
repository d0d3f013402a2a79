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
from touchline.server.store.schema import STEPS

CONNECTIONS = 10
PATIENCE = 5.0
COMMAND_SECONDS = 10.0
"""A statement that takes longer is given up: the database is frozen, and whoever waits is told so."""
VERSION_TABLE = "alembic_version"
"""Where the number of the last step is kept, by the name that databases have had it under from the beginning."""
UPGRADE_LOCK = 7_481_906
"""Advisory lock under which the schema is upgraded, so that processes started together do not collide."""

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
                await upgrade(self._url)
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


async def schema_of(url: str) -> int:
    """The version of a database's schema, looked at without changing it; 0 if it has none yet."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        if await connection.fetchval("select to_regclass($1)", VERSION_TABLE) is None:
            return 0
        return int(await connection.fetchval(f"select version_num from {VERSION_TABLE}") or 0)
    finally:
        await connection.close()


def kept_beside(version: int) -> str:
    """The schema (as PostgreSQL means it) in which the tables of an older version are kept."""
    return f"touchline_schema_{version}"


async def _keep_what_was(connection: Any, version: int) -> None:
    """Before tables of an older version are changed, copy them; in the transaction that changes them."""
    place = kept_beside(version)
    if await connection.fetchval("select 1 from pg_namespace where nspname = $1", place):
        return
    await connection.execute(f"create schema {place}")
    for (table,) in await connection.fetch("select tablename from pg_tables where schemaname = current_schema()"):
        await connection.execute(f'create table {place}."{table}" as table "{table}"')


async def upgrade(url: str) -> None:
    """Apply the steps of the schema that this database has not seen yet, all of them or none."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        async with connection.transaction():
            await connection.execute(f"select pg_advisory_xact_lock({UPGRADE_LOCK})")
            await connection.execute(
                f"create table if not exists {VERSION_TABLE} (version_num varchar(32) primary key)"
            )
            version = int(await connection.fetchval(f"select version_num from {VERSION_TABLE}") or 0)
            if version > len(STEPS):
                raise StoreDown(Message("server-store-newer", there=version, known=len(STEPS)))
            if 0 < version < len(STEPS):
                await _keep_what_was(connection, version)
            for step in STEPS[version:]:
                for statement in step:
                    await connection.execute(statement)
            if version < len(STEPS):
                await connection.execute(f"delete from {VERSION_TABLE}")
                await connection.execute(f"insert into {VERSION_TABLE} values ($1)", str(len(STEPS)))
    finally:
        await connection.close()
