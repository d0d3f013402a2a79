"""What a store promises, held by both kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tools.soak.services import PrivatePostgres

from touchline.play import keeping
from touchline.server.operations.settings import default_store
from touchline.server.store import Conflict, Store, Write, open_store
from touchline.server.store.schema import STEPS
from touchline.server.store.sqlite import StoreInUse

PUT = "insert into meta (name, value) values (?, ?)"


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_transaction_is_whole_or_not_at_all(store_address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(Write(PUT, ("a", "1")))
        with pytest.raises(Conflict):
            await store.write(Write(PUT, ("b", "2")), Write(PUT, ("a", "again")))
        assert await store.read("select name, value from meta") == [("a", "1")]

    with_store(store_address, work)


def test_an_unexpected_count_undoes_everything(store_address: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.write(
                Write(PUT, ("a", "1")), Write("update meta set value = '2' where name = ?", ("nobody",), expect=1)
            )
        assert await store.read("select count(*) from meta") == [(0,)]

    with_store(store_address, work)


def test_a_conflict_does_not_touch_its_neighbours(store_address: str) -> None:
    """Commands that were queued together are committed together, but each stands alone."""

    async def work(store: Store) -> None:
        fates = await asyncio.gather(
            *(store.write(Write(PUT, (str(n % 50), str(n)))) for n in range(100)), return_exceptions=True
        )
        assert sum(isinstance(fate, Conflict) for fate in fates) == 50
        assert await store.read("select count(*) from meta") == [(50,)]

    with_store(store_address, work)


def test_opening_again_changes_nothing(store_address: str) -> None:
    async def put(store: Store) -> None:
        await store.write(Write(PUT, ("a", "1")))

    async def look(store: Store) -> None:
        assert await store.read("select value from meta where name = ?", "a") == [("1",)]

    with_store(store_address, put)
    with_store(store_address, look)


def test_sqlite_has_one_server(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "s.sqlite"), exclusive=True)
        with pytest.raises(StoreInUse):
            await open_store(str(tmp_path / "s.sqlite"), exclusive=True)
        await store.close()

    asyncio.run(run())


def test_processes_that_start_together_upgrade_once(postgres: PrivatePostgres) -> None:
    address = postgres.fresh()

    async def run() -> None:
        stores = await asyncio.gather(*(open_store(address) for _ in range(4)))
        ((version,),) = await stores[0].read("select version_num from alembic_version")
        assert version == str(len(STEPS))
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_the_store_lies_in_the_folder_that_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, named = tmp_path / "usual", tmp_path / "named"
    for folder in (usual, named):
        folder.mkdir()
    monkeypatch.setattr(keeping, "usual_home", lambda: usual)
    monkeypatch.delenv("TOUCHLINE_HOME", raising=False)
    assert default_store() == str(usual / "touchline.sqlite")
    monkeypatch.setenv("TOUCHLINE_HOME", str(named))
    assert default_store() == str(named / "touchline.sqlite")


def test_a_store_that_was_there_before_its_folder_was_asked_is_opened_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, named = tmp_path / "usual", tmp_path / "named"
    for folder in (usual, named):
        folder.mkdir()
    monkeypatch.setattr(keeping, "usual_home", lambda: usual)
    monkeypatch.setenv("TOUCHLINE_HOME", str(named))
    (usual / "touchline.sqlite").touch()
    assert default_store() == str(usual / "touchline.sqlite")
    (named / "touchline.sqlite").touch()
    assert default_store() == str(named / "touchline.sqlite")
