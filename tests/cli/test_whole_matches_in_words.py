"""A whole match of every game at the terminal, in every language: nothing that is said is English."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from touchline.bots import levels, make_bot, turn_of
from touchline.cli import main
from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.words.languages import LANGUAGES, speak

ENGLISH = re.compile(
    r"\b(the|and|are|with|from|which|where|there|this|that|not|must|your|you|what|when|have|would|only|every|its|"
    r"kept|against|throws|wins|dice|ball|empty|attacks|before|both|can|card|cards)\b"
)
"""Words that stand in no sentence of another language here; names, notation and commands are taken out before."""
SAID_BESIDE = ("help", "legal", "where", "why", "rules", "clock", "history", "score")
"""Commands of the prompt that are tried on the way."""
STEPS = 400


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    yield
    speak("en")


def lines_of(game: str) -> list[str]:
    """What two people type who play a whole match, with the dice that its seed gives."""
    match = Match(game, dict(find_game(game).on_screen), seed=5, names=("Ann", "Bob"))
    bots = {seat: make_bot(game, levels(game)[0], seed=seat) for seat in range(len(match.names))}
    typed: list[str] = list(SAID_BESIDE)
    for _ in range(STEPS):
        if match.over:
            break
        if match.to_move < 0:
            match.roll()
            continue
        move = bots[match.to_move].choose(turn_of(match))
        typed.append(move)
        match.play(move)
    if not match.over:
        typed += ["resign", "yes"]
    return typed


def without_notation(line: str) -> str:
    """A line less what is the same in every language: moves, options, files, ids, the words that are typed."""
    line = re.sub(r"'[^']*'", "", line)
    line = re.sub(r"^\s+[a-z]+\s{2,}", "", line)
    return re.sub(r"\b[a-z]+(?:[-_=][a-z0-9,]+)+|touchline \S+|/\S+|\b[A-Z]{2}-\d[.\d]*", "", line)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", game_names())
def test_a_whole_match_leaves_no_english_word(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = lines_of(game)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    monkeypatch.setattr("touchline.cli.line_play.review_of", lambda match, progress: "")
    assert main(["--lang", language, "play", game, "--names", "Ann,Bob", "--seed", "5", "--plain"]) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if not re.match(r"^(Ann|Bob)> ", line)]
    assert len(said) > 50
    english = [line for line in said if ENGLISH.search(without_notation(line))]
    assert english == [], "\n".join(english)
