"""What a game says, as messages; a game without catalogues says it in English only."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.message import Message, only_english
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.kernel.state import State


def step_told(game: Game, before: State, after: State, box: Box, choice: int, names: Sequence[str]) -> list[Message]:
    """The play-by-play of a step, sentence by sentence."""
    if game.worded:
        return game.tell(before, after, box, choice)
    return _in_english([game.narrate(before, after, box, choice, names)])


def situation_told(game: Game, s: State, box: Box, names: Sequence[str]) -> list[Message]:
    """Score and situation, part by part."""
    if game.worded:
        return game.situation(s, box)
    return _in_english(game.headline(s, box, names).split(HEADLINE_BREAK))


def question_told(game: Game, s: State, box: Box) -> list[Message]:
    """What is asked."""
    return game.ask(s, box) if game.worded else _in_english([game.question(s, box)])


def result_told(game: Game, s: State, box: Box, names: Sequence[str]) -> list[Message]:
    """How a finished game ended."""
    return game.result(s, box) if game.worded else _in_english([game.ending(s, box, names)])


def _in_english(sentences: list[str]) -> list[Message]:
    return [only_english(each) for each in sentences if each]
