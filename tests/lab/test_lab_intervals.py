"""Intervals that hold at the ends, comparisons game by game, and sequential tests with the errors they state."""

from __future__ import annotations

import math

import numpy as np
import pytest

from touchline.kernel.errors import BadOption
from touchline.kernel.message import plain
from touchline.lab.intervals import share_interval, wilson
from touchline.lab.measures import differences, game_figures, mean_figure
from touchline.lab.simulation import simulate
from touchline.lab.sprt import FIRST_CLAIM, GO_ON, SECOND_CLAIM, Sprt, expected_score


def test_wilson_is_wilson() -> None:
    """Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29."""
    for won, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)):
        assert wilson(won / games, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


@pytest.mark.parametrize("truth", [0.02, 0.3, 0.5, 0.97])
@pytest.mark.parametrize("pairs", [5, 40])
def test_the_interval_of_mirrored_pairs_covers(truth: float, pairs: int) -> None:
    """Two independent games a pair: about 95 % of the intervals hold the truth, at the ends too."""
    dice = np.random.default_rng(7)
    held = 0
    for _ in range(1000):
        low, high = share_interval(dice.binomial(2, truth, pairs) / 2, games=2)
        held += low <= truth <= high
    assert held >= 920


def test_nobody_is_certain_after_a_few_games() -> None:
    low, high = share_interval([1.0] * 20, games=2)
    assert 0.85 < low < 0.95
    assert high == 1.0
    assert share_interval([0.5, 0.75])[1] - share_interval([0.5, 0.75])[0] > 0.5
    sure = mean_figure(plain("always"), [1.0] * 50, share=True)
    assert sure.low < 0.95
    assert sure.high == 1.0
    assert mean_figure(plain("once"), [1.0], share=True).low > 0


def test_the_same_dice_are_compared_game_by_game() -> None:
    """FD-6.1: the inner bull at 50 yards changes few games, so paired intervals are far narrower."""
    options = ({"darts": "simulated"}, {"darts": "simulated", "inner_bull_yards": 50})
    ours, theirs = (
        game_figures(simulate("football-darts", 4000, seats=["finisher"], options=each, seed=5), keep=True)
        for each in options
    )
    found = {each.ours.name: each for each in differences(ours, theirs)}["points in all"]
    apart = math.hypot(found.ours.error, found.theirs.error) * 1.96
    assert found.paired
    assert found.margin < apart / 2
    assert found.change == pytest.approx(found.theirs.mean - found.ours.mean)
    alone = {each.ours.name: each for each in differences(*([*map(strip, each)] for each in (ours, theirs)))}
    assert not alone["points in all"].paired


def strip(figure):  # type: ignore[no-untyped-def]
    """A figure without its games."""
    return type(figure)(figure.words, figure.mean, figure.error, figure.games, figure.share)


def test_sprt_bounds_are_walds() -> None:
    """Wald (1945): log(β/(1−α)) and log((1−β)/α)."""
    assert Sprt(0, 10).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert expected_score(0) == 0.5
    with pytest.raises(BadOption):
        Sprt.parse("10,0")
    with pytest.raises(BadOption):
        Sprt.parse("fast")


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, SECOND_CLAIM), (60.0, FIRST_CLAIM)])
def test_sprt_errs_as_seldom_as_it_says(elo: float, wrong: str) -> None:
    """Claims 0 and 60 Elo, errors 5 %: of 300 tests at each claim hardly more than 15 go wrong, and all end."""
    test, dice, score = Sprt(0, 60), np.random.default_rng(3), expected_score(elo)
    wrongly = 0
    for _ in range(300):
        points: list[float] = []
        while test.verdict(points) == GO_ON:
            points += dice.binomial(2, score, 5).astype(float).tolist()
        wrongly += test.verdict(points) == wrong
    assert wrongly <= 27
