"""Puzzles over HTTP."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from touchline.games import find_game
from touchline.solve.puzzles import puzzles_of

GAME = "football-darts"


def test_a_puzzle_is_shown_without_its_answer(client: TestClient) -> None:
    told = client.get(f"/api/games/{GAME}/puzzle").json()
    assert told["node"]["seat"] == told["seat"]
    assert told["count"] >= 300
    assert "best" not in str(sorted(told))


def test_the_puzzle_of_the_day_is_the_same_for_everybody(client: TestClient) -> None:
    first, second = (client.get(f"/api/games/{GAME}/puzzle?today=true").json()["id"] for _ in range(2))
    assert first == second


def test_what_is_solved_does_not_come_again(client: TestClient) -> None:
    known = [each.id for each in puzzles_of(find_game(GAME))]
    told = client.get(f"/api/games/{GAME}/puzzle", params={"solved": ",".join(known[1:])}).json()
    assert told["id"] == known[0]


def test_an_answer_is_judged_by_the_solution(client: TestClient) -> None:
    puzzle = next(each for each in puzzles_of(find_game(GAME)) if each.best.startswith("field-goal"))
    right = client.post(f"/api/games/{GAME}/puzzle/{puzzle.id}", json={"move": puzzle.best}).json()
    assert right["right"] is True
    wrong = client.post(f"/api/games/{GAME}/puzzle/{puzzle.id}", json={"move": "throw i3"}).json()
    assert wrong["right"] is False
    assert wrong["best"] == puzzle.best
    assert {name: words[0]["id"] for name, words in wrong["words"].items()} == {
        "best": "fd-move-aimed",
        "move": "fd-move-aimed",
    }
    near = client.post(f"/api/games/{GAME}/puzzle/{puzzle.id}", json={"move": "field-goal MISS"})
    assert near.json()["error"]["kind"] == "illegal-move"
    far = client.post(f"/api/games/{GAME}/puzzle/{puzzle.id}", json={"move": "field-goal o3"}).json()
    assert far["right"] is False, "the idea alone is not enough: the solver is asked"
    why = client.get(f"/api/games/{GAME}/puzzle/{puzzle.id}/why", params={"move": "throw i3"}).json()
    assert why["cost"] >= right["second"] - 0.1, "another idea costs at least what the second-best does"
    assert why["why"]


def test_one_of_somebodys_own_is_played_like_any_other(client: TestClient) -> None:
    """Its id carries it, so the server has to keep nothing."""
    puzzle = replace(next(each for each in puzzles_of(find_game(GAME)) if each.best.startswith("field-goal")), own=True)
    told = client.get(f"/api/games/{GAME}/puzzle", params={"puzzle": puzzle.id}).json()
    assert told["id"] == puzzle.id
    right = client.post(f"/api/games/{GAME}/puzzle/{puzzle.id}", json={"move": puzzle.best}).json()
    assert right["right"] is True
    wrong = client.post(f"/api/games/{GAME}/puzzle/{puzzle.id}", json={"move": "throw i3"}).json()
    assert wrong["right"] is False


@pytest.mark.parametrize("path", ["no-such", "00000000", "own-AAAA"])
def test_an_unknown_puzzle_is_refused(client: TestClient, path: str) -> None:
    answer = client.get(f"/api/games/{GAME}/puzzle", params={"puzzle": path})
    assert answer.status_code >= 400
    assert "no such puzzle" in answer.json()["error"]["message"]


def test_an_illegal_answer_is_refused_by_its_rule(client: TestClient) -> None:
    told = client.get(f"/api/games/{GAME}/puzzle").json()
    answer = client.post(f"/api/games/{GAME}/puzzle/{told['id']}", json={"move": "castle"})
    assert answer.json()["error"]["kind"] == "illegal-move"
