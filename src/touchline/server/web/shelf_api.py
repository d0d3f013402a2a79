"""The HTTP API: what there is before anybody plays: games, what can be said, kinds of dice."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from touchline.games import find_game
from touchline.server.dice.promises import badges_in_english
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.rows import digest
from touchline.server.matches.shelf import book, shelf
from touchline.server.web.asking import REFUSALS, In
from touchline.server.web.checked_route import CheckedRoute, written
from touchline.server.web.packing import packed
from touchline.wire.answers import Commitment
from touchline.wire.commands import PhraseKey
from touchline.wire.games import GameBook, PlayableGame
from touchline.words.languages import from_accept_language, negotiated

router = APIRouter(route_class=CheckedRoute, prefix="/api")


@router.get("/games", tags=["games"], response_model=list[PlayableGame])
async def all_games(request: Request) -> Response:
    """Every game that is installed, with its options and its levels of opponents."""
    return packed(written(list[PlayableGame], shelf()), request)


@router.get("/games/{game}", tags=["games"], responses=REFUSALS, response_model=GameBook)
async def one_game(game: str, request: Request, lang: str = "") -> Response:
    """A game with its rulebook and the geometry of its board; rules as `lang` or else `Accept-Language` asks for."""
    found = find_game(game)
    language = negotiated([lang]) if lang else from_accept_language(request.headers.get("accept-language", ""))
    return packed(written(GameBook, book(found, language)), request)


@router.get("/phrases", tags=["games"], response_model=dict[str, str])
async def phrases() -> dict[PhraseKey, str]:
    """Everything that can be said in the chat."""
    return phrases_in_english()


@router.post("/dice", tags=["dice"])
async def commitment(backend: In) -> Commitment:
    """The server's commitment for a match you are about to make: fetch it before you choose your own words."""
    nonce = backend.settings.new_nonce()
    return Commitment(nonce=nonce, commitment=digest(backend.tokens.dice_seed(nonce)))


@router.get("/dice", tags=["dice"])
async def tiers() -> dict[str, str]:
    """The kinds of dice, and what each promises."""
    return badges_in_english()
