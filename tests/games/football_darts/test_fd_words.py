"""Football Darts in words: input, narration, refusals."""

import pytest

from touchline import Match
from touchline.kernel.errors import IllegalOutcome


def at(position: str, **options: object) -> Match:
    return Match.at("football-darts", position, options, names=["Ann", "Bob"])


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        ("t20", "T20"),
        ("D16", "D16"),
        ("s5", "S5"),
        ("5", "S5"),
        ("I5", "i5"),
        ("o5", "o5"),
        ("25", "25"),
        ("bull", "BULL"),
        ("miss", "MISS"),
        ("x", "MISS"),
        (" T20 ", "T20"),
    ],
)
def test_darts_as_they_are_typed_and_recorded(typed: str, recorded: str) -> None:
    assert at("phase=throw pos=30").roll(typed).steps[-1].text == recorded


@pytest.mark.parametrize("typed", ["T21", "D0", "Q5", "t", "20T", "26", "-5"])
def test_what_is_no_bed_is_refused_with_what_would_do(typed: str) -> None:
    match = at("phase=throw pos=30")
    with pytest.raises(IllegalOutcome, match="T20") as caught:
        match.roll(typed)
    assert caught.value.rules == ("FD-7.1",)
    assert not match.steps


def test_at_the_table_the_bed_alone_is_a_throw_and_may_follow_a_call() -> None:
    match = at("phase=call pos=60").play("T5")
    assert [step.text for step in match.steps] == ["throw", "T5"]
    match = at("phase=call pos=60").play("fg S20")
    assert [step.text for step in match.steps] == ["field-goal", "S20"]
    assert match.state.score == [3, 0]


def test_a_bad_dart_after_a_good_call_makes_neither() -> None:
    match = at("phase=call pos=60")
    with pytest.raises(IllegalOutcome):
        match.play("fg T99")
    assert not match.steps
    assert not match.record.entries


@pytest.mark.parametrize(
    ("position", "dart", "told"),
    [
        ("phase=throw pos=30", "T20", "Ann: OWN 30 → OPP 10, triple 20 for 60 yards."),
        ("phase=throw pos=30", "S1", "Ann: OWN 30 → OWN 31, outer single 1 for 1 yard."),
        ("phase=throw pos=40", "T20", "Ann: triple 20 for 60 yards, TOUCHDOWN!"),
        ("phase=throw pos=45", "BULL", "Ann: inner bull for 55 yards, TOUCHDOWN from anywhere!"),
        ("phase=throw pos=90", "T20", "Ann: triple 20 for 60 yards with 10 to go: BUST, the ball is lost."),
        ("phase=throw pos=45", "D1", "Ann: double 1, INTERCEPTED at OWN 45."),
        ("phase=throw pos=25", "MISS", "Ann: off the board, ten yards back, OWN 25 → OWN 15."),
        (
            "phase=throw pos=5",
            "MISS",
            "Ann: off the board, ten yards back from OWN 5: SAFETY, 2 points for the opponent.",
        ),
        (
            "phase=throw pos=55 dart=4",
            "S5",
            "Ann: outer single 5, OPP 45 → OPP 40; four darts used, turnover on downs.",
        ),
        ("phase=field-goal pos=70", "S20", "Ann: outer single 20, the field goal is good, 3 points."),
        ("phase=field-goal pos=70", "S2", "Ann: outer single 2, no good; the opponent starts at OWN 30."),
        ("phase=punt pos=41 dart=4", "T20", "Ann: triple 20; the opponent starts at OPP 20."),
        ("phase=punt pos=41 dart=4", "MISS", "Ann: off the board, the punt is blocked; the opponent starts at OPP 41."),
        ("phase=pat pos=100", "S5", "Ann: outer single 5, the point is good."),
        ("phase=two-points pos=100", "S5", "Ann: outer single 5, no good."),
        ("phase=throw pos=45 drive=4", "D1", "Ann: double 1, INTERCEPTED at OWN 45. End of the first quarter."),
    ],
)
def test_the_play_by_play(position: str, dart: str, told: str) -> None:
    assert at(position).roll(dart).narrate() == told


def test_why_quotes_the_rules_of_the_last_step() -> None:
    rules = at("phase=throw pos=90").roll("T20").why()
    assert [rule.id for rule in rules] == ["FD-1.1", "FD-2.1", "FD-2.4"]
    assert "bust" in rules[2].text


def test_the_question_tells_a_newcomer_what_to_do() -> None:
    assert "heads or tails" in Match("football-darts").node().to_json()["question"]
    assert at("phase=call pos=60 dart=2").node().to_json()["question"] == "Dart 2, 40 to go: throw or field-goal?"


def test_the_picture() -> None:
    """FD-1.1: the ball where it lies, moving the way of the side that has it."""
    match = at("phase=call pos=60 dart=2")
    assert match.game.picture(match.state, match.box).splitlines() == [
        "      10   20   30   40   50   40   30   20   10",
        "#|    |    |    |    |    |    o>   |    |    |    |#",
        "Clockwise from the top:",
        "20 1 18 4 13 6 10 15 2 17 3 19 7 16 8 11 14 9 12 5",
    ]
    match = at("phase=call pos=60 dart=2 offense=1")
    assert match.game.picture(match.state, match.box).splitlines()[1] == (
        "#|    |    |    |   <o    |    |    |    |    |    |#"
    )
