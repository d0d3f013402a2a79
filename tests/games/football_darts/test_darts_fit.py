"""Who am I at the oche: throwers estimated from what their darts hit."""

from __future__ import annotations

import math
import random

import pytest

from touchline.games.football_darts.solve.bed_moments import moments, net
from touchline.games.football_darts.solve.fit import BIAS, SHAPE, SIGMA, Fit, fit
from touchline.games.football_darts.solve.heatmap import heatmap, points_worth
from touchline.games.football_darts.solve.seen_darts import Dart, read_darts
from touchline.games.football_darts.thrower import PRESETS, Thrower, bed_at, bed_mass
from touchline.kernel.errors import BadData

SCORES = (
    12, 16, 19, 3, 17, 1, 25, 19, 17, 50, 18, 1, 3, 17, 2, 2, 13, 18, 16, 2, 25, 5, 5, 1, 5, 4, 17, 25, 25, 50, 3, 7,
    17, 17, 3, 3, 3, 7, 11, 10, 25, 1, 19, 15, 4, 1, 5, 12, 17, 16, 50, 20, 20, 20, 25, 50, 2, 17, 3, 20, 20, 20, 5,
    1, 18, 15, 2, 3, 25, 12, 9, 3, 3, 19, 16, 20, 5, 5, 1, 4, 15, 16, 5, 20, 16, 2, 25, 6, 12, 25, 11, 25, 7, 2, 5,
    19, 17, 17, 2, 12,
)  # fmt: skip
"""100 scores aimed at the bull: the example of the R package ``darts`` (Tibshirani, Price and Taylor 2011)."""


def test_the_statisticians_hundred_scores() -> None:
    """Their estimate is a variance of 799 mm², that is σ 28.27 mm."""
    found = fit(read_darts([str(score) for score in SCORES]), SIGMA)
    assert found.darts == 100
    assert found.sigma == pytest.approx(28.27, abs=0.01)
    assert found.low < 24 < found.sigma < 33 < found.high
    assert found.bias == (0.0, 0.0)


def test_the_top_is_a_top() -> None:
    """The likelihood, by the game's own integrals, falls on both sides of the estimate."""
    darts = read_darts([str(score) for score in SCORES])

    def likelihood(sigma: float) -> float:
        return sum(math.log(sum(bed_mass(bed, 0.0, 0.0, sigma, sigma, 0.0) for bed in dart.beds)) for dart in darts)

    top = likelihood(fit(darts, SIGMA).sigma)
    assert top > likelihood(28.0)
    assert top > likelihood(28.55)


def thrown(thrower: Thrower, bias: tuple[float, float], aim: tuple[float, float], count: int) -> list[Dart]:
    dice = random.Random(11)
    darts = []
    for _ in range(count):
        x, y = dice.gauss(0, 1), dice.gauss(0, 1)
        y = thrower.rho * x + math.sqrt(1 - thrower.rho**2) * y
        at = (aim[0] + bias[0] + thrower.sigma_x * x, aim[1] + bias[1] + thrower.sigma_y * y)
        darts.append(Dart(aim, (bed_at(*at),)))
    return darts


def test_shape_and_bias_are_found_again() -> None:
    found = fit(thrown(Thrower(15, 25, -0.3), (4, -6), (0.0, 103.0), 800))
    assert found.model == SHAPE
    assert found.bias == pytest.approx((4, -6), abs=2)
    assert [math.sqrt(each) for each in found.covariance[:2]] == pytest.approx([15, 25], rel=0.1)
    assert found.covariance[2] < 0
    assert found.low < math.sqrt((15**2 + 25**2) / 2) < found.high


def test_an_unknown_aim_is_found() -> None:
    """Darts at T20, the aim not told: they land where they were aimed."""
    darts = [Dart((0.0, 0.0), dart.beds) for dart in thrown(Thrower(18, 18), (0, 0), (0.0, 103.0), 100)]
    found = fit(darts, aim_known=False)
    assert found.model == BIAS
    assert found.bias == pytest.approx((0, 103), abs=6)
    assert found.sigma == pytest.approx(18, rel=0.2)


def test_few_darts_are_drawn_toward_the_preset() -> None:
    """Three bulls do not make a champion."""
    few, many = (fit(read_darts(["BULL"] * count)) for count in (3, 25))
    assert few.sigma < 10 < few.shrunk < PRESETS["pub"]
    assert many.shrunk < few.shrunk
    assert fit(read_darts(["BULL"] * 3), prior="pro").shrunk < few.shrunk


def test_moments_of_the_whole_board() -> None:
    """The net integrates: mass one, and second moments the variance."""
    import numpy as np

    table = moments((0.0, 0.0), np.zeros(2), np.eye(2) * 20.0**2)
    assert table.sum(axis=0) == pytest.approx([1, 0, 0, 400, 400, 0], abs=1e-6)
    assert table[81, 0] == pytest.approx(1 - math.exp(-(6.35**2) / 800), abs=1e-6)
    assert net().area.sum() == pytest.approx(math.pi * 170**2, rel=1e-9)


@pytest.mark.parametrize("word", ["59", "T21", "x20:5", "BULL:banana"])
def test_nonsense_is_refused(word: str) -> None:
    with pytest.raises(BadData):
        read_darts([word])


def test_what_is_told() -> None:
    told = fit(read_darts([str(score) for score in SCORES]))
    assert isinstance(told, Fit)
    assert "28." in told.text()
    assert told.to_json()["thrower"] == told.thrower.text()


def test_heat_map_leaves_triple_20_for_triple_19() -> None:
    """FD-7: the best aim for points leaves T20 for T19 near σ = 16.4 mm."""
    sharp = heatmap(Thrower(8, 8), points_worth(), "sharp", "points").best
    wide = heatmap(Thrower(22, 22), points_worth(), "wide", "points").best
    assert math.dist(sharp[:2], (0, 103)) < 6
    assert math.dist(wide[:2], (-32, -98)) < 20
    picture = heatmap(Thrower(28, 28), points_worth(), "pub & co", "points")
    assert picture.png().startswith(b"\x89PNG")
    assert "pub &amp; co" in picture.svg()
