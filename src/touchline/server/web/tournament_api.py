"""The HTTP API of tournaments."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from touchline.server.web.account_api import signed_in
from touchline.server.web.asking import REFUSALS, Asker, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.tournaments import NewTournament, Tournament, TournamentCard

router = APIRouter(route_class=CheckedRoute, prefix="/api/tournaments", tags=["tournaments"], responses=REFUSALS)
CupId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]


@router.get("")
async def tournaments(backend: In) -> list[TournamentCard]:
    """Every tournament."""
    return await backend.tournaments.all()


@router.post("", status_code=201)
async def new_tournament(backend: In, caller: Asker, order: NewTournament) -> Tournament:
    """Make a tournament; others join until you start it, an arena until it ends."""
    return await backend.tournaments.create(order, signed_in(caller))


@router.get("/{cup}")
async def tournament(backend: In, cup: CupId) -> Tournament:
    """Players, pairings and table."""
    return await backend.tournaments.show(cup)


@router.post("/{cup}/join")
async def join(backend: In, caller: Asker, cup: CupId) -> Tournament:
    """Take part: from then on your matches begin by themselves, with the clock running."""
    return await backend.tournaments.join(cup, signed_in(caller))


@router.post("/{cup}/leave")
async def leave(backend: In, caller: Asker, cup: CupId) -> Tournament:
    """Be paired no more."""
    return await backend.tournaments.leave(cup, signed_in(caller))


@router.post("/{cup}/start")
async def start(backend: In, caller: Asker, cup: CupId) -> Tournament:
    """Begin."""
    return await backend.tournaments.start(cup, signed_in(caller))
