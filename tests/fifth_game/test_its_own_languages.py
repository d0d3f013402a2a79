"""A package brings its own words, in the languages it likes; in the others it speaks English."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from fastapi.testclient import TestClient
from tests.words.test_catalogues import ENGLISH_WORDS, entries

from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.play.match import Match
from touchline.server.app import make_app
from touchline.server.operations.settings import Settings
from touchline.words.catalogues import game_files
from touchline.words.wording import Wording


def said_in_a_match(game: Game, seed: int) -> list[Message]:
    """Everything that a random match says."""
    match, choose = Match(game, {"half": 12}, seed=seed, names=["Ann", "Bob"]), random.Random(seed)
    said = [game.about(), *(game.option_help(each) for each in game.options)]
    while not match.over:
        said += [*match.situation(), *match.ask()]
        match = match.roll() if match.to_move < 0 else match.play(choose.choice(match.legal()))
        said += match.tell()
    return [*said, *match.result()]


def test_german_has_every_message_with_the_same_arguments(fifth: Game) -> None:
    assert entries(game_files(fifth.folder, "de")) == entries(game_files(fifth.folder, "en"))
    assert all(named.startswith("lb-") for named in entries(game_files(fifth.folder, "en")))


def test_random_matches_are_told_in_german(fifth: Game) -> None:
    errors: list[Exception] = []
    wording = Wording("de", errors)
    told = {wording.say(each, ("Ann", "Bob")) for seed in range(6) for each in said_in_a_match(fifth, seed)}
    assert errors == []
    assert [text for text in told if ENGLISH_WORDS.search(text)] == []
    assert "Ann schlägt den Ball lang." in told


def test_a_language_it_lacks_is_spoken_in_english(fifth: Game) -> None:
    wording = Wording("fr")
    assert wording.say(Message("lb-presses", who="Ann")) == "Ann presses."
    assert wording.say(Message("play-resigned", who="Ann")) != "Ann resigned."


def test_its_rulebook_is_german_rule_by_rule(fifth: Game) -> None:
    book = fifth.rulebook_in("de")
    assert list(book.rules) == list(fifth.rulebook.rules)
    assert [rule.id for rule in fifth.rulebook.rules.values() if book[rule.id].text == rule.text] == []


def test_the_terminal_plays_it_in_german(surroundings: dict[str, str]) -> None:
    words = ["--lang", "de", "play", "long-ball", "--plain", "--seed", "3"]
    done = subprocess.run(
        [sys.executable, "-m", "touchline", *words],
        input="press\nshort\nquit\n",
        env=surroundings,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "geht ins Pressing." in done.stdout
    assert "Kurz, lang oder schießen?" in done.stdout


def test_a_browser_is_sent_what_there_is(fifth: Game, tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "touchline.sqlite"))
    with TestClient(make_app(settings)) as client:
        assert "Pressing oder zurückfallen?" in client.get("/api/words/de/long-ball").text
        assert client.get("/api/words/nl/long-ball").text == ""
