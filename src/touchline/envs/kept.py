"""A learned network kept as plain arrays: read without the library that trained it, and seated wherever programs play.

::

    touchline ladder GAME --engine "learned=python -m touchline.envs.kept learned.npz" --levels club --pairs 50

``keep`` writes what a trainer has learned; ``Kept`` plays it with NumPy alone; as a program the file answers the
questions of a tournament's or ladder's arbiter (``docs/bots.md``).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TextIO
from zipfile import BadZipFile

import numpy as np

from touchline.bots import Turn
from touchline.envs.acting import Trained
from touchline.envs.foresight import Foresight, position_of
from touchline.games import find_game
from touchline.kernel.box import Box
from touchline.kernel.errors import BadData
from touchline.kernel.game import Game

ARRAYS = (
    "low",
    "most",
    "first",
    "table.weight",
    "bias",
    "hidden.weight",
    "hidden.bias",
    "policy.weight",
    "policy.bias",
)
"""What is needed to act."""
CRITIC = ("value.weight", "value.bias")
"""What is needed beside it to look ahead, in a game where nothing is hidden; a file may hold more."""


def keep(path: str | Path, game: str, weights: Mapping[str, Any]) -> None:
    """Write a network's arrays and the name of its game."""
    np.savez_compressed(path, game=game, **weights)


class Kept:
    """A kept network: every value of every number has a row in a table; the rows are added up, two layers follow."""

    def __init__(self, path: str | Path) -> None:
        try:
            with np.load(path, allow_pickle=False) as kept:
                self.arrays = {name: kept[name] for name in kept.files}
        except (OSError, ValueError, BadZipFile) as problem:
            raise BadData(f"{path} is no file of arrays: {problem}", field=str(path)) from None
        if missing := [name for name in ("game", *ARRAYS) if name not in self.arrays]:
            raise BadData(f"{path} holds no learned network: {', '.join(missing)} is missing", field=str(path))
        self.game: Game = find_game(str(self.arrays["game"]))
        self.box: Box = self.game.new_box()
        """What is agreed: by it the network looks ahead."""
        numbers, actions = len(self.game.features.names), self.game.actions(self.box)
        if (len(self.arrays["low"]), len(self.arrays["policy.bias"])) != (numbers, actions):
            shape = f"{numbers} numbers and {actions} actions"
            raise BadData(f"{path} was learned for another form of {self.game.name}, not {shape}", field=str(path))
        self.looks_ahead = self.game.perfect_information and all(name in self.arrays for name in CRITIC)

    def _last_layer(self, observations: Any) -> Any:
        w = self.arrays
        values = np.clip(np.asarray(observations, np.int64) - w["low"], 0, w["most"])
        x = np.maximum(w["table.weight"][w["first"] + values].sum(axis=1) + w["bias"], 0)
        return np.maximum(x @ w["hidden.weight"].T + w["hidden.bias"], 0)

    def policy(self, observations: Any) -> Any:
        """For each observation the logits of all actions."""
        return self._last_layer(observations) @ self.arrays["policy.weight"].T + self.arrays["policy.bias"]

    def critic(self, observations: Any) -> Any:
        """What each observation is worth to the seat that must decide, from −1 to 1."""
        return np.tanh(self._last_layer(observations) @ self.arrays["value.weight"][0] + self.arrays["value.bias"])

    def likeliest(self, observation: Any, mask: Any) -> int:
        """The likeliest of the legal actions."""
        return int(np.where(np.asarray(mask, bool), self.policy([observation])[0], -np.inf).argmax())

    def act(self, observation: Any, mask: Any) -> int:
        """The best of the likeliest actions, looking ahead; where that cannot be, the likeliest."""
        if not self.looks_ahead:
            return self.likeliest(observation, mask)
        ahead = Foresight(self.game, self.box, self.policy, self.critic)
        return ahead.choose(position_of(self.game, observation))


def answer(network: Kept, questions: Iterable[str], answers: TextIO) -> None:
    """Answer an arbiter's questions, one a line, with the network's moves."""
    bot, options, box = Trained(network.act), network.game.settle({}), network.box
    for line in questions:
        asked = json.loads(line)
        said = {"id": asked["id"], "ok": True}
        if asked["op"] == "new" and asked["game"] != network.game.name:
            said |= {"ok": False, "error": f"learned {network.game.name}, not {asked['game']}"}
        elif asked["op"] == "new":
            options = network.game.settle(asked["options"])
            box = network.box = network.game.box(options)
        elif asked["op"] == "choose":
            seen = (asked["seat"], asked["view"], asked["node"]["legal"], asked["seconds"], asked["step"])
            said["move"] = bot.choose(Turn(network.game, options, box, *seen))
        print(json.dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    answer(Kept(sys.argv[1]), sys.stdin, sys.stdout)
