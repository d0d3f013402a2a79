"""``touchline learn`` in lines."""

from __future__ import annotations

import subprocess
import sys

import pytest

from touchline.games import find_game, game_names
from touchline.play.lesson import lesson_of
from touchline.sessions.tutor import Tutor


def learn(game: str, answers: str, *words: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "touchline", *words, "learn", game],
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("game", game_names())
def test_typing_what_is_asked_ends_in_a_score(game: str) -> None:
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    tutor = Tutor(lesson)
    answers = []
    while not tutor.done:
        answers.append(tutor.wanted)
        tutor.go_on()
    told = learn(game, "\n".join(answers) + "\n")
    assert f"Step {tutor.count} of {tutor.count}" in told
    assert f"touchline play {game} --first" in told


def test_a_wrong_answer_is_told_and_asked_again() -> None:
    told = learn("street-soccer", "\nE4-E6\nE4-K8\nE4-F5\n")
    assert "Not that one: type E4-F5. Nothing was played." in told
    assert "SS-3" in told or "E4-K8" in told, "what the game refuses is refused in its own words"
    assert "Red rolls 1." in told


def test_what_happens_is_told_in_the_language_that_is_spoken() -> None:
    told = learn("street-soccer", "\nE4-K8\nE4-F5\n", "--lang", "de")
    assert "Rot würfelt 1." in told
    assert not {"Red", "Yellow", "reach"} & set(told.replace(":", " ").split()), (
        "neither events nor refusals in English"
    )


def test_leaving_early_is_no_mistake() -> None:
    assert "Step 1 of" in learn("football-darts", "")
