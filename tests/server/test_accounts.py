"""Accounts, ratings, histories, leagues."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import bearer, quiet
from tests.server.playing import Table

from touchline.season.schedule import rounds
from touchline.server.app import make_app
from touchline.server.people.glicko import Rating, rate
from touchline.server.people.leagues import table
from touchline.wire.people import Fixture, TableLine

WORDS = "correct horse battery"


def sign_up(client: TestClient, name: str) -> dict[str, str]:
    made = client.post("/api/accounts", json={"name": name, "passphrase": WORDS})
    assert made.status_code == 201, made.text
    return bearer(made.json()["token"])


def play_rated(client: TestClient, winner: dict[str, str], loser: dict[str, str]) -> str:
    seats = [{"kind": "person"}, {"kind": "open"}]
    match = Table(client, seats=seats, rated=True, clock={"kind": "live"}, headers=winner)
    invite = match.post("invite", {}, 0)["invite"]
    joined = client.post(f"/api/matches/{match.id}/join", json={"invite": invite}, headers=loser)
    assert joined.status_code == 201, joined.text
    done = client.post(f"/api/matches/{match.id}/commands", json={"op": "resign", "cmd_id": "x"}, headers=loser)
    assert done.status_code == 200, done.text
    return match.id


def test_sign_up_in_and_out(client: TestClient) -> None:
    token = sign_up(client, "Ann")
    assert client.get("/api/account", headers=token).json()["name"] == "ann"
    assert client.post("/api/accounts", json={"name": "ANN", "passphrase": WORDS}).status_code == 409
    assert client.post("/api/session", json={"name": "ann", "passphrase": "wrong words"}).status_code == 401
    assert client.post("/api/session", json={"name": "nobody", "passphrase": WORDS}).status_code == 401
    again = bearer(client.post("/api/session", json={"name": "Ann", "passphrase": WORDS}).json()["token"])
    assert client.delete("/api/session", headers=again).json()["ok"]
    assert client.get("/api/account", headers=token).status_code == 401


def test_the_passphrase_is_kept_as_argon2(client: TestClient) -> None:
    sign_up(client, "ann")
    backend = client.app.state.backend  # type: ignore[attr-defined]
    assert client.portal is not None
    ((kept,),) = client.portal.call(backend.store.read, "select passphrase from accounts")
    assert kept.startswith("$argon2id$")
    assert WORDS not in kept


def test_an_account_plays_from_any_device(client: TestClient) -> None:
    ann = sign_up(client, "ann")
    match = Table(client, headers=ann)
    match.join()
    state = client.get(f"/api/matches/{match.id}", headers=ann).json()
    assert state["seat"] == 0
    assert [card["id"] for card in client.get("/api/accounts/ann/matches", headers=ann).json()] == [match.id]


def test_rated_matches_move_ratings_once(client: TestClient) -> None:
    ann, bob = sign_up(client, "ann"), sign_up(client, "bob")
    match = play_rated(client, ann, bob)
    backend = client.app.state.backend  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(backend.ratings.drain)
    expected = rate(Rating(), [(Rating(), 1.0)])
    shown = client.get("/api/accounts/ann").json()["ratings"]
    assert shown == [
        {
            "game": "pocket-gridiron",
            "rating": round(expected.rating),
            "deviation": round(expected.deviation),
            "games": 1,
            "provisional": True,
        }
    ]
    client.portal.call(backend.ratings.rate_match, match, "pocket-gridiron", [("ann", 1), ("bob", -1)])
    client.portal.call(backend.ratings.rate_what_is_left)
    assert client.get("/api/accounts/ann").json()["ratings"] == shown
    best = client.get("/api/ratings/pocket-gridiron").json()
    assert [line["account"] for line in best] == ["ann", "bob"]


@pytest.mark.parametrize("rated_before", [True, False])
def test_a_deleted_account_leaves_no_rating(
    client: TestClient, rated_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one that it had nor one that a match of it would still bring; the other player's is as it would be."""
    ann, bob = sign_up(client, "ann"), sign_up(client, "bob")
    backend = client.app.state.backend  # type: ignore[attr-defined]
    assert client.portal is not None
    with monkeypatch.context() as away:
        if not rated_before:
            away.setattr(backend.ratings, "rate_match", AsyncMock())
        match = play_rated(client, ann, bob)
        client.portal.call(backend.ratings.drain)
    assert bool(client.get("/api/accounts/bob/ratings").json()) is rated_before
    client.post("/api/account/delete", json={"passphrase": WORDS}, headers=bob)
    client.portal.call(backend.ratings.rate_what_is_left)
    assert client.get("/api/accounts/bob/ratings").json() == []
    assert [line["account"] for line in client.get("/api/ratings/pocket-gridiron").json()] == ["ann"]
    expected = rate(Rating(), [(Rating(), 1.0)])
    assert [each["rating"] for each in client.get("/api/accounts/ann/ratings").json()] == [round(expected.rating)]
    read = backend.store.read
    assert not client.portal.call(read, "select 1 from ratings where account = 'bob'")
    kept = client.portal.call(read, "select match, before, after from rated_matches where account = 'bob'")
    assert [tuple(row) for row in kept] == [(match, 0, 0)]


def test_glickmans_example() -> None:
    """Glickman, "Example of the Glicko-2 system": 1500/200 meets 1400/30, 1550/100, 1700/300; W L L."""
    played = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rate(Rating(1500, 200, 0.06), played, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_meets_everybody(players: int) -> None:
    names = [f"p{n}" for n in range(players)]
    made = rounds(names, 2)
    met = [pair for pairs in made for pair in pairs]
    assert sorted(met) == sorted((a, b) for a in names for b in names if a != b)
    for pairs in made:
        busy = [name for pair in pairs for name in pair]
        assert len(busy) == len(set(busy))


def test_the_table_ranks_by_points_then_wins_then_direct_matches() -> None:
    results = [("a", "b", [1, -1]), ("b", "c", [1, -1]), ("c", "d", [1, -1]), ("d", "a", [0, 0]), ("b", "d", None)]
    fixtures = [
        Fixture(round=1, home=home, away=away, match=None, waiting=None, returns=returns)
        for home, away, returns in results
    ]
    ranked = table(["d", "c", "b", "a"], fixtures)
    assert [line.account for line in ranked] == ["a", "b", "c", "d"]
    assert ranked[0] == TableLine(account="a", played=2, won=1, drawn=1, lost=0, points=4)


def test_a_league_from_first_to_last(client: TestClient) -> None:
    players = {name: sign_up(client, name) for name in ("ann", "bob", "cy")}
    order = {"name": "Sunday", "game": "pocket-gridiron", "legs": 1}
    league = client.post("/api/leagues", json=order, headers=players["ann"]).json()["id"]
    for name in ("bob", "cy"):
        assert client.post(f"/api/leagues/{league}/join", headers=players[name]).status_code == 200
    assert client.post(f"/api/leagues/{league}/start", headers=players["bob"]).status_code == 403
    started = client.post(f"/api/leagues/{league}/start", headers=players["ann"]).json()
    assert len(started["fixtures"]) == 3
    assert client.post(f"/api/leagues/{league}/start", headers=players["ann"]).status_code == 409
    for fixture in started["fixtures"]:
        home, away = fixture["home"], fixture["away"]
        which = {"round": fixture["round"], "home": home}
        match = client.post(f"/api/leagues/{league}/match", json=which, headers=players[home]).json()["match"]
        same = client.post(f"/api/leagues/{league}/match", json=which, headers=players[away]).json()["match"]
        assert match == same
        outsider = next(name for name in players if name not in (home, away))
        assert client.post(f"/api/matches/{match}/join", json={}, headers=players[outsider]).status_code == 403
        for name in (home, away):
            assert client.post(f"/api/matches/{match}/join", json={}, headers=players[name]).status_code == 201
        loser = max(home, away)
        resign = json.dumps({"op": "resign", "cmd_id": "x"})
        client.post(
            f"/api/matches/{match}/commands",
            content=resign,
            headers=players[loser] | {"Content-Type": "application/json"},
        )
    ended = client.get(f"/api/leagues/{league}").json()
    final = ended["table"]
    assert [(line["account"], line["points"]) for line in final] == [("ann", 6), ("bob", 3), ("cy", 0)]
    assert ended["status"] == "over", "with its last match a league is over"
    assert [each["status"] for each in client.get("/api/leagues").json()] == ["over"]


def test_whoever_has_sat_down_to_a_fixture_is_shown_as_waiting(client: TestClient) -> None:
    players = {name: sign_up(client, name) for name in ("ann", "bob")}
    order = {"name": "Sunday", "game": "pocket-gridiron", "legs": 1}
    league = client.post("/api/leagues", json=order, headers=players["ann"]).json()["id"]
    client.post(f"/api/leagues/{league}/join", headers=players["bob"])
    (fixture,) = client.post(f"/api/leagues/{league}/start", headers=players["ann"]).json()["fixtures"]
    assert fixture["waiting"] is None
    which = {"round": fixture["round"], "home": fixture["home"]}
    match = client.post(f"/api/leagues/{league}/match", json=which, headers=players["bob"]).json()["match"]
    client.post(f"/api/matches/{match}/join", json={}, headers=players["bob"])
    assert client.get(f"/api/leagues/{league}").json()["fixtures"][0]["waiting"] == "bob"
    assert [card["id"] for card in client.get("/api/account/challenges", headers=players["ann"]).json()] == [match]
    client.post(f"/api/matches/{match}/join", json={}, headers=players["ann"])
    assert client.get(f"/api/leagues/{league}").json()["fixtures"][0]["waiting"] is None


def test_a_season_ends_on_its_day_with_what_was_begun(tmp_path: Path) -> None:
    """What was not begun by then is not played; what was begun is played to its end, and then the table is final."""
    time = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: time[0]))) as client:
        players = {name: sign_up(client, name) for name in ("ann", "bob")}
        order = {"name": "Short", "game": "pocket-gridiron", "legs": 2, "until": time[0] + 1000}
        league = client.post("/api/leagues", json=order, headers=players["ann"]).json()["id"]
        client.post(f"/api/leagues/{league}/join", headers=players["bob"])
        fixtures = client.post(f"/api/leagues/{league}/start", headers=players["ann"]).json()["fixtures"]
        first, second = ({"round": each["round"], "home": each["home"]} for each in fixtures)
        match = client.post(f"/api/leagues/{league}/match", json=first, headers=players["ann"]).json()["match"]
        for name in players:
            client.post(f"/api/matches/{match}/join", json={}, headers=players[name])
        time[0] += 1000
        assert client.get(f"/api/leagues/{league}").json()["status"] == "playing", "a match is still under way"
        late = client.post(f"/api/leagues/{league}/match", json=second, headers=players["ann"])
        assert (late.status_code, late.json()["error"]["words"]["message"][0]["id"]) == (422, "server-league-over")
        resign = {"op": "resign", "cmd_id": "x"}
        client.post(f"/api/matches/{match}/commands", json=resign, headers=players["bob"])
        ended = client.get(f"/api/leagues/{league}").json()
        assert (ended["status"], ended["table"][0]["account"]) == ("over", "ann")
        assert [each["status"] for each in client.get("/api/leagues").json()] == ["over"]
