"""The HTTP API of puzzles: a position, an answer, and what the answer was worth."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from touchline.games import find_game
from touchline.play.preview import preview
from touchline.server.errors import NotFound, Refused
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.guest_fronts import shape_of
from touchline.server.web.match_api import REFUSALS, In
from touchline.solve.puzzles import Puzzle, daily, find, idea, puzzles_of

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["puzzles"], responses=REFUSALS)

JUDGING_SECONDS = 240.0
"""The first time a game may have to be compiled or solved."""


class Answer(BaseModel):
    """A move."""

    move: Annotated[str, Field(max_length=64)]


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


@router.get("/games/{game}/puzzle")
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


@router.get("/games/{game}/puzzle/{puzzle}/preview")
async def previewed(game: str, puzzle: str, move: Annotated[str, Query(max_length=64)]) -> dict[str, Any]:
    """A legal move before it is answered: its ways over the board, what the roll after it may come to."""
    match = find(find_game(game), puzzle).match()
    return {"ok": True} | preview(match, move, match.to_move)


@router.post("/games/{game}/puzzle/{puzzle}")
async def answer(backend: In, game: str, puzzle: str, given: Answer) -> dict[str, Any]:
    """Whether a move is right, what it costs in points of a hundred, what is best and why."""
    asked = find(find_game(game), puzzle)
    match = asked.match()
    move = match.game.parse_move(match.state, match.box, given.move)[0].text
    request = {
        "op": "judge",
        "game": game,
        "puzzle": puzzle,
        "move": move,
        "options": dict(asked.options),
        "data": None,
    }
    reply = await backend.coaches.ask(request, JUDGING_SECONDS)
    if "refused" in reply:
        raise Refused(reply["refused"])
    verdict: dict[str, Any] = reply["told"]
    best = match.game.parse_move(match.state, match.box, verdict["best"])[0].value
    ways = match.game.paths(match.state, match.box, best)
    verdict |= {"idea": idea(verdict["best"]), "second": round(100 * asked.cost, 1)}
    return {"ok": True} | verdict | ({"paths": ways} if ways else {})
