"""Backups: one SQLite file, taken while the store is in use, checked before it is trusted."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

from touchline.kernel.message import Message
from touchline.server.errors import ServerError
from touchline.server.operations.migrate import Verified, copy_store, verify_store
from touchline.server.store import is_postgres, told_in_words
from touchline.server.store.base import Column, Found
from touchline.server.store.sqlite import taken
from touchline.server.store.sqlite_upgrade import copied_file, reading
from touchline.words.languages import say, spoken


class NoBackup(ServerError):
    """There is nothing to back up, or something in the way."""

    kind = "no-backup"


def back_up(store: str, file: str) -> str:
    """Copy a store into a new file and check the copy."""
    target = Path(file)
    if target.exists():
        raise NoBackup(Message("cli-backup-exists", file=file))
    if not target.parent.is_dir():
        raise NoBackup(Message("cli-backup-no-folder", folder=str(target.parent)))
    if is_postgres(store):
        with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as folder:
            copy = Path(folder) / "copy.sqlite"
            asyncio.run(copy_store(store, str(copy), frozen=True))
            copied_file(copy, target)
    elif Path(store).is_file():
        copied_file(Path(store), target)
    else:
        raise NoBackup(Message("cli-backup-no-store", store=store))
    return say("cli-backup-made", file=file, found=verify_file(target).told())


def verify_file(file: Path) -> Verified:
    """Check every hash in a file as it is, of whatever schema."""
    with told_in_words(str(file)), reading(file) as connection:
        return asyncio.run(verify_store(File(connection)))


class File:
    """A backup to look at: nothing is upgraded or written."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def read(self, sql: str, *args: Column) -> list[Found]:
        """The rows of a query."""
        return self._connection.execute(sql, args).fetchall()


def restore(file: str, store: str) -> str:
    """Put a checked backup in the place of a store that is not in use; what was there is kept beside it."""
    if not Path(file).is_file():
        raise NoBackup(Message("cli-backup-none", file=file))
    found = verify_file(Path(file)).told()
    if is_postgres(store):
        with tempfile.TemporaryDirectory(
            prefix="touchline-restore-"
        ) as folder:  # a copy is what is upgraded, if need be
            copy = Path(folder) / "copy.sqlite"
            with told_in_words(file):
                copied_file(Path(file), copy)
            asyncio.run(copy_store(str(copy), store))
        return say("cli-restored", found=found)
    place = Path(store)
    told = Message("cli-restored", found=found)
    with told_in_words(store):
        place.parent.mkdir(parents=True, exist_ok=True)
        with taken(place):
            new = place.with_name(f"{place.name}.new")
            copied_file(Path(file), new)
            if place.exists():
                aside = put_aside(place)
                told = Message("cli-restored-aside", found=found, aside=str(aside))
            new.replace(place)
    return spoken().say(told)


def put_aside(place: Path) -> Path:
    """Give a store another name, its log with it; it need not be whole, which may be why it is replaced."""
    aside = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in ("-wal", "-shm", ""):
        each = place.with_name(place.name + ending)
        if each.exists():
            each.rename(aside.with_name(aside.name + ending))
    return aside
