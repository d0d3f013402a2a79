"""A rulebook in the language that is asked for."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient


@pytest.mark.parametrize(
    ("asked", "accepted", "chapter"),
    [
        ("", "", "The ball"),
        ("de", "fr", "Der Ball"),
        ("", "fr-CA, en;q=0.5", "Le ballon"),
        ("", "da, nl;q=0.8", "De bal"),
        ("tlh", "", "The ball"),
    ],
)
def test_rules_come_as_asked_for_or_as_the_browser_likes_them(
    client: TestClient, asked: str, accepted: str, chapter: str
) -> None:
    headers = {"Accept-Language": accepted}
    told = client.get(f"/api/games/street-soccer{f'?lang={asked}' if asked else ''}", headers=headers).json()
    assert [rule["chapter"] for rule in told["rules"] if rule["id"] == "SS-4.1"] == [chapter]


def test_what_a_newcomer_is_told_comes_with_the_book(client: TestClient) -> None:
    told = {rule["id"]: rule for rule in client.get("/api/games/football-darts?lang=de").json()["rules"]}
    assert told["FD-4.2"]["first"]["say"].startswith("Field Goal verfehlt")
    assert told["FD-4.1"]["first"]["place"] < told["FD-4.2"]["first"]["place"] < told["FD-2.5"]["first"]["place"]
    assert "first" not in told["FD-1.1"], "not worth a word"
