"""What a request makes is made once, however often the request is sent: matches, seats, rematches, leagues."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from tests.server.conftest import Server, bearer, quiet
from tests.server.playing import Chain, Table
from tools.soak.services import PrivatePostgres

from touchline.server.app import make_app
from touchline.server.store.base import Write

ID = "0123456789abcdef-ann-1"
ORDER: dict[str, Any] = {
    "game": "street-soccer",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}],
    "dice": {"tier": "committed", "pledge": "ab" * 32},
    "cmd_id": ID,
}


def matches_in(client: TestClient) -> int:
    found = client.portal.call(client.app.state.backend.store.read, "select count(*) from matches")  # type: ignore
    return int(found[0][0])


def sign_up(client: Any, name: str) -> dict[str, str]:
    return bearer(client.post("/api/accounts", json={"name": name, "passphrase": "long enough"}).json()["token"])


def test_a_match_asked_for_twice_is_one_match(client: TestClient) -> None:
    first, second = (client.post("/api/matches", json=ORDER) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json()["match"] == second.json()["match"]
    assert matches_in(client) == 1
    token = second.json()["token"]
    assert client.post(f"/api/matches/{first.json()['match']}/invite", json={}, headers=bearer(token)).is_success


def test_a_fetched_commitment_is_spent_once_by_one_request(client: TestClient) -> None:
    """Sent again after a lost answer, the request is not told that its own commitment has been used."""
    nonce = client.post("/api/dice").json()["nonce"]
    order = ORDER | {"dice": {"tier": "committed", "nonce": nonce}}
    assert (
        client.post("/api/matches", json=order).json()["match"]
        == (client.post("/api/matches", json=order).json()["match"])
    )


def test_the_same_id_for_another_match_is_refused(client: TestClient) -> None:
    client.post("/api/matches", json=ORDER)
    other = client.post("/api/matches", json=ORDER | {"public": True})
    assert other.status_code == 422
    assert other.json()["error"]["field"] == "cmd_id"


def test_an_account_has_ids_of_its_own(client: TestClient) -> None:
    ann, bob = sign_up(client, "ann"), sign_up(client, "bob")
    made = {client.post("/api/matches", json=ORDER, headers=who).json()["match"] for who in (ann, bob, {}, ann)}
    assert len(made) == 3


def test_an_id_that_can_be_guessed_is_refused(client: TestClient) -> None:
    assert client.post("/api/matches", json=ORDER | {"cmd_id": "1"}).status_code == 422


def test_the_id_is_in_nothing_that_others_can_read(client: TestClient) -> None:
    """Whoever knows it can have the seat's token, so not even the export of the finished match tells it."""
    made = client.post("/api/matches", json=ORDER | {"seats": [{"kind": "person"}, {"kind": "person"}]}).json()
    order = {"op": "resign", "cmd_id": "x", "seat": 0}
    client.post(f"/api/matches/{made['match']}/commands", json=order, headers=bearer(made["token"]))
    export = client.get(f"/api/matches/{made['match']}/export")
    assert export.is_success
    assert ID not in export.text


def test_many_at_once_make_one(client: TestClient) -> None:
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: client.post("/api/matches", json=ORDER), range(16)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["match"] for answer in answers}) == 1
    assert matches_in(client) == 1


def test_a_server_that_was_restarted_remembers(tmp_path: Path) -> None:
    with TestClient(make_app(quiet(tmp_path))) as client:
        first = client.post("/api/matches", json=ORDER).json()
    with TestClient(make_app(quiet(tmp_path))) as client:
        assert client.post("/api/matches", json=ORDER).json()["match"] == first["match"]


def test_two_processes_make_one_match(postgres: PrivatePostgres) -> None:
    store = postgres.fresh()
    servers = [Server("--port", "0", "--store", store) for _ in range(2)]
    try:
        with ThreadPoolExecutor(4) as crowd:
            answers = list(crowd.map(lambda n: servers[n % 2].post("/api/matches", ORDER), range(8)))
        assert len({answer["match"] for answer in answers}) == 1, answers
    finally:
        for server in servers:
            server.stop()


def test_a_seat_taken_twice_by_the_same_request(client: TestClient) -> None:
    """Without the answer to ``join`` an invited player would stand before a taken seat that is their own."""
    table = Table(client, "street-soccer", dice={"tier": "chains"})
    invite = table.post("invite", {}, 0)["invite"]
    order = {"invite": invite, "name": "Bob", "chain": Chain().laid_down(), "cmd_id": "bob's own 128 random bits"}
    first, second = (table.post("join", order, None, expect=201) for _ in range(2))
    assert (first["seat"], second["seat"]) == (1, 1)
    table.tokens[1] = second["token"]
    assert table.get("", 1)["seat"] == 1
    table.post("join", order | {"cmd_id": "another's 128 random bits"}, None, expect=409)


def test_a_rematch_is_made_once_and_found_again(client: TestClient) -> None:
    table = Table(client, "street-soccer")
    table.join()
    table.order(0, "resign")
    mine = {"cmd_id": "ann wants another one"}
    theirs = {"cmd_id": "bob wants another one"}
    made = [table.post("rematch", order, seat, expect=201) for order, seat in ((mine, 0), (mine, 0), (theirs, 1))]
    again = table.post("rematch", theirs, 1, expect=201)
    assert {answer["match"] for answer in [*made, again]} == {made[0]["match"]}
    assert [answer["seat"] for answer in [*made, again]] == [1, 1, 0, 0]
    assert matches_in(client) == 2


def test_a_rematch_at_one_table_is_all_theirs_however_often_they_ask(client: TestClient) -> None:
    """The answer names every seat that its token opens: sent again, and asked for in another tab as well."""
    both = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    table = Table(client, "street-soccer", seats=both, dice={"tier": "plain"})
    table.order(0, "resign")
    mine = {"cmd_id": "ann wants another one"}
    made = [table.post("rematch", order, 0, expect=201) for order in (mine, mine, {})]
    assert {answer["match"] for answer in made} == {made[0]["match"]}
    for answer in made:
        opened = client.get(f"/api/matches/{answer['match']}/held", headers=bearer(answer["token"])).json()["seats"]
        assert (answer["seats_held"], opened) == ([0, 1], [0, 1])
        assert answer["seat"] == made[0]["seat"]


def test_whoever_was_handed_one_seat_of_a_table_asks_for_no_other(client: TestClient) -> None:
    """The rematch keeps the other seat for whoever holds it, on the other device."""
    both = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    table = Table(client, "first-and-goal", seats=both, dice={"tier": "plain"})
    code = client.post(f"/api/matches/{table.id}/code?seat=1", headers=table.headers(0)).json()["code"]
    table.tokens[1] = client.post("/api/codes", json={"code": code}).json()["token"]
    table.order(0, "resign")
    handed = table.post("rematch", {}, 1, expect=201)
    assert handed["seats_held"] == [0]
    held = client.get(f"/api/matches/{handed['match']}/held", headers=bearer(handed["token"])).json()
    assert held["seats"] == [0], "no look at the other hand"
    other = table.post("rematch", {}, 0, expect=201)
    assert (other["match"], other["seats_held"], other["status"]) == (handed["match"], [1], "playing")


def test_a_rematch_whose_maker_died_half_way_is_finished_by_the_other(tmp_path: Path) -> None:
    """The new match was committed, the old one does not know of it yet: nobody makes a third."""
    with TestClient(make_app(quiet(tmp_path))) as client:
        table = Table(client, "street-soccer")
        table.join()
        table.order(0, "resign")
        made = table.post("rematch", {}, 0, expect=201)
        write = client.app.state.backend.store.write  # type: ignore[attr-defined]
        assert client.portal is not None
        client.portal.call(write, Write("delete from events where match = ? and kind = 'rematched'", (table.id,)))
        client.app.state.backend.matches.discard(table.id)  # type: ignore[attr-defined]
        joined = table.post("rematch", {}, 1, expect=201)
        assert joined["match"] == made["match"]
        assert joined["seat"] == 0
        assert table.get()["rematch"] == made["match"]


def test_a_league_and_a_challenge_are_made_once(client: TestClient) -> None:
    ann = sign_up(client, "ann")
    sign_up(client, "bob")
    league = {"name": "Sunday", "game": "pocket-gridiron", "cmd_id": "ann's sunday league"}
    made = [client.post("/api/leagues", json=league, headers=ann).json()["id"] for _ in range(2)]
    assert made[0] == made[1]
    assert len(client.get("/api/leagues").json()) == 1
    assert client.post("/api/leagues", json=league | {"legs": 1}, headers=ann).status_code == 422
    order = {"game": "pocket-gridiron", "cmd_id": "ann challenges bob"}
    sent = [client.post("/api/challenge/bob", json=order, headers=ann).json()["challenge"]["id"] for _ in range(2)]
    assert sent[0] == sent[1]
    assert matches_in(client) == 1
