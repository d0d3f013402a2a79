"""A hand's own throws are no luck: the review counts them by themselves, and still closes."""

from __future__ import annotations

import pytest

from touchline.games import find_game
from touchline.play.match import Match
from touchline.solve.evaluator import Value
from touchline.solve.looked_back import Review, ReviewStep


def value(win: float) -> Value:
    return Value((win, 1 - win))


def test_throws_are_counted_apart_and_all_closes() -> None:
    steps = [
        ReviewStep(1, None, None, "heads", "Heads.", value(0.50), value(0.52)),
        ReviewStep(2, None, None, "T20", "T20 for 60 yards.", value(0.52), value(0.60), hand=0),
        ReviewStep(3, 1, 1, "punt", "Bob punts.", value(0.60), value(0.65), cost=0.05),
        ReviewStep(4, None, None, "MISS", "Bob misses.", value(0.65), value(0.75), hand=1),
    ]
    looked = Review("Darts", ["Ann", "Bob"], steps, value(0.50), value(0.75), False, True)
    assert looked.luck == pytest.approx(0.02)
    assert looked.throwing(0) == pytest.approx(0.08)
    assert looked.throwing(1) == pytest.approx(-0.10)
    assert looked.unexplained == pytest.approx(0)
    told = looked.text()
    assert "luck +2.0, Ann's throwing +8.0, Bob's +10.0, Ann's decisions" in told
    rolls = told[told.index("The luckiest rolls:") : told.index("The throws that mattered most:")]
    assert "T20" not in rolls
    assert "Heads" in rolls
    assert "throwing" in looked.to_json()["steps"][1]
    assert "luck" not in looked.to_json()["steps"][1]


def test_dice_have_no_hand() -> None:
    """FD-7.3: a simulated dart falls by known odds, a real one by the hand of whoever throws."""
    game = find_game("football-darts")
    real = Match("football-darts").roll("heads").play("receive")
    assert game.hand(real.state, real.box) == 0
    assert game.hand(Match("football-darts").state, real.box) is None
