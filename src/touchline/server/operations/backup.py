"""Backups: one SQLite file, taken while the store is in use, checked before it is trusted."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from touchline.kernel.message import Message
from touchline.server.errors import ServerError
from touchline.server.operations.migrate import Verified, copied_file, copy_store, verify_store
from touchline.server.store import is_postgres, open_store
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
        asyncio.run(copy_store(store, file, frozen=True))
    else:
        if not Path(store).is_file():
            raise NoBackup(Message("cli-backup-no-store", store=store))
        copied_file(Path(store), target)
    return say("cli-backup-made", file=file, found=asyncio.run(_check(file)).told())


async def _check(file: str) -> Verified:
    store = await open_store(file)
    try:
        return await verify_store(store)
    finally:
        await store.close()


def restore(file: str, store: str) -> str:
    """Put a checked backup in the place of a store that is not in use; what was there is kept beside it."""
    if not Path(file).is_file():
        raise NoBackup(Message("cli-backup-none", file=file))
    found = asyncio.run(_check(file)).told()
    if is_postgres(store):
        asyncio.run(copy_store(file, store))
        return say("cli-restored", found=found)
    place = Path(store)
    told = Message("cli-restored", found=found)
    if place.exists():
        asyncio.run(_check_unused(store))
        aside = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        place.rename(aside)
        told = Message("cli-restored-aside", found=found, aside=str(aside))
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, place)
    return spoken().say(told)


async def _check_unused(store: str) -> None:
    """Take the lock for a moment, and fold the write-ahead log into the file."""
    opened = await open_store(store, exclusive=True)
    await opened.close()
