"""Copies of a store: migrate, backup, restore; and what a damaged one looks like."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Table
from tools.soak.services import PrivatePostgres

from touchline.server.app import make_app
from touchline.server.operations.backup import NoBackup, back_up, restore
from touchline.server.operations.migrate import NotEmpty, copy_store
from touchline.server.operations.settings import Settings
from touchline.server.store.sqlite import StoreInUse


def play_a_little(folder: Path) -> tuple[Table, dict[str, object]]:
    with TestClient(make_app(quiet(folder))) as client:
        table = Table(client, "street-soccer")
        table.join()
        for _ in range(5):
            table.play()
        client.post("/api/accounts", json={"name": "ann", "passphrase": "long enough"})
        return table, table.get("/events", 0)


def test_from_sqlite_to_postgres_and_back(tmp_path: Path, postgres: PrivatePostgres) -> None:
    """Every hash is verified, and the match goes on where it was, with the same tokens."""
    table, before = play_a_little(tmp_path)
    source, there, back = str(tmp_path / "touchline.sqlite"), postgres.fresh(), str(tmp_path / "back.sqlite")
    counts, _ = asyncio.run(copy_store(source, there))
    assert counts["events"] == before["seq"]
    with TestClient(make_app(_at(there))) as client:
        table.client = client
        assert table.get("/events", 0) == before
        table.play()
        after = table.get("/events", 0)
    with pytest.raises(NotEmpty):
        asyncio.run(copy_store(source, there))
    assert "every hash verified" in back_up(there, back)
    with TestClient(make_app(_at(back))) as client:
        table.client = client
        assert table.get("/events", 0) == after


def _at(store: str) -> Settings:
    settings = Settings(store=store)
    settings.lift_limits()
    return settings


def test_backup_while_playing_and_restore(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    copy = str(tmp_path / "copy.sqlite")
    with TestClient(make_app(settings)) as client:
        table = Table(client, "street-soccer")
        table.join()
        table.play()
        saved = table.get("/events", 0)
        assert "1 matches" in back_up(settings.store, copy)
        table.play()
        with pytest.raises(StoreInUse):
            restore(copy, settings.store)
    assert "1 matches" in restore(copy, settings.store)
    assert list(tmp_path.glob("touchline.sqlite.before-*"))
    with TestClient(make_app(settings)) as client:
        table.client = client
        assert table.get("/events", 0) == saved
    with pytest.raises(NoBackup):
        back_up(settings.store, copy)


def test_a_damaged_match_is_named_and_stops_nobody(tmp_path: Path) -> None:
    """It is not served; the others are, and the backup is made and says which one it is."""
    table, _ = play_a_little(tmp_path)
    store = str(tmp_path / "touchline.sqlite")
    connection = sqlite3.connect(store)
    connection.execute("update events set data = replace(data, '\"n\":3', '\"n\":4') where kind = 'played'")
    connection.commit()
    connection.close()
    with TestClient(make_app(quiet(tmp_path)), raise_server_exceptions=False) as client:
        other = Table(client, "street-soccer")
        for _ in range(2):
            answer = client.get(f"/api/matches/{table.id}")
            assert answer.status_code == 500
            assert answer.json()["error"]["kind"] == "broken-chain"
            assert "does not follow" in answer.json()["error"]["message"]
        assert other.get()["status"] == "open"
        health = client.get("/healthz")
        assert health.status_code == 200
        assert health.json()["broken"] == [table.id]
        assert "touchline_broken_matches 1.0" in client.get("/metrics").text
    said = back_up(store, str(tmp_path / "copy.sqlite"))
    assert "2 matches" in said
    assert f"match {table.id}: row" in said
    assert other.id not in said.partition("broken")[2]
    assert f"match {table.id}: row" in restore(str(tmp_path / "copy.sqlite"), store)
