"""The HTTP API: seats, how others are let in, and how one takes one's own along."""

from __future__ import annotations

from fastapi import APIRouter, Request

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.matches.invitations import invitation, seat_code
from touchline.server.people.tokens import Caller
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId, SeatQuery
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.wire.answers import CodeOrder, Invitation, SeatCode, SeatsHeld, Token
from touchline.wire.state import Made
from touchline.wire.terms import InviteOrder

router = APIRouter(route_class=CheckedRoute, prefix="/api")


@router.post("/matches/{match}/invite", tags=["matches"], responses=REFUSALS)
async def invite(request: Request, backend: In, caller: Asker, match: MatchId, order: InviteOrder) -> Invitation:
    """A link and a QR code for an open seat; whoever has it can sit down, without an account."""
    async with backend.matches.reading(match) as live:
        backend.matches.acting_seat(live, caller, None)
        seat = order.seat
        if seat is None:
            seat = next((n for n, each in enumerate(live.seats) if each.kind == "open"), None)
        if seat is None or seat >= len(live.seats) or live.seats[seat].kind != "open":
            raise Refused(Message("server-no-open-seat"), field="seat")
    came_by = backend.settings.url or str(request.base_url)
    return invitation(came_by, backend.settings.listens_on, match, seat, backend.tokens.invite(match, seat))


@router.get("/matches/{match}/held", tags=["matches"], responses=REFUSALS)
async def held(backend: In, caller: Asker, match: MatchId) -> SeatsHeld:
    """Your seats, which a token can be had for."""
    taken_in = await backend.listings.adopted(match, caller.account) if caller.account else ()
    async with backend.matches.reading(match) as live:
        if not taken_in:
            backend.matches.audience(live, caller, None)  # whoever may not look is not told either
        return SeatsHeld(seats=list(backend.matches.held(live, caller) or taken_in))


@router.post("/matches/{match}/token", tags=["matches"], responses=REFUSALS)
async def renew(backend: In, caller: Asker, match: MatchId) -> Token:
    """A fresh token for your seats, for another device or another year."""
    taken_in = await backend.listings.adopted(match, caller.account) if caller.account else ()
    async with backend.matches.reading(match) as live:
        held = backend.matches.held(live, caller) or taken_in
        if not held:
            backend.matches.acting_seat(live, caller, None)  # says why not
        return Token(token=backend.tokens.seat(match, held, caller))


@router.post("/matches/{match}/code", tags=["matches"], responses=REFUSALS)
async def code(request: Request, backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> SeatCode:
    """A code for your seats, or for one of them, to be typed in on another device."""
    async with backend.matches.reading(match) as live:
        acting = backend.matches.acting_seat(live, caller, seat)
        held = backend.matches.held(live, caller) if seat is None else (acting,)
    made, expires = await backend.seat_codes.make(match, held, caller)
    came_by = backend.settings.url or str(request.base_url)
    return seat_code(came_by, backend.settings.listens_on, made, expires, hand=seat is not None)


@router.post("/codes", status_code=201, tags=["matches"], responses=REFUSALS)
async def take_over(request: Request, backend: In, order: CodeOrder) -> Made:
    """Take seats over with the code that another device shows; guesses are counted like those at a passphrase."""
    await backend.limits.passphrase.take(address(request.scope))
    taken = await backend.seat_codes.take(order.code)
    token = backend.tokens.seat(taken.match, taken.seats, taken)
    looked = await backend.matches.look(taken.match, Caller(taken.match, taken.seats), taken.seats[0])
    return Made(**vars(looked), token=token, seats_held=list(taken.seats))
