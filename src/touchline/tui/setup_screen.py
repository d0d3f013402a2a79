"""Before the match: against whom, with what dice, by which house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from touchline.bots import gentle, levels
from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.kernel.options import Option
from touchline.kernel.rule_sets import RULE_SET
from touchline.sessions.seating import names_by_seat, seated
from touchline.sessions.session import Session
from touchline.sessions.speech import at_a_glance
from touchline.sessions.wording import cited
from touchline.tui.keys import Keys
from touchline.words.languages import say, spoken

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp

PEOPLE, TABLE = "people", "table"
"""What is chosen beside the bots, whose levels have other names."""


class SetupScreen(Screen[None]):
    """Agree on everything, then play."""

    app: TouchlineApp
    CSS = """
    SetupScreen #title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    SetupScreen VerticalScroll { padding: 0 1; }
    SetupScreen .row { height: 1; margin-top: 1; }
    SetupScreen .row Label { width: 24; }
    SetupScreen .row Input { width: 1fr; max-width: 34; }
    SetupScreen .row Select { width: 1fr; max-width: 40; }
    SetupScreen .row .default { color: $text-muted; margin-left: 1; }
    SetupScreen .help { color: $text-muted; height: auto; }
    SetupScreen #start { margin: 1 0 0 24; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5,ctrl+enter", "start", "app-key-begin", key_display="F5"),
        Binding("escape", "app.pop_screen", "app-key-back"),
    ]

    def __init__(self, game_name: str) -> None:
        super().__init__()
        self.game = find_game(game_name)

    def compose(self) -> ComposeResult:
        """A form, one line a question."""
        yield Static(f"{self.game.title}", id="title", markup=False)
        with VerticalScroll(can_focus=False):
            yield Static("\n".join(at_a_glance(self.game)), id="glance", classes="help", markup=False)
            against = [(say("app-setup-bot", level=level), level) for level in levels(self.game.name)]
            with Horizontal(classes="row"):
                yield Label(say("app-setup-against"))
                yield Select(
                    [*against, (say("app-setup-people"), PEOPLE), (say("app-setup-table"), TABLE)],
                    value=gentle(self.game.name),
                    allow_blank=False,
                    compact=True,
                    id="against",
                )
            with Horizontal(classes="row"):
                yield Label(say("app-setup-side"))
                seats = [spoken().say(self.game.seat_label(side)) for side in range(2)]
                yield Select(
                    [(say("app-setup-first", side=seats[0]), 0), (say("app-setup-second", side=seats[1]), 1)],
                    value=0,
                    allow_blank=False,
                    compact=True,
                    id="side",
                )
            with Horizontal(classes="row"):
                yield Label(say("app-setup-names"))
                yield Input(self.app.settings.names, placeholder="Ann, Bob", compact=True, id="names")
            with Horizontal(classes="row"):
                yield Label(say("app-setup-clock"))
                yield Input(placeholder=say("app-setup-clock-hint"), compact=True, id="clock")
            if self.game.rule_sets:
                with Horizontal(classes="row"):
                    yield Label(say("app-setup-rules"))
                    yield Select(
                        [(each.name, each.name) for each in self.game.rule_sets],
                        value=self.game.rule_sets[0].name,
                        allow_blank=False,
                        compact=True,
                        id="rules",
                    )
            yield Button(say("app-setup-start"), variant="primary", id="start", compact=True)
            for option in self.game.options:
                with Horizontal(classes="row"):
                    yield Label(spoken().say(self.game.option_label(option)))
                    yield self._field(option)
                yield Static(
                    f"{spoken().say(self.game.option_help(option))} [{option.rule}]", classes="help", markup=False
                )
        yield Keys()

    def _field(self, option: Option) -> Any:
        """A widget that fits the kind of option; blank means: as is natural for the place where it is played."""
        name = f"option-{option.name}"
        default = option.text(option.default)
        if option.is_flag:
            return Select(
                [(say("play-no"), "no"), (say("play-yes"), "yes")],
                value=default,
                allow_blank=False,
                compact=True,
                id=name,
            )
        if option.choices and not option.each_seat:
            choices = [(spoken().say(self.game.value_label(option, choice)), str(choice)) for choice in option.choices]
            return Select(choices, prompt=f"{self._natural(option)}", compact=True, id=name)
        return Input(placeholder=default, compact=True, id=name)

    def _natural(self, option: Option) -> str:
        """What is taken when nothing is chosen, on the screen and at the table."""
        screen = self.game.on_screen.get(option.name, option.default)
        table = self.game.at_the_table.get(option.name, option.default)
        on_screen, at_table = (self.game.value_label(option, each) for each in (screen, table))
        if screen == table:
            return spoken().say(on_screen)
        return say("app-setup-natural", screen=on_screen, table=at_table)

    def options(self) -> dict[str, Any]:
        """What was agreed, as far as it differs."""
        found: dict[str, Any] = {}
        if self.game.rule_sets and self.query_one("#rules", Select).value != self.game.rule_sets[0].name:
            found[RULE_SET] = self.query_one("#rules", Select).value
        for option in self.game.options:
            field = self.query_one(f"#option-{option.name}")
            if isinstance(field, Select):
                if isinstance(field.value, str) and not (option.is_flag and field.value == option.text(option.default)):
                    found[option.name] = field.value
            elif isinstance(field, Input) and field.value.strip():
                found[option.name] = field.value.strip()
        return found

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start."""
        self.action_start()

    def action_start(self) -> None:
        """Sit down, or say what is wrong."""
        against = str(self.query_one("#against", Select).value)
        names = self.query_one("#names", Input).value
        second = self.query_one("#side", Select).value == 1
        try:
            options = self.options()
            alone = against not in (PEOPLE, TABLE)
            typed = [name.strip() for name in names.split(",")]
            session = Session.begin(
                self.game,
                options,
                players=seated(self.game.name, options, against, second=second) if alone else (),
                names=names_by_seat(self.game, options, typed[:1], second=second) if alone else typed,
                table=against == TABLE,
                clock=self.query_one("#clock", Input).value,
            )
        except TouchlineError as problem:
            self.notify(cited(problem), title=say("app-refused"), severity="error", markup=False)
            return
        self.app.settings.names = names
        self.app.settings.write()
        self.app.play(session)
