"""Catching up: a client far behind, a match nobody has in memory, and both at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.matches.audience import MOST_EVENTS, news_of
from touchline.server.matches.news_text import news_text
from touchline.server.matches.rows import compact


@pytest.fixture(scope="module")
def long_match(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, list[dict[str, Any]]]:
    """A match of more events than anybody is sent at once, and what was seen of it while it was played."""
    folder = tmp_path_factory.mktemp("long")
    with TestClient(make_app(quiet(folder))) as client:
        table = Table(client, "street-soccer", dice={"tier": "chains"})
        table.join()
        table.play_out()
        seen: list[dict[str, Any]] = table.get("/events")["events"]
        while len(seen) <= MOST_EVENTS + 50:
            for _ in range(100):
                table.order(table.sent % 2, "chat", phrase="good-game")
            seen += table.get(f"/events?since={len(seen)}")["events"]
        return folder, table.id, seen


def core(event: dict[str, Any]) -> tuple[int, str, Any, Any]:
    return (event["seq"], event["kind"], event.get("text"), event.get("hash"))


@pytest.mark.parametrize("over", ["http", "socket"])
def test_a_client_far_behind_of_a_match_loaded_cold(long_match: Any, over: str) -> None:
    """The first thing a restarted server is asked: the present state and the last events, not all of them."""
    folder, match, seen = long_match
    with TestClient(make_app(quiet(folder))) as client:
        matches = client.app.state.backend.matches  # type: ignore[attr-defined]
        assert matches.in_memory(match) is None
        if over == "http":
            news = client.get(f"/api/matches/{match}/events?since=3").json()
        else:
            ticket = client.post("/api/tickets").json()["ticket"]
            with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
                socket.send_json({"op": "watch", "match": match, "since": 3})
                news = socket.receive_json()
        assert news["snapshot"] is True
        assert news["seq"] == seen[-1]["seq"]
        assert [core(event) for event in news["events"]] == [core(event) for event in seen[-MOST_EVENTS:]]
        look = client.get(f"/api/matches/{match}").json()
        assert {key: news[key] for key in look} == look, "the same state as for whoever asks for nothing else"


def test_a_client_a_little_behind_gets_exactly_what_it_missed(long_match: Any) -> None:
    folder, match, seen = long_match
    with TestClient(make_app(quiet(folder))) as client:
        last = seen[-1]["seq"]
        news = client.get(f"/api/matches/{match}/events?since={last - 10}").json()
        assert "snapshot" not in news
        assert [core(event) for event in news["events"]] == [core(event) for event in seen[-10:]]
        assert client.get(f"/api/matches/{match}/events?since={last}").json()["events"] == []


def test_many_who_come_to_a_cold_match_load_it_once(long_match: Any) -> None:
    folder, match, _ = long_match
    with TestClient(make_app(quiet(folder))) as client:
        tickets = [client.post("/api/tickets").json()["ticket"] for _ in range(5)]
        for ticket in tickets:
            with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
                socket.send_json({"op": "watch", "match": match})
                assert socket.receive_json()["match"] == match
        assert "touchline_load_seconds_count 1.0" in client.get("/metrics").text


@pytest.mark.parametrize("game", ["street-soccer", "football-darts", "pocket-gridiron"])
def test_news_made_once_is_for_each_what_it_would_have_been(client: TestClient, game: str) -> None:
    """In a game without secrets the second audience gets what was made for the first, with its own choices."""
    table = Table(client, game)
    table.join()
    live = client.app.state.backend.matches.in_memory(table.id)  # type: ignore[attr-defined]
    for since in (live.seq - 2, live.seq):
        for audience in (0, 1, None):
            live.told.clear()
            alone = news_of(live, audience, since, 0)
            live.told.clear()
            for other in (1, None, 0):
                news_text(live, news_of(live, other, since, 0))
            assert news_of(live, audience, since, 0) == alone
            told = news_text(live, news_of(live, audience, since, 0))
            assert json.loads(told) == json.loads(compact(alone)), "what others were told with it is not theirs alone"
