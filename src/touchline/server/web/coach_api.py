"""The HTTP API of the coach: hints while playing, the review afterwards."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from touchline.server.errors import Forbidden, Refused
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.stages import DONE
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import REFUSALS, Asker, In, MatchId, SeatQuery
from touchline.wire.answers import Counsel, Review

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["coach"], responses=REFUSALS)

HINT_SECONDS, REVIEW_SECONDS = 240.0, 240.0
"""The first time a game may have to be compiled or solved; afterwards it is a matter of milliseconds."""


def told(reply: dict[str, Any]) -> dict[str, Any]:
    """The coach's answer, or why there is none."""
    if "refused" in reply:
        raise Refused(reply["refused"])
    answer: dict[str, Any] = reply["told"]
    return {"ok": True} | answer


def _about(live: LiveMatch) -> dict[str, Any]:
    return {
        "game": live.match.game.name,
        "options": live.options(),
        "data": live.terms.get("data"),
        "names": list(live.match.names),
    }


@router.get("/matches/{match}/advice", response_model=Counsel)
async def advice(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> dict[str, Any]:
    """What the coach would do: for whoever is to decide, never in a rated match."""
    async with backend.matches.reading(match) as live:
        held = backend.matches.held(live, caller)
        due = live.match.to_move
        if live.terms["rated"]:
            raise Forbidden("in a rated match the coach keeps silent")
        if due not in held or seat not in (None, due):
            raise Refused("the coach speaks to whoever is to decide")
        request = {"op": "advise", "seat": due, "view": live.match.view(due)} | _about(live)
    return told(await backend.coaches.ask(request, HINT_SECONDS))


@router.get("/matches/{match}/review", response_model=Review)
async def review(backend: In, caller: Asker, match: MatchId) -> dict[str, Any]:
    """Where a finished match was won and lost."""
    async with backend.matches.shown(match, caller) as (live, _):
        if live.status != DONE:
            raise Refused("the review comes after the last whistle")
        if live.off is not None:
            raise Refused("a match that was called off is not reviewed")
        request = {"op": "review", "record": live.match.record_text()} | _about(live)
    return told(await backend.coaches.ask(request, REVIEW_SECONDS))
