"""The example bots in three languages play whole matches on a real server, by the bot API alone."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE, look_again
from tests.server.conftest import Server, bearer

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
BOTS = {
    "python": [sys.executable, str(EXAMPLES / "lines_bot.py")],
    "javascript": ["node", str(EXAMPLES / "node_bot.mjs")],
    "shell": ["sh", str(EXAMPLES / "curl_bot.sh")],
}


@pytest.mark.parametrize("language", ["javascript", "shell"])
def test_two_bots_of_different_languages_play_to_the_end(language: str, tmp_path: Path) -> None:
    if shutil.which(BOTS[language][0]) is None or (language == "shell" and shutil.which("curl") is None):
        pytest.skip(f"no {language} here")
    server = Server("--port", "0", "--store", str(tmp_path / "bots.sqlite"))
    names = {"python": "snake", language: "rival"}
    bots = [
        subprocess.Popen([*BOTS[each], server.url, names[each], "correct horse"], start_new_session=True)
        for each in names
    ]
    try:
        host = server.post("/api/accounts", {"name": "host", "passphrase": "correct horse"})["token"]
        until = time.monotonic() + PATIENCE
        while any("error" in server.get(f"/api/accounts/{name}") for name in names.values()):
            assert time.monotonic() < until
            look_again()
        seats = [{"kind": "open", "account": name, "name": name} for name in names.values()]
        order = {"game": "pocket-gridiron", "seats": seats, "watchable": True}
        made = server.http.post("/api/matches", json=order, headers=bearer(host)).json()
        while (state := server.get(f"/api/matches/{made['match']}"))["status"] != "over":
            assert time.monotonic() < until, state
            look_again()
        assert [seat["account"] for seat in state["seats"]] == ["snake", "rival"]
    finally:
        for bot in bots:
            stop(bot)
        server.stop()


def stop(bot: subprocess.Popen[bytes]) -> None:
    """With everything it has started."""
    os.killpg(bot.pid, signal.SIGTERM)
    bot.wait(timeout=PATIENCE)
