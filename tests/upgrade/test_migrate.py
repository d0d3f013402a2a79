"""Bringing a store up to date: told before, a copy kept, all of it or nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.upgrade.conftest import Kept

from touchline.cli.main import main
from touchline.server.store import is_postgres, kept_beside, open_store, schema_of
from touchline.server.store import postgres as on_postgres
from touchline.server.store import sqlite as on_sqlite
from touchline.server.store.base import StoreDown
from touchline.server.store.schema import STEPS

EVENTS = "select match, seq, hash from events order by match, seq"


def events_of(store: str, place: str = "") -> list[tuple[Any, ...]]:
    """The events of a store, or of what was kept of it, read past the store's own code."""
    if not is_postgres(store):
        with sqlite3.connect(place or store) as connection:
            return connection.execute(EVENTS).fetchall()

    async def read() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(store)
        try:
            found = await connection.fetch(EVENTS.replace("from ", f"from {place}." if place else "from "))
            return [tuple(row) for row in found]
        finally:
            await connection.close()

    return asyncio.run(read())


def test_check_says_what_would_happen_and_changes_nothing(
    kept: Kept, old_store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    assert 0 < before < len(STEPS)
    assert main(["migrate", "--check", "--store", old_store]) == 0
    told = capsys.readouterr().out
    assert f"from schema {before} to {len(STEPS)}" in told
    assert kept_beside(old_store, before) in told
    assert f"{len(kept.store['matches'])} matches, {len(events)} events, every hash verified" in told
    assert asyncio.run(schema_of(old_store)) == before
    assert events_of(old_store) == events
    assert main(["migrate", "--store", old_store]) == 0
    assert main(["migrate", "--check", "--store", old_store]) == 0
    assert f"schema {len(STEPS)}, the newest" in capsys.readouterr().out


def test_what_was_is_kept_before_anything_changes(old_store: str, capsys: pytest.CaptureFixture[str]) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    place = kept_beside(old_store, before)
    assert main(["migrate", "--store", old_store]) == 0
    assert place in capsys.readouterr().out
    assert asyncio.run(schema_of(old_store)) == len(STEPS)
    assert events_of(old_store, place) == events == events_of(old_store)
    if not is_postgres(old_store):
        assert on_sqlite.schema_of(Path(place)) == before


def test_a_step_that_fails_leaves_the_store_as_it_was(old_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    with monkeypatch.context() as broken:
        for module in (on_sqlite, on_postgres):
            broken.setattr(module, "STEPS", (*STEPS[:-1], (*STEPS[-1], "create table nonsense (")))
        with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
            asyncio.run(open_store(old_store))
    assert asyncio.run(schema_of(old_store)) == before
    assert events_of(old_store) == events
    assert main(["migrate", "--store", old_store]) == 0
    assert events_of(old_store) == events


KILLED = """
import asyncio, sqlite3, sys, time
from touchline.server.store import open_store, sqlite

def stand_still() -> int:
    print("in the middle", flush=True)
    time.sleep(600)
    return 0

connect = sqlite.SqliteStore._connect
def with_a_pause(self):
    connection = connect(self)
    connection.create_function("stand_still", 0, stand_still)
    return connection

sqlite.SqliteStore._connect = with_a_pause
sqlite.STEPS = (*sqlite.STEPS[:-1], (*sqlite.STEPS[-1], "select stand_still()"))
asyncio.run(open_store(sys.argv[1]))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills nobody in the middle")
def test_killed_in_the_middle_it_is_begun_again(kept: Kept, tmp_path: Path) -> None:
    store = kept.sqlite(tmp_path / "touchline.sqlite")
    before, events = asyncio.run(schema_of(store)), events_of(store)
    process = subprocess.Popen([sys.executable, "-c", KILLED, store], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "in the middle\n"
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert asyncio.run(schema_of(store)) == before
    assert events_of(store) == events
    assert main(["migrate", "--store", store]) == 0
    assert asyncio.run(schema_of(store)) == len(STEPS)
    assert events_of(store) == events


def test_without_room_for_a_copy_nothing_is_upgraded(kept: Kept, tmp_path: Path) -> None:
    store = kept.sqlite(tmp_path / "touchline.sqlite")
    before = asyncio.run(schema_of(store))
    in_the_way = Path(f"{kept_beside(store, before)}.part")
    in_the_way.mkdir()
    (in_the_way / "something").touch()
    with pytest.raises(StoreDown, match=f"without a copy of schema {before}"):
        asyncio.run(open_store(store))
    assert asyncio.run(schema_of(store)) == before
