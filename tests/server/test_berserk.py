"""A whole match played by an unmodified client of lichess's: https://pypi.org/project/berserk, where it is installed.

It is under the GPL and so nothing that Touchline asks for; the requests that it sends are also in
``test_bot_shape.py``, recorded.
"""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Server

berserk = pytest.importorskip("berserk", reason="berserk is under the GPL, so it is not brought (pip install berserk)")
GAME = "pocket-gridiron"


class Robot:
    """Accepts every challenge and plays at random, as its authors are told to do it there."""

    def __init__(self, server: Server, name: str) -> None:
        order = {"name": name, "passphrase": "long enough", "bot": True}
        token = server.post("/api/accounts", order)["token"]
        self.name = name
        self.client: Any = berserk.Client(berserk.TokenSession(token), base_url=server.url)
        self.choose = random.Random(name)
        self.last: dict[str, Any] = {}

    def play(self) -> None:
        for event in self.client.bots.stream_incoming_events():
            if event["type"] == "challenge" and event["challenge"]["challenger"]["id"] != self.name:
                self.client.bots.accept_challenge(event["challenge"]["id"])
            elif event["type"] == "gameStart":
                self.follow(event["game"]["gameId"])
                return

    def follow(self, game: str) -> None:
        for told in self.client.bots.stream_game_state(game):
            if told["type"] not in ("gameFull", "gameState"):
                continue
            self.last = told
            legal = told["node"].get("legal")
            if told["status"] != "over" and legal:
                self.client.bots.make_move(game, self.choose.choice(legal))


def test_two_robots_of_lichess_play_a_match(tmp_path: Path) -> None:
    server = Server("--port", "0", "--store", str(tmp_path / "store.sqlite"))
    try:
        one, other = Robot(server, "one"), Robot(server, "other")
        assert one.client.account.get()["username"] == "one"
        sent = one.client.challenges.create("other", rated=False, clock_limit=300, clock_increment=5, variant=GAME)
        assert sent["challenge"]["variant"]["key"] == GAME
        playing = [threading.Thread(target=each.play, daemon=True) for each in (one, other)]
        for thread in playing:
            thread.start()
        for thread in playing:
            thread.join()
        for robot in (one, other):
            assert robot.last["node"]["kind"] == "over"
            assert robot.last["state"]["status"] in ("draw", "variantEnd")
    finally:
        server.kill()
