"""The catalogues for a browser: the same files that the server words its own sentences with."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.server.errors import NotFound
from touchline.server.web.asking import REFUSALS
from touchline.server.web.checked_route import CheckedRoute
from touchline.words.catalogues import catalogue_text
from touchline.words.languages import LANGUAGES

router = APIRouter(route_class=CheckedRoute, prefix="/api/words", tags=["words"], responses=REFUSALS)
SAME_UNTIL_ASKED = {"Cache-Control": "no-cache"}


@router.get("/{language}", response_class=PlainTextResponse)
async def layer_words(language: str) -> PlainTextResponse:
    """What no game says, as a Project Fluent resource."""
    return PlainTextResponse(catalogue_text(_known(language)), headers=SAME_UNTIL_ASKED)


@router.get("/{language}/{game}", response_class=PlainTextResponse)
async def game_words(language: str, game: str) -> PlainTextResponse:
    """What a game says, as a Project Fluent resource; empty for a game that speaks only English."""
    folder = find_game(game).folder
    return PlainTextResponse(catalogue_text(_known(language), folder), headers=SAME_UNTIL_ASKED)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise NotFound(Message("play-no-language", language=repr(language), known=", ".join(LANGUAGES)))
    return language
