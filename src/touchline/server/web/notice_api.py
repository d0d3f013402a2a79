"""The HTTP API of notices: pushes to browsers, letters, and matches that are kept quiet."""

from __future__ import annotations

from fastapi import APIRouter, Request

from touchline.kernel.message import Message
from touchline.server.errors import Unauthorized
from touchline.server.people.notices import is_slow
from touchline.server.web.account_api import signed_in
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.wire.answers import Done
from touchline.wire.notices import (
    EmailOrder,
    EmailState,
    EmailToken,
    NoticeState,
    PushFarewell,
    PushKey,
    PushOrder,
    QuietOrder,
)

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["notices"], responses=REFUSALS)


@router.get("/push")
async def push_key(backend: In) -> PushKey:
    """The key with which this server signs what it pushes."""
    return PushKey(key=backend.notices.pusher.public_key)


@router.post("/push")
async def subscribe(backend: In, caller: Asker, order: PushOrder) -> Done:
    """Be told of your turn in slow matches: in all of the account's, or in the one whose seat's token this is."""
    if not caller.account and not caller.match:
        raise Unauthorized(Message("server-push-needs-token"))
    await backend.notices.subscribe(order, caller)
    return Done()


@router.post("/push/forget")
async def unsubscribe(backend: In, order: PushFarewell) -> Done:
    """Be told no more; the endpoint itself is what only that browser knows."""
    await backend.notices.unsubscribe(order.endpoint)
    return Done()


@router.get("/matches/{match}/notices")
async def notices(backend: In, caller: Asker, match: MatchId) -> NoticeState:
    """Whether you are told of your turn in a match."""
    async with backend.matches.reading(match) as live:
        seat, slow = backend.matches.acting_seat(live, caller, None), is_slow(live)
    return NoticeState(quiet=await backend.notices.is_quiet(match, seat), slow=slow)


@router.post("/matches/{match}/notices")
async def be_quiet(backend: In, caller: Asker, match: MatchId, order: QuietOrder) -> NoticeState:
    """Keep a match quiet, or be told of it again."""
    async with backend.matches.reading(match) as live:
        held, slow = backend.matches.held(live, caller), is_slow(live)
        backend.matches.acting_seat(live, caller, None)
    for seat in held:
        await backend.notices.be_quiet(match, seat, quiet=order.quiet)
    return NoticeState(quiet=order.quiet, slow=slow)


@router.get("/account/email")
async def email(backend: In, caller: Asker) -> EmailState:
    """Where letters to you go."""
    found, confirmed = await backend.notices.email_of(signed_in(caller))
    return EmailState(offered=backend.notices.mailer is not None, address=found or None, confirmed=confirmed)


@router.post("/account/email")
async def set_email(request: Request, backend: In, caller: Asker, order: EmailOrder) -> EmailState:
    """Give an address; it is asked first, and nothing else is ever written to one that has not said yes."""
    account = signed_in(caller)
    await backend.limits.passphrase.take(address(request.scope))
    await backend.notices.set_email(account, order.address.strip(), order.lang)
    found, confirmed = await backend.notices.email_of(account)
    return EmailState(offered=backend.notices.mailer is not None, address=found or None, confirmed=confirmed)


@router.post("/email/confirm")
async def confirm(request: Request, backend: In, order: EmailToken) -> Done:
    """Say yes to letters, with what the first one brought."""
    await backend.limits.passphrase.take(address(request.scope))
    await backend.notices.confirm_email(order.token)
    return Done()


@router.post("/email/end")
async def end_letters(request: Request, backend: In, order: EmailToken) -> Done:
    """No more letters, with what every one of them brings."""
    await backend.limits.passphrase.take(address(request.scope))
    await backend.notices.end_letters(order.token)
    return Done()
