"""What somebody new is told of a ruling: the same in every face, one thing at a time."""

from __future__ import annotations

from touchline.games import find_game
from touchline.play.newcomer import JUST_NOW, first_words, newest

DARTS = find_game("football-darts")


def test_rarer_things_come_first_and_a_chapter_from_its_beginning() -> None:
    """A field goal that misses on the last dart: what one is, what a miss costs, and only then whose ball it is."""
    ruled = ["FD-2.5", "FD-4.1", "FD-4.2"]
    known: list[str] = []
    while (rule := newest(DARTS, [ruled], known)) is not None:
        known.append(rule)
    assert known == ["FD-4.1", "FD-4.2", "FD-2.5"]


def test_the_newest_step_comes_first_and_what_is_played_past_never() -> None:
    assert newest(DARTS, [["FD-2.1"], ["FD-2.2"], []], []) == "FD-2.2"
    assert newest(DARTS, [["FD-2.1"], ["FD-2.2"]], ["FD-2.2"]) == "FD-2.1"
    assert newest(DARTS, [["FD-2.1"], *[["FD-2.2"]] * JUST_NOW], ["FD-2.2"]) is None


def test_a_rule_that_is_not_worth_a_word_is_passed_over() -> None:
    assert "FD-1.1" not in first_words(DARTS, "en")
    assert newest(DARTS, [["FD-1.1"]], []) is None
