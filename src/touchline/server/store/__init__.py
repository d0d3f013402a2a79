"""Where the rows are kept: SQLite without any set-up, or PostgreSQL by URL."""

from __future__ import annotations

from pathlib import Path

from touchline.server.store.base import Conflict, Store, StoreDown, Write

__all__ = ["Conflict", "Store", "StoreDown", "Write", "open_store"]


def is_postgres(where: str) -> bool:
    """Whether a store's address means a PostgreSQL server."""
    return where.startswith(("postgres://", "postgresql://"))


async def schema_of(where: str) -> int:
    """The version of the schema that a store has, looked at without changing it; 0 where there is none yet."""
    if is_postgres(where):
        from touchline.server.store import postgres

        return await postgres.schema_of(where)
    from touchline.server.store import sqlite

    return sqlite.schema_of(Path(where))


def kept_beside(where: str, version: int) -> str:
    """Where a store of an older version is kept when it is upgraded."""
    if is_postgres(where):
        from touchline.server.store import postgres

        return postgres.kept_beside(version)
    from touchline.server.store import sqlite

    return str(sqlite.kept_beside(Path(where), version))


async def open_store(where: str, *, exclusive: bool = False, holder: str = "") -> Store:
    """The store at a file path or a ``postgresql://`` URL, ready for use.

    ``exclusive`` takes the lock that keeps a second server off the same SQLite file; ``holder`` is who has it then.
    """
    store: Store
    if is_postgres(where):
        from touchline.server.store.postgres import PostgresStore

        store = PostgresStore(where)
    else:
        from touchline.server.store.sqlite import SqliteStore

        store = SqliteStore(Path(where), exclusive=exclusive, holder=holder)
    await store.open()
    return store
