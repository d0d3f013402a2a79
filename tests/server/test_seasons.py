"""A season on a server: four owners, a commissioner, deadlines, bots for everybody else."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import bearer, quiet

from touchline.server.app import make_app
from touchline.server.people.season_matches import SeasonMatches

GAME = "football-darts"
OWNERS = {"ann": "pro", "bob": "county", "cleo": "league", "dora": "pub"}


@pytest.fixture
def players(client: TestClient) -> dict[str, dict[str, str]]:
    return {name: account(client, name) for name in OWNERS}


def account(client: TestClient, name: str) -> dict[str, str]:
    made = client.post("/api/accounts", json={"name": name, "passphrase": f"{name} {name} {name}"}).json()
    return bearer(made["token"])


def drawn_up(client: TestClient, players: dict[str, dict[str, str]], **more: Any) -> str:
    """A season of four throwers, everybody once, a team for each owner."""
    order = {"name": "Ladder", "game": GAME, "team": "pro", "teams": list(OWNERS.values()), "legs": 1, **more}
    answer = client.post("/api/seasons", json=order, headers=players["ann"])
    assert answer.status_code == 201, answer.text
    season: str = answer.json()["id"]
    for name in ("bob", "cleo", "dora"):
        took = client.post(f"/api/seasons/{season}/claim", json={"team": OWNERS[name]}, headers=players[name])
        assert took.status_code == 200, took.text
    return season


def until(client: TestClient, season: str, holds: Any) -> dict[str, Any]:
    """The season as soon as something holds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        shown: dict[str, Any] = client.get(f"/api/seasons/{season}").json()
        if holds(shown):
            return shown
        time.sleep(0.05)
    raise AssertionError(f"it never came: {shown}")


def play(client: TestClient, players: dict[str, dict[str, str]], season: str, fixture: dict[str, Any]) -> None:
    """Both owners sit down; away resigns, so home wins."""
    of = {team: name for name, team in OWNERS.items()}
    home, away = of[fixture["home"]], of[fixture["away"]]
    which = {"week": fixture["week"], "home": fixture["home"]}
    made = client.post(f"/api/seasons/{season}/match", json=which, headers=players[home])
    assert made.status_code == 200, made.text
    match = made.json()["match"]
    same = client.post(f"/api/seasons/{season}/match", json=which, headers=players[away]).json()["match"]
    assert match == same
    for name in (home, away):
        joined = client.post(f"/api/matches/{match}/join", json={"name": name}, headers=players[name])
        assert joined.status_code == 201, joined.text
    resign = {"op": "resign", "cmd_id": "x"}
    done = client.post(f"/api/matches/{match}/commands", json=resign, headers=players[away])
    assert done.status_code == 200, done.text


def test_four_owners_play_a_season_to_its_end(client: TestClient, players: dict[str, dict[str, str]]) -> None:
    season = drawn_up(client, players)
    assert client.post(f"/api/seasons/{season}/start", headers=players["bob"]).status_code == 403
    started = client.post(f"/api/seasons/{season}/start", headers=players["ann"]).json()
    assert started["status"] == "playing"
    assert started["deadline"] > 0
    assert client.post(f"/api/seasons/{season}/start", headers=players["ann"]).status_code == 409
    for week in (1, 2, 3):
        shown = until(client, season, lambda shown, week=week: shown["week"] == week)
        fixtures = [each for each in shown["fixtures"] if each["week"] == week]
        assert len(fixtures) == 2
        waits = client.get("/api/seasons/due", headers=players["cleo"]).json()
        assert [each["week"] for each in waits] == [week]
        for fixture in fixtures:
            play(client, players, season, fixture)
    over = until(client, season, lambda shown: shown["over"])
    table = over["divisions"][0]["lines"]
    homes = [each["home"] for each in over["fixtures"]]
    assert {line["team"]: line["won"] for line in table} == {team: homes.count(team) for team in OWNERS.values()}
    assert over["champion"] == table[0]["team"]
    assert client.get("/api/seasons").json()[0]["champion"] == over["champion"]
    report = client.get(f"/api/seasons/{season}/report/1/{homes[0]}").json()
    assert report["figures"][0]["points"] == report["score"][0]


def test_bots_play_for_teams_that_nobody_owns(client: TestClient, players: dict[str, dict[str, str]]) -> None:
    order = {"name": "Bots", "game": GAME, "teams": ["pro", "county", "league"], "legs": 1, "days": 0}
    season = client.post("/api/seasons", json=order, headers=players["ann"]).json()["id"]
    client.post(f"/api/seasons/{season}/start", headers=players["ann"])
    over = until(client, season, lambda shown: shown["over"])
    assert over["champion"]
    assert over["deadline"] is None
    leaders = client.get(f"/api/seasons/{season}/leaders").json()
    assert leaders[0]["best"]
    odds = client.get(f"/api/seasons/{season}/odds").json()
    assert odds["teams"][0]["team"] == over["champion"]
    assert odds["teams"][0]["champion"][0] == 1


def test_the_commissioner_ends_a_week_awards_and_appoints(
    client: TestClient, players: dict[str, dict[str, str]]
) -> None:
    season = drawn_up(client, players)
    client.post(f"/api/seasons/{season}/start", headers=players["ann"])
    shown = client.get(f"/api/seasons/{season}").json()
    first = next(each for each in shown["fixtures"] if each["week"] == 1)
    award = {"week": 1, "home": first["home"], "winner": first["away"]}
    assert client.post(f"/api/seasons/{season}/award", json=award, headers=players["bob"]).status_code == 403
    wrong = award | {"winner": "nobody"}
    assert client.post(f"/api/seasons/{season}/award", json=wrong, headers=players["ann"]).status_code == 422
    awarded = client.post(f"/api/seasons/{season}/award", json=award, headers=players["ann"]).json()
    entry = next(each for each in awarded["fixtures"] if (each["week"], each["home"]) == (1, first["home"]))
    assert (entry["winner"], entry["note"]) == (first["away"], "awarded")
    client.post(f"/api/seasons/{season}/advance", headers=players["ann"])
    late = until(client, season, lambda shown: shown["week"] == 2)
    other = next(each for each in late["fixtures"] if each["week"] == 1 and each["home"] != first["home"])
    assert other["note"] == "played by bots after the deadline"
    gone = client.post(
        f"/api/seasons/{season}/appoint", json={"team": "pub", "owner": ""}, headers=players["ann"]
    ).json()
    assert next(team for team in gone["teams"] if team["key"] == "pub")["owner"] == ""
    nobody = {"team": "pub", "owner": "nobody"}
    assert client.post(f"/api/seasons/{season}/appoint", json=nobody, headers=players["ann"]).status_code == 404


def test_a_coach_keeps_one_team(client: TestClient, players: dict[str, dict[str, str]]) -> None:
    season = drawn_up(client, players)
    taken = client.post(f"/api/seasons/{season}/claim", json={"team": "pro"}, headers=players["bob"])
    assert taken.status_code == 409
    second = client.post("/api/seasons", json={"name": "Two", "game": GAME}, headers=players["ann"]).json()["id"]
    assert client.post(f"/api/seasons/{second}/claim", json={"team": "pro"}, headers=players["bob"]).status_code == 200
    more = client.post(f"/api/seasons/{second}/claim", json={"team": "pub"}, headers=players["bob"])
    assert more.status_code == 422
    assert (
        client.post(f"/api/seasons/{second}/claim", json={"team": "nobody"}, headers=players["ann"]).status_code == 404
    )
    assert client.get("/api/seasons/none").status_code == 404
    assert client.post("/api/seasons", json={"name": "X", "game": GAME}).status_code == 401


def test_drawn_up_once_however_often_it_is_sent(client: TestClient, players: dict[str, dict[str, str]]) -> None:
    order = {"name": "Once", "game": GAME, "cmd_id": "drawn-up-once-0001"}
    made = [client.post("/api/seasons", json=order, headers=players["ann"]).json()["id"] for _ in range(2)]
    assert made[0] == made[1]


@pytest.fixture
def again(tmp_path: Path) -> Any:
    """Servers one after the other on the same store."""
    return lambda: TestClient(make_app(quiet(tmp_path)))


def test_a_restart_loses_nothing(again: Any) -> None:
    with again() as client:
        players = {name: account(client, name) for name in OWNERS}
        season = drawn_up(client, players)
        client.post(f"/api/seasons/{season}/start", headers=players["ann"])
        first = client.get(f"/api/seasons/{season}").json()["fixtures"][0]
        play(client, players, season, first)
        before = until(client, season, lambda shown: shown["fixtures"][0]["score"] is not None)
    with again() as client:
        assert client.get(f"/api/seasons/{season}").json() == before


def meets_a_bot(client: TestClient, ann: dict[str, str]) -> tuple[str, dict[str, Any]]:
    """A season in which Ann alone plays, and what she was told when she sat down to her first match."""
    order = {"name": "Alone", "game": GAME, "team": "pro", "teams": ["pro", "pub"], "legs": 1, "days": 0}
    season = client.post("/api/seasons", json=order, headers=ann).json()["id"]
    shown = client.post(f"/api/seasons/{season}/start", headers=ann).json()
    fixture = shown["fixtures"][0]
    which = {"week": fixture["week"], "home": fixture["home"]}
    match = client.post(f"/api/seasons/{season}/match", json=which, headers=ann).json()["match"]
    joined = client.post(f"/api/matches/{match}/join", json={}, headers=ann)
    assert joined.status_code == 201, joined.text
    return season, joined.json()


def test_a_match_that_counts_is_played_where_it_counts(client: TestClient, players: dict[str, dict[str, str]]) -> None:
    """What somebody brings of it has dice of their own, and a bot's moves that they made themselves."""
    season, sat = meets_a_bot(client, players["ann"])
    match, token = sat["match"], sat["token"]
    record = client.get(f"/api/matches/{match}/record", headers=bearer(token)).text
    written = sum(line[:1].isdigit() for line in record.splitlines())
    forged = record + f"{written + 1}. ! resign {1 - sat['seats_held'][0]}\n"
    for key in (bearer(token), players["ann"]):
        for held in (forged, record):
            moved = client.post("/api/moved", json={"match": match, "record": held}, headers=key)
            assert (moved.status_code, "counts" in moved.json()["error"]["message"]) == (403, True), moved.text
        taken = client.get(f"/api/matches/{match}/luggage", headers=key)
        assert (taken.status_code, "counts" in taken.json()["error"]["message"]) == (403, True), taken.text
    assert client.get(f"/api/matches/{match}/record", headers=bearer(token)).text.count("resign") == 0
    assert client.get(f"/api/seasons/{season}").json()["fixtures"][0]["score"] is None


def test_two_matches_that_went_alike_both_count(client: TestClient, players: dict[str, dict[str, str]]) -> None:
    """Who gives up at once leaves the same record each time; it is another match all the same."""
    order = {"name": "Often", "game": GAME, "team": "pro", "teams": ["pro", "pub"], "legs": 4, "days": 0}
    season = client.post("/api/seasons", json=order, headers=players["ann"]).json()["id"]
    took = client.post(f"/api/seasons/{season}/claim", json={"team": "pub"}, headers=players["dora"])
    assert took.status_code == 200, took.text
    client.post(f"/api/seasons/{season}/start", headers=players["ann"])
    for week in range(1, 5):
        shown = until(client, season, lambda shown, week=week: shown["week"] == week)
        play(client, players, season, next(each for each in shown["fixtures"] if each["week"] == week))
    over = until(client, season, lambda shown: shown["over"])
    assert [each["score"] is not None for each in over["fixtures"]] == [True] * 4


@pytest.mark.parametrize("way", ["played again", "awarded"])
def test_a_match_that_is_over_counts_at_once(
    client: TestClient, players: dict[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """While bots still play theirs, whoever has lost neither plays it again nor awards it to themselves."""

    async def thinks(*asked: object, late: bool) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    monkeypatch.setattr(SeasonMatches, "between_bots", thinks)
    order = {"name": "Busy", "game": GAME, "team": "pro", "teams": list(OWNERS.values()), "legs": 1}
    season = client.post("/api/seasons", json=order, headers=players["ann"]).json()["id"]
    fixtures = client.get(f"/api/seasons/{season}").json()["fixtures"]
    first = next(each for each in fixtures if each["week"] == 1 and "pro" in (each["home"], each["away"]))
    other = first["home"] if first["away"] == "pro" else first["away"]
    rival = next(name for name, team in OWNERS.items() if team == other)
    client.post(f"/api/seasons/{season}/claim", json={"team": other}, headers=players[rival])
    client.post(f"/api/seasons/{season}/start", headers=players["ann"])
    play(client, players, season, first)
    which = {"week": 1, "home": first["home"]}
    if way == "awarded":
        award = which | {"winner": first["away"]}
        again = client.post(f"/api/seasons/{season}/award", json=award, headers=players["ann"])
    else:
        loser = next(name for name, team in OWNERS.items() if team == first["away"])
        again = client.post(f"/api/seasons/{season}/match", json=which, headers=players[loser])
    assert again.status_code == 404, again.text
    shown = client.get(f"/api/seasons/{season}").json()
    entry = next(each for each in shown["fixtures"] if (each["week"], each["home"]) == (1, first["home"]))
    assert (entry["winner"], entry["note"]) == (first["home"], "")


def test_what_ends_while_a_season_tells_whom_it_waits_for_counts_too(
    client: TestClient, players: dict[str, dict[str, str]]
) -> None:
    telling, told = threading.Event(), threading.Event()

    async def tells(kept: object) -> None:
        telling.set()
        await asyncio.to_thread(told.wait, PATIENCE)

    client.app.state.backend.seasons.after_step.append(tells)  # type: ignore[attr-defined]
    season = drawn_up(client, players)
    client.post(f"/api/seasons/{season}/start", headers=players["ann"])
    assert telling.wait(PATIENCE)
    first = client.get(f"/api/seasons/{season}").json()["fixtures"][0]
    play(client, players, season, first)
    told.set()
    until(client, season, lambda shown: shown["fixtures"][0]["score"] is not None)
