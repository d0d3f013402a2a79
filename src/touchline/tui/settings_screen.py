"""What the app remembers, to be looked at and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Label, Select, Static

from touchline.kernel.errors import BadOption
from touchline.play.keeping import matches_folder
from touchline.sessions.speech import refusal
from touchline.sessions.voice import speaker
from touchline.tui.keys import Keys
from touchline.tui.settings import PACES
from touchline.words.languages import OWN_NAMES, SYSTEM, language_of_this_machine, say, speak

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
    SettingsScreen .row Input { width: 1fr; max-width: 34; }
    SettingsScreen .row Select { width: 1fr; max-width: 34; }
    SettingsScreen .help { color: $text-muted; margin-top: 1; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", "app-key-back")]

    def compose(self) -> ComposeResult:
        """A line a setting."""
        settings = self.app.settings
        yield Static(say("app-settings"), id="title", markup=False)
        with VerticalScroll(can_focus=False):
            with Horizontal(classes="row"):
                yield Label(say("app-colours"))
                themes = sorted(self.app.available_themes)
                yield Select(
                    [(name, name) for name in themes], value=self.app.theme, allow_blank=False, compact=True, id="theme"
                )
            with Horizontal(classes="row"):
                yield Label(say("app-setup-names"))
                yield Input(settings.names, placeholder="Ann, Bob", compact=True, id="names")
            with Horizontal(classes="row"):
                yield Label(say("app-coach-talks"))
                talks = [(say("app-coach-when-asked"), False), (say("app-coach-always"), True)]
                yield Select(talks, value=settings.coach, allow_blank=False, compact=True, id="coach")
            with Horizontal(classes="row"):
                yield Label(say("app-pace"))
                paces = [(say(f"app-pace-{name.replace(' ', '-')}"), name) for name in PACES]
                yield Select(paces, value=settings.pace, allow_blank=False, compact=True, id="pace")
            with Horizontal(classes="row"):
                yield Label(say("app-voice"))
                voices = [(say("app-voice-off"), False), (say("app-voice-on"), True)]
                yield Select(voices, value=settings.voice, allow_blank=False, compact=True, id="voice")
            with Horizontal(classes="row"):
                yield Label(say("app-language"))
                spoken_here = [(say("app-language-system"), SYSTEM), *((name, tag) for tag, name in OWN_NAMES.items())]
                yield Select(spoken_here, value=settings.language, allow_blank=False, compact=True, id="language")
            yield Static(say("app-kept-in", folder=str(matches_folder())), classes="help", markup=False)
        yield Keys()

    def on_select_changed(self, event: Select.Changed) -> None:
        """A choice counts at once."""
        settings = self.app.settings
        match event.select.id:
            case "theme":
                self.app.theme = str(event.value)
            case "coach":
                settings.coach = event.value is True
            case "voice":
                settings.voice = event.value is True
                if settings.voice:
                    self._look_for_a_voice()
            case "pace":
                settings.pace = str(event.value)
                self.app.pace = PACES[settings.pace]
            case "language" if settings.language != event.value:
                settings.language = str(event.value)
                speak(language_of_this_machine() if event.value == SYSTEM else settings.language)
                self.refresh(recompose=True)
        settings.write()

    def _look_for_a_voice(self) -> None:
        try:
            speaker()
        except BadOption as problem:
            self.notify(refusal(problem), severity="warning", markup=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Names, as they are typed."""
        self.app.settings.names = event.value
        self.app.settings.write()
