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
from touchline.server.store import is_postgres, kept_beside, open_store, postgres_upgrade, schema_of, sqlite_upgrade
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
    assert asyncio.run(kept_beside(old_store, before)) in told
    assert f"{len(kept.store['matches'])} matches, {len(events)} events, every hash verified" in told
    assert asyncio.run(schema_of(old_store)) == before
    assert events_of(old_store) == events
    assert main(["migrate", "--store", old_store]) == 0
    assert main(["migrate", "--check", "--store", old_store]) == 0
    assert f"schema {len(STEPS)}, the newest" in capsys.readouterr().out


KILLED_WHILE_IT_PLAYED = """
import os, sqlite3, sys
played = sqlite3.connect(sys.argv[1])
played.execute("insert into used values ('played on', 1)")
played.commit()
os._exit(9)
"""


@pytest.mark.parametrize("killed", [False, True], ids=["closed", "killed"])
def test_check_leaves_nothing_beside_a_store_and_folds_no_log_into_it(kept: Kept, tmp_path: Path, killed: bool) -> None:
    store = kept.sqlite(tmp_path / "touchline.sqlite")
    if killed:
        subprocess.run([sys.executable, "-c", KILLED_WHILE_IT_PLAYED, store], check=False)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert ("touchline.sqlite-wal" in before) is killed
    assert main(["migrate", "--check", "--store", store]) == 0
    after = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert after.keys() == before.keys()
    index = "touchline.sqlite-shm"  # of the log: whoever reads notes in there how far
    assert {name: after[name] for name in after if name != index} == {
        name: before[name] for name in before if name != index
    }


def test_check_fails_where_a_match_is_broken_and_names_it(old_store: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = events_of(old_store)[0][0]
    forged = f"update events set at = at + 1 where match = '{match}' and seq = 2"
    write(old_store, forged, forged)
    assert main(["migrate", "--check", "--store", old_store]) == 1
    assert match in capsys.readouterr().out


def test_what_was_is_kept_before_anything_changes(old_store: str, capsys: pytest.CaptureFixture[str]) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    place = asyncio.run(kept_beside(old_store, before))
    assert main(["migrate", "--store", old_store]) == 0
    assert place in capsys.readouterr().out
    assert asyncio.run(schema_of(old_store)) == len(STEPS)
    assert events_of(old_store, place) == events == events_of(old_store)
    if not is_postgres(old_store):
        assert sqlite_upgrade.schema_of(Path(place)) == before


def test_a_step_that_fails_leaves_the_store_as_it_was(old_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    with monkeypatch.context() as broken:
        for module in (sqlite_upgrade, postgres_upgrade):
            broken.setattr(module, "STEPS", (*STEPS[:-1], (*STEPS[-1], "create table nonsense (")))
        for _ in range(2):
            with pytest.raises(StoreDown, match="cannot be opened"):
                asyncio.run(open_store(old_store))
    assert asyncio.run(schema_of(old_store)) == before
    assert events_of(old_store) == events
    place = asyncio.run(kept_beside(old_store, before))
    assert main(["migrate", "--store", old_store]) == 0
    assert events_of(old_store) == events
    if not is_postgres(old_store):
        assert not Path(place).exists(), "the first attempt kept the same already"


KILLED = """
import asyncio, sys, time
import asyncpg
from touchline.server.store import open_store, postgres_upgrade, sqlite, sqlite_upgrade

def stand_still():
    print("in the middle", flush=True)
    time.sleep(600)

connect = sqlite.SqliteStore._connect
def with_a_pause(self):
    connection = connect(self)
    connection.create_function("stand_still", 0, stand_still)
    return connection
sqlite.SqliteStore._connect = with_a_pause

execute = asyncpg.Connection.execute
async def or_pause(self, query, *args, **more):
    return stand_still() if "stand_still" in query else await execute(self, query, *args, **more)
asyncpg.Connection.execute = or_pause

for module in (sqlite_upgrade, postgres_upgrade):
    module.STEPS = (*module.STEPS[:-1], (*module.STEPS[-1], "select stand_still()"))
asyncio.run(open_store(sys.argv[1]))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills nobody in the middle")
def test_killed_in_the_middle_it_is_begun_again(old_store: str) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    process = subprocess.Popen([sys.executable, "-c", KILLED, old_store], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "in the middle\n"
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert asyncio.run(schema_of(old_store)) == before
    assert events_of(old_store) == events
    assert main(["migrate", "--store", old_store]) == 0
    assert asyncio.run(schema_of(old_store)) == len(STEPS)
    assert events_of(old_store) == events


def test_of_processes_that_begin_together_one_upgrades(old_store: str) -> None:
    before, events = asyncio.run(schema_of(old_store)), events_of(old_store)
    place = asyncio.run(kept_beside(old_store, before))
    command = [sys.executable, "-m", "touchline", "--lang", "en", "migrate", "--store", old_store]
    together = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    told = [process.communicate()[0] for process in together]
    assert [process.returncode for process in together] == [0, 0, 0]
    assert sum("is kept in" in each for each in told) == 1
    assert events_of(old_store, place) == events == events_of(old_store)
    if not is_postgres(old_store):
        assert sqlite_upgrade.schema_of(Path(place)) == before
        assert [each.name for each in Path(old_store).parent.glob("*.schema-*")] == [Path(place).name]


def test_a_copy_that_lies_there_is_never_written_over(kept: Kept, tmp_path: Path) -> None:
    """Upgraded, set back by hand, played on with the old version, upgraded again: both moments are kept."""
    store = kept.sqlite(tmp_path / "touchline.sqlite")
    first = asyncio.run(kept_beside(store, asyncio.run(schema_of(store))))
    assert main(["migrate", "--store", store]) == 0
    kept.sqlite(Path(store))
    with sqlite3.connect(store) as played:
        played.execute("insert into used values ('played on', 1)")
    assert main(["migrate", "--store", store]) == 0
    with sqlite3.connect(f"{first}-2") as second:
        assert second.execute("select expires from used where nonce = 'played on'").fetchall() == [(1,)]
    assert events_of(store, first) == events_of(store)


# ---- what a person reads when it cannot be done


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence of a command that could not be carried out."""
    capsys.readouterr()
    assert main(["--lang", "en", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (sentence,) = said.err.splitlines()
    return sentence


FULL_DISK = """
import resource, sys
from touchline.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
sys.exit(main(["--lang", "en", "migrate", *sys.argv[1:]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system sets no limit to a file's size")
@pytest.mark.parametrize("asked", [[], ["--check"]], ids=["migrate", "check"])
def test_without_room_for_a_copy_nothing_is_upgraded(kept: Kept, tmp_path: Path, asked: list[str]) -> None:
    store = kept.sqlite(tmp_path / "touchline.sqlite")
    before, content = asyncio.run(schema_of(store)), Path(store).read_bytes()
    command = [sys.executable, "-c", FULL_DISK, *asked, "--store", store]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "and without a copy nothing is changed" in done.stderr
    assert done.stderr.count("\n") == 1
    assert Path(store).read_bytes() == content
    assert asyncio.run(schema_of(store)) == before
    assert not list(tmp_path.glob("*.schema-*"))


def test_a_damaged_store_stays_as_it_is_and_makes_way_for_a_backup(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, backup = kept.sqlite(tmp_path / "touchline.sqlite"), str(tmp_path / "backup")
    events = events_of(store)
    assert main(["backup", backup, "--store", store]) == 0
    content = bytearray(Path(store).read_bytes())
    content[160_000:240_000] = b"U" * 80_000
    Path(store).write_bytes(content)
    for words in (["migrate", "--check"], ["migrate"], ["backup", str(tmp_path / "another")]):
        assert "is damaged and was left as it is" in refused(capsys, *words, "--store", store)
    assert Path(store).read_bytes() == content
    assert main(["restore", backup, "--store", store]) == 0
    assert [each.read_bytes() for each in tmp_path.glob("*.before-*[0-9]")] == [content]
    assert main(["migrate", "--store", store]) == 0
    assert events_of(store) == events


def test_a_backup_stays_of_the_version_it_was_taken_of(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, backup = kept.sqlite(tmp_path / "touchline.sqlite"), tmp_path / "backups" / "backup"
    backup.parent.mkdir()
    before = asyncio.run(schema_of(store))
    assert main(["backup", str(backup), "--store", store]) == 0
    assert main(["restore", str(backup), "--store", str(tmp_path / "restored.sqlite")]) == 0
    assert asyncio.run(schema_of(str(backup))) == before
    assert [each.name for each in backup.parent.iterdir()] == ["backup"]
    assert capsys.readouterr().out.count("every hash verified") == 2


def test_a_store_that_cannot_be_written_is_looked_at_and_copied(kept: Kept, tmp_path: Path) -> None:
    """As on a read-only medium: SQLite finds no place for the index of its log."""
    store = kept.sqlite(tmp_path / "touchline.sqlite")
    Path(f"{store}-shm").mkdir()
    assert main(["migrate", "--check", "--store", store]) == 0
    assert main(["backup", str(tmp_path / "backup"), "--store", store]) == 0
    assert events_of(str(tmp_path / "backup"))


def test_a_store_of_a_newer_version_is_left_alone(old_store: str, capsys: pytest.CaptureFixture[str]) -> None:
    write(old_store, "pragma user_version = 99", "update alembic_version set version_num = '99'")
    for words in (["migrate", "--check"], ["migrate"]):
        assert "written by a newer version" in refused(capsys, *words, "--store", old_store)
    assert asyncio.run(schema_of(old_store)) == 99


def test_tables_of_another_program_are_left_alone(
    old_store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if is_postgres(old_store):
        write(old_store, "", "update alembic_version set version_num = 'ae1027a6acf'")
    else:
        old_store = str(tmp_path / "recipes.sqlite")
        write(old_store, "create table recipes (name text)", "")
    for words in (["migrate", "--check"], ["migrate"]):
        assert "of another program" in refused(capsys, *words, "--store", old_store)


def write(store: str, sqlite: str, postgres: str) -> None:
    """Change a store past its own code."""
    if not is_postgres(store):
        with sqlite3.connect(store) as connection:
            connection.execute(sqlite)
        return

    async def change() -> None:
        connection = await asyncpg.connect(store)
        await connection.execute(postgres)
        await connection.close()

    asyncio.run(change())


def test_what_is_no_store_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("this is a shopping list and no database at all", encoding="ascii")
    nobody = "postgresql://somebody:secret@127.0.0.1:1/touchline"
    for store, why in ((str(text), "file is not a database"), (str(tmp_path), "no store"), (nobody, "127.0.0.1:1")):
        for words in (["migrate", "--check"], ["migrate"]):
            told = refused(capsys, *words, "--store", store)
            assert why in told
            assert "secret" not in told
    assert "cannot be reached" in refused(capsys, "backup", str(tmp_path / "backup"), "--store", nobody)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["notes.txt"]
    assert text.read_text(encoding="ascii").endswith("at all")


def test_a_mistyped_path_is_not_called_a_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "touchlin.sqlite"
    assert main(["--lang", "en", "migrate", "--check", "--store", str(missing)]) == 0
    assert f"there is no store at {missing} yet" in capsys.readouterr().out
    assert not missing.exists()
