"""What every drawn board is: a widget that shows scenes and reports what was picked on it."""

from __future__ import annotations

from textual.message import Message
from textual.widget import Widget

from touchline.tui.scene import Scene


class Board(Widget):
    """A board on the screen.  It knows the geometry and a view, never the rules."""

    DEFAULT_CSS = "Board { width: 1fr; height: auto; }"

    class Picked(Message):
        """A whole move or outcome was picked."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Aimed(Message):
        """A place was picked; which call it belongs to is still open."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    picks_places = False
    """Whether moves are made on the board, so that a long list of them is not needed."""
    scene: Scene | None = None
    advised = ""
    """What the coach would do, to be marked on the board."""

    def advise(self, move: str) -> None:
        """Mark what the coach would do, until the moment has passed."""
        self.advised = move
        self.refresh()

    def show(self, scene: Scene) -> None:
        """Draw this moment from now on."""
        self.scene = scene
        self.advised = ""
        self.refresh(layout=self.styles.is_auto_height)
