"""Who is here: told to those who play, by seat, as they come and go; a broken line is not a farewell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE, line_to
from tests.server.conftest import Server, bearer
from tests.server.playing import Table
from tools.soak.services import PrivatePostgres, PrivateRedis
from websockets.sync.client import ClientConnection


@pytest.fixture
def sit(client: TestClient) -> Iterator[Callable[..., Any]]:
    """Follows a match from a seat, or as a spectator; every socket is closed in the end."""
    with ExitStack() as sockets:

        def sitting(table: Table, seat: int | None, *, presence: bool = True) -> Any:
            ticket = client.post("/api/tickets", headers=table.headers(seat)).json()["ticket"]
            socket = sockets.enter_context(client.websocket_connect(f"/ws?ticket={ticket}"))
            socket.send_json({"op": "watch", "match": table.id, "presence": presence})
            assert socket.receive_json()["op"] == "events"
            return socket

        yield sitting


def table_of(client: TestClient) -> Table:
    table = Table(client, "street-soccer", watchable=True)
    table.join()
    return table


def test_who_comes_and_who_goes_is_told_with_the_time(client: TestClient, sit: Callable[..., Any]) -> None:
    table = table_of(client)
    ann = sit(table, 0)
    first = ann.receive_json()
    assert first["op"] == "presence"
    assert first["seats"][0] == {"here": True}
    assert first["seats"][1]["here"] is False
    bob = sit(table, 1)
    assert ann.receive_json()["seats"] == [{"here": True}, {"here": True}]
    bob.close(1001)
    left = ann.receive_json()["seats"][1]
    assert left["here"] is False
    assert left["since"] > 0
    assert "lost" not in left


def test_a_line_that_breaks_is_told_as_such(client: TestClient, sit: Callable[..., Any]) -> None:
    table = table_of(client)
    ann, bob = sit(table, 0), sit(table, 1)
    seen = ann.receive_json()["seats"]
    while not seen[1]["here"]:
        seen = ann.receive_json()["seats"]
    bob.close(1006)
    assert ann.receive_json()["seats"][1]["lost"] is True


def test_spectators_are_told_nothing_of_it(client: TestClient, sit: Callable[..., Any]) -> None:
    """Whoever looks on cannot find out when somebody is at home."""
    table = table_of(client)
    stranger = sit(table, None)
    ann = sit(table, 0)
    ann.close()
    stranger.send_json({"op": "ping", "id": 1})
    assert stranger.receive_json()["op"] == "pong"


def test_only_those_who_ask_are_told(client: TestClient, sit: Callable[..., Any]) -> None:
    table = table_of(client)
    ann = sit(table, 0, presence=False)
    sit(table, 1).close()
    ann.send_json({"op": "ping", "id": 1})
    assert ann.receive_json()["op"] == "pong"


def follow(server: Server, table: Table, seat: int) -> ClientConnection:
    ticket = server.post("/api/tickets", None, table.tokens[seat])["ticket"]
    socket = line_to(f"ws://127.0.0.1:{server.port}/ws?ticket={ticket}")
    socket.send(json.dumps({"op": "watch", "match": table.id, "presence": True}))
    return socket


def until_here(socket: ClientConnection, seat: int, here: bool) -> None:
    while True:
        told = json.loads(socket.recv(timeout=PATIENCE))
        if told["op"] == "presence" and told["seats"][seat].get("here") is here:
            return


def test_players_at_two_processes_see_each_other(postgres: PrivatePostgres, redis: PrivateRedis) -> None:
    store = postgres.fresh()
    one, two = (Server("--port", "0", "--store", store, "--redis", redis.url) for _ in range(2))
    try:
        table = Table(one.http, "street-soccer")
        table.join()
        with follow(one, table, 0) as ann:
            with follow(two, table, 1) as bob:
                until_here(ann, 1, here=True)
                until_here(bob, 0, here=True)
            until_here(ann, 1, here=False)
    finally:
        one.stop()
        two.stop()


@pytest.fixture
def names(client: TestClient) -> dict[str, str]:
    return {
        name: client.post("/api/accounts", json={"name": name, "passphrase": "correct horse"}).json()["token"]
        for name in ("ann", "bob")
    }


def test_matches_that_wait_for_an_account_come_first(client: TestClient, names: dict[str, str]) -> None:
    """Every card under way says which seats are due; one's own matches come with those that wait for one on top."""
    tables = []
    for _ in range(2):
        table = Table(client, "street-soccer", headers=bearer(names["ann"]))
        invite = table.post("invite", {}, 0)["invite"]
        seated = client.post(f"/api/matches/{table.id}/join", json={"invite": invite}, headers=bearer(names["bob"]))
        table.tokens[1] = seated.json()["token"]
        tables.append(table)
    mover = tables[0].to_move()
    assert mover is not None
    state = tables[0].get("", mover)
    tables[0].order(mover, "play", move=state["node"]["legal"][0])
    for name, seat in (("ann", 0), ("bob", 1)):
        cards = client.get("/api/account/matches", headers=bearer(names[name])).json()
        assert {card["id"] for card in cards} == {table.id for table in tables}
        ours = [seat in card["due"] for card in cards]
        assert ours == sorted(ours, reverse=True)
        assert {card["id"]: card["due"] for card in cards} == {table.id: [table.to_move()] for table in tables}
