"""The HTTP API of accounts, ratings, histories and leagues."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.errors import NotFound, Unauthorized
from touchline.server.operations.housekeeping import send_home
from touchline.server.people.tokens import Caller
from touchline.server.web.asking import REFUSALS, Asker, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.wire.answers import Done, Token
from touchline.wire.people import (
    Credentials,
    Farewell,
    Fixture,
    FixtureOrder,
    League,
    LeagueCard,
    Myself,
    NewLeague,
    NewPassphrase,
    Profile,
    RankedPlayer,
    SignedIn,
)
from touchline.wire.state import PlayedCard

router = APIRouter(route_class=CheckedRoute, prefix="/api")

Name = Annotated[str, Path(max_length=24)]
LeagueId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]


def signed_in(caller: Caller) -> str:
    """The account of whoever asks."""
    if not caller.account:
        raise Unauthorized(Message("server-sign-in"))
    return caller.account


@router.post("/accounts", status_code=201, tags=["accounts"], responses=REFUSALS)
async def create(request: Request, backend: In, order: Credentials) -> SignedIn:
    """Make an account on this server.  Nothing but the name and a hash of the passphrase is kept."""
    await backend.limits.passphrase.take(address(request.scope))
    account, token = await backend.accounts.create(order.name, order.passphrase, bot=order.bot)
    return SignedIn(**vars(account.public()), token=token)


@router.post("/session", status_code=201, tags=["accounts"], responses=REFUSALS)
async def sign_in(request: Request, backend: In, order: Credentials) -> SignedIn:
    """Sign in."""
    await may_guess(request, backend, order.name.strip().lower(), order.device)
    account, token = await backend.accounts.sign_in(order.name, order.passphrase)
    return SignedIn(**vars(account.public()), token=token, device=backend.tokens.device(account.name))


async def may_guess(request: Request, backend: Backend, name: str, device: str = "") -> None:
    """So many attempts for an address, so many for an address at one name; for a device that is known, its own.

    Nothing is counted by the name alone: whoever guesses at a name from elsewhere cannot lock its owner out.
    """
    known = backend.tokens.known_device(name, device) if device else ""
    if known:
        await backend.limits.passphrase.take(f"device:{known}")
        return
    await backend.limits.passphrase.take(f"{address(request.scope)} {name}")
    await backend.limits.passphrase.take(address(request.scope))


@router.delete("/session", tags=["accounts"], responses=REFUSALS)
async def sign_out(backend: In, caller: Asker) -> Done:
    """Sign out everywhere: every token of the account becomes worthless, its seats' too, and its sockets are closed."""
    await backend.accounts.sign_out_everywhere(signed_in(caller))
    await send_home(backend, signed_in(caller))
    return Done()


@router.post("/account/passphrase", tags=["accounts"], responses=REFUSALS)
async def change_passphrase(request: Request, backend: In, caller: Asker, order: NewPassphrase) -> SignedIn:
    """Change the passphrase.  Everybody else who was signed in is signed out; the answer has a fresh token for you."""
    name = signed_in(caller)
    await may_guess(request, backend, name)
    account, token = await backend.accounts.change_passphrase(name, order.old, order.new)
    await send_home(backend, name)
    return SignedIn(**vars(account.public()), token=token, device=backend.tokens.device(name))


@router.post("/account/delete", tags=["accounts"], responses=REFUSALS)
async def delete(request: Request, backend: In, caller: Asker, order: Farewell) -> Done:
    """Delete the account.  Its ratings go, its name stays taken, the records of its matches stay with the others."""
    name = signed_in(caller)
    await may_guess(request, backend, name)
    await backend.accounts.delete(name, order.passphrase)
    await send_home(backend, name)
    return Done()


@router.get("/account", tags=["accounts"], responses=REFUSALS)
async def myself(backend: In, caller: Asker) -> Myself:
    """Who you are, how you are rated, what you are playing."""
    account = await backend.accounts.get(signed_in(caller))
    return Myself(
        **vars(account.public()),
        id=account.name,
        username=account.shown,
        title="BOT" if account.bot else None,
        ratings=await backend.ratings.profile(account.name),
        playing=await backend.listings.playing(account.name),
    )


@router.get("/account/matches", tags=["accounts"], responses=REFUSALS)
async def under_way(backend: In, caller: Asker) -> list[PlayedCard]:
    """Your matches that are not over; those that wait for you first (``due`` holds your seat)."""
    return await backend.listings.turns(signed_in(caller))


@router.post("/account/token", status_code=201, tags=["accounts"], responses=REFUSALS)
async def api_token(backend: In, caller: Asker) -> Token:
    """A token for a program, good for a year."""
    return Token(token=await backend.accounts.api_token(signed_in(caller)))


@router.get("/accounts/{name}", tags=["accounts"], responses=REFUSALS)
async def somebody(backend: In, name: Name) -> Profile:
    """Somebody's public face."""
    try:
        account = await backend.accounts.get(name)
    except Unauthorized as problem:
        raise NotFound(problem.message) from None
    return Profile(**vars(account.public()), ratings=await backend.ratings.profile(account.name))


@router.get("/accounts/{name}/matches", tags=["accounts"], responses=REFUSALS)
async def history(
    backend: In, caller: Asker, name: Name, before: Annotated[int | None, Query(ge=0, le=1 << 60)] = None
) -> list[PlayedCard]:
    """The matches somebody has played, newest first; those that may not be watched only for themselves."""
    cards = await backend.listings.history(name.lower(), before, caller.account)
    return [card for card in cards if card.watchable or caller.account == name.lower()]


@router.get("/ratings/{game}", tags=["accounts"], responses=REFUSALS)
async def best(backend: In, game: str) -> list[RankedPlayer]:
    """The best players of a game."""
    return await backend.ratings.best(find_game(game).name)


# ---- leagues


@router.get("/leagues", tags=["leagues"])
async def leagues(backend: In) -> list[LeagueCard]:
    """Every league."""
    return await backend.leagues.all()


@router.post("/leagues", status_code=201, tags=["leagues"], responses=REFUSALS)
async def new_league(backend: In, caller: Asker, order: NewLeague) -> League:
    """Make a league; others join until you start it."""
    return await backend.leagues.create(order, signed_in(caller))


@router.get("/leagues/{league}", tags=["leagues"], responses=REFUSALS)
async def league(backend: In, league: LeagueId) -> League:
    """Players, fixtures and table."""
    return await backend.leagues.show(league)


@router.post("/leagues/{league}/join", tags=["leagues"], responses=REFUSALS)
async def join_league(backend: In, caller: Asker, league: LeagueId) -> League:
    """Take part."""
    return await backend.leagues.join(league, signed_in(caller))


@router.post("/leagues/{league}/start", tags=["leagues"], responses=REFUSALS)
async def start_league(backend: In, caller: Asker, league: LeagueId) -> League:
    """Draw up the fixtures."""
    return await backend.leagues.start(league, signed_in(caller))


@router.post("/leagues/{league}/match", tags=["leagues"], responses=REFUSALS)
async def fixture(backend: In, caller: Asker, league: LeagueId, order: FixtureOrder) -> Fixture:
    """The match of a fixture; then take your seat there with ``join``."""
    return await backend.leagues.fixture(league, order.round, order.home, signed_in(caller))
