"""The coach's corner: win probabilities as a bar, and the best moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from touchline.kernel.message import Share
from touchline.sessions.coach_corner import Chances
from touchline.words.languages import say

COLOURS = ("#3f9c4c", "#c8332b")
DRAW = "#8a8f98"


def bar(found: Chances, width: int) -> Text:
    """Everybody's share of a line; a draw lies between the sides."""
    first = round(found.win[0] * width)
    draw = min(width - first, round(found.draw * width))
    text = Text("█" * first, Style(color=COLOURS[0]))
    text.append("▒" * draw, Style(color=DRAW))
    return text.append("█" * (width - first - draw), Style(color=COLOURS[1]))


def ends(names: Sequence[str], found: Chances, width: int) -> list[Text]:
    """Who is at which end of the bar, with what chance: in one line where both have room, else in two."""
    left, right = f"{names[0]} {found.win[0]:.0%}", f"{found.win[1]:.0%} {names[1]}"
    if len(left) + len(right) < width:
        return [Text(f"{left}{right:>{width - len(left)}}")]
    lines = [Text(left), Text(right, justify="right")]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


class Coach(Widget):
    """Says what it thinks when it is asked to."""

    DEFAULT_CSS = """
    Coach { width: 100%; height: auto; max-height: 11; padding: 0;
        border-top: solid $primary; border-title-color: $secondary; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.border_title = say("app-coach")
        self._message = ""
        self._found: Chances | None = None
        self._names: Sequence[str] = ()
        self._words: Sequence[str] = ()
        self._why = ""

    def say(self, message: str) -> None:
        """A plain sentence."""
        self._message, self._found = message, None
        self.refresh(layout=True)

    def show_chances(self, found: Chances, names: Sequence[str], words: Sequence[str], why: str) -> None:
        """The bar with both names, the advice, and its reason."""
        self._found, self._names, self._words, self._why = found, names, words, why
        self.refresh(layout=True)

    def render(self) -> Text:
        """What was said last."""
        if self._found is None:
            return Text(self._message, style="dim")
        found, width = self._found, max(20, self.content_size.width)
        lines = [*ends(self._names, found, width), bar(found, width)]
        if found.draw > 0.0005:
            lines.append(Text(say("app-draw-chance", chance=Share(found.draw, 1)), style="dim"))
        why = [Text(self._why, style="dim")] if self._why else []
        return Text("\n").join([*lines, *(Text(word, no_wrap=True) for word in self._words), *why])
