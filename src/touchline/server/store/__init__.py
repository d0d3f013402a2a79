"""Where the rows are kept: SQLite without any set-up, or PostgreSQL by URL."""

from __future__ import annotations

from pathlib import Path

from touchline.server.store.base import Conflict, Store, StoreDown, Write

__all__ = ["Conflict", "Store", "StoreDown", "Write", "open_store"]


def is_postgres(where: str) -> bool:
    """Whether a store's address means a PostgreSQL server."""
    return where.startswith(("postgres://", "postgresql://"))


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
