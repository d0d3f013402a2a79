"""What one person can look at and learn: the games, their words, lessons and puzzles, the analysis board."""

from __future__ import annotations

from typing import TypeVar

from touchline.anywhere.bots import thought
from touchline.anywhere.own_doors import Answer, Asked, plain, route
from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.server.dice.promises import badges_in_english
from touchline.server.errors import NotFound
from touchline.server.matches import coach_questions, figures_table, puzzle_table, study_table
from touchline.server.matches.films import lesson_film, rule_example
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.shelf import book, shelf
from touchline.server.operations.coaching import coach
from touchline.server.operations.questions import Question
from touchline.server.operations.work import in_pieces
from touchline.solve.puzzles import at_a_glance, find
from touchline.wire.answers import Counsel
from touchline.wire.figures import FiguresAsked
from touchline.wire.learning import PuzzleAnswer, PuzzleReason
from touchline.wire.study import StudyAsked, StudyMove, StudyQuestion
from touchline.words.catalogues import catalogue_text
from touchline.words.languages import LANGUAGES, negotiated

T = TypeVar("T")


@route("GET", "/games")
async def _games(asked: Asked) -> object:
    return shelf()


@route("GET", "/games/{game}")
async def _game(asked: Asked) -> object:
    return book(find_game(asked.named["game"]), negotiated([asked.query.get("lang", "en")]))


@route("GET", "/phrases")
async def _phrases(asked: Asked) -> object:
    return phrases_in_english()


@route("GET", "/dice")
async def _dice(asked: Asked) -> object:
    return badges_in_english()


@route("GET", "/lobby")
async def _lobby(asked: Asked) -> object:
    """Nobody else is here."""
    return []


@route("GET", "/words/{language}")
@route("GET", "/words/{language}/{game}")
async def _words(asked: Asked) -> Answer:
    language, game = asked.named["language"], asked.named.get("game")
    if language not in LANGUAGES:
        raise NotFound(Message("server-no-words", language=repr(language)))
    return plain(catalogue_text(language, find_game(game).folder if game else None))


@route("GET", "/games/{game}/lesson")
async def _lesson(asked: Asked) -> object:
    return lesson_film(find_game(asked.named["game"]))


@route("GET", "/games/{game}/examples/{rule}")
async def _example(asked: Asked) -> object:
    return rule_example(find_game(asked.named["game"]), asked.named["rule"])


async def coached(asked: Asked, kind: type[T], question: Question) -> T:
    """What the coach says."""
    return coach_questions.told(kind, await thought(asked.own.tables, question["game"], coach, question))


# ---- puzzles


@route("GET", "/games/{game}/puzzle")
async def _puzzle(asked: Asked) -> object:
    game, query = find_game(asked.named["game"]), asked.query
    return puzzle_table.picked(
        game, query.get("puzzle", ""), query.get("solved", "").split(","), today=query.get("today") == "true"
    )


@route("GET", "/games/{game}/puzzle/{puzzle}/preview")
async def _puzzle_preview(asked: Asked) -> object:
    return puzzle_table.tried(find(find_game(asked.named["game"]), asked.named["puzzle"]), asked.query["move"])


@route("POST", "/games/{game}/puzzle/{puzzle}")
async def _puzzle_answer(asked: Asked) -> object:
    puzzle = find(find_game(asked.named["game"]), asked.named["puzzle"])
    move = puzzle_table.written(puzzle, asked.order(PuzzleAnswer).move)
    right = at_a_glance(puzzle, move)
    if right is None:
        right = (await coached(asked, PuzzleReason, puzzle_table.judging_wanted(puzzle, move))).right
    return puzzle_table.verdict(puzzle, move, right=right)


@route("GET", "/games/{game}/puzzle/{puzzle}/why")
async def _puzzle_why(asked: Asked) -> object:
    puzzle = find(find_game(asked.named["game"]), asked.named["puzzle"])
    move = puzzle_table.written(puzzle, asked.query["move"])
    return await coached(asked, PuzzleReason, puzzle_table.judging_wanted(puzzle, move))


# ---- the analysis board


@route("POST", "/study")
async def _study(asked: Asked) -> object:
    return await in_pieces(study_table.done(asked.order(StudyAsked)))


@route("POST", "/study/preview")
async def _study_preview(asked: Asked) -> object:
    wanted = asked.order(StudyMove)
    return await in_pieces(study_table.tried(wanted.study, wanted.move))


@route("POST", "/study/advice")
async def _study_advice(asked: Asked) -> object:
    return await coached(asked, Counsel, await in_pieces(study_table.advice_wanted(asked.order(StudyQuestion).study)))


# ---- figures by player


@route("POST", "/games/{game}/figures")
async def _figures(asked: Asked) -> object:
    return await figures_table.figures(asked.own.matches, find_game(asked.named["game"]), asked.order(FiguresAsked))
