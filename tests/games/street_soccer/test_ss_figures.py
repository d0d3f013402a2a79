"""What a fan of Street Soccer counts, from turns on a table."""

from __future__ import annotations

from tests.games.street_soccer.tables import turn

from touchline.games.street_soccer.box_score import box_score
from touchline.games.street_soccer.figures import figures
from touchline.kernel.message import english


def test_a_chance_that_is_taken_and_one_that_is_not() -> None:
    """SS-5.1: from J4 a kick of two scores."""
    taken = turn("- I4", "- B7 D6", ball="J4", die=2)
    taken.play("I4-J4*GOAL")
    missed = turn("- I4", "- B7 D6", ball="J4", die=2)
    missed.play(next(move for move in missed.legal() if "*" not in move))
    none = turn("- I4", "- B7 D6", ball="J4", die=1)
    none.play(none.legal()[0])
    counted = [
        [box_score(each).sides[0][name] for name in ("chances", "chances_taken")] for each in (taken, missed, none)
    ]
    assert counted == [[1, 1], [1, 0], [0, 0]]
    told = {english([each.label]): english([each.value]) for each in figures([(taken, 0), (missed, 0)])}
    assert told["Chances taken"] == "1 of 2 (50%)"
    assert told["Possession (of all kicks)"] == "100%"
    assert told["Goals a match"] == "0.5"
    assert figures([(missed, 0)]) == (), "nobody shows a match without a kick"


def test_a_kick_arrives_when_the_next_is_by_the_same_team() -> None:
    match = turn("- I4 E5", "- B7 D6", ball="J4", die=1)
    match.play("I4-J4*J5")
    while match.state.turn != 0 or match.to_move < 0:
        if match.to_move < 0:
            match.roll("1")
        else:
            match.play(next(move for move in match.legal() if "*" not in move))
    kicked = next(move for move in match.legal() if "*" in move)
    match.play(kicked)
    yellow = box_score(match).sides[0]
    assert [yellow[name] for name in ("kicks", "kicks_on", "kicks_arrived", "rolls", "pips")] == [2, 1, 1, 1, 1]
