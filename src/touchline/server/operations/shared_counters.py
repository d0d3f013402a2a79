"""Redis or Valkey as counters that several processes keep together.

It holds nothing that matters: whoever asks it and gets no answer goes on alone.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any

from touchline.server.operations.logs import log

PATIENCE = 0.25
"""Seconds that anybody waits for it."""
PAUSE = 1.0
"""Seconds for which it is left alone after it did not answer, so that one wait does not become thousands."""


class SharedCounters:
    """Scripts run by a Redis or Valkey server."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Any = None
        self._scripts: dict[str, Any] = {}
        self._silent_until = 0.0
        self._silent = False

    async def ask(self, script: str, key: str, *args: str | int) -> str | None:
        """What a script answers; ``None`` while nobody answers."""
        from redis.exceptions import RedisError

        if time.monotonic() < self._silent_until:
            return None
        try:
            answer = await self._script(script)(keys=[key], args=args)
        except (RedisError, OSError, TimeoutError) as problem:
            self._silent_until = time.monotonic() + PAUSE
            if not self._silent:
                log().warning(
                    "the shared counters are silent; every process counts for itself", problem=type(problem).__name__
                )
            self._silent = True
            return None
        self._silent = False
        return str(answer)

    def _script(self, script: str) -> Any:
        if self._client is None:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff

            self._client = Redis.from_url(
                self._url,
                socket_connect_timeout=PATIENCE,
                socket_timeout=PATIENCE,
                decode_responses=True,
                retry=Retry(NoBackoff(), 1),  # once: a connection that died with an earlier server
            )
        if script not in self._scripts:
            self._scripts[script] = self._client.register_script(script)
        return self._scripts[script]

    async def close(self) -> None:
        """Disconnect."""
        from redis.exceptions import RedisError

        if self._client is not None:
            with contextlib.suppress(RedisError, OSError):
                await self._client.aclose()
