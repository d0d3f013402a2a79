"""The line at the foot of a screen that names its keys, in the language that is spoken."""

from __future__ import annotations

from dataclasses import replace

from textual import events
from textual.app import ComposeResult
from textual.dom import DOMNode
from textual.widgets import Footer

from touchline.tui.boards.base import Board
from touchline.words.languages import say

ID = "app-key-"
"""How the description of a binding begins that is a message's id."""
ROOM_FOR_ALL = 76
"""Columns that hold every key and the palette's."""
TEXTUALS_OWN = {"palette": "app-key-palette"}
"""Keys that Textual brings, by what it calls them."""


def word_keys(node: DOMNode) -> None:
    """Say what the keys of a screen or widget do; a key that is worded stays as it is."""
    keys = node._bindings.key_to_bindings  # Textual has no other way to a binding of one object
    for key, bindings in keys.items():
        named = [TEXTUALS_OWN.get(each.description, each.description) for each in bindings]
        keys[key] = [
            replace(each, description=say(name)) if name.startswith(ID) else each
            for each, name in zip(bindings, named, strict=True)
        ]


class Keys(Footer):
    """Every key of the screen, its board and the app."""

    def __init__(self, *, show_command_palette: bool = False) -> None:
        super().__init__(show_command_palette=show_command_palette, compact=True)
        self._palette = show_command_palette

    def on_resize(self, event: events.Resize) -> None:
        """Where room is short the keys of the match come first; the palette opens without being named."""
        self.show_command_palette = self._palette and event.size.width >= ROOM_FOR_ALL

    def compose(self) -> ComposeResult:
        """Worded first, then as ever."""
        for node in (self.app, self.screen, *self.screen.query(Board)):
            word_keys(node)
        yield from super().compose()
