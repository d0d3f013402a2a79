"""What the app remembers, to be looked at and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, Label, Select, Static

from touchline.play.keeping import matches_folder
from touchline.tui.settings import PACES

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp


class SettingsScreen(Screen[None]):
    """Colours, names, coach and pace; every change counts at once and is kept."""

    app: TouchlineApp
    CSS = """
    SettingsScreen #title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    SettingsScreen VerticalScroll { padding: 0 1; }
    SettingsScreen .row { height: 1; margin-top: 1; }
    SettingsScreen .row Label { width: 20; }
    SettingsScreen .row Input { width: 34; }
    SettingsScreen .row Select { width: 34; }
    SettingsScreen .help { color: $text-muted; margin-top: 1; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", "Back")]

    def compose(self) -> ComposeResult:
        """A line a setting."""
        settings = self.app.settings
        yield Static("Settings", id="title", markup=False)
        with VerticalScroll(can_focus=False):
            with Horizontal(classes="row"):
                yield Label("Colours")
                themes = sorted(self.app.available_themes)
                yield Select(
                    [(name, name) for name in themes], value=self.app.theme, allow_blank=False, compact=True, id="theme"
                )
            with Horizontal(classes="row"):
                yield Label("Names")
                yield Input(settings.names, placeholder="Ann, Bob", compact=True, id="names")
            with Horizontal(classes="row"):
                yield Label("The coach talks")
                talks = [("only when asked", False), ("at every decision", True)]
                yield Select(talks, value=settings.coach, allow_blank=False, compact=True, id="coach")
            with Horizontal(classes="row"):
                yield Label("Bots and dice")
                yield Select(
                    [(name, name) for name in PACES], value=settings.pace, allow_blank=False, compact=True, id="pace"
                )
            yield Static(f"Matches are kept in {matches_folder()}", classes="help", markup=False)
        yield Footer(compact=True)

    def on_select_changed(self, event: Select.Changed) -> None:
        """A choice counts at once."""
        settings = self.app.settings
        match event.select.id:
            case "theme":
                self.app.theme = str(event.value)
            case "coach":
                settings.coach = event.value is True
            case "pace":
                settings.pace = str(event.value)
                self.app.pace = PACES[settings.pace]
        settings.write()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Names, as they are typed."""
        self.app.settings.names = event.value
        self.app.settings.write()
