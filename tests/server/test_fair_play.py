"""Fair play and accounts: what a rated match asks of its players, and what only the owner of a name may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import bearer, quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.operations.housekeeping import tidy
from touchline.server.operations.proxies import believe_proxies, true_client

WORDS = "correct horse battery"
CLOCK = {"kind": "live", "bank": 300, "increment": 5}


def sign_up(client: TestClient, name: str) -> dict[str, str]:
    made = client.post("/api/accounts", json={"name": name, "passphrase": WORDS})
    assert made.status_code == 201, made.text
    return bearer(made.json()["token"])


def signing_in(client: TestClient, words: str, **more: Any) -> Any:
    return client.post("/api/session", json={"name": "ann", "passphrase": words, **more})


# ---- rated matches


def test_a_rated_match_needs_a_clock(client: TestClient) -> None:
    ann = sign_up(client, "ann")
    order: dict[str, Any] = {"game": "first-and-goal", "rated": True, "seats": [{"kind": "person"}, {"kind": "open"}]}
    refused = client.post("/api/matches", json=order, headers=ann)
    assert (refused.status_code, refused.json()["error"]["field"]) == (422, "clock")
    assert client.post("/api/matches", json=order | {"clock": CLOCK}, headers=ann).status_code == 201
    league = {"name": "Sunday", "game": "first-and-goal", "clock": {"kind": "none"}}
    assert client.post("/api/leagues", json=league, headers=ann).status_code == 422
    assert client.post("/api/leagues", json=league | {"rated": False}, headers=ann).status_code == 201


def test_a_rated_match_is_not_called_off_after_the_deal(client: TestClient) -> None:
    """Whoever does not like their hand resigns it, or plays it."""
    ann, bob = sign_up(client, "ann"), sign_up(client, "bob")
    table = Table(client, "first-and-goal", rated=True, clock=CLOCK, headers=ann)
    invite = table.post("invite", {}, 0)["invite"]
    table.tokens[1] = client.post(f"/api/matches/{table.id}/join", json={"invite": invite}, headers=bob).json()["token"]
    while not any(event["kind"] == "rolled" for event in table.get("/events", 1)["events"]):
        table.play()
    off = client.post(f"/api/board/game/{table.id}/abort", headers=bob)
    assert off.status_code == 422
    assert "resign" in off.json()["error"]["message"]
    assert client.post(f"/api/board/game/{table.id}/resign", headers=bob).status_code == 200


def test_a_rated_match_that_waits_can_be_withdrawn(client: TestClient) -> None:
    ann = sign_up(client, "ann")
    table = Table(client, "first-and-goal", rated=True, clock=CLOCK, headers=ann)
    assert client.post(f"/api/challenge/{table.id}/cancel", headers=ann).status_code == 200


# ---- guessing


def test_strangers_guesses_lock_nobody_out(tmp_path: Path) -> None:
    """A stranger who guesses at a name uses up his own attempts, not the owner's."""
    settings = quiet(tmp_path, proxies=("testclient",))
    with TestClient(make_app(settings)) as client:
        sign_up(client, "ann")
        mark = signing_in(client, WORDS).json()["device"]
    settings.rate_passphrase = (0.001, 3)
    with TestClient(make_app(settings)) as client:
        client.headers["X-Forwarded-For"] = "6.6.6.6"
        guesses = [signing_in(client, f"guess {n}").status_code for n in range(5)]
        assert guesses == [401, 401, 401, 429, 429]
        assert signing_in(client, WORDS, device="forged").status_code == 429
        assert signing_in(client, WORDS, device=mark).status_code == 201, "the owner, behind the same address"
        client.headers["X-Forwarded-For"] = "7.7.7.7"
        assert signing_in(client, WORDS).status_code == 201, "the owner, anywhere else"


def test_a_known_device_cannot_guess_for_ever_either(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    with TestClient(make_app(settings)) as client:
        sign_up(client, "ann")
        mark = signing_in(client, WORDS).json()["device"]
    settings.rate_passphrase = (0.001, 3)
    with TestClient(make_app(settings)) as client:
        codes = [signing_in(client, f"guess {n}", device=mark).status_code for n in range(4)]
    assert codes == [401, 401, 401, 429]


# ---- signing out, another passphrase, the end


def test_signing_out_everywhere_ends_seat_tokens_sockets_and_streams(client: TestClient) -> None:
    ann = sign_up(client, "ann")
    table = Table(client, headers=ann)
    table.join()
    seat = bearer(table.tokens[0])
    spare = client.post("/api/tickets", headers=seat).json()["ticket"]
    ticket = client.post("/api/tickets", headers=seat).json()["ticket"]
    with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
        socket.send_json({"op": "watch", "match": table.id})
        assert socket.receive_json()["ok"]
        assert client.delete("/api/session", headers=ann).status_code == 200
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert client.get(f"/api/matches/{table.id}", headers=seat).status_code == 401
    assert client.post(f"/api/matches/{table.id}/token", headers=seat).status_code == 401
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws?ticket={spare}"):
        pass
    assert client.get(f"/api/matches/{table.id}", headers=bearer(table.tokens[1])).status_code == 200, "Bob stays"
    again = bearer(signing_in(client, WORDS).json()["token"])
    assert client.get(f"/api/matches/{table.id}", headers=again).json()["seat"] == 0, "and the seat is Ann's"


def test_a_socket_at_another_process_is_closed_too(client: TestClient) -> None:
    """There the signing out is noticed by the next round of housekeeping."""
    ann = sign_up(client, "ann")
    ticket = client.post("/api/tickets", headers=ann).json()["ticket"]
    backend = client.app.state.backend  # type: ignore[attr-defined]
    assert client.portal is not None
    with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
        client.portal.call(tidy, backend)
        socket.send_json({"op": "ping", "id": 1})
        assert socket.receive_json()["id"] == 1, "whoever is signed in is left alone"
        client.portal.call(backend.accounts.sign_out_everywhere, "ann")
        client.portal.call(tidy, backend)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_passphrase_is_changed_by_whoever_knows_it(client: TestClient) -> None:
    ann = sign_up(client, "ann")
    other = bearer(signing_in(client, WORDS).json()["token"])
    change = {"old": "something else", "new": "another long sentence"}
    assert client.post("/api/account/passphrase", json=change, headers=ann).status_code == 401
    assert (
        client.post("/api/account/passphrase", json=change | {"old": WORDS, "new": "x"}, headers=ann).status_code == 422
    )
    changed = client.post("/api/account/passphrase", json=change | {"old": WORDS}, headers=ann)
    assert changed.status_code == 200, changed.text
    assert client.get("/api/account", headers=bearer(changed.json()["token"])).json()["name"] == "ann"
    for before in (ann, other):
        assert client.get("/api/account", headers=before).status_code == 401
    assert signing_in(client, WORDS).status_code == 401
    assert signing_in(client, "another long sentence").status_code == 201


def test_a_deleted_account_is_gone_and_nobody_takes_its_name(client: TestClient) -> None:
    ann = sign_up(client, "Ann")
    table = Table(client, headers=ann)
    assert client.post("/api/account/delete", json={"passphrase": "guess"}, headers=ann).status_code == 401
    assert client.post("/api/account/delete", json={"passphrase": WORDS}, headers=ann).status_code == 200
    assert client.get("/api/account", headers=ann).status_code == 401
    assert signing_in(client, WORDS).status_code == 401
    assert signing_in(client, "").status_code == 401
    assert client.get("/api/accounts/ann").status_code == 404
    assert client.post("/api/accounts", json={"name": "ann", "passphrase": WORDS}).status_code == 409
    assert client.get(f"/api/matches/{table.id}", headers=bearer(table.tokens[0])).status_code == 401


# ---- proxies


@pytest.mark.parametrize(
    ("connected", "forwarded", "proxies", "expected"),
    [
        ("9.9.9.9", "1.1.1.1", (), "9.9.9.9"),
        ("10.0.0.1", "1.1.1.1, 9.9.9.9", ("10.0.0.1",), "9.9.9.9"),
        ("10.0.0.1", "1.1.1.1, 9.9.9.9, 10.0.0.2", ("10.0.0.0/8",), "9.9.9.9"),
        ("10.0.0.1", "1.1.1.1, 9.9.9.9", ("*",), "9.9.9.9"),
        ("10.0.0.1", "", ("*",), "10.0.0.1"),
        ("9.9.9.9", "1.1.1.1", ("10.0.0.1",), "9.9.9.9"),
    ],
)
def test_whom_a_proxy_speaks_for(connected: str, forwarded: str, proxies: tuple[str, ...], expected: str) -> None:
    """What stands left in the list was written by whoever called, and may be anything."""
    listed = [each.strip() for each in forwarded.split(",") if each.strip()]
    if is_through(connected, proxies):
        assert true_client(connected, listed, proxies) == expected
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope: dict[str, Any] = {"type": "http", "client": (connected, 1), "headers": headers, "scheme": "http"}
    believe_proxies(scope, proxies)
    assert scope["client"][0] == expected


def is_through(connected: str, proxies: tuple[str, ...]) -> bool:
    return bool(proxies) and connected != "9.9.9.9"
