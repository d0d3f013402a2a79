"""Small screens over the present one: something to read, a line to write, a keyboard to pass."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from touchline.words.languages import say

WIDTH = 76
"""Columns of a window to read in, where the screen has them."""


class Reading(ModalScreen[None]):
    """A text to read, closed with any of the usual keys."""

    DEFAULT_CSS = """
    Reading { align: center middle; }
    Reading > Vertical { width: 76; max-width: 96%; height: auto; max-height: 22; border: round $primary;
        background: $panel; padding: 0 1; border-title-color: $secondary; border-subtitle-color: $text-muted; }
    Reading VerticalScroll { height: auto; max-height: 20; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "dismiss(None)", "app-key-close")]

    def __init__(self, title: str, text: str, width: int | None = None) -> None:
        super().__init__()
        self._title, self._text, self._width = title, text, width

    @staticmethod
    def room(columns: int) -> int:
        """How wide its text may be on a screen of so many columns: the frame, its margins and a bar to scroll by."""
        return min(WIDTH, int(0.96 * columns)) - 6

    def compose(self) -> ComposeResult:
        """A frame around the text."""
        with Vertical() as frame:
            frame.border_title = self._title
            frame.border_subtitle = say("app-esc-closes")
            if self._width is not None:
                frame.styles.width = self._width
            with VerticalScroll():
                yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Arrow keys scroll at once."""
        self.query_one(VerticalScroll).focus()


class AskLine(ModalScreen[str]):
    """One line to be typed; empty when the person thought better of it."""

    DEFAULT_CSS = """
    AskLine { align: center middle; }
    AskLine > Vertical { width: 64; max-width: 96%; height: auto; border: round $primary; background: $panel;
        padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", "app-key-cancel")]

    def __init__(self, question: str, value: str = "", hint: str = "") -> None:
        super().__init__()
        self._question, self._value, self._hint = question, value, hint

    def compose(self) -> ComposeResult:
        """The question above, the line below."""
        with Vertical():
            yield Static(self._question, markup=False)
            yield Input(self._value, placeholder=self._hint)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done."""
        self.dismiss(event.value.strip())


class Choose(ModalScreen[str]):
    """A question with two or three answers; the answer's key is the result, empty for none.

    Enter takes the first answer, so that is the one that does no harm; an initial that only one has takes that one.
    """

    DEFAULT_CSS = """
    Choose { align: center middle; }
    Choose > Vertical { width: 66; max-width: 96%; height: auto; max-height: 22; border: round $primary;
        background: $panel; padding: 0 1; }
    Choose VerticalScroll { height: auto; max-height: 15; }
    Choose Horizontal { height: auto; align: center middle; margin-top: 1; }
    Choose Button { margin: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", "app-key-close")]

    def __init__(self, text: str, answers: dict[str, str]) -> None:
        super().__init__()
        self._text, self._answers = text, answers

    def compose(self) -> ComposeResult:
        """The text, and a button an answer."""
        with Vertical():
            with VerticalScroll(can_focus=False):
                yield Static(self._text, markup=False)
            with Horizontal():
                for index, (key, label) in enumerate(self._answers.items()):
                    yield Button(label, id=key, variant="primary" if index == 0 else "default")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """The answer."""
        self.dismiss(event.button.id or "")

    def on_key(self, event: events.Key) -> None:
        """``y`` or ``n``, as the answers begin in the language that is spoken."""
        typed = (event.character or "").lower()
        meant = [key for key, label in self._answers.items() if typed and label.lower().startswith(typed)]
        if len(meant) == 1:
            event.stop()
            self.dismiss(meant[0])


class PassTheKeyboard(Screen[None]):
    """Nothing to see here: the next person's hand comes up only when that person is ready."""

    DEFAULT_CSS = """
    PassTheKeyboard { align: center middle; }
    PassTheKeyboard Static { width: auto; margin-bottom: 1; text-style: bold; }
    PassTheKeyboard Center { height: auto; }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._who = name

    def compose(self) -> ComposeResult:
        """A name and a button."""
        with Center():
            yield Static(say("app-pass-keyboard", who=self._who), markup=False)
        with Center():
            yield Button(say("app-show-hand", who=self._who), variant="primary", id="ready")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Ready."""
        self.dismiss(None)
