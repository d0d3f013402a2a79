"""Narrow terminals, fast fingers, settings, and matches sorted and thrown away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.tui.test_screens import in_the_app, match_screen, until
from textual.pilot import Pilot
from textual.widgets import DataTable, Input, Select

from touchline.games import game_names
from touchline.sessions.session import Session, names_by_seat
from touchline.tui.app import TouchlineApp
from touchline.tui.dialogs import Choose, Reading
from touchline.tui.keys import Keys
from touchline.tui.match_screen import MatchScreen
from touchline.tui.records import RecordsScreen
from touchline.tui.settings import PACES, Settings
from touchline.tui.settings_screen import SettingsScreen

Act = Callable[[TouchlineApp, "Pilot[int]"], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("size", [(60, 24), (80, 24)])
@pytest.mark.parametrize("name", game_names())
def test_no_board_is_cut(name: str, size: tuple[int, int]) -> None:
    """The whole board is on the screen, beside or above the play-by-play."""
    import asyncio

    session = Session.begin(name, table=True, names=["Ann", "Bob"])
    if name == "first-and-goal":
        session.enter("heads tails kick touchback")

    async def look() -> None:
        app = TouchlineApp(session, pace=0)
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: isinstance(app.screen, MatchScreen) and app.screen._board.size.height > 0)
            await pilot.pause()
            screen = match_screen(app)
            board, ground = screen._board.region, screen.query_one("#ground").region
            assert ground.contains_region(board)
            assert screen.has_class("-narrow") == (size[0] < 76)
            assert board.width >= 50
            side = screen.query_one("#side").region
            assert not side.overlaps(ground)
            foot = screen.query_one(Keys)
            assert foot.show_command_palette == (size[0] >= 76)
            keys = sum(key.outer_size.width for key in foot.query("FooterKey"))
            assert size[0] >= 76 or keys <= size[0]

    asyncio.run(look())


def test_a_typed_number_means_the_line_it_stands_before() -> None:
    """FD-2.1: "1 throw" is on the list, so 1 is no dart at single 1."""
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"])
    session.enter("heads receive T20")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        steps = len(session.match.steps)
        assert screen.query_one("MoveList").texts[0] == "throw"  # type: ignore[attr-defined]
        screen.query_one("#line", Input).focus()
        await pilot.press("1", "enter")
        await pilot.pause()
        assert [step.text for step in session.match.steps[steps:]] in ([], ["throw"])

    in_the_app(act, session)


def test_no_space_is_lost_however_fast_the_fingers() -> None:
    """The focus is elsewhere: from the first letter on everything belongs to the line."""
    session = Session.begin("street-soccer", names=["Ann", "Bob"])

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        screen._board.focus()
        await pilot.press("w", "h", "y", "space", "1", "7")
        assert screen.query_one("#line", Input).value == "why 17"

    in_the_app(act, session)


def test_the_chart_while_choosing() -> None:
    """FG-1.5: F7, with the guesses marked."""
    session = Session.begin("first-and-goal", table=True, names=["Ann", "Bob"])
    session.enter("heads tails kick touchback")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await pilot.press("f7")
        assert isinstance(app.screen, Reading)
        assert "our guess" in app.screen._text

    in_the_app(act, session)


def test_settings_are_kept() -> None:
    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_settings()
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.pause()
        app.screen.query_one("#pace", Select).value = "at once"
        app.screen.query_one("#voice", Select).value = True
        app.screen.query_one("#names", Input).value = "Ann, Bob"
        await until(pilot, lambda: Settings.read().names == "Ann, Bob")
        assert Settings.read().pace == "at once"
        assert Settings.read().voice
        assert app.pace == PACES["at once"]

    in_the_app(act)


def test_matches_are_sorted_and_thrown_away_only_when_sure(home: Path) -> None:
    for game in ("street-soccer", "football-darts"):
        Session.begin(game, names=["Ann", "Bob"])

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_records()
        await until(pilot, lambda: isinstance(app.screen, RecordsScreen))
        await pilot.pause()
        await pilot.press("s")
        table = app.screen.query_one(DataTable)
        assert [str(table.get_row_at(row)[1]) for row in range(2)] == ["Football Darts", "Street Soccer"]
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("escape")
        assert len(list((home / "matches").iterdir())) == 2
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.click("#yes")
        await until(pilot, lambda: len(list((home / "matches").iterdir())) == 1)

    in_the_app(act)


def test_names_sit_on_the_side_of_whoever_has_them() -> None:
    from touchline.games import find_game

    darts = find_game("football-darts")
    assert names_by_seat(darts, {}, ["Ann"], second=True) == ["", "Ann"]
    assert names_by_seat(darts, {}, ["Ann", "Robo"], second=True) == ["Robo", "Ann"]
    assert names_by_seat(darts, {}, ["Ann"], second=False) == ["Ann", ""]
