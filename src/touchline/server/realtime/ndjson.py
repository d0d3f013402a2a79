"""Streams of JSON Lines: for programs that would rather read lines than speak WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from touchline.server.realtime.hub import Listener

if TYPE_CHECKING:
    from touchline.server.backend import Backend

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


async def match_stream(backend: Backend, match: str, listener: Listener, first: str) -> AsyncIterator[str]:
    """A match from now on."""
    try:
        yield first + "\n"
        async for line in lines(listener):
            yield line
    finally:
        backend.matches.hub.leave(match, listener)
