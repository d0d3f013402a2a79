"""A match told again, step by step, with the board of every moment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from touchline.play.match import Match
from touchline.sessions.speech import ending, headline, rulebook
from touchline.sessions.step_telling import tell_steps
from touchline.tui.boards import board_for
from touchline.tui.dialogs import Reading
from touchline.tui.keys import Keys
from touchline.tui.playing import NARROW
from touchline.tui.scene import scene_at
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp


class ReplayScreen(Screen[None]):
    """Forward and back through a record, told as a spectator may hear it."""

    app: TouchlineApp
    CSS = """
    ReplayScreen.-narrow #middle { layout: vertical; }
    ReplayScreen.-narrow #steps { width: 100%; height: 5; border-left: none; border-top: solid $primary; }
    ReplayScreen #headline { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    ReplayScreen #ground { width: 1fr; }
    ReplayScreen #steps { width: 28; border: none; border-left: solid $primary; background: $background; }
    ReplayScreen #progress { height: 1; color: $secondary; padding: 0 1; }
    ReplayScreen #said { height: auto; min-height: 2; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "app-key-step-back", priority=True),
        Binding("right", "step(1)", "app-key-step-on", priority=True),
        Binding("pageup", "step(-10)", "app-key-ten-back", priority=True, show=False),
        Binding("pagedown", "step(10)", "app-key-ten-on", priority=True, show=False),
        Binding("home", "jump(0)", "app-key-start", priority=True),
        Binding("end", "jump(-1)", "app-key-end", priority=True),
        Binding("w", "why", "app-key-why"),
        Binding("v", "review", "app-key-review"),
        Binding("escape", "app.pop_screen", "app-key-leave"),
    ]

    def __init__(self, match: Match, path: Path) -> None:
        super().__init__()
        self.match = match
        self.path = path
        self.index = 0
        """How many steps have been made on the board."""
        self._told = tell_steps(match, None)
        self._board = board_for(match.game)

    def compose(self) -> ComposeResult:
        """Board at the left, the telling at the right."""
        yield Static("", id="headline", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="ground"):
                yield self._board
                yield Static("", id="said", markup=False)
                yield Static("", id="progress", markup=False)
            yield OptionList(id="steps")
        yield Keys()

    def on_resize(self, event: events.Resize) -> None:
        """Side by side where there is room."""
        self.set_class(event.size.width < NARROW, "-narrow")

    def on_mount(self) -> None:
        """Write the list once, show the beginning."""
        self._board.can_focus = False
        steps = self.query_one("#steps", OptionList)
        steps.add_option(Option(say("app-the-beginning")))
        for index, step in enumerate(self.match.steps):
            told = self._told[index].text or self._told[index].entry
            steps.add_option(Option(Text(f"{step.number} {told}")))
        steps.focus()
        self._show()

    def _show(self) -> None:
        match = self.match
        self.query_one("#headline", Static).update(headline(match, match.states[self.index]))
        self._board.show(scene_at(match, self.index, None))
        told = self._told[self.index - 1] if self.index else None
        said = f"{told.text or told.entry}" if told else say("app-beginning")
        if told and told.rules:
            said += f" [{', '.join(told.rules)}]"
        if self.index == len(match.steps) and match.over:
            said += f"\n{ending(match)}"
        self.query_one("#said", Static).update(said)
        width = max(10, self.size.width - 50)
        done = round(width * self.index / max(1, len(match.steps)))
        self.query_one("#progress", Static).update(
            f"{'━' * done}{'─' * (width - done)} {self.index}/{len(match.steps)}"
        )
        steps = self.query_one("#steps", OptionList)
        if steps.highlighted != self.index:
            steps.highlighted = self.index

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Walking through the list walks through the match."""
        if event.option_index != self.index:
            self.index = event.option_index
            self._show()

    def action_step(self, by: int) -> None:
        """Some steps on or back."""
        self.action_jump(max(0, min(len(self.match.steps), self.index + by)))

    def action_jump(self, index: int) -> None:
        """To a moment; −1 is the end."""
        self.index = len(self.match.steps) if index < 0 else index
        self._show()

    def action_why(self) -> None:
        """The rules that ruled this step."""
        if self.index:
            told = self._told[self.index - 1]
            book = rulebook(self.match.game)
            text = "\n\n".join(f"{each}  {book[each].text}" for each in told.rules)
            self.app.push_screen(Reading(told.text[:60] or say("app-key-why"), text or say("app-nothing-to-quote")))

    def action_review(self) -> None:
        """The coach's word on the match."""
        self.app.open_review(self.match)
