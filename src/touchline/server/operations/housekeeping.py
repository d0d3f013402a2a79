"""Housekeeping: what would only grow is thrown away, what was signed out is sent home."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from touchline.kernel.errors import TouchlineError
from touchline.server.operations.logs import log
from touchline.server.store.base import Conflict

if TYPE_CHECKING:
    from touchline.server.backend import Backend

SECONDS = 20.0
"""Between two rounds."""


async def keep_house(backend: Backend) -> None:
    """Tidy up for as long as the server runs; a round that fails is made up for by the next."""
    while True:
        try:
            await tidy(backend)
        except (TouchlineError, Conflict) as problem:
            log().warning("housekeeping failed", problem=str(problem))
        await asyncio.sleep(SECONDS)


async def tidy(backend: Backend) -> None:
    """One round."""
    await backend.tokens.forget_spent()
