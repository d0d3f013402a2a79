"""Streams of JSON Lines: for programs that would rather read lines than speak WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from touchline.server.people.tokens import Caller
from touchline.server.realtime.hub import Listener
from touchline.server.web.doorkeeper import address

if TYPE_CHECKING:
    from touchline.server.backend import Backend

NDJSON = "application/x-ndjson"
KEEP_ALIVE_SECONDS = 7.0


class LineStream(StreamingResponse):
    """An answer without an end, counted like a socket and hung up on like one.

    However it ends, and even if it never begins, ``leave`` is called.
    """

    def __init__(
        self,
        backend: Backend,
        caller: Caller,
        listener: Listener,
        lines: AsyncIterator[str],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(lines, media_type=NDJSON)
        self.caller = caller
        self.listener = listener
        self._backend = backend
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until one side has enough."""
        try:
            await self._backend.limits.sit_down(address(scope))
            self._backend.streams.add(self)
            try:
                await super().__call__(scope, receive, send)
            finally:
                self._backend.streams.discard(self)
                await self._backend.limits.get_up(address(scope))
        finally:
            self._leave()


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


async def match_lines(listener: Listener, first: str) -> AsyncIterator[str]:
    """A match from now on."""
    yield first + "\n"
    async for line in lines(listener):
        yield line
