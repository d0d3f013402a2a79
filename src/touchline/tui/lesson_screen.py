"""A lesson in the terminal app: the real board, one sentence, one thing to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from touchline.bots import gentle
from touchline.kernel.message import Message
from touchline.play.lesson import LEARNER
from touchline.sessions.seating import seated
from touchline.sessions.session import Session
from touchline.sessions.tutor import Tutor
from touchline.tui.boards import board_for
from touchline.tui.keys import Keys
from touchline.tui.scene import scene_at
from touchline.words.languages import spoken

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp

LOW = 30
"""Rows under which a window is low."""


class LessonScreen(Screen[None]):
    """Read, do it, see what comes of it."""

    app: TouchlineApp
    CSS = """
    LessonScreen #progress { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    LessonScreen #ground { height: 1fr; }
    LessonScreen #told { height: auto; max-height: 5; color: $text-muted; padding: 0 1; }
    LessonScreen #says { height: auto; padding: 1 1 0 1; text-style: bold; }
    LessonScreen #nudge { height: auto; color: $warning; padding: 0 1; }
    LessonScreen Input { border: tall $secondary; }
    LessonScreen.-short Input { border: none; height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "first_match", "app-key-first-match"),
        Binding("ctrl+r", "again", "app-key-again"),
        Binding("escape", "app.pop_screen", "app-key-leave"),
    ]

    def __init__(self, tutor: Tutor) -> None:
        super().__init__()
        self.tutor = tutor
        self._board = board_for(tutor.lesson.game)

    def compose(self) -> ComposeResult:
        """How far, the board, what happened, what is said, the answer."""
        yield Static("", id="progress", markup=False)
        with Vertical(id="ground"):
            yield self._board
        yield Static("", id="told", markup=False)
        yield Static("", id="says", markup=False)
        yield Static("", id="nudge", markup=False)
        yield Input(id="answer")
        yield Keys()

    def on_resize(self, event: Resize) -> None:
        """A low window keeps its rows for the board."""
        self.set_class(event.size.height < LOW, "-short")

    def on_mount(self) -> None:
        """The first step; what is said stands under the board, whatever the window."""
        self.add_class("-narrow")
        self._board.can_focus = False
        self._show([])

    def _show(self, told: list[str]) -> None:
        tutor, say = self.tutor, spoken().say
        done = "●" * tutor.at + "○" * (tutor.count - tutor.at)
        step = Message("learn-step", step=min(tutor.at + 1, tutor.count), count=tutor.count)
        self.query_one("#progress", Static).update(f"{tutor.lesson.game.title}  {done}  {say(step)}")
        self._board.show(scene_at(tutor.match, tutor.moment, LEARNER))
        self.query_one("#told", Static).update("\n".join(told))
        self.query_one("#says", Static).update(say(tutor.says))
        self.query_one("#nudge", Static).update("")
        answer = self.query_one("#answer", Input)
        answer.value = ""
        answer.display = not tutor.done
        wanted = Message("learn-type", move=tutor.wanted) if tutor.wanted else Message("learn-press")
        answer.placeholder = say(wanted)
        answer.focus()
        self.refresh_bindings()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """An answer, or the Enter key that rolls."""
        tutor = self.tutor
        if tutor.done:
            return
        refused = tutor.refusal(event.value) if tutor.wanted else ""
        if not refused and tutor.accepts(event.value):
            self._show(tutor.go_on())
            return
        nudge = refused or spoken().say(Message("learn-nudge", move=tutor.wanted))
        self.query_one("#nudge", Static).update(nudge)
        event.input.value = ""  # what is to be typed shows again, and nobody goes on behind what was wrong

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The first match comes after the lesson."""
        return action != "first_match" or self.tutor.done

    def action_first_match(self) -> None:
        """Against the gentlest bot, with a hand on the shoulder."""
        name = self.tutor.lesson.game.name
        self.app.play(Session.begin(name, players=seated(name, {}, gentle(name), second=False)), new=True)

    def action_again(self) -> None:
        """From the beginning."""
        self.tutor.at = 0
        self._show([])
