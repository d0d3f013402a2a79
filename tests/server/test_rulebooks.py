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
