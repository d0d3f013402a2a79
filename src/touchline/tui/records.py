"""The matches on this machine: go on with one, replay it, review it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import DataTable, Static

from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.play.keeping import ENDING, matches_folder, read_record
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.sessions.speech import refusal
from touchline.tui.dialogs import Choose
from touchline.tui.keys import Keys
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp

MOST = 300
WHEN = re.compile(r"^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)")
"""How the name of a file begins that Touchline gave a match: its day and minute."""
COLUMNS = ("when", "game", "who", "stands")
ROOMY = 84
"""So many columns hold the minute of a match as well; below, its day is enough."""
NARROW = 76
"""Below this something is out of sight, and it is the day rather than how a match stands."""


def named(path: Path) -> str:
    """A kept match by its game and its players; by its file where that cannot be read."""
    try:
        record = read_record(path)
        return f"{find_game(record.get('Game')).title}: {who_plays(record)}"
    except TouchlineError:
        return path.stem


def who_plays(record: Record) -> str:
    """Everybody at the table."""
    return " – ".join(record.get_all("Seat"))


def result_of(record: Record) -> str:
    """Who won, in a word or two."""
    returns, names = record.get("Result").split(), record.get_all("Seat")
    if returns in ([], ["*"]):
        return say("app-records-unfinished", entries=len(record.entries))
    if set(returns) == {"0"}:
        return say("app-records-draw")
    winners = [name for name, each in zip(names, returns, strict=False) if each == "1"]
    return say("app-records-won", who=winners, count=len(winners))


class RecordsScreen(Screen[None]):
    """Every kept match, newest first."""

    app: TouchlineApp
    CSS = """
    RecordsScreen #title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    RecordsScreen DataTable { height: 1fr; background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "replay", "app-key-replay"),
        Binding("g", "go_on", "app-key-go-on"),
        Binding("v", "review", "app-key-review"),
        Binding("s", "sort", "app-key-sort"),
        Binding("d,delete", "delete", "app-key-delete", key_display="d"),
        Binding("escape", "app.pop_screen", "app-key-back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._by = 0
        """The column the matches are sorted by."""

    def compose(self) -> ComposeResult:
        """A table of matches."""
        yield Static(say("app-records-title"), id="title", markup=False)
        yield DataTable(cursor_type="row", zebra_stripes=True)
        yield Keys()

    def on_screen_resume(self) -> None:
        """Read the folder again."""
        table: DataTable[str] = self.query_one(DataTable)
        table.clear(columns=True)
        columns = ("who", "stands", "game", "when") if self.app.size.width < NARROW else COLUMNS
        for name in columns:
            table.add_column(say(f"app-records-{name}"), key=name)
        files = sorted(matches_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for path in files[:MOST]:
            try:
                record = read_record(path)
                title = find_game(record.get("Game")).title
            except TouchlineError:
                continue
            when = WHEN.sub(r"\1 \2:\3", path.stem.removeprefix(record.get("Game") + "-"))
            told = {
                "when": when[: 16 if self.app.size.width >= ROOMY else 10],
                "game": title,
                "who": who_plays(record),
                "stands": result_of(record),
            }
            table.add_row(*(told[name] for name in columns), key=str(path))
        self._sort()
        table.focus()

    def _sort(self) -> None:
        """By a column, newest first or from A to Z."""
        table: DataTable[str] = self.query_one(DataTable)
        by = COLUMNS[self._by]
        table.sort(by, reverse=by == "when")
        self.query_one("#title", Static).update(say("app-records-by", column=say(f"app-records-{by}")))

    def action_sort(self) -> None:
        """By the next column."""
        self._by = (self._by + 1) % len(COLUMNS)
        self._sort()

    def action_delete(self) -> None:
        """Ask, then throw the record away."""
        path = self.chosen
        if path is None:
            return

        def answered(said: str | None) -> None:
            if said == "yes":
                try:
                    path.unlink()
                except OSError as problem:
                    self.notify(f"{path}: {problem.strerror}", severity="error", markup=False)
                self.on_screen_resume()

        question = say("app-records-throw-away", match=f"{named(path)} ({path.stem})")
        self.app.push_screen(
            Choose(question, {"no": say("app-records-keep"), "yes": say("app-records-drop")}), answered
        )

    @property
    def chosen(self) -> Path | None:
        """The file under the cursor."""
        table: DataTable[str] = self.query_one(DataTable)
        if not table.row_count:
            return None
        return Path(str(table.coordinate_to_cell_key(table.cursor_coordinate).row_key.value))

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        """Enter, or a click."""
        self.action_replay()

    def _open(self, path: Path) -> Match | None:
        try:
            return Match.from_record(read_record(path))
        except TouchlineError as problem:
            self.notify(refusal(problem), severity="error", markup=False)
            return None

    def action_replay(self) -> None:
        """Step by step."""
        path = self.chosen
        match = self._open(path) if path else None
        if match is not None and path is not None:
            self.app.open_replay(match, path)

    def action_review(self) -> None:
        """The coach's word on it."""
        path = self.chosen
        match = self._open(path) if path else None
        if match is not None:
            self.app.open_review(match)

    def action_go_on(self) -> None:
        """Sit down again."""
        path = self.chosen
        if path is None:
            return
        try:
            self.app.resume(path)
        except TouchlineError as problem:
            self.notify(refusal(problem), severity="error", markup=False)
