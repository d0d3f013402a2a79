"""Bringing a SQLite file up to date: a checked copy first, then every step or none, under the file's own lock."""

from __future__ import annotations

import contextlib
import filecmp
import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from touchline.kernel.message import Message
from touchline.server.store.base import StoreDown
from touchline.server.store.schema import STEPS


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    connection.execute("begin immediate")
    try:
        yield
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


def upgrade(connection: sqlite3.Connection, path: Path) -> str:
    """Apply the schema steps this file has not seen yet, all of them or none; where it is kept as it was, if so.

    Of processes that begin together one holds the lock and upgrades; the others wait and find it done.
    """
    kept = ""
    with transaction(connection):
        (version,) = connection.execute("pragma user_version").fetchone()
        if version > len(STEPS):
            raise StoreDown(Message("server-store-newer", there=version, known=len(STEPS)))
        if version == 0 and connection.execute("select 1 from sqlite_master").fetchone():
            raise StoreDown(Message("server-store-foreign", store=str(path)))
        if 0 < version < len(STEPS):
            kept = str(keep_what_was(path, version))
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"pragma user_version = {len(STEPS)}")
    return kept


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that writes nothing and leaves nothing, in use or not, on a medium that cannot be written either.

    SQLite reads such a file beside a log and its index.  Only a connection that may write takes those away again that
    it made; it would also fold a log that a killed server left into the file, so there it may only read.  On a medium
    that cannot be written there is no place for them; without a log the file is all there is.
    """
    if not path.is_file():
        raise StoreDown(Message("cli-backup-no-store", store=str(path)))
    address = path.absolute().as_uri()
    left_open = any(path.with_name(path.name + log).exists() for log in ("-wal", "-journal"))
    with contextlib.closing(sqlite3.connect(f"{address}?mode={'ro' if left_open else 'rw'}", uri=True)) as connection:
        try:
            connection.execute("pragma query_only = on")
            connection.execute("pragma user_version")
        except sqlite3.OperationalError:
            if left_open:
                raise
        else:
            yield connection
            return
    with contextlib.closing(sqlite3.connect(f"{address}?mode=ro&immutable=1", uri=True)) as connection:
        yield connection


def schema_of(path: Path) -> int:
    """The version of a file's schema, looked at without changing it; 0 if there is no file yet."""
    if not path.exists():
        return 0
    with reading(path) as connection:
        (version,) = connection.execute("pragma user_version").fetchone()
        if version == 0 and connection.execute("select 1 from sqlite_master").fetchone():
            raise StoreDown(Message("server-store-foreign", store=str(path)))
    return int(version)


def copied_file(source: Path, target: Path) -> None:
    """A copy of a SQLite file as it is at one moment, in use or not.

    It has its name only when it is whole; of a damaged file there is none.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with reading(source) as old, contextlib.closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("pragma journal_mode = delete")  # one file, readable where nothing can be written
            ((found, *_), *_) = new.execute("pragma quick_check(1)").fetchall()
            if found != "ok":
                raise StoreDown(Message("server-store-damaged", store=str(source), problem=" ".join(found.split())))
        part.replace(target)
    except (OSError, sqlite3.Error) as problem:
        _throw_away(part)
        told = {"store": str(source), "target": str(target), "problem": str(problem)}
        raise StoreDown(Message("server-store-uncopied", **told)) from problem
    except BaseException:
        _throw_away(part)
        raise


def _throw_away(part: Path) -> None:
    """What was copied of a file; if that cannot be removed either, the reason for it all is the one to tell."""
    with contextlib.suppress(OSError):
        part.unlink(missing_ok=True)


def places(path: Path, version: int) -> Iterator[Path]:
    """The names under which a store of an older schema may be kept, in order."""
    first = path.with_name(f"{path.name}.schema-{version}")
    yield first
    yield from (first.with_name(f"{first.name}-{number}") for number in itertools.count(2))


def kept_beside(path: Path, version: int) -> Path:
    """Where a store of an older schema will be kept: nothing that lies there already is written over."""
    return next(place for place in places(path, version) if not place.exists())


def keep_what_was(path: Path, version: int) -> Path:
    """Copy a store before it is changed; one that an upgrade which failed has kept already is not kept twice."""
    free = kept_beside(path, version)
    copied_file(path, free)
    for place in itertools.takewhile(lambda each: each != free, places(path, version)):
        if place.is_file() and filecmp.cmp(place, free, shallow=False):
            free.unlink()
            return place
    return free
