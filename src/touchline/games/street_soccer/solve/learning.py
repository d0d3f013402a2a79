"""Learning from lessons: gradient steps on the cross-entropy, each weight at its own pace (RMSProp)."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.features import MOST_ROWS
from touchline.games.street_soccer.solve.network import HIDDEN, SECOND, Net, look_up, new_desk
from touchline.games.street_soccer.solve.self_play import Lessons
from touchline.kernel.compiled import compile_rule
from touchline.kernel.rule import rule

MEMORY = np.float32(0.999)
NEWS = np.float32(0.001)
SMALLEST = np.float32(1e-6)
FIRST_PACE = 1e-3


def new_paces(net: Net) -> Net:
    """For each weight the running mean of its squared gradient."""
    return Net(*(np.full_like(each, FIRST_PACE) for each in net))


@rule
def descend(weights: Any, paces: Any, slopes: Any, factor: Any, speed: Any) -> None:
    """One step down for a line of weights whose gradient is ``factor * slopes``."""
    for j in range(len(slopes)):
        slope = factor * slopes[j]
        pace = MEMORY * paces[j] + NEWS * slope * slope
        paces[j] = pace
        weights[j] -= speed * slope / np.sqrt(pace + SMALLEST)


def _learn(net, paces, rows, targets, order, speed, desk, slopes_out, slopes_second, slopes_hidden):  # type: ignore[no-untyped-def]
    """Go through the lessons in the given order; the mean cross-entropy before each step."""
    surprise = 0.0
    one = np.float32(1.0)
    for n in order:
        count = 0
        while count < MOST_ROWS and rows[n, count] >= 0:
            count += 1
        look_up(net, desk, rows[n], count)
        for c in range(3):
            slopes_out[c] = desk.chances[c] - targets[n, c]
            surprise -= targets[n, c] * math.log(desk.chances[c] + 1e-9)
        for j in range(SECOND):
            slopes_second[j] = 0.0
            if desk.second[j] > 0.0:
                for c in range(3):
                    slopes_second[j] += slopes_out[c] * net.output[j, c]
                descend(net.output[j], paces.output[j], slopes_out, desk.second[j], speed)
        descend(net.output_bias, paces.output_bias, slopes_out, one, speed)
        for i in range(HIDDEN):
            slope = np.float32(0.0)
            if desk.hidden[i] > 0.0:
                for j in range(SECOND):
                    slope += slopes_second[j] * net.mixing[i, j]
                descend(net.mixing[i], paces.mixing[i], slopes_second, desk.hidden[i], speed)
            slopes_hidden[i] = slope
        descend(net.mixing_bias, paces.mixing_bias, slopes_second, one, speed)
        for k in range(count):
            descend(net.table[rows[n, k]], paces.table[rows[n, k]], slopes_hidden, one, speed)
    return surprise / max(1, len(order))


@cache
def _compiled() -> Any:
    return compile_rule(GAME, _learn)


def learn(net: Net, paces: Net, lessons: Lessons, order: Any, speed: float) -> float:
    """Change the net by the lessons of the given order; their mean surprise."""
    slopes = (np.zeros(size, np.float32) for size in (3, SECOND, HIDDEN))
    return float(_compiled()(net, paces, lessons.rows, lessons.targets, order, np.float32(speed), new_desk(), *slopes))
