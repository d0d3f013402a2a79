"""Narrow terminals, fast fingers, settings, and matches sorted and thrown away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.tui.in_the_app import in_the_app, match_screen, on_the_screen, until
from textual.pilot import Pilot
from textual.widgets import DataTable, Input, RichLog, Select, Static

from touchline.games import game_names
from touchline.sessions.coach_corner import Chances
from touchline.sessions.seating import names_by_seat
from touchline.sessions.session import Session
from touchline.tui.app import TouchlineApp
from touchline.tui.coach import Coach, ends
from touchline.tui.dialogs import Choose, Reading
from touchline.tui.keys import Keys
from touchline.tui.match_screen import MatchScreen
from touchline.tui.moves import MoveList
from touchline.tui.records import RecordsScreen
from touchline.tui.settings import PACES, Settings
from touchline.tui.settings_screen import SettingsScreen

Act = Callable[[TouchlineApp, "Pilot[int]"], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("coached", [False, True])
@pytest.mark.parametrize("size", [(60, 24), (80, 24)])
@pytest.mark.parametrize("name", game_names())
def test_no_board_is_cut(name: str, size: tuple[int, int], coached: bool) -> None:
    """The whole board is on the screen with the answers below it, beside or above the play-by-play."""
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
            screen._seat_coach(coached)
            screen.query_one(Coach).say("He has much to say. " * 20)
            await pilot.pause()
            board, ground = screen._board.region, screen.query_one("#ground").region
            assert ground.contains_region(board)
            moves = screen.query_one(MoveList)
            assert not moves.display or ground.contains_region(moves.region)
            assert not moves.display or moves.region.height > 0
            clock = screen.query_one("#clock")
            assert screen.query_one("#side").region.contains_region(clock.region)
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


def test_a_call_of_the_list_asks_where() -> None:
    """FD-7.3: with simulated darts "1 throw" is only half of an answer, and the screen says what is missing."""
    session = Session.begin("football-darts", names=["Ann", "Bob"], seed=7)
    session.roll()
    session.enter("receive")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        screen.query_one("#line", Input).focus()
        await pilot.press("1", "enter")
        await until(pilot, lambda: "throw: where?" in str(screen.query_one("#question", Static).render()))

    in_the_app(act, session)


@pytest.mark.parametrize("size", [(60, 24), (80, 24)])
def test_an_answer_in_a_window_is_folded_once(size: tuple[int, int]) -> None:
    """Every line of it fits its frame, so that no word stands alone."""
    session = Session.begin("football-darts", names=["Ann", "Bob"], seed=7)
    session.roll()
    session.enter("receive")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        for word in ("legal", "help", "rules FD-1"):
            match_screen(app).action_say(word)
            await until(pilot, lambda: isinstance(app.screen, Reading))
            await pilot.pause()
            window = app.screen
            assert isinstance(window, Reading)
            text = window.query_one(Static)
            assert max(map(len, window._text.splitlines())) <= text.content_size.width, word
            await pilot.press("escape")

    in_the_app(act, session, size=size)


def test_the_coach_hides_no_news() -> None:
    """His corner takes room from the play-by-play, whose last line stays in sight."""
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"])
    session.enter("heads receive 1 1 1 1 1 1 1 1 1 1 1 1 1")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        log = screen.query_one("#log", RichLog)
        coach = screen.query_one(Coach)
        coach.display = True
        coach.say("a\n" * 9)
        await pilot.pause()
        await until(pilot, lambda: log.max_scroll_y > 0)
        await until(pilot, lambda: log.scroll_offset.y == log.max_scroll_y)

    in_the_app(act, session)


def test_both_names_at_the_coachs_bar_are_whole() -> None:
    found = Chances((0.48, 0.52), 0.0)
    told = [str(line).strip() for line in ends(["Player 1", "rookie bot"], found, 26)]
    assert told == ["Player 1 48%", "52% rookie bot"]
    assert [str(line) for line in ends(["Ann", "Bob"], found, 26)] == ["Ann 48%            52% Bob"]


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


@pytest.mark.parametrize("size", [(80, 24), (60, 24)])
def test_how_a_match_stands_is_in_sight(size: tuple[int, int]) -> None:
    Session.begin("pocket-gridiron", names=["Player 1", "rookie bot"])

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_records()
        await until(pilot, lambda: isinstance(app.screen, RecordsScreen))
        await until(pilot, lambda: "Player 1 – rookie bot" in on_the_screen(app))
        assert "unfinished, 0 entries" in on_the_screen(app)

    in_the_app(act, size=size)


def test_giving_up_takes_more_than_an_enter_too_many() -> None:
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"])
    session.enter("heads receive")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        for answer, over in (("enter", False), ("n", False), ("y", True)):
            match_screen(app).action_say("resign")
            await until(pilot, lambda: isinstance(app.screen, Choose))
            await pilot.pause()
            asked = app.screen
            await pilot.press(answer)
            await until(pilot, lambda asked=asked: asked not in app.screen_stack)  # type: ignore[misc]
            assert session.match.over is over

    in_the_app(act, session)


def test_names_sit_on_the_side_of_whoever_has_them() -> None:
    from touchline.games import find_game

    darts = find_game("football-darts")
    assert names_by_seat(darts, {}, ["Ann"], second=True) == ["", "Ann"]
    assert names_by_seat(darts, {}, ["Ann", "Robo"], second=True) == ["Robo", "Ann"]
    assert names_by_seat(darts, {}, ["Ann"], second=False) == ["Ann", ""]
