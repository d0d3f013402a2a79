"""Several processes on one store: the bus, the lost bus, the other process's moves."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE, line_to, look_again
from tests.server.conftest import Server
from tests.server.playing import Table
from tools.soak.services import PrivatePostgres, PrivateRedis

from touchline.server.app import make_app
from touchline.server.operations.settings import Settings


@pytest.mark.parametrize("bus", ["rings", "is broken"])
def test_two_processes_play_one_match(postgres: PrivatePostgres, redis: PrivateRedis, bus: str) -> None:
    """A move made in one process is told by the other, at once by the bus or a second later without it."""
    store = postgres.fresh()
    url = redis.url if bus == "rings" else "redis://127.0.0.1:1/0"
    one, two = (Server("--port", "0", "--store", store, "--redis", url) for _ in range(2))
    try:
        table = Table(one.http, "street-soccer")
        table.join()
        seat = table.to_move()
        assert seat is not None
        ticket = two.post("/api/tickets", None, table.tokens[1 - seat])["ticket"]
        with line_to(f"ws://127.0.0.1:{two.port}/ws?ticket={ticket}") as socket:
            socket.send(json.dumps({"op": "watch", "match": table.id}))
            known = json.loads(socket.recv(timeout=PATIENCE))["seq"]
            state = table.get("", seat)
            order = {"op": "play", "cmd_id": "x", "seq": state["seq"], "move": state["node"]["legal"][0]}
            table.post("commands", order, seat)
            told = json.loads(socket.recv(timeout=PATIENCE))
            assert told["since"] == known
            assert told["events"][0]["kind"] == "played"
        table.client = two.http
        again = table.post("commands", order, seat)
        assert again["repeated"], "the other process knows the command too"
        one.kill()
        table.play()
        assert table.get()["seq"] > told["seq"]
    finally:
        two.stop()
        if one.process.poll() is None:
            one.stop()


def test_a_player_at_the_other_process_has_not_left(
    postgres: PrivatePostgres, redis: PrivateRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat's socket is at the second server; the first one asks before it gives the seat to a bot."""
    monkeypatch.setattr("touchline.server.realtime.bus.ANSWER_SECONDS", PATIENCE)  # a busy one has not left either
    shared = Settings(store=postgres.fresh(), redis=redis.url, away_seconds=0.0)
    shared.lift_limits()
    with TestClient(make_app(shared)) as one, TestClient(make_app(shared)) as two:
        until = time.monotonic() + PATIENCE
        bus = one.app.state.backend.matches.bus  # type: ignore[attr-defined]
        assert one.portal is not None
        while len(one.portal.call(bus.ask, "accounts")) < 2:
            assert time.monotonic() < until, "they do not hear each other"
        table = Table(one, "street-soccer")
        table.join()
        due = table.to_move()
        assert due is not None
        ticket = two.post("/api/tickets", headers=table.headers(due)).json()["ticket"]
        with two.websocket_connect(f"/ws?ticket={ticket}") as socket:
            socket.send_json({"op": "watch", "match": table.id})
            assert socket.receive_json()["seat"] == due
            for number in range(3):
                order = {"op": "replace", "whom": due, "cmd_id": f"early{number}"}
                refused = table.post("commands", order, 1 - due, expect=422)
                assert "has not left" in refused["error"]["message"]
        order = {"op": "replace", "whom": due, "cmd_id": "late"}
        until = time.monotonic() + PATIENCE
        while one.post(f"/api/matches/{table.id}/commands", json=order, headers=table.headers(1 - due)).is_error:
            assert time.monotonic() < until, "the socket is gone, and nobody noticed"
            look_again()
        assert table.get()["seats"][due]["stand_in"]


def test_both_processes_at_once(postgres: PrivatePostgres, tmp_path: Path) -> None:
    """Neither hears the other; the store decides who was first, and nothing is done twice."""
    store = postgres.fresh()
    servers = [Server("--port", "0", "--store", store) for _ in range(2)]
    try:
        table = Table(servers[0].http, "street-soccer")
        table.join()
        for number in range(12):
            table.client = servers[number % 2].http
            seat = table.to_move()
            if seat is None:
                break
            state = table.get("", seat)
            order = {"op": "play", "cmd_id": f"n{number}", "seq": state["seq"], "move": state["node"]["legal"][0]}
            first = table.post("commands", order, seat)
            table.client = servers[1 - number % 2].http
            second = table.post("commands", order, seat)
            assert (second["first"], second["last"], second["repeated"]) == (first["first"], first["last"], True)
            late = table.post("commands", order | {"cmd_id": f"late{number}"}, seat, expect=409)
            assert late["error"]["missed"]["events"][0]["seq"] == state["seq"] + 1
    finally:
        for server in servers:
            server.stop()
