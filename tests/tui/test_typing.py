"""What fast hands type: every letter, and one answer a question."""

from tests.tui.in_the_app import in_the_app, match_screen, until
from textual import events
from textual.pilot import Pilot

from touchline.sessions.session import Session
from touchline.tui.app import TouchlineApp
from touchline.tui.boards.base import Board
from touchline.tui.moves import MoveList


def typed_at_once(app: TouchlineApp, line: str) -> None:
    """A line as a fast hand, or a paste, brings it: every key is there before the first is seen to."""
    for letter in line:
        app.post_message(events.Key({" ": "space", "\n": "enter"}.get(letter, letter), letter))


def simulated_darts() -> Session:
    """Ann and Bob at one keyboard, about to throw simulated darts."""
    session = Session.begin("football-darts", {"darts": "simulated"}, names=["Ann", "Bob"], seed=3)
    while session.match.legal() != ["receive", "defer"]:
        session.roll()
    return session


def test_a_fast_hand_loses_no_space() -> None:
    session = simulated_darts()
    session.enter("receive")

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        await until(pilot, lambda: screen.focused is screen.query_one(Board))
        typed_at_once(app, "throw T20\n")
        await until(pilot, lambda: "throw T20" in [step.text for step in session.match.steps])

    in_the_app(act, session)


def test_a_number_and_enter_answer_one_question() -> None:
    """The digit chooses at once; the Enter after it must not throw the first dart."""
    session = simulated_darts()

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        await until(pilot, lambda: isinstance(screen.focused, MoveList))
        typed_at_once(app, "1\n")
        await until(pilot, lambda: screen.focused is screen.query_one(Board))
        await pilot.pause()
        assert [step.text for step in session.match.steps][-1] == "receive"
        await pilot.press("enter")
        await until(pilot, lambda: "throw T20" in [step.text for step in session.match.steps])

    in_the_app(act, session)
