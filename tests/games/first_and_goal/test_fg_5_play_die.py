"""FG-5: what the play die does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.first_and_goal.tables import fired, phase, play_on, snap, table, where


def test_an_x_voids_the_coloured_dice_but_not_the_black_one() -> None:
    """FG-5.1 [ruling]: Short Pass × Nickel, red 5, black −3: a loss of three."""
    match = snap("y=60", "short-pass / nickel", "red=5 black=-3 play=X")
    assert where(match) == (0, 63, 2, 13)
    assert "FG-5.1" in fired(match)


def test_an_x_on_a_faked_kick_has_no_black_die_to_count() -> None:
    """FG-5.1, FG-7.5."""
    match = play_on(table("y=60 down=4"), "field-goal", "fake", "kick", "short-pass / nickel", "red=5 play=X")
    assert where(match) == (1, 40, 1, 10)


def test_breakaway_rerolls_all_dice_black_included() -> None:
    """FG-5.2: 2 − 1, then 3 − 1; the X of the reroll means nothing."""
    match = snap("y=60", "short-pass / nickel", "red=2 black=-1 play=BREAKAWAY")
    assert (phase(match), match.node().to_json()["what"]) == ("reroll-dice", "red")
    assert where(match.roll("red=3 black=-1 play=X")) == (0, 57, 2, 7)


def test_breakaway_after_breakaway() -> None:
    """FG-5.2: as long as the icon appears."""
    match = snap("y=60", "slant / 3-4", "8 0 BREAKAWAY").roll("8 0 BREAKAWAY").roll("8 -1 T")
    assert where(match) == (0, 37, 1, 10)


def test_the_offense_may_stop_only_while_the_total_is_negative() -> None:
    """FG-5.2 [ruling]: −5 so far: stop or run on; at 0 the reroll is forced."""
    match = snap("y=60", "short-pass / nickel", "red=0 black=-5 play=BREAKAWAY")
    assert (phase(match), match.to_move, match.legal()) == ("breakaway", 0, ["stop", "run-on"])
    stopped = snap("y=60", "short-pass / nickel", "red=0 black=-5 play=BREAKAWAY").play("stop")
    assert where(stopped) == (0, 65, 2, 15)
    assert where(match.play("run-on").roll("red=5 black=1 play=HAIL")) == (0, 59, 2, 9)
    assert phase(snap("y=60", "short-pass / nickel", "red=5 black=-5 play=BREAKAWAY")) == "reroll-dice"


def test_the_total_counts_not_the_last_reroll() -> None:
    """FG-5.2: a negative reroll after a gain leaves no choice ([000]'s wording is not used)."""
    match = snap("y=60", "slant / 3-4", "9 0 BREAKAWAY").roll("7 -5 BREAKAWAY")
    assert phase(match) == "reroll-dice"
    negative = snap("y=60", "short-pass / nickel", "5 1 BREAKAWAY").roll("0 -5 BREAKAWAY")
    assert (phase(negative), negative.state.moved) == ("reroll-dice", 1)


def test_reaching_the_goal_on_a_breakaway_scores_at_once() -> None:
    """FG-5.2."""
    match = snap("y=9 to_gain=9", "slant / 3-4", "9 0 BREAKAWAY")
    assert match.everything()["score"] == [6, 0]


def test_a_safety_is_counted_only_where_the_ball_ends() -> None:
    """FG-5.2 [ruling]: behind the goal line after the first roll, out again after the second."""
    out_again = snap("y=98", "short-pass / nickel", "0 -5 BREAKAWAY").play("run-on").roll("5 0 X")
    assert where(out_again) == (0, 98, 2, 10)
    stopped = snap("y=98", "short-pass / nickel", "0 -5 BREAKAWAY").play("stop")
    assert stopped.everything()["score"] == [0, 2]


def test_t_and_referee_t_is_a_turnover_at_the_spot() -> None:
    """FG-5.3: after the move; first and ten for the other side."""
    match = snap("y=60", "slant / 3-4", "7 0 T")
    assert match.node().to_json()["what"] == "referee"
    assert where(match.roll("T")) == (1, 47, 1, 10)


@pytest.mark.parametrize("referee", ["X", "O", "D", "HAIL", "MARY"])
def test_anything_else_keeps_the_ball(referee: str) -> None:
    """FG-5.3."""
    assert where(snap("y=60", "slant / 3-4", "7 0 T").roll(referee).play("hold")) == (0, 53, 2, 3)


def test_a_turnover_in_the_far_end_zone_is_a_touchback_and_no_touchdown() -> None:
    """FG-5.3 [ruling]: the turnover comes before scoring."""
    match = snap("y=5 to_gain=5", "slant / 3-4", "7 0 T")
    assert match.roll("T").everything()["score"] == [0, 0]
    assert where(match) == (1, 80, 1, 10)
    held = snap("y=5 to_gain=5", "slant / 3-4", "7 0 T").roll("X")
    assert held.everything()["score"] == [6, 0]


def test_a_turnover_behind_the_own_goal_line_is_a_touchdown_for_the_defense() -> None:
    """FG-5.3 [ruling]: otherwise a safety; hands change before the defense's try."""
    match = snap("y=98", "medium-pass / safety-blitz", "-5 0 T").roll("T")
    assert match.everything()["score"] == [0, 6]
    assert (phase(match), match.state.offense, match.to_move) == ("try", 1, 1)
    assert {"FG-5.3", "FG-8.8"} <= fired(match)
    match.play("extra-point").roll("HAIL HAIL")
    assert (match.everything()["score"], phase(match), match.state.offense) == ([0, 7], "kickoff", 0)
    safety = snap("y=98", "medium-pass / safety-blitz", "-5 0 T").roll("X")
    assert safety.everything()["score"] == [0, 2]


def test_p_rolls_referee_and_penalty_die_together() -> None:
    """FG-5.4: the penalty die too when there is no foul, and the yards stand."""
    match = snap("y=60", "slant / 3-4", "7 0 P").roll("referee=X")
    assert match.node().to_json()["what"] == "penalty"
    assert where(match.roll("15").play("hold")) == (0, 53, 2, 3)


@pytest.mark.parametrize("icon", ["HAIL", "MARY"])
def test_hail_and_mary_do_nothing_on_a_snap(icon: str) -> None:
    """FG-5.5."""
    match = snap("y=60", "slant / 3-4", f"7 0 {icon}")
    assert where(match) == (0, 53, 2, 3)
    assert "FG-5.5" in fired(match)


def test_advanced_broken_plays() -> None:
    """FG-5.6: on a run the dice count and the X costs three; on a pass as ever."""
    run = snap("y=60", "off-tackle / 4-3", "3 6 -1 X", advanced_broken_plays=True)
    assert where(run) == (0, 55, 2, 5)
    assert "FG-5.6" in fired(run)
    broken = snap("y=60", "short-pass / nickel", "5 -3 X", advanced_broken_plays=True)
    assert where(broken) == (0, 63, 2, 13)


def test_three_breakaways_in_a_row() -> None:
    """FG-5.7: with the option a touchdown from anywhere, on returns too; without it he runs on."""
    dice = ("0 1 BREAKAWAY", "0 0 BREAKAWAY", "0 0 BREAKAWAY")
    match = play_on(table("y=90", breakaway_touchdown=True), "short-pass / nickel", *dice)
    assert match.everything()["score"] == [6, 0]
    plain = play_on(table("y=90"), "short-pass / nickel", *dice)
    assert phase(plain) == "reroll-dice"
    back = table("phase=receive", breakaway_touchdown=True).play("run-out")
    play_on(back, "0 1 3 7 BREAKAWAY", "0 1 3 7 BREAKAWAY", "0 1 3 7 BREAKAWAY")
    assert back.everything()["score"] == [6, 0]


ADVANCED: dict[str, Any] = {"advanced_turnovers": True}


def test_advanced_turnovers_on_a_run_need_the_referee() -> None:
    """FG-5.8: referee and penalty die are rolled; 15 intercepts only a pass."""
    match = snap("y=60", "off-tackle / 4-3", "3 6 -1 T", **ADVANCED).roll("X 15")
    assert where(match) == (0, 52, 2, 2)
    lost = snap("y=60", "off-tackle / 4-3", "3 6 -1 T", **ADVANCED).roll("T 5")
    assert phase(lost) == "recovery-dice"


def test_advanced_turnovers_on_a_pass_also_on_the_second_icon() -> None:
    """FG-5.8: penalty 15 intercepts; red + black carry it back, the recovering side's red, the other's black."""
    match = snap("y=60", "slant / 3-4", "7 0 T", **ADVANCED).roll("X 15")
    assert phase(match) == "recovery-dice"
    match.roll("red=5 black=-1")
    assert where(match) == (1, 47 - 4, 1, 10)
    assert where(snap("y=60", "slant / 3-4", "7 0 T", **ADVANCED).roll("X 10").play("hold")) == (0, 53, 2, 3)


def test_the_second_icon_can_be_corrected() -> None:
    """FG-5.8: an owner who knows the lost icon says so."""
    data = {"interception": {"penalty": ["5A"]}}
    match = snap("y=60", "slant / 3-4", "7 0 T", data, **ADVANCED)
    assert phase(match.roll("X 5A")) == "recovery-dice"


def test_whose_dice_carry_a_turnover_back() -> None:
    """FG-5.8: Essen recovers: its own red, the base team's black."""
    match = snap("y=60", "slant / 3-4", "7 -1 T", teams=("base", "essen-eagles"), **ADVANCED).roll("T 5")
    assert match.node().to_json()["outcomes"] == ["0", "1", "4", "5"]
    assert match.roll("4").node().to_json()["outcomes"] == ["-5", "-4", "-3", "-1", "0", "1"]


def test_a_turnover_carried_into_an_end_zone() -> None:
    """FG-5.8: the goal is a touchdown, the own end zone a touchback; no roll after a touchback."""
    score = snap("y=96 to_gain=10", "medium-pass / safety-blitz", "-1 0 T", **ADVANCED).roll("T 5")
    assert score.roll("red=5 black=0").everything()["score"] == [0, 6]
    back = snap("y=9 to_gain=9", "slant / 3-4", "7 0 T", **ADVANCED).roll("T 5").roll("red=0 black=-5")
    assert where(back) == (1, 80, 1, 10)
    touchback = snap("y=5 to_gain=5", "slant / 3-4", "7 0 T", **ADVANCED).roll("T 5")
    assert (phase(touchback), where(touchback)) == ("call", (1, 80, 1, 10))


def test_advanced_turnovers_are_for_plays_from_scrimmage() -> None:
    """FG-5.8: a return rolls the referee alone and nobody carries it back."""
    match = table("phase=receive", **ADVANCED).play("run-out").roll("3 5 7 10 T").roll("T")
    assert where(match) == (1, 25, 1, 10)
