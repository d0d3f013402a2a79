"""The HTTP API of lessons, and of the rulebook's examples: both are played through the engine beforehand."""

from __future__ import annotations

import json
from functools import cache

from fastapi import APIRouter, Response

from touchline.games import find_game
from touchline.server.declared import declared
from touchline.server.matches.films import lesson_film, rule_example
from touchline.server.matches.rows import compact
from touchline.server.web.asking import REFUSALS
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.learning import LessonFilm, RuleExample

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["lessons"], responses=REFUSALS)


@cache
def _film(game: str) -> bytes:
    """The same for everybody, and made once."""
    # as it is written: a board's tuples are lists to whoever reads them
    film = compact(lesson_film(find_game(game)))
    declared(LessonFilm, json.loads(film))
    return film.encode()


@router.get("/games/{game}/lesson", response_model=LessonFilm)
async def lesson(game: str) -> Response:
    """A lesson step by step: what is said, what is due, what is to be done, and every event that follows."""
    return Response(_film(game), media_type="application/json")


@cache
def _example(game: str, rule: str) -> bytes:
    """The same for everybody, and made once."""
    told = compact(rule_example(find_game(game), rule))
    declared(RuleExample, json.loads(told))
    return told.encode()


@router.get("/games/{game}/examples/{rule}", response_model=RuleExample)
async def example(game: str, rule: str) -> Response:
    """A rule at work: a position, every event that follows, and the same for the analysis board."""
    return Response(_example(game, rule), media_type="application/json")
