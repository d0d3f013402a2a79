"""The app as a person uses it: from the first screen to a match, mistakes and changes of mind included."""

from pathlib import Path

from tests.tui.in_the_app import in_the_app, match_screen, on_the_screen, told, until
from textual.command import CommandList
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select, Static

from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.sessions.session import Due, Session
from touchline.tui.app import TouchlineApp
from touchline.tui.dialogs import Choose, PassTheKeyboard, Reading
from touchline.tui.home import HomeScreen
from touchline.tui.match_screen import MatchScreen
from touchline.tui.replay import ReplayScreen
from touchline.tui.setup_screen import TABLE, SetupScreen


def test_from_the_first_screen_to_a_match_by_keys_alone() -> None:
    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, HomeScreen)
        menu = app.screen.query_one("#menu", OptionList)
        while menu.get_option_at_index(menu.highlighted or 0).id != "game:football-darts":
            await pilot.press("down")
        await pilot.press("enter")
        assert isinstance(app.screen, SetupScreen)
        glance = str(app.screen.query_one("#glance", Static).content)
        assert "More points than the other after four quarters" in glance, "how one wins"
        assert "minutes, 2 players; club beats rookie" in glance, "how long, how many, luck against skill"
        app.screen.query_one("#against", Select).value = "random"
        app.screen.query_one("#names", Input).value = "Ann"
        app.screen.query_one("#option-throwers", Input).value = "pub,casual"
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(app.screen, MatchScreen))
        session = match_screen(app).session
        assert session.match.names == ["Ann", "random bot"]
        assert session.match.options["throwers"] == ("pub", "casual")
        assert session.path.exists()

    in_the_app(act)


def test_a_bad_option_is_refused_before_the_match() -> None:
    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_setup("football-darts")
        await pilot.pause()
        app.screen.query_one("#option-throwers", Input).value = "robin hood"
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert any("throwers" in notice.message for notice in app._notifications)

    in_the_app(act)


def test_the_table_in_the_app_is_typed_or_clicked() -> None:
    """Real darts: the keyboard is at hand at once, every line is told with its rules, a mistake changes nothing."""

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_setup("football-darts")
        await pilot.pause()
        app.screen.query_one("#against", Select).value = TABLE
        app.screen.query_one("#names", Input).value = "Ann, Bob"
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(app.screen, MatchScreen))
        screen = match_screen(app)
        await pilot.pause()
        assert screen.query_one("#line", Input).has_focus
        await pilot.press(*"heads", "enter")
        await pilot.press(*"receive", "enter")
        await pilot.press(*"T77", "enter")
        assert len(screen.session.match.steps) == 2
        assert any("FD-7.1" in notice.message for notice in app._notifications)
        await pilot.press(*"T20", "enter")
        await pilot.pause()
        assert "triple 20" in told(screen)
        assert "FD-2.1" in told(screen)
        await pilot.press(*"correct 3 T19", "enter")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        assert "triple 19 for 57 yards" in on_the_screen(app)
        assert screen.session.match.everything()["pos"] == 90, "nothing before a yes"
        await pilot.press("y")
        await until(pilot, lambda: app.screen is screen)
        assert screen.session.match.everything()["pos"] == 87
        screen._board.focus()
        await pilot.press("enter")
        assert screen.session.match.steps[-1].text == "T20"

    in_the_app(act)


def test_commands_answer_in_the_app_as_in_plain_lines() -> None:
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"])
    session.enter("heads receive T20")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        await pilot.press("f1")
        assert isinstance(app.screen, Reading)
        assert "take back your last entry" in on_the_screen(app)
        await pilot.press("escape")
        await pilot.press("f3")
        assert isinstance(app.screen, Reading)
        assert "FD-2.1" in on_the_screen(app)
        await pilot.press("escape")
        await pilot.press(*"score", "enter")
        await pilot.pause()
        assert "OPP 10" in told(screen)
        await pilot.press("f6")
        assert len(session.match.steps) == 2
        await pilot.press(*"resign", "enter")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        assert not session.match.over
        assert "Ann gives up?" in on_the_screen(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen)
        assert not session.match.over, "Enter does no harm"
        await pilot.press(*"resign", "enter")
        await until(pilot, lambda: isinstance(app.screen, Choose))
        await pilot.press("y")
        await until(pilot, lambda: session.match.over and isinstance(app.screen, Choose))
        assert session.match.over

    in_the_app(act, session)


def test_the_palette_offers_what_the_screen_can_do() -> None:
    session = Session.begin("football-darts", players=["person", "random"], seed=3)

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        offered = {command.title for command in app.get_system_commands(app.screen)}
        assert {"Undo", "Why?", "Correct an entry", "Theme"} <= offered
        await pilot.press("ctrl+p", *"history")
        await until(pilot, lambda: first_in_the_palette(app) == "History")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Reading))

    in_the_app(act, session)


def first_in_the_palette(app: TouchlineApp) -> str:
    """What Enter would choose; the palette looks for it behind the typing."""
    found = app.screen.query(CommandList)
    first = found.first() if found else None
    return "" if first is None or not first.option_count else str(first.get_option_at_index(0).prompt).split("\n")[0]


def test_a_theme_is_remembered() -> None:
    async def choose(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.theme = "match-day"
        await pilot.pause()

    async def look(app: TouchlineApp, pilot: Pilot[int]) -> None:
        assert app.theme == "match-day"

    in_the_app(choose)
    in_the_app(look)


def test_hands_are_hidden_while_the_keyboard_is_passed() -> None:
    """FG-1.7, FG-3.2: between two people nothing of a hand is on the screen until its owner says so."""
    session = Session.begin("first-and-goal", names=["Ann", "Bob"], seed=3)

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        passed, hands_seen = 0, 0
        for _ in range(24):
            await until(
                pilot,
                lambda: (
                    isinstance(app.screen, PassTheKeyboard)
                    or (app.screen is screen and session.due is Due.PERSON and session.clock.running is not None)
                ),
            )
            shown = on_the_screen(app)
            cards = {card for hand in session.match.everything()["hands"].values() for card in hand}
            if isinstance(app.screen, PassTheKeyboard):
                assert not [card for card in cards if card in shown]
                passed += 1
                await pilot.press("enter")
                continue
            seat = session.match.to_move
            assert session.viewer == seat
            own = session.match.view(seat)["hands"]
            other = session.match.view(1 - seat)["hands"]
            hidden = {card for hand in other.values() for card in hand} - {c for hand in own.values() for c in hand}
            picked = session.match.view(None)["offense_call"], session.match.view(None)["defense_call"]
            board = str(screen._board.render())
            assert not [card for card in hidden if f" {card}" in board and card not in picked]
            hands_seen += bool(own)
            before = len(session.match.steps)
            screen.query_one("#line", Input).focus().value = session.match.legal()[0]
            await pilot.press("enter")
            assert len(session.match.steps) > before
        assert passed > 3
        assert hands_seen > 3

    in_the_app(act, session)


def test_leaving_and_resuming_where_it_stopped() -> None:
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"])

    async def leave(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await pilot.press(*"heads", "enter", *"receive", "enter", "f10")
        assert isinstance(app.screen, HomeScreen)

    async def resume(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, MatchScreen))
        assert [step.text for step in match_screen(app).session.match.steps] == ["heads", "receive"]

    in_the_app(leave, session)
    in_the_app(resume)


def test_a_replay_walks_through_every_moment() -> None:
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"])
    session.enter("heads receive T20")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("end")
        assert screen.index == 3
        assert "OPP 10" in str(screen.query_one("#headline", Static).render())
        assert "FD-2.1" in str(screen.query_one("#said", Static).render())
        await pilot.press("left", "left")
        assert screen.index == 1
        await pilot.press("down")
        await pilot.pause()
        assert screen.index == 2

    in_the_app(act)


def test_an_unfinished_match_keeps_its_secrets_in_a_replay() -> None:
    """FG-3.2: whoever opens the record of a match still going on sees what a spectator sees."""
    session = Session.begin("first-and-goal", players=["person", "random"], names=["Ann"], seed=3)
    while session.due is not Due.PERSON or "bomb" not in session.match.legal():
        if session.due is Due.PERSON:
            session.enter(session.match.legal()[0])
        else:
            session.roll() if session.due is Due.DICE else session.bot_move()
    session.enter("bomb")
    match = Match.from_record(session.match.record_text())

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_replay(match, session.path)
        await pilot.pause()
        await pilot.press("end")
        await pilot.pause()
        assert "bomb" not in on_the_screen(app)

    in_the_app(act)


def test_every_entry_is_on_the_disk_before_the_next_is_asked(home: Path) -> None:
    session = Session.begin("football-darts", players=["person", "random"], seed=3)

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        for _ in range(5):
            await until(pilot, lambda: session.due is Due.PERSON and session.clock.running is not None)
            assert Match.from_record(read_record(session.path)).state == session.match.state
            match_screen(app).query_one("#line", Input).focus().value = session.match.legal()[0]
            await pilot.press("enter")

    in_the_app(act, session)
