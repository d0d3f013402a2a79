"""Who is who and who is here, in the shape that authors of lichess bots know."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.errors import NotFound, Refused, Unauthorized
from touchline.server.matches.rows import compact
from touchline.server.people.accounts import Account
from touchline.server.realtime.ndjson import NDJSON
from touchline.server.web.account_api import Name, signed_in
from touchline.server.web.asking import REFUSALS, Asker, In, lines_of
from touchline.server.web.bot_shape import bot_names, user
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire.answers import Done
from touchline.wire.bots import Perf, Presence, PublicFace, TokenInfo
from touchline.wire.people import GameRating

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["bots"])

MOST_NAMES = 100
SCOPES = "bot:play,board:play,challenge:read,challenge:write"
PLAIN_BODY = {"requestBody": {"required": False, "content": {"text/plain": {"schema": {"type": "string"}}}}}


def profile(account: Account, ratings: list[GameRating]) -> PublicFace:
    """An account as we tell of it, and as lichess would."""
    perfs = {
        each.game: Perf(rating=each.rating, rd=each.deviation, games=each.games, prov=each.provisional)
        for each in ratings
    }
    named = user(account.name, account.shown, bot=account.bot)
    return PublicFace(
        id=named.id,
        name=account.name,
        username=named.username,
        title=named.title,
        shown=account.shown,
        bot=account.bot,
        created=account.created,
        createdAt=account.created,
        ratings=ratings,
        perfs=perfs,
    )


async def online(backend: Backend) -> set[str]:
    """The accounts that follow their events, here or at another process."""
    answers = await backend.matches.bus.ask("accounts")
    return set(backend.matches.hub.accounts()).union(*(answer.split() for answer in answers))


@router.get("/user/{name}", responses=REFUSALS)
async def somebody(backend: In, name: Name) -> PublicFace:
    """Somebody's public face."""
    try:
        account = await backend.accounts.get(name)
    except Unauthorized as problem:
        raise NotFound(problem.message) from None
    return profile(account, await backend.ratings.profile(account.name))


@router.get("/users/status", responses=REFUSALS)
async def status(backend: In, caller: Asker, ids: Annotated[str, Query(max_length=2500)] = "") -> list[Presence]:
    """Which bots and friends of these are there, and who is playing; names with commas between.

    Whether a person is there is told to friends alone: to others nobody is.
    """
    here = await online(backend)
    friends = {caller.account, *await backend.friends.friends_of(caller.account)} if caller.account else set()
    found: list[Presence] = []
    for name in dict.fromkeys(each.strip().lower() for each in ids.split(",")[:MOST_NAMES]):
        if name and await backend.accounts.exists(name):
            account = await backend.accounts.get(name)
            there = name in here and (account.bot or name in friends)
            who, playing = user(name, account.shown, bot=account.bot), await backend.listings.seen_playing(name)
            found.append(Presence(**vars(who), online=there, playing=playing))
    return found


@router.get("/bot/online", responses=REFUSALS | lines_of("User"))
async def online_bots(backend: In, nb: Annotated[int, Query(ge=1, le=512)] = 100) -> Response:
    """The bots that are there, one a line."""
    here = await online(backend)
    bots = sorted(await bot_names(backend, here))[:nb] if here else []
    lines = [compact(user(name, (await backend.accounts.get(name)).shown, bot=True)) for name in bots]
    return PlainTextResponse("".join(line + "\n" for line in lines), media_type=NDJSON)


@router.post("/bot/account/upgrade", responses=REFUSALS)
async def upgrade(backend: In, caller: Asker) -> Done:
    """Make your account a bot's; only before its first match, and for good."""
    account = signed_in(caller)
    if await backend.listings.history(account):
        raise Refused(Message("server-account-played"))
    await backend.accounts.upgrade(account)
    return Done()


@router.post("/token/test", responses=REFUSALS, openapi_extra=PLAIN_BODY)
async def test_tokens(request: Request, backend: In) -> dict[str, TokenInfo | None]:
    """Whose tokens these are (plain text, commas between), ``null`` for those that are nobody's."""
    found: dict[str, TokenInfo | None] = {}
    for token in (await request.body()).decode("utf-8", "replace").split(",")[:MOST_NAMES]:
        try:
            caller = await backend.tokens.caller(token.strip())
        except Unauthorized:
            caller = None
        whose = caller.account if caller is not None else ""
        found[token.strip()] = TokenInfo(userId=whose, scopes=SCOPES, expires=None) if whose else None
    return found
