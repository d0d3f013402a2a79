"""Housekeeping: whoever has signed out everywhere is sent home, wherever they still are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from touchline.server.backend import Backend

HOUSEKEEPING_SECONDS = 20.0
"""Between two rounds: so long a socket at another process may outlive its account's signing out."""


async def tidy(backend: Backend) -> None:
    """One round; one that fails is made up for by the next."""
    for owner in {each.caller.owner for each in (*backend.sockets, *backend.streams)} - {""}:
        await send_home(backend, owner)


async def send_home(backend: Backend, account: str) -> None:
    """Close the sockets and streams that an account opened before it signed out everywhere."""
    epoch = await backend.tokens.epoch(account)
    for each in (*backend.sockets, *backend.streams):
        if each.caller.owner == account and each.caller.epoch != epoch:
            each.listener.dismiss()
