"""FG-4: downs and the line to gain."""

from __future__ import annotations

import pytest
from tests.games.first_and_goal.tables import fired, phase, play_on, snap, table, where

from touchline.kernel.errors import IllegalMove


def test_short_of_the_line_is_the_next_down() -> None:
    """FG-4.1: 7 of 10 on first down."""
    assert where(snap("y=60", "slant / 3-4", "7 0 HAIL")) == (0, 53, 2, 3)


def test_a_loss_moves_the_ball_and_keeps_the_line() -> None:
    """FG-4.1."""
    assert where(snap("y=60 down=2 to_gain=3", "medium-pass / safety-blitz", "-4 1 HAIL")) == (0, 64, 3, 7)


@pytest.mark.parametrize(("gain", "expected"), [(9, (0, 51, 2, 1)), (10, (0, 50, 1, 10)), (12, (0, 48, 1, 10))])
def test_reaching_the_line_is_a_first_down(gain: int, expected: tuple[int, ...]) -> None:
    """FG-4.1: reaching it is enough."""
    assert where(snap("y=60", "slant / 3-4", f"{gain} 0 HAIL")) == expected


def test_first_and_goal_has_four_downs_in_all() -> None:
    """FG-4.1: within ten of the goal only the goal line is left to reach."""
    match = snap("y=15 to_gain=10", "slant / 3-4", "10 0 HAIL")
    assert (where(match), match.everything()["goal_to_go"]) == ((0, 5, 1, 5), True)
    match.play("hold")
    for _ in range(4):
        play_on(match, "halfback-dive / goal-line", "0 0 0 HAIL")
    assert where(match) == (1, 95, 1, 10)


def test_failing_on_fourth_down_turns_it_over_at_the_spot() -> None:
    """FG-4.2: the other side starts first and ten."""
    match = snap("y=60 down=4 to_gain=8", "slant / 3-4", "7 0 HAIL")
    assert phase(match) == "burn-offer"
    assert "FG-4.2" in fired(match)
    assert where(match.play("hold")) == (1, 47, 1, 10)


def test_fourth_down_has_punt_field_goal_or_a_play() -> None:
    """FG-4.3."""
    match = table("down=4")
    assert {"punt", "field-goal", "draw"} <= set(match.legal())
    assert "FG-4.3" in fired(match.play("punt"))
    assert "FG-4.3" in fired(table("down=4").play("field-goal"))


@pytest.mark.parametrize("down", [1, 2, 3])
def test_no_punt_before_fourth_down(down: int) -> None:
    """FG-4.3, FG-9.5; a field goal may be tried on any down (FG-9.3)."""
    match = table(f"down={down}")
    assert "field-goal" in match.legal()
    with pytest.raises(IllegalMove) as refused:
        match.play("punt")
    assert refused.value.rules == ("FG-9.5",)
