"""The coach's corner: win probabilities as a bar, and the best moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from touchline.cli.coach import Chances

COLOURS = ("#3f9c4c", "#c8332b")
DRAW = "#8a8f98"


def bar(found: Chances, width: int) -> Text:
    """Everybody's share of a line; a draw lies between the sides."""
    first = round(found.win[0] * width)
    draw = min(width - first, round(found.draw * width))
    text = Text("█" * first, Style(color=COLOURS[0]))
    text.append("▒" * draw, Style(color=DRAW))
    return text.append("█" * (width - first - draw), Style(color=COLOURS[1]))


class Coach(Static):
    """Says what it thinks when it is asked to."""

    DEFAULT_CSS = """
    Coach { width: 100%; height: auto; max-height: 11; border-top: solid $primary; border-title-color: $secondary; padding: 0; }
    """

    def on_mount(self) -> None:
        """Its name on the frame."""
        self.border_title = "Coach"

    def say(self, message: str) -> None:
        """A plain sentence."""
        self.update(Text(message, style="dim"))

    def show_chances(self, found: Chances, names: Sequence[str], words: Sequence[str]) -> None:
        """The bar with both names, and the advice."""
        width = max(10, self.content_size.width or 26)
        half = width // 2
        left, right = f"{names[0][: half - 5]} {found.win[0]:.0%}", f"{found.win[1]:.0%} {names[1][: half - 5]}"
        head = Text(f"{left}{right:>{width - len(left)}}")
        lines = [head, bar(found, width)]
        if found.draw > 0.0005:
            lines.append(Text(f"draw {found.draw:.1%}", style="dim"))
        self.update(Text("\n").join([*lines, *(Text(word) for word in words)]))
