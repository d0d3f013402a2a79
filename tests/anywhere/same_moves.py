"""One way to play a match that needs no luck of its own: by the API, whoever answers it, or by the engine protocol."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from touchline.games import find_game
from touchline.play.record import Record

Ask = Callable[[str, str, Any, str], Any]
"""Method, path without ``/api``, body, token: what was answered, read."""
SEED = 20_26
NAMES = ("Ann", "Bob")
EVER = 1_000_000
"""More decisions than any match has."""


def chosen(number: int, legal: list[str]) -> str:
    """The same move for the same decision, here and there."""
    return legal[int(hashlib.sha256(f"{number} {' '.join(legal)}".encode()).hexdigest()[:8], 16) % len(legal)]


def play_by_api(ask: Ask, game: str, most: int = EVER) -> str:
    """Two people at one screen, to the end or until the first gives up after so many decisions; the record."""
    order = {
        "game": game,
        "options": dict(find_game(game).on_screen),
        "seats": [{"kind": "person", "name": name} for name in NAMES],
        "dice": {"seed": SEED},
    }
    made = ask("POST", "/matches", order, "")
    match, token, number = made["match"], made["token"], 0
    state = made
    while state["status"] != "over":
        number += 1
        seat = state["node"]["seat"]
        if number > most:
            state = ask("POST", f"/matches/{match}/commands", {"op": "resign", "cmd_id": "enough", "seat": 0}, token)
            continue
        state = ask("GET", f"/matches/{match}?seat={seat}", None, token)
        play = {"op": "play", "cmd_id": f"move-{number}", "seat": seat, "move": chosen(number, state["node"]["legal"])}
        state = ask("POST", f"/matches/{match}/commands", play, token)
    return str(ask("GET", f"/matches/{match}/record", None, token))


def play_by_engine(game: str, most: int = EVER) -> str:
    """The same by ``touchline engine``; the record."""
    engine = subprocess.Popen(
        [sys.executable, "-m", "touchline", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with engine:
        assert engine.stdin is not None
        assert engine.stdout is not None

        def say(**message: Any) -> dict[str, Any]:
            assert engine.stdin is not None
            assert engine.stdout is not None
            engine.stdin.write(json.dumps(message) + "\n")
            engine.stdin.flush()
            reply: dict[str, Any] = json.loads(engine.stdout.readline())
            assert reply["ok"], reply
            return reply

        node, number = say(op="new", game=game, options=dict(find_game(game).on_screen), seed=SEED)["node"], 0
        while node["kind"] != "over":
            if node["kind"] == "chance":
                node = say(op="roll")["node"]
            elif number == most:
                node = say(op="resign", seat=0)["node"]
            else:
                number += 1
                node = say(op="play", move=chosen(number, node["legal"]))["node"]
        return str(say(op="record")["record"])


def nameless(record: str) -> str:
    """A record without the name of its match, which is drawn anew each time."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith("[Match "))


def story(record: str) -> list[str]:
    """Every entry of a record as it is written, without who played."""
    return [entry.line() for entry in Record.parse(record).entries]
