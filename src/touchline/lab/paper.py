"""Paper for the kitchen table: pages of text, tables, squares and circles, written as a PDF by Matplotlib.

Places are in millimetres from the upper left corner of the page.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle

from touchline.play.chart import GUESS, Chart

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MM_AN_INCH = 25.4
MARGIN = 14.0
INK, SOFT, SHADE, GUESSED = "#111111", "#666666", "#eeeeee", "#ffe9b8"
POINT = 0.3528
"""A typographic point in mm."""


class Page:
    """One sheet."""

    def __init__(self, title: str, size: tuple[float, float], foot: str) -> None:
        self.width, self.height = size
        self.figure = Figure(figsize=(self.width / MM_AN_INCH, self.height / MM_AN_INCH))
        self._axes = self.figure.add_axes((0, 0, 1, 1))
        self._axes.set_xlim(0, self.width)
        self._axes.set_ylim(self.height, 0)
        self._axes.set_axis_off()
        self.text(MARGIN, MARGIN + 2, title, size=16, bold=True)
        self.text(MARGIN, self.height - 8, foot, size=7, colour=SOFT)

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    def text(
        self,
        x: float,
        y: float,
        said: str,
        *,
        size: float = 9,
        bold: bool = False,
        middle: bool = False,
        colour: str = INK,
        wide: float = 0,
    ) -> None:
        """A line of text with its middle at the height ``y``; ``wide`` folds it into lines of so many mm."""
        lines = _folded(said, wide, size) if wide else [said]
        for number, line in enumerate(lines):
            self._axes.text(
                x,
                y + number * size * POINT * 1.4,
                line,
                fontsize=size,
                fontweight="bold" if bold else "normal",
                ha="center" if middle else "left",
                va="center",
                color=colour,
            )

    def rectangle(self, x: float, y: float, width: float, height: float, fill: str = "none", line: float = 0.6) -> None:
        """A box."""
        self._axes.add_patch(Rectangle((x, y), width, height, facecolor=fill, edgecolor=INK, linewidth=line))

    def clear(self, x: float, y: float, width: float, height: float) -> None:
        """Paper again, whatever was drawn there."""
        self._axes.add_patch(Rectangle((x, y), width, height, facecolor="white", edgecolor="none", zorder=2.5))

    def circle(self, x: float, y: float, radius: float, fill: str = "none") -> None:
        """A circle around a point."""
        self._axes.add_patch(Circle((x, y), radius, facecolor=fill, edgecolor=INK, linewidth=0.6))

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = 0.6) -> None:
        """A line."""
        self._axes.plot([x, to_x], [y, to_y], color=INK, linewidth=width)

    def blanks(self, y: float, labels: Sequence[str]) -> float:
        """Labels with a line to write on after each, side by side; the height below them."""
        each = self.inner / len(labels)
        for number, label in enumerate(labels):
            x = MARGIN + number * each
            self.text(x, y, label, size=9)
            self.line(x + 2 + 2.1 * len(label), y + 2.2, x + each - 4, y + 2.2)
        return y + 9

    def table(
        self, y: float, head: Sequence[str], widths: Sequence[float], rows: Sequence[Sequence[str]], high: float = 8.0
    ) -> float:
        """A table to be filled in, as wide as the page; the height below it."""
        scale = self.inner / sum(widths)
        for number, row in enumerate([head, *rows]):
            x = MARGIN
            for cell, width in zip(row, widths, strict=True):
                self.rectangle(x, y, width * scale, high, SHADE if number == 0 else "none", 0.4)
                self.text(x + 1.2, y + high / 2, cell, size=8, bold=number == 0)
                x += width * scale
            y += high
        return y + 4

    def chart(self, y: float, chart: Chart, high: float = 9.0) -> float:
        """A chart; cells that are our guess are shaded and marked."""
        first = 4.0 + max(map(len, chart.rows)) * 1.9
        each = (self.inner - first) / len(chart.columns)
        size = min(9.0, each / max(len(cell) + 1 for row in chart.cells for cell in row) * 4.4)
        head = min(7.0, each / max(map(len, chart.columns)) * 4.6)
        for c, name in enumerate(chart.columns):
            self.rectangle(MARGIN + first + c * each, y, each, high, SHADE, 0.4)
            self.text(MARGIN + first + (c + 0.5) * each, y + high / 2, name, size=head, bold=True, middle=True)
        for r, name in enumerate(chart.rows):
            top = y + (r + 1) * high
            self.rectangle(MARGIN, top, first, high, SHADE, 0.4)
            self.text(MARGIN + 1.2, top + high / 2, name, size=8, bold=True)
            for c, cell in enumerate(chart.cells[r]):
                guess = (r, c) in chart.guessed
                self.rectangle(MARGIN + first + c * each, top, each, high, GUESSED if guess else "none", 0.4)
                said = cell + (GUESS if guess else "")
                self.text(MARGIN + first + (c + 0.5) * each, top + high / 2, said, size=size, middle=True)
        y += (len(chart.rows) + 1) * high + 6
        self.text(MARGIN, y, chart.legend, size=8, wide=self.inner)
        if chart.warning:
            self.text(MARGIN, y + 9, chart.warning, size=8, bold=True, wide=self.inner)
        return y + 20


class Paper:
    """A stack of pages."""

    def __init__(self, title: str, size: str = "a4") -> None:
        self.title = title
        self._size = SIZES[size]
        self.pages: list[Page] = []

    def page(self, title: str, *, across: bool = False) -> Page:
        """A new page, upright or lying."""
        size = (self._size[1], self._size[0]) if across else self._size
        made = Page(f"{self.title}: {title}", size, f"Touchline · {self.title} · page {len(self.pages) + 1}")
        self.pages.append(made)
        return made

    def write(self, path: Path) -> None:
        """Write the PDF."""
        with PdfPages(path, metadata={"Title": self.title, "Creator": "Touchline", "CreationDate": None}) as file:
            for page in self.pages:
                file.savefig(page.figure)


def _folded(said: str, wide: float, size: float) -> list[str]:
    """Text in lines that fit; a letter is about half as wide as high."""
    return textwrap.wrap(said, max(10, int(wide / (size * POINT * 0.52))))
