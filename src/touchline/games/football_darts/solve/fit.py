"""Who am I at the oche?  A thrower's σ from darts that were thrown.

The method is that of Tibshirani, Price and Taylor, "A statistician plays darts" (2011): a
dart lands around its aim by a Gaussian, only the bed or the score is seen, and the EM
algorithm finds the Gaussian that makes what was seen most likely.  Each step needs the
moments of the Gaussian on every bed, summed here over a fixed net of points on the board;
what lies off the board follows from the whole.

Three models, the larger ones only with enough darts: σ alone; σ and a bias (the hand's own
idea of the aim); σx, σy, ρ and a bias.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from touchline.games.football_darts.beds import BED_TEXTS, MISS
from touchline.games.football_darts.solve.bed_moments import moments
from touchline.games.football_darts.solve.seen_darts import Dart
from touchline.games.football_darts.thrower import (
    LARGEST_SIGMA,
    PRESETS,
    SMALLEST_SIGMA,
    Thrower,
    bed_at,
    bed_centre,
)
from touchline.kernel.arrays import Array
from touchline.kernel.errors import BadData
from touchline.kernel.message import Amount, Argument, Message
from touchline.words.languages import say

ENOUGH_FOR_BIAS, ENOUGH_FOR_SHAPE = 30, 150
"""Darts from which on a bias, and two σ with their correlation, are estimated."""
PRIOR_DARTS = 10
"""A preset counts as much as this many darts when few were thrown."""
CHI_SQUARE_95 = 3.841458820694124
"""95 % point of χ² with one degree of freedom: how far a profile likelihood may fall in the interval."""
STEPS = 500
BEYOND_ALL_BOARDS = 1e9
"""Moments in mm² larger than this only come from a σ that cannot have hit what was hit."""


@dataclass(frozen=True)
class Fit:
    """A thrower, estimated."""

    darts: int
    model: str
    """``σ``, ``σ and bias`` or ``σx σy ρ and bias``."""
    bias: tuple[float, float]
    covariance: tuple[float, float, float]
    """σx², σy², and the covariance, in mm²: the most likely ones."""
    low: float
    high: float
    """95 % interval of σ by profile likelihood."""
    likelihood: float
    """Log-likelihood at its top."""
    aim_known: bool
    """Whether the bias is one from the aim, or simply where the darts land."""
    prior: str
    shrunk: float
    """σ drawn toward the preset: what to believe after few darts."""

    @property
    def sigma(self) -> float:
        """The most likely σ: the root of the mean variance."""
        return math.sqrt((self.covariance[0] + self.covariance[1]) / 2)

    @property
    def thrower(self) -> Thrower:
        """Whom to enter in a match: the shrunk σ, in the estimated shape."""
        scale = self.shrunk / self.sigma
        sx, sy = (scale * math.sqrt(each) for each in self.covariance[:2])
        rho = self.covariance[2] / math.sqrt(self.covariance[0] * self.covariance[1])
        within = [min(LARGEST_SIGMA, max(SMALLEST_SIGMA, round(each, 1))) for each in (sx, sy)]
        return Thrower(within[0], within[1], round(max(-0.95, min(0.95, rho)), 2))

    def to_json(self) -> dict[str, Any]:
        """As a program reads it."""
        sx, sy = math.sqrt(self.covariance[0]), math.sqrt(self.covariance[1])
        return {
            "darts": self.darts,
            "model": self.model,
            "sigma": round(self.sigma, 3),
            "interval": [round(self.low, 3), round(self.high, 3)],
            "aim_known": self.aim_known,
            "bias": [round(each, 3) for each in self.bias],
            "sigma_x": round(sx, 3),
            "sigma_y": round(sy, 3),
            "rho": round(self.covariance[2] / (sx * sy), 4),
            "log_likelihood": round(self.likelihood, 4),
            "prior": self.prior,
            "shrunk": round(self.shrunk, 3),
            "thrower": self.thrower.text(),
        }

    def text(self) -> str:
        """For the thrower to read."""
        nearest = min(PRESETS, key=lambda name: abs(math.log(PRESETS[name] / self.shrunk)))
        width = {"sigma": Amount(self.sigma, 2), "low": Amount(self.low, 1), "high": Amount(self.high, 1)}
        lines = [say("fd-fit-sigma", darts=self.darts, **width)]
        if not self.aim_known:
            x, y = self.bias
            lines.append(say("fd-fit-around", x=f"{x:+.0f}", y=f"{y:+.0f}", bed=BED_TEXTS[bed_at(x, y)]))
        elif self.model != SIGMA:
            across, up = self.bias
            side = Message("fd-fit-right" if across > 0 else "fd-fit-left")
            height = Message("fd-fit-above" if up > 0 else "fd-fit-below")
            off = {"across": Amount(abs(across), 1), "up": Amount(abs(up), 1)}
            lines.append(say("fd-fit-bias", side=side, height=height, **off))
        if self.model == SHAPE:
            sx, sy = math.sqrt(self.covariance[0]), math.sqrt(self.covariance[1])
            rho = f"{self.covariance[2] / sx / sy:+.2f}"
            lines.append(say("fd-fit-shape", across=Amount(sx, 1), up=Amount(sy, 1), rho=rho))
        toward: dict[str, Argument] = {"prior": repr(self.prior), "nearest": repr(nearest), "more": PRIOR_DARTS}
        lines.append(say("fd-fit-toward", shrunk=Amount(self.shrunk, 2), thrower=self.thrower.text(), **toward))
        return "\n".join(lines)


SIGMA, BIAS, SHAPE = "σ", "σ and bias", "σx σy ρ and bias"


class Seen:
    """The darts, those alike counted once."""

    def __init__(self, darts: Sequence[Dart]) -> None:
        self.count = len(darts)
        self.aims = sorted({dart.aim for dart in darts})
        self.kinds: dict[tuple[int, tuple[int, ...]], int] = {}
        for dart in darts:
            kind = (self.aims.index(dart.aim), dart.beds)
            self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def drift(self) -> Array:
        """How far the middles of the beds hit lie from the aims on average: where a bias is looked for first."""
        gaps = [
            times * (np.mean([bed_centre(bed) for bed in beds], axis=0) - self.aims[aim])
            for (aim, beds), times in self.kinds.items()
            if MISS not in beds
        ]
        return np.asarray(np.sum(gaps, axis=0) / self.count) if gaps else np.zeros(2)

    def expect(self, bias: Array, covariance: Array) -> tuple[float, Array]:
        """The log-likelihood, and the mean of (u, v, u², v², uv) given what was seen."""
        tables = [moments(aim, bias, covariance) for aim in self.aims]
        likelihood, sums = 0.0, np.zeros(5)
        for (aim, beds), times in self.kinds.items():
            part = tables[aim][list(beds)].sum(axis=0)
            mass = max(part[0], 1e-300)
            likelihood += times * math.log(mass)
            sums += times * part[1:] / mass
        return likelihood, sums / self.count


def maximise(
    seen: Seen, model: str, sigma: float | None = None, start: float = 30.0, prior: tuple[float, float] | None = None
) -> tuple[float, Array, Array]:
    """The EM algorithm: log-likelihood, bias and covariance; with ``sigma`` held fixed for a profile.

    ``prior`` is a preset's σ and the number of darts it counts for.
    """
    bias = seen.drift() if model != SIGMA else np.zeros(2)
    covariance = np.eye(2) * (sigma or start) ** 2
    before = -math.inf
    for _ in range(STEPS):
        with np.errstate(all="ignore"):
            likelihood, mean = seen.expect(bias, covariance)
        if not np.all(np.abs(mean) < BEYOND_ALL_BOARDS):
            return -math.inf, bias, covariance
        if abs(likelihood - before) < 1e-10:
            break
        before = likelihood
        if model != SIGMA:
            bias = mean[:2]
        u, v = bias
        spread = np.array(
            [
                [mean[2] - 2 * u * mean[0] + u * u, mean[4] - u * mean[1] - v * mean[0] + u * v],
                [mean[4] - u * mean[1] - v * mean[0] + u * v, mean[3] - 2 * v * mean[1] + v * v],
            ]
        )
        if prior is not None:
            weight = prior[1] / (prior[1] + seen.count)
            spread = (1 - weight) * spread + weight * prior[0] ** 2 * np.eye(2)
        if model != SHAPE:
            spread = np.eye(2) * np.trace(spread) / 2
        covariance = spread if sigma is None else _held(spread, sigma)
    return likelihood, bias, covariance


def _held(spread: Array, sigma: float) -> Array:
    """The most likely covariance for a spread, among those whose mean variance is σ²."""
    values, axes = np.linalg.eigh(spread)
    share = np.linspace(0.001, 0.999, 999)
    first, second = 2 * sigma**2 * share, 2 * sigma**2 * (1 - share)
    unlikely = np.log(first) + values[0] / first + np.log(second) + values[1] / second
    best = int(unlikely.argmin())
    if math.isclose(values[0], values[1]):
        return np.eye(2) * sigma**2
    return np.asarray(axes @ np.diag([first[best], second[best]]) @ axes.T)


def fit(darts: Sequence[Dart], model: str | None = None, prior: str = "pub", *, aim_known: bool = True) -> Fit:
    """The thrower who most likely threw these darts.

    With an unknown aim (the same for all darts) the place they land around is estimated too.
    """
    if not darts:
        raise BadData(Message("fd-fit-no-darts"))
    if model is None:
        enough = len(darts) >= ENOUGH_FOR_BIAS or not aim_known
        model = SHAPE if len(darts) >= ENOUGH_FOR_SHAPE else BIAS if enough else SIGMA
    seen = Seen(darts)
    likelihood, bias, covariance = maximise(seen, model)
    sigma = math.sqrt(np.trace(covariance) / 2)
    edges = [_edge(seen, model, likelihood, sigma, limit) for limit in (sigma / 10, LARGEST_SIGMA * 2)]
    _, _, drawn = maximise(seen, model, prior=(PRESETS[prior], PRIOR_DARTS))
    return Fit(
        len(darts),
        model,
        (float(bias[0]), float(bias[1])),
        (float(covariance[0, 0]), float(covariance[1, 1]), float(covariance[0, 1])),
        edges[0],
        edges[1],
        likelihood,
        aim_known,
        prior,
        math.sqrt(np.trace(drawn) / 2),
    )


def _edge(seen: Seen, model: str, top: float, inside: float, outside: float) -> float:
    """Where the profile likelihood has fallen by half of χ²'s 95 % point."""

    def fallen(sigma: float) -> bool:
        return 2 * (top - maximise(seen, model, sigma)[0]) > CHI_SQUARE_95

    if not fallen(outside):
        return outside
    for _ in range(24):
        middle = math.sqrt(inside * outside)
        if fallen(middle):
            outside = middle
        else:
            inside = middle
    return math.sqrt(inside * outside)
