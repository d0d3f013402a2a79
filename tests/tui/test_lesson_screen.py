"""The lesson in the terminal app."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.tui.in_the_app import until
from textual.widgets import Input, Static

from touchline.games import find_game, game_names
from touchline.play.lesson import lesson_of
from touchline.sessions.tutor import Tutor
from touchline.tui.app import TouchlineApp
from touchline.tui.boards.base import Board
from touchline.tui.coach import Coach
from touchline.tui.lesson_screen import LessonScreen
from touchline.tui.match_screen import MatchScreen


def test_a_lesson_is_played_to_its_score_and_a_first_match_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    asyncio.run(play_a_lesson())


def test_the_first_screen_teaches_the_game_the_bar_is_on() -> None:
    asyncio.run(open_a_lesson())


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (100, 30)])
@pytest.mark.parametrize("game", game_names())
def test_the_whole_board_is_seen_beside_the_sentence(game: str, size: tuple[int, int]) -> None:
    asyncio.run(see_the_board(game, size))


async def see_the_board(game: str, size: tuple[int, int]) -> None:
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    tutor = Tutor(lesson)
    app = TouchlineApp(tutor=tutor)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        answer = app.screen.query_one("#answer", Input)
        while not tutor.done:
            board, ground = app.screen.query_one(Board), app.screen.query_one("#ground")
            assert ground.region.contains_region(board.region), (
                f"{tutor.step.step.name}: {board.region} of {ground.region}"
            )
            answer.value = tutor.wanted
            await pilot.press("enter")
            await pilot.pause()


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
        nudge = app.screen.query_one("#nudge", Static)
        assert "E4-F5" in str(nudge.content)
        assert answer.value == "", "what is to be typed shows again"
        await pilot.press("enter")
        assert str(nudge.content).startswith("Not that one"), "nothing typed is nothing refused"
        while not tutor.done:
            answer.value = tutor.wanted
            await pilot.press("enter")
            await pilot.pause()
        says = app.screen.query_one("#says", Static)
        await until(pilot, lambda: "One goal up" in str(says.content))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, MatchScreen))
        assert app.screen.query_one(Coach).display, "the coach is there in a first match"


async def open_a_lesson() -> None:
    app = TouchlineApp()
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
