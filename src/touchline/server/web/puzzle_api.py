"""The HTTP API of puzzles: a position, an answer, and what the answer was worth."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from touchline.games import find_game
from touchline.server.backend import Backend
from touchline.server.matches.coach_questions import told
from touchline.server.matches.puzzle_table import judging_wanted, picked, tried, verdict, written
from touchline.server.web.asking import REFUSALS, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.solve.puzzles import LONGEST_OWN, OWN, Puzzle, at_a_glance, find
from touchline.wire.answers import Preview
from touchline.wire.learning import PuzzleAnswer, PuzzleReason, PuzzleShown, PuzzleVerdict

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["puzzles"], responses=REFUSALS)

JUDGING_SECONDS = 240.0
"""The first time a game may have to be compiled or solved."""


@router.get("/games/{game}/puzzle")
async def one_puzzle(
    game: str,
    puzzle: Annotated[str, Query(max_length=LONGEST_OWN + len(OWN))] = "",
    today: bool = False,
    solved: Annotated[str, Query(max_length=8000)] = "",
) -> PuzzleShown:
    """A puzzle: the one named, the one of the day (UTC), or any that is not among the ``solved`` (commas between)."""
    return picked(find_game(game), puzzle, solved.split(","), today=today)


@router.get("/games/{game}/puzzle/{puzzle}/preview")
async def previewed(game: str, puzzle: str, move: Annotated[str, Query(max_length=64)]) -> Preview:
    """A legal move before it is answered: its ways over the board, what the roll after it may come to."""
    return tried(find(find_game(game), puzzle), move)


async def _judged(backend: Backend, puzzle: Puzzle, move: str) -> PuzzleReason:
    """The solver's word; the first time its machine code may have to be made."""
    return told(PuzzleReason, await backend.coaches.ask(judging_wanted(puzzle, move), JUDGING_SECONDS))


@router.post("/games/{game}/puzzle/{puzzle}")
async def answer(backend: In, game: str, puzzle: str, given: PuzzleAnswer) -> PuzzleVerdict:
    """Whether a move is right, what is best, and what the second-best idea costs in points of a hundred.

    Any other idea than the best costs at least that much.
    """
    asked = find(find_game(game), puzzle)
    move = written(asked, given.move)
    right = at_a_glance(asked, move)
    if right is None:
        right = (await _judged(backend, asked, move)).right
    return verdict(asked, move, right=right)


@router.get("/games/{game}/puzzle/{puzzle}/why")
async def why(backend: In, game: str, puzzle: str, move: Annotated[str, Query(max_length=64)]) -> PuzzleReason:
    """What a move gives away exactly, and why the best is best."""
    asked = find(find_game(game), puzzle)
    return await _judged(backend, asked, written(asked, move))
