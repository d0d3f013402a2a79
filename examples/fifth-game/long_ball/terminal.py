"""The pitch in the terminal: seven zones; choices are picked on it by click."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from touchline.tui.boards.base import Board
from touchline.words.languages import say

GRASS, LIGHTER, BALL = "#1f6b3a", "#2a7f48", "#ffd23f"
WIDTH, ROWS = 8, 3


class LongBallBoard(Board):
    """Seven zones between two goals."""

    DEFAULT_CSS = "LongBallBoard { height: 7; }"

    def render(self) -> Text:
        """Names above, the zones, and what the defence does below."""
        if self.scene is None:
            return Text()
        view, zones = self.scene.view, int(self.scene.geometry["zones"])
        rows = [self._names(zones), *(self._row(row, zones) for row in range(ROWS))]
        shown = "presses" if view["pressed"] else "drops" if view["phase"] != "shape" else "waits"
        shape = say(f"lb-board-{shown}", who=self.scene.names[1 - view["side"]])
        rows.append(Text(f"{shape}   {say('lb-rolls-left', rolls=view['rolls_left'])}", "dim"))
        return Text("\n").join(rows)

    def _names(self, zones: int) -> Text:
        assert self.scene is not None
        left, right = self.scene.names[0], self.scene.names[1]
        return Text(left + right.rjust(zones * WIDTH - len(left)), "bold")

    def _row(self, row: int, zones: int) -> Text:
        assert self.scene is not None
        view, line = self.scene.view, Text(no_wrap=True)
        arrow = ">>" if view["side"] == 0 else "<<"
        for zone in range(1, zones + 1):
            here = zone == view["zone"] and row == ROWS // 2
            ground = GRASS if zone % 2 else LIGHTER
            label = (f"({arrow})" if here else str(zone) if row == 0 else "").center(WIDTH)
            line.append(label, Style(color=BALL if here else "white", bgcolor=ground, bold=here))
        return line
