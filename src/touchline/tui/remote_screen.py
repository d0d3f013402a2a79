"""A match on a server, on the screen: the same board, moves and line, the server's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog, Static

from touchline.kernel.errors import TouchlineError
from touchline.sessions.remote import RemoteMatch, fresh_id
from touchline.tui.boards import board_for
from touchline.tui.dialogs import Choose, Reading
from touchline.tui.moves import MoveList
from touchline.tui.playing import PlayingScreen
from touchline.tui.scene import Scene
from touchline.wire.commands import Accept, Resign, Undo
from touchline.words.languages import say


class RemoteScreen(PlayingScreen):
    """One seat at a match elsewhere."""

    TYPE_HERE = "app-type-move"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "why", "app-key-why"),
        Binding("f6", "undo", "app-key-ask-undo"),
        Binding("f7", "accept", "app-key-agree"),
        Binding("f9", "resign", "app-key-resign"),
        Binding("f10", "leave", "app-key-leave"),
    ]

    def __init__(self, remote: RemoteMatch) -> None:
        self._geometry = remote.game.board(remote.game.new_box(remote.options))
        super().__init__(board_for(remote.game))
        self.remote = remote
        self._shown = -1
        self._was_asked = True
        """Whoever has just come needs no calling."""

    def on_mount(self) -> None:
        """Show what is, then listen."""
        self._show()
        app = self.app
        self.remote.listen(
            lambda: app.call_from_thread(self._show), lambda problem: app.call_from_thread(self.refuse, problem)
        )

    def on_unmount(self) -> None:
        """Listen no more."""
        self.remote.leave()

    def _ask_server(self, ask: Callable[[], object]) -> None:
        """From a worker's thread: ask, then show what came of it."""
        try:
            ask()
        except TouchlineError as problem:
            self.app.call_from_thread(self.refuse, problem)
            return
        self.app.call_from_thread(self._show)

    def _show(self) -> None:
        if not self.query("#log"):
            return  # the server's answer came while the screen was being left
        remote = self.remote
        log = self.query_one("#log", RichLog)
        for each in remote.unheard():
            line = Text("" if each.entry is None else f"{each.entry} ", style="dim")
            log.write(line.append(each.text, style="not dim"))
        if remote.state.seq == self._shown:
            return
        self._shown = remote.state.seq
        self.query_one("#headline", Static).update(remote.headline())
        view = dict(remote.state.view)
        self._board.show(Scene(self._geometry, view, "", remote.names, tuple(remote.choices)))
        moves = self.query_one(MoveList)
        moves.offer(remote.choices, on_the_board=self._board.picks_places)
        self.query_one("#question", Static).update(remote.question())
        asked = remote.asked  # once: it may change while this is shown, and the next showing must notice
        if asked and not self._was_asked:
            self.app.bell()
            self.notify(say("notice-your-turn", game=remote.game.title))
        self._was_asked = asked
        if remote.wants_back:
            self.notify(say("app-undo-asked"))
        if remote.asked and not self.query_one("#line", Input).value:
            if self._board.can_focus and (moves.are_calls or not moves.texts):
                self._board.focus()
            else:
                moves.focus()

    # ---- picking and typing

    def enter(self, text: str) -> None:
        """Send a move."""
        self._send(lambda: self.remote.enter(text))

    @work(thread=True, group="server")
    def _send(self, order: Callable[[], object]) -> None:
        def send() -> None:
            order()
            self.remote.refresh()

        self._ask_server(send)

    # ---- actions

    def action_undo(self) -> None:
        """Ask to take back."""
        self._send(lambda: self.remote.send(Undo(cmd_id=fresh_id())))

    def action_accept(self) -> None:
        """Agree to the other side's take-back."""
        self._send(lambda: self.remote.send(Accept(cmd_id=fresh_id())))

    def action_resign(self) -> None:
        """Ask once more."""

        def answer(said: str | None) -> None:
            if said == "yes":
                self._send(lambda: self.remote.send(Resign(cmd_id=fresh_id())))

        self.app.push_screen(
            Choose(say("app-give-up"), {"no": say("app-play-on"), "yes": say("app-key-resign")}), answer
        )

    @work(thread=True, exclusive=True, group="why")
    def action_why(self) -> None:
        """The rules behind the last thing that happened."""
        text = self.remote.why()
        self.app.call_from_thread(self.app.push_screen, Reading(say("app-key-why"), text))

    def action_leave(self) -> None:
        """The seat stays ours."""
        self.app.go_home()
        self.notify(say("app-seat-kept"))
