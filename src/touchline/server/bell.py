"""The bell between processes: "match M is at N".

It carries no truth.  A process that hears it reads the rows from the store; one that misses it
(no bell, bell broken) finds out by asking the store once a second.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

from touchline.server.logs import log

CHANNEL = "touchline.matches"
RETRY_SECONDS = 0.5
HEARD = Callable[[str, int], None]


class Bell(Protocol):
    """Tells other processes that a match moved on."""

    async def open(self, heard: HEARD) -> None:
        """Begin to listen."""

    def ring(self, match: str, seq: int) -> None:
        """Tell the others; never waits and never fails."""

    async def close(self) -> None:
        """Stop."""


class NoBell:
    """For a server that is alone."""

    async def open(self, heard: HEARD) -> None:
        """There is nobody to hear."""

    def ring(self, match: str, seq: int) -> None:
        """Nor to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBell:
    """Publish and subscribe over Redis or Valkey."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._outbox: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: HEARD) -> None:
        """Keep one connection to publish and one to listen, and renew them for ever."""
        self._tasks = [
            asyncio.create_task(self._keep(self._publish, heard)),
            asyncio.create_task(self._keep(self._listen, heard)),
        ]

    def ring(self, match: str, seq: int) -> None:
        """Queue the news; when the bell is broken for long, the oldest news is dropped."""
        while True:
            try:
                self._outbox.put_nowait(f"{match} {seq}")
                return
            except asyncio.QueueFull:
                self._outbox.get_nowait()

    async def close(self) -> None:
        """Stop both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, work: Callable[[Any, HEARD], Any], heard: HEARD) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        told = False
        while True:
            client = Redis.from_url(self._url, socket_connect_timeout=1.0, decode_responses=True)
            try:
                await work(client, heard)
            except (RedisError, OSError) as problem:
                if not told:
                    log().warning("the bell is silent", problem=type(problem).__name__)
                told = True
            finally:
                with contextlib.suppress(RedisError, OSError):
                    await client.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, client: Any, heard: HEARD) -> None:
        while True:
            await client.publish(CHANNEL, await self._outbox.get())

    async def _listen(self, client: Any, heard: HEARD) -> None:
        async with client.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            async for message in pubsub.listen():
                if message["type"] != "message":
                    continue
                match, _, seq = message["data"].partition(" ")
                if seq.isdigit():
                    heard(match, int(seq))
