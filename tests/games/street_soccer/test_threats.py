"""What a coach has to fear of the next roll."""

from __future__ import annotations

from tests.games.street_soccer.tables import turn


def test_a_striker_beside_the_ball_is_feared_on_the_rolls_that_score() -> None:
    """The ball lies at C4, the goal behind B4: red's figure at D4 needs one step, and pips left for the shot."""
    match = turn("B5 G1 G2 G7 G8", "K4 D4 J1 J2 J8", ball="C4", die=1)
    feared = match.game.threats(match.state, match.box, 0)
    assert feared[0]["square"] == "D4"
    assert 1 <= feared[0]["rolls"] <= 6
    assert feared == sorted(feared, key=lambda each: -each["rolls"])


def test_nobody_far_from_the_ball_is_feared() -> None:
    match = turn("B5 G1 G2 G7 G8", "K4 L1 L8 K1 K8", ball="J4", die=1)
    assert match.game.threats(match.state, match.box, 0) == []
