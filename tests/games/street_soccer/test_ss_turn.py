"""SS-3 and SS-4: walking, kicking, touching."""

from __future__ import annotations

import pytest
from tests.games.street_soccer.tables import ends, table, turn

from touchline.kernel.errors import IllegalMove
from touchline.play.match import Match

FAR = "- K7"
"""One red figure out of the way; it keeps the ball within red's reach (SS-6.3)."""


def refused(match: Match, text: str) -> tuple[str, ...]:
    """The rules against a move; the position is untouched."""
    before = match.state.copy()
    with pytest.raises(IllegalMove) as problem:
        match.play(text)
    assert match.state == before
    return problem.value.rules


def why(match: Match) -> set[str]:
    return {rule.id for rule in match.why()}


# ---- SS-3.1 to SS-3.3: the walk


def test_a_turn_is_a_roll_and_a_move_of_one_figure() -> None:
    """SS-3.1: first the die, six sides as likely; after one figure has moved it is the other coach's turn."""
    match = table("- F4 D5", FAR, "phase=roll ball=C2 minute=2")
    assert (match.node().to_json()["outcomes"], match.node().to_json()["weights"]) == (list("123456"), [1] * 6)
    match.roll("2").play("F4-F6")
    seen = match.everything()
    assert seen["figures"][0][1:3] == ["F6", "D5"]
    assert (seen["turn"], seen["phase"]) == ("red", "roll")


def test_orthogonally_and_never_through_a_figure() -> None:
    """SS-3.1: from F4 with 1: not to the mate on F5, not diagonally."""
    match = turn("- F4 F5", FAR, ball="C2", die=1)
    assert ends(match, "F4") == {"F3", "E4", "G4"}
    assert refused(match, "F4-F5") == ("SS-3.1",)
    assert refused(match, "E4-E5") == ("SS-3.1",)
    assert refused(match, "F4-G5") == ("SS-3.2",)


def test_never_through_a_mate_or_an_opponent() -> None:
    """SS-3.1: with 2 from F4 neither F6 behind the mate on F5 nor H4 behind red's G4; around them there is no way."""
    match = turn("- F4 F5", "- G4 K7", ball="C2", die=2)
    assert ends(match, "F4") == {"F2", "D4", "E5", "E3", "G3"}
    assert refused(match, "F4-F6") == ("SS-3.2",)
    assert refused(match, "F4-H4") == ("SS-3.2",)


def test_free_to_turn_after_each_square() -> None:
    """SS-3.1: with H4 and F5 taken the only three squares from F4 to H5 turn twice, over G4 and G5."""
    assert "H5" in ends(turn("- F4 H4 F5", FAR, ball="C2", die=3), "F4")
    assert "H5" not in ends(turn("- F4 H4 F5 G5", FAR, ball="C2", die=3), "F4")


def test_the_ring_is_for_figures() -> None:
    """SS-3.1: B2 walks out to A2, and back in at A4."""
    match = turn("- B2 E5", FAR, ball="G4", die=3)
    assert {"A4", "A2", "D1"} <= ends(match, "B2")
    match.play("B2-A4")
    assert match.everything()["figures"][0][1] == "A4"


def test_all_pips_are_walked() -> None:
    """SS-3.2: with 2 from F4 no square one away, nor three."""
    match = turn("- F4", FAR, ball="B2", die=2)
    assert ends(match, "F4") == {"F6", "F2", "D4", "H4", "E5", "E3", "G5", "G3"}
    assert refused(match, "F4-F5") == ("SS-3.2",)
    assert refused(match, "F4-F7") == ("SS-3.2",)
    assert why(match.play("F4-F6")) == {"SS-3.1", "SS-3.2"}


def test_up_to_the_die() -> None:
    """SS-3.2: the option allows any shorter walk, of at least one square."""
    match = turn("- F4", FAR, ball="B2", die=2, up_to_die=True)
    assert ends(match, "F4") == {"F5", "F3", "E4", "G4", "F6", "F2", "D4", "H4", "E5", "E3", "G5", "G3"}
    assert refused(match, "F4-F4") == ("SS-3.3",)
    assert refused(match, "F4-F7") == ("SS-3.2",)


def test_never_back_to_the_start_but_over_other_squares_twice() -> None:
    """SS-3.3: A1 with a 3 in a corner where only the ring past A2 is open."""
    match = turn("- A1 B2 C1", "- K7 B3", ball="G4", die=3)
    # A1–A2–A3–A4 is the way out; A1–A2–A3–A2 crosses A2 twice; A1–B1–A1 would come back.
    assert ends(match, "A1") == {"A4", "A2"}
    assert refused(match, "A1-A1") == ("SS-3.3",)
    assert refused(match, "A1-B1") == ("SS-3.2",)


def test_a_figure_that_cannot_move_cannot_be_chosen() -> None:
    """SS-3.5: A1 is shut in, its mate moves."""
    match = turn("- A1 A2 B1", FAR, ball="G4", die=1)
    assert ends(match, "A1") == set()
    assert refused(match, "pass") == ("SS-3.5",)


def test_with_no_legal_move_the_turn_passes() -> None:
    """SS-3.5: A1 is shut in by red and alone."""
    match = turn("- A1", "- A2 B1 K7", ball="G4", die=4)
    assert match.legal() == ["pass"]
    match.play("pass")
    assert why(match) == {"SS-3.5"}
    assert (match.everything()["turn"], match.everything()["phase"]) == ("red", "roll")


# ---- SS-3.4: reaching the ball


def test_the_ball_must_be_kicked() -> None:
    """SS-3.4: F4 reaches G4 with one pip of three; two are left, so the kick is three long."""
    match = turn("- F4", FAR, ball="G4", die=3)
    kicked = {end for end in ends(match, "F4") if end.startswith("*")}
    assert "*J4" in kicked
    assert "*H4" in kicked  # the detour F4–F5–G5–G4 leaves no pip: one square
    assert "*I4" not in kicked
    assert refused(match, "F4-G4") == ("SS-3.4",)
    assert refused(match, "F4-G4*I4") == ("SS-4.1", "SS-4.4")
    match.play("F4-G4*J4")
    assert match.everything()["figures"][0][1] == "G4"
    assert match.everything()["ball"] == "J4"
    assert {"SS-3.4", "SS-4.1"} <= why(match)
    assert "SS-4.3" not in why(match)


def test_no_pip_left_kicks_one_square() -> None:
    """SS-3.4, SS-4.1: F4 to G4 with a 1, and from there in every direction."""
    match = turn("- F4", FAR, ball="G4", die=1)
    assert ends(match, "F4") == {"E4", "F3", "F5", "*H4", "*H3", "*H5", "*G3", "*G5", "*F3", "*F4", "*F5"}


def test_nobody_need_go_to_the_ball() -> None:
    """SS-3.4: next to the ball F4 may walk elsewhere, and the ball stays; so may its mate."""
    match = turn("- F4 D6", FAR, ball="G4", die=1)
    assert {"E4", "F3", "F5", "*H4"} <= ends(match, "F4")
    assert "D5" in ends(match, "D6")
    assert match.play("F4-F5").everything()["ball"] == "G4"


def test_a_walk_stops_at_the_ball() -> None:
    """SS-3.4: with 2 nobody walks over the ball on G4 to H4."""
    match = turn("- F4", FAR, ball="G4", die=2)
    assert "H4" not in ends(match, "F4")
    assert refused(match, "F4-H4") == ("SS-3.2",)
    assert refused(match, "F4-H4*I4") == ("SS-3.4",)


def test_a_ball_out_of_reach() -> None:
    """SS-3.2."""
    assert refused(turn("- F4", FAR, ball="J4", die=3), "F4-J4*K4") == ("SS-3.2",)


# ---- SS-4: the ball


def test_one_bend_of_45_degrees_after_a_square() -> None:
    """SS-4.1: two from G4 reach the sixteen squares two away; a knight's move is one bend."""
    match = turn("- F4", FAR, ball="G4", die=2)
    kicked = {end for end in ends(match, "F4") if end.startswith("*")}
    assert {"*I4", "*I5", "*I6", "*G6", "*H6", "*E2"} <= kicked
    assert len(kicked) == 16


def test_no_second_bend_and_none_of_90_degrees() -> None:
    """SS-4.1: three from G4 are three away; two bends would end on I6, a right angle on I5."""
    kicked = {end for end in ends(turn("- F4", FAR, ball="G4", die=3), "F4") if end.startswith("*")}
    assert {"*J4", "*J5", "*J6", "*J7"} <= kicked
    assert not {"*I4", "*I5", "*I6"} & kicked


def test_never_onto_an_opponent() -> None:
    """SS-4.2: H4 stops the straight kick; diagonally between H4 and G5 it goes through."""
    match = turn("- F4", "- H4 G5", ball="G4", die=2)
    kicked = ends(match, "F4")
    assert "*I4" not in kicked
    assert "*I6" in kicked
    assert refused(match, "F4-G4*H4") == ("SS-4.2",)


def test_a_touch_gives_the_step_back() -> None:
    """SS-4.3: kicker D4, mate F4, a kick of three: H4 can be reached, G4 and I4 cannot."""
    match = turn("- C4 F4", FAR, ball="D4", die=3)
    kicks_of_three = ends(match, "C4")
    assert "*H4" in kicks_of_three
    assert not {"*G4", "*I4"} & kicks_of_three
    assert refused(match, "C4-D4*F4") == ("SS-4.3",)
    match.play("C4-D4*H4")
    assert "SS-4.3" in why(match)
    assert match.everything()["figures"][0][:3] == [None, "D4", "F4"]


def test_a_touch_gives_a_free_direction_and_a_fresh_bend() -> None:
    """SS-4.3: the mate on F4 sends the ball straight back or on at a right angle."""
    match = turn("- C4 F4", FAR, ball="D4", die=3)
    assert {"*F6", "*F2", "*G6", "*E6"} <= ends(match, "C4")


def test_each_touch_has_a_bend_of_its_own() -> None:
    """SS-4.1, SS-4.3: three from D4 bend on the way to the mate on F5 and again from there to H6; alone they do not."""
    assert "*H6" in ends(turn("- C4 F5", FAR, ball="D4", die=3), "C4")
    assert "*H6" not in ends(turn("- C4", FAR, ball="D4", die=3), "C4")


def test_the_kicker_may_touch_it_again() -> None:
    """SS-4.3: a wall pass: E4 lays it back to the kicker on D4, from where one square is D5.

    With a kick of one and without the second touch, E4 could only play it next to itself.
    """
    match = turn("- C4 E4", FAR, ball="D4", die=1)
    around_d4 = {"*C3", "*C4", "*C5", "*D3", "*D5", "*E3", "*E5"}
    around_e4 = {"*D3", "*D5", "*E3", "*E5", "*F3", "*F4", "*F5"}
    assert ends(match, "C4") - {"B4", "C3", "C5"} == around_d4 | around_e4


def test_every_step_must_be_played_inside_the_field() -> None:
    """SS-4.4: five from the corner B2 go up or along the field, never out of it."""
    match = turn("- B3", FAR, ball="B2", die=5)
    kicked = {end for end in ends(match, "B3") if end.startswith("*")}
    assert "*G2" in kicked
    assert all(end[1] in "BCDEFGHIJK" and end[2] in "234567" for end in kicked)
    assert refused(match, "B3-B2*A2") == ("SS-4.4",)


def test_a_kick_with_no_full_path_is_illegal() -> None:
    """SS-4.4: from the corner a kick of two ends at B3, one square short; so B3 cannot go to the ball with a 2."""
    match = turn("- B3 H4", "- C2 C3 C4 B4", ball="B2", die=2)
    assert not any(end.startswith("*") for end in ends(match, "B3"))
    assert refused(match, "B3-B2*B3") == ("SS-4.1", "SS-4.4")
    one = turn("- B3 H4", "- C2 C3 C4 B4", ball="B2", die=1)
    assert {end for end in ends(one, "B3") if end.startswith("*")} == {"*B3"}


def test_no_own_goals() -> None:
    """SS-4.5: from B4 yellow kicks anywhere but over its own line; red could score from there."""
    yellow = turn("- B5 E5", FAR, ball="B4", die=2)
    assert not any(text.endswith("GOAL") for text in yellow.legal())
    red = turn("- E5 F5", "- B5 K7", ball="B4", die=2, more="turn=red")
    assert any(text.endswith("GOAL") for text in red.legal())
