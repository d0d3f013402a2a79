"""Boards for the browser that a game from another package brings: a module of its own, fetched when a match opens."""

from __future__ import annotations

from pathlib import PurePath

from fastapi import APIRouter
from starlette.responses import FileResponse

from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.server.errors import NotFound
from touchline.server.matches.shelf import FRONTS
from touchline.server.web.asking import REFUSALS
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.front_end import ASK_AGAIN

router = APIRouter(route_class=CheckedRoute, prefix=FRONTS, tags=["screens"], responses=REFUSALS)

SERVED = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""What a board may be made of."""


@router.get("/{game}/{file}", response_class=FileResponse)
async def guest_file(game: str, file: str) -> FileResponse:
    """A file of the game's folder ``front``."""
    folder, kind = find_game(game).front, SERVED.get(PurePath(file).suffix)
    if folder is None or kind is None or file not in {path.name for path in folder.iterdir()}:
        raise NotFound(Message("server-no-front-file", game=game, file=file))
    return FileResponse(folder / file, media_type=kind, headers={"Cache-Control": ASK_AGAIN})
