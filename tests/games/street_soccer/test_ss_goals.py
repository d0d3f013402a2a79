"""SS-5: goals, the restart, the clock."""

from __future__ import annotations

import pytest
from tests.games.street_soccer.tables import ends, table, turn

from touchline.games.street_soccer.kick import GOAL_BIT, kick_ends, shortest_shot
from touchline.games.street_soccer.squares import field_set, square_at
from touchline.games.street_soccer.state import YELLOW
from touchline.kernel.errors import BadPosition, IllegalMove, IllegalOutcome
from touchline.play.match import Match

CONCEDED = "phase=restart turn=red restart=red score=1,0 last=yellow minute=4"
"""Red has conceded and restarts."""


def at(name: str) -> int:
    return square_at("ABCDEFGHIJKL".index(name[0]), int(name[1]) - 1)


def why(match: Match) -> set[str]:
    return {rule.id for rule in match.why()}


# ---- SS-5.1: goals


@pytest.mark.parametrize(("die", "scores"), [(1, False), (2, True)])
def test_the_line_is_a_step_of_its_own(die: int, scores: bool) -> None:
    """SS-5.1: from J4 a kick of one only gets before the goal, a kick of two scores."""
    match = turn("- I4", "- B7 D6", ball="J4", die=die)
    assert ("*GOAL" in ends(match, "I4")) is scores


def test_a_mate_before_the_goal_puts_it_in() -> None:
    """SS-5.1, SS-4.3: kicker on J4, mate on K4, a kick of one."""
    match = turn("- I4 K4", "- B7 D6", ball="J4", die=1)
    match.play("I4-J4*GOAL")
    seen = match.everything()
    assert (seen["score"], seen["ball"], seen["phase"], seen["restart"]) == ([1, 0], None, "restart", "red")
    assert {"SS-5.1", "SS-4.3"} <= why(match)


@pytest.mark.parametrize("blocked", ["L4", "L3 L4 L5"])
def test_nobody_behind_the_line_stops_a_shot(blocked: str) -> None:
    """SS-5.1: figures in the ring behind the goal are not in the way."""
    assert "*GOAL" in ends(turn("- I4", f"- B7 {blocked}", ball="J4", die=2), "I4")


def test_only_from_before_the_goal() -> None:
    """SS-5.1: with red on both squares there is no way in, however long the kick; K3 does not do."""
    match = turn("- I4", "- K4 K5", ball="J4", die=6)
    assert "*GOAL" not in ends(match, "I4")
    with pytest.raises(IllegalMove) as refused:
        match.play("I4-J4*GOAL")
    assert "SS-5.1" in refused.value.rules


@pytest.mark.parametrize(("ball", "shortest"), [("K4", 1), ("J4", 2), ("I3", 3), ("H6", 4), ("B2", 7)])
def test_the_shortest_shot(ball: str, shortest: int) -> None:
    """SS-5.1: so many squares to one before the goal, and one over the line; out of reach is one more than the most."""
    square = field_set(at(ball))
    assert shortest_shot(square, 6, square, 0, YELLOW) == shortest


def test_a_shot_with_nowhere_else_to_go() -> None:
    """SS-5.1: red all round the kicker on K4; the one way is over the line."""
    red = field_set(*(at(name) for name in ("J3", "J4", "J5", "K3", "K5")))
    square = field_set(at("K4"))
    assert kick_ends(square, 1 << 1, square, red, YELLOW) == GOAL_BIT


def test_straight_or_diagonally_and_surplus_steps_are_forfeited() -> None:
    """SS-5.1: the straight way over K4 is closed; J4–K5 and over the line is a run of two, four are left over."""
    match = turn("- I4", "- K4 B7", ball="J4", die=6)
    assert "*GOAL" in ends(match, "I4")


def test_a_goal_ends_the_turn_with_steps_left_over() -> None:
    """SS-5.1: a kick of three from J4 is over the line with two; no way of exactly three scores, and none of one."""
    match = turn("- I4", "- B7 D6", ball="J4", die=3).play("I4-J4*GOAL")
    seen = match.everything()
    assert (seen["score"], seen["turn"], seen["phase"]) == ([1, 0], "red", "restart")


# ---- SS-5.2: the restart


def test_goalie_then_die_then_kick() -> None:
    """SS-5.2: three nodes; exactly as far as the die shows, nothing added."""
    match = table("B4 F4", "H5 D7", CONCEDED)
    assert match.legal() == ["K4", "K5"]
    match.play("K5")
    seen = match.everything()
    assert (seen["ball"], seen["figures"][1][0], seen["phase"]) == ("K5", "K5", "restart-roll")
    match.roll("2")
    assert "K5*I5" in match.legal()
    assert not {"K5*J5", "K5*H5"} & set(match.legal())
    match.play("K5*I5")
    seen = match.everything()
    assert (seen["ball"], seen["restart"], seen["turn"], seen["phase"]) == ("I5", None, "yellow", "roll")
    assert why(match) == {"SS-5.2", "SS-4.1"}


def test_a_one_is_rolled_again() -> None:
    """SS-5.2: five outcomes, all as likely."""
    match = table("B4 F4", "H5 I4", CONCEDED).play("K4")
    assert match.node().to_json()["outcomes"] == ["2", "3", "4", "5", "6"]
    assert match.node().to_json()["weights"] == [1, 1, 1, 1, 1]
    with pytest.raises(IllegalOutcome, match="rolled again") as refused:
        match.roll("1")
    assert refused.value.rules == ("SS-5.2",)


def test_a_chain_from_the_restart_may_score() -> None:
    """SS-5.2: K4 with a 6 over I4, F4, C4 and B4."""
    match = table("- F2", "K4 I4 F4 D4 B5", CONCEDED).play("K4").roll("6")
    assert "K4*GOAL" in match.legal()
    match.play("K4*GOAL")
    assert match.everything()["score"] == [1, 1]
    assert match.everything()["restart"] == "yellow"


def test_a_free_square_is_taken_before_an_attacker_yields() -> None:
    """SS-5.2: yellow on K4, so the goalie goes to K5 — or stays there."""
    for goalie in ("H5", "K5"):
        match = table("B4 K4", f"{goalie} I4", CONCEDED)
        assert match.legal() == ["K5"]
        with pytest.raises(IllegalMove) as refused:
            match.play("K4")
        assert refused.value.rules == ("SS-5.2",)


@pytest.mark.parametrize(
    ("others", "goes_to"),
    [("H5 I4", "J4"), ("H5 J4", "K3"), ("H5 J4 K3", "K6"), ("J4 K3", "J4")],
    ids=["forward", "nearer sideline", "two the other way", "where the goalie stood"],
)
def test_an_attacker_makes_way(others: str, goes_to: str) -> None:
    """SS-5.2: attackers hold both squares; the one on the chosen square is displaced."""
    match = table("B4 K4 K5", others, CONCEDED)
    assert match.legal() == ["K4", "K5"]
    match.play("K4")
    figures = match.everything()["figures"]
    assert (figures[0][1:3], figures[1][0]) == ([goes_to, "K5"], "K4")


@pytest.mark.parametrize(
    ("others", "goes_to"),
    [("E5 D4", "C4"), ("E5 C4", "B3"), ("E5 C4 B3", "B6"), ("C4 B3", "C4")],
    ids=["forward", "nearer sideline", "two the other way", "where the goalie stood"],
)
def test_an_attacker_makes_way_before_the_other_goal(others: str, goes_to: str) -> None:
    """SS-5.2: the same at the other end, where yellow has conceded."""
    match = table(others, "K4 B4 B5", "phase=restart turn=yellow restart=yellow score=0,1 last=red minute=4")
    assert match.legal() == ["B4", "B5"]
    match.play("B4")
    figures = match.everything()["figures"]
    assert (figures[1][1:3], figures[0][0]) == ([goes_to, "B5"], "B4")


def test_a_goalie_who_attacks_is_an_attacker_like_any_other() -> None:
    """SS-5.2: yellow's goalie holds one of the two squares before red's goal."""
    match = table("K4 K5", "H5 I4", CONCEDED)
    assert match.legal() == ["K4", "K5"]
    match.play("K5")
    assert match.everything()["figures"][0][:2] == ["K4", "J5"]


def test_an_attacker_who_cannot_make_way_keeps_his_square() -> None:
    """SS-5.2: J4, K3 and K6 are taken; K5 can still yield to J5."""
    match = table("B4 K4 K5", "H5 J4 K3 K6", CONCEDED)
    assert match.legal() == ["K5"]


def test_a_mate_keeps_his_square_and_the_attacker_yields() -> None:
    """SS-5.2: red's own outfielder on K4, yellow on K5."""
    match = table("B4 K5", "H5 K4", CONCEDED)
    assert match.legal() == ["K5"]
    match.play("K5")
    assert match.everything()["figures"][0][1] == "J5"


def test_no_restart_possible_stays_due() -> None:
    """SS-5.2: nobody can make way: red passes, yellow walks without a ball, then it is red's restart again."""
    match = table("B4 K4 K5 J4 J5", "H5 K3 K6", CONCEDED)
    assert match.legal() == ["pass"]
    match.play("pass")
    seen = match.everything()
    assert (seen["restart"], seen["ball"], seen["turn"], seen["phase"]) == ("red", None, "yellow", "roll")
    match.roll("1").play("J4-I4")
    assert match.everything()["phase"] == "restart"
    assert match.legal() == ["K4"]


def test_a_restart_that_cannot_be_kicked_stays_due() -> None:
    """SS-5.2: the goalie shut in on K4 by five attackers."""
    match = table("K3 K5 J3 J4 J5", "K4 D4", CONCEDED)
    match.play("K4").roll("5")
    assert match.legal() == ["pass"]
    match.play("pass")
    seen = match.everything()
    assert (seen["restart"], seen["ball"], seen["turn"]) == ("red", None, "yellow")


def test_the_longest_shorter_kick() -> None:
    """SS-4.4 at a restart: K5 to K6 and K7 is the only way, so a 6 is played as a 2."""
    match = table("J4 J5 J6 J7 K4", "K5 D4", CONCEDED)
    match.play("K5").roll("6")
    assert match.legal() == ["K5*K7"]
    match.play("K5*K7")
    assert {"SS-5.2", "SS-4.4"} <= why(match)


def test_enclosure_at_a_restart() -> None:
    """SS-6.3: red may not kick the ball into a corner that yellow cannot reach."""
    match = table("D4", "K5 I6 J5 I7", CONCEDED).play("K5").roll("2")
    assert "K5*K7" not in match.legal()
    with pytest.raises(IllegalMove) as refused:
        match.play("K5*K7")
    assert refused.value.rules == ("SS-6.3",)
    assert "K5*K7" in table("D4", "K5 I6 I5 I7", CONCEDED).play("K5").roll("2").legal()


# ---- SS-5.3: the clock


def last_minute(minute: int, score: str, last: str) -> Match:
    """Red, second in every minute, about to act with a 1."""
    figures = "figures=B4,C4,-,-,-,K4,I4,-,-,-"
    return Match.at(
        "street-soccer", f"phase=move {figures} ball=F4 die=1 minute={minute} turn=red score={score} last={last}"
    )


def test_a_minute_is_a_turn_of_each() -> None:
    """SS-5.3."""
    match = turn("B4 C4", "K4 I4", ball="F4", die=1)
    match.play("C4-C5").roll("1")
    assert match.everything()["minute"] == 2
    match.play("I4-I5")
    assert (match.everything()["minute"], match.everything()["turn"]) == (3, "yellow")


def test_twenty_five_minutes() -> None:
    """SS-5.3: somebody is ahead."""
    match = last_minute(25, "1,0", "yellow").play("I4-I5")
    assert match.over
    assert match.returns() == [1, -1]
    assert match.ending() == "Yellow wins 1–0."
    assert "SS-5.3" in why(match)


def test_level_means_extra_time() -> None:
    """SS-5.3: no new kick-off, play goes on."""
    match = last_minute(25, "1,1", "red").play("I4-I5")
    seen = match.everything()
    assert (seen["minute"], seen["extra_time"], seen["ball"], seen["phase"]) == (26, True, "F4", "roll")
    assert "the next goal wins" in match.narrate()


def test_the_next_goal_wins_at_once() -> None:
    """SS-5.3: yellow, first in the minute, scores; red has no answer."""
    match = Match.at(
        "street-soccer",
        "phase=move figures=B4,I4,-,-,-,H7,D6,-,-,- ball=J4 die=2 minute=27 score=1,1 last=red",
    )
    match.play("I4-J4*GOAL")
    assert match.over
    assert match.returns() == [1, -1]
    assert match.ending() == "Yellow wins 2–1 in extra time."
    assert {"SS-5.1", "SS-5.3"} <= why(match)


def test_still_level_whoever_scored_last_wins() -> None:
    """SS-5.3: after ten more minutes."""
    match = last_minute(35, "1,1", "red").play("I4-I5")
    assert match.over
    assert match.returns() == [-1, 1]
    assert "scored last" in match.ending()


def test_no_goal_at_all_is_a_draw() -> None:
    """SS-5.3."""
    match = last_minute(35, "0,0", "nobody").play("I4-I5")
    assert match.returns() == [0, 0]
    assert "draw" in match.ending()


def test_an_equaliser_in_the_last_minute_is_restarted_in_extra_time() -> None:
    """SS-5.2, SS-5.3."""
    match = Match.at(
        "street-soccer",
        "phase=move figures=H4,I4,-,-,-,K4,D4,-,-,- ball=C4 die=2 minute=25 turn=red score=1,0 last=yellow",
    )
    match.play("D4-C4*GOAL")
    seen = match.everything()
    assert (seen["minute"], seen["phase"], seen["turn"], seen["score"]) == (26, "restart", "yellow", [1, 1])


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ("phase=move figures=B4,B4,-,-,-,K4,-,-,-,- ball=F4 die=1", "SS-2.2"),
        ("phase=move figures=B4,-,-,-,-,K4,-,-,-,- ball=K4 die=1", "SS-4.4"),
        ("phase=move figures=B4,-,-,-,-,K4,-,-,-,- ball=A4 die=1", "SS-4.4"),
        ("phase=move figures=B4,-,-,-,-,K4,-,-,-,- die=1", "SS-4.4"),
        ("phase=roll figures=B4,-,-,-,-,K4,-,-,-,- ball=F4 die=1", "SS-3.1"),
        ("phase=restart figures=B4,-,-,-,-,K4,-,-,-,-", "SS-5.2"),
        ("phase=restart figures=B4,-,-,-,-,K4,-,-,-,- restart=red score=1,0 last=yellow", "SS-5.2"),
        ("phase=roll figures=B4,-,-,-,-,K4,-,-,-,- ball=F4 score=1,0", "SS-5.3"),
        ("phase=roll figures=B4,-,-,-,-,K4,-,-,-,- ball=F4 score=1,0 last=yellow minute=27", "SS-5.3"),
        ("phase=kick-off figures=B4,-,-,-,-,K4,-,-,-,- die=2", "SS-2.3"),
        ("phase=red-die figures=B4,F4,-,-,-,K4,-,-,-,- die=2", "SS-2.3"),
        ("phase=kick-off figures=B4,G4,-,-,-,K4,-,-,-,- die=2", "SS-2.3"),
        ("figures=B4,D5,-,-,-,K4,-,-,-,-", "SS-2.1"),
        ("figures=B4,B5,-,-,-,-,-,-,-,-", "SS-2.2"),
    ],
)
def test_a_position_that_cannot_be(position: str, rule: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at("street-soccer", position)
    assert rule in refused.value.rules
