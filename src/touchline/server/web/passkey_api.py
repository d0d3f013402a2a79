"""The HTTP API of passkeys: making one, signing in with one, looking after them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from touchline.server.backend import Backend
from touchline.server.people.passkeys import Site
from touchline.server.web.account_api import may_guess, signed_in
from touchline.server.web.asking import REFUSALS, Asker, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.wire.passkeys import NewPasskey, Passkey, PasskeyAnswer, PasskeyOptions
from touchline.wire.people import SignedIn

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["accounts"], responses=REFUSALS)
KeyId = Annotated[str, Path(max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


def site_of(request: Request, backend: Backend) -> Site:
    """The site as the players' browsers know it."""
    return Site.at(backend.settings.url or str(request.base_url))


@router.get("/account/passkeys")
async def passkeys(backend: In, caller: Asker) -> list[Passkey]:
    """Your passkeys."""
    return await backend.passkeys.of(signed_in(caller))


@router.post("/account/passkeys/options")
async def ask_for_new(request: Request, backend: In, caller: Asker, order: NewPasskey) -> PasskeyOptions:
    """What your browser is to be asked, to make a passkey for this site."""
    name = signed_in(caller)
    await may_guess(request, backend, name)
    account, _ = await backend.accounts.sign_in(name, order.passphrase)
    return await backend.passkeys.ask_for_new(site_of(request, backend), name, account.shown)


@router.post("/account/passkeys", status_code=201)
async def keep_new(request: Request, backend: In, caller: Asker, order: PasskeyAnswer) -> list[Passkey]:
    """Keep the passkey that your browser has made."""
    account = signed_in(caller)
    await backend.passkeys.keep_new(site_of(request, backend), account, order)
    return await backend.passkeys.of(account)


@router.delete("/account/passkeys/{key}")
async def forget(backend: In, caller: Asker, key: KeyId) -> list[Passkey]:
    """Forget a passkey: nobody signs in with it any more."""
    account = signed_in(caller)
    await backend.passkeys.forget(account, key)
    return await backend.passkeys.of(account)


@router.post("/passkeys/options")
async def ask_for_any(request: Request, backend: In) -> PasskeyOptions:
    """What a browser is to be asked, to sign in with a passkey."""
    return backend.passkeys.ask_for_any(site_of(request, backend))


@router.post("/passkeys/session", status_code=201)
async def sign_in(request: Request, backend: In, order: PasskeyAnswer) -> SignedIn:
    """Sign in with a passkey; it says itself whose it is."""
    await backend.limits.passphrase.take(address(request.scope))
    account = await backend.accounts.get(await backend.passkeys.owner(site_of(request, backend), order))
    token = backend.tokens.session(account.name, account.epoch)
    return SignedIn(**vars(account.public()), token=token, device=backend.tokens.device(account.name))
