"""The HTTP API of what a screen shows: the board of a match, and the match moment by moment."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from touchline.server.matches.live import DONE
from touchline.server.matches.staging import moments
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import REFUSALS, Asker, In, MatchId, SeatQuery

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["screens"], responses=REFUSALS)


@router.get("/matches/{match}/board")
async def board(backend: In, caller: Asker, match: MatchId) -> dict[str, Any]:
    """The geometry of the board with the options of this match."""
    async with backend.matches.shown(match, caller) as (live, _):
        game = live.match.game
        return {"ok": True, "game": game.name, "title": game.title, "board": game.board(live.match.box)}


@router.get("/matches/{match}/moments")
async def all_moments(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> dict[str, Any]:
    """Every step with the view after it, for a replay."""
    async with backend.matches.shown(match, caller, seat) as (live, audience):
        return {
            "ok": True,
            "game": live.match.game.name,
            "names": list(live.match.names),
            "over": live.status == DONE,
            "moments": list(moments(live, audience)),
        }
