"""Intervals for shares that hold at 0 % and 100 % too.

A share of n games has Wilson's interval (1927).  A mean of numbers between 0 and 1 that are not all 0 or 1
(points with draws, mirrored pairs) has the same with the number of games that would vary as much.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

Z = 1.959963984540054
"""Standard errors either side of a 95 % interval."""

IMAGINED = 4


def wilson(mean: float, n: float) -> tuple[float, float]:
    """The 95 % interval of a share ``mean`` seen in ``n`` independent games.

    >>> [round(each, 3) for each in wilson(0.0, 10)], [round(each, 3) for each in wilson(0.5, 100)]
    ([0.0, 0.278], [0.404, 0.596])
    """
    if n <= 0 or math.isnan(mean):
        return 0.0, 1.0
    middle = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return 0.0 if mean <= 0 else max(0.0, middle - reach), 1.0 if mean >= 1 else min(1.0, middle + reach)


def share_interval(values: ArrayLike, games: int = 1) -> tuple[float, float]:
    """The 95 % interval of the mean of numbers between 0 and 1, each the mean of ``games`` games.

    >>> low, high = share_interval([1.0] * 20, games=2)
    >>> round(low, 3), high
    (0.912, 1.0)
    """
    numbers = np.asarray(values, dtype=float)
    count = len(numbers)
    if count == 0:
        return 0.0, 1.0
    mean = min(1.0, max(0.0, float(numbers.mean())))
    return wilson(mean, worth_games(mean, float(numbers.var()), count, games))


def worth_games(mean: float, variance: float, count: int, games: int = 1) -> float:
    """How many games won or lost outright vary as much as ``count`` numbers with this mean and variance.

    A few numbers say little about how much they vary, so some more are imagined that vary like whole games.
    """
    if variance <= 0:
        return float(count * games)
    whole = mean * (1 - mean) / games
    seen = variance * count / max(1, count - 1)
    tempered = (count * seen + IMAGINED * whole) / (count + IMAGINED)
    return count * mean * (1 - mean) / tempered
