"""The board as the game draws it in characters, for a game that has no drawn board of its own."""

from __future__ import annotations

from rich.text import Text

from touchline.tui.boards.base import Board


class PictureBoard(Board):
    """Characters, as the game gives them."""

    def render(self) -> Text:
        """The picture, or the fields of the view when there is none."""
        if self.scene is None:
            return Text()
        if self.scene.picture:
            return Text(self.scene.picture, no_wrap=True)
        lines = [f"{name}: {value}" for name, value in self.scene.view.items() if name != "position"]
        return Text("\n".join(lines))
