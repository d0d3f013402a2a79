"""Bad input at the server's doors: always an answer that says what is wrong, never a crash, never silence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.applications import Starlette
from starlette.routing import Mount
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.web.front_end import FrontEnd

NUL, HALF = "a\\u0000b", "a\\ud800b"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(quiet(tmp_path)), raise_server_exceptions=False) as client:
        yield client


def refused(answer: Any, *statuses: int) -> None:
    assert answer.status_code in (statuses or (400, 422)), f"{answer.status_code} {answer.text[:300]}"
    error = answer.json()["error"]
    assert error["kind"]
    assert error["message"]


def raw(client: TestClient, path: str, body: str | bytes, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return client.post(path, content=body, headers=headers)


@pytest.mark.parametrize("bad", [NUL, HALF])
def test_names_and_command_ids(client: TestClient, bad: str) -> None:
    refused(raw(client, "/api/accounts", f'{{"name":"{bad}","passphrase":"long enough"}}'))
    refused(raw(client, "/api/accounts", f'{{"name":"ann","passphrase":"long enough {bad}"}}'))
    refused(raw(client, "/api/session", f'{{"name":"{bad}","passphrase":"long enough"}}'))
    refused(raw(client, "/api/matches", f'{{"game":"football-darts","seats":[{{"kind":"person","name":"{bad}"}}]}}'))
    refused(raw(client, "/api/matches", f'{{"game":"football-darts","cmd_id":"0123456789abcdef{bad}"}}'))
    refused(raw(client, "/api/matches", f'{{"game":"{bad}"}}'))
    refused(raw(client, "/api/matches", f'{{"game":"football-darts","options":{{"{bad}":1}}}}'))
    refused(raw(client, "/api/matches", f'{{"game":"football-darts","dice":{{"luck":"{bad}"}}}}'))
    table = Table(client)
    table.join()
    command = f'{{"op":"chat","phrase":"hello","cmd_id":"{bad}"}}'
    refused(raw(client, f"/api/matches/{table.id}/commands", command, table.tokens[0]))
    move = f'{{"op":"play","move":"{bad}","cmd_id":"x"}}'
    refused(raw(client, f"/api/matches/{table.id}/commands", move, table.tokens[0]))


@pytest.mark.parametrize(
    "body",
    ["[" * 3000, '{"a":' * 3000, '{"game":"football-darts","dice":{"seed":' + "1" * 4400 + "}}", "{", b"\xff", "NaN"],
    ids=range(6),
)
def test_bodies_that_are_no_json(client: TestClient, body: str | bytes) -> None:
    refused(raw(client, "/api/matches", body))
    refused(raw(client, "/api/challenge/abcdefgh2345/decline", body), 400, 404, 422)


def test_figures_of_the_wrong_kind(client: TestClient) -> None:
    tried: list[dict[str, Any]] = [{"special_teams": {"punt": [{}, {}]}}, {"teams": {"base": {"name": "x" * 50_000}}}]
    for data in tried:
        answer = client.post("/api/matches", json={"game": "first-and-goal", "data": data})
        refused(answer, 422)
        assert answer.json()["error"]["field"]
    refused(client.post("/api/matches", json={"game": "street-soccer", "data": {"x": "y" * 50_000}}), 422)


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/api/user/%00ann", "/api/lobby?game=%00", "/" + "x" * 5000])
def test_addresses_that_nothing_can_have(client: TestClient, path: str) -> None:
    refused(client.get(path), 400, 404)


@pytest.mark.parametrize("path", ["%00", "a%00.js", "x" * 300 + ".js", "y" * 300, "x" * 5000 + ".css", "a/../../b.js"])
def test_files_that_nothing_can_be(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    app = Starlette(routes=[Mount("/", FrontEnd(tmp_path))])
    with TestClient(app, raise_server_exceptions=False) as files:
        for accepted in ("gzip", ""):
            answer = files.get(f"/{path}", headers={"Accept-Encoding": accepted})
            assert answer.status_code in (200, 404), answer.text
            assert answer.status_code == 404 or answer.text == "<!doctype html>"


def test_an_id_of_half_a_pair_does_not_mute_a_socket(client: TestClient) -> None:
    ticket = client.post("/api/tickets").json()["ticket"]
    with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
        for bad in (
            '{"op":"ping","id":"\\ud800"}',
            '{"op":"look","id":true}',
            '{"op":"ping","id":' + "1" * 4400 + "}",
            "[" * 3000,
        ):
            socket.send_text(bad)
            assert json.loads(socket.receive_text())["ok"] is False
        socket.send_text('{"op":"ping","id":"still here"}')
        assert json.loads(socket.receive_text())["id"] == "still here"


def test_spent_tickets_are_forgotten(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        for _ in range(3):
            ticket = client.post("/api/tickets").json()["ticket"]
            with client.websocket_connect(f"/ws?ticket={ticket}"):
                pass
        backend = client.app.state.backend  # type: ignore[attr-defined]
        assert client.portal is not None

        def spent() -> int:
            assert client.portal is not None
            return len(client.portal.call(backend.store.read, "select 1 from used"))

        assert spent() == 3
        clock[0] += 60_000
        client.portal.call(backend.matches.time.tidy)
        assert spent() == 0
