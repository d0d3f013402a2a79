"""The HTTP API of tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from touchline.server.web.account_api import signed_in
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import REFUSALS, Asker, In
from touchline.wire.tournaments import NewTournament, Tournament, TournamentCard

router = APIRouter(route_class=CheckedRoute, prefix="/api/tournaments", tags=["tournaments"], responses=REFUSALS)
CupId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]


@router.get("", response_model=list[TournamentCard])
async def tournaments(backend: In) -> list[dict[str, Any]]:
    """Every tournament."""
    return await backend.tournaments.all()


@router.post("", status_code=201, response_model=Tournament)
async def new_tournament(backend: In, caller: Asker, order: NewTournament) -> dict[str, Any]:
    """Make a tournament; others join until you start it, an arena until it ends."""
    return await backend.tournaments.create(order, signed_in(caller))


@router.get("/{cup}", response_model=Tournament)
async def tournament(backend: In, cup: CupId) -> dict[str, Any]:
    """Players, pairings and table."""
    return await backend.tournaments.show(cup)


@router.post("/{cup}/join", response_model=Tournament)
async def join(backend: In, caller: Asker, cup: CupId) -> dict[str, Any]:
    """Take part: from then on your matches begin by themselves, with the clock running."""
    return await backend.tournaments.join(cup, signed_in(caller))


@router.post("/{cup}/leave", response_model=Tournament)
async def leave(backend: In, caller: Asker, cup: CupId) -> dict[str, Any]:
    """Be paired no more."""
    return await backend.tournaments.leave(cup, signed_in(caller))


@router.post("/{cup}/start", response_model=Tournament)
async def start(backend: In, caller: Asker, cup: CupId) -> dict[str, Any]:
    """Begin."""
    return await backend.tournaments.start(cup, signed_in(caller))
