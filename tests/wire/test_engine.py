"""The engine protocol, as a bot author meets it."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from touchline.wire.engine import Engine, serve_lines


def talk(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    engine = Engine()
    return [engine.answer({"id": number, **request}) for number, request in enumerate(requests, 1)]


NEW = {"op": "new", "game": "football-darts", "options": {}, "seed": 7}


def test_the_conversation_of_the_design() -> None:
    replies = talk(
        NEW,
        {"op": "roll", "outcome": "heads"},
        {"op": "play", "move": "receive"},
        {"op": "roll", "outcome": "T20"},
        {"op": "state"},
        {"op": "view", "seat": 1},
        {"op": "position"},
        {"op": "why"},
        {"op": "undo"},
        {"op": "record"},
    )
    assert all(reply["ok"] for reply in replies)
    assert [reply["id"] for reply in replies] == list(range(1, 11))
    assert replies[0]["node"] == {
        "kind": "chance",
        "what": "coin",
        "outcomes": ["heads", "tails"],
        "weights": [1, 1],
        "question": "Toss the coin: heads or tails?",
        "words": {
            "question": [{"id": "fd-ask-toss", "args": {}}],
            "what": [{"id": "fd-chance-coin", "args": {}}],
        },
    }
    assert replies[1]["node"]["kind"] == "decision"
    assert replies[1]["node"]["seat"] == 0
    assert replies[1]["node"]["legal"] == ["receive", "defer"]
    state = replies[4]["state"]
    assert {key: state[key] for key in ("pos", "dart", "drive", "quarter", "offense", "score", "phase")} == {
        "pos": 90,
        "dart": 2,
        "drive": 1,
        "quarter": 1,
        "offense": 0,
        "score": [0, 0],
        "phase": "call",
    }
    assert replies[6]["position"] == "phase=call pos=90 dart=2"
    assert replies[7]["rules"][0]["id"] == "FD-2.1"
    assert replies[8]["node"]["what"] == "dart"
    assert "4. ! undo" in replies[9]["record"]


def test_an_outcome_not_given_is_drawn_from_the_seed() -> None:
    first = [
        reply.get("made") for reply in talk(NEW, {"op": "roll"}, {"op": "play", "move": "receive"}, {"op": "roll"})
    ]
    again = [
        reply.get("made") for reply in talk(NEW, {"op": "roll"}, {"op": "play", "move": "receive"}, {"op": "roll"})
    ]
    assert first == again


def test_a_game_can_continue_from_a_position() -> None:
    replies = talk(
        {"op": "set", "game": "football-darts", "position": "phase=call pos=60 dart=4"},
        {"op": "play", "move": "punt"},
        {"op": "play", "move": "field-goal"},
    )
    assert replies[0]["node"]["legal"] == ["throw", "field-goal"]
    assert replies[1] == {
        "id": 2,
        "ok": False,
        "error": {
            "kind": "illegal-move",
            "message": "no punt from OPP 40: only from your own half",
            "rules": ["FD-5.1"],
            "words": {"message": [{"id": "fd-no-punt", "args": {"spot": {"id": "fd-opp", "args": {"yards": 40}}}}]},
        },
    }
    assert replies[2]["ok"]


def test_a_record_can_be_loaded_and_corrected() -> None:
    engine = Engine()
    for request in (
        NEW,
        {"op": "roll", "outcome": "heads"},
        {"op": "play", "move": "receive"},
        {"op": "roll", "outcome": "S5"},
    ):
        engine.answer(request)
    record = engine.answer({"op": "record"})["record"]
    other = Engine()
    assert other.answer({"op": "load", "record": record})["ok"]
    assert other.answer({"op": "correct", "entry": 3, "text": "S6"})["ok"]
    assert other.answer({"op": "state"})["state"]["pos"] == 36
    assert other.answer({"op": "resign", "seat": 0})["node"]["returns"] == [-1, 1]


@pytest.mark.parametrize(
    ("request_", "kind", "field"),
    [
        ({"op": "play", "move": "receive"}, "bad-request", "op"),
        ({"op": "dance"}, "bad-request", "op"),
        ({}, "bad-request", "op"),
        ({"op": "new"}, "bad-request", "game"),
        ({"op": "new", "game": "chess"}, "unknown-game", "chess"),
        ({"op": "new", "game": "football-darts", "seed": "x"}, "bad-request", "seed"),
        ({"op": "new", "game": "football-darts", "seed": -1}, "bad-request", "seed"),
        ({"op": "new", "game": "football-darts", "options": []}, "bad-request", "options"),
        ({"op": "new", "game": "football-darts", "options": {"wind": 1}}, "bad-option", "wind"),
        ({"op": "new", "game": "football-darts", "options": {"safety_spot": 0}}, "bad-option", "safety_spot"),
        ({"op": "new", "game": "football-darts", "names": "Ann"}, "bad-request", "names"),
        ({"op": "new", "game": "football-darts", "sede": 7}, "bad-request", "sede"),
        ({"op": "hello", "loud": True}, "bad-request", "loud"),
        ({"op": "set", "game": "football-darts"}, "bad-request", "position"),
        ({"op": "set", "game": "football-darts", "position": "pos=123"}, "bad-position", "pos"),
        ({"op": "load", "record": "hello"}, "bad-record", None),
    ],
)
def test_a_bad_request_is_answered_with_its_kind_and_field(
    request_: dict[str, Any], kind: str, field: str | None
) -> None:
    reply = Engine().answer({"id": "a", **request_})
    assert (reply["id"], reply["ok"], reply["error"]["kind"]) == ("a", False, kind)
    assert reply["error"].get("field") == field


def test_bad_requests_in_mid_game_change_nothing() -> None:
    engine = Engine()
    engine.answer(NEW)
    before = engine.answer({"op": "record"})
    for request in (
        {"op": "roll", "outcome": 5},
        {"op": "roll", "outcome": "edge"},
        {"op": "play", "move": "receive"},
        {"op": "view", "seat": 9},
        {"op": "view", "seat": "me"},
        {"op": "correct", "entry": 1, "text": "tails"},
        {"op": "new", "game": "football-darts", "options": {"wind": 1}},
    ):
        assert not engine.answer(request)["ok"]
    assert engine.answer({"op": "record"}) == before


def test_lines_that_are_not_json_are_answered_too() -> None:
    sink = io.StringIO()
    serve_lines(io.StringIO('nonsense\n\n[1]\n{"op":"hello"}\n{"op":"quit"}\n{"op":"hello"}\n'), sink, Engine())
    replies = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [False, False, True, True]


def test_the_engine_as_a_program() -> None:
    lines = [
        json.dumps(request)
        for request in (NEW, {"op": "games"}, {"op": "rules", "rule": "FD-2.2"}, {"op": "advise", "id": 4})
    ]
    done = subprocess.run(
        [sys.executable, "-m", "touchline", "engine"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(replies) == 4
    assert replies[1]["games"][0]["name"]
    assert "safety" in replies[2]["rules"][0]["text"]
