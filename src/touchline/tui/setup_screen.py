"""Before the match: against whom, with what dice, by which house rules."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Button, Input, Select, Static

from touchline.bots import gentle, levels
from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.kernel.options import Option
from touchline.kernel.rule_sets import RULE_SET
from touchline.sessions.seating import names_by_seat, seated
from touchline.sessions.session import Session
from touchline.sessions.speech import at_a_glance
from touchline.sessions.wording import cited
from touchline.tui.form import FormScreen, one_of, row
from touchline.tui.keys import Keys
from touchline.words.languages import say, spoken

PEOPLE, TABLE = "people", "table"
"""What is chosen beside the bots, whose levels have other names."""


class SetupScreen(FormScreen):
    """Agree on everything, then play."""

    CSS = """
    SetupScreen .row Label { width: 24; }
    SetupScreen .row Select { max-width: 40; }
    SetupScreen .row .default { color: $text-muted; margin-left: 1; }
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
            bots = [(say("app-setup-bot", level=level), level) for level in levels(self.game.name)]
            against = [*bots, (say("app-setup-people"), PEOPLE), (say("app-setup-table"), TABLE)]
            yield row(say("app-setup-against"), one_of(against, gentle(self.game.name), "against"))
            first, second = (spoken().say(self.game.seat_label(side)) for side in range(2))
            sides = [(say("app-setup-first", side=first), 0), (say("app-setup-second", side=second), 1)]
            yield row(say("app-setup-side"), one_of(sides, 0, "side"))
            names = Input(self.app.settings.names, placeholder="Ann, Bob", compact=True, id="names")
            yield row(say("app-setup-names"), names)
            clock = Input(placeholder=say("app-setup-clock-hint"), compact=True, id="clock")
            yield row(say("app-setup-clock"), clock)
            if self.game.rule_sets:
                rules = [(each.name, each.name) for each in self.game.rule_sets]
                yield row(say("app-setup-rules"), one_of(rules, rules[0][1], "rules"))
            yield Button(say("app-setup-start"), variant="primary", id="start", compact=True)
            for option in self.game.options:
                yield row(spoken().say(self.game.option_label(option)), self._field(option))
                told = f"{spoken().say(self.game.option_help(option))} [{option.rule}]"
                yield Static(told, classes="help", markup=False)
        yield Keys()

    def _field(self, option: Option) -> Select[str] | Input:
        """A widget that fits the kind of option; blank means: as is natural for the place where it is played."""
        name = f"option-{option.name}"
        default = option.text(option.default)
        if option.is_flag:
            return one_of([(say("play-no"), "no"), (say("play-yes"), "yes")], default, name)
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
