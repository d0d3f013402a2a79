"""Nothing is overwritten, nothing is changed without a word, and no failing disk or terminal costs a match."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from touchline import Match
from touchline.kernel.errors import BadOption
from touchline.play.keeping import read_record
from touchline.sessions.prompt import PromptWords
from touchline.sessions.session import Session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path / "home"))
    return tmp_path


def table(**more: object) -> Session:
    return Session.begin("football-darts", table=True, names=["Ann", "Bob"], **more)  # type: ignore[arg-type]


def words(session: Session) -> PromptWords:
    return PromptWords(session, lambda share: None)


def play_lines(said: str, *arguments: str, **env: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "touchline", "play", "football-darts", "--table", *arguments],
        input=said,
        capture_output=True,
        text=True,
        env=os.environ | env,
        encoding="latin-1" if env.get("LC_ALL") == "C" else "utf-8",
        check=False,
    )


# ---- files


def test_a_match_is_never_begun_over_a_record(home: Path) -> None:
    finished = home / "final.touchline"
    first = table(path=finished)
    first.enter("heads receive T20")
    kept = finished.read_text()
    with pytest.raises(BadOption, match="is there already and stays as it is"):
        table(path=finished)
    assert finished.read_text() == kept
    done = play_lines("heads\n", "--save", str(finished))
    assert done.returncode == 2
    assert "touchline resume" in done.stderr
    assert finished.read_text() == kept


def test_a_copy_is_written_over_nothing_but_an_earlier_copy(home: Path) -> None:
    session, letter = table(), home / "letter.txt"
    letter.write_text("Dear Bob")
    for target in (letter, session.path):
        with pytest.raises(BadOption, match="name another file"):
            words(session).answer(f"save {target}")
    assert letter.read_text() == "Dear Bob"
    copy = home / "copy.touchline"
    words(session).answer(f"save {copy}")
    session.enter("heads")
    words(session).answer(f"save {copy}")
    assert len(read_record(copy).entries) == 1


def test_two_who_resume_the_same_match_do_not_write_over_each_other(home: Path) -> None:
    session = table(path=home / "cup.touchline")
    session.enter("heads")
    other = Session.resume(session.path)
    other.enter("receive T20")
    session.enter("defer")
    assert session.file.moved_from == home / "cup.touchline"
    assert session.path == home / "cup-2.touchline"
    assert [entry.text for entry in read_record(home / "cup.touchline").entries] == ["heads", "receive", "T20"]
    assert [entry.text for entry in read_record(session.path).entries] == ["heads", "defer"]


# ---- taking back and correcting


def test_one_dart_is_one_undo_and_undo_3_takes_back_three() -> None:
    """FD-2.1: the call to throw goes without saying, so it goes with its dart."""
    session = table()
    session.enter("heads receive T20 5 5")
    assert words(session).answer("undo") == "Taken back: 1 entry."
    assert session.match.steps[-1].text == "S5"
    assert session.match.headline().endswith("dart 3 of 4, 5 to go")
    words(session).answer("undo 2")
    assert [step.text for step in session.match.steps] == ["heads", "receive"]
    asked = words(session)
    assert asked.answer("undo 9") == "Not so much has been entered. Take back everything? (yes or no)"
    assert len(session.match.steps) == 2
    assert asked.answer("yes") == "Taken back: 2 entries."
    assert not session.match.steps
    with pytest.raises(BadOption, match="more than 1000 characters"):
        session.enter("x" * 5000)
    with pytest.raises(BadOption, match="undo 3"):
        words(session).answer("undo everything")


def test_a_correction_shows_what_it_changes_and_asks() -> None:
    """FD-4.2: with a field goal at entry 4 the touchdown is gone and the ball is Bob's."""
    session = table()
    session.enter("heads receive T20 5 5")
    kept, say = session.match.record_text(), words(session)
    asked = say.answer("correct 4 fg cut")
    assert "outer single 5 for 5 yards, TOUCHDOWN!" in asked
    assert "(dropped)" in asked or "Bob" in asked
    assert "It would stand: Q1 · Ann 3 – 0 Bob" in asked
    assert asked.endswith("Correct it so? (yes or no)")
    assert session.match.record_text() == kept
    assert say.answer("no") == "Nothing was changed."
    assert session.match.record_text() == kept
    say.answer("correct 4 fg cut")
    assert say.answer("yes").startswith("Corrected. Q1 · Ann 3 – 0 Bob")


def test_a_dart_is_corrected_by_the_number_of_its_call_too() -> None:
    """FD-2.1: "4. Ann throws dart 2" and "5. … outer single 5" are one dart; no later dart becomes another."""
    by_call, by_dart = table(), table()
    for session, entry in ((by_call, 4), (by_dart, 5)):
        session.enter("heads receive T20 5 5")
        words(session).answer(f"correct {entry} 6 yes")
    assert [step.text for step in by_call.match.steps][3:5] == ["throw", "S6"]
    assert by_call.match.position() == by_dart.match.position()
    assert len(by_call.match.steps) == 7


def test_a_yes_that_comes_too_late_is_no_yes() -> None:
    session = table()
    session.enter("heads receive")
    say = words(session)
    say.answer("resign")
    session.enter("T20")
    assert not say.knows("yes")
    assert not session.match.over


def test_resigning_asks() -> None:
    session = table()
    session.enter("heads receive")
    say = words(session)
    assert say.answer("resign") == "Ann gives up? (yes or no)"
    assert not session.match.over
    assert say.answer("yes") == "Ann resigned."


# ---- disks and terminals that fail


def test_a_full_disk_costs_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(path=home / "cup.touchline")
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    session.enter("heads receive T20")
    assert session.file.trouble.endswith("No space left on device")
    assert len(session.match.steps) == 3, "the match goes on"
    assert not read_record(home / "cup.touchline").entries, "and the old file is whole"
    assert [each.name for each in home.iterdir()] == ["cup.touchline"], "no half-written file is left"
    monkeypatch.setattr(os, "fsync", real)
    session.enter("5")
    assert not session.file.trouble
    assert len(read_record(home / "cup.touchline").entries) == 5


def test_a_home_that_cannot_be_written_is_told_and_the_match_moves(home: Path) -> None:
    blocked = home / "blocked"
    blocked.write_text("a file where the folder should be")
    saved = home / "elsewhere.touchline"
    done = play_lines(f"heads\nreceive\nsave {saved}\nT20\nquit\n", TOUCHLINE_HOME=str(blocked))
    assert "Not on the disk: " in done.stdout
    assert "On the disk again." in done.stdout
    assert f"touchline resume {saved}" in done.stdout
    assert "Traceback" not in done.stderr
    assert len(Match.from_record(read_record(saved)).steps) == 3


def test_a_match_that_can_be_written_nowhere_is_printed(home: Path) -> None:
    blocked = home / "blocked"
    blocked.write_text("a file where the folder should be")
    done = play_lines("heads\nreceive\n", TOUCHLINE_HOME=str(blocked))
    assert done.returncode == 0
    printed = done.stdout[done.stdout.index('[Game "football-darts"]') :]
    assert len(Match.from_record(printed.rstrip("\n") + "\n").steps) == 2


def test_a_terminal_without_our_characters(home: Path) -> None:
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "latin-1"}
    done = play_lines("heads\nreceive\nT20\nquit\n", **env)
    assert done.returncode == 0
    assert "OWN 30 -> OPP 10" in done.stdout
    assert "Player 1 0 - 0 Player 2" in done.stdout
    assert not done.stderr


def test_an_output_that_is_closed_or_full(home: Path) -> None:
    shell = f"{sys.executable} -m touchline "
    closed = subprocess.run(shell + "games >&-", shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in closed.stderr
    assert closed.returncode == 0
    gone = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {shell} rules football-darts | head -1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not gone.stderr
    if Path("/dev/full").exists():
        full = subprocess.run(shell + "games > /dev/full", shell=True, capture_output=True, text=True, check=False)
        assert full.stderr == "touchline: standard output: No space left on device\n"
        assert full.returncode == 2


# ---- a home in which nothing can be kept


def test_without_a_folder_to_keep_things_the_coach_works_in_a_lent_one(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from touchline.kernel import cache

    (home / "no-folder").write_text("a file where a folder is wanted")
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "no-folder"))
    monkeypatch.setenv(cache.NAMED, "")
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(home / "no-folder" / name))
    lent = cache.cache_root()
    assert lent.is_dir()
    assert cache.cache_root() == lent == Path(os.environ[cache.NAMED]), "processes begun here find the same one"


def test_a_folder_that_is_named_and_not_there_yet_is_made(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from touchline.bots.compiling import alone
    from touchline.kernel import cache

    monkeypatch.setenv(cache.NAMED, str(home / "kept" / "here"))
    with alone("a.master"):
        assert cache.cache_root().is_dir()


def test_a_solution_that_cannot_be_kept_is_no_trouble(home: Path) -> None:
    from touchline.solve.stored import load_tables, save_tables

    (home / "no-folder").write_text("")
    save_tables(home / "no-folder" / "darts-1.npz", {"worth": [1, 2]}, keep=3)
    assert load_tables(home / "no-folder" / "darts-1.npz", ["worth"]) is None


def test_a_coach_without_room_costs_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code that cannot be written, on a disk that is full."""

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    session = table()
    session.enter("heads receive T20")
    monkeypatch.setattr("touchline.solve.advise", full)
    monkeypatch.setattr("touchline.solve.win_probability", full)
    for command in ("hint", "chances"):
        told = words(session).answer(command)
        assert told == "The coach cannot work here just now: No space left on device. The match goes on."
