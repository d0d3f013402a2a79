"""The dartboard in millimetres and the throwers in front of it (FD-7).

A thrower is a Gaussian around the point aimed at.  The odds of a bed are the mass
of that Gaussian on it, integrated by Gauss–Legendre panels no larger than 1.5 σ, and
written as integers that sum to 2**30.  The integration is a rule like any other, so
that the interpreted and the compiled game get the same integers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, overload

from touchline.games.football_darts.beds import (
    BEDS,
    CLOCKWISE,
    DOUBLE,
    INNER,
    INNER_BULL,
    MISS,
    OUTER,
    OUTER_BULL,
    TRIPLE,
    bed_of,
    number_of,
    ring_of,
)
from touchline.kernel.arrays import Numbers
from touchline.kernel.errors import Unfit
from touchline.kernel.message import Message
from touchline.kernel.rule import rule

BULL_RADIUS = 6.35
OUTER_BULL_RADIUS = 15.9
TRIPLE_INSIDE, TRIPLE_OUTSIDE = 99.0, 107.0
DOUBLE_INSIDE, DOUBLE_OUTSIDE = 162.0, 170.0
"""FD-7.1: radii in mm."""

SECTOR = math.pi / 10
"""FD-7.1: 18 degrees."""

RING_FROM = (OUTER_BULL_RADIUS, TRIPLE_OUTSIDE, DOUBLE_INSIDE, TRIPLE_INSIDE)
RING_TO = (TRIPLE_INSIDE, DOUBLE_INSIDE, DOUBLE_OUTSIDE, TRIPLE_OUTSIDE)
"""Radii of the rings, by ``INNER, OUTER, DOUBLE, TRIPLE``."""

PRESETS = {"pro": 8.0, "county": 12.0, "league": 18.0, "pub": 28.0, "regular": 38.0, "casual": 55.0, "first-time": 80.0}
"""FD-7.2: σ in mm of the throwers one meets."""

ODDS_BITS = 30
SMALLEST_SIGMA, LARGEST_SIGMA = 2.0, 300.0
LARGEST_RHO = 0.95

_PLACE = [0] * 21
for _index, _number in enumerate(CLOCKWISE):
    _PLACE[_number] = _index
PLACE = tuple(_PLACE)
"""Clockwise place of a number, 0 on top."""

NODES = (
    -0.9324695142031521,
    -0.6612093864662645,
    -0.2386191860831969,
    0.2386191860831969,
    0.6612093864662645,
    0.9324695142031521,
)
NODE_WEIGHTS = (
    0.1713244923791704,
    0.3607615730481386,
    0.4679139345726910,
    0.4679139345726910,
    0.3607615730481386,
    0.1713244923791704,
)
"""Gauss–Legendre, six points on [-1, 1] (Abramowitz and Stegun 25.4)."""


class Thrower(NamedTuple):
    """FD-7.2: a Gaussian around the aim."""

    sigma_x: float
    sigma_y: float
    rho: float = 0.0

    def text(self) -> str:
        """As written in the option ``throwers``: a preset, one σ, or ``σx/σy/ρ``."""
        if self.rho == 0.0 and self.sigma_x == self.sigma_y:
            for name, sigma in PRESETS.items():
                if sigma == self.sigma_x:
                    return name
            return f"{self.sigma_x:g}"
        return f"{self.sigma_x:g}/{self.sigma_y:g}/{self.rho:g}"


def parse_thrower(written: object) -> Thrower:
    """The thrower that a person describes; ``Unfit`` with what would do.

    >>> parse_thrower("pub")
    Thrower(sigma_x=28.0, sigma_y=28.0, rho=0.0)
    >>> parse_thrower("20/25/0.1").text()
    '20/25/0.1'
    """
    wanted = Message("fd-want-thrower", presets=", ".join(PRESETS))
    text = str(written).strip().lower().replace(" ", "-")
    if text in PRESETS:
        return Thrower(PRESETS[text], PRESETS[text])
    try:
        numbers = [float(part) for part in text.split("/")]
    except ValueError:
        raise Unfit(wanted) from None
    if len(numbers) == 1:
        numbers *= 2
    if len(numbers) not in (2, 3):
        raise Unfit(wanted)
    thrower = Thrower(*numbers)
    if not all(SMALLEST_SIGMA <= sigma <= LARGEST_SIGMA for sigma in thrower[:2]):
        raise Unfit(Message("fd-want-sigma", low=SMALLEST_SIGMA, high=LARGEST_SIGMA))
    if not -LARGEST_RHO <= thrower.rho <= LARGEST_RHO:
        raise Unfit(Message("fd-want-rho", low=-LARGEST_RHO, high=LARGEST_RHO))
    return thrower


def bed_at(x: float, y: float) -> int:
    """The bed that a dart at ``(x, y)`` mm hits; x to the right, y up, the bull at the origin.

    >>> bed_at(0, 103) == bed_of(20, TRIPLE), bed_at(0, -130) == bed_of(3, OUTER), bed_at(200, 0) == MISS
    (True, True, True)
    """
    radius = math.hypot(x, y)
    if radius <= BULL_RADIUS:
        return INNER_BULL
    if radius <= OUTER_BULL_RADIUS:
        return OUTER_BULL
    if radius > DOUBLE_OUTSIDE:
        return MISS
    clockwise = math.atan2(x, y) % (2 * math.pi)
    number = CLOCKWISE[int((clockwise + SECTOR / 2) / SECTOR) % 20]
    for ring in (INNER, TRIPLE, OUTER):
        if radius <= RING_TO[ring]:
            return bed_of(number, ring)
    return bed_of(number, DOUBLE)


def bed_centre(bed: int) -> tuple[float, float]:
    """The middle of a bed; for the outer bull the point above the inner one."""
    if bed == INNER_BULL:
        return 0.0, 0.0
    if bed == OUTER_BULL:
        return 0.0, (BULL_RADIUS + OUTER_BULL_RADIUS) / 2
    radius = (RING_FROM[ring_of(bed)] + RING_TO[ring_of(bed)]) / 2
    angle = PLACE[number_of(bed)] * SECTOR
    return radius * math.sin(angle), radius * math.cos(angle)


@cache
def aim_points(grid: int) -> tuple[tuple[float, float], ...]:
    """The points that may be aimed at: the 82 bed centres, then a lattice of ``grid`` mm if any."""
    points = [bed_centre(bed) for bed in range(MISS)]
    if grid:
        reach = int(DOUBLE_OUTSIDE) // grid
        points += [
            (float(i * grid), float(j * grid))
            for i in range(-reach, reach + 1)
            for j in range(-reach, reach + 1)
            if math.hypot(i * grid, j * grid) <= DOUBLE_OUTSIDE
        ]
    return tuple(points)


@rule
def sector_mass(
    r0: float, r1: float, a0: float, a1: float, x: float, y: float, sx: float, sy: float, rho: float
) -> float:
    """Mass of the Gaussian around ``(x, y)`` on radii ``r0..r1`` and clockwise angles ``a0..a1``."""
    sigma = min(sx, sy) * math.sqrt(1.0 - rho * rho)
    panel = 1.5 * sigma
    across = int((r1 - r0) / panel) + 1
    along = int((a1 - a0) * r1 / panel) + 1
    dr = (r1 - r0) / across
    da = (a1 - a0) / along
    far = 9.0 * max(sx, sy) + dr + da * r1
    whole = 0.0
    for i in range(across):
        middle = r0 + (i + 0.5) * dr
        for j in range(along):
            angle = a0 + (j + 0.5) * da
            gap_x = middle * math.sin(angle) - x
            gap_y = middle * math.cos(angle) - y
            if gap_x * gap_x + gap_y * gap_y > far * far:
                continue
            for q in range(6):
                theta = angle + 0.5 * da * NODES[q]
                sine = math.sin(theta)
                cosine = math.cos(theta)
                for p in range(6):
                    radius = middle + 0.5 * dr * NODES[p]
                    u = (radius * sine - x) / sx
                    v = (radius * cosine - y) / sy
                    form = (u * u - 2.0 * rho * u * v + v * v) / (1.0 - rho * rho)
                    whole += NODE_WEIGHTS[p] * NODE_WEIGHTS[q] * radius * math.exp(-0.5 * form)
    return whole * 0.25 * dr * da / (2.0 * math.pi * sx * sy * math.sqrt(1.0 - rho * rho))


@rule
def bed_mass(bed: int, x: float, y: float, sx: float, sy: float, rho: float) -> float:
    """The probability that a dart aimed at ``(x, y)`` lands in a bed (not ``MISS``)."""
    if bed == INNER_BULL:
        return sector_mass(0.0, BULL_RADIUS, 0.0, 2.0 * math.pi, x, y, sx, sy, rho)
    if bed == OUTER_BULL:
        return sector_mass(BULL_RADIUS, OUTER_BULL_RADIUS, 0.0, 2.0 * math.pi, x, y, sx, sy, rho)
    ring = ring_of(bed)
    angle = PLACE[number_of(bed)] * SECTOR
    half = 0.5 * SECTOR
    return sector_mass(RING_FROM[ring], RING_TO[ring], angle - half, angle + half, x, y, sx, sy, rho)


@rule
def aim_odds(odds: Numbers, at: int, x: float, y: float, sx: float, sy: float, rho: float) -> None:
    """FD-7.3: write the 83 weights of an aim at ``odds[at:]``; what the board leaves is a miss."""
    left = 1 << ODDS_BITS
    largest = 0
    for bed in range(MISS):
        mass = int(bed_mass(bed, x, y, sx, sy, rho) * (1 << ODDS_BITS))
        odds[at + bed] = mass
        left -= mass
        if mass > odds[at + largest]:
            largest = bed
    if left < 0:
        odds[at + largest] += left
        left = 0
    odds[at + MISS] = left


@lru_cache(maxsize=4096)
def odds_of_aim(x: float, y: float, thrower: Thrower) -> tuple[int, ...]:
    """FD-7.3: the 83 weights of an aim; seven milliseconds of Python, so all matches of a server share them."""
    odds = [0] * BEDS
    aim_odds(odds, 0, x, y, *thrower)
    return tuple(odds)


class Odds(Sequence[int]):
    """The weights of two throwers for every aim, worked out when they are first asked for."""

    def __init__(self, throwers: Sequence[Thrower], grid: int) -> None:
        self.throwers = tuple(throwers)
        self.points = aim_points(grid)
        self._rows: dict[int, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.throwers) * len(self.points) * BEDS

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        row, bed = divmod(index, BEDS)
        return self.row(row)[bed]

    def row(self, row: int) -> tuple[int, ...]:
        """The 83 weights of ``row = seat * aims + aim``."""
        found = self._rows.get(row)
        if found is None:
            if row >= len(self) // BEDS:
                raise IndexError(row)
            x, y = self.points[row % len(self.points)]
            found = self._rows[row] = odds_of_aim(x, y, self.throwers[row // len(self.points)])
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        from touchline.games.football_darts.odds_table import odds_table

        return odds_table(self.throwers, self.points)
