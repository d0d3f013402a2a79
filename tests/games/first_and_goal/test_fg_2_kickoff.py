"""FG-2: the toss, the deal, kickoffs and their returns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.first_and_goal.tables import GAME, fired, phase, play_on, table, where

from touchline import Match
from touchline.kernel.errors import IllegalMove

RECEIVE = "phase=receive"


def run_out(dice: str, **options: Any) -> Match:
    """Home runs a kickoff out."""
    return table(RECEIVE, **options).play("run-out").roll(dice)


@pytest.mark.parametrize(
    ("call", "coin", "winner"), [("heads", "heads", 1), ("heads", "tails", 0), ("tails", "tails", 1)]
)
def test_away_calls_the_coin_and_the_winner_receives(call: str, coin: str, winner: int) -> None:
    """FG-2.1."""
    match = Match(GAME, {"cards": "table"})
    assert match.to_move == 1
    match.play(call).roll(coin)
    assert (match.state.offense, phase(match)) == (winner, "kickoff")


@pytest.mark.parametrize(("choice", "offense"), [("receive", 1), ("kick", 0)])
def test_with_toss_choice_the_winner_decides(choice: str, offense: int) -> None:
    """FG-2.1, option toss_choice."""
    match = Match(GAME, {"cards": "table", "toss_choice": True})
    play_on(match, "tails", "tails", choice)
    assert (match.state.offense, match.state.first) == (offense, offense)


def test_both_draw_eight_the_offense_first() -> None:
    """FG-2.2: sixteen draws, eight offense cards, then eight defense cards."""
    match = play_on(Match(GAME, seed=4), "heads", "heads")
    drawn = []
    while phase(match) == "draw":
        drawn.append(match.node().to_json()["what"])
        match.roll()
    assert drawn == ["offense-card"] * 8 + ["defense-card"] * 8
    assert (match.state.in_hand, match.state.in_deck) == ([8, 8], [52, 52])
    assert phase(match) == "kickoff"


@pytest.mark.parametrize(
    ("position", "entries", "receiver"),
    [
        ("phase=coin-call", ("heads", "heads"), 1),
        ("first=0 half=1 y=60 in_hand=1,8 in_deck=0,52", ("slant / 3-4", "7 0 HAIL"), 1),
        ("phase=try", ("extra-point", "HAIL X"), 1),
        ("phase=try offense=1", ("two-point", "slant / 3-4", "7 0 HAIL", "hold"), 0),
        ("y=20 offense=1", ("field-goal", "kick", "kick", "T T", "5 7 10"), 0),
    ],
    ids=["start", "second half", "extra point", "two points", "field goal"],
)
def test_when_there_is_a_kickoff(position: str, entries: tuple[str, ...], receiver: int) -> None:
    """FG-2.3: at the start of each half and after a score of either team, by the side that scored."""
    match = play_on(table(position), *entries)
    assert (phase(match), match.state.offense, match.to_move) == ("kickoff", receiver, 1 - receiver)


def test_touchback() -> None:
    """FG-2.3: the receiver's choice; first and ten at the own 20."""
    match = table("phase=kickoff").play("kick")
    assert (match.to_move, match.legal()) == (0, ["touchback", "run-out"])
    match.play("touchback")
    assert where(match) == (0, 80, 1, 10)
    assert "FG-2.3" in fired(match)


def test_run_out_to_the_25() -> None:
    """FG-2.4, FG-2.9: 3 + 5 + 7 + 10 from the own goal line, first and ten there."""
    assert where(run_out("red=3 ivory=5 brown=7 blue=10 play=HAIL")) == (0, 75, 1, 10)


def test_an_x_on_the_run_out_is_a_touchback() -> None:
    """FG-2.5."""
    match = run_out("red=3 ivory=5 brown=7 blue=10 play=X")
    assert where(match) == (0, 80, 1, 10)
    assert "FG-2.5" in fired(match)


def test_a_fumbled_return_is_the_kicking_sides_ball_there() -> None:
    """FG-2.6, FG-8.8: referee T: hands change again."""
    match = run_out("3 5 7 10 T").roll("referee=T")
    assert where(match) == (1, 25, 1, 10)
    assert {"FG-2.6", "FG-8.8"} <= fired(match)
    assert where(run_out("3 5 7 10 T").roll("referee=O")) == (0, 75, 1, 10)


@pytest.mark.parametrize(
    ("dice", "answer", "expected"),
    [
        ("O 10", "accept", (0, 85, 1, 10)),
        ("O 10", "decline", (0, 75, 1, 10)),
        ("D 15", "accept", (0, 60, 1, 10)),
        ("D 5A", "decline", (0, 75, 1, 10)),
    ],
)
def test_a_flag_on_a_return_is_added_to_its_end(dice: str, answer: str, expected: tuple[int, ...]) -> None:
    """FG-2.6: O is on the returning side, D on the kicking side; the offended side decides."""
    match = run_out("3 5 7 10 P").roll(dice)
    assert match.to_move == (1 if dice.startswith("O") else 0)
    assert where(match.play(answer)) == expected


def test_half_the_distance_on_a_return() -> None:
    """FG-2.6, FG-6.4: own 11, 15 yards: half of 11 rounded up."""
    match = run_out("0 1 3 7 P").roll("O 15").play("accept")
    assert where(match)[1] == 100 - 5


def test_no_foul_on_a_return() -> None:
    """FG-2.6."""
    assert where(run_out("3 5 7 10 P").roll("HAIL 15")) == (0, 75, 1, 10)


def test_breakaway_on_a_return_is_rerolled_and_may_score() -> None:
    """FG-2.6, FG-5.2: 26 and 35 and 38: all the way."""
    match = run_out("0 7 9 10 BREAKAWAY")
    assert phase(match) == "reroll-dice"
    match.roll("5 7 9 14 BREAKAWAY")
    assert phase(match) == "reroll-dice"
    match.roll("5 7 9 14 X")
    assert where(match)[1] == 4
    match = run_out("5 7 9 14 BREAKAWAY").roll("5 7 9 14 BREAKAWAY").roll("5 7 9 14 X")
    assert (match.everything()["score"], phase(match)) == ([6, 0], "try")
    assert Match.at(GAME, match.position(), match.options).state.y == 2


SCORED = "phase=flag-dice action=kickoff-return y=100 moved=105 die=referee pending=1536"


def test_a_flag_on_a_return_touchdown() -> None:
    """FG-2.6: O is walked back from the goal line, or declined; with D the touchdown stands at once."""
    assert where(table(SCORED).roll("O 15").play("accept")) == (0, 15, 1, 10)
    assert table(SCORED).roll("O 15").play("decline").everything()["score"] == [6, 0]
    assert table(SCORED).roll("D 15").everything()["score"] == [6, 0]


def test_a_fumble_in_the_end_zone_reached_by_a_return_is_a_touchback() -> None:
    """FG-2.6: no touchdown; the kicking side at its own 20."""
    match = table("phase=turnover-dice action=kickoff-return y=100 moved=105 die=referee pending=512").roll("T")
    assert where(match) == (1, 80, 1, 10)
    assert match.everything()["score"] == [0, 0]


@pytest.mark.parametrize("icon", ["BREAKAWAY", "T", "P", "HAIL"])
def test_a_return_of_no_yards_is_a_touchback_whatever_the_play_die(icon: str) -> None:
    """FG-2.6: Boulder's dice can sum to less than nothing."""
    match = run_out(f"red=-3 ivory=-7 brown=-4 blue=3 play={icon}", teams=("boulder-barrage", "base"))
    assert where(match) == (0, 80, 1, 10)


def test_onside_with_ten_yards_and_a_t_is_recovered() -> None:
    """FG-2.7: red 3 + brown 7 with one T: the kicking side at its own 40."""
    for white in ("play=T referee=X", "play=X referee=T", "play=T referee=T"):
        match = table("phase=kickoff").play("onside").roll(f"red=3 brown=7 {white}")
        assert where(match) == (1, 60, 1, 10)
        assert {"FG-2.7", "FG-8.8"} <= fired(match)


@pytest.mark.parametrize(
    ("dice", "y"), [("red=2 brown=7 play=T referee=T", 39), ("red=3 brown=7 play=P referee=D", 40)]
)
def test_onside_short_or_without_a_t_goes_to_the_receivers(dice: str, y: int) -> None:
    """FG-2.7: red 2 + brown 7 is the kicker's 39; other icons mean nothing."""
    assert where(table("phase=kickoff").play("onside").roll(dice)) == (0, y, 1, 10)


def test_onside_is_declared_before_the_receiver_chooses() -> None:
    """FG-2.7: instead of a kickoff, and once the ball is kicked deep it is too late."""
    match = table("phase=kickoff")
    assert match.legal() == ["kick", "onside"]
    match.play("kick")
    assert match.legal() == ["touchback", "run-out"]
    with pytest.raises(IllegalMove):
        match.play("onside")


def test_an_onside_kick_into_the_end_zone_is_a_touchback() -> None:
    """FG-2.7: only an owner's dice can do it."""
    data = {"field": {"kick": 50}, "teams": {"base": {"red": [30] * 6, "brown": [30] * 6}}}
    assert where(table("phase=kickoff", data).play("onside").roll("30 30 T T")) == (0, 80, 1, 10)


def test_squib_only_where_agreed() -> None:
    """FG-2.8."""
    with pytest.raises(IllegalMove) as refused:
        table("phase=kickoff").play("squib")
    assert refused.value.rules == ("FG-2.8",)


def test_squib_five_dice_and_no_return() -> None:
    """FG-2.8: 1 + 3 + 5 + 7 + 10 from the kicker's 30: the receivers at the kicker's 56."""
    match = table("phase=kickoff", squib_kick=True).play("squib").roll("1 3 5 7 10")
    assert where(match) == (0, 56, 1, 10)
    assert phase(match) == "call"


def test_squib_into_the_end_zone_is_a_touchback() -> None:
    """FG-2.8: the Knights' dice reach 30 + 14 + 14 + 6 + 16 + 20."""
    match = table("phase=kickoff offense=1", squib_kick=True, teams=("knoxville-knights", "base"))
    assert where(match.play("squib").roll("14 14 6 16 20")) == (1, 80, 1, 10)


def test_first_and_ten_at_the_spot() -> None:
    """FG-2.9."""
    match = table("phase=kickoff offense=1").play("onside").roll("red=3 brown=5 play=X referee=X")
    assert where(match) == (1, 38, 1, 10)
    assert "FG-2.9" in fired(match)


@pytest.mark.parametrize(("y", "to_gain"), [(11, 10), (10, 10), (9, 9), (1, 1)])
def test_goal_to_go_with_ten_or_fewer(y: int, to_gain: int) -> None:
    """FG-2.9: a turnover on downs at the other side's spot starts a new series."""
    match = table(f"y={100 - y} down=4 to_gain=10").play("medium-pass / safety-blitz").roll("0 0 HAIL")
    assert where(match.play("hold")) == (1, y, 1, to_gain)
    assert match.everything()["goal_to_go"] == (y <= 10)
