"""Where a dart can be aimed, and the best of all places.

With simulated darts a match names its aims, and they are all weighed.  A real dart can
be aimed anywhere: then a coarse lattice with the middles of all beds is weighed, and
from its best places the search climbs on a lattice many times finer.  What a dart aimed
at a point is worth is a picture blurred by the thrower's σ, so that steps of a tenth of
σ miss next to nothing; ``tests/solve`` shows that halving all of it changes no win
probability by more than 0.001.
"""

from __future__ import annotations

import math

import numpy as np

from touchline.games.football_darts.beds import BEDS, MISS
from touchline.games.football_darts.odds_table import odds_table, weights_of
from touchline.games.football_darts.rules import ODDS_TOTAL
from touchline.games.football_darts.thrower import DOUBLE_OUTSIDE, Thrower, aim_odds, aim_points, bed_centre
from touchline.kernel.arrays import Array
from touchline.kernel.entry_points import workplace
from touchline.kernel.rule import rule

COARSE_SHARE, COARSE_LEAST, COARSE_MOST = 0.4, 5.0, 16.0
"""The coarse lattice is this share of σ wide, within limits in mm."""
FINE_SHARE = 0.1
"""The fine lattice is at most this share of σ wide."""
BEYOND = 1.5
"""How many σ outside the wire one may aim: a miss costs ten yards, and sometimes that is the lesser evil."""
AWAY = 6.0
"""So many σ outside the wire a dart is thrown away for certain."""
CLOSE_CALL = 0.025
"""Further hills are climbed when their coarse best is nearly as high, as a share of what is at stake."""
HILLS = 8
"""How many hills are climbed at most."""
HILL = 1.6
"""Coarse places closer than so many lattice widths belong to one hill."""
NOTHING_AT_STAKE = 1e-5
"""Where the beds differ by less than this in win probability, the coarse lattice will do."""
NAMED = MISS + 1
"""Aims anywhere begin with the middles of the beds and, as number 82, a dart thrown away."""


class Aims:
    """The places a thrower may aim at; by number."""

    def __init__(self, thrower: Thrower, points: tuple[tuple[float, float], ...]) -> None:
        self.thrower = thrower
        self.points = points
        self.odds: Array = odds_table((thrower,), points).reshape(-1, BEDS) / ODDS_TOTAL
        """``[aim, bed]``: the odds of the aims that are weighed outright."""

    @property
    def count(self) -> int:
        """How many aims there are in all."""
        return len(self.points)

    def point(self, aim: int) -> tuple[float, float]:
        """The place of an aim in mm."""
        return self.points[aim]

    def pick(self, bundle: Bundle, worth: Array) -> tuple[Array, Array]:
        """The best aim for each row of ``worth[situation, class of beds]``, and its odds."""
        best = (worth @ bundle.turned).argmax(axis=1)
        return best, bundle.odds[best]


class Bundle:
    """The odds of some aims with the beds that always lead alike taken together."""

    def __init__(self, aims: Aims, rows: Array) -> None:
        """``rows[situation, bed]``: where each bed leads."""
        _, first, member = np.unique(rows, axis=1, return_index=True, return_inverse=True)
        self.aims = aims
        self.member = member.reshape(-1).astype(np.int64)
        self.rows = rows[:, first]
        self.odds = self.gather(aims.odds)
        self.turned = np.ascontiguousarray(self.odds.T)
        self.fine: Array | None = None
        self.rough: Array | None = None

    def gather(self, odds: Array) -> Array:
        """``[aim, bed]`` with like beds added up."""
        gathered = np.zeros((len(odds), self.rows.shape[1]))
        for bed in range(BEDS):
            gathered[:, self.member[bed]] += odds[:, bed]
        return gathered


def matched(thrower: Thrower, grid: int) -> Aims:
    """The aims of a match with simulated darts (FD-7.3)."""
    return Aims(thrower, aim_points(grid))


class Anywhere(Aims):
    """The whole board and a little more: 82 middles of beds, a dart thrown away, then a fine lattice, row by row."""

    def __init__(self, thrower: Thrower, halvings: int = 0) -> None:
        """``halvings``: how often both lattices are made half as wide."""
        sigma = min(thrower.sigma_x, thrower.sigma_y) * math.sqrt(1.0 - thrower.rho**2)
        coarse = min(COARSE_MOST, max(COARSE_LEAST, COARSE_SHARE * sigma)) / 2**halvings
        self.stride = 2 ** max(0, math.ceil(math.log2(coarse / (FINE_SHARE * sigma / 2**halvings))))
        self.step = coarse / self.stride
        largest = max(thrower.sigma_x, thrower.sigma_y)
        self.edge = DOUBLE_OUTSIDE + BEYOND * largest
        self.reach = int(self.edge / coarse) * self.stride
        self.width = 2 * self.reach + 1
        self.away = (0.0, DOUBLE_OUTSIDE + AWAY * largest)
        named = [*(bed_centre(bed) for bed in range(MISS)), self.away]
        across = np.arange(-self.reach, self.reach + 1, self.stride)
        cells = [(i, j) for i in across for j in across if math.hypot(i, j) * self.step <= self.edge]
        super().__init__(thrower, (*named, *((float(i * self.step), float(j * self.step)) for i, j in cells)))
        places = np.array(self.points)
        starts = np.rint(places / self.step).astype(np.int64) + self.reach
        np.clip(starts, 0, self.width - 1, out=starts)
        self._starts = starts[:, 0] * self.width + starts[:, 1]
        gaps = np.hypot(places[:, None, 0] - places[None, :, 0], places[:, None, 1] - places[None, :, 1])
        from touchline.games.football_darts.game import GAME

        self._climb = workplace(GAME, climb_all)
        self._near = self._climb.settle(gaps < HILL * coarse)
        self._weights = self._climb.settle(np.zeros((self.width * self.width, BEDS), dtype=np.int32))

    @property
    def count(self) -> int:
        """How many aims there are in all."""
        return int(NAMED + self.width * self.width)

    def point(self, aim: int) -> tuple[float, float]:
        """The place of an aim in mm."""
        if aim < NAMED:
            return self.points[aim]
        i, j = divmod(aim - NAMED, self.width)
        return (i - self.reach) * self.step, (j - self.reach) * self.step

    def odds_of(self, aim: int) -> Array:
        """The 83 odds of one aim."""
        if aim < NAMED:
            return np.asarray(self.odds[aim])
        return np.asarray(weights_of(self.thrower, [self.point(aim)]) / ODDS_TOTAL)

    def pick(self, bundle: Bundle, worth: Array) -> tuple[Array, Array]:
        """The best aim for each row of ``worth``, and its odds: coarse first, then fine where it matters."""
        best = (worth @ bundle.turned[:, :NAMED]).argmax(axis=1)
        odds = bundle.odds[best]
        live = np.flatnonzero(np.ptp(worth, axis=1) > NOTHING_AT_STAKE)
        if len(live):
            best[live], odds[live] = self._search(bundle, worth[live])
        return best, odds

    def _search(self, bundle: Bundle, worth: Array) -> tuple[Array, Array]:
        """The best aims on the fine lattice, for situations where something is at stake."""
        if bundle.fine is None:
            bundle.fine = self._climb.settle(np.full((self.width * self.width, bundle.odds.shape[1]), -1.0))
            bundle.rough = bundle.turned.astype(np.float32)
        best = np.empty(len(worth), dtype=np.int64)
        odds = np.empty_like(worth)
        stakes = worth - worth.min(axis=1, keepdims=True)
        products = stakes.astype(np.float32) @ bundle.rough
        hills, candidates = np.zeros(HILLS, np.int64), np.zeros(len(self.points), np.int64)
        self._climb(
            stakes, products, products.argmax(axis=1), bundle.odds, self._near, self._starts, self.stride, self.step,
            self.reach, self.edge, np.array(self.thrower), self._weights, bundle.fine, bundle.member,
            np.full(len(self.points), -1, np.int64), hills, candidates, best, odds,
        )  # fmt: skip
        return best, odds


@rule
def sum_of(table: Array, row: int) -> int:
    """All the numbers in a row of a table."""
    total = 0
    for each in range(table.shape[1]):
        total += table[row, each]
    return total


@rule
def highest_of(table: Array, row: int) -> float:
    """The highest number in a row of a table."""
    highest = table[row, 0]
    for each in range(1, table.shape[1]):
        highest = max(highest, table[row, each])
    return highest  # type: ignore[no-any-return]


@rule
def fine_value(
    worth: Array,
    n: int,
    x: int,
    y: int,
    step: float,
    reach: int,
    thrower: Array,
    weights: Array,
    fine: Array,
    member: Array,
) -> float:
    """What situation ``n`` is worth with the aim at a fine point, whose odds are found when first asked for."""
    spot = x * (2 * reach + 1) + y
    if fine[spot, 0] < 0.0:
        if sum_of(weights, spot) == 0:
            aim_odds(weights[spot], 0, (x - reach) * step, (y - reach) * step, thrower[0], thrower[1], thrower[2])
        for each in range(worth.shape[1]):
            fine[spot, each] = 0.0
        for bed in range(BEDS):
            fine[spot, member[bed]] += weights[spot, bed] / ODDS_TOTAL
    even = 0.0
    odd = 0.0
    for each in range(0, worth.shape[1] - 1, 2):
        even += fine[spot, each] * worth[n, each]
        odd += fine[spot, each + 1] * worth[n, each + 1]
    if worth.shape[1] % 2 == 1:
        even += fine[spot, worth.shape[1] - 1] * worth[n, worth.shape[1] - 1]
    return even + odd


def climb_all(  # type: ignore[no-untyped-def]
    worth, products, highest, coarse, near, starts, stride, step, reach, edge, thrower, weights, fine, member,
    reached, hills, candidates, best, odds,
):  # fmt: skip
    """The search on the fine lattice; ``reached`` (all −1), ``hills`` and ``candidates`` are room to work in."""
    width = 2 * reach + 1
    rim = (edge / step) ** 2
    for n in range(len(worth)):
        first = highest[n]
        best[n] = first if first < NAMED else NAMED + starts[first]
        top = 0.0
        for each in range(worth.shape[1]):
            odds[n, each] = coarse[first, each]
            top += odds[n, each] * worth[n, each]
        count = 1
        hills[0] = first
        close = CLOSE_CALL * highest_of(worth, n)
        least = products[n, first] - close
        high = 0
        for aim in range(products.shape[1]):
            if products[n, aim] > least:
                candidates[high] = aim
                high += 1
        while count < HILLS:
            another = -1
            height = least
            left = 0
            for at in range(high):
                aim = candidates[at]
                if not near[hills[count - 1], aim]:
                    candidates[left] = aim
                    left += 1
                    if products[n, aim] > height:
                        height = products[n, aim]
                        another = aim
            high = left
            if another < 0:
                break
            hills[count] = another
            count += 1
        for hill in range(count):
            start = hills[hill]
            if products[n, start] < top - close:
                continue
            # the lead before this one climbed the same hill, and its top is mostly the same
            at = reached[start]
            jump = 1
            height = -1.0
            if at >= 0:
                height = fine_value(worth, n, at // width, at % width, step, reach, thrower, weights, fine, member)
            if height < products[n, start]:
                at = starts[start]
                jump = stride // 2
                height = fine_value(worth, n, at // width, at % width, step, reach, thrower, weights, fine, member)
            while jump >= 1:
                x0 = at // width
                y0 = at % width
                moved = False
                for k in range(9):
                    x = x0 + (k // 3 - 1) * jump
                    y = y0 + (k % 3 - 1) * jump
                    if k == 4 or x < 0 or y < 0 or x >= width or y >= width:
                        continue
                    if (x - reach) ** 2 + (y - reach) ** 2 > rim:
                        continue
                    value = fine_value(worth, n, x, y, step, reach, thrower, weights, fine, member)
                    if value > height:
                        height = value
                        at = x * width + y
                        moved = True
                if not moved:
                    jump //= 2
            reached[start] = at
            if height > top:
                top = height
                best[n] = NAMED + at
                for each in range(worth.shape[1]):
                    odds[n, each] = fine[at, each]
