"""What the app remembers, to be looked at and changed."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Select, Static

from touchline.kernel.errors import BadOption
from touchline.play.keeping import matches_folder
from touchline.sessions.speech import refusal
from touchline.sessions.voice import speaker
from touchline.tui.form import FormScreen, one_of, row
from touchline.tui.keys import Keys
from touchline.tui.settings import PACES
from touchline.words.languages import OWN_NAMES, SYSTEM, language_of_this_machine, say, speak


class SettingsScreen(FormScreen):
    """Colours, names, coach and pace; every change counts at once and is kept."""

    CSS = """
    SettingsScreen .row Label { width: 20; }
    SettingsScreen .row Select { max-width: 34; }
    SettingsScreen .help { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", "app-key-back")]

    def compose(self) -> ComposeResult:
        """A line a setting."""
        settings = self.app.settings
        yield Static(say("app-settings"), id="title", markup=False)
        with VerticalScroll(can_focus=False):
            themes = [(name, name) for name in sorted(self.app.available_themes)]
            yield row(say("app-colours"), one_of(themes, self.app.theme, "theme"))
            yield row(say("app-setup-names"), Input(settings.names, placeholder="Ann, Bob", compact=True, id="names"))
            talks = [(say("app-coach-when-asked"), False), (say("app-coach-always"), True)]
            yield row(say("app-coach-talks"), one_of(talks, settings.coach, "coach"))
            paces = [(say(f"app-pace-{name.replace(' ', '-')}"), name) for name in PACES]
            yield row(say("app-pace"), one_of(paces, settings.pace, "pace"))
            voices = [(say("app-voice-off"), False), (say("app-voice-on"), True)]
            yield row(say("app-voice"), one_of(voices, settings.voice, "voice"))
            languages = [(say("app-language-system"), SYSTEM), *((name, tag) for tag, name in OWN_NAMES.items())]
            yield row(say("app-language"), one_of(languages, settings.language, "language"))
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
