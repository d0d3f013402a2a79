"""The HTTP API of what a screen shows: the board of a match, a move before it is played, every moment."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from touchline.server.matches.live import DONE
from touchline.server.matches.staging import moments, preview
from touchline.server.web.match_api import REFUSALS, Asker, In, MatchId, SeatQuery, shown_match

router = APIRouter(prefix="/api", tags=["screens"], responses=REFUSALS)


@router.get("/matches/{match}/board")
async def board(backend: In, caller: Asker, match: MatchId) -> dict[str, Any]:
    """The geometry of the board with the options of this match."""
    live, _ = await shown_match(backend, caller, match, None)
    game = live.match.game
    return {"ok": True, "game": game.name, "title": game.title, "board": game.board(live.match.box)}


@router.get("/matches/{match}/preview")
async def previewed(
    backend: In, caller: Asker, match: MatchId, move: Annotated[str, Query(max_length=64)], seat: SeatQuery = None
) -> dict[str, Any]:
    """A legal move before it is played: its ways over the board, the likeliest outcomes of the roll after it."""
    live, audience = await shown_match(backend, caller, match, seat)
    return {"ok": True} | preview(live.match, move, audience)


@router.get("/matches/{match}/moments")
async def all_moments(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> dict[str, Any]:
    """Every step with the view after it, for a replay."""
    live, audience = await shown_match(backend, caller, match, seat)
    return {
        "ok": True,
        "game": live.match.game.name,
        "names": list(live.match.names),
        "over": live.status == DONE,
        "moments": list(moments(live, audience)),
    }
