"""Lessons over HTTP."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from touchline.games import game_names


@pytest.mark.parametrize("name", game_names())
def test_a_lesson_comes_whole_with_its_board(client: TestClient, name: str) -> None:
    told = client.get(f"/api/games/{name}/lesson").json()
    assert told["game"] == name
    assert told["board"]["kind"]
    assert 6 <= len(told["steps"]) <= 10
    assert len(told["words"]["names"]) == len(told["names"]), "the seats are called something in every language"
    for step in told["steps"]:
        assert step["rolls"] or step["do"] in step["previews"]


def test_there_is_no_lesson_of_a_game_that_is_not_here(client: TestClient) -> None:
    answer = client.get("/api/games/chess/lesson")
    assert answer.status_code == 404
    assert answer.json()["error"]["kind"] == "unknown-game"
