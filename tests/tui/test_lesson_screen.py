"""The lesson in the terminal app."""

from __future__ import annotations

import asyncio

from tests.tui.test_screens import until
from textual.widgets import Input, Static

from touchline.games import find_game
from touchline.play.lesson import lesson_of
from touchline.play.tutor import Tutor
from touchline.tui.app import TouchlineApp
from touchline.tui.lesson_screen import LessonScreen


def test_a_lesson_is_played_to_its_score() -> None:
    asyncio.run(play_a_lesson())


def test_the_first_screen_teaches_the_game_the_bar_is_on() -> None:
    asyncio.run(open_a_lesson())


async def play_a_lesson() -> None:
    lesson = lesson_of(find_game("street-soccer"))
    assert lesson is not None
    tutor = Tutor(lesson)
    app = TouchlineApp(tutor=tutor)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)
        await pilot.press("enter")
        answer = app.screen.query_one("#answer", Input)
        answer.value = "E4-E6"
        await pilot.press("enter")
        assert tutor.at == 1
        assert "E4-F5" in str(app.screen.query_one("#nudge", Static).content)
        while not tutor.done:
            answer.value = tutor.wanted
            await pilot.press("enter")
            await pilot.pause()
        says = app.screen.query_one("#says", Static)
        await until(pilot, lambda: "One goal up" in str(says.content))
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, LessonScreen))


async def open_a_lesson() -> None:
    app = TouchlineApp()
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
