"""The socket: every frame is answered, or the server hangs up politely; and it never falls silent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz.conftest import looking
from tests.fuzz.rubbish import spoiled
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with TestClient(make_app(quiet(folder))) as client:
        made = Table(client, "street-soccer")
        made.join()
        yield made


def good(match: str) -> list[dict[str, Any]]:
    """One good frame of every kind."""
    about = {"id": 7, "match": match}
    return [
        about | {"op": "watch", "since": 0, "seat": 0},
        about | {"op": "unwatch"},
        about | {"op": "look", "seat": 0},
        about | {"op": "play", "move": "B4-D5", "cmd_id": "a", "seq": 3},
        about | {"op": "roll", "outcome": "3", "cmd_id": "b"},
        about | {"op": "chat", "phrase": "hello", "cmd_id": "c"},
        about | {"op": "reveal", "round": 1, "value": "ab" * 32, "cmd_id": "d"},
        about | {"op": "replace", "whom": 1, "level": "random", "cmd_id": "e"},
        about | {"op": "undo", "cmd_id": "f"},
        {"op": "ping", "id": "x"},
        {"op": "pong"},
    ]


def test_frames(table: Table) -> None:
    frames = st.one_of(spoiled(good(table.id)).map(json.dumps), st.text(max_size=30), st.just("[" * 4000))

    @looking(30)
    @given(st.lists(frames, min_size=1, max_size=8))
    def talk(said: list[str]) -> None:
        ticket = table.client.post("/api/tickets", headers=table.headers(0)).json()["ticket"]
        with table.client.websocket_connect(f"/ws?ticket={ticket}") as socket:
            for frame in said:
                socket.send_bytes(frame.encode("utf-8", "replace"))
            socket.send_text('{"op":"ping","id":"still there"}')
            while (heard := socket.receive_json()).get("id") != "still there":
                assert "op" in heard or "ok" in heard

    talk()
