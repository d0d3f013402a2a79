"""SS-1 and SS-2: the board, the set-up and the kick-off."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.games.street_soccer.tables import GAME, table

from touchline.games.street_soccer.fair_play import before_own_goal
from touchline.games.street_soccer.setup import BOTH_GOAL_FRONTS, FINE, legal_placements, objection, place
from touchline.games.street_soccer.squares import SQUARE_OF
from touchline.games.street_soccer.state import SET_UP
from touchline.kernel.box_record import box_record
from touchline.kernel.compiled import compile_rule
from touchline.kernel.errors import IllegalMove
from touchline.play.match import Match

PUBLISHED = "B4-D5-E3-F4-H2"
ANSWER = "K5-I4-H6-G5-E7"


def new(**options: Any) -> Match:
    return Match("street-soccer", options)


def test_the_board() -> None:
    """SS-1.1: 12 × 8 squares, 10 × 6 of them the field."""
    board = GAME.board(GAME.new_box())
    assert (board["columns"], board["rows"], len(board["squares"])) == (12, 8, 96)
    field = [each["square"] for each in board["squares"] if each["part"] == "field"]
    assert sorted(field) == [file + rank for file in "BCDEFGHIJK" for rank in "234567"]


def test_five_a_side_one_of_them_a_goalie() -> None:
    """SS-1.1: a sixth figure is refused, and so are five without a goalie and a second one before the goal."""
    for text, rule in ((f"{PUBLISHED}-I3", "SS-2.1"), ("D5-E3-F4-H2-C3", "SS-2.2"), ("B4-B5-E3-F4-H2", "SS-2.2")):
        with pytest.raises(IllegalMove) as refused:
            new().play(text)
        assert rule in refused.value.rules
    goalie, *outfielders = new().play(PUBLISHED).everything()["figures"][0]
    assert (goalie, len(outfielders)) == ("B4", 4)


def test_the_goals() -> None:
    """SS-1.2: two squares wide, in the middle of the short sides."""
    board = GAME.board(GAME.new_box())
    assert board["goal_fronts"] == {"yellow": ["B4", "B5"], "red": ["K4", "K5"]}
    assert board["penalty_areas"] == board["goal_fronts"]
    assert GAME.board(GAME.new_box({"penalty_area": "box"}))["penalty_areas"]["red"] == ["J4", "J5", "K4", "K5"]


def test_the_circle() -> None:
    """SS-1.3: two squares a side."""
    board = GAME.board(GAME.new_box())
    assert board["circle_halves"] == {"yellow": ["F4", "F5"], "red": ["G4", "G5"]}
    assert [each["square"] for each in board["squares"] if "circle" in each["marks"]] == ["F4", "F5", "G4", "G5"]


# ---- SS-2.1, SS-2.2: the set-up


@pytest.mark.parametrize("area", ["front", "box"])
def test_every_formation_to_choose_from_is_a_legal_set_up_of_either_side(area: str) -> None:
    """SS-2.2."""
    options = {"penalty_area": area} if area == "box" else {}
    for formation in GAME.board(GAME.new_box(options))["formations"]:
        match = new(**options)
        for squares in formation["squares"]:
            match.play("-".join(squares))
        assert match.everything()["figures"] == formation["squares"]


def test_yellow_places_five_then_red() -> None:
    """SS-2.1, and the published set-up is legal (SS-2.2)."""
    match = new().play(PUBLISHED)
    assert match.to_move == 1
    assert match.everything()["figures"] == [["B4", "D5", "E3", "F4", "H2"], [None] * 5]
    match.play(ANSWER)
    assert match.everything()["phase"] == "yellow-die"
    assert len(match.steps) == 10


def test_square_by_square_in_any_order() -> None:
    """SS-2.1: the square before the goal makes the goalie, whenever it is named."""
    match = new()
    for square in ("F4", "D5", "B4", "E3", "H2"):
        match.play(square)
    assert match.everything()["figures"][0] == ["B4", "F4", "D5", "E3", "H2"]


def test_alternate_placement_is_1_2_2_2_2_1() -> None:
    """SS-2.1: the option."""
    match = new(alternate_placement=True)
    seats = []
    for text in ("B4", "K5-G5", "F4-D5", "I4-H6", "E3-H2", "E7"):
        seats.append(match.to_move)
        match.play(text)
    assert seats == [0, 1, 0, 1, 0, 1]
    assert match.everything()["phase"] == "yellow-die"
    with pytest.raises(IllegalMove, match="one figure too many") as refused:
        new(alternate_placement=True).play("B4-D5")
    assert refused.value.rules == ("SS-2.1",)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("B4-D5-E3-F4-A2", "in the ring"),
        ("B4-D5-D5-F4-H2", "stands there already"),
        ("B4-D5-E3-F4-G4", "other half of the circle"),
        ("B4-B5-E3-F4-H2", "only the goalie"),
        ("D5-E3-F4-H2-C3", "goalie is still to come"),
        ("B4-D5-E3-D3-H2", "own half of the circle"),
        ("B4-F4-H2-H3-H4", "besides the figure in the circle"),
        ("B4-D5-E3-F4-C2", "in the other half"),
        ("B4-D5-F4-K4-K5", "other goalie needs"),
    ],
)
def test_every_condition_refuses(text: str, reason: str) -> None:
    """SS-2.2: the refusal names the condition, and nothing is placed."""
    match = new()
    with pytest.raises(IllegalMove, match=reason) as refused:
        match.play(text)
    assert "SS-2.2" in refused.value.rules
    assert match.everything()["figures"] == [[None] * 5, [None] * 5]


def test_a_second_figure_in_the_circle_is_one_in_the_own_half() -> None:
    """SS-2.2: F4 and F5 with two in the other half."""
    assert new().play("B4-F4-F5-H2-H3").to_move == 1


def test_a_crowded_penalty_area() -> None:
    """SS-2.2, SS-6.2: C4 and C5 are in the box of four, but not before the goal."""
    assert new().play("B4-C4-C5-F4-H2").to_move == 1
    with pytest.raises(IllegalMove, match="penalty area") as refused:
        new(penalty_area="box").play("B4-C4-C5-F4-H2")
    assert refused.value.rules == ("SS-2.2", "SS-6.2")


def test_red_may_not_stand_where_yellow_does() -> None:
    """SS-2.2: one figure a square."""
    with pytest.raises(IllegalMove, match="stands there already"):
        new().play(PUBLISHED).play("K5-I4-H6-G5-E3")


def test_both_coaches_can_always_complete() -> None:
    """SS-2.2: with ``alternate_placement`` red, not yet in goal, keeps a square before his goal free of yellow."""
    match = new(alternate_placement=True).play("K4").play("G5-I4")
    with pytest.raises(IllegalMove, match="other goalie needs"):
        match.play("K5")
    assert "K5" not in match.legal()
    assert "K5" in match.play("F4-D5").legal()


def count_set_ups(s, box, goalie_walled_in):  # type: ignore[no-untyped-def]
    """Yellow's set-ups, outfielders in rising order; compiled, since it asks the rules six million times."""
    found = 0
    depth = 0
    square = -1
    while depth >= 0:
        square += 1
        if square == 96:
            square = -1
            depth -= 1
            if depth >= 0:
                square = s.figures[depth]
                s.figures[depth] = 96
            continue
        against = objection(s, box, square)
        if against != FINE and not (goalie_walled_in and against == BOTH_GOAL_FRONTS):
            continue
        if (depth == 0) != before_own_goal(0, square):
            continue
        if depth == 4:
            found += 1
            continue
        s.figures[depth] = square
        square = -1 if depth == 0 else square
        depth += 1
    return found


@pytest.mark.parametrize(("area", "own_conditions", "legal"), [("two", 77_924, 77_818), ("box", 77_812, 77_706)])
def test_the_number_of_set_ups(area: str, own_conditions: int, legal: int) -> None:
    """SS-2.2: so many meet the coach's own conditions; 106 of them would leave red's goalie no square."""
    count = compile_rule(GAME, count_set_ups)
    box = box_record(GAME.new_box({"penalty_area": area}))
    for goalie_walled_in, expected in ((True, own_conditions), (False, legal)):
        record = GAME.State().to_record()
        assert count(record[0], box, goalie_walled_in) == expected
        assert np.all(record["figures"] == 96)


# ---- SS-2.3: the kick-off


def kick_off(yellow: str, red: str, **options: Any) -> Match:
    return new(**options).play(PUBLISHED).play(ANSWER).roll(f"yellow={yellow} red={red}")


def test_the_higher_roll_kicks_off_by_the_difference() -> None:
    """SS-2.3: nothing is added, and it is the winner's first turn."""
    match = kick_off("5", "3")
    seen = match.everything()
    assert (seen["phase"], seen["turn"], seen["first"], seen["die"]) == ("kick-off", "yellow", "yellow", 2)
    assert {text[:3] for text in match.legal()} == {"F4*"}
    assert "F4*F6" in match.legal()
    match.play("F4*F6")
    seen = match.everything()
    assert (seen["ball"], seen["turn"], seen["minute"], seen["phase"]) == ("F6", "red", 1, "roll")
    assert "SS-2.3" in {rule.id for rule in match.why()}


def test_red_wins_the_kick_off_and_goes_first_in_every_minute() -> None:
    """SS-2.3, SS-5.3."""
    match = kick_off("1", "2").play("G5*G6")
    assert match.everything()["minute"] == 1
    match.roll("1").play("F4-F3")
    assert (match.everything()["minute"], match.everything()["turn"]) == (2, "red")


def test_a_tie_is_rolled_again() -> None:
    """SS-2.3."""
    match = kick_off("4", "4")
    assert match.everything()["phase"] == "yellow-die"
    assert match.everything()["die"] is None


def test_two_in_the_circle_either_kicks_off() -> None:
    """SS-2.3: the coach's choice."""
    match = new().play("B4-D5-F5-F4-H2").play(ANSWER).roll("3").roll("2")
    assert {text[:2] for text in match.legal()} == {"F4", "F5"}


def test_the_kick_off_cannot_score() -> None:
    """SS-2.3: not even through a mate before the goal."""
    match = new().play("B4-D5-F4-K4-J4").play("K5-I2-H6-G5-E7").roll("6").roll("1")
    assert not any("GOAL" in text for text in match.legal())
    with pytest.raises(IllegalMove, match="cannot score") as refused:
        match.play("F4*GOAL")
    assert refused.value.rules == ("SS-2.3",)


def test_a_kick_off_too_long_is_played_as_far_as_possible() -> None:
    """SS-4.4: every five from F4 goes through G3, G4 or G5; red stands there, so it is a kick of four."""
    free = table("- F4", "- H3 H7", "phase=kick-off die=5")
    assert set(free.legal()) == {f"F4*{square}" for square in ("K2", "K3", "K4", "K5", "K6", "K7")}
    walled = table("- F4", "- G3 G4 G5", "phase=kick-off die=5")
    assert "F4*B4" in walled.legal()
    assert walled.legal() == table("- F4", "- G3 G4 G5", "phase=kick-off die=4").legal()
    walled.play("F4*B4")
    assert "SS-4.4" in {rule.id for rule in walled.why()}


def test_enclosure_holds_at_the_kick_off() -> None:
    """SS-6.3: on B2, behind two red figures and two edges, the ball would be enclosed."""
    match = table("- F4", "- B3 C2 H5", "phase=kick-off die=4")
    assert "F4*B4" in match.legal()
    assert "F4*B2" not in match.legal()
    with pytest.raises(IllegalMove, match="figures would enclose") as refused:
        match.play("F4*B2")
    assert refused.value.rules == ("SS-6.3",)
    assert "F4*B2" in table("- F4", "- B3 D2 H5", "phase=kick-off die=4").legal()


@pytest.mark.parametrize("area", ["two", "box"])
@pytest.mark.parametrize("alternate", [False, True])
def test_the_legal_squares_are_those_that_nothing_speaks_against(area: str, alternate: bool) -> None:
    """SS-2.2: asked square by square, whoever has placed what before."""
    box = GAME.new_box({"penalty_area": area, "alternate_placement": alternate})
    rng, moves = random.Random(5), [0] * GAME.max_moves(box)
    for _ in range(60):
        s = GAME.new_state(box)
        while s.phase == SET_UP:
            legal = moves[: legal_placements(s, box, moves)]
            assert legal == [square for square in SQUARE_OF if objection(s, box, square) == FINE]
            place(s, box, rng.choice(legal))
