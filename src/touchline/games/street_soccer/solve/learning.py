"""Learning from lessons: down the slope of the cross-entropy in batches, each weight at its own pace.

The steps are Adam's (Kingma and Ba 2015).  A batch is cut into shares whose slopes are added up in
their order: whatever the cores, the weights are the same to the last bit.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Executor
from functools import cache
from pathlib import Path

import numpy as np

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.features import MOST_ROWS
from touchline.games.street_soccer.solve.network import HIDDEN, SECOND, Net, in_a_line, look_up, new_desk, spread_out
from touchline.games.street_soccer.solve.self_play import Lessons
from touchline.kernel.arrays import Ints
from touchline.kernel.compiled import compile_rule

A_BATCH = 512
SHARES = 16
"""Parts of a batch, and of the weights, that may be worked on at the same time."""
SLOPES_KEPT, SQUARES_KEPT = 0.9, 0.999
"""What remains of the running means of slopes and of their squares after a step."""
SMALLEST = 1e-6


def _slopes(net, sums, rows, targets, order, desk, slopes_second, slopes_hidden):  # type: ignore[no-untyped-def]
    """Add up the slopes of some lessons; the sum of their cross-entropies."""
    for part in (sums.table, sums.mixing, sums.output):
        part[:] = 0.0
    sums.mixing_bias[:] = 0.0
    sums.output_bias[:] = 0.0
    surprise = 0.0
    for n in order:
        count = 0
        while count < MOST_ROWS and rows[n, count] >= 0:
            count += 1
        look_up(net, desk, rows[n], count)
        for j in range(SECOND):
            slopes_second[j] = 0.0
        for c in range(3):
            surprise -= targets[n, c] * math.log(desk.chances[c] + 1e-9)
            slope = np.float32(desk.chances[c] - targets[n, c])
            sums.output_bias[c] += slope
            for j in range(SECOND):
                if desk.second[j] > 0.0:
                    sums.output[j, c] += slope * desk.second[j]
                    slopes_second[j] += slope * net.output[j, c]
        for j in range(SECOND):
            sums.mixing_bias[j] += slopes_second[j]
        for i in range(HIDDEN):
            back = np.float32(0.0)
            level = desk.hidden[i]
            if level > 0.0:
                line = net.mixing[i]
                sum_line = sums.mixing[i]
                for j in range(SECOND):
                    back += slopes_second[j] * line[j]
                    sum_line[j] += level * slopes_second[j]
            slopes_hidden[i] = back
        for k in range(count):
            sum_line = sums.table[rows[n, k]]
            for i in range(HIDDEN):
                sum_line[i] += slopes_hidden[i]
    return surprise


def _descend(weights, means, squares, sums, begin, end, share, speed, small):  # type: ignore[no-untyped-def]
    """One step for the weights from ``begin`` to ``end``; ``share`` is one part of the batch's mean."""
    for w in range(begin, end):
        slope = np.float32(0.0)
        for k in range(len(sums)):
            slope += sums[k, w]
        slope *= share
        means[w] += np.float32(1.0 - SLOPES_KEPT) * (slope - means[w])
        squares[w] += np.float32(1.0 - SQUARES_KEPT) * (slope * slope - squares[w])
        weights[w] -= speed * means[w] / (np.sqrt(squares[w]) + small)


@cache
def _compiled_slopes() -> Callable[..., float]:
    made: Callable[..., float] = compile_rule(GAME, _slopes)
    return made


@cache
def _compiled_descend() -> Callable[..., None]:
    made: Callable[..., None] = compile_rule(GAME, _descend)
    return made


class Learner:
    """A net that learns, and what it remembers of its slopes."""

    def __init__(self, net: Net) -> None:
        self._weights = in_a_line(net)
        self.net = spread_out(self._weights)
        """The net as it is now: it changes with every lesson."""
        self._means, self._squares = np.zeros_like(self._weights), np.zeros_like(self._weights)
        self._steps = 0
        self._sums = np.zeros((SHARES, len(self._weights)), np.float32)
        self._places = [
            (spread_out(each), new_desk(), np.zeros(SECOND, np.float32), np.zeros(HIDDEN, np.float32))
            for each in self._sums
        ]

    def learn(self, lessons: Lessons, order: Ints, speed: float, pool: Executor) -> float:
        """Go through the lessons in the given order; their mean cross-entropy before each step."""
        surprise = 0.0
        for at in range(0, len(order), A_BATCH):
            surprise += self._a_batch(lessons, order[at : at + A_BATCH], speed, pool)
        return surprise / max(1, len(order))

    def _a_batch(self, lessons: Lessons, order: Ints, speed: float, pool: Executor) -> float:
        shares = np.array_split(order, SHARES)
        slopes, descend = _compiled_slopes(), _compiled_descend()

        def add_up(k: int) -> float:
            sums, *room = self._places[k]
            return float(slopes(self.net, sums, lessons.rows, lessons.targets, shares[k], *room))

        surprise = sum(pool.map(add_up, range(SHARES)))
        self._steps += 1
        evened = math.sqrt(1.0 - SQUARES_KEPT**self._steps)
        pace = np.float32(speed * evened / (1.0 - SLOPES_KEPT**self._steps))
        small, share = np.float32(SMALLEST * evened), np.float32(1.0 / len(order))
        cuts = np.linspace(0, len(self._weights), SHARES + 1).astype(int)

        def go_down(k: int) -> None:
            numbers = (self._weights, self._means, self._squares, self._sums)
            descend(*numbers, cuts[k], cuts[k + 1], share, pace, small)

        list(pool.map(go_down, range(SHARES)))
        return surprise

    # ---- keeping

    def keep(self, path: Path) -> None:
        """Write down what is needed to go on."""
        np.savez(path, weights=self._weights, means=self._means, squares=self._squares, steps=self._steps)

    def resume(self, path: Path) -> None:
        """Go on from there."""
        with np.load(path) as kept:
            self._weights[:] = kept["weights"]
            self._means[:] = kept["means"]
            self._squares[:] = kept["squares"]
            self._steps = int(kept["steps"])
