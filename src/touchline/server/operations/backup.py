"""Backups: one SQLite file, taken while the store is in use, checked before it is trusted."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from touchline.server.errors import ServerError
from touchline.server.operations.migrate import Verified, copied_file, copy_store, verify_store
from touchline.server.store import is_postgres, open_store


class NoBackup(ServerError):
    """There is nothing to back up, or something in the way."""

    kind = "no-backup"


def back_up(store: str, file: str) -> str:
    """Copy a store into a new file and check the copy."""
    target = Path(file)
    if target.exists():
        raise NoBackup(f"{file} exists; a backup does not overwrite anything")
    if not target.parent.is_dir():
        raise NoBackup(f"there is no folder {target.parent}")
    if is_postgres(store):
        asyncio.run(copy_store(store, file, frozen=True))
    else:
        if not Path(store).is_file():
            raise NoBackup(f"there is no store at {store}")
        copied_file(Path(store), target)
    return f"{file}: {asyncio.run(_check(file))}"


async def _check(file: str) -> Verified:
    store = await open_store(file)
    try:
        return await verify_store(store)
    finally:
        await store.close()


def restore(file: str, store: str) -> str:
    """Put a checked backup in the place of a store that is not in use; what was there is kept beside it."""
    if not Path(file).is_file():
        raise NoBackup(f"there is no backup at {file}")
    found = asyncio.run(_check(file))
    if is_postgres(store):
        asyncio.run(copy_store(file, store))
        return f"restored: {found}"
    place = Path(store)
    kept = ""
    if place.exists():
        asyncio.run(_check_unused(store))
        aside = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        place.rename(aside)
        kept = f"; the old store is {aside}"
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, place)
    return f"restored: {found}{kept}"


async def _check_unused(store: str) -> None:
    """Take the lock for a moment, and fold the write-ahead log into the file."""
    opened = await open_store(store, exclusive=True)
    await opened.close()
