"""A person who challenges a bot and plays it to the end, over the API that bots use."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE, look_again
from tests.server.conftest import Server, bearer


class Played(NamedTuple):
    """The match, and who looks at it."""

    server: Server
    me: dict[str, str]
    match: str


@contextmanager
def played_by_challenge(folder: Path, script: Path, name: str, *more: str, order: dict[str, Any]) -> Iterator[Played]:
    """A match with the bot that a script signs in under that name, over, on a server that still runs."""
    server = Server("--port", "0", "--store", str(folder / "s.sqlite"))
    bot = None
    try:
        me = bearer(server.post("/api/accounts", {"name": "ann", "passphrase": "long enough"})["token"])
        bot = subprocess.Popen([sys.executable, str(script), server.url, name, "a bot's passphrase", *more])
        with server.http.stream("GET", "/api/stream/event", headers=me, timeout=PATIENCE) as events:
            while server.http.get(f"/api/accounts/{name}").is_error:
                assert bot.poll() is None
                look_again()
            made = server.http.post(f"/api/challenge/{name}", json=order, headers=me)
            assert made.status_code == 201, made.text
            match = made.json()["challenge"]["id"]
            told = map(json.loads, filter(None, events.iter_lines()))
            assert next(each for each in told if each["type"] == "gameStart")["game"]["id"] == match
        with server.http.stream("GET", f"/api/bot/game/stream/{match}", headers=me, timeout=PATIENCE) as lines:
            for state in map(json.loads, filter(None, lines.iter_lines())):
                if state["status"] == "over":
                    break
                if legal := state["node"].get("legal"):
                    path = f"/api/bot/game/{match}/move/{legal[0]}"
                    sent = server.http.post(path, params={"seq": state["seq"]}, headers=me)
                    assert sent.status_code in (200, 409), sent.text
        assert state["node"]["kind"] == "over"
        yield Played(server, me, match)
    finally:
        if bot is not None:
            bot.kill()
            bot.wait()
        server.stop()
