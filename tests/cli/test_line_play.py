"""The terminal as a person uses it: a real terminal, typed at, mistakes included."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from touchline import Match
from touchline.play.keeping import read_record

FULL_GAME = ["heads", "receive", *["BULL", "pat", "S20"] * 2, *["T1"] * 14]
"""A touchdown with its point for each, then interceptions until the end of normal time."""


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return os.environ | {"TOUCHLINE_HOME": str(tmp_path), "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "200"}


def sit_down(home: dict[str, str], *words: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-m", "touchline", "--plain", *words],
        env=home,
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 200),
    )


def kept(home: dict[str, str]) -> Path:
    (path,) = (Path(home["TOUCHLINE_HOME"]) / "matches").glob("*.touchline")
    return path


def test_a_whole_game_typed_by_hand_with_mistakes(home: dict[str, str]) -> None:
    game = sit_down(home, "play", "football-darts", "--table", "--names", "Ann,Bob")
    typed = list(FULL_GAME)
    game.expect("table> ")
    game.sendline("edge")
    game.expect("No: 'edge'")
    while typed:
        game.expect(r"\w+> ")
        game.sendline(typed.pop(0))
        if len(typed) == 8:
            game.expect("> ")
            game.sendline("T77")
            game.expect(r"No: .* \[FD-7.1\]")
    game.expect(r"Ann 7 – 7 Bob[\s\S]*Toss the coin")
    for word in ("tails", "defer", "BULL", "two D2", "T1", "T1", "T1"):
        game.expect("> ")
        game.sendline(word)
    game.expect("Ann wins 15–7 after overtime")
    game.expect(pexpect.EOF)
    match = Match.from_record(read_record(kept(home)))
    assert match.over
    assert match.state.score == [15, 7]


def test_a_killed_game_is_resumed_where_it_stopped(home: dict[str, str]) -> None:
    game = sit_down(home, "play", "football-darts", "--table", "--names", "Ann,Bob")
    for word in ("heads", "receive", "T20"):
        game.expect("> ")
        game.sendline(word)
    game.expect("OPP 10, dart 2 of 4")
    game.kill(signal.SIGKILL)
    game.wait()
    again = sit_down(home, "resume")
    again.expect("3 steps played")
    again.expect("Ann at OPP 10, dart 2 of 4, 10 to go")
    again.sendline("S10")
    again.expect("TOUCHDOWN")
    again.sendline("quit")
    again.expect("The match is kept")
    again.expect(pexpect.EOF)


def test_commands_at_the_prompt(home: dict[str, str]) -> None:
    game = sit_down(home, "play", "football-darts", "--table", "--names", "Ann,Bob")
    for word, answer in (
        ("help", "take back your last entry"),
        ("undo", "No: nothing has been played"),
        ("heads", "Ann wins the toss"),
        ("legal", "receive, defer"),
        ("receive", "OWN 30"),
        ("T20", "T20 for 60 yards"),
        ("why", "FD-2.1"),
        ("score", "Ann 0 – 0 Bob"),
        ("where", "pos: 90"),
        ("rule FD-2.3", "interception"),
        ("rule FD-9.9", "No: there is no rule"),
        ("history", "1. Heads"),
        ("correct 3 T19", "Corrected"),
        ("correct three", "No: write"),
        ("punt", r"No: a punt .*\[FD-5.1\]"),
        ("undo", "Taken back: 1 entry"),
        ("save", "No: write: save FILE"),
        ("clock", r"Ann \d:\d\d"),
        ("chances", "no coach|%"),
        ("review", "No: the review comes after the match"),
        ("resign", "Ann resigned"),
    ):
        game.expect("> ")
        game.sendline(word)
        game.expect(answer)
    game.close()


def test_against_a_bot_to_the_end_in_a_pipe(home: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "touchline", "play", "football-darts", "--vs", "random", "--seed", "5"],
        input="receive\n" + "T20\npat T20\n" * 400,
        capture_output=True,
        text=True,
        env=home,
        check=True,
    )
    assert re.search(r"wins \d+–\d+", done.stdout)
    assert "\x1b[" not in done.stdout
    assert "Traceback" not in done.stderr
    assert Match.from_record(read_record(kept(home))).over


def test_input_that_ends_keeps_the_match(home: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "touchline", "play", "football-darts", "--table"],
        input="heads\n",
        capture_output=True,
        text=True,
        env=home,
        check=True,
    )
    assert "touchline resume" in done.stdout
    assert len(Match.from_record(read_record(kept(home))).steps) == 1
