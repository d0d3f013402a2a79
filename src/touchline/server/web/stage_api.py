"""The HTTP API of what a screen shows: the board of a match, a move before it is played, every moment."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from touchline.server.matches.previews import previewed
from touchline.server.matches.shelf import board_of
from touchline.server.matches.stages import DONE
from touchline.server.matches.staging import filming, still
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId, SeatQuery
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.answers import Board, Film, Preview

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["screens"], responses=REFUSALS)


@router.get("/matches/{match}/board")
async def board(backend: In, caller: Asker, match: MatchId) -> Board:
    """The geometry of the board with the options of this match."""
    async with backend.matches.shown(match, caller) as (live, _):
        return board_of(live.match.game, live.match.box)


@router.get("/matches/{match}/preview")
async def look_ahead(
    backend: In, caller: Asker, match: MatchId, move: Annotated[str, Query(max_length=64)] = "", seat: SeatQuery = None
) -> Preview:
    """A legal move before it is played: its ways over the board, the likeliest outcomes of the roll after it.

    Without a move: what every outcome of the roll that is due would come to.
    """
    async with backend.matches.shown(match, caller, seat) as (live, audience):
        return previewed(live.match, move, audience)


@router.get("/matches/{match}/moments", response_model=Film)
async def all_moments(
    backend: In,
    caller: Asker,
    match: MatchId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=0, le=1 << 20)] = 0,
) -> Response:
    """Steps with the view after each, for a replay: a hundred from ``first`` on; ``next`` says where to go on."""
    async with backend.matches.shown(match, caller, seat) as (live, audience):
        key = (live.id, live.seq, live.head, audience, first)
        picture, over = still(live.match), live.status == DONE

    return Response(
        await backend.answers.of(key, filming(picture, audience, first, over=over)), media_type="application/json"
    )
