"""FD-7: the board in millimetres and simulated darts."""

import math
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from touchline import Match, find_game
from touchline.games.football_darts.beds import (
    BEDS,
    CLOCKWISE,
    DOUBLE,
    INNER_BULL,
    MISS,
    OUTER_BULL,
    TRIPLE,
    bed_of,
    bed_text,
)
from touchline.games.football_darts.text import parse_bed
from touchline.games.football_darts.thrower import (
    PRESETS,
    Odds,
    Thrower,
    aim_odds,
    aim_points,
    bed_at,
    bed_centre,
    parse_thrower,
)
from touchline.kernel.errors import BadOption, IllegalMove

GAME = find_game("football-darts")


def odds(x: float, y: float, sigma: float) -> list[int]:
    row = [0] * BEDS
    aim_odds(row, 0, x, y, sigma, sigma, 0.0)
    return row


def test_there_are_83_outcomes_each_with_its_own_text() -> None:
    """FD-7.1"""
    texts = [bed_text(bed) for bed in range(BEDS)]
    assert len(set(texts)) == 83
    for bed, text in enumerate(texts):
        found = parse_bed(text)
        assert found is not None
        assert found.value == bed


@pytest.mark.parametrize(
    ("radius", "bed"),
    [
        (6.3, INNER_BULL),
        (6.4, OUTER_BULL),
        (15.8, OUTER_BULL),
        (98.9, bed_of(20, 0)),
        (99.1, bed_of(20, TRIPLE)),
        (107.1, bed_of(20, 1)),
        (162.1, bed_of(20, DOUBLE)),
        (169.9, bed_of(20, DOUBLE)),
        (170.1, MISS),
    ],
)
def test_the_rings_lie_where_the_page_says(radius: float, bed: int) -> None:
    """FD-7.1"""
    assert bed_at(0, radius) == bed


def test_the_sectors_go_clockwise_from_20_on_top() -> None:
    """FD-7.1"""
    for place, number in enumerate(CLOCKWISE):
        for offset in (-8.9, 0.0, 8.9):
            angle = math.radians(18 * place + offset)
            assert bed_at(130 * math.sin(angle), 130 * math.cos(angle)) == bed_of(number, 1)
    assert bed_at(130, 0) == bed_of(6, 1), "6 is at three o'clock"


def test_every_bed_contains_its_centre() -> None:
    """FD-7.1"""
    for bed in range(MISS):
        assert bed_at(*bed_centre(bed)) == bed


@pytest.mark.parametrize(("sigma", "rate"), [(8, 0.37), (15, 0.15), (30, 0.04)])
def test_how_often_t20_is_hit_when_aimed_at(sigma: float, rate: float) -> None:
    """FD-7.2: the page's check."""
    assert round(odds(*bed_centre(bed_of(20, TRIPLE)), sigma)[bed_of(20, TRIPLE)] / 2**30, 2) == rate


def test_the_best_aim_for_points_leaves_t20_for_t19_near_16_4_mm() -> None:
    """FD-7.2: expected points of the best point near T20 and near T19, by σ."""

    def best_near(number: int, sigma: float) -> float:
        x, y = bed_centre(bed_of(number, TRIPLE))
        points = [yards if bed != INNER_BULL else 50 for bed, yards in enumerate(_points())]
        return max(
            sum(weight * points[bed] for bed, weight in enumerate(odds(x + dx, y + dy, sigma)))
            for dx in range(-18, 19, 6)
            for dy in range(-18, 19, 6)
        )

    assert best_near(20, 15.0) > best_near(19, 15.0)
    assert best_near(20, 18.0) < best_near(19, 18.0)


def _points() -> list[int]:
    from touchline.games.football_darts.beds import yards_of

    return [yards_of(bed) for bed in range(BEDS)]


@settings(max_examples=30, deadline=None)
@given(st.floats(-170, 170), st.floats(-170, 170), st.floats(2, 120), st.floats(2, 120), st.floats(-0.95, 0.95))
def test_the_weights_of_a_simulated_dart_sum_to_2_to_the_30(
    x: float, y: float, sx: float, sy: float, rho: float
) -> None:
    """FD-7.3"""
    row = [0] * BEDS
    aim_odds(row, 0, x, y, sx, sy, rho)
    assert sum(row) == 1 << 30
    assert min(row) >= 0


def test_the_odds_agree_with_darts_thrown_one_by_one() -> None:
    """FD-7.2: 40,000 Gaussian darts, five standard errors."""
    rng = random.Random(5)
    thrower, (x, y) = Thrower(25.0, 35.0, 0.3), bed_centre(bed_of(19, TRIPLE))
    row = [0] * BEDS
    aim_odds(row, 0, x, y, *thrower)
    seen = [0] * BEDS
    count = 40_000
    for _ in range(count):
        u, v = rng.gauss(0, 1), rng.gauss(0, 1)
        dy = thrower.rho * u + math.sqrt(1 - thrower.rho**2) * v
        seen[bed_at(x + thrower.sigma_x * u, y + thrower.sigma_y * dy)] += 1
    for bed in range(BEDS):
        p = row[bed] / 2**30
        assert abs(seen[bed] / count - p) < 5 * math.sqrt(max(p, 1e-4) / count), bed_text(bed)


@pytest.mark.parametrize("thrower", ["pro", "casual", "9/31/-0.4"])
def test_interpreted_and_compiled_odds_are_the_same_integers(thrower: str) -> None:
    """FD-7.3"""
    table = Odds([parse_thrower(thrower)] * 2, 40)
    compiled = np.asarray(table)
    for row in (0, 41, 79, 81, 90, len(table) // BEDS - 1):
        assert compiled[row * BEDS : (row + 1) * BEDS].tolist() == list(table.row(row))


def test_presets_and_descriptions_of_throwers() -> None:
    """FD-7.2"""
    assert PRESETS == {"pro": 8, "county": 12, "league": 18, "pub": 28, "regular": 38, "casual": 55, "first-time": 80}
    assert parse_thrower("First Time").sigma_x == 80
    assert parse_thrower(28).text() == "pub"
    assert parse_thrower("20/25/0.1") == Thrower(20, 25, 0.1)
    for bad in ("world champion", "0.1", "20/30/2", "1/2/3/4"):
        with pytest.raises(BadOption) as caught:
            GAME.settle({"throwers": f"pub,{bad}"})
        assert caught.value.rules == ("FD-7.2",)


def test_a_simulated_dart_is_called_with_its_aim_and_has_true_odds() -> None:
    """FD-7.3"""
    match = Match("football-darts", {"darts": "simulated", "throwers": "pro,casual"}).roll("heads").play("receive")
    assert len(match.legal()) == 82
    match.play("throw T20")
    node = match.node().to_json()
    assert sum(node["weights"]) == 1 << 30
    assert node["weights"][node["outcomes"].index("T20")] / 2**30 == pytest.approx(0.3665, abs=1e-3)


def test_an_entered_dart_has_no_weights() -> None:
    """FD-7.3"""
    match = Match("football-darts").roll("heads").play("receive")
    assert "weights" not in match.node().to_json()
    assert len(match.node().to_json()["outcomes"]) == 83


def test_any_point_of_the_lattice_can_be_aimed_at() -> None:
    """FD-7.3"""
    match = Match("football-darts", {"darts": "simulated", "aim_grid": 10}).roll("heads").play("receive")
    match.play("throw -30,100")
    assert match.steps[-1].text == "throw -30,100"
    assert (-30.0, 100.0) in aim_points(10)
    with pytest.raises(IllegalMove) as caught:
        match.undo().play("throw 33,100")
    assert caught.value.rules == ("FD-7.3",)
