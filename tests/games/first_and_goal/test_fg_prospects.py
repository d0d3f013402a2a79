"""What a choice would come to, held against the rules: a screen works out nothing itself."""

from __future__ import annotations

import random

import pytest
from tests.games.first_and_goal.tables import GAME, play_on, probability, snap, table, where

from touchline.games.first_and_goal.prospects import Prospect
from touchline.games.first_and_goal.state import CALL
from touchline.play.match import Match

PUBLIC = {"accept", "decline", "stop", "field-goal", "kick", "extra-point", "onside", "run-out", "return"}


def prospects(match: Match) -> dict[str, Prospect]:
    told: dict[str, Prospect] = GAME.hints(match.state, match.box, None)["prospects"]
    return told


@pytest.mark.parametrize("yards", [20, 28, 31, 45])
def test_a_field_goal_is_as_likely_as_the_dice_make_it(yards: int) -> None:
    """FG-9.3, counted die by die."""
    match = table(f"y={yards}")
    kicked = play_on(table(f"y={yards}"), "field-goal", "kick", "kick")
    exact = probability(kicked, lambda _, after: None if after.die else after.score[0] == 3)
    assert prospects(match)["field-goal"]["chance"] == pytest.approx(float(exact))


def test_an_extra_point_and_an_onside_kick() -> None:
    """FG-9.1, FG-2.7."""
    assert prospects(table("phase=try y=2 to_gain=2"))["extra-point"]["chance"] == pytest.approx(35 / 36)
    assert prospects(table("phase=kickoff"))["onside"]["chance"] == pytest.approx(0.093, abs=0.001)


def test_a_return_is_told_in_yards() -> None:
    """FG-2.4: red, ivory, brown and blue."""
    assert prospects(table("phase=receive"))["run-out"]["yards"] == pytest.approx(22)


@pytest.mark.parametrize("move", ["accept", "decline"])
@pytest.mark.parametrize("position", ["y=60 down=2 to_gain=8", "y=60 down=4 to_gain=9", "y=12 down=3"])
@pytest.mark.parametrize("foul", ["O 10", "D 5"])
def test_a_flag_leaves_the_ball_where_it_was_foretold(move: str, position: str, foul: str) -> None:
    """FG-6.2, FG-6.3, FG-4.2."""
    match = snap(position, "slant / 3-4", "7 0 P").roll(foul)
    told = prospects(match)[move]["standing"]
    match.play(move)
    while match.state.phase != CALL:  # a burn is offered, cards are drawn
        match.roll("any") if match.to_move < 0 else match.play("hold")
    assert where(match) == (told["offense"], told["ball"], told["down"], told["to_gain"])


def test_points_that_would_stand_are_told() -> None:
    match = snap("y=5 down=3 to_gain=5", "slant / 3-4", "7 0 P").roll("O 10")
    assert prospects(match)["decline"] == {"scorer": 0}
    assert "standing" in prospects(match)["accept"]


def test_nothing_is_foretold_that_depends_on_a_hidden_card() -> None:
    match, choose = Match(GAME, seed=3), random.Random(3)
    while not match.over:
        if match.to_move < 0:
            match.roll()
            continue
        told = prospects(match)
        assert set(told) <= {
            "accept",
            "decline",
            "stop",
            "field-goal",
            "kick",
            "extra-point",
            "onside",
            "run-out",
            "return",
        }
        match.play(choose.choice(match.legal()))
