"""The football field of First & Goal: a strip with ball and line to gain, the game's own words below it."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from touchline.tui.boards.base import Board
from touchline.tui.boards.strip import field_strip


class FieldBoard(Board):
    """The field, what fell lately, and what the seat may see of cards and dice."""

    DEFAULT_CSS = "FieldBoard { height: auto; min-height: 6; }"

    def render(self) -> Text:
        """The strip above, the picture below."""
        if self.scene is None or not self.size.width:
            return Text()
        view = self.scene.view
        parts: list[Text] = []
        yards = view.get("ball")
        if isinstance(yards, int):
            to_gain = view.get("to_gain")
            gain = 100 - yards + to_gain if isinstance(to_gain, int) and 0 < to_gain < yards else None
            ball = min(100, max(0, 100 - yards))
            parts.append(field_strip(min(self.size.width, 72), ball, gain=gain, rightwards=view.get("offense", 0) == 0))
        if self.scene.rolls:
            fell = " · ".join(f"{roll.die} {roll.face}" for roll in self.scene.rolls[-6:])
            parts.append(Text(f"Dice: {fell}", Style(dim=True)))
        if self.scene.picture:
            parts.append(Text(self.scene.picture, no_wrap=True))
        return Text("\n").join(parts)
