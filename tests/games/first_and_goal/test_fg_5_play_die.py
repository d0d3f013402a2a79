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
    """FG-5.2: by the default a negative reroll after a gain leaves no choice."""
    match = snap("y=60", "slant / 3-4", "9 0 BREAKAWAY").roll("7 -5 BREAKAWAY")
    assert phase(match) == "reroll-dice"
    negative = snap("y=60", "short-pass / nickel", "5 1 BREAKAWAY").roll("0 -5 BREAKAWAY")
    assert (phase(negative), negative.state.moved) == ("reroll-dice", 1)


def test_breakaway_stop_after_a_reroll_that_was_itself_negative() -> None:
    """FG-5.2, option breakaway_stop=reroll: the first reroll is forced; then a losing reroll may be the last."""
    by_reroll: dict[str, Any] = {"breakaway_stop": "reroll"}
    forced = snap("y=60", "short-pass / nickel", "0 -5 BREAKAWAY", **by_reroll)
    assert phase(forced) == "reroll-dice"
    assert phase(forced.roll("5 0 BREAKAWAY")) == "reroll-dice"
    match = snap("y=60", "short-pass / nickel", "5 1 BREAKAWAY", **by_reroll).roll("0 -5 BREAKAWAY")
    assert (phase(match), match.to_move, match.legal()) == ("breakaway", 0, ["stop", "run-on"])
    assert where(match.play("stop")) == (0, 59, 2, 9)
    ended = snap("y=60", "short-pass / nickel", "5 1 BREAKAWAY", **by_reroll).roll("0 -5 HAIL")
    assert where(ended) == (0, 59, 2, 9)


def test_broken_play_all_leaves_no_yards_at_all() -> None:
    """FG-5.1, option broken_play=all: total yardage 0; FG-5.6 goes before it on a run."""
    assert where(snap("y=60", "short-pass / nickel", "5 -3 X", broken_play="all")) == (0, 60, 2, 10)
    assert where(snap("y=60", "off-tackle / 4-3", "3 6 -1 X", broken_play="all")) == (0, 60, 2, 10)
    both: dict[str, Any] = {"broken_play": "all", "advanced_broken_plays": True}
    assert where(snap("y=60", "off-tackle / 4-3", "3 6 -1 X", **both)) == (0, 55, 2, 5)
    assert where(snap("y=60", "short-pass / nickel", "5 -3 X", **both)) == (0, 60, 2, 10)


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


def test_a_ball_lost_behind_the_own_goal_line_is_a_safety() -> None:
    """FG-5.3 [ruling]: whatever the referee shows; he is still rolled, and there is no recovery roll."""
    for referee in ("T", "X"):
        match = snap("y=98", "medium-pass / safety-blitz", "-5 0 T").roll(referee)
        assert (match.everything()["score"], phase(match), match.state.offense) == ([0, 2], "punt-choice", 0)
    advanced = snap("y=98", "medium-pass / safety-blitz", "-5 0 T", advanced_turnovers=True).roll("T 5")
    assert (advanced.everything()["score"], phase(advanced)) == ([0, 2], "punt-choice")
    run = snap("y=98", "halfback-dive / goal-line", "-5 0 0 T").roll("T")
    assert (run.everything()["score"], run.state.in_pile[0]) == ([0, 2], 2)


def test_end_zone_turnover_as_a_touchdown_is_a_house_rule() -> None:
    """FG-5.3, option end_zone_turnover=touchdown: on referee T; hands change before the defense's try."""
    house: dict[str, Any] = {"end_zone_turnover": "touchdown"}
    match = snap("y=98", "medium-pass / safety-blitz", "-5 0 T", **house).roll("T")
    assert match.everything()["score"] == [0, 6]
    assert (phase(match), match.state.offense, match.to_move) == ("try", 1, 1)
    assert {"FG-5.3", "FG-8.8"} <= fired(match)
    match.play("extra-point").roll("HAIL HAIL")
    assert (match.everything()["score"], phase(match), match.state.offense) == ([0, 7], "kickoff", 0)
    assert snap("y=98", "medium-pass / safety-blitz", "-5 0 T", **house).roll("X").everything()["score"] == [0, 2]


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
    """FG-5.8: an owner who knows the lost icon says so; either list may be empty."""
    data = {"interception": {"penalty": ["5A"]}}
    match = snap("y=60", "slant / 3-4", "7 0 T", data, **ADVANCED)
    assert phase(match.roll("X 5A")) == "recovery-dice"
    none: dict[str, Any] = {"interception": {"penalty": []}}
    assert phase(snap("y=60", "slant / 3-4", "7 0 T", none, **ADVANCED).roll("X 15")) == "burn-offer"
    assert phase(snap("y=60", "slant / 3-4", "7 0 T", none, **ADVANCED).roll("T 5")) == "recovery-dice"
    only_penalty: dict[str, Any] = {"interception": {"referee": []}}
    assert phase(snap("y=60", "slant / 3-4", "7 0 T", only_penalty, **ADVANCED).roll("T 5")) == "burn-offer"
    assert phase(snap("y=60", "slant / 3-4", "7 0 T", only_penalty, **ADVANCED).roll("X 15")) == "recovery-dice"


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


def test_advanced_turnovers_on_returns_too() -> None:
    """FG-5.8: lost as on a run, on referee T; then the kickers' red and the returners' black carry it back."""
    match = table("phase=receive", **ADVANCED).play("run-out").roll("3 5 7 10 T").roll("T 5")
    assert (phase(match), match.node().to_json()["what"]) == ("recovery-dice", "red")
    match.roll("red=5 black=-1")
    assert where(match) == (1, 25 - 4, 1, 10)
    assert "FG-5.8" in fired(match)
    kept = table("phase=receive", **ADVANCED).play("run-out").roll("3 5 7 10 T").roll("X 15")
    assert where(kept) == (0, 75, 1, 10)
    punted = play_on(table("phase=catch y=56", **ADVANCED), "return", "12 T", "T 10")
    assert where(punted.roll("red=0 black=-5")) == (1, 61, 1, 10)


def test_a_lost_return_carried_into_an_end_zone() -> None:
    """FG-5.8: the goal is a touchdown for the recovering side; no roll after a touchback."""
    lost = "phase=turnover-dice action=kickoff-return y=100 die=referee pending=1536"
    score = table(f"{lost} moved=3", **ADVANCED).roll("T 5").roll("red=5 black=0")
    assert (score.everything()["score"], phase(score), score.state.offense) == ([0, 6], "try", 1)
    touchback = table(f"{lost} moved=105", **ADVANCED).roll("T 5")
    assert (phase(touchback), where(touchback)) == ("call", (1, 80, 1, 10))


def test_a_punt_recovered_downfield_does_not_move() -> None:
    """FG-5.8, FG-9.5: and its referee is rolled alone."""
    match = play_on(table("down=4 y=70", **ADVANCED), "punt", "kick", "kick", "without-blue", "1 3 5 10", "T", "T")
    assert (where(match), phase(match)) == ((0, 51, 1, 10), "call")
