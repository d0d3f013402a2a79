"""Bots and the coach in the app: nobody waits for them, and nothing goes with them when they break."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.tui.in_the_app import in_the_app, match_screen, on_the_screen, until
from textual.pilot import Pilot

from touchline.play.keeping import home_folder
from touchline.sessions.mishaps import LOG
from touchline.sessions.session import Due, Session
from touchline.tui.app import TouchlineApp
from touchline.tui.coach import Coach
from touchline.tui.dialogs import Reading
from touchline.tui.home import HomeScreen
from touchline.tui.match_screen import MatchScreen
from touchline.tui.questions import coach_table


def test_the_app_answers_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks for a day holds nothing up, and leaving does not wait for it: it thinks elsewhere."""
    session = Session.begin("pocket-gridiron", players=["random", "random"], seed=3)
    monkeypatch.setattr(MatchScreen, "bot_question", lambda self: (time.sleep, 86_400))

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: session.due is Due.BOT)
        steps = len(session.match.steps)
        await pilot.press("f1")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")
        assert len(session.match.steps) == steps, "the bot is still thinking"
        await pilot.press("f10")
        assert isinstance(app.screen, HomeScreen)

    in_the_app(act, session)


def test_a_bot_that_fails_does_not_take_the_match_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.begin("pocket-gridiron", players=["random", "random"], seed=3)
    monkeypatch.setattr(MatchScreen, "bot_question", lambda self: (int, "no number"))

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: any("the worker broke off" in each.message for each in app._notifications))
        assert isinstance(app.screen, MatchScreen)
        assert "ValueError" in (home_folder() / LOG).read_text(encoding="utf-8")

    in_the_app(act, session)


def test_the_coach_comes_when_called() -> None:
    session = Session.begin("football-darts", players=["person", "random"], names=["Ann"], seed=3)

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        screen = match_screen(app)
        assert not screen.query_one(Coach).display
        await until(pilot, lambda: session.due is Due.PERSON)
        await pilot.press("f2")
        await until(pilot, lambda: "%" in str(screen.query_one(Coach).render()).replace("works it out", ""))
        await until(pilot, lambda: "Ann" in str(screen.query_one(Coach).render()))

    in_the_app(act, session)


@pytest.mark.parametrize(
    ("question", "said"),
    [(coach_table, "nothing is to be decided"), (int, "The coach could not think this through: a fault of ours.")],
    ids=["a refusal is told as it is", "a mishap is told in a sentence"],
)
def test_a_coach_who_has_nothing_to_say(
    monkeypatch: pytest.MonkeyPatch, home: Path, question: Callable[..., object], said: str
) -> None:
    monkeypatch.setattr("touchline.tui.coached.coach_word", question)
    session = Session.begin("football-darts", table=True)

    async def act(app: TouchlineApp, pilot: Pilot[int]) -> None:
        await pilot.press("f2")
        await until(pilot, lambda: said in str(match_screen(app).query_one(Coach).render()))
        assert "TypeError" not in on_the_screen(app)

    in_the_app(act, session)
    log = home / "mishaps.log"
    assert ("TypeError" in log.read_text(encoding="utf-8")) if question is int else not log.exists()
