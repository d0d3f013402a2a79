"""The HTTP API of puzzles: a position, an answer, and what the answer was worth."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query

from touchline.games import find_game
from touchline.play.preview import preview
from touchline.server.backend import Backend
from touchline.server.errors import NotFound, Refused
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.guest_fronts import shape_of
from touchline.server.web.match_api import REFUSALS, In
from touchline.solve.puzzles import Puzzle, at_a_glance, daily, find, puzzles_of
from touchline.wire.answers import Preview, PuzzleAnswer, PuzzleReason, PuzzleShown, PuzzleVerdict

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["puzzles"], responses=REFUSALS)

JUDGING_SECONDS = 240.0
"""The first time a game may have to be compiled or solved."""


def _shown(puzzle: Puzzle, count: int) -> dict[str, Any]:
    """The position as the seat to decide may see it."""
    match = puzzle.match()
    seat = match.to_move
    return {
        "ok": True,
        "id": puzzle.id,
        "game": puzzle.game,
        "title": match.game.title,
        "grade": puzzle.grade,
        "count": count,
        "seat": seat,
        "names": list(match.names),
        "board": shape_of(match.game, match.box),
        "node": match.node_seen_by(seat),
        "view": match.view(seat),
        "headline": match.headline(),
    }


@router.get("/games/{game}/puzzle", response_model=PuzzleShown)
async def one_puzzle(
    game: str,
    puzzle: Annotated[str, Query(max_length=16)] = "",
    today: bool = False,
    solved: Annotated[str, Query(max_length=8000)] = "",
) -> dict[str, Any]:
    """A puzzle: the one named, the one of the day (UTC), or any that is not among the ``solved`` (commas between)."""
    found = find_game(game)
    everything = puzzles_of(found)
    if not everything:
        raise NotFound(f"the game {game} ships no puzzles")
    if puzzle:
        return _shown(find(found, puzzle), len(everything))
    of_the_day = daily(found, datetime.now(UTC).date()) if today else None
    known = set(solved.split(","))
    fresh = [each for each in everything if each.id not in known]
    return _shown(of_the_day or random.choice(fresh or everything), len(everything))


@router.get("/games/{game}/puzzle/{puzzle}/preview", response_model=Preview)
async def previewed(game: str, puzzle: str, move: Annotated[str, Query(max_length=64)]) -> dict[str, Any]:
    """A legal move before it is answered: its ways over the board, what the roll after it may come to."""
    match = find(find_game(game), puzzle).match()
    return {"ok": True} | preview(match, move, match.to_move)


async def _judged(backend: Backend, puzzle: Puzzle, move: str) -> dict[str, Any]:
    """The solver's word; the first time its machine code may have to be made."""
    request = {"op": "judge", "game": puzzle.game, "puzzle": puzzle.id, "move": move}
    reply = await backend.coaches.ask(request | {"options": dict(puzzle.options), "data": None}, JUDGING_SECONDS)
    if "refused" in reply:
        raise Refused(reply["refused"])
    verdict: dict[str, Any] = reply["told"]
    return verdict


@router.post("/games/{game}/puzzle/{puzzle}", response_model=PuzzleVerdict)
async def answer(backend: In, game: str, puzzle: str, given: PuzzleAnswer) -> dict[str, Any]:
    """Whether a move is right, what is best, and what the second-best idea costs in points of a hundred.

    Any other idea than the best costs at least that much.
    """
    asked = find(find_game(game), puzzle)
    match = asked.match()
    chosen, *_ = match.game.parse_move(match.state, match.box, given.move)
    right = at_a_glance(asked, chosen.text)
    if right is None:
        right = bool((await _judged(backend, asked, chosen.text))["right"])
    best = match.game.parse_move(match.state, match.box, asked.best)[0].value
    ways = match.game.paths(match.state, match.box, best)
    told = {"ok": True, "right": right, "best": asked.best, "second": round(100 * asked.cost, 1)}
    return told | ({"paths": ways} if ways else {})


@router.get("/games/{game}/puzzle/{puzzle}/why", response_model=PuzzleReason)
async def why(backend: In, game: str, puzzle: str, move: Annotated[str, Query(max_length=64)]) -> dict[str, Any]:
    """What a move gives away exactly, and why the best is best."""
    asked = find(find_game(game), puzzle)
    match = asked.match()
    chosen, *_ = match.game.parse_move(match.state, match.box, move)
    return {"ok": True} | await _judged(backend, asked, chosen.text)
