"""A match at the terminal in the language that is asked for."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from touchline.cli import main
from touchline.sessions.session import Session
from touchline.words.languages import LANGUAGES, speak

ASKED = {
    "en": "Yellow places figure 1 of 5",
    "de": "Gelb stellt Figur 1 von 5 auf",
    "es": "Amarillo coloca la figura 1 de 5",
    "fr": "Jaune place la figurine 1 sur 5",
    "nl": "Geel zet figuur 1 van 5 neer",
    "pt-BR": "Amarelo coloca a peça 1 de 5",
}


@pytest.fixture(autouse=True)
def english_again() -> object:
    yield
    speak("en")


def played(language: str, lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["--lang", language, "play", "street-soccer", "--vs", "random", "--seed", "4", "--plain"]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_asked_in_the_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    assert ASKED[language] in played(language, "quit\n", monkeypatch, capsys)


def test_play_by_play_refusals_and_rules_are_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    said = played("de", "L8\nB4-D5-E3-F4-H2\nrule SS-4.5\nquit\n", monkeypatch, capsys)
    assert "Auf dem Rand um das Spielfeld beginnt niemand" in said
    assert "Gelb stellt den Torwart auf B4." in said
    assert "Eigentore gibt es nicht" in said


def test_a_language_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "tlh", "rules", "street-soccer"]) == 2
    assert "tlh" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "decks"), [("en", "offense 8+52, defense 8+52"), ("de", "Angriff 8+52, Abwehr 8+52")]
)
def test_the_piles_on_the_board_are_named_in_the_language(language: str, decks: str) -> None:
    speak(language)
    session = Session.begin("first-and-goal", names=["Ann", "Bob"], seed=2)
    while session.match.view(session.viewer)["cards"]["defense"]["hand"] < 8:
        session.match.roll() if session.match.to_move < 0 else session.match.play(session.match.legal()[0])
    assert decks in str(session.picture())
