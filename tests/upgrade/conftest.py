"""Copies of what older versions wrote: nothing here is ever changed in place."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.conftest import Server, postgres
from tools.soak.services import PrivatePostgres

__all__ = ["postgres"]

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures").glob("version-*"))


class Kept:
    """The folder of one version, and what was true in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.expected: dict[str, Any] = json.loads((folder / "expected.json").read_text("utf-8"))

    @property
    def store(self) -> dict[str, Any]:
        found: dict[str, Any] = self.expected["store"]
        return found

    def sqlite(self, target: Path) -> str:
        """The SQLite store, copied out."""
        target.write_bytes(gzip.decompress((self.folder / "touchline.sqlite.gz").read_bytes()))
        return str(target)

    def postgres(self, server: PrivatePostgres) -> str:
        """The PostgreSQL store, loaded into a new database."""
        address = server.fresh()
        sql = gzip.decompress((self.folder / "postgres.sql.gz").read_bytes()).decode()

        async def load() -> None:
            connection = await asyncpg.connect(address)
            await connection.execute(sql)
            await connection.close()

        asyncio.run(load())
        return address

    def home(self, target: Path) -> Path:
        """The folder of a person at a terminal, copied."""
        return shutil.copytree(self.folder / "home", target)


@pytest.fixture(scope="session", params=FIXTURES, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest) -> Kept:
    return Kept(request.param)


@pytest.fixture(params=["sqlite", "postgres"])
def old_store(request: pytest.FixtureRequest, kept: Kept, tmp_path: Path) -> str:
    """The address of a store as the old version left it."""
    if request.param == "sqlite":
        return kept.sqlite(tmp_path / "touchline.sqlite")
    return kept.postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def server(old_store: str) -> Iterator[Server]:
    """The present server on the old store."""
    running = Server("--port", "0", "--store", old_store)
    yield running
    running.stop()
