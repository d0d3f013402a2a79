"""What every screen with a match on it has: a board, a list of moves, a play-by-play and a line to type in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, RichLog, Static

from touchline.kernel.errors import TouchlineError
from touchline.sessions.wording import cited
from touchline.tui.boards.base import Board
from touchline.tui.keys import Keys
from touchline.tui.moves import MoveList
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp

NARROW = 76
"""Below so many columns the play-by-play stands under the board, not beside it."""


class PlayByPlay(RichLog):
    """What happened, the newest always in sight."""

    def on_resize(self, event: events.Resize) -> None:
        """The coach's corner takes room from above, and must not take the last words."""
        self.scroll_end(animate=False)


class PlayingScreen(Screen[None]):
    """A match, here or elsewhere."""

    app: TouchlineApp
    TYPE_HERE: ClassVar[str]
    """What stands on the empty line (the id of a message)."""
    DEFAULT_CSS = """
    PlayingScreen #headline { height: auto; max-height: 2; padding: 0 1; text-style: bold;
        background: $primary; color: $text; }
    PlayingScreen #ground { width: 1fr; }
    PlayingScreen #side { width: 28; border-left: solid $primary; padding: 0 0 0 1; }
    PlayingScreen #log { height: 1fr; background: $background; scrollbar-size-vertical: 1; }
    PlayingScreen #clock { height: auto; color: $text-muted; }
    PlayingScreen #question { height: auto; max-height: 2; color: $secondary; text-style: bold; padding: 0 1; }
    PlayingScreen.-narrow #middle { layout: vertical; }
    PlayingScreen.-narrow #side { width: 100%; height: auto; max-height: 7; border-left: none;
        border-top: solid $primary; padding: 0; }
    PlayingScreen.-narrow #log { height: 3; }
    PlayingScreen.-narrow.-coached #log { height: 1; }
    PlayingScreen.-narrow Coach { max-height: 4; }
    PlayingScreen.-narrow MoveList.calls { max-height: 1; }
    PlayingScreen.-narrow #ground { height: 1fr; }
    PlayingScreen #line { height: 1; border: none; padding: 0 1; background: $surface; }
    """

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._chosen = False
        """Whether the last key was a digit that chose from the list."""

    def compose(self) -> ComposeResult:
        """Headline, board and moves at the left, the telling at the right, the line to type on below."""
        yield Static("", id="headline", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="ground"):
                yield self._board
                yield MoveList()
            with Vertical(id="side"):
                yield PlayByPlay(id="log", wrap=True, min_width=0, markup=False)
                yield from self.below_the_telling()
        yield Static("", id="question", markup=False)
        yield Input(placeholder=say(self.TYPE_HERE), id="line", compact=True, select_on_focus=False)
        yield self.keys()

    def below_the_telling(self) -> Iterable[Widget]:
        """What else stands beside the board; elsewhere nothing: nobody whispers between people."""
        return ()

    def keys(self) -> Keys:
        """What the keys do, in the last line."""
        return Keys()

    def on_resize(self, event: events.Resize) -> None:
        """Side by side where there is room."""
        self.set_class(event.size.width < NARROW, "-narrow")

    def enter(self, text: str) -> None:
        """Make a move, or say what fell."""
        raise NotImplementedError

    def _note(self, text: str) -> None:
        """A remark between the lines of the play-by-play."""
        self.query_one("#log", RichLog).write(Text(text, style="italic dim"))

    def refuse(self, problem: TouchlineError, more: str = "") -> None:
        """Say why not."""
        self.notify(cited(problem) + more, title=say("app-refused"), severity="error", timeout=6, markup=False)
        self._board.refresh()

    def on_board_picked(self, event: Board.Picked) -> None:
        """A whole move on the board."""
        self.enter(event.text)

    def on_board_aimed(self, event: Board.Aimed) -> None:
        """A place on the board, for the call chosen in the list."""
        self.enter(f"{self.query_one(MoveList).call} {event.place}".strip())

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        """A move from the list; a call first needs its place on the board."""
        if event.is_call:
            self.query_one("#question", Static).update(say("app-call-where", call=event.text))
            self._board.focus()
        else:
            self.enter(event.text)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed line; a number that stands before something in the list means that."""
        line, event.input.value = event.value.strip(), ""
        moves = self.query_one(MoveList)
        if line and not moves.choose_number(line):
            self.typed(line)

    def typed(self, line: str) -> None:
        """What a typed line means: a move."""
        self.enter(line)

    def key_comes(self, event: events.Key) -> bool:
        """See to a key before any widget does, in the order of typing; whether the screen is done with it.

        What is typed goes to the line, wherever the focus is: all of it, however fast.  A digit that chooses from
        the list does so at once, so the Enter that many type after it must not answer the next question.
        """
        line, focused = self.query_one("#line", Input), self.focused
        spent = self._chosen and event.key == "enter"
        self._chosen = isinstance(focused, MoveList) and focused.takes(event.key)
        if event.is_printable and event.character != " " and not self._chosen and focused is not line:
            self.set_focus(line)
        return spent
