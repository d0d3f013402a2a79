"""Two servers that nothing tells apart: the same key, ids, nonces and clock.

So everything that they send must be the same to the last byte, as long as what they keep differs in secrets alone.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from fastapi.testclient import TestClient
from tests.server.conftest import quiet

from touchline.server.app import make_app
from touchline.server.store.sqlite_upgrade import upgrade


@contextmanager
def same_machines(folder: Path) -> Iterator[tuple[TestClient, TestClient]]:
    """Both, running."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(_machine(folder / which)) for which in ("a", "b"))
        yield one, other


def _machine(folder: Path) -> TestClient:
    folder.mkdir()
    store = folder / "touchline.sqlite"
    connection = sqlite3.connect(store, isolation_level=None)
    upgrade(connection, store)
    connection.execute("insert into meta (name, value) values ('key', ?)", ("11" * 32,))
    connection.close()
    nonces, ids = itertools.count(1), itertools.count(1)
    settings = quiet(
        folder,
        now=lambda: 1_700_000_000_000,
        new_id=lambda: f"{next(ids):012x}",
        new_nonce=lambda: f"{next(nonces):032x}",
    )
    settings.ping_seconds = 1e6
    return TestClient(make_app(settings))
