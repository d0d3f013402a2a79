"""The HTTP API of figures by player: stateless, and it costs whoever asks what it costs us (``operations/work.py``)."""

from __future__ import annotations

from fastapi import APIRouter

from touchline.games import find_game
from touchline.server.matches.figures_table import counted
from touchline.server.operations.work import in_pieces
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import REFUSALS
from touchline.wire.figures import FiguresAsked, FiguresShown

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["matches"], responses=REFUSALS)


@router.post("/games/{game}/figures")
async def figures(game: str, asked: FiguresAsked) -> FiguresShown:
    """What the players of some matches have to show for them."""
    return await in_pieces(counted(find_game(game), asked))
