"""Streams of JSON Lines: for programs that would rather read lines than speak WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from touchline.server.hub import Listener

if TYPE_CHECKING:
    from touchline.server.house import House

NDJSON = "application/x-ndjson"
KEEP_ALIVE_SECONDS = 7.0


async def lines(listener: Listener) -> AsyncIterator[str]:
    """What a listener hears, line by line, with empty lines to keep the connection open."""
    while True:
        try:
            text = await asyncio.wait_for(listener.queue.get(), KEEP_ALIVE_SECONDS)
        except TimeoutError:
            yield "\n"
            continue
        if text is None:
            return
        yield text + "\n"


async def match_stream(house: House, match: str, listener: Listener, first: str) -> AsyncIterator[str]:
    """A match from now on."""
    try:
        yield first + "\n"
        async for line in lines(listener):
            yield line
    finally:
        house.hall.hub.leave(match, listener)
