"""Voice out: what happens and the score, spoken by a program of the system where there is one."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from touchline.cli import main
from touchline.kernel.errors import BadOption
from touchline.sessions.session import Session
from touchline.sessions.voice import Voice, speaker


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system whose only voice writes down what it is asked to say."""
    spoken = tmp_path / "spoken.txt"
    program = tmp_path / "bin" / "espeak"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\necho "$*: $(/bin/cat)" >> "{spoken}"\n', encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(program.parent))
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    return spoken


def test_a_dart_is_spoken_and_the_score_when_it_changes(heard: Path) -> None:
    session = Session.begin("football-darts", names=["Ann", "Bob"], table=True, seed=1)
    voice = Voice(session, speaker())
    for line in ("heads", "receive", "T20", "i10"):
        voice.tell(session.enter(line))
        voice.finish()
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert all(line.startswith("--stdin -v en: ") for line in lines)
    assert "triple 20" in lines[2]
    assert "Ann 0, Bob 0" not in "".join(lines)
    assert lines[3].endswith("Ann 6, Bob 0.")


def test_whoever_is_faster_than_the_voice_hears_the_newest(heard: Path) -> None:
    voice = Voice(Session.begin("football-darts", seed=1), speaker())
    for number in range(20):
        voice.speak(f"number {number}")
    voice.finish()
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert lines[-1].endswith("number 19")


def test_without_a_voice_it_is_said_so_before_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    with pytest.raises(BadOption):
        speaker()
    assert main(["play", "football-darts", "--table", "--plain", "--voice"]) == 2
    assert "no voice here" in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.touchline"))


def test_a_voice_that_fails_costs_nothing(heard: Path) -> None:
    voice = Voice(Session.begin("football-darts", seed=1), ["/no/such/program"])
    voice.speak("anything")
    voice.finish()
    assert not heard.exists()
