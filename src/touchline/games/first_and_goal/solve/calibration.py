"""How far the estimates are from what happens, by the stage of the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.learning import CARDS, HALF, Diary, Learner, Plan, said_of
from touchline.games.first_and_goal.solve.matches import MASTER
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.phases import PHASES, phase_of
from touchline.games.first_and_goal.solve.situation import Net, mind
from touchline.games.first_and_goal.state import FootballBox

CLASSES = 10
"""Forecasts are counted in so many classes."""
TYPES, ROUNDS = 12, 60


def calibration(box: FootballBox, net: Net, seed: int, games: int, cores: int = 1) -> dict[str, Any]:
    """How far the networks' chances are from how often the side with the ball won, over fresh self-play.

    ``interval`` is, for every part of a match, the half-width of a 95 % interval at even chances of the difference
    between a forecast and the frequency it stands for, over classes of forecasts.
    """
    learner = Learner(Plan(seed=seed), Path(), box, cores)
    thinker = mind(net, odds_of(box), TYPES, ROUNDS)
    test = learner.self_play(thinker, MASTER, 0, games)
    said = said_of(box, net, thinker, test.rows)
    names = np.array([phase_of(half, cards) for half, cards in test.rows[:, [HALF, CARDS]].tolist()])
    phases = {name: _reliability(said, test, names == name) for name in PHASES}
    return {"games": games, "snaps": len(said), "phases": phases}


def _reliability(said: NDArray[np.float64], test: Diary, here: NDArray[np.bool_]) -> dict[str, Any]:
    """Forecasts against results within a part of the match: classes, their misses, and the interval that holds."""
    said, won, games = said[here], test.won[here], test.games[here]
    classes = []
    misses, noises = [], []
    for block in np.array_split(np.argsort(said), CLASSES):
        if not len(block):
            continue
        forecast, seen = float(said[block].mean()), float(won[block].mean())
        noise = _error_of_mean(won[block] - said[block], games[block])
        classes.append({"said": forecast, "won": seen, "error": noise, "snaps": len(block)})
        scale = 4 * forecast * (1 - forecast)
        misses.append((forecast - seen) ** 2 / max(scale, 0.05))
        noises.append(noise**2 / max(scale, 0.05))
    if not classes:
        return {"snaps": 0, "interval": 0.5, "classes": classes}
    spread = max(0.0, float(np.mean(misses) - np.mean(noises)))
    return {
        "snaps": int(here.sum()),
        "interval": 1.96 * float(np.sqrt(spread + np.mean(noises) / CLASSES)),
        "classes": classes,
    }


def _error_of_mean(miss: NDArray[np.float64], games: NDArray[np.int64]) -> float:
    """The standard error of a mean over snaps; those of one game share a result."""
    _, at = np.unique(games, return_inverse=True)
    sums = np.bincount(at, weights=miss - miss.mean())
    return float(np.sqrt((sums**2).sum()) / len(miss))
