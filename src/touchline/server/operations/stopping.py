"""Work that is let be, for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 5.0
"""Seconds after which a task that goes on is told once more."""


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until all have ended; one that did not hear it is told again.

    Before Python 3.12 ``asyncio.wait_for``, through which the Redis client writes, swallows a cancellation that comes
    at the moment its work is done.
    """
    running = {task for task in tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        ended, running = await asyncio.wait(running, timeout=AGAIN)
        await asyncio.gather(*ended, return_exceptions=True)  # so that no failure is complained of later
