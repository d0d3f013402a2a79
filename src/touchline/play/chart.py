"""A chart that people look up at the table: what meets what, and where it is our guess."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field

from touchline.words.languages import say

GUESS = "?"
"""Stands behind a cell that is our guess."""


@dataclass(frozen=True)
class Chart:
    """Rows and columns with names, and a text in every cell; title and legend in the language that is spoken."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    legend: str
    """How a cell is read."""
    guessed: frozenset[tuple[int, int]] = field(default_factory=frozenset)
    """Row and column of every cell that is our guess."""

    @property
    def warning(self) -> str:
        """What to know before rolling by it; empty when every cell is sure."""
        count = len(self.rows) * len(self.columns)
        if not self.guessed:
            return ""
        return say("play-chart-guess", guessed=len(self.guessed), count=count, mark=GUESS)

    def text(self, width: int = 96) -> str:
        """The chart in characters, in as many parts as the width asks for."""
        first = max(map(len, self.rows))
        shown = [
            [cell + (GUESS if (r, c) in self.guessed else "") for c, cell in enumerate(row)]
            for r, row in enumerate(self.cells)
        ]
        widths = [max(len(name), *(len(row[c]) for row in shown)) for c, name in enumerate(self.columns)]
        parts = [
            "\n".join(
                [
                    " " * first + "".join(f"  {self.columns[c]:<{widths[c]}}" for c in part),
                    *(
                        f"{name:<{first}}" + "".join(f"  {row[c]:<{widths[c]}}" for c in part)
                        for name, row in zip(self.rows, shown, strict=True)
                    ),
                ]
            )
            for part in _fitting(widths, width - first)
        ]
        lines = [line.rstrip() for part in parts for line in (*part.split("\n"), "")]
        said = [part for each in (self.legend, self.warning) for part in textwrap.wrap(each, width)]
        return "\n".join([self.title, *lines, *said])


def _fitting(widths: Sequence[int], room: int) -> list[list[int]]:
    """The columns in parts that fit."""
    parts: list[list[int]] = [[]]
    used = 0
    for column, width in enumerate(widths):
        if parts[-1] and used + width + 2 > room:
            parts.append([])
            used = 0
        parts[-1].append(column)
        used += width + 2
    return parts
