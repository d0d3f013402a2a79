"""The duties of a server: what must go on beside the players, started again whatever happens to it.

A duty that fails is logged, counted and begun again after a while.  One that has not succeeded for long is named by
``/healthz``, which is then not well; one that the server can do without (``vital=False``) is only named.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from touchline.server.operations.logs import log
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.stopping import stop

LONGEST_WAIT = 5.0
"""Seconds at most before a duty that failed is tried again."""
PATIENCE = 10.0
"""Seconds, or five rounds, that a duty may be behind before the server is not well."""
STEADY = 5.0
"""Seconds that a duty which never ends must have run to be well."""


@dataclass
class Duty:
    """How one duty goes."""

    every: float
    vital: bool
    well: float = field(default_factory=time.monotonic)
    """When it last succeeded; for one that never ends, when it was last known to run."""
    began: float | None = None
    """When the run at hand began."""
    failures: int = 0
    """In a row."""

    def is_well(self) -> bool:
        """Whether it has been done lately."""
        now = time.monotonic()
        if self.every == 0 and self.began is not None and now - self.began > STEADY:
            self.well, self.failures = now, 0
        return now - self.well < max(PATIENCE, 5 * self.every)


class Duties:
    """All duties of one process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._duties: dict[str, Duty] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def repeat(self, name: str, seconds: float, work: Callable[[], Awaitable[None]], *, vital: bool = True) -> None:
        """Do something again and again."""
        self._begin(self._over_and_over(name, Duty(seconds, vital), work))

    def keep(self, name: str, work: Callable[[], Awaitable[None]], *, vital: bool = True) -> None:
        """Keep something going that should never end."""
        self._begin(self._over_and_over(name, Duty(0, vital), work))

    def once(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; if it fails, that is noted."""

        async def noted() -> None:
            try:
                await work
            except Exception as problem:
                self._failed(name, problem, first=True)

        self._begin(noted())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _over_and_over(self, name: str, duty: Duty, work: Callable[[], Awaitable[None]]) -> None:
        self._duties[name] = duty
        while True:
            try:
                duty.began = time.monotonic()
                await work()
                duty.well, duty.failures = time.monotonic(), 0
            except Exception as problem:
                self._failed(name, problem, first=duty.failures == 0)
                duty.failures += 1
            duty.began = None
            wait = max(duty.every, 0.1) * 2 ** min(duty.failures, 10)
            await asyncio.sleep(max(duty.every, min(wait, LONGEST_WAIT)) if duty.failures else duty.every)

    def _failed(self, name: str, problem: Exception, *, first: bool) -> None:
        self._metrics.duty_failures.labels(name).inc()
        if first:
            log().warning("a duty failed", duty=name, problem=f"{type(problem).__name__}: {problem}")

    def report(self) -> dict[str, bool]:
        """Every duty, and whether it is done."""
        return {name: duty.is_well() for name, duty in self._duties.items()}

    def well(self) -> bool:
        """Whether everything is done that must be."""
        return all(duty.is_well() for duty in self._duties.values() if duty.vital)

    async def close(self) -> None:
        """Let everything be."""
        await stop(list(self._tasks))
