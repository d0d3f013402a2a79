"""How fast our environments are, in the loops researchers write: decisions a second.

The PettingZoo loop is the very one that PettingZoo's classic games are timed in (``peers.py``), so that what the
environment adds to the game can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from touchline.lab.peers import aec_game
from touchline.lab.timing import Measured, timed, timed_on_one_core

LOOP = "PettingZoo loop"
VECTOR = "Gymnasium vector environment"
GAMES_AT_ONCE = 4096
VECTOR_GAIN = 30.0
"""How many times the decisions of its own PettingZoo loop a vector environment should make."""


def environments(names: Sequence[str], seconds: float) -> Iterator[Measured]:
    """Every game as an environment; absent where the libraries are."""
    try:
        from touchline.envs.pettingzoo import env
        from touchline.envs.vector import BatchEnv
    except ImportError as problem:
        yield Measured("Touchline", "environments", "", 0.0, f"absent: {problem}")
        return
    for name in names:
        yield Measured(
            "Touchline", name, LOOP, timed_on_one_core(partial(aec_game, env(name, machine_code=True)), seconds)
        )
        games, rng = BatchEnv(name, GAMES_AT_ONCE), np.random.default_rng(0)
        games.reset(seed=0)

        def play(games: BatchEnv = games, rng: np.random.Generator = rng) -> int:
            games.step(games.random_actions(rng))
            return GAMES_AT_ONCE

        yield Measured("Touchline", name, f"{VECTOR}, {GAMES_AT_ONCE} games", timed(play, seconds))
