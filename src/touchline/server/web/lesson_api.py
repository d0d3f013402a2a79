"""The HTTP API of lessons: a game in about a minute, played through the engine beforehand."""

from __future__ import annotations

import json
from functools import cache

from fastapi import APIRouter, Response

from touchline.games import find_game
from touchline.server.declared import declared
from touchline.server.matches.rows import compact
from touchline.server.matches.shelf import lesson_film
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import REFUSALS
from touchline.wire.answers import LessonFilm

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
