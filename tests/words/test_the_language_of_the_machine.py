"""Which language a command speaks: as asked, as set, as the machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from touchline.cli import main
from touchline.tui.settings import Settings
from touchline.words.languages import speak


@pytest.fixture(autouse=True)
def a_french_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    monkeypatch.delenv("TOUCHLINE_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    yield
    speak("en")


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main([*words, "games"]) == 0
    return capsys.readouterr().out


def test_the_machine_s_language_is_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert "adversaires\u00a0: random" in told([], capsys)


def test_the_setting_of_the_app_comes_before_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings.read()
    settings.language = "nl"
    settings.write()
    assert "tegenstanders: random" in told([], capsys)


def test_a_variable_comes_before_the_setting_and_the_option_before_both(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOUCHLINE_LANG", "de")
    assert "Gegner: random" in told([], capsys)
    assert "rivales: random" in told(["--lang", "es"], capsys)


def test_programs_are_told_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    french = told([], capsys), main(["games", "--json"]), capsys.readouterr().out
    assert main(["--lang", "en", "games", "--json"]) == 0
    assert capsys.readouterr().out == french[2]
