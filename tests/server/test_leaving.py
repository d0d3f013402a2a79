"""When a bot may play for somebody who has left: by the clock's own terms, and never through no fault of theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.wire.codec import to_json
from touchline.wire.people import LITTLE_GOLEM

START = 1_700_000_000_000
HOUR = 3_600_000
LIVE = {"kind": "live", "bank": 3600, "increment": 5}


def waiting_for_one(client: Any, **terms: Any) -> Table:
    table = Table(client, "street-soccer", **terms)
    table.join()
    while table.to_move() != 1:
        table.play()
    return table


@pytest.mark.parametrize("clock", [LIVE, to_json(LITTLE_GOLEM)], ids=["live", "correspondence"])
def test_with_a_clock_the_clock_decides(tmp_path: Path, clock: dict[str, Any]) -> None:
    """While there is time on it, it is the player's; when there is none, the match is over."""
    now = [START]
    with TestClient(make_app(quiet(tmp_path, now=lambda: now[0]))) as client:
        table = waiting_for_one(client, clock=clock)
        for _ in range(3):
            now[0] += clock["bank"] * 1000 // 4
            assert "clock" in table.order(0, "replace", expect=422, whom=1)["error"]["message"]
            assert "stand_in" not in table.get()["seats"][1]
        now[0] += clock["bank"] * 1000
        table.order(0, "replace", expect=422, whom=1)
        assert table.get()["status"] == "over"
        assert "ran out of time" in table.get()["node"]["reason"]


def test_the_own_seat_can_be_handed_over_with_a_clock_too(tmp_path: Path) -> None:
    with TestClient(make_app(quiet(tmp_path))) as client:
        table = waiting_for_one(client, clock=LIVE)
        table.order(1, "replace", whom=1)
        assert table.get()["seats"][1]["stand_in"]


def test_a_connection_that_breaks_for_a_moment_is_no_leaving(tmp_path: Path) -> None:
    """The player thought for ten minutes at the board; the socket broke just now."""
    now = [START]
    with TestClient(make_app(quiet(tmp_path, now=lambda: now[0]))) as client:
        table = waiting_for_one(client)
        ticket = client.post("/api/tickets", headers=table.headers(1)).json()["ticket"]
        with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
            socket.send_json({"op": "watch", "match": table.id})
            socket.receive_json()
            now[0] += 600_000
            assert "has not left" in table.order(0, "replace", expect=422, whom=1)["error"]["message"]
        hub = client.app.state.backend.matches.hub  # type: ignore[attr-defined]
        while hub.present(table.id, 1):
            client.get("/healthz")
        assert "wait another" in table.order(0, "replace", expect=422, whom=1)["error"]["message"]
        now[0] += 60_000
        table.get("?seat=1", 1)  # somebody who only asks is there too
        now[0] += 61_000
        assert "wait another" in table.order(0, "replace", expect=422, whom=1)["error"]["message"]
        now[0] += 60_000
        table.order(0, "replace", whom=1)


def test_a_server_that_was_away_gives_everybody_time_to_come_back(tmp_path: Path) -> None:
    now = [START]
    settings = quiet(tmp_path, now=lambda: now[0])
    with TestClient(make_app(settings)) as client:
        table = waiting_for_one(client)
    now[0] += HOUR
    with TestClient(make_app(settings)) as client:
        table.client = client
        assert "wait another" in table.order(0, "replace", expect=422, whom=1)["error"]["message"]
        now[0] += 125_000
        table.order(0, "replace", whom=1)
