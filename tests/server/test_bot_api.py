"""The bot account API, used by the example as it stands."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.patience import look_again
from tests.server.conftest import Server, bearer

EXAMPLE = Path(__file__).parents[2] / "examples" / "lines_bot.py"


def test_the_example_bot_accepts_a_challenge_and_plays_to_the_end(tmp_path: Path) -> None:
    server = Server("--port", "0", "--store", str(tmp_path / "s.sqlite"))
    bot = None
    try:
        me = bearer(server.post("/api/accounts", {"name": "ann", "passphrase": "long enough"})["token"])
        bot = subprocess.Popen([sys.executable, str(EXAMPLE), server.url, "linesbot", "a bot's passphrase"])
        with server.http.stream("GET", "/api/stream/event", headers=me) as events:
            while server.http.get("/api/accounts/linesbot").is_error:
                assert bot.poll() is None
                look_again()
            order = {"game": "pocket-gridiron"}
            made = server.http.post("/api/challenge/linesbot", json=order, headers=me)
            assert made.status_code == 201, made.text
            match = made.json()["challenge"]["id"]
            started = next(
                event for event in map(json.loads, filter(None, events.iter_lines())) if event["type"] == "gameStart"
            )
            assert started["game"]["id"] == match
        with server.http.stream("GET", f"/api/bot/game/stream/{match}", headers=me) as lines:
            for state in map(json.loads, filter(None, lines.iter_lines())):
                if state["status"] == "over":
                    break
                if legal := state["node"].get("legal"):
                    path = f"/api/bot/game/{match}/move/{legal[0]}"
                    sent = server.http.post(path, params={"seq": state["seq"]}, headers=me)
                    assert sent.status_code in (200, 409), sent.text
        assert state["node"]["kind"] == "over"
        assert server.http.get("/api/accounts/linesbot").json()["bot"] is True
    finally:
        if bot is not None:
            bot.kill()
            bot.wait()
        server.stop()


def test_the_example_is_thirty_lines() -> None:
    code = [line for line in EXAMPLE.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 30
