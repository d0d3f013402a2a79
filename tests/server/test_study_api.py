"""The analysis board over HTTP: nothing is kept, everything is told again."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from touchline.games import game_names
from touchline.play.study import Study

CALL = "phase=call pos=90 dart=2"


def do(client: TestClient, do: str, **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = client.post("/api/study", json={"do": do, **more}).json()
    return told


@pytest.mark.parametrize("game", game_names())
def test_every_game_opens_and_rolls_on(client: TestClient, game: str) -> None:
    told = do(client, "open", game=game)
    assert told["ok"], told
    if told["node"]["kind"] == "chance":
        told = do(client, "roll-on", study=told["study"])
    assert told["node"]["kind"] == "decision"
    assert told["node"]["legal"]
    assert told["seat"] == told["node"]["seat"]


def test_moves_outcomes_and_branches(client: TestClient) -> None:
    told = do(client, "open", game="football-darts", text=CALL)
    told = do(client, "enter", study=told["study"], text="throw T20")
    assert told["node"]["kind"] == "chance"
    assert "T20" in told["node"]["outcomes"]
    told = do(client, "enter", study=told["study"], text="S5")
    assert told["past"][-1]["text"] == "S5"
    back = do(client, "go", study=told["study"], at=1)
    other = do(client, "roll", study=back["study"])
    assert {step["after"] for step in other["steps"]} == {0, 1}
    called = [step["words"]["text"][0]["id"] for step in other["steps"]]
    assert called == ["fd-move-aimed", "fd-bed-in-words", "fd-bed-in-words"], "what was tried beside the line, too"
    again = do(client, "open", text=other["link"])
    assert (again["study"], again["position"]) == (other["study"], other["position"])
    gone = do(client, "drop", study=other["study"], at=1)
    assert gone["steps"] == []
    assert gone["position"] == CALL


def test_a_position_set_up_by_hand_begins_a_study(client: TestClient) -> None:
    told = do(client, "open", game="football-darts", text=CALL)
    names = {field["name"]: field for field in told["fields"]}
    assert names["pos"]["values"] == ["90"]
    assert "call" in names["phase"]["choices"]
    told = do(client, "set", study=told["study"], text="phase=call score=6,0 pos=50")
    assert told["view"]["score"] == [6, 0]
    refused = do(client, "set", study=told["study"], text="phase=call pos=500")
    assert refused["error"]["kind"] == "bad-position"
    assert refused["error"]["field"] == "pos"


def test_nothing_is_done_before_something_is_open(client: TestClient) -> None:
    assert do(client, "roll")["error"]["kind"] == "bad-option"
    assert do(client, "dance")["error"]["kind"] == "bad-request"


def test_a_move_is_looked_at_before_it_is_played(client: TestClient) -> None:
    told = do(client, "open", game="street-soccer")
    told = do(client, "roll-on", study=told["study"])
    seen = client.post("/api/study/preview", json={"study": told["study"], "move": told["node"]["legal"][0]}).json()
    assert "paths" in seen


def test_the_coach_speaks_where_somebody_decides(client: TestClient) -> None:
    study = Study.opened(CALL, "football-darts")
    told = client.post("/api/study/advice", json={"study": study.text()}).json()
    assert told["moves"][0]["move"]
    assert told["say"]
    study.enter("throw T20")
    refused = client.post("/api/study/advice", json={"study": study.text()}).json()
    assert not refused["ok"]


def test_a_branch_beyond_the_end_is_told_and_goes_nowhere(client: TestClient) -> None:
    over = '[Game "pocket-gridiron"]\n[Start "phase=over"]\n[At "0"]\n\n1. 0 heads {after 0}\n2. * slant\n'
    told = do(client, "open", text=over)
    assert told["ok"], told
    assert told["node"]["kind"] == "over"
    assert ["words" in step for step in told["steps"]] == [False, False]
    there = do(client, "go", study=told["study"], at=1)
    assert there["error"]["field"] == "1"


def test_the_step_a_study_stands_at_is_one_it_has(client: TestClient) -> None:
    for at in ("7", "9" * 5000, "\u0663" * 5000):
        answer = client.post("/api/study", json={"do": "open", "text": f'[Game "football-darts"]\n[At "{at}"]\n\n'})
        assert (answer.status_code, answer.json()["error"]["field"]) == (422, "at"), answer.text[:300]
        assert len(answer.text) < 500
