"""A whole match of every game, played in the app with keys and mouse against a bot."""

import asyncio
import random

import pytest
from tests.sweep import swept
from textual.pilot import Pilot

from touchline.games import game_names
from touchline.games.football_darts.terminal import DartsBoard
from touchline.games.street_soccer.terminal import SPLIT, GridBoard
from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.sessions.session import Due, Session
from touchline.tui.app import TouchlineApp
from touchline.tui.dialogs import Choose
from touchline.tui.match_screen import MatchScreen
from touchline.tui.moves import MoveList

LONGEST = "first-and-goal"
"""Takes as long as the three others together."""
PATIENCE = 4000
"""More turns than a person has in any of these matches."""


async def settle(pilot: Pilot[int], screen: MatchScreen) -> None:
    """Until a person is asked or the match is over."""
    while True:
        if screen.session.due in (Due.PERSON, Due.NOBODY) and screen.session.clock.running is not None:
            return
        if screen.session.due is Due.NOBODY and isinstance(pilot.app.screen, Choose):
            return
        await pilot.pause(0.001)


async def click_square(pilot: Pilot[int], board: GridBoard, name: str) -> None:
    """The mouse on a square, found as a person finds it."""
    wide, high = board._measure()
    x, y = next(place for place in board._squares if board._named(place) == name)
    rows = 8
    await pilot.click(board, offset=(3 + x * wide + wide // 2, (rows - 1 - y) * high))


async def take_a_turn(pilot: Pilot[int], screen: MatchScreen, chooser: random.Random) -> None:
    """One decision: on the board where it is made there, else from the list."""
    board, moves = screen._board, screen.query_one(MoveList)
    choice = chooser.choice(screen.session.match.legal())
    if isinstance(board, GridBoard) and choice != "pass":
        for word in SPLIT.split(choice):
            await click_square(pilot, board, word)
    elif isinstance(board, DartsBoard) and " " in choice:
        await pilot.press("right" if chooser.random() < 0.5 else "enter")
        if board.has_focus:
            await pilot.press("enter")
    elif choice in moves.texts[:9]:
        moves.focus()
        await pilot.press(str(moves.texts.index(choice) + 1))
    else:
        await pilot.press(*choice, "enter")


def whole_match(game: str, turns: int = PATIENCE, options: dict[str, object] | None = None) -> Match:
    """Play it in the app; the match as it lies on the disk afterwards."""
    session = Session.begin(game, options, players=["person", "random"], names=["Ann"], seed=11)

    async def play() -> None:
        chooser = random.Random(5)
        app = TouchlineApp(session, pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = next(each for each in app.screen_stack if isinstance(each, MatchScreen))
            for _ in range(turns):
                await settle(pilot, screen)
                if session.due is Due.NOBODY:
                    break
                before = len(session.match.steps)
                await take_a_turn(pilot, screen, chooser)
                assert len(session.match.steps) > before, f"the turn was not made: {session.match.position()}"
            await settle(pilot, screen)
            assert isinstance(app.screen, Choose)

    asyncio.run(play())
    return Match.from_record(read_record(session.path))


@pytest.mark.parametrize("game", [pytest.param(each, marks=swept if each == LONGEST else ()) for each in game_names()])
def test_a_whole_match_in_the_app(game: str) -> None:
    match = whole_match(game)
    assert match.over
    assert match.record.get("Result") != "*"
    assert sum(match.returns()) == 0
