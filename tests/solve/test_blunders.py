"""Blunders become puzzles: what a match gave away is found in its review, and its id carries it anywhere."""

from __future__ import annotations

import pytest

from touchline.games import find_game
from touchline.kernel.errors import BadOption
from touchline.play.match import Match
from touchline.solve.blunders import puzzle_of
from touchline.solve.evaluator import MoveValue, Value
from touchline.solve.puzzles import OWN, find, judge, puzzles_of
from touchline.solve.reviewing import review

SHIPPED = next(each for each in puzzles_of(find_game("pocket-gridiron")) if each.best == "play" and each.cost > 0.05)
"""One idea is clearly best here: a play, where a kick can be called."""


def played(move: str) -> Match:
    """A match of one decision."""
    match = SHIPPED.match()
    match.play(move)
    return match


def given_away() -> Match:
    """The same with another idea."""
    match = SHIPPED.match()
    return played(next(each for each in match.legal() if each != SHIPPED.best))


def test_a_decision_that_gave_much_away_is_a_puzzle() -> None:
    [step] = [each for each in review(given_away()).steps if each.seat is not None]
    assert step.puzzle is not None
    assert step.why is not None
    assert step.puzzle.best == SHIPPED.best
    assert judge(step.puzzle, SHIPPED.best).right
    assert not judge(step.puzzle, step.text).right


def test_its_id_carries_it() -> None:
    puzzle = next(each.puzzle for each in review(given_away()).steps if each.puzzle is not None)
    assert puzzle.id.startswith(OWN)
    again = find(find_game("pocket-gridiron"), puzzle.id)
    assert (again.id, again.line()) == (puzzle.id, puzzle.line())
    assert again.match().position() == puzzle.position


@pytest.mark.parametrize("damaged", ["own-", "own-AAAA", "own-" + "A" * 5000, "nothing"])
def test_an_id_that_carries_nothing_is_no_puzzle(damaged: str) -> None:
    with pytest.raises(BadOption):
        find(find_game("pocket-gridiron"), damaged)


def test_one_of_another_game_is_none_of_this() -> None:
    puzzle = next(each.puzzle for each in review(given_away()).steps if each.puzzle is not None)
    with pytest.raises(BadOption):
        find(find_game("street-soccer"), puzzle.id)


def test_a_good_decision_is_none() -> None:
    assert not any(each.puzzle for each in review(played(SHIPPED.best)).steps)


def test_the_options_agreed_are_those_of_the_puzzle() -> None:
    """Football Darts between two of different hands: several values of one option."""
    shipped = next(each for each in puzzles_of(find_game("football-darts")) if each.best == "field-goal T20")
    options = {**shipped.options, "throwers": "pub,league"}
    match = Match.at("football-darts", shipped.position, options)
    match.play("throw i3")
    ranked = [MoveValue("field-goal T20", Value((0.8, 0.2))), MoveValue("throw i3", Value((0.1, 0.9)))]
    if match.steps[0].seat == 1:
        ranked = [MoveValue(each.move, Value(each.value.win[::-1])) for each in ranked]
    puzzle = puzzle_of(match, 0, ranked)
    assert puzzle is not None
    assert find(match.game, puzzle.id).match().options == match.options
