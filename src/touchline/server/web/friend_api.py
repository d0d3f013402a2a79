"""The HTTP API of friends, blocks and reports, of two players' record against each other, and of one's own data."""

from __future__ import annotations

from fastapi import APIRouter

from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.errors import NotFound, Refused
from touchline.server.people.tokens import SEAT
from touchline.server.web.account_api import Name, signed_in
from touchline.server.web.asking import REFUSALS, Asker, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.answers import Done
from touchline.wire.friends import Friends, HeadToHead, OwnData, RatingPoint, ReportOrder, SeatToken
from touchline.wire.state import Card

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["friends"], responses=REFUSALS)


def _here(backend: Backend) -> set[str] | None:
    """The accounts with an open socket; nobody knows where there are other processes."""
    if backend.store.shared:
        return None
    return {each.caller.owner for each in (*backend.sockets, *backend.streams)}


async def _somebody(backend: Backend, name: str) -> str:
    if not await backend.accounts.exists(name):
        raise NotFound(Message("server-no-account", name=repr(name)))
    return name.lower()


@router.get("/friends")
async def friends(backend: In, caller: Asker) -> Friends:
    """Whom you know."""
    return await backend.friends.of(signed_in(caller), _here(backend))


@router.post("/friends/{name}")
async def ask(backend: In, caller: Asker, name: Name) -> Friends:
    """Ask somebody to be your friend, or say yes to who asked you."""
    account = signed_in(caller)
    await backend.limits.passphrase.take(f"friends {account}")
    await backend.friends.ask(account, await _somebody(backend, name))
    return await backend.friends.of(account, _here(backend))


@router.delete("/friends/{name}")
async def part(backend: In, caller: Asker, name: Name) -> Friends:
    """Friends no more; or no to who asked you."""
    await backend.friends.part(signed_in(caller), name.lower())
    return await backend.friends.of(signed_in(caller), _here(backend))


@router.post("/blocks/{name}")
async def block(backend: In, caller: Asker, name: Name) -> Friends:
    """No challenges and no wishes from somebody any more; they are not told."""
    await backend.friends.block(signed_in(caller), await _somebody(backend, name))
    return await backend.friends.of(signed_in(caller), _here(backend))


@router.delete("/blocks/{name}")
async def unblock(backend: In, caller: Asker, name: Name) -> Friends:
    """Let somebody come near again."""
    await backend.friends.unblock(signed_in(caller), name.lower())
    return await backend.friends.of(signed_in(caller), _here(backend))


@router.post("/reports", status_code=201)
async def report(backend: In, caller: Asker, order: ReportOrder) -> Done:
    """Tell the host about somebody."""
    account = signed_in(caller)
    if await _somebody(backend, order.about) == account:
        raise Refused(Message("server-own-report"), field="about")
    await backend.friends.report(account, order)
    return Done()


@router.get("/account/challenges")
async def challenges(backend: In, caller: Asker) -> list[Card]:
    """Matches in which a seat is kept for you."""
    return await backend.listings.challenges(signed_in(caller))


@router.get("/accounts/{name}/ratings")
async def rating_history(backend: In, name: Name) -> list[RatingPoint]:
    """Somebody's rating after every match that counted, oldest first."""
    return await backend.ratings.history(name.lower())


@router.get("/accounts/{name}/versus")
async def versus(backend: In, caller: Asker, name: Name) -> list[HeadToHead]:
    """How you have fared against somebody, game by game."""
    return await backend.listings.versus(signed_in(caller), name.lower())


@router.post("/account/adopt")
async def adopt(backend: In, caller: Asker, order: SeatToken) -> Done:
    """Take a match that you played as a guest into your account: with the token of your seat there."""
    account = signed_in(caller)
    claims = backend.tokens.read(SEAT, order.token)
    if claims.get("o"):
        raise Refused(Message("server-seat-has-account"), field="token")
    async with backend.matches.reading(claims["m"]) as live:
        if live.terms["rated"] or any(live.seats[seat].account for seat in claims["s"]):
            raise Refused(Message("server-seat-has-account"), field="token")
    await backend.listings.adopt(claims["m"], claims["s"], account)
    return Done()


@router.get("/account/export")
async def export(backend: In, caller: Asker) -> OwnData:
    """Everything that this server keeps of you."""
    account = signed_in(caller)
    email, _ = await backend.notices.email_of(account)
    return OwnData(
        account=(await backend.accounts.get(account)).public(),
        ratings=await backend.ratings.profile(account),
        rating_history=await backend.ratings.history(account),
        friends=await backend.friends.of(account, None),
        email=email or None,
        browsers=await backend.notices.browsers_of(account),
        passkeys=await backend.passkeys.of(account),
        reports=await backend.friends.reports_by(account),
        matches=await backend.listings.everything(account),
    )
