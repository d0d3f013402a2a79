"""A match and its file: nothing is overwritten, and a disk that fails costs no match.

The match lives in memory; after every entry it is written whole.  What cannot be written is tried again
with the next entry, and meanwhile whoever plays is told.
"""

from __future__ import annotations

from pathlib import Path

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.play.keeping import ENDING, keep
from touchline.play.match import Match

Mark = tuple[int, int, int]


class Safekeeping:
    """Where one match is kept, and whether it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        """Why the match is not on the disk; empty when it is."""
        self.moved_from: Path | None = None
        """The file that somebody else changed, so that the match went on in another beside it."""
        self._mark = _mark_of(path)
        self._copies = Copies()

    def write(self, match: Match) -> None:
        """Put the whole match on the disk, or note why that cannot be done."""
        try:
            found = _mark_of(self.path)
            if found is not None and found != self._mark:
                self.moved_from, self.path = self.path, beside(self.path)
            keep(match, self.path)
        except OSError as problem:
            self.trouble = f"{self.path}: {problem.strerror or problem}"
        else:
            self._mark, self.trouble = _mark_of(self.path), ""

    def move(self, match: Match, path: Path) -> None:
        """Keep the match in another file from now on; ``BadOption`` if that is there already or cannot be written."""
        check_free(path)
        before, self.path = self.path, path
        self.write(match)
        if self.trouble:
            problem, self.path = self.trouble, before
            raise BadOption(Message("prompt-cannot-write", problem=problem), field="save")

    def write_copy(self, text: str, path: Path) -> None:
        """Write a copy elsewhere; ``BadOption`` rather than over anything but an earlier copy of this match."""
        if path.resolve() == self.path.resolve():
            raise BadOption(Message("prompt-kept-there", file=str(path)), field="save")
        self._copies.write(text, path)


class Copies:
    """Copies of one match's record: written again as it grows, never over anything else."""

    def __init__(self) -> None:
        self._written: set[Path] = set()

    def write(self, text: str, path: Path) -> None:
        """Write a copy; ``BadOption`` if something else is there, or if it cannot be written."""
        if path.exists() and path.resolve() not in self._written:
            raise BadOption(Message("prompt-there-already", file=str(path)), field="save")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as problem:
            told = f"{path}: {problem.strerror or problem}"
            raise BadOption(Message("prompt-cannot-write", problem=told), field="save") from None
        self._written.add(path.resolve())


def check_free(path: Path) -> None:
    """A new match is never begun over a file."""
    if path.exists():
        raise BadOption(Message("prompt-match-there", file=str(path)), field="save")


def beside(path: Path) -> Path:
    """A free name next to a file.

    >>> beside(Path("no-such-folder/cup.touchline")).name
    'cup-2.touchline'
    """
    stem, number = path.name.removesuffix(ENDING), 2
    while (found := path.with_name(f"{stem}-{number}{ENDING}")).exists():
        number += 1
    return found


def _mark_of(path: Path) -> Mark | None:
    """What changes when somebody else writes the file; ``None`` when there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
