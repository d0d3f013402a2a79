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
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from touchline.games.football_darts.beds import BED_TEXTS, BEDS, INNER_BULL, MISS, OUTER_BULL, number_of, ring_of
from touchline.games.football_darts.text import parse_bed
from touchline.games.football_darts.thrower import (
    BULL_RADIUS,
    LARGEST_SIGMA,
    OUTER_BULL_RADIUS,
    PLACE,
    PRESETS,
    RING_FROM,
    RING_TO,
    SECTOR,
    SMALLEST_SIGMA,
    Thrower,
    bed_at,
    bed_centre,
)
from touchline.kernel.arrays import Array
from touchline.kernel.errors import BadData
from touchline.kernel.message import Amount, Argument, Message
from touchline.words.languages import say

PANEL = 2.0
"""The net has at most so many mm between its points."""
ENOUGH_FOR_BIAS, ENOUGH_FOR_SHAPE = 30, 150
"""Darts from which on a bias, and two σ with their correlation, are estimated."""
PRIOR_DARTS = 10
"""A preset counts as much as this many darts when few were thrown."""
CHI_SQUARE_95 = 3.841458820694124
"""95 % point of χ² with one degree of freedom: how far a profile likelihood may fall in the interval."""
STEPS = 500
BEYOND_ALL_BOARDS = 1e9
"""Moments in mm² larger than this only come from a σ that cannot have hit what was hit."""


class Dart(NamedTuple):
    """One dart that was seen."""

    aim: tuple[float, float]
    beds: tuple[int, ...]
    """The beds it may have hit: one, or all that give the score."""


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


# ---- the net of points


class Net(NamedTuple):
    """Points on the board with the area each stands for, ordered by bed."""

    x: Array
    y: Array
    area: Array
    start: Array
    """Where each bed (not ``MISS``) begins."""


@cache
def net() -> Net:
    """The net: Gauss–Legendre points, two a panel, in radius and angle on every bed."""
    xs, ys, areas, starts = [], [], [], [0]
    for bed in range(MISS):
        if bed == INNER_BULL:
            r0, r1, a0, a1 = 0.0, BULL_RADIUS, 0.0, 2 * math.pi
        elif bed == OUTER_BULL:
            r0, r1, a0, a1 = BULL_RADIUS, OUTER_BULL_RADIUS, 0.0, 2 * math.pi
        else:
            middle = PLACE[number_of(bed)] * SECTOR
            r0, r1 = RING_FROM[ring_of(bed)], RING_TO[ring_of(bed)]
            a0, a1 = middle - SECTOR / 2, middle + SECTOR / 2
        radius = _nodes(r0, r1, (r1 - r0) / PANEL)
        angle = _nodes(a0, a1, (a1 - a0) * r1 / PANEL)
        r, a = (each.ravel() for each in np.meshgrid(radius, angle, indexing="ij"))
        xs.append(r * np.sin(a))
        ys.append(r * np.cos(a))
        areas.append(r * (r1 - r0) / len(radius) * (a1 - a0) / len(angle))
        starts.append(starts[-1] + len(r))
    return Net(np.concatenate(xs), np.concatenate(ys), np.concatenate(areas), np.array(starts[:-1]))


def _nodes(low: float, high: float, wanted: float) -> Array:
    """At least ``wanted`` points between two bounds, each standing for an equal part."""
    panels = max(2, math.ceil(wanted / 2))
    half = (high - low) / panels / 2
    middles = low + (2 * np.arange(panels) + 1) * half
    return np.sort(np.concatenate([middles - half / math.sqrt(3), middles + half / math.sqrt(3)]))


def moments(aim: tuple[float, float], bias: Array, covariance: Array) -> Array:
    """``[bed, 6]``: on every bed the mass of the Gaussian and its integrals of u, v, u², v², uv from the aim."""
    points = net()
    u, v = points.x - aim[0], points.y - aim[1]
    du, dv = u - bias[0], v - bias[1]
    inverse = np.linalg.inv(covariance)
    form = inverse[0, 0] * du * du + 2 * inverse[0, 1] * du * dv + inverse[1, 1] * dv * dv
    density = points.area * np.exp(-0.5 * form) / (2 * math.pi * math.sqrt(np.linalg.det(covariance)))
    terms = density * np.stack([np.ones_like(u), u, v, u * u, v * v, u * v])
    on_board = np.add.reduceat(terms, points.start, axis=1).T
    second = covariance + np.outer(bias, bias)
    whole = np.array([1.0, bias[0], bias[1], second[0, 0], second[1, 1], second[0, 1]])
    off = np.maximum(whole - on_board.sum(axis=0), [1e-300, -np.inf, -np.inf, 1e-300, 1e-300, -np.inf])
    return np.vstack([on_board, off])


# ---- likelihood and EM


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


# ---- what people write


def beds_of_score(score: int) -> tuple[int, ...]:
    """Every bed that scores so many points on an ordinary dartboard.

    >>> [BED_TEXTS[bed] for bed in beds_of_score(12)]
    ['T4', 'D6', 'i12', 'o12']
    """
    found = tuple(bed for bed in range(BEDS) if _points(bed) == score)
    if not found:
        raise BadData(Message("fd-fit-no-score", score=str(score)))
    return found


def _points(bed: int) -> int:
    if bed < OUTER_BULL:
        return number_of(bed) * (1, 1, 2, 3)[ring_of(bed)]
    return (25, 50, 0)[bed - OUTER_BULL]


def read_darts(words: Sequence[str], aim: str = "BULL") -> list[Dart]:
    """Darts as written: ``T20`` a bed, ``12`` a score, ``T20:5`` what was aimed at and what was hit.

    >>> [len(dart.beds) for dart in read_darts(["T20", "12", "D16:MISS"])]
    [1, 4, 1]
    """
    darts = []
    for word in words:
        before, colon, after = word.partition(":")
        target, hit = (before, after) if colon else (aim, before)
        aimed = parse_bed(target)
        if aimed is None or aimed.value >= MISS:
            raise BadData(Message("fd-fit-no-aim", text=repr(target)))
        darts.append(Dart(bed_centre(aimed.value), beds_of_text(hit)))
    return darts


def beds_of_text(word: str) -> tuple[int, ...]:
    """The beds that a text may mean: ``T20`` one, ``S5`` both singles, ``12`` all that score it."""
    tidy = word.strip()
    if tidy.isdigit():
        return beds_of_score(int(tidy))
    bed = parse_bed(tidy)
    if bed is None or bed.value >= BEDS:
        raise BadData(Message("fd-fit-no-bed", text=repr(word)))
    if tidy[:1].lower() == "s":
        return (bed.value - 1, bed.value)
    return (bed.value,)
