"""The HTTP API of figures by player: nothing is kept, and whoever asks pays for it (``operations/work.py``)."""

from __future__ import annotations

from fastapi import APIRouter

from touchline.games import find_game
from touchline.server.matches import figures_table
from touchline.server.web.asking import REFUSALS, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.figures import FiguresAsked, FiguresShown

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["matches"], responses=REFUSALS)


@router.post("/games/{game}/figures")
async def figures(backend: In, game: str, asked: FiguresAsked) -> FiguresShown:
    """What the players of some matches have to show for them."""
    return await figures_table.figures(backend.matches, find_game(game), asked)
