"""A season in the terminal app: standings, the week, the bracket, and one's own match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Header, Static, TabbedContent, TabPane

from touchline.kernel.errors import TouchlineError
from touchline.season.champions import past_seasons
from touchline.season.odds import odds
from touchline.season.on_disk import read_season
from touchline.season.pages import (
    bracket_page,
    champions_page,
    leaders_page,
    odds_page,
    overview_page,
    table_page,
    week_page,
)
from touchline.season.playing import simulate
from touchline.sessions.season_match import enter_finished, next_match, session_of
from touchline.sessions.speech import refusal
from touchline.tui.keys import Keys
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp


PAGES = ("overview", "table", "week", "bracket", "odds", "leaders", "champions")


class SeasonScreen(Screen[None]):
    """One season, as its file has it; a match played here is entered when the screen is opened again."""

    app: TouchlineApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "play", "app-key-play-mine"),
        Binding("s", "simulate", "app-key-bots-play"),
        Binding("left", "week(-1)", "app-key-week-before"),
        Binding("right", "week(1)", "app-key-week-after"),
        Binding("escape", "app.pop_screen", "app-key-back"),
    ]

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.season = read_season(path)
        enter_finished(self.season, path)
        self.shown = min(self.season.week, self.season.last_week)

    def compose(self) -> ComposeResult:
        """Tabs: where it stands, tables, week, bracket, what may still happen, leaders, champions."""
        yield Header()
        with TabbedContent():
            for name in PAGES:
                with TabPane(say(f"app-season-{name}"), id=f"tab-{name}"), VerticalScroll():
                    yield Static(id=name, markup=False)
        yield Keys(show_command_palette=True)

    def on_mount(self) -> None:
        """Write the pages."""
        self.title = self.season.name
        self.query_one("#odds", Static).update(say("app-season-odds-wait"))
        self.show_pages()
        self._reckon()

    def show_pages(self) -> None:
        """Everything anew."""
        season = self.season
        pages = {
            "overview": overview_page(season),
            "table": table_page(season),
            "week": week_page(season, self.shown),
            "bracket": bracket_page(season),
            "leaders": leaders_page(season),
            "champions": champions_page([each for _, each in past_seasons(self.path.parent)]),
        }
        for name, text in pages.items():
            self.query_one(f"#{name}", Static).update(text)

    @work(thread=True, group="odds")
    def _reckon(self) -> None:
        """Ten thousand seasons from here, beside everything else: the first time code may have to be compiled."""
        played = len(self.season.results)
        text = odds_page(self.season, odds(self.season))
        self.app.call_from_thread(self._reckoned, text, played)

    def _reckoned(self, text: str, played: int) -> None:
        """Show it, unless there is more to reckon with by now."""
        if self.is_attached and played == len(self.season.results):
            self.query_one("#odds", Static).update(text)

    def action_week(self, by: int) -> None:
        """Another week's matches."""
        self.shown = max(1, min(self.season.last_week, self.shown + by))
        self.query_one(TabbedContent).active = "tab-week"
        self.show_pages()

    def action_play(self) -> None:
        """Sit down to one's own match."""
        try:
            session = session_of(self.season, next_match(self.season), self.path)
        except TouchlineError as problem:
            self.notify(refusal(problem), severity="warning")
            return
        self.app.play(session)

    def action_simulate(self) -> None:
        """Let the bots play up to the next match of a person."""
        self.notify(say("app-season-bots-play"))
        self._simulate()

    @work(thread=True, exclusive=True)
    def _simulate(self) -> None:
        played = simulate(self.season, self.path)
        self.app.call_from_thread(self._simulated, played)

    def _simulated(self, played: int) -> None:
        self.shown = min(self.season.week, self.season.last_week)
        self.show_pages()
        self._reckon()
        self.notify(say("app-season-played", played=played))
