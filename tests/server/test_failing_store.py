"""A change that is refused has never been seen: every way to change a match, under every fault of the store.

While the store holds the write back, somebody looks and somebody else wants to change the match as well.  Whatever
they are told must be explained by what is stored in the end.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import quiet
from tests.server.playing import Chain, Table
from tools.soak.checker import History, unexplained
from tools.soak.failing_store import FAULTS, FailingStore, changes_a_match

from touchline.server.app import make_app
from touchline.server.matches.rows import SELECT_ROWS, check_chain, read_rows
from touchline.server.store import Store, StoreDown, Write

ENTERED = {"options": {"darts": "entered"}}
ONCE = "a command id of sixteen letters"

Request = tuple[str, Any, int | None]
"""Path, body, and the seat that sends it."""
Way = Callable[[TestClient], tuple[Table, Request]]
"""A match made ready, and what changes it."""


def seated(client: TestClient, game: str = "street-soccer", **terms: Any) -> Table:
    table = Table(client, game, **terms)
    table.join()
    return table


def command(table: Table, seat: int, op: str, **more: Any) -> tuple[Table, Request]:
    body = {"op": op, "cmd_id": "the-one", "seat": seat} | more
    return table, (f"/api/matches/{table.id}/commands", body, seat)


def thrower(table: Table) -> int:
    """Play until a dart is to be entered; who threw it."""
    while table.to_move() is not None:
        table.play()
    return int(table.get()["node"]["waiting_for"][0])


def play(client: TestClient) -> tuple[Table, Request]:
    table = seated(client)
    seat = table.to_move()
    assert seat is not None
    return command(table, seat, "play", move=table.legal()[0])


def roll(client: TestClient) -> tuple[Table, Request]:
    table = seated(client, "football-darts", **ENTERED)
    return command(table, thrower(table), "roll", outcome="T20")


def resign(client: TestClient) -> tuple[Table, Request]:
    return command(seated(client), 1, "resign")


def undo(client: TestClient) -> tuple[Table, Request]:
    table = seated(client, "football-darts", **ENTERED)
    return command(table, thrower(table), "undo")


def accept(client: TestClient) -> tuple[Table, Request]:
    table, (_, _, seat) = undo(client)
    assert seat is not None
    table.order(seat, "undo")
    return command(table, 1 - seat, "accept")


def decline(client: TestClient) -> tuple[Table, Request]:
    table, (_, _, seat) = undo(client)
    assert seat is not None
    table.order(seat, "undo")
    return command(table, 1 - seat, "decline")


def chat(client: TestClient) -> tuple[Table, Request]:
    return command(seated(client), 0, "chat", phrase="hello")


def chained(client: TestClient) -> Table:
    """Two-party dice, and both owe a value."""
    table = seated(client, dice={"tier": "chains"})
    while not table.get()["dice"]["owed"]:
        table.play()
    return table


def reveal(client: TestClient) -> tuple[Table, Request]:
    table = chained(client)
    dice = table.get()["dice"]
    seat = dice["owed"][0]
    return command(table, seat, "reveal", round=dice["round"], value=table.chains[seat].value(dice["round"]))


def entrust(client: TestClient) -> tuple[Table, Request]:
    table = chained(client)
    return command(table, 0, "entrust", seed=table.chains[0].seed.hex())


def renew(client: TestClient) -> tuple[Table, Request]:
    table = chained(client)
    return command(table, 0, "renew", **Chain().laid_down())


def correct(client: TestClient) -> tuple[Table, Request]:
    both = [{"kind": "person"}, {"kind": "person"}]
    table = Table(client, "football-darts", seats=both, dice={"tier": "entered"}, **ENTERED)
    table.order(0, "roll", outcome="heads")
    table.play("receive")
    table.play("throw T20") if table.to_move() is not None else table.order(0, "roll", outcome="T20")
    number = next(event["n"] for event in table.get("/events")["events"] if event.get("text") == "T20")
    return command(table, 0, "correct", number=number, text="T19")


def replace(client: TestClient) -> tuple[Table, Request]:
    return command(seated(client, "pocket-gridiron"), 1, "replace", whom=1)


def return_(client: TestClient) -> tuple[Table, Request]:
    table = seated(client)
    seat = table.to_move()
    assert seat is not None
    table.order(1 - seat, "replace", whom=1 - seat)
    return command(table, 1 - seat, "return")


def join(client: TestClient) -> tuple[Table, Request]:
    table = Table(client, "street-soccer")
    invite = table.post("invite", {}, 0)["invite"]
    return table, (f"/api/matches/{table.id}/join", {"name": "Bob", "invite": invite, "cmd_id": ONCE}, None)


def abort(client: TestClient) -> tuple[Table, Request]:
    table = seated(client)
    return table, (f"/api/bot/game/{table.id}/abort", None, 0)


def cancel(client: TestClient) -> tuple[Table, Request]:
    table = Table(client, "street-soccer")
    return table, (f"/api/challenge/{table.id}/cancel", None, 0)


def rematch(client: TestClient) -> tuple[Table, Request]:
    table = seated(client)
    table.order(0, "resign")
    return table, (f"/api/matches/{table.id}/rematch", {"cmd_id": ONCE}, 0)


def create(client: TestClient) -> tuple[Table, Request]:
    both = [{"kind": "person"}, {"kind": "person"}]
    return seated(client), ("/api/matches", {"game": "street-soccer", "seats": both, "cmd_id": ONCE}, None)


WAYS: tuple[Way, ...] = (
    play, roll, resign, undo, accept, decline, chat, reveal, entrust, renew, correct, replace, return_, join, abort,
    cancel, rematch, create,
)  # fmt: skip


class Stage:
    """A server whose store can be told to fail."""

    def __init__(self, client: TestClient, store: FailingStore) -> None:
        self.client, self.store = client, store
        self.history = History()
        self.fault: str | None = None
        self.holding = threading.Event()
        self._release: asyncio.Event | None = None
        self.backend = client.app.state.backend  # type: ignore[attr-defined]

    def choose(self, writes: tuple[Write, ...]) -> str | None:
        fault, self.fault = (self.fault, None) if changes_a_match(writes) else (None, self.fault)
        return fault

    async def hold(self) -> None:
        self._release = asyncio.Event()
        self.holding.set()
        await asyncio.wait_for(self._release.wait(), 30)

    def release(self) -> None:
        assert self.client.portal is not None
        assert self._release is not None
        self.client.portal.call(self._release.set)

    def waiting(self, match: str) -> int:
        """How many hold the match or wait for it."""
        return len(self.backend.matches._locks.get(match, (None, []))[1])

    def until_waiting(self, match: str, count: int) -> None:
        until = time.monotonic() + PATIENCE
        while self.waiting(match) < count:
            assert time.monotonic() < until
            time.sleep(0.001)

    def send(self, table: Table, request: Request) -> Any:
        path, body, seat = request
        return self.client.post(path, json=body, headers=table.headers(seat))

    def look(self, table: Table, seat: int | None) -> None:
        asked = time.monotonic()
        answer = self.client.get(f"/api/matches/{table.id}/events", headers=table.headers(seat))
        self.history.read(answer.json(), asked, f"seat {seat}")

    def check(self, table: Table) -> None:
        assert self.client.portal is not None
        found = self.client.portal.call(unexplained, self.history, self.store, self.backend.tokens)
        assert found == []
        assert self.history.reads


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    stores: list[FailingStore] = []

    def around(store: Store) -> Store:
        stores.append(FailingStore(store, lambda writes: made.choose(writes) if made else None))
        return stores[0]

    made: Stage | None = None
    with TestClient(make_app(quiet(tmp_path, around_store=around))) as client:
        made = Stage(client, stores[0])
        yield made


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_is_refused_has_never_been_seen(stage: Stage, way: Way, fault: str) -> None:
    table, request = way(stage.client)
    ticket = stage.client.post("/api/tickets").json()["ticket"]
    with (
        stage.client.websocket_connect(f"/ws?ticket={ticket}") as socket,
        ThreadPoolExecutor(3) as others,
    ):
        socket.send_json({"op": "watch", "match": table.id})
        stage.history.heard(socket.receive_json(), "socket")
        stage.store.held = stage.hold
        stage.fault = fault
        refused = others.submit(stage.send, table, request)
        assert stage.holding.wait(30)
        stage.store.held = None
        held = 1 if way is not create else 0
        others.submit(stage.look, table, 0)
        if held and way is not rematch:  # the rematch is being made; its match is held, not the old one
            stage.until_waiting(table.id, 2)
            said = {"op": "chat", "cmd_id": "meanwhile", "phrase": "oops"}
            other = others.submit(stage.send, table, (f"/api/matches/{table.id}/commands", said, 0))
            stage.until_waiting(table.id, 3)
            stage.release()
            assert other.result(30).status_code == 200
        else:
            stage.release()
        assert refused.result(30).json()["error"]["kind"] == "store-down"
        assert stage.client.portal is not None
        stage.client.portal.call(stage.store.catch_up)
        for seat in (0, None):
            stage.look(table, seat)
        again = stage.send(table, request)
        assert again.status_code in (200, 201), again.text
        stage.look(table, 0)
        while stage.history.streams[table.id, "socket"][-1]["seq"] < table.get("", 0)["seq"]:
            told = socket.receive_json()
            if told.get("op") == "events":
                stage.history.heard(told, "socket")
    stage.check(table)
    rows = read_rows(stage.client.portal.call(stage.store.read, SELECT_ROWS, table.id, 0))
    check_chain(rows)
    assert sum(row.cmd is not None and row.cmd.endswith(":the-one") for row in rows) == (
        request[0].endswith("commands")
    )
    assert stage.store.faults == [fault]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_flag_that_cannot_be_stored_has_not_fallen(tmp_path: Path, fault: str) -> None:
    clock, stores, wanted = [1_700_000_000_000], [], [None]

    def choose(writes: tuple[Write, ...]) -> str | None:
        chosen, wanted[0] = (wanted[0], None) if changes_a_match(writes) else (None, wanted[0])
        return chosen

    def around(store: Store) -> Store:
        stores.append(FailingStore(store, choose))
        return stores[0]

    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0], around_store=around))) as client:
        table = seated(client, clock={"kind": "live", "bank": 60, "increment": 5})
        seat = table.to_move()
        assert seat is not None
        clock[0] += 61_000
        wanted[0] = fault  # type: ignore[call-overload]
        history, asked = History(), time.monotonic()
        table.post("commands", {"op": "chat", "cmd_id": "late", "seat": seat, "phrase": "oops"}, seat, expect=503)
        history.read(table.get("/events"), asked, "spectator")
        backend = client.app.state.backend  # type: ignore[attr-defined]
        assert client.portal is not None
        client.portal.call(stores[0].catch_up)
        client.portal.call(backend.timekeeper.flag_late)
        history.read(table.get("/events"), time.monotonic(), "spectator")
        assert table.get()["status"] == "over"
        assert client.portal.call(unexplained, history, stores[0], backend.tokens) == []


def test_those_who_follow_hear_of_a_commit_whose_acknowledgement_was_lost(stage: Stage) -> None:
    """Nobody sends anything again; the server finds out by itself."""
    table, request = play(stage.client)
    ticket = stage.client.post("/api/tickets").json()["ticket"]
    with stage.client.websocket_connect(f"/ws?ticket={ticket}") as socket:
        socket.send_json({"op": "watch", "match": table.id})
        known = socket.receive_json()["seq"]
        stage.fault = "after"
        assert stage.send(table, request).status_code == 503
        told = socket.receive_json()
        assert told["since"] == known
        assert told["events"][0]["kind"] == "played"


def test_a_bot_whose_move_could_not_be_stored_moves_again(stage: Stage) -> None:
    def choose(writes: tuple[Write, ...]) -> str | None:
        by_bot = any(isinstance(arg, str) and ":bot-" in arg for write in writes for arg in write.args)
        return "before" if by_bot and len(stage.store.faults) < 2 else None

    stage.choose = choose  # type: ignore[method-assign]
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    table = Table(stage.client, "street-soccer", seats=seats)
    ticket = stage.client.post("/api/tickets").json()["ticket"]
    with stage.client.websocket_connect(f"/ws?ticket={ticket}") as socket:
        socket.send_json({"op": "watch", "match": table.id})
        told = socket.receive_json()
        while not any(event["kind"] == "played" and event["seat"] == 1 for event in told.get("events", ())):
            if told.get("node", {}).get("seat") == 0:
                table.play()
            told = socket.receive_json()
    assert stage.store.faults == ["before", "before"]


def test_the_checker_notices_what_is_not_stored(stage: Stage) -> None:
    table, request = play(stage.client)
    assert stage.send(table, request).status_code == 200
    told = table.get("/events", 0)
    stage.history.acknowledgement(told | {"last": told["seq"]}, time.monotonic(), "true")
    stage.check(table)
    forged = [event | {"text": "A1-A2"} if event["kind"] == "played" else event for event in told["events"]]
    stage.history.read(told | {"events": forged}, None, "another move")
    stage.history.read(told | {"seq": told["seq"] + 1}, None, "an event too many")
    stage.history.read(told | {"headline": "10:0"}, None, "another score")
    stage.history.read(told | {"events": told["events"][:-1]}, None, "an event too few")
    stage.history.heard(told, "twice")
    stage.history.heard(told, "twice")
    before = stage.history.reads[0].told | {"seq": told["seq"] - 1, "events": told["events"][:-1]}
    stage.history.read(before, time.monotonic(), "old news")
    assert stage.client.portal is not None
    found = stage.client.portal.call(unexplained, stage.history, stage.store, stage.backend.tokens)
    for told_to in ("another move", "an event too many", "another score", "an event too few", "twice", "old news"):
        assert any(told_to in each for each in found), told_to


def test_a_match_that_is_made_is_answered_without_the_store(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is signed in and reads that making failed would make it twice."""
    account = {"name": "ann", "passphrase": "long enough"}
    ann = {"authorization": "Bearer " + stage.client.post("/api/accounts", json=account).json()["token"]}
    written: list[Write] = []
    read, write = stage.store.read, stage.store.write

    async def then_nothing_is_read(*writes: Write) -> None:
        await write(*writes)
        written.extend(writes)

    async def until_it_is_written(sql: str, *args: Any) -> Any:
        if changes_a_match(tuple(written)):
            raise StoreDown("nothing can be read any more")
        return await read(sql, *args)

    monkeypatch.setattr(stage.store, "write", then_nothing_is_read)
    monkeypatch.setattr(stage.store, "read", until_it_is_written)
    both = [{"kind": "person"}, {"kind": "person"}]
    made = stage.client.post("/api/matches", json={"game": "street-soccer", "seats": both}, headers=ann)
    assert changes_a_match(tuple(written))
    assert made.status_code == 201, made.text
    assert made.json()["token"]
