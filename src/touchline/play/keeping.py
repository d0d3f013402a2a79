"""Keeping matches on disk, so that a closed lid or a cut cable costs nothing.

The whole record is written to a new file, forced to the disk and put in the place of the
old one after every entry: there is always one complete file.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from touchline.kernel.errors import BadRecord, TouchlineError
from touchline.kernel.message import Message, plain
from touchline.play.match import Match
from touchline.play.record import Record

ENDING = ".touchline"


def usual_home() -> Path:
    """The user's data folder, as the system names it."""
    return Path(platformdirs.user_data_dir("touchline"))


def home_folder() -> Path:
    """Where everything is kept that this machine's players leave (``TOUCHLINE_HOME`` overrides it)."""
    home = os.environ.get("TOUCHLINE_HOME")
    return Path(home) if home else usual_home()


def matches_folder() -> Path:
    """Where matches played on this machine are kept."""
    return home_folder() / "matches"


def new_path(game_name: str) -> Path:
    """A file for a match that begins now."""
    stem = f"{game_name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, number = matches_folder() / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = matches_folder() / f"{stem}-{number}{ENDING}", number + 1
    return path


def keep(match: Match, path: Path) -> None:
    """Write the record, whole, or leave the old one untouched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")  # two matches may begin in the same second
    try:
        with open(fresh, "w", encoding="utf-8") as file:
            file.write(match.record_text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def read_record(path: Path) -> Record:
    """The record in a file; ``BadRecord`` with the file's name when it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadRecord(_of(path, plain(str(problem.strerror))), field=str(path)) from None
    except UnicodeDecodeError:
        raise BadRecord(_of(path, Message("record-not-a-text")), field=str(path)) from None
    try:
        return Record.parse(text)
    except BadRecord as problem:
        raise BadRecord(_of(path, problem.words), field=problem.field) from None


def _of(path: Path, problem: Message) -> Message:
    """What is wrong with a file."""
    return Message("record-file", file=str(path), problem=problem)


def unfinished() -> Iterator[Path]:
    """The matches on this machine that have not ended, newest first."""
    files = sorted(matches_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files:
        try:
            if read_record(path).get("Result") == "*":
                yield path
        except TouchlineError:
            continue
