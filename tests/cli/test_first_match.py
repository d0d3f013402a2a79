"""A first match and puzzles in plain lines, as somebody new types them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.play.newcomer import in_a_word
from touchline.sessions.coach_corner import sentence
from touchline.sessions.first_match import FirstMatch
from touchline.sessions.session import Session
from touchline.solve.puzzles import puzzles_of
from touchline.words.languages import LANGUAGES
from touchline.words.wording import wording


def touchline(home: Path, *words: str, typed: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "touchline", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"TOUCHLINE_HOME": str(home)},
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_every_new_situation_is_explained_once_by_its_rule(tmp_path: Path) -> None:
    told = touchline(tmp_path, "play", "football-darts", "--first", "--seed", "3", typed="T20\nT20\nT20\n")
    assert "rookie bot" in told, "the gentlest opponent"
    assert told.count("New: Four darts are a drive") == 1
    assert "(FD-2.5)" in told
    assert told.count("New: A single is its number in yards") == 1


def test_nobody_who_knows_the_game_is_told_anything(tmp_path: Path) -> None:
    told = touchline(tmp_path, "play", "football-darts", "--vs", "rookie", "--seed", "3", typed="T20\nT20\n")
    assert "New:" not in told


def test_what_the_coach_would_do_can_be_typed(tmp_path: Path) -> None:
    """He names a move as people do; how the terminal wants it written stands beside."""
    here = "phase=move die=3 figures=B4,E6,E4,F5,H2,G6,I5,D5,F3,E7 ball=C4"
    match = Match.at("street-soccer", here)
    written = re.search(r"To play it, type (\S+)\.$", sentence(match))
    assert written
    match.enter(written[1])
    assert match.steps[-1].text == written[1]


def test_a_chapter_is_explained_from_its_beginning(tmp_path: Path) -> None:
    """A field goal that misses: first what one is (FD-4.1), then what a miss costs (FD-4.2)."""
    session = Session.begin("football-darts", table=True, path=tmp_path / "match.touchline")
    session.enter("heads receive T20 fg S7")
    shoulder = FirstMatch(session)
    assert [each.rpartition("(")[2] for each in (shoulder.news(), shoulder.news())] == ["FD-4.1)", "FD-4.2)"]


@pytest.mark.parametrize("game", game_names())
def test_the_rulings_of_a_match_are_explained_in_every_language(game: str, tmp_path: Path) -> None:
    """Bots play; what somebody new would be told before each decision is worded, and never twice."""
    session = Session.begin(game, players=["random", "random"], seed=5, path=tmp_path / "match.touchline")
    shoulder, news = FirstMatch(session), []
    for _ in range(120):
        if session.match.over:
            break
        news.append(shoulder.news())
        if session.match.to_move < 0:
            session.roll()
        else:
            session.bot_move()
    told = [each for each in news if each]
    assert len(told) >= 3
    assert len(set(told)) == len(told)
    named = {each for each in find_game(game).rulebook.rules if wording("en").knows(in_a_word(each))}
    for language in LANGUAGES:
        assert all(wording(language).knows(in_a_word(each)) for each in named), language


def test_puzzles_follow_each_other_until_somebody_has_had_enough(tmp_path: Path) -> None:
    puzzle = puzzles_of(find_game("pocket-gridiron"))[0]
    told = touchline(tmp_path, "puzzle", "pocket-gridiron", "--id", puzzle.id, typed=f"{puzzle.best}\n")
    assert "1 right in a row" in told
    assert "another one" not in told, "one was named"
    assert "another one" not in touchline(tmp_path, "puzzle", "pocket-gridiron", typed="quit\n")


def test_the_reason_of_a_puzzle_is_told_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles_of(find_game("pocket-gridiron")) if each.best == "play")
    words = ("--lang", "de", "puzzle", "pocket-gridiron", "--id", puzzle.id, "--answer", "play")
    told = " ".join(touchline(tmp_path, *words, typed="").split())  # folded where the window ends
    assert "Prozentpunkte mehr als" in told
    assert "points more than" not in told
