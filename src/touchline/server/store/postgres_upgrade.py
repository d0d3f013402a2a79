"""Bringing a PostgreSQL database up to date: a copy of its tables first, then every step, in one transaction."""

from __future__ import annotations

from typing import Any

import asyncpg

from touchline.kernel.message import Message
from touchline.server.store.base import StoreDown
from touchline.server.store.schema import STEPS

PATIENCE = 5.0
VERSION_TABLE = "alembic_version"
"""Where the number of the last step is kept, by the name that databases have had it under from the beginning."""
UPGRADE_LOCK = 7_481_906
"""Advisory lock under which the schema is upgraded, so that processes started together do not collide."""
TABLES_HERE = "select tablename from pg_tables where schemaname = current_schema() order by tablename"


async def schema_of(url: str) -> int:
    """The version of a database's schema, looked at without changing it; 0 if it has none yet."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        if await connection.fetchval("select to_regclass($1)", VERSION_TABLE) is None:
            return 0
        return await _version(connection)
    finally:
        await connection.close()


async def _version(connection: Any) -> int:
    """The number in the table; another program's table of that name holds no number."""
    found = await connection.fetchval(f"select version_num from {VERSION_TABLE}") or "0"
    if not found.isdigit():
        name = await connection.fetchval("select current_database()")
        raise StoreDown(Message("server-store-foreign", store=name))
    return int(found)


async def _kept_beside(connection: Any, version: int) -> str:
    """The schema (as PostgreSQL means it) in which tables of an older version will be kept, a new one every time."""
    first = f"touchline_schema_{version}"
    found = await connection.fetch("select nspname from pg_namespace where starts_with(nspname, $1)", first)
    taken = {name for (name,) in found}
    return next(name for name in (first, *(f"{first}_{n}" for n in range(2, len(taken) + 3))) if name not in taken)


async def will_be_kept(url: str, version: int) -> str:
    """Where the tables would be kept by an upgrade at this moment."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        return await _kept_beside(connection, version)
    finally:
        await connection.close()


async def _keep_what_was(connection: Any, version: int) -> str:
    """Before tables of an older version are changed, copy them; in the transaction that changes them.

    Servers of the older version may be at work: the tables are locked against writing, so the copy is of one moment.
    """
    place = await _kept_beside(connection, version)
    tables = [f'"{table}"' for (table,) in await connection.fetch(TABLES_HERE)]
    await connection.execute(f"lock table {', '.join(tables)} in share mode")
    await connection.execute(f"create schema {place}")
    for table in tables:
        await connection.execute(f"create table {place}.{table} as table {table}")
    return place


async def upgrade(url: str) -> str:
    """Apply the steps this database has not seen yet, all of them or none; where it is kept as it was, if so."""
    kept = ""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        async with connection.transaction():
            await connection.execute(f"select pg_advisory_xact_lock({UPGRADE_LOCK})")
            await connection.execute(
                f"create table if not exists {VERSION_TABLE} (version_num varchar(32) primary key)"
            )
            version = await _version(connection)
            if version > len(STEPS):
                raise StoreDown(Message("server-store-newer", there=version, known=len(STEPS)))
            if 0 < version < len(STEPS):
                kept = await _keep_what_was(connection, version)
            for step in STEPS[version:]:
                for statement in step:
                    await connection.execute(statement)
            if version < len(STEPS):
                await connection.execute(f"delete from {VERSION_TABLE}")
                await connection.execute(f"insert into {VERSION_TABLE} values ($1)", str(len(STEPS)))
    finally:
        await connection.close()
    return kept
