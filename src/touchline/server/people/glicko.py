"""Glicko-2 (Glickman 2012, "Example of the Glicko-2 system"), one rating period.

>>> player = Rating(1500, 200, 0.06)
>>> played = [(Rating(1400, 30, 0.06), 1.0), (Rating(1550, 100, 0.06), 0.0), (Rating(1700, 300, 0.06), 0.0)]
>>> after = rate(player, played, tau=0.5)
>>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
(1464.05, 151.52, 0.06)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

SCALE = 173.7178
TAU = 0.5
"""How fast volatility may change; Glickman recommends 0.3 to 1.2."""
CLOSE_ENOUGH = 0.000001
LEAST_DEVIATION, MOST_DEVIATION = 30.0, 350.0


class Rating(NamedTuple):
    """How good a player is thought to be, how surely, and how steadily."""

    rating: float = 1500.0
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        """Not yet sure enough to be shown without a question mark."""
        return self.deviation > 110


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _expected(mu: float, mu_j: float, phi_j: float) -> float:
    return 1 / (1 + math.exp(-_g(phi_j) * (mu - mu_j)))


def rate(player: Rating, played: Sequence[tuple[Rating, float]], tau: float = TAU) -> Rating:
    """The rating after a period: opponents as they were before it, with 1, ½ or 0 scored."""
    mu = (player.rating - 1500) / SCALE
    phi = player.deviation / SCALE
    sigma = player.volatility
    if not played:
        return Rating(player.rating, min(math.hypot(phi, sigma) * SCALE, MOST_DEVIATION), sigma)
    precision = improvement = 0.0
    for opponent, score in played:
        mu_j = (opponent.rating - 1500) / SCALE
        phi_j = opponent.deviation / SCALE
        expected = _expected(mu, mu_j, phi_j)
        precision += _g(phi_j) ** 2 * expected * (1 - expected)
        improvement += _g(phi_j) * (score - expected)
    variance = 1 / precision
    delta = variance * improvement
    sigma = _volatility(phi, sigma, variance, delta, tau)
    phi = 1 / math.sqrt(1 / (phi**2 + sigma**2) + 1 / variance)
    mu += phi**2 * improvement
    deviation = min(max(phi * SCALE, LEAST_DEVIATION), MOST_DEVIATION)
    return Rating(mu * SCALE + 1500, deviation, sigma)


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Step 5 of the paper: the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        total = phi**2 + variance + grown
        return grown * (delta**2 - total) / (2 * total**2) - (x - a) / tau**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
