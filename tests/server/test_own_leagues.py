"""Leagues of one's own on a server: teams that somebody made, any number of them, held to the game's rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.test_seasons import account, until

from touchline.season.on_disk import read_season
from touchline.season.playing import recount


@pytest.fixture
def ann(client: TestClient) -> dict[str, str]:
    return account(client, "ann")


def dice(client: TestClient, **changed: list[int]) -> dict[str, Any]:
    """The dice with which a form begins, some of them changed."""
    asks = client.get("/api/seasons/teams/first-and-goal").json()["asks"]
    return {asked["name"]: asked["start"] for asked in asks} | changed


def test_what_a_league_can_be_made_of(client: TestClient) -> None:
    offer = client.get("/api/seasons/teams/first-and-goal").json()
    assert len(offer["teams"]) == 26, "24 teams, the basic box and the promo team"
    ogres = next(team for team in offer["teams"] if team["key"] == "oklahoma-city-ogres")
    assert ogres["about"]
    assert ogres["words"]["about"]
    assert {len(faces) for faces in ogres["figures"].values()} == {6}
    assert set(ogres["figures"]) == {asked["name"] for asked in offer["asks"]}
    assert [asked["name"] for asked in offer["asks"]] == ["red", "ivory", "brown", "yellow", "blue", "green", "black"]
    cards = client.get("/api/seasons/teams/pocket-gridiron").json()["asks"]
    assert cards[0]["choices"] == ["air", "ground", "tight", "trick"]
    assert client.get("/api/seasons/teams/street-soccer").json()["asks"] == []


def test_fg_1_2_a_team_is_told_in_words_or_which_rule_it_breaks(client: TestClient) -> None:
    """FG-1.2: every die's faces sum to a multiple of twelve."""
    good = client.post("/api/seasons/teams/first-and-goal", json={"name": "Harbour Hogs", "figures": dice(client)})
    assert good.status_code == 200
    assert good.json()["key"] == "harbour-hogs"
    assert good.json()["about"]
    wrong = {"name": "Harbour Hogs", "figures": dice(client, red=[0, 1, 1, 2, 3, 6])}
    refused = client.post("/api/seasons/teams/first-and-goal", json=wrong)
    assert refused.status_code == 422
    error = refused.json()["error"]
    assert error["rules"] == ["FG-1.2"]
    assert error["field"] == "harbour-hogs.red"


def test_a_league_of_three_with_a_team_of_ones_own_is_played_to_its_end(
    client: TestClient, ann: dict[str, str], tmp_path: Path
) -> None:
    order = {
        "name": "Harbour league", "game": "pocket-gridiron", "days": 0, "legs": 1, "playoffs": 2,
        "teams": ["air", "ground"], "own": [{"name": "Harbour Hogs", "figures": {"card": "trick"}}],
    }  # fmt: skip
    made = client.post("/api/seasons", json=order, headers=ann)
    assert made.status_code == 201, made.text
    assert [(team["key"], team["own"]) for team in made.json()["teams"]] == [
        ("air", False), ("ground", False), ("harbour-hogs", True),
    ]  # fmt: skip
    season = made.json()["id"]
    client.post(f"/api/seasons/{season}/start", headers=ann)
    over = until(client, season, lambda shown: shown["over"])
    assert sum(line["played"] for line in over["divisions"][0]["lines"]) == 6
    (card,) = client.get("/api/seasons").json()
    assert card["title"]["team"] == over["champion"]
    assert card["title"]["coach"] == "attacker"
    final = over["fixtures"][-1]
    assert sorted(card["title"]["score"]) == sorted(final["score"])
    assert card["title"]["rival"]
    kept = tmp_path / "harbour.season"
    kept.write_text(client.get(f"/api/seasons/{season}/file").text)
    read = read_season(kept)
    assert read.champion == over["champion"]
    assert all(recount(result) == (result.score, result.returns) for result in read.results)
    schedules = client.get(f"/api/seasons/{season}/tables/schedules.csv")
    assert schedules.headers["content-type"].startswith("text/csv")
    assert len(schedules.text.splitlines()) == 1 + len(read.results)
    stats = client.get(f"/api/seasons/{season}/tables/team_stats.json").json()
    assert sum(row["points"] for row in stats) == sum(sum(result.score) for result in read.results)
    assert client.get(f"/api/seasons/{season}/tables/pbp.csv").status_code == 422


def test_the_file_of_a_season_tells_its_dice_so_it_comes_last(client: TestClient, ann: dict[str, str]) -> None:
    season = client.post("/api/seasons", json={"name": "X", "game": "pocket-gridiron"}, headers=ann).json()["id"]
    assert client.get(f"/api/seasons/{season}/file").status_code == 403


@pytest.mark.parametrize(
    ("league", "field"),
    [
        ({"teams": [], "legs": 1}, "teams"),
        ({"teams": ["air", "nobody"], "legs": 1}, "teams"),
        ({"own": [{"name": "Air", "figures": {"card": "air"}}], "legs": 1}, "teams"),
        ({"own": [{"name": "Hogs", "figures": {"card": "joker"}}], "legs": 1}, "card"),
        ({"teams": ["air", "ground"], "legs": 1, "playoffs": 4}, "playoffs"),
    ],
)
def test_what_can_be_no_league_is_refused(
    client: TestClient, ann: dict[str, str], league: dict[str, Any], field: str
) -> None:
    refused = client.post("/api/seasons", json={"name": "X", "game": "pocket-gridiron", **league}, headers=ann)
    assert refused.status_code == 422
    assert refused.json()["error"]["field"] == field
    assert client.get("/api/seasons").json() == []
