"""The HTTP API of accounts, ratings, histories and leagues."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from touchline.games import find_game
from touchline.server.errors import NotFound, Unauthorized
from touchline.server.http_api import REFUSALS, Asker, In
from touchline.server.leagues import NewLeague
from touchline.server.security import address
from touchline.server.tokens import Hand

router = APIRouter(prefix="/api")

Name = Annotated[str, Path(max_length=24)]
LeagueId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]


class Credentials(BaseModel):
    """A name and a passphrase."""

    name: str = Field(max_length=24)
    passphrase: str = Field(max_length=256)
    bot: bool = Field(default=False, description="a program plays under this name, and everybody may know it")


def signed_in(hand: Hand) -> str:
    """The account of whoever asks."""
    if not hand.account:
        raise Unauthorized("sign in first")
    return hand.account


@router.post("/accounts", status_code=201, tags=["accounts"], responses=REFUSALS)
async def create(request: Request, house: In, order: Credentials) -> dict[str, Any]:
    """Make an account on this server.  Nothing but the name and a hash of the passphrase is kept."""
    await house.limits.passphrase.take(address(request.scope, house.settings.proxies))
    account, token = await house.accounts.create(order.name, order.passphrase, bot=order.bot)
    return {"ok": True, "token": token} | account.public()


@router.post("/session", status_code=201, tags=["accounts"], responses=REFUSALS)
async def sign_in(request: Request, house: In, order: Credentials) -> dict[str, Any]:
    """Sign in."""
    await house.limits.passphrase.take(address(request.scope, house.settings.proxies))
    await house.limits.passphrase.take(f"name:{order.name.strip().lower()}")
    account, token = await house.accounts.sign_in(order.name, order.passphrase)
    return {"ok": True, "token": token} | account.public()


@router.delete("/session", tags=["accounts"], responses=REFUSALS)
async def sign_out(house: In, hand: Asker) -> dict[str, Any]:
    """Sign out everywhere: every token of the account becomes worthless."""
    await house.accounts.sign_out_everywhere(signed_in(hand))
    return {"ok": True}


@router.get("/account", tags=["accounts"], responses=REFUSALS)
async def myself(house: In, hand: Asker) -> dict[str, Any]:
    """Who you are, how you are rated, what you are playing."""
    account = await house.accounts.get(signed_in(hand))
    who = {"id": account.name, "username": account.shown} | ({"title": "BOT"} if account.bot else {})
    under_way = await house.lobby.playing(account.name)
    return who | account.public() | {"ratings": await house.ratings.profile(account.name), "playing": under_way}


@router.post("/account/token", status_code=201, tags=["accounts"], responses=REFUSALS)
async def api_token(house: In, hand: Asker) -> dict[str, Any]:
    """A token for a program, good for a year."""
    return {"ok": True, "token": await house.accounts.api_token(signed_in(hand))}


@router.get("/accounts/{name}", tags=["accounts"], responses=REFUSALS)
async def somebody(house: In, name: Name) -> dict[str, Any]:
    """Somebody's public face."""
    try:
        account = await house.accounts.get(name)
    except Unauthorized as problem:
        raise NotFound(problem.message) from None
    return account.public() | {"ratings": await house.ratings.profile(account.name)}


@router.get("/accounts/{name}/matches", tags=["accounts"], responses=REFUSALS)
async def history(
    house: In, hand: Asker, name: Name, before: Annotated[int | None, Query(ge=0, le=1 << 60)] = None
) -> list[dict[str, Any]]:
    """The matches somebody has played, newest first; those that may not be watched only for themselves."""
    cards = await house.lobby.history(name.lower(), before)
    return [card for card in cards if card["watchable"] or hand.account == name.lower()]


@router.get("/ratings/{game}", tags=["accounts"], responses=REFUSALS)
async def best(house: In, game: str) -> list[dict[str, Any]]:
    """The best players of a game."""
    return await house.ratings.best(find_game(game).name)


# ---- leagues


@router.get("/leagues", tags=["leagues"])
async def leagues(house: In) -> list[dict[str, Any]]:
    """Every league."""
    return await house.leagues.all()


@router.post("/leagues", status_code=201, tags=["leagues"], responses=REFUSALS)
async def new_league(house: In, hand: Asker, order: NewLeague) -> dict[str, Any]:
    """Make a league; others join until you start it."""
    return await house.leagues.create(order, signed_in(hand))


@router.get("/leagues/{league}", tags=["leagues"], responses=REFUSALS)
async def league(house: In, league: LeagueId) -> dict[str, Any]:
    """Players, fixtures and table."""
    return await house.leagues.show(league)


@router.post("/leagues/{league}/join", tags=["leagues"], responses=REFUSALS)
async def join_league(house: In, hand: Asker, league: LeagueId) -> dict[str, Any]:
    """Take part."""
    return await house.leagues.join(league, signed_in(hand))


@router.post("/leagues/{league}/start", tags=["leagues"], responses=REFUSALS)
async def start_league(house: In, hand: Asker, league: LeagueId) -> dict[str, Any]:
    """Draw up the fixtures."""
    return await house.leagues.start(league, signed_in(hand))


class FixtureOrder(BaseModel):
    """Which fixture."""

    round: int = Field(ge=1, le=1000)
    home: str = Field(max_length=24)


@router.post("/leagues/{league}/match", tags=["leagues"], responses=REFUSALS)
async def fixture(house: In, hand: Asker, league: LeagueId, order: FixtureOrder) -> dict[str, Any]:
    """The match of a fixture; then take your seat there with ``join``."""
    return await house.leagues.fixture(league, order.round, order.home, signed_in(hand))
