"""A whole bot in thirty lines: accepts every challenge and plays a legal move.

python examples/lines_bot.py http://127.0.0.1:8000 NAME PASSPHRASE
"""

import json
import random
import sys
import threading

import httpx2

address, name, passphrase = sys.argv[1:4]
api = httpx2.Client(base_url=address + "/api", timeout=None)
me = {"name": name, "passphrase": passphrase, "bot": True}
signed = api.post("/accounts", json=me) if api.get(f"/accounts/{name}").is_error else api.post("/session", json=me)
api.headers["Authorization"] = f"Bearer {signed.raise_for_status().json()['token']}"


def play(match: str) -> None:
    """Follow one game and move whenever it is our turn."""
    with api.stream("GET", f"/bot/game/stream/{match}") as lines:
        for state in (json.loads(line) for line in lines.iter_lines() if line):
            if state["status"] == "over":
                return
            if legal := state["node"].get("legal"):
                api.post(f"/bot/game/{match}/move/{random.choice(legal)}", params={"seq": state["seq"]})


with api.stream("GET", "/stream/event") as events:
    for event in (json.loads(line) for line in events.iter_lines() if line):
        if event["type"] == "challenge":
            api.post(f"/challenge/{event['challenge']['id']}/accept")
        elif event["type"] == "gameStart":
            threading.Thread(target=play, args=(event["game"]["id"],), daemon=True).start()
