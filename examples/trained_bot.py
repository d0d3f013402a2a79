"""What you have trained plays on a server: it accepts every challenge to its game.

    python examples/learn_gridiron.py --keep gridiron.npz
    python examples/trained_bot.py http://127.0.0.1:8000 NAME PASSPHRASE gridiron.npz

A network of ``learn_on_gpu.py`` knows its game.  A ``.zip`` is a model of ``learn_ppo.py``; name its game with
``--game`` unless it is Pocket Gridiron.
"""

from __future__ import annotations

import argparse
import json
import threading
from contextlib import suppress
from typing import Any

import httpx2
import numpy as np

from touchline.bots import Turn
from touchline.envs.acting import Acting, Trained
from touchline.envs.kept import Kept
from touchline.games import find_game


def policy_in(file: str, game: str) -> tuple[Acting, str]:
    """The trained policy in a file, as a function of observation and mask, and the game it plays."""
    if file.endswith(".zip"):
        from learn_ppo import load

        return load(file, game), game
    with np.load(file) as kept:
        is_network = "game" in kept.files
    if is_network:
        network = Kept(file)
        return network.act, network.game.name
    from learn_gridiron import Table

    return Table.load(file).best, game


class Player:
    """An account whose moves are a bot's."""

    def __init__(self, address: str, name: str, passphrase: str, game: str, bot: Trained) -> None:
        self.game, self.bot = find_game(game), bot
        self.api = httpx2.Client(base_url=address + "/api", timeout=None)
        me = {"name": name, "passphrase": passphrase, "bot": True}
        known = not self.api.get(f"/accounts/{name}").is_error
        signed = self.api.post("/session" if known else "/accounts", json=me).raise_for_status()
        self.api.headers["Authorization"] = f"Bearer {signed.json()['token']}"

    def run(self) -> None:
        """Accept every challenge to our game, and play every match that starts."""
        with self.api.stream("GET", "/stream/event") as events:
            for event in (json.loads(line) for line in events.iter_lines() if line):
                if event["type"] == "challenge" and event["challenge"]["game"] == self.game.name:
                    self.api.post(f"/challenge/{event['challenge']['id']}/accept")
                elif event["type"] == "gameStart":
                    threading.Thread(target=self.play, args=(event["game"],), daemon=True).start()

    def play(self, card: dict[str, Any]) -> None:
        """Follow one match and move whenever it is our turn."""
        options = self.game.settle(card["options"])
        box = self.game.box(options)
        with self.api.stream("GET", f"/bot/game/stream/{card['id']}") as lines:
            for state in (json.loads(line) for line in lines.iter_lines() if line):
                if state["status"] == "over":
                    return
                if not (legal := state["node"].get("legal")):
                    continue
                turn = Turn(self.game, options, box, state["seat"], state["view"], legal, 1.0, state["seq"])
                move = self.bot.choose(turn)
                self.api.post(f"/bot/game/{card['id']}/move/{move}", params={"seq": state["seq"]})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for argument in ("address", "name", "passphrase", "file"):
        parser.add_argument(argument)
    parser.add_argument("--game", default="pocket-gridiron")
    given = parser.parse_args()
    policy, game = policy_in(given.file, given.game)
    with suppress(KeyboardInterrupt):
        Player(given.address, given.name, given.passphrase, game, Trained(policy)).run()
