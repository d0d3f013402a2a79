"""Housekeeping: what would only grow is thrown away, what was signed out is sent home."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from touchline.server.backend import Backend

HOUSEKEEPING_SECONDS = 20.0
"""Between two rounds."""


async def tidy(backend: Backend) -> None:
    """One round; one that fails is made up for by the next."""
    await backend.tokens.forget_spent()
