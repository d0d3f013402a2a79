"""Owners of a season are told of their week: when it begins, and once more before its deadline."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import bearer, quiet
from tests.server.test_notices import Browser, account
from tests.server.test_notices import browser as browser
from tests.server.test_seasons import until

from touchline.server.app import make_app
from touchline.server.people.tokens import DAY

ORDER = {"name": "Ladder", "game": "football-darts", "team": "pro", "teams": ["pro", "pub"], "legs": 1, "playoffs": 0}


class Clock:
    """A server's clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def client(browser: Browser, clock: Clock, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(quiet(tmp_path, push_hosts=(browser.host,), now=clock))) as client:
        yield client


def look_again(client: TestClient, season: str, commissioner: str) -> None:
    """The server looks at its seasons now and then by itself; whatever a commissioner does makes it look at once."""
    order = {"team": "pub", "owner": "bob"}
    assert client.post(f"/api/seasons/{season}/appoint", json=order, headers=bearer(commissioner)).status_code == 200


def test_an_owner_is_told_that_the_week_has_begun_and_again_before_it_ends(
    client: TestClient, browser: Browser, clock: Clock
) -> None:
    ann, bob = account(client, "ann"), account(client, "bob")
    client.post("/api/push", json=browser.order, headers=bearer(bob))
    season = client.post("/api/seasons", json=ORDER | {"days": 7}, headers=bearer(ann)).json()["id"]
    client.post(f"/api/seasons/{season}/claim", json={"team": "pub"}, headers=bearer(bob))
    client.post(f"/api/seasons/{season}/start", headers=bearer(ann))
    told = browser.read()[1]
    assert told["title"] == "Ladder: Woche 1 hat begonnen"
    assert told["body"] == "Dein Gegner: Pro thrower; noch 7 Tage."
    assert told["url"] == f"/seasons/{season}"
    clock.time += 6 * DAY + DAY // 2
    look_again(client, season, ann)
    again = browser.read()[1]
    assert again["title"] == "Ladder: Woche 1 endet in 12 Stunden"
    clock.time += DAY
    look_again(client, season, ann)
    shown = until(client, season, lambda shown: shown["over"])
    assert shown["fixtures"][0]["note"] == "played by bots after the deadline"
    assert browser.came.empty(), "of a week an owner is told twice, not more"


def test_without_a_deadline_one_is_told_of_the_week_alone(client: TestClient, browser: Browser) -> None:
    ann = account(client, "ann")
    client.post("/api/push", json=browser.order, headers=bearer(ann))
    season = client.post("/api/seasons", json=ORDER | {"days": 0}, headers=bearer(ann)).json()["id"]
    client.post(f"/api/seasons/{season}/start", headers=bearer(ann))
    assert browser.read()[1]["body"] == "Dein Gegner: Pub thrower."
