"""Where the rows are kept: SQLite without any set-up, or PostgreSQL by URL."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from touchline.kernel.message import Message
from touchline.server.store.base import Conflict, Store, StoreDown, Write

__all__ = ["Conflict", "Store", "StoreDown", "Write", "open_store"]


def is_postgres(where: str) -> bool:
    """Whether a store's address means a PostgreSQL server."""
    return where.startswith(("postgres://", "postgresql://"))


def without_password(where: str) -> str:
    """A store's address as it may be shown.

    >>> without_password("postgresql://touchline:secret@db/touchline")
    'postgresql://…@db/touchline'
    """
    head, at, tail = where.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at and is_postgres(where) else where


@contextlib.contextmanager
def told_in_words(where: str) -> Iterator[None]:
    """Whatever keeps a store from being opened, read or copied as a sentence that names it."""
    troubles: tuple[type[Exception], ...] = (OSError, sqlite3.Error)
    if is_postgres(where):
        from touchline.server.store.postgres import BROKEN

        troubles += BROKEN
    try:
        yield
    except troubles as problem:
        why = str(problem) or type(problem).__name__
        raise StoreDown(Message("server-store-unopened", store=without_password(where), problem=why)) from problem


async def schema_of(where: str) -> int:
    """The version of the schema that a store has, looked at without changing it; 0 where there is none yet."""
    with told_in_words(where):
        if is_postgres(where):
            from touchline.server.store import postgres_upgrade

            return await postgres_upgrade.schema_of(where)
        from touchline.server.store import sqlite_upgrade

        return sqlite_upgrade.schema_of(Path(where))


async def kept_beside(where: str, version: int) -> str:
    """Where a store of an older version will be kept when it is upgraded."""
    with told_in_words(where):
        if is_postgres(where):
            from touchline.server.store import postgres_upgrade

            return await postgres_upgrade.will_be_kept(where, version)
        from touchline.server.store import sqlite_upgrade

        return str(sqlite_upgrade.kept_beside(Path(where), version))


async def open_store(where: str, *, exclusive: bool = False, holder: str = "") -> Store:
    """The store at a file path or a ``postgresql://`` URL, ready for use.

    ``exclusive`` takes the lock that keeps a second server off the same SQLite file; ``holder`` is who has it then.
    """
    store: Store
    with told_in_words(where):
        if is_postgres(where):
            from touchline.server.store.postgres import PostgresStore

            store = PostgresStore(where)
        else:
            from touchline.server.store.sqlite import SqliteStore

            store = SqliteStore(Path(where), exclusive=exclusive, holder=holder)
        try:
            await store.open()
        except BaseException:
            await store.close()
            raise
    return store
