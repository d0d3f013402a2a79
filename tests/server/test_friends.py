"""Friends want each other, whoever is blocked reaches nobody, a guest's matches come along, all can be taken home."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import bearer
from tests.server.playing import Table

from touchline.cli.main import main


@pytest.fixture
def people(client: TestClient) -> dict[str, dict[str, str]]:
    return {
        name: bearer(client.post("/api/accounts", json={"name": name, "passphrase": "correct horse"}).json()["token"])
        for name in ("ann", "bob", "carl")
    }


def known(client: TestClient, who: dict[str, str]) -> dict[str, Any]:
    told = client.get("/api/friends", headers=who).json()
    return {kind: [each["name"] for each in told[kind]] for kind in ("friends", "asking", "asked")}


def test_a_friendship_is_two_wishes(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    ann, bob = people["ann"], people["bob"]
    client.post("/api/friends/Bob", headers=ann)
    assert known(client, ann) == {"friends": [], "asking": [], "asked": ["bob"]}
    assert known(client, bob) == {"friends": [], "asking": ["ann"], "asked": []}
    client.post("/api/friends/ann", headers=bob)
    for who, friend in ((ann, "bob"), (bob, "ann")):
        assert known(client, who) == {"friends": [friend], "asking": [], "asked": []}
    client.delete("/api/friends/ann", headers=bob)
    assert known(client, ann) == {"friends": [], "asking": [], "asked": []}


def test_friends_see_whether_the_other_is_here_and_nobody_else_does(
    client: TestClient, people: dict[str, dict[str, str]]
) -> None:
    for one, other in (("ann", "bob"), ("bob", "ann"), ("carl", "ann")):
        client.post(f"/api/friends/{other}", headers=people[one])
    ticket = client.post("/api/tickets", headers=people["ann"]).json()["ticket"]
    with client.websocket_connect(f"/ws?ticket={ticket}") as line:
        line.send_json({"op": "ping"})
        line.receive_json()
        assert client.get("/api/friends", headers=people["bob"]).json()["friends"][0]["here"] is True
        assert "here" not in client.get("/api/friends", headers=people["carl"]).json()["asked"][0]
    assert client.get("/api/friends", headers=people["ann"]).json()["friends"][0]["here"] is False


def test_whoever_is_blocked_reaches_nobody_and_is_not_told(
    client: TestClient, people: dict[str, dict[str, str]]
) -> None:
    ann, bob = people["ann"], people["bob"]
    client.post("/api/blocks/bob", headers=ann)
    assert client.post("/api/friends/ann", headers=bob).status_code == 200
    assert known(client, ann)["asking"] == []
    assert client.post("/api/challenge/ann", json={"game": "street-soccer"}, headers=bob).status_code == 422
    seats = [{"kind": "person"}, {"kind": "open", "account": "ann"}]
    assert client.post("/api/matches", json={"game": "street-soccer", "seats": seats}, headers=bob).status_code == 422
    client.delete("/api/blocks/bob", headers=ann)
    assert known(client, ann)["asking"] == ["bob"]
    assert client.post("/api/challenge/ann", json={"game": "street-soccer"}, headers=bob).status_code == 201
    cards = client.get("/api/account/challenges", headers=ann).json()
    assert [card["seats"][0]["account"] for card in cards] == ["bob"]


def test_wishes_are_bounded(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    """Nobody can ask everybody."""
    backend = client.app.state.backend  # type: ignore[attr-defined]
    assert client.portal is not None
    for number in range(30):
        client.portal.call(backend.friends.ask, "ann", f"somebody{number}")
    assert client.post("/api/friends/bob", headers=people["ann"]).status_code == 422


def test_reports_are_kept_for_the_host(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    order = {"about": "bob", "reason": "stalling"}
    answers = [client.post("/api/reports", json=order, headers=people["ann"]).status_code for _ in range(6)]
    assert answers == [201] * 5 + [422]
    assert client.post("/api/reports", json=order | {"about": "ann"}, headers=people["ann"]).status_code == 422
    assert client.post("/api/reports", json=order | {"reason": "boring"}, headers=people["carl"]).status_code == 422


def test_a_guest_s_match_comes_into_the_account(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    """By the token of the seat alone; once, and it can be gone on with from another device."""
    table = Table(client, "pocket-gridiron")
    table.join()
    adopted = client.post("/api/account/adopt", json={"token": table.tokens[1]}, headers=people["bob"])
    assert adopted.status_code == 200
    again = client.post("/api/account/adopt", json={"token": table.tokens[1]}, headers=people["carl"])
    assert again.status_code == 409
    (card,) = client.get("/api/accounts/bob/matches", headers=people["bob"]).json()
    assert (card["id"], card["seat"]) == (table.id, 1)
    held = [client.get(f"/api/matches/{table.id}/held", headers=people[who]).json() for who in ("bob", "carl")]
    assert held == [{"ok": True, "seats": [1]}, {"ok": True, "seats": []}]
    token = client.post(f"/api/matches/{table.id}/token", headers=people["bob"]).json()["token"]
    assert client.get(f"/api/matches/{table.id}", headers=bearer(token)).json()["seat"] == 1
    assert client.post(f"/api/matches/{table.id}/token", headers=people["carl"]).status_code == 403


def test_whoever_may_not_look_is_not_told_of_seats_either(
    client: TestClient, people: dict[str, dict[str, str]]
) -> None:
    table = Table(client, "pocket-gridiron", headers=people["ann"], watchable=False)
    assert client.get(f"/api/matches/{table.id}/held", headers=people["ann"]).json()["seats"] == [0]
    assert client.get(f"/api/matches/{table.id}/held", headers=people["bob"]).status_code == 404


def test_how_two_have_fared(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    for loser in (0, 0, 1):
        table = Table(client, "pocket-gridiron", headers=people["ann"])
        invite = table.post("invite", {}, 0)["invite"]
        seated = client.post(f"/api/matches/{table.id}/join", json={"invite": invite}, headers=people["bob"]).json()
        table.tokens[1] = seated["token"]
        table.order(loser, "resign")
    expected = {"game": "pocket-gridiron", "won": 1, "drawn": 0, "lost": 2}
    assert client.get("/api/accounts/bob/versus", headers=people["ann"]).json() == [expected]
    assert client.get("/api/accounts/bob/versus", headers=people["carl"]).json() == []


def test_everything_that_is_kept_can_be_taken_home(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    client.post("/api/friends/bob", headers=people["ann"])
    client.post("/api/reports", json={"about": "bob", "reason": "other"}, headers=people["ann"])
    table = Table(client, "pocket-gridiron", headers=people["ann"])
    told = client.get("/api/account/export", headers=people["ann"]).json()
    assert told["account"]["name"] == "ann"
    assert [each["name"] for each in told["friends"]["asked"]] == ["bob"]
    assert [each["about"] for each in told["reports"]] == ["bob"]
    assert [each["id"] for each in told["matches"]] == [table.id]
    assert client.get("/api/account/export").status_code == 401


def test_a_deleted_account_is_nobody_s_friend(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    client.post("/api/friends/bob", headers=people["ann"])
    client.post("/api/friends/ann", headers=people["bob"])
    client.post("/api/account/delete", json={"passphrase": "correct horse"}, headers=people["bob"])
    assert known(client, people["ann"]) == {"friends": [], "asking": [], "asked": []}


def test_a_deleted_account_has_reported_nothing(client: TestClient, people: dict[str, dict[str, str]]) -> None:
    """What it wrote of others goes, what others wrote of it stays for the host."""
    for who, about in (("ann", "bob"), ("bob", "ann")):
        client.post("/api/reports", json={"about": about, "reason": "other"}, headers=people[who])
    client.post("/api/account/delete", json={"passphrase": "correct horse"}, headers=people["ann"])
    backend = client.app.state.backend  # type: ignore[attr-defined]
    assert client.portal is not None
    left = client.portal.call(backend.store.read, "select reporter, about from reports")
    assert [tuple(row) for row in left] == [("bob", "ann")]


def test_the_host_reads_what_was_reported(
    client: TestClient, people: dict[str, dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``touchline reports`` reads the store while the server goes on."""
    assert main(["reports", "--store", str(tmp_path / "empty.sqlite")]) == 0
    assert capsys.readouterr().out == "Nobody has reported anything.\n"
    for who, about, reason in (("ann", "carl", "stalling"), ("bob", "carl", "cheating"), ("carl", "ann", "name")):
        client.post("/api/reports", json={"about": about, "reason": reason}, headers=people[who])
    store = client.app.state.backend.settings.store  # type: ignore[attr-defined]
    assert main(["reports", "--store", store, "--about", "Carl"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert {line.partition("carl: ")[2].partition(";")[0] for line in lines} == {"stalls, says ann", "cheats, says bob"}
    assert [line[-8:] for line in lines] == ["1 before", "0 before"]
