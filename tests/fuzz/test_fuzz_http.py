"""HTTP: good requests with something wrong in them; nothing answers 500 (of all others: ``test_documented.py``)."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from tests.fuzz.conftest import looking
from tests.fuzz.rubbish import spoiled
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app

HOME = tempfile.TemporaryDirectory(prefix="touchline-schema-")
"""Gone with this process."""
app = make_app(quiet(Path(HOME.name)))


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    with TestClient(app, raise_server_exceptions=False) as client:
        made = Table(client)
        made.join()
        yield made


GOOD: list[tuple[str, dict[str, Any]]] = [
    ("/api/matches", {"game": "first-and-goal", "data": {"special_teams": {"punt": ["red"]}, "cards": {"copies": 5}}}),
    (
        "/api/matches",
        {
            "game": "football-darts",
            "cmd_id": "0123456789abcdef",
            "options": {"throwers": "pub,pro", "darts": "simulated", "start_spot": 30},
            "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}],
            "dice": {"tier": "plain", "seed": 7, "luck": "words"},
            "clock": {"kind": "live", "bank": 300, "increment": 5},
        },
    ),
    ("/api/matches", {"game": "street-soccer", "position": "minute=3", "delay": 5, "public": True}),
    ("/api/accounts", {"name": "ann", "passphrase": "", "bot": True}),
    ("/api/session", {"name": "ann", "passphrase": "wrong words", "device": "x.y"}),
    ("/api/leagues", {"name": "Sunday", "game": "pocket-gridiron", "legs": 1}),
    ("/api/matches/{match}/join", {"name": "Bob", "invite": "x.y", "cmd_id": "0123456789abcdef"}),
    ("/api/matches/{match}/commands", {"op": "play", "move": "kick", "cmd_id": "a", "seq": 3, "seat": 0}),
    ("/api/matches/{match}/commands", {"op": "entrust", "seed": "ab" * 32, "cmd_id": "b"}),
    ("/api/matches/{match}/commands", {"op": "correct", "number": 1, "text": "heads", "cut": True, "cmd_id": "c"}),
    ("/api/challenge/{match}/decline", {"reason": "later"}),
]


@pytest.mark.parametrize("number", range(len(GOOD)))
def test_good_requests_spoiled(number: int, table: Table) -> None:
    path, good = GOOD[number]

    @looking(10)
    @given(spoiled(good))
    def post(body: Any) -> None:
        headers = table.headers(0) | {"Content-Type": "application/json"}
        answer = table.client.post(path.format(match=table.id), content=json.dumps(body), headers=headers)
        assert answer.status_code < 500, answer.text
        assert answer.json()["ok"] == (answer.status_code < 400)

    post()
