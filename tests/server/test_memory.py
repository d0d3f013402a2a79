"""Matches in memory have a budget; whoever follows one that was forgotten misses nothing."""

from __future__ import annotations

from pathlib import Path

from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app


def test_matches_in_memory_have_a_budget_in_bytes(tmp_path: Path) -> None:
    settings = quiet(tmp_path, memory_for_matches=200_000)
    with TestClient(make_app(settings)) as client:
        backend = client.app.state.backend  # type: ignore[attr-defined]
        tables = [Table(client, "street-soccer", seats=[{"kind": "person"}] * 2) for _ in range(12)]
        for table in tables:
            table.play()
        weights = backend.matches._weights
        assert weights.total() <= 200_000
        assert 1 <= len(weights) < 12
        assert weights.total() == sum(weights.values())
        for table in tables:
            assert table.get("", 0)["seq"] >= 4, "what was forgotten is folded again"


def test_even_matches_that_are_followed_are_forgotten_and_still_told(tmp_path: Path) -> None:
    settings = quiet(tmp_path, memory_for_matches=150_000)
    with TestClient(make_app(settings)) as client:
        backend = client.app.state.backend  # type: ignore[attr-defined]
        tables = [Table(client, "street-soccer", seats=[{"kind": "person"}] * 2) for _ in range(10)]
        ticket = client.post("/api/tickets", headers=tables[0].headers(0)).json()["ticket"]
        with client.websocket_connect(f"/ws?ticket={ticket}") as heard:
            for table in tables:
                heard.send_json({"op": "watch", "match": table.id})
                first = heard.receive_json()
                assert first["ok"]
            assert backend.matches._weights.total() <= 150_000
            assert backend.matches.in_memory(tables[0].id) is None
            tables[0].play()
            told = heard.receive_json()
            assert (told["match"], told["events"][0]["kind"]) == (tables[0].id, "played")
