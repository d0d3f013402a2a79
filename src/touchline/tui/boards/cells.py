"""A board drawn character by character."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text


def joined(cells: Sequence[tuple[str, Style]]) -> Text:
    """Characters with their styles as one line, neighbours of the same style together."""
    text = Text(no_wrap=True)
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        text.append("".join(letter for letter, _ in run), style)
    return text
