"""Pictures of the main screens at 80 × 24, kept in ``artefacts/terminal`` to be looked at.

What can be said about a picture without looking is said here: it fits, and it shows what it must.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from touchline.games import game_names
from touchline.sessions.session import Due, Session
from touchline.tui.app import TouchlineApp

ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "terminal"
SIZE = (80, 24)


def picture(
    name: str,
    session: Session | None = None,
    act: Callable[[TouchlineApp, Pilot[int]], Awaitable[None]] | None = None,
    theme: str = "floodlight",
) -> str:
    """Take the picture; all characters on it."""
    shown: list[str] = []

    async def run() -> None:
        app = TouchlineApp(session, pace=0)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            app.theme = theme
            if act is not None:
                await act(app, pilot)
            await pilot.pause(0.05)
            ARTEFACTS.mkdir(parents=True, exist_ok=True)
            (ARTEFACTS / f"{name}.svg").write_text(app.export_screenshot(), encoding="utf-8")
            lines = app.screen._compositor.render_strips()
            shown.extend("".join(segment.text for segment in line) for line in lines)

    asyncio.run(run())
    assert len(shown) <= SIZE[1]
    return "\n".join(shown)


def in_mid_game(game: str, steps: int, *, table: bool = False, seed: int = 8) -> Session:
    """A match some way on, a person to act."""
    players = [] if table else ["person", "random"]
    session = Session.begin(game, players=players, names=["Ann", "Bob"] if table else ["Ann"], table=table, seed=seed)
    chooser, match = random.Random(seed), session.match
    while len(match.steps) < steps or session.due not in (Due.PERSON, Due.TABLE):
        if session.due is Due.NOBODY:
            session.undo()
            break
        if session.due is Due.PERSON:
            session.enter(chooser.choice(match.legal()))
        elif session.due is Due.TABLE:
            count = match.game.rules.chances(match.state, match.box)
            session.enter(match.game.outcome_text(match.state, match.box, chooser.randrange(count)))
        else:
            session.roll() if session.due is Due.DICE else session.bot_move()
    return session


def test_the_first_screen() -> None:
    shown = picture("home")
    for title in ("First & Goal", "Football Darts", "Pocket Gridiron", "Street Soccer"):
        assert title in shown


@pytest.mark.parametrize("game", game_names())
def test_setting_up(game: str) -> None:
    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_setup(game)
        await pilot.pause()

    shown = picture(f"setup-{game}", act=act)
    assert "Against" in shown
    assert "Start (F5)" in shown


@pytest.mark.parametrize("game", game_names())
def test_a_match_on_the_screen(game: str) -> None:
    session = in_mid_game(game, 60)
    shown = picture(f"match-{game}", session)
    assert "Ann" in shown
    assert "F6 Undo" in shown


@pytest.mark.parametrize("game", game_names())
def test_a_match_at_the_table_by_day(game: str) -> None:
    session = in_mid_game(game, 41, table=True)
    shown = picture(f"table-{game}", session, theme="match-day")
    assert "Bob" in shown
    assert session.question()[:20] in shown


def test_a_chosen_figure_and_where_it_can_go() -> None:
    from touchline.games.street_soccer.terminal import SPLIT, GridBoard
    from touchline.tui.match_screen import MatchScreen

    session = in_mid_game("street-soccer", 40)
    choice = max(session.match.legal(), key=lambda move: (move.count("*"), move))

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, MatchScreen)
        board = app.screen.query_one(GridBoard)
        board.pick(SPLIT.split(choice)[0])
        board.focus()

    assert "•" in picture("soccer-chosen", session, act)


def test_the_coach_and_the_end() -> None:
    from touchline.tui.coach import Coach
    from touchline.tui.match_screen import MatchScreen

    async def ask(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await pilot.press("f2")
        assert isinstance(app.screen, MatchScreen)
        coach = app.screen.query_one(Coach)
        while "█" not in str(coach.render()):
            await pilot.pause(0.01)

    shown = picture("coach", in_mid_game("football-darts", 30), ask)
    assert "█" in shown
    over = in_mid_game("football-darts", 50)
    over.match.resign(0)
    assert "Ann resigned." in picture("end", over)


def test_a_replay() -> None:
    session = in_mid_game("street-soccer", 90)

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        app.open_replay(session.match, session.path)
        await pilot.pause()
        await pilot.press("end")
        await pilot.press("left", "left", "left")

    assert f"{len(session.match.steps) - 3}/{len(session.match.steps)}" in picture("replay", act=act)
