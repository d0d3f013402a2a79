"""The door: origins, tickets, sizes, rates, headers, logs; and a fuzzer at the socket."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.patience import PATIENCE, line_to
from tests.server.conftest import Server, bearer, quiet
from tests.server.playing import Table
from websockets.exceptions import ConnectionClosed

from touchline.server.app import make_app
from touchline.server.operations.logs import set_up_logs
from touchline.server.operations.settings import Settings


def ticket(client: TestClient, headers: dict[str, str] | None = None) -> str:
    return str(client.post("/api/tickets", headers=headers or {}).json()["ticket"])


def test_a_ticket_opens_one_socket(client: TestClient) -> None:
    once = ticket(client)
    with client.websocket_connect(f"/ws?ticket={once}") as socket:
        socket.send_text('{"op":"ping","id":7}')
        assert json.loads(socket.receive_text())["id"] == 7
    for bad in (once, "forged", ""):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws?ticket={bad}"):
            pass


def test_whoever_makes_a_match_is_given_the_first_ticket(client: TestClient) -> None:
    """It is good for the seats that came with it, and for one socket."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]
    made = client.post("/api/matches", json={"game": "pocket-gridiron", "seats": seats}).json()
    with client.websocket_connect(f"/ws?ticket={made['ticket']}") as socket:
        socket.send_text(json.dumps({"op": "watch", "id": "watch", "match": made["match"], "seat": 0}))
        assert json.loads(socket.receive_text())["seat"] == 0
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws?ticket={made['ticket']}"):
        pass


def test_a_ticket_expires(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        late = ticket(client)
        clock[0] += 31_000
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws?ticket={late}"):
            pass


def test_other_pages_may_not_connect(client: TestClient) -> None:
    evil = {"Origin": "https://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws?ticket={ticket(client)}", headers=evil),
    ):
        pass
    assert client.post("/api/dice", headers=evil).status_code == 403
    assert client.post("/api/dice", headers={"Origin": "http://testserver"}).status_code == 200


def test_every_message_is_authorised_on_its_own(client: TestClient) -> None:
    mine, other = Table(client), Table(client, watchable=False)
    mine.join()
    other.join()
    with client.websocket_connect(f"/ws?ticket={ticket(client, mine.headers(0))}") as socket:
        for message, kind in (
            ({"op": "resign", "cmd_id": "a", "match": other.id}, "forbidden"),
            ({"op": "resign", "cmd_id": "a", "match": mine.id, "seat": 1}, "forbidden"),
            ({"op": "watch", "match": other.id}, "not-found"),
            ({"op": "watch", "match": mine.id, "seat": 1}, "forbidden"),
        ):
            socket.send_text(json.dumps(message))
            assert json.loads(socket.receive_text())["error"]["kind"] == kind


def test_large_bodies_are_refused(client: TestClient) -> None:
    large = client.post("/api/matches", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert large.status_code == 413

    def pieces() -> Any:
        for _ in range(80):
            yield b"x" * 1024

    assert client.post("/api/matches", content=pieces()).status_code == 413


def test_too_many_requests_say_which_and_how_long(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "s.sqlite"), rate_ip=(0.001, 3))
    with TestClient(make_app(settings)) as client:
        answers = [client.get("/api/phrases") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    error = answers[-1].json()["error"]
    assert error["key"] == "ip"
    assert 0 < error["seconds"] <= 1000
    assert int(answers[-1].headers["Retry-After"]) >= 1


def test_a_seat_and_a_socket_have_limits_too(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    settings.rate_seat, settings.rate_socket = (0.0001, 2), (0.0001, 6)
    with TestClient(make_app(settings)) as client:
        table = Table(client)
        table.join()
        said = [
            table.client.post(
                f"/api/matches/{table.id}/commands",
                json={"op": "chat", "cmd_id": str(n), "phrase": "hello"},
                headers=table.headers(0),
            )
            for n in range(3)
        ]
        assert [answer.status_code for answer in said] == [200, 200, 429]
        assert said[-1].json()["error"]["key"] == "seat"
        with client.websocket_connect(f"/ws?ticket={ticket(client)}") as socket:
            heard = []
            for _ in range(7):
                socket.send_text('{"op":"ping"}')
                heard.append(json.loads(socket.receive_text()))
        assert heard[-1]["error"]["key"] == "socket"


def test_passphrases_cannot_be_guessed_fast(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    settings.rate_passphrase = (0.0001, 3)
    with TestClient(make_app(settings)) as client:
        codes = [client.post("/api/session", json={"name": f"n{n}", "passphrase": "x"}).status_code for n in range(5)]
    assert codes == [401, 401, 401, 429, 429]


def test_pages_come_with_a_strict_policy(client: TestClient) -> None:
    for path in ("/", "/docs", "/verify", "/api/games", "/nowhere"):
        answer = client.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "/api/matches" in client.get("/docs").text


def test_logs_hold_no_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("debug")
    with TestClient(make_app(quiet(tmp_path))) as client:
        table = Table(client)
        invite = table.post("invite", {}, 0)["invite"]
        table.join()
        spent = ticket(client, table.headers(0))
        with client.websocket_connect(f"/ws?ticket={spent}"):
            pass
        client.get(f"/api/matches/{table.id}?token={table.tokens[0]}")
        client.post("/api/accounts", json={"name": "ann", "passphrase": "a secret passphrase"})
    written = capsys.readouterr()
    logged = written.out + written.err
    assert '"path": "/api/matches"' in logged
    for secret in (invite, spent, table.tokens[0], table.tokens[1], "a secret passphrase"):
        assert secret not in logged


def test_health_and_figures(client: TestClient) -> None:
    assert client.get("/healthz").json()["ok"]
    table = Table(client)
    table.join()
    table.play()
    figures = client.get("/metrics").text
    assert 'touchline_orders_total{fate="done",op="play"} 1.0' in figures
    assert "touchline_commit_seconds_bucket" in figures


def frames(random_: random.Random, match: str) -> str | bytes:
    """Something nobody should send."""
    kind = random_.randrange(8)
    if kind == 0:
        return random_.randbytes(random_.randrange(200))
    if kind == 1:
        return "[" * random_.randrange(1, 5000)
    if kind == 2:
        return "".join(chr(random_.randrange(1, 0xD7FF)) for _ in range(random_.randrange(50)))
    values: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 300, [], {}, match, "play", "\x00", "é\u2028"]
    keys = [
        "op",
        "match",
        "seat",
        "seq",
        "cmd_id",
        "move",
        "outcome",
        "id",
        "since",
        "round",
        "value",
        "phrase",
        "whom",
    ]
    message = {random_.choice(keys): random_.choice(values) for _ in range(random_.randrange(8))}
    if kind >= 4:
        message["op"] = random_.choice(
            ["play", "roll", "watch", "unwatch", "look", "reveal", "chat", "undo", "correct", "replace"]
        )
        message.setdefault("cmd_id", str(random_.random()))
    if kind >= 6:
        message |= {"match": match, "seat": random_.choice([0, 1, None])}
    return json.dumps(message)


def test_no_frame_breaks_the_server(tmp_path: Path) -> None:
    """A thousand frames of rubbish over real sockets; the server answers or hangs up, and lives."""
    server = Server("--port", "0", "--store", str(tmp_path / "s.sqlite"), "--log", "error")
    random_ = random.Random(11)
    try:
        table = Table(server.http)
        table.join()
        sent, codes = 0, set()
        while sent < 1000:
            pass_ = server.post("/api/tickets", None, table.tokens[random_.randrange(2)])["ticket"]
            with line_to(f"ws://127.0.0.1:{server.port}/ws?ticket={pass_}") as socket:
                try:
                    for _ in range(100):
                        socket.send(frames(random_, table.id))
                        sent += 1
                    socket.send('{"op":"ping","id":"still-there"}')
                    while json.loads(socket.recv(timeout=PATIENCE)).get("id") != "still-there":
                        pass
                    socket.send("x" * 20_000)
                    socket.recv(timeout=PATIENCE)
                except ConnectionClosed as closed:
                    codes.add(closed.rcvd.code if closed.rcvd else 1006)
        assert codes <= {1002, 1003, 1006, 1007, 1008, 1009, 1013}, "hung up politely, not crashed (1011)"
        assert server.get("/healthz")["ok"]
        assert server.http.get("/api/lobby").status_code == 200
        assert server.http.get(f"/api/matches/{table.id}", headers=bearer(table.tokens[0])).status_code == 200
        assert 'fate="crash"' not in server.http.get("/metrics").text
    finally:
        server.stop()
