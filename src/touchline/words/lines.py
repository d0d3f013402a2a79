"""Paragraphs folded for a terminal."""

from __future__ import annotations

import re
import shutil
import textwrap

WIDEST = 96
"""Longer lines are hard to read, however wide the window."""
COLUMNS = re.compile(r"\S  +\S")


def width() -> int:
    """How wide a paragraph may be here."""
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def wrapped(text: str, indent: str = "") -> str:
    """A paragraph folded for reading; the names of moves stay in one piece."""
    return textwrap.fill(
        text,
        width=width(),
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )


def folded(text: str) -> str:
    """Several lines, each folded for itself; the rows of a table stay as they are."""
    return "\n".join(line if COLUMNS.search(line) else wrapped(line) for line in text.splitlines())
