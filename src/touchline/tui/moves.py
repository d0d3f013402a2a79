"""The list of what may be done: with arrow keys, digits or the mouse."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

LISTED = 40
"""A longer list helps nobody; moves are then grouped by their first word."""


def grouped(choices: Sequence[str], *, on_the_board: bool) -> tuple[list[str], bool]:
    """What to list, and whether these are only the calls that a place on the board completes.

    >>> grouped(["throw T20", "throw D16", "punt T20", "punt D16"], on_the_board=True)
    (['throw', 'punt'], True)
    >>> grouped(["receive", "defer"], on_the_board=True)
    (['receive', 'defer'], False)
    """
    calls = list(dict.fromkeys(choice.split()[0] for choice in choices if " " in choice))
    if on_the_board and calls and len(calls) < len(choices):
        return calls, True
    if on_the_board and len(choices) > 12:
        return [choice for choice in choices if choice.isalpha() and choice.islower()], False
    return list(choices[:LISTED]), False


class MoveList(OptionList):
    """Moves, or calls that still need a place on the board."""

    DEFAULT_CSS = """
    MoveList { height: 1fr; min-height: 1; border: none; padding: 0; background: $background; }
    MoveList.calls { height: auto; max-height: 4; }
    MoveList:focus { border: none; background: $surface; }
    """

    class Chosen(Message):
        """A line of the list was chosen."""

        def __init__(self, text: str, is_call: bool) -> None:
            super().__init__()
            self.text = text
            self.is_call = is_call

    def __init__(self) -> None:
        super().__init__(compact=True)
        self.texts: list[str] = []
        self.are_calls = False

    def offer(self, choices: Sequence[str], *, on_the_board: bool) -> None:
        """List these from now on."""
        kept = self.call
        self.texts, self.are_calls = grouped(choices, on_the_board=on_the_board)
        self.clear_options()
        self.add_options(Option(self._line(number, text)) for number, text in enumerate(self.texts, 1))
        self.display = bool(self.texts)
        self.set_class(on_the_board, "calls")
        if self.texts:
            self.highlighted = self.texts.index(kept) if self.are_calls and kept in self.texts else 0

    @property
    def by_digit(self) -> bool:
        """Whether a digit chooses a line; not where numbers are on the dice themselves."""
        return not any(text.lstrip("+-").isdigit() for text in self.texts)

    def _line(self, number: int, text: str) -> str:
        if not self.by_digit:
            return f"  {text}"
        return f"{number if number < 10 else ' '} {text}"

    @property
    def call(self) -> str:
        """The call that a place on the board would complete."""
        at = self.highlighted
        return self.texts[at] if self.are_calls and at is not None and at < len(self.texts) else ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chosen with Enter or the mouse."""
        event.stop()
        self._choose(event.option_index)

    def choose_number(self, typed: str) -> bool:
        """Choose the line of the list that a typed number stands before; whether there is one."""
        if not (self.display and self.by_digit and typed.isdecimal() and 1 <= int(typed) <= min(9, len(self.texts))):
            return False
        self.highlighted = int(typed) - 1
        self._choose(int(typed) - 1)
        return True

    def takes(self, key: str) -> bool:
        """Whether a key is a digit that stands before a line."""
        return self.by_digit and key.isdigit() and 1 <= int(key) <= len(self.texts)

    def on_key(self, event: events.Key) -> None:
        """Digits choose at once."""
        if self.takes(event.key):
            event.stop()
            self.highlighted = int(event.key) - 1
            self._choose(int(event.key) - 1)

    def _choose(self, index: int) -> None:
        self.post_message(self.Chosen(self.texts[index], self.are_calls))
