"""Figures by player over HTTP: of matches that the server knows the keys are enough."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient
from tests.server.playing import Table

BOTH = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


def ended(client: TestClient, game: str = "pocket-gridiron", **terms: Any) -> Table:
    """A match at one screen, given up by Bob."""
    table = Table(client, game, seats=BOTH, **terms)
    table.order(1, "resign")
    return table


def key(table: Table) -> dict[str, str]:
    return {"match": table.id, "token": table.tokens[0]}


def counted(client: TestClient, **asked: Any) -> dict[str, set[str]]:
    """By player, the ids of the matches that were counted."""
    answer = client.post("/api/games/pocket-gridiron/figures", json=asked)
    assert answer.status_code == 200, answer.text
    return {line["player"]: {each["match"] for each in line["played"]} for line in answer.json()["players"]}


def test_a_key_stands_for_the_record(client: TestClient) -> None:
    tables = [ended(client) for _ in range(3)]
    by_key = client.post("/api/games/pocket-gridiron/figures", json={"matches": [key(each) for each in tables]})
    records = [each.text("/record", 0) for each in tables]
    by_record = client.post("/api/games/pocket-gridiron/figures", json={"records": records})
    assert by_key.json() == by_record.json()
    assert [each["won"] for each in by_key.json()["players"]] == [3, 0]


def test_what_is_only_elsewhere_comes_as_a_record_beside_the_keys(client: TestClient) -> None:
    here, elsewhere = ended(client), ended(client)
    asked = {"matches": [key(here)], "records": [elsewhere.text("/record", 0)]}
    both = {here.id, elsewhere.id}
    assert counted(client, **asked) == {"Ann": both, "Bob": both}


def test_nobody_elses_match_is_told(client: TestClient) -> None:
    """Nor one under way, nor one of another game, nor one that is not there: what is yours is counted all the same."""
    mine, others = ended(client), ended(client, public=False)
    running = Table(client, seats=BOTH)
    asked = [
        key(mine),
        key(others) | {"token": mine.tokens[0]},
        key(others) | {"token": "made-up"},
        key(running),
        key(ended(client, "street-soccer")),
        key(mine) | {"match": "abcdefgh2345"},
    ]
    assert counted(client, matches=asked) == {"Ann": {mine.id}, "Bob": {mine.id}}


def test_more_than_a_hundred_are_refused(client: TestClient) -> None:
    mine = ended(client)
    answer = client.post("/api/games/pocket-gridiron/figures", json={"matches": [key(mine)] * 101})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "bad-request")
