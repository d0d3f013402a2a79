"""Letting people in: the door to the network, and codes with which a second device takes a seat over."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import Server, bearer, quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.operations.addresses import network_address
from touchline.server.operations.settings import Settings


def test_the_door_is_opened_and_shut_from_this_machine(tmp_path: Path) -> None:
    """One order binds the address in the network, another takes it back and cuts off who came by it."""
    address = network_address()
    if not address:
        pytest.skip("this machine is in no network")
    server = Server("--port", "0", "--store", str(tmp_path / "own.sqlite"))
    elsewhere = f"http://{address}:{server.port}"
    try:
        assert server.get("/api/server")["door"] == "shut"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{elsewhere}/api/server")
        opened = server.post("/api/server/door", {"open": True})
        assert opened["door"] == "open"
        assert opened["share_urls"][0].startswith(elsewhere)
        assert "<svg" in opened["qr_svg"]
        with httpx.Client(base_url=elsewhere, timeout=PATIENCE) as guest:
            told = guest.get("/api/server").json()
            assert "door" not in told, "whoever comes from elsewhere is not told of the door"
            assert guest.post("/api/server/door", json={"open": False}).status_code == 403
            table = Table(server.http, "street-soccer")
            assert not table.post("invite", {}, 0)["only_here"]
            assert server.post("/api/server/door", {"open": False})["door"] == "shut"
            with pytest.raises(httpx.TransportError):
                guest.get("/api/server")
        assert table.post("invite", {}, 0)["only_here"]
    finally:
        server.stop()


@pytest.mark.parametrize(
    "headers", [{"X-Forwarded-For": "203.0.113.9"}, {"Host": "games.example"}, {"Forwarded": "for=203.0.113.9"}]
)
def test_nobody_moves_the_door_through_a_proxy(tmp_path: Path, headers: dict[str, str]) -> None:
    """What a proxy on this machine brings comes from this machine, and is not from whoever sits at it."""
    server = Server("--port", "0", "--store", str(tmp_path / "own.sqlite"))
    try:
        refused = server.http.post("/api/server/door", json={"open": True}, headers=headers)
        assert refused.status_code == 403
        assert server.get("/api/server")["door"] == "shut"
    finally:
        server.stop()


def test_a_second_device_takes_the_seat_over_with_a_code(client: TestClient) -> None:
    table = Table(client, "street-soccer")
    table.join()
    code = table.post("code", None, 1)["code"]
    taken = client.post("/api/codes", json={"code": f" {code[:4].upper()}-{code[4:]} "})
    assert taken.status_code == 201
    assert taken.json()["seats_held"] == [1]
    assert client.get(f"/api/matches/{table.id}", headers=bearer(taken.json()["token"])).json()["seat"] == 1
    assert client.post("/api/codes", json={"code": code}).status_code == 404, "a code is good for one use"


def test_two_at_one_screen_give_each_hand_a_phone_of_its_own(client: TestClient) -> None:
    """A code for one of several seats hands over that seat and no other."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    made = client.post("/api/matches", json={"game": "first-and-goal", "seats": seats}).json()
    codes = [
        client.post(f"/api/matches/{made['match']}/code?seat={seat}", headers=bearer(made["token"])).json()["code"]
        for seat in (0, 1)
    ]
    for seat, code in enumerate(codes):
        taken = client.post("/api/codes", json={"code": code}).json()
        assert taken["seats_held"] == [seat]
        other = client.get(f"/api/matches/{made['match']}?seat={1 - seat}", headers=bearer(taken["token"]))
        assert other.status_code == 403
        further = client.post(f"/api/matches/{made['match']}/code?seat={1 - seat}", headers=bearer(taken["token"]))
        assert further.status_code == 403


def test_a_newer_code_puts_the_older_one_out_of_use(client: TestClient) -> None:
    table = Table(client, "street-soccer")
    table.join()
    old, new = (table.post("code", None, 1)["code"] for _ in range(2))
    assert client.post("/api/codes", json={"code": old}).status_code == 404
    assert client.post("/api/codes", json={"code": new}).status_code == 201


def test_a_code_is_good_for_ten_minutes(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: time[0]))) as client:
        table = Table(client, "street-soccer")
        code = table.post("code", None, 0)["code"]
        time[0] += 600_001
        assert client.post("/api/codes", json={"code": code}).status_code == 404


def test_strangers_get_no_code_and_few_guesses(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(store=str(tmp_path / "limited.sqlite")))) as client:
        table = Table(client, "street-soccer")
        assert client.post(f"/api/matches/{table.id}/code").status_code == 401
        answers = [client.post("/api/codes", json={"code": "22222222"}).status_code for _ in range(8)]
        assert set(answers) == {404, 429}


def test_a_code_dies_with_the_session_that_made_it(client: TestClient) -> None:
    """Whoever signs out everywhere takes the codes back that the account gave out."""
    ann = client.post("/api/accounts", json={"name": "ann", "passphrase": "correct horse"}).json()["token"]
    table = Table(client, "street-soccer", headers=bearer(ann))
    code = table.post("code", None, 0)["code"]
    client.delete("/api/session", headers=bearer(ann))
    assert client.post("/api/codes", json={"code": code}).status_code == 401
