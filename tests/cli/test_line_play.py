"""The terminal as a person uses it: a real terminal, typed at, mistakes included."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from tests.patience import PATIENCE

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
        timeout=PATIENCE,
        dimensions=(50, 200),
    )


def hang_up(game: "pexpect.spawn[str]") -> None:
    """pexpect's own ``close`` gives a busy machine a tenth of a second to end a program."""
    game.kill(signal.SIGKILL)
    game.wait()
    game.close()


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
    game.expect("The most expensive decisions|No decision cost anything", timeout=PATIENCE)
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
        ("T20", "triple 20 for 60 yards"),
        ("why", "FD-2.1"),
        ("score", "Ann 0 – 0 Bob"),
        ("where", "Ann at OPP 10, dart 2 of 4"),
        ("where fields", "pos: 90"),
        ("?", "take back your last entry"),
        ("hitsory", r"Did you mean\s+'history'"),
        ("rules", "FD-2"),
        ("rule FD-2.3", "interception"),
        ("rule FD-9.9", "No: there is no rule"),
        ("history", "1. Heads"),
        ("correct 3 T19", r"triple 20 for 60 yards\.\s+→ .*triple 19 for 57[\s\S]*Correct it so\? \(yes or no\)"),
        ("no", "Nothing was changed"),
        ("correct 3 T19", "Correct it so"),
        ("yes", "Corrected"),
        ("correct three", "No: write"),
        ("punt", r"No: a punt [\s\S]*\[FD-5.1\]"),
        ("undo", "Taken back: 1 entry"),
        ("save", "No: write: save FILE"),
        ("clock", r"Ann \d:\d\d"),
        ("chances", "no coach|%"),
        ("review", "No: the review comes after the match"),
        ("resign", r"Ann gives up\? \(yes or no\)"),
        ("no", "Nothing was changed"),
        ("resign yes", "Ann resigned"),
    ):
        game.expect("> ")
        game.sendline(word)
        game.expect(answer)
    # said once, and the review follows
    assert game.expect(["Ann resigned", "Football Darts: "]) == 1
    hang_up(game)


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


# ---- the other games at a real table


def say(game: "pexpect.spawn[str]", *dialogue: tuple[str, str]) -> None:
    """Type each line at the prompt and wait for its answer."""
    for line, answer in dialogue:
        game.expect("> ")
        game.sendline(line)
        game.expect(answer)


def test_pocket_gridiron_at_the_table(home: dict[str, str]) -> None:
    game = sit_down(home, "play", "pocket-gridiron", "--table", "--names", "Ann,Bob")
    say(
        game,
        ("edge", r"No: 'edge'"),
        ("heads", r"\[PG-2.1\]"),
        ("7", "No: "),
        ("wr slant", r"Slant"),
        ("3 5", r"stopped[^\n]*\[PG-"),
        ("correct 3 hitch yes", "Corrected"),
        ("rb dive 1 1 td", "TOUCHDOWN"),
        ("two", "PG-5.2"),
        ("undo", "Taken back: 1"),
        ("pat 5", r"Ann 7"),
    )
    game.sendline("quit")
    game.expect(pexpect.EOF)


def test_street_soccer_at_the_table(home: dict[str, str]) -> None:
    game = sit_down(home, "play", "street-soccer", "--table", "--names", "Ann,Bob")
    say(
        game,
        ("B4-D5-E3-F4-H2", r"Ann places a figure on H2. \[SS-2"),
        ("B4", r"No: [^\n]*\[SS-2.2\]"),
        ("K5-I4-H6-G5-E7", r"All are placed"),
        ("yellow 5 red 3", r"kicks off: the difference is 2"),
        ("legal F4", r"F4\*"),
        ("F4*L9", "No: "),
        ("F4*H4", r"\[SS-"),
        ("9", r"No: '9'"),
        ("3", r"rolls 3"),
        ("where", r"G>"),
        ("pass", r"No: [^\n]*\[SS-3.5\]"),
    )
    game.sendline("quit")
    game.expect(pexpect.EOF)


def test_first_and_goal_at_the_table(home: dict[str, str]) -> None:
    """FG-3.2: never a hand, only what is revealed; then all dice in one line, in the order of the hand."""
    game = sit_down(home, "play", "first-and-goal", "--table", "--names", "Ann,Bob", "--clock", "30+10")
    say(
        game,
        ("heads tails", r"Ann wins the toss"),
        ("kick", r"kicks off"),
        ("run-out", "Roll together: red, ivory, brown, blue, play"),
        ("3 5 7 10 hail", r"own 25[^\n]*\[FG-"),
        ("clock", r"Ann \d\d:\d\d left"),
        ("reverse 4-3 red 99", r"No: after 'reverse 4-3'"),
        ("short-pass nickel", r"Short Pass against Nickel"),
        ("red 3 black -4 T", r"referee"),
        ("x", r"\[FG-"),
    )
    assert "hand:" not in (game.before or "")
    game.sendline("quit")
    game.expect(pexpect.EOF)


# ---- on the screen


def test_the_keyboard_goes_round_in_plain_lines(home: dict[str, str]) -> None:
    """FG-1.7: the screen is wiped before the other coach looks."""
    game = sit_down(home, "play", "first-and-goal", "--names", "Ann,Bob", "--seed", "3")
    game.expect("Bob> ")
    game.sendline("heads")
    game.expect(r"Pass the keyboard to (Ann|Bob), who types 'ready': |kicked off")
    hang_up(game)


def test_a_match_is_begun_by_answering_questions(home: dict[str, str]) -> None:
    game = sit_down(home)
    game.expect("Which game?")
    game.sendline("chess")
    game.expect("type a number")
    game.sendline("football")
    game.expect("Against whom?")
    game.sendline("2")
    game.expect("Options")
    game.sendline("list")
    game.expect("cushion_dart=no")
    game.sendline("cushion_dart=maybe")
    game.expect(r"No: [^\n]*\[FD-6.1\]")
    game.sendline("cushion_dart=yes")
    game.expect("Toss the coin")
    game.sendline("quit")
    game.expect(pexpect.EOF)
    again = sit_down(home)
    again.expect("Resume football-darts")
    again.expect("Which game?")
    again.sendline("resume")
    again.expect("Toss the coin")
    hang_up(again)
    assert read_record(kept(home)).get("Option") == "cushion_dart=yes"


# ---- which face


def on_a_terminal(home: dict[str, str], **more: str) -> "pexpect.spawn[str]":
    env = home | more
    words = ["-m", "touchline", "play", "football-darts", "--table", "--names", "Ann,Bob"]
    return pexpect.spawn(sys.executable, words, env=env, encoding="utf-8", timeout=PATIENCE, dimensions=(24, 80))


ALTERNATE_SCREEN = re.escape("\x1b[?1049h")


def test_a_terminal_gets_the_app_and_a_killed_app_is_resumed(home: dict[str, str]) -> None:
    app = on_a_terminal(home, TERM="xterm-256color")
    app.expect(ALTERNATE_SCREEN)
    app.expect("Toss the coin")
    app.send("heads\r")
    app.expect("receive or")
    app.send("receive\r")
    app.expect("Dart 1")
    app.kill(signal.SIGKILL)
    app.wait()
    again = sit_down(home, "resume")
    again.expect("2 steps played")
    again.expect("Dart 1: 70 to go")
    hang_up(again)


@pytest.mark.parametrize("plain", [{"TERM": "dumb"}, {"TOUCHLINE_PLAIN": "1"}, {"ACCESSIBLE": "1"}])
def test_lines_where_lines_are_better(home: dict[str, str], plain: dict[str, str]) -> None:
    game = on_a_terminal(home, **plain)
    game.expect("table> ")
    assert "\x1b[?1049h" not in (game.before or "")
    hang_up(game)


def test_a_screen_reader_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of that name in the process list is enough."""
    from touchline.cli import face

    monkeypatch.setattr(face, "SCREEN_READERS", frozenset({"no-such-reader"}))
    assert not face.screen_reader()
    comm = Path("/proc/self/comm")
    if comm.exists():
        monkeypatch.setattr(face, "SCREEN_READERS", frozenset({comm.read_text().strip()}))
        assert face.screen_reader()
