"""Puzzles: what ships is right by the solver, and an answer is judged by what it gives away."""

from __future__ import annotations

import os
import random
from datetime import date, timedelta
from pathlib import Path

import pytest

from touchline.bots.puzzle_making import varied
from touchline.games import find_game, game_names
from touchline.kernel.errors import BadData
from touchline.solve.counsel import idea
from touchline.solve.puzzle_scores import PuzzleScores
from touchline.solve.puzzles import Puzzle, check, daily, judge, puzzles_of

FEW = 6
"""Of a solved game so many, always the same: its answers change only with its rules.  ``make puzzles`` sees all."""
LEARNED = {"first-and-goal": 330, "street-soccer": 60}
"""Of a learned game more: other weights have other answers.  First & Goal's take a few milliseconds each."""
ALL = bool(os.environ.get("TOUCHLINE_ALL_PUZZLES"))
"""``make puzzles`` checks every one of every game."""


@pytest.mark.parametrize("name", game_names())
def test_three_hundred_ship_and_no_position_twice(name: str) -> None:
    found = puzzles_of(find_game(name))
    assert len(found) >= 300
    assert len({each.id for each in found}) == len(found)
    assert len({each.grade for each in found}) > 1, "easy ones and harder ones"


@pytest.mark.parametrize("name", game_names())
def test_every_puzzle_is_a_decision_with_its_answer_among_the_moves(name: str) -> None:
    for each in puzzles_of(find_game(name)):
        match = each.match()
        assert match.to_move >= 0
        assert match.game.parse_move(match.state, match.box, each.best)[0].text == each.best
        assert Puzzle.read(name, each.line()) == each


@pytest.mark.parametrize("name", game_names())
def test_the_best_move_is_clearly_best(name: str) -> None:
    found = puzzles_of(find_game(name))
    few = min(len(found), LEARNED.get(name, FEW))
    looked = found if ALL else random.Random(FEW).sample(found, few)
    wrong = [problem for problem in map(check, looked) if problem]
    assert not wrong, "\n".join(wrong)


def test_a_puzzle_with_another_answer_is_found_out() -> None:
    puzzle = next(each for each in puzzles_of(find_game("football-darts")) if idea(each.best) == "field-goal")
    turned = Puzzle(puzzle.game, puzzle.grade, puzzle.cost, "throw i3", puzzle.options, puzzle.position)
    assert "better is field-goal" in check(turned)


def test_an_answer_with_the_idea_and_a_good_aim_is_right() -> None:
    puzzle = next(each for each in puzzles_of(find_game("football-darts")) if each.best == "field-goal T20")
    assert judge(puzzle, "field-goal T20").right
    assert judge(puzzle, "field-goal o20").right, "next to it"
    far = judge(puzzle, "field-goal o3")
    assert not far.right
    assert far.cost > 0


def test_days_bring_all_puzzles_before_one_comes_again() -> None:
    game = find_game("football-darts")
    count = len(puzzles_of(game))
    first = date(2026, 1, 1)
    seen = [daily(game, first + timedelta(days=day)) for day in range(count)]
    assert len({each.id for each in seen if each is not None}) == count
    assert daily(game, first + timedelta(days=count)) == daily(game, first)


def test_a_choice_shows_every_idea_and_grade() -> None:
    def puzzle(best: str, grade: int, number: int) -> Puzzle:
        return Puzzle("football-darts", grade, 0.05, best, {}, f"phase=call pos={number}")

    many = [puzzle("throw T20", 0, n) for n in range(50)] + [puzzle("punt o20", 1, n) for n in range(3)]
    assert sum(idea(each.best) == "punt" for each in varied(many, 10)) == 3


def test_a_line_that_is_no_puzzle_says_so() -> None:
    with pytest.raises(BadData, match="not a puzzle"):
        Puzzle.read("football-darts", "hello")


def test_runs_and_days_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    scores = PuzzleScores.read(path)
    monday = date(2026, 3, 2)
    scores.answered("a", right=True, day=monday)
    scores.answered("b", right=True, day=monday + timedelta(days=1))
    scores.answered("c", right=False)
    scores.write(path)
    again = PuzzleScores.read(path)
    assert (again.run, again.best, again.days, again.solved) == (0, 2, 2, ["a", "b"])
    assert [again.days_by(monday + timedelta(days=gone)) for gone in (1, 2, 3)] == [2, 2, 0], "a day missed ends it"
    again.answered("d", right=True, day=monday + timedelta(days=5))
    assert again.days == 1
