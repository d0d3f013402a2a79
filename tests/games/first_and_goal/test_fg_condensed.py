"""The condensed manual, played: where it differs from the rulebook the rule set ``condensed`` follows it."""

from __future__ import annotations

from typing import Any

from tests.games.first_and_goal.tables import GAME, phase, play_on, snap, table, where

from touchline import Match

CONDENSED: dict[str, Any] = {"rules": "condensed"}


def test_the_winner_of_the_toss_chooses_to_receive_or_to_kick() -> None:
    """FG-2.1."""
    match = play_on(Match(GAME, {"cards": "table", **CONDENSED}), "heads", "heads")
    assert (phase(match), match.to_move, match.legal()) == ("toss-choice", 1, ["receive", "kick"])
    assert match.play("kick").state.offense == 0


def test_a_broken_play_has_no_yards() -> None:
    """FG-5.1: the black die counts nothing either, on a pass and on a run."""
    assert where(snap("y=60", "short-pass / nickel", "5 -3 X", **CONDENSED)) == (0, 60, 2, 10)
    assert where(snap("y=60", "off-tackle / 4-3", "3 6 -1 X", **CONDENSED)) == (0, 60, 2, 10)


def test_a_breakaway_may_be_stopped_after_a_losing_reroll() -> None:
    """FG-5.2: not before the first reroll, however much was lost."""
    match = snap("y=60", "short-pass / nickel", "0 -5 BREAKAWAY", **CONDENSED)
    assert phase(match) == "reroll-dice"
    assert match.roll("0 -1 BREAKAWAY").legal() == ["stop", "run-on"]
    assert where(match.play("stop")) == (0, 66, 2, 16)


def test_an_x_makes_the_yard_of_a_sneak_and_a_t_does_not() -> None:
    """FG-7.1."""
    assert where(table("y=40 down=3 to_gain=1", **CONDENSED).play("sneak").roll("X")) == (0, 39, 1, 10)
    assert where(table("y=40 down=3 to_gain=1", **CONDENSED).play("sneak").roll("T")) == (0, 40, 4, 1)


def test_a_field_goal_costs_one_card() -> None:
    """FG-9.3: good, short or blocked."""
    for dice in (("X T", "8 9 10"), ("X T", "5 7 10"), ("X X",)):
        match = play_on(table("y=25 down=4", **CONDENSED), "field-goal", "kick", "kick", *dice)
        assert match.state.in_pile[0] == 1
