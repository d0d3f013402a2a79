"""The app: which screen follows which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen

from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.play.match import Match
from touchline.sessions.session import Session
from touchline.sessions.speech import refusal
from touchline.tui.failures import coach_silent
from touchline.tui.home import HomeScreen
from touchline.tui.playing import PlayingScreen
from touchline.tui.settings import PACES, Settings
from touchline.tui.themes import OWN_THEMES
from touchline.words.languages import say, spoken
from touchline.workers import WorkerFailed, Workers

if TYPE_CHECKING:
    from touchline.sessions.remote import RemoteMatch
    from touchline.sessions.tutor import Tutor
    from touchline.tui.questions import Spot


TEXTUALS_OWN = {
    "Theme": ("app-palette-theme", "app-palette-theme-help"),
    "Quit": ("app-key-quit", "app-palette-quit-help"),
    "Keys": ("app-palette-keys", "app-palette-keys-help"),
    "Minimize": ("app-palette-minimize", "app-palette-minimize-help"),
    "Maximize": ("app-palette-maximize", "app-palette-maximize-help"),
    "Screenshot": ("app-palette-screenshot", "app-palette-screenshot-help"),
}
"""What Textual offers on every screen, by its title there: our title and help."""


class TouchlineApp(App[int]):
    """Tabletop football on a terminal."""

    TITLE = "Touchline"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "app-key-quit", show=False)]
    CSS = """
    ToastRack { dock: top; align: right top; margin: 1 0 0 0; }
    Toast { max-width: 75%; padding: 0 1; }
    """
    """A notice stands at the top: below are the question and the line on which it is answered."""

    def __init__(
        self,
        session: Session | None = None,
        *,
        remote: RemoteMatch | None = None,
        tutor: Tutor | None = None,
        pace: float | None = None,
        voice: bool = False,
        new: bool = False,
    ) -> None:
        super().__init__()
        self.settings = Settings.read()
        self.settings.voice = self.settings.voice or voice
        self.pace = PACES.get(self.settings.pace, PACES["followed"]) if pace is None else pace
        self.bots, self.coach = (Workers(1, quiet=True, keeps=True, speaks=True) for _ in range(2))
        self._first = session
        self._new = new
        """Whether somebody plays it for the first time."""
        self._remote = remote
        self._tutor = tutor

    async def on_event(self, event: events.Event) -> None:
        """A match sees every key first, in the order in which keys are typed."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            screen = self.screen
            if isinstance(screen, PlayingScreen) and screen.key_comes(event):
                return
        await super().on_event(event)

    def on_mount(self) -> None:
        """Colours first, then the first screen."""
        for theme in OWN_THEMES:
            self.register_theme(theme)
        self.theme = self.settings.theme if self.settings.theme in self.available_themes else OWN_THEMES[0].name
        self.theme_changed_signal.subscribe(self, lambda theme: self._keep_theme(theme.name))
        self.push_screen(HomeScreen())
        if self._first is not None:
            self.play(self._first, new=self._new)
        elif self._remote is not None:
            self.sit_down_at(self._remote)
        elif self._tutor is not None:
            self.teach(self._tutor)

    def _keep_theme(self, name: str) -> None:
        self.settings.theme = name
        self.settings.write()

    # ---- from screen to screen

    def open_setup(self, game_name: str) -> None:
        """Agree on a match."""
        from touchline.tui.setup_screen import SetupScreen

        self.push_screen(SetupScreen(game_name))

    def play(self, session: Session, *, new: bool = False) -> None:
        """Sit down; somebody new with a hand on the shoulder."""
        from touchline.tui.match_screen import MatchScreen

        self.go_home()
        self.push_screen(MatchScreen(session, new=new))

    def teach(self, tutor: Tutor) -> None:
        """A lesson."""
        from touchline.tui.lesson_screen import LessonScreen

        self.push_screen(LessonScreen(tutor))

    def resume(self, path: Path) -> None:
        """Sit down again; ``TouchlineError`` if the record cannot be read."""
        self.play(Session.resume(path))

    def leave_match(self, session: Session) -> None:
        """Get up; the match is kept, or offered until it is somewhere."""
        session.keep()
        if session.file.trouble:
            self._offer_again(session)
            return
        self.go_home()
        self.notify(say("app-kept", file=session.path.name), markup=False)

    def _offer_again(self, session: Session) -> None:
        """A match that cannot be kept where it was: another file, or the person lets it go."""
        from touchline.tui.dialogs import AskLine

        def chosen(said: str | None) -> None:
            if (said or "").lower() == "drop":
                self.go_home()
            elif said:
                try:
                    session.save(Path(said).expanduser())
                except TouchlineError as problem:
                    self.notify(refusal(problem), severity="error", markup=False)
                self.leave_match(session)

        question = say("app-write-where", trouble=session.file.trouble)
        self.push_screen(AskLine(question), chosen)

    def go_home(self) -> None:
        """Close everything over the first screen."""
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def open_records(self) -> None:
        """All matches."""
        from touchline.tui.records import RecordsScreen

        self.push_screen(RecordsScreen())

    def open_season(self) -> None:
        """The season that was touched last; ``TouchlineError`` if it cannot be read."""
        from touchline.season.on_disk import newest
        from touchline.tui.season_screen import SeasonScreen

        path = newest()
        if path is None:
            self.notify(say("app-no-season"))
        else:
            self.push_screen(SeasonScreen(path))

    def open_settings(self) -> None:
        """What the app remembers."""
        from touchline.tui.settings_screen import SettingsScreen

        self.push_screen(SettingsScreen())

    def open_replay(self, match: Match, path: Path) -> None:
        """A match again, step by step."""
        from touchline.tui.replay import ReplayScreen

        self.push_screen(ReplayScreen(match, path))

    @work(exclusive=True, group="review")
    async def open_review(self, match: Match) -> None:
        """The coach looks at a match again; that may take a while."""
        from touchline.tui.dialogs import Reading
        from touchline.tui.questions import coach_review

        self.notify(say("app-reviewing"))
        self.push_screen(Reading(say("app-key-review"), await self.ask_coach(coach_review, match.record_text())))

    async def ask_coach(self, question: Callable[..., str], match: Spot | str) -> str:
        """The coach's text on a match, or why there is none."""
        try:
            return str(await self.coach.ask(question, match))
        except WorkerFailed as problem:
            return coach_silent(problem)

    async def on_unmount(self) -> None:
        """Nobody thinks on when the lights go out."""
        await self.bots.close()
        await self.coach.close()

    def ask_for_link(self) -> None:
        """A match on a server."""
        from touchline.tui.dialogs import AskLine

        self.push_screen(
            AskLine(say("app-link"), hint="http://host/?match=…#invite=…"),
            self._join_if_given,
        )

    def _join_if_given(self, link: str | None) -> None:
        if link:
            self.join(link)

    @work(thread=True, exclusive=True, group="server")
    def join(self, link: str) -> None:
        """Sit down at a match on a server; that may take a while."""
        from touchline.sessions.remote import RemoteMatch

        try:
            remote = RemoteMatch.join(link, self.settings.names.partition(",")[0].strip())
        except TouchlineError as problem:
            self.call_from_thread(self.notify, refusal(problem), severity="error", markup=False)
            return
        self.call_from_thread(self.sit_down_at, remote)

    def sit_down_at(self, remote: RemoteMatch) -> None:
        """Play the match elsewhere."""
        from touchline.tui.remote_screen import RemoteScreen

        self.go_home()
        self.push_screen(RemoteScreen(remote))

    # ---- the command palette

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What the present screen offers, then what the app offers anywhere."""
        from touchline.tui.match_palette import PALETTE
        from touchline.tui.match_screen import MatchScreen

        if isinstance(screen, MatchScreen):
            for title, told, action in PALETTE:
                yield SystemCommand(say(title), say(told), partial(screen.run_action, action))
        else:
            for name in game_names():
                game = find_game(name)
                yield SystemCommand(
                    say("app-palette-play", game=game.title), spoken().say(game.about()), partial(self.open_setup, name)
                )
            yield SystemCommand(say("app-key-records"), say("app-palette-records"), self.open_records)
        yield SystemCommand(say("app-settings"), say("app-palette-settings"), self.open_settings)
        for command in super().get_system_commands(screen):
            title, told = TEXTUALS_OWN.get(command.title, ("", ""))
            yield command._replace(title=say(title), help=say(told)) if title and told else command

    def action_command_palette(self) -> None:
        """What can be done here, to be searched through."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette(placeholder=say("app-palette-search"), id="--command-palette"))
