"""The first screen: the games, and what was left unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import touchline
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.play.keeping import unfinished
from touchline.play.lesson import lesson_of
from touchline.sessions.speech import refusal
from touchline.sessions.tutor import Tutor
from touchline.tui.keys import Keys
from touchline.tui.records import named
from touchline.words.languages import say, spoken

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp

BANNER = """\
▀█▀ █▀█ █ █ █▀▀ █ █ █   ▀█▀ █▄ █ █▀▀
 █  █▄█ █▄█ █▄▄ █▀█ █▄▄ ▄█▄ █ ▀█ ██▄"""


class HomeScreen(Screen[None]):
    """Choose what to do."""

    app: TouchlineApp
    CSS = """
    HomeScreen { align: center top; }
    HomeScreen #banner { width: auto; color: $primary; margin: 1 0 0 0; }
    HomeScreen #tagline { width: auto; color: $text-muted; margin: 0 0 1 0; }
    HomeScreen #menu { width: 76; max-width: 100%; height: 1fr; background: $background; border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "learn", "app-key-learn"),
        Binding("r", "resume", "app-key-resume"),
        Binding("m", "records", "app-key-records"),
        Binding("w", "season", "app-key-season"),
        Binding("j", "join", "app-key-join", show=False),  # stands in the menu; with it 60 columns do not hold "Quit"
        Binding("s", "settings", "app-key-settings"),
        Binding("q", "app.quit", "app-key-quit"),
    ]

    def compose(self) -> ComposeResult:
        """Name, menu, keys."""
        yield Static(BANNER, id="banner", markup=False)
        yield Static(say("app-tagline", version=touchline.__version__), id="tagline", markup=False)
        yield OptionList(id="menu")
        yield Keys()

    def on_screen_resume(self) -> None:
        """Look again: a match may have ended or been left."""
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        for name in game_names():
            game = find_game(name)
            title = Text(game.title, Style(bold=True))
            title.append(f"\n{spoken().say(game.about())}", Style(dim=True, bold=False))
            menu.add_option(Option(title, id=f"game:{name}"))
        menu.add_option(None)
        waiting = next(unfinished(), None)
        if waiting is not None:
            menu.add_option(Option(say("app-resume-named", match=named(waiting)), id="resume"))
        menu.add_option(Option(say("app-menu-records"), id="records"))
        menu.add_option(Option(say("app-menu-season"), id="season"))
        menu.add_option(Option(say("app-menu-join"), id="join"))
        menu.add_option(Option(say("app-settings"), id="settings"))
        menu.highlighted = min(at, menu.option_count - 1)
        menu.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        chosen = event.option.id or ""
        if chosen.startswith("game:"):
            self.app.open_setup(chosen.removeprefix("game:"))
        else:
            self.run_action_named(chosen)

    def run_action_named(self, name: str) -> None:
        """The rest of the menu."""
        actions = {
            "resume": self.action_resume,
            "records": self.action_records,
            "season": self.action_season,
            "join": self.action_join,
            "settings": self.action_settings,
        }
        actions[name]()

    def action_learn(self) -> None:
        """The lesson of the game the bar is on."""
        menu = self.query_one("#menu", OptionList)
        chosen = menu.get_option_at_index(menu.highlighted).id if menu.highlighted is not None else None
        name = (chosen or "").removeprefix("game:")
        lesson = lesson_of(find_game(name)) if name in game_names() else None
        if lesson is None:
            self.notify(say("app-choose-to-learn"))
            return
        self.app.teach(Tutor(lesson))

    def action_resume(self) -> None:
        """The match that was left last."""
        waiting = next(unfinished(), None)
        if waiting is None:
            self.notify(say("app-no-unfinished"))
            return
        try:
            self.app.resume(waiting)
        except TouchlineError as problem:
            self.notify(refusal(problem), severity="error", markup=False)

    def action_records(self) -> None:
        """All matches on this machine."""
        self.app.open_records()

    def action_season(self) -> None:
        """The season that was touched last."""
        try:
            self.app.open_season()
        except TouchlineError as problem:
            self.notify(refusal(problem), severity="error", markup=False)

    def action_settings(self) -> None:
        """What the app remembers."""
        self.app.open_settings()

    def action_join(self) -> None:
        """A match on a server."""
        self.app.ask_for_link()
