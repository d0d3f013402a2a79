"""A coach who breaks at the terminal costs no match: a sentence, and a file that says where it broke."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pexpect
import pytest
from tests.broken_coach import breaking_folder
from tests.patience import PATIENCE

from touchline.sessions.mishaps import LOG, MOST_BYTES, noted


def test_hint_chances_and_the_analysis_board_say_a_sentence(tmp_path: Path) -> None:
    home = tmp_path / "home"
    env = os.environ | {"TOUCHLINE_HOME": str(home), "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "300"}
    env["PYTHONPATH"] = breaking_folder(tmp_path)

    def sit_down(*words: str) -> pexpect.spawn[str]:
        arguments = ["-m", "touchline", "--plain", *words]
        return pexpect.spawn(
            sys.executable, arguments, env=env, encoding="utf-8", timeout=PATIENCE, dimensions=(50, 300)
        )

    match = sit_down("play", "football-darts", "--table", "--names", "Ann,Bob")
    for word in ("heads", "receive"):
        match.expect("> ")
        match.sendline(word)
    for asked in ("hint", "chances"):
        match.expect("> ")
        match.sendline(asked)
        match.expect("The coach could not think this through: a fault of ours. What happened is noted in .*mishaps.log")
    match.expect("> ")
    match.sendline("T20")
    match.expect("> ")
    match.sendline("quit")
    match.expect(pexpect.EOF)
    assert "Traceback" not in str(match.before)

    board = sit_down("analyse", "football-darts", "phase=call pos=90 dart=2")
    board.expect("> ")
    board.sendline("coach")
    board.expect("The coach could not think this through")
    board.expect("> ")
    board.sendeof()
    board.expect(pexpect.EOF)
    told = (home / "mishaps.log").read_text(encoding="utf-8")
    assert told.count('raise ZeroDivisionError("made to fail")') == 3


def test_the_file_of_mishaps_keeps_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    (tmp_path / LOG).write_text("then é\n" * MOST_BYTES, encoding="utf-8")
    noted("one")
    noted("two")
    told = (tmp_path / LOG).read_text(encoding="utf-8")
    assert len(told) < MOST_BYTES
    assert set(told.splitlines()[:-2]) == {"then é"}
    assert [line.split()[-1] for line in told.splitlines()[-2:]] == ["one", "two"]
