"""Paragraphs folded for a terminal."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

WIDEST = 96
"""Longer lines are hard to read, however wide the window."""
COLUMNS = re.compile(r"\S  +\S")
ROW = re.compile(r" *\S.*?  +(?=\S)")
"""The first column of a row of two."""
_FRAME: ContextVar[int | None] = ContextVar("frame", default=None)


@contextmanager
def within(columns: int) -> Iterator[None]:
    """What is folded meanwhile goes into a frame of so many columns, not to the width of the terminal."""
    before = _FRAME.set(columns)
    try:
        yield
    finally:
        _FRAME.reset(before)


def width() -> int:
    """How wide a paragraph may be here."""
    return min(WIDEST, _FRAME.get() or shutil.get_terminal_size((WIDEST, 24)).columns)


def wrapped(text: str, indent: str = "", hang: str = "") -> str:
    """A paragraph folded for reading; the names of moves stay in one piece.

    >>> with within(24):
    ...     print(wrapped("  undo  take back your last entry", hang=" " * 8))
      undo  take back your
            last entry
    """
    return textwrap.fill(
        text,
        width=width(),
        initial_indent=indent,
        subsequent_indent=indent + hang,
        break_on_hyphens=False,
        break_long_words=False,
    )


def folded(text: str) -> str:
    """Several lines, each folded for itself; the rows of a table stay as they are."""
    return "\n".join(line if COLUMNS.search(line) else wrapped(line) for line in text.splitlines())


def explained(text: str) -> str:
    r"""Several lines, each folded for itself; what a word means hangs under its second column.

    >>> with within(24):
    ...     print(explained("  undo  take back your last entry\n  quit"))
      undo  take back your
            last entry
      quit
    """
    rows = ((line, ROW.match(line)) for line in text.splitlines())
    return "\n".join(wrapped(line, hang=" " * (found.end() if found else 0)) for line, found in rows)
