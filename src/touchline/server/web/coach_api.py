"""The HTTP API of the coach: hints while playing, the review afterwards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from touchline.server.matches.coach_questions import advice_wanted, review_wanted, told
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId, SeatQuery
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.answers import Counsel, Overtaken, Review

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["coach"], responses=REFUSALS)

HINT_SECONDS, REVIEW_SECONDS = 240.0, 240.0
"""The first time a game may have to be compiled or solved; afterwards it is a matter of milliseconds."""


@router.get("/matches/{match}/advice")
async def advice(
    backend: In,
    caller: Asker,
    match: MatchId,
    seat: SeatQuery = None,
    seq: Annotated[int | None, Query(ge=0, description="the ``seq`` of the decision that is asked about")] = None,
) -> Counsel | Overtaken:
    """What the coach would do: for whoever is to decide, never in a rated match."""
    async with backend.matches.reading(match) as live:
        request = advice_wanted(live, backend.matches.held(live, caller), seat, seq)
    if isinstance(request, Overtaken):
        return request
    return told(Counsel, await backend.coaches.ask(request, HINT_SECONDS))


@router.get("/matches/{match}/review")
async def review(backend: In, caller: Asker, match: MatchId) -> Review:
    """Where a finished match was won and lost."""
    async with backend.matches.shown(match, caller) as (live, _):
        request = review_wanted(live)
    return told(Review, await backend.coaches.ask(request, REVIEW_SECONDS))
