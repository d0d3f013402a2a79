"""FG-9: touchdowns, tries, field goals, safeties, punts, d20 kicks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.first_and_goal.tables import GAME, dealt, fired, phase, play_on, snap, table, where

from touchline import Match
from touchline.kernel.errors import IllegalMove

PASS = "slant / 3-4"

# ---- touchdowns and tries


def test_a_touchdown_is_six() -> None:
    """FG-9.1: reaching the goal line is enough, and so is crossing it."""
    for y in (7, 5):
        assert snap(f"y={y} to_gain={y}", PASS, "7 0 HAIL").everything()["score"] == [6, 0]
    assert snap("y=8 to_gain=8", PASS, "7 0 HAIL").everything()["score"] == [0, 0]


@pytest.mark.parametrize(("dice", "points"), [("X X", 0), ("X T", 1), ("T X", 1), ("MARY D", 1)])
def test_the_extra_point_is_blocked_by_two_x(dice: str, points: int) -> None:
    """FG-9.1: then the scoring side kicks off."""
    match = table("phase=try offense=1").play("extra-point").roll(dice)
    assert match.everything()["score"] == [0, points]
    assert (phase(match), match.state.offense, match.to_move) == ("kickoff", 0, 1)


def two_point(calls: str, dice: str) -> Match:
    """A two-point try of home."""
    return play_on(table("phase=try"), "two-point", calls, dice)


def test_a_two_point_try() -> None:
    """FG-9.2, FG-8.1: one play from the 2; the clock runs as on any play, so a run burns."""
    assert table("phase=try").legal() == ["extra-point", "two-point"]
    good = two_point("off-tackle / 4-3", "1 1 0 HAIL")
    assert (good.everything()["score"], good.state.in_pile[0], phase(good)) == ([2, 0], 2, "kickoff")
    short = two_point("halfback-dive / goal-line", "0 0 0 HAIL")
    assert (short.everything()["score"], short.state.in_pile[0], phase(short)) == ([0, 0], 2, "kickoff")


def test_the_burns_of_a_two_point_try() -> None:
    """FG-9.2, FG-8.1 to FG-8.3: a run's may be stopped at the reveal; a completed pass may burn, good or not."""
    stopped = play_on(
        table("phase=try timeouts=0,1"), "two-point", "off-tackle / 4-3", "time-out", "nothing", "nothing"
    )
    assert stopped.roll("1 1 0 HAIL").state.in_pile[0] == 1
    passed = two_point(PASS, "7 0 HAIL")
    assert (phase(passed), passed.everything()["score"]) == ("burn-offer", [2, 0])
    assert passed.headline().endswith("Home on the try")
    play_on(passed, "burn")
    assert (phase(passed), passed.state.in_pile[0]) == ("kickoff", 2)
    assert two_point("halfback-dive / goal-line", "0 0 0 T").roll("T").state.in_pile[0] == 2
    assert two_point("off-tackle / 4-3", "1 1 0 P").roll("O 5").state.in_pile[0] == 1


def test_a_turnover_or_an_offense_foul_is_no_good_at_once() -> None:
    """FG-9.2: nobody is asked about the flag."""
    assert two_point(PASS, "7 0 T").roll("T").everything()["score"] == [0, 0]
    foul = two_point(PASS, "7 0 P").roll("O 5")
    assert (foul.everything()["score"], phase(foul)) == ([0, 0], "kickoff")


def test_a_defense_foul_on_the_try() -> None:
    """FG-9.2: declined the play stands; accepted the try is repeated from the 1."""
    assert two_point(PASS, "7 0 P").roll("D 5").play("decline").everything()["score"] == [2, 0]
    again = two_point("halfback-dive / goal-line", "0 0 0 P").roll("D 15").play("accept")
    assert (phase(again), where(again), again.state.trying) == ("call", (0, 1, 1, 1), 1)
    assert play_on(again, PASS, "7 0 HAIL").everything()["score"] == [2, 0]


def test_the_last_card_burned_on_a_try_ends_the_half() -> None:
    """FG-9.2, FG-8.6: the clock ran out with the try."""
    match = play_on(table("phase=try in_hand=2,8 in_deck=0,52"), "two-point", "off-tackle / 4-3", "1 1 0 HAIL")
    assert (match.everything()["score"], match.state.half) == ([2, 0], 2)


def test_only_unmarked_cards_on_a_try() -> None:
    """FG-9.2: without one there is only the kick; no sneak, no kick, but a time-out window."""
    marked = "bomb medium-pass short-pass play-action"
    assert dealt("phase=try", marked).legal() == ["extra-point"]
    with pytest.raises(IllegalMove) as refused:
        dealt("phase=try", marked).play("two-point")
    assert refused.value.rules == ("FG-9.2",)
    match = dealt("phase=try timeouts=1,1", marked + " draw").play("two-point")
    assert match.legal() == ["draw", "time-out"]
    with pytest.raises(IllegalMove) as refused:
        match.play("short-pass")
    assert refused.value.rules == ("FG-9.2",)


def test_an_unplayable_hand_on_a_try() -> None:
    """FG-9.2, FG-7.4: the time-out shuffled the unmarked card away; exchange, or give up with nothing to draw."""
    match = dealt("y=2 to_gain=2 trying=1", "bomb bomb")
    assert match.legal() == ["discard-bomb"]
    empty = dealt("y=2 to_gain=2 trying=1", "bomb bomb", deck=0).play("give-up")
    assert (empty.everything()["score"], empty.state.trying, empty.state.offense) == ([0, 0], 0, 1)


# ---- field goals


@pytest.mark.parametrize(
    ("theirs", "y", "good"),
    [("kick", 20, True), ("kick", 27, True), ("kick", 28, False), ("fake", 32, True), ("fake", 33, False)],
)
def test_a_field_goal(theirs: str, y: int, good: bool) -> None:
    """FG-9.3, FG-7.5: yellow 8 + blue 9 + green 10, five more on KICK/FAKE, must reach the goal line."""
    match = play_on(table(f"y={y} down=2"), "field-goal", "kick", theirs, "play=X referee=T", "8 9 10")
    assert match.everything()["score"] == [3 if good else 0, 0]
    assert match.state.in_pile[0] == 1
    if good:
        assert (phase(match), match.state.offense) == ("kickoff", 1)
    else:
        assert where(match) == (1, 100 - y, 1, 10)


def test_a_blocked_field_goal() -> None:
    """FG-9.3: two X; turned over where it is; the block roll also on KICK/FAKE (FG-7.5)."""
    for theirs in ("kick", "fake"):
        match = play_on(table("y=20 down=2"), "field-goal", "kick", theirs, "X X")
        assert where(match) == (1, 80, 1, 10)


def test_the_card_of_a_field_goal_is_paid_when_it_is_called() -> None:
    """FG-9.3 [ruling]: one card of the offense's choice, before the Fake/Kick cards, whatever they show."""
    match = dealt("y=40", "draw sweep bomb").play("field-goal")
    assert (phase(match), match.legal()) == ("field-goal-card", ["discard-draw", "discard-sweep", "discard-bomb"])
    play_on(match, "discard-bomb", "fake", "kick")
    assert (match.legal(), match.state.in_pile[0]) == (["draw", "sweep"], 1)


KICKED = ("field-goal", "kick", "kick")


def test_field_goal_cards_as_two_costs() -> None:
    """FG-9.3, option field_goal_cards=2: good, short or blocked, a second card burns from the deck; nobody stops it."""
    for dice in (("X T", "8 9 10"), ("X T", "5 7 10"), ("X X",)):
        match = play_on(table("y=25 down=4", field_goal_cards=2), *KICKED, *dice)
        assert (match.state.in_pile[0], match.state.in_deck[0]) == (2, 50)
    asked = play_on(table("y=25 timeouts=3,3", field_goal_cards=2), "field-goal", "ready", "kick", "kick", "X X")
    assert (asked.state.in_pile[0], asked.state.timeouts) == (2, [3, 3])
    shown = play_on(
        dealt("y=25", "draw sweep", field_goal_cards=2), "field-goal", "discard-draw", "kick", "kick", "X X"
    )
    assert (phase(shown), shown.node().to_json()["what"]) == ("burn", "burned-card")
    assert "FG-9.3" in fired(shown.roll("bomb"))


def test_field_goal_cards_from_the_hand_and_not_after_a_fake() -> None:
    """FG-9.3, option field_goal_cards=2: from the hand when the deck is empty; only a kick that was really tried."""
    late = dealt("y=25", "draw sweep bomb", deck=0, field_goal_cards=2)
    play_on(late, "field-goal", "discard-draw", "kick", "kick", "X X")
    assert (phase(late), late.legal()) == ("burn-hand", ["discard-sweep", "discard-bomb"])
    assert late.play("discard-bomb").state.in_pile[0] == 59
    for cards in (("fake", "fake"), ("fake", "kick", "slant / 3-4", "7 X")):
        match = play_on(table("y=25 down=4", field_goal_cards=2), "field-goal", *cards)
        assert match.state.in_pile[0] == (1 if len(cards) == 2 else 2)
    last = play_on(table("y=20 in_hand=1,8 in_deck=0,52", field_goal_cards=2), *KICKED, "X T", "8 9 10")
    assert (last.everything()["score"], last.state.half) == ([3, 0], 2)


def test_a_field_goal_with_the_last_card() -> None:
    """FG-9.3, FG-8.6: it is kicked, then the half is over."""
    match = play_on(table("y=20 in_hand=1,8 in_deck=0,52"), "field-goal", "kick", "kick", "X T", "8 9 10")
    assert (match.everything()["score"], match.state.half) == ([3, 0], 2)


# ---- safeties


def test_a_safety_and_the_punt_after_it() -> None:
    """FG-9.4: two points for the defense; a punt from the own 20, no fake; hands change once, at the catch."""
    match = snap("y=98", "short-pass / nickel", "0 -3 HAIL")
    assert (match.everything()["score"], phase(match), match.to_move) == ([0, 2], "punt-choice", 0)
    assert (match.state.y, match.state.offense, match.state.safety_punt) == (80, 0, 1)
    match.play("five-dice").roll("1 3 5 7 10")
    assert (phase(match), where(match)) == ("catch", (1, 100 - 54, 1, 10))
    assert "FG-8.8" in fired(match)
    assert where(match.play("fair-catch")) == (1, 46, 1, 10)


def test_on_the_goal_line_is_a_safety_and_on_the_one_is_not() -> None:
    """FG-9.4: y >= 100."""
    assert snap("y=97", "short-pass / nickel", "0 -3 HAIL").everything()["score"] == [0, 2]
    assert snap("y=96", "short-pass / nickel", "0 -3 HAIL").everything()["score"] == [0, 0]


def test_a_run_into_a_safety_burns_first() -> None:
    """FG-9.4, FG-3.6."""
    match = snap("y=98", "halfback-dive / goal-line", "-5 0 0 HAIL")
    assert (match.everything()["score"], match.state.in_pile[0], phase(match)) == ([0, 2], 2, "punt-choice")


def test_flags_on_a_safety_punt_have_no_downs() -> None:
    """FG-9.4: 5A is five yards, and the punt is kicked again without Fake/Kick."""
    match = snap("y=98", "short-pass / nickel", "0 -3 HAIL").play("without-green").roll("1 3 5 7 P").roll("D 5A")
    match.play("accept")
    assert (phase(match), match.state.y, match.state.offense) == ("punt-choice", 75, 0)
    match.play("without-green").roll("1 3 5 7 P").roll("O 15").play("accept")
    assert (phase(match), match.state.y) == ("punt-choice", 90)


# ---- punts


def punt(position: str, *entries: str, **options: Any) -> Match:
    """Fourth down, KICK against KICK."""
    return play_on(table(f"down=4 {position}", **options), "punt", "kick", "kick", *entries)


def test_punt_a_with_a_fair_catch() -> None:
    """FG-9.5: five dice; the receivers take over where it lands. A punt costs no card (FG-9.6)."""
    match = punt("y=70", "five-dice", "1 3 5 7 10")
    assert (phase(match), match.to_move, match.legal()) == ("catch", 1, ["return", "fair-catch"])
    assert where(match.play("fair-catch")) == (1, 56, 1, 10)
    assert match.state.in_pile == [0, 0]


def test_punt_b_puts_the_play_die_in_for_one_of_the_five() -> None:
    """FG-9.5."""
    match = punt("y=70")
    assert match.legal() == [
        "five-dice",
        "without-ivory",
        "without-brown",
        "without-yellow",
        "without-blue",
        "without-green",
    ]
    match.play("without-blue")
    asked = [match.node().to_json()["what"]]
    asked += [match.roll(face).node().to_json()["what"] for face in ("1", "3", "5", "10")]
    assert asked == ["ivory", "brown", "yellow", "green", "play"]


@pytest.mark.parametrize(
    ("rest", "expected", "due"),
    [
        (("X",), (1, 30, 1, 10), "call"),
        (("HAIL",), (1, 49, 1, 10), "call"),
        (("MARY",), (1, 49, 1, 10), "call"),
        (("BREAKAWAY", "5"), (1, 54, 1, 10), "catch"),
        (("T", "T"), (0, 51, 1, 10), "call"),
        (("T", "X"), (1, 49, 1, 10), "catch"),
        (("P", "X 15"), (1, 49, 1, 10), "catch"),
    ],
)
def test_the_play_die_of_punt_b(rest: tuple[str, ...], expected: tuple[int, ...], due: str) -> None:
    """FG-9.5: blocked at the line of scrimmage, no return, extra bounce, recovered downfield, no foul."""
    match = punt("y=70", "without-blue", "1 3 5 10", *rest)
    assert (where(match), phase(match)) == (expected, due)


def test_five_more_yards_for_kick_against_fake() -> None:
    """FG-9.5, FG-7.5."""
    match = play_on(table("down=4 y=70"), "punt", "kick", "fake", "five-dice", "1 3 5 7 10")
    assert where(match) == (1, 61, 1, 10)


def test_a_flag_on_punt_b() -> None:
    """FG-9.5: accepted it is kicked again with new Fake/Kick cards, or it is a first down; the five yards are lost."""
    start = play_on(table("down=4 y=70 to_gain=12"), "punt", "kick", "fake", "without-blue", "1 3 5 10", "P")
    again = Match.at(start.game, start.position(), start.options).roll("O 10").play("accept")
    assert (phase(again), where(again), again.state.bonus) == ("fake-offense", (0, 80, 4, 22), 0)
    assert "FG-9.5" in fired(again)
    first = Match.at(start.game, start.position(), start.options).roll("D 15").play("accept")
    assert (phase(first), where(first)) == ("call", (0, 55, 1, 10))
    automatic = Match.at(start.game, start.position(), start.options).roll("D 5A").play("accept")
    assert where(automatic) == (0, 65, 1, 10)
    repeated = Match.at(start.game, start.position(), start.options).roll("D 10").play("accept")
    assert (phase(repeated), where(repeated)) == ("fake-offense", (0, 60, 4, 2))
    declined = Match.at(start.game, start.position(), start.options).roll("D 10").play("decline")
    assert (phase(declined), where(declined)) == ("catch", (1, 54, 1, 10))


def test_a_punt_into_the_end_zone_is_a_touchback() -> None:
    """FG-9.6: reaching the goal line is enough; recovered or not."""
    assert where(punt("y=26", "five-dice", "1 3 5 7 10")) == (1, 80, 1, 10)
    assert where(punt("y=27", "five-dice", "1 3 5 7 10")) == (1, 99, 1, 10)
    assert where(punt("y=19", "without-blue", "1 3 5 10", "T", "T")) == (1, 80, 1, 10)


def test_a_punt_backwards_into_the_own_end_zone_is_a_safety() -> None:
    """FG-9.6: Boulder's dice: −7 −4 −3 +3 +3 from the own 5."""
    match = punt("y=95", "five-dice", "-7 -4 -3 3 3", teams=("boulder-barrage", "base"))
    assert (match.everything()["score"], phase(match), match.state.y) == ([0, 2], "punt-choice", 80)


def returned(dice: str, **options: Any) -> Match:
    """A punt caught at the receivers' own 44 and returned."""
    return punt("y=70", "five-dice", "1 3 5 7 10", "return", dice, **options)


def test_a_punt_return() -> None:
    """FG-9.7: green and play die; X is no gain; BREAKAWAY rerolls."""
    assert where(returned("12 HAIL")) == (1, 44, 1, 10)
    assert where(returned("12 X")) == (1, 56, 1, 10)
    assert where(returned("12 BREAKAWAY").roll("10 T")) == (1, 34, 1, 10)
    assert where(returned("12 T").roll("T")) == (0, 56, 1, 10)
    assert where(returned("12 T").roll("X")) == (1, 44, 1, 10)
    assert where(returned("12 P").roll("X 10")) == (1, 44, 1, 10)


def test_on_a_punt_return_referee_d_is_a_foul_by_the_returner() -> None:
    """FG-9.7: the returning side is called the Defense here; O is by the kicker. The offended side decides."""
    by_returner = returned("12 P").roll("D 10")
    assert (phase(by_returner), by_returner.to_move) == ("flag-on-offense", 0)
    assert by_returner.narrate() == "Foul on Away: 10 yards."
    assert GAME.question(by_returner.state, by_returner.box).startswith("Flag on the returning side")
    assert where(by_returner.play("accept")) == (1, 54, 1, 10)
    by_kicker = returned("12 P").roll("O 10")
    assert (phase(by_kicker), by_kicker.to_move) == ("flag-on-defense", 1)
    assert by_kicker.narrate() == "Foul on Home: 10 yards."
    assert where(by_kicker.play("accept")) == (1, 34, 1, 10)
    assert "FG-9.7" in fired(by_kicker)


def test_a_flag_on_a_punt_return_touchdown() -> None:
    """FG-2.6, FG-9.7: D is walked back from the goal line, or declined; with O the touchdown stands at once."""
    scored = "phase=flag-dice action=punt-return y=60 moved=60 die=referee pending=1536"
    assert where(table(scored).roll("D 15").play("accept")) == (0, 15, 1, 10)
    assert table(scored).roll("D 15").play("decline").everything()["score"] == [6, 0]
    stands = table(scored).roll("O 15")
    assert (stands.everything()["score"], phase(stands)) == ([6, 0], "try")
    assert stands.narrate() == "Foul on Away: 15 yards. The touchdown stands: TOUCHDOWN HOME!"


def test_a_fumbled_return_changes_hands_twice() -> None:
    """FG-9.7, FG-8.8: at the catch and at the fumble."""
    match = dealt("down=4 y=70", "draw sweep", deck=30)
    play_on(match, "punt", "kick", "kick", "five-dice", "1 3 5 7 10")
    changes = 0
    while match.state.offense == 1 or changes == 0:
        if phase(match) == "draw":
            match.roll()
        elif phase(match) == "catch":
            changes += 1
            match.play("return").roll("12 T").roll("T")
            assert "FG-8.8" in fired(match)
    assert (match.state.offense, match.state.y) == (0, 56)


def test_a_punt_return_of_no_yards_stays_where_it_was_caught() -> None:
    """FG-9.7: the Leopards' green goes down to −1; T and P still apply."""
    teams = ("base", "los-angeles-leopards")
    assert where(returned("-1 HAIL", teams=teams)) == (1, 56, 1, 10)
    assert where(returned("-1 T", teams=teams).roll("T")) == (0, 44, 1, 10)
    assert where(returned("-1 P", teams=teams).roll("O 5").play("accept")) == (1, 51, 1, 10)
    assert phase(returned("-1 BREAKAWAY", teams=teams)) == "breakaway"


def test_a_punt_returned_all_the_way() -> None:
    """FG-9.7."""
    match = returned("16 BREAKAWAY").roll("16 BREAKAWAY").roll("16 BREAKAWAY").roll("16 X")
    assert (match.everything()["score"], phase(match), match.to_move) == ([0, 6], "try", 1)


# ---- the twenty-sided die

D20: dict[str, Any] = {"d20_kicks": True}


def test_a_run_out_with_the_d20() -> None:
    """FG-9.8: from the 10; 20 and 7 = own 37; a second 20 is a touchdown; the touchback stays on offer."""
    assert table("phase=receive", **D20).legal() == ["touchback", "run-out"]
    out = table("phase=receive", **D20).play("run-out")
    assert where(out.roll("13")) == (0, 77, 1, 10)
    again = play_on(table("phase=receive", **D20), "run-out", "20", "7")
    assert where(again) == (0, 63, 1, 10)
    score = play_on(table("phase=receive", **D20), "run-out", "20", "20")
    assert score.everything()["score"] == [6, 0]


def test_a_punt_with_the_d20() -> None:
    """FG-9.8: 35 + d20; 1–10 no return, 11–20 d20 and play die; no punt B."""
    assert where(punt("y=80", "10", **D20)) == (1, 65, 1, 10)
    match = punt("y=80", "11", **D20)
    assert (phase(match), where(match)) == ("catch", (1, 66, 1, 10))
    match.play("return").roll("d20=20 play=HAIL")
    assert where(match) == (1, 46, 1, 10)
    bonus = play_on(table("down=4 y=80", **D20), "punt", "kick", "fake", "10")
    assert where(bonus) == (1, 70, 1, 10)


def test_safety_punts_use_the_d20_and_onside_kicks_do_not() -> None:
    """FG-9.8."""
    match = snap("y=98", "short-pass / nickel", "0 -3 HAIL", **D20)
    assert (phase(match), match.node().to_json()["what"]) == ("punt-dice", "d20")
    assert where(match.roll("5")) == (1, 60, 1, 10)
    assert table("phase=kickoff", **D20).play("onside").node().to_json()["what"] == "red"


@pytest.mark.parametrize(("score", "returns"), [("14,13", [1, -1]), ("3,10", [-1, 1])])
def test_most_points_after_two_halves(score: str, returns: list[int]) -> None:
    """FG-9.9."""
    match = snap(f"half=2 score={score} y=60 in_hand=1,8 in_deck=0,52", PASS, "7 0 HAIL")
    assert (match.over, match.returns()) == (True, returns)
    assert "FG-9.9" in fired(match)
