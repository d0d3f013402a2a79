"""Bots and analysis in processes of their own, with a limit on time and on memory.

A worker that takes too long is killed and a new one is started; the server never waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from touchline.server.errors import ServerError

START_SECONDS = 60.0
"""For the first answer of a worker: it has yet to import its games, perhaps to compile one."""
LINE_LIMIT = 8 << 20


class WorkerFailed(ServerError):
    """A worker took too long, crashed, or ran out of memory."""

    kind = "worker-failed"
    status = 503


class Worker:
    """One process."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request, in time, or ``WorkerFailed``."""
        try:
            if self._process is None or self._process.returncode is not None:
                await asyncio.wait_for(self._start(), START_SECONDS)
            reply = await asyncio.wait_for(self._exchange(request), seconds)
        except (TimeoutError, OSError, ValueError) as problem:
            await self.kill()
            raise WorkerFailed(f"the worker gave no answer within {seconds:.1f} s") from problem
        except asyncio.CancelledError:
            await self.kill()
            raise
        if not reply["ok"]:
            raise WorkerFailed(reply["error"])
        return reply

    async def _start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "touchline.server.operations.worker",
            str(self._memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers
        )
        await self._exchange({"op": "ping"})

    async def _exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("the worker has died")
        return json.loads(line)  # type: ignore[no-any-return]

    async def kill(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Workers:
    """A few workers and a queue before them.  They start when they are first needed."""

    def __init__(self, count: int, memory: int) -> None:
        self._all = [Worker(memory) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(
        self, request: dict[str, Any], seconds: float, used: Callable[[float], None] | None = None
    ) -> dict[str, Any]:
        """The answer of the next free worker; ``used`` is told how long it was busy."""
        worker = await self._free.get()
        began = time.monotonic()
        try:
            return await worker.ask(request, seconds)
        finally:
            self._free.put_nowait(worker)
            if used is not None:
                used(time.monotonic() - began)

    async def adopt(self, fresh: Worker) -> None:
        """Let a worker that has learned something take the place of the next one that is free."""
        old = await self._free.get()
        self._all[self._all.index(old)] = fresh
        self._free.put_nowait(fresh)
        await old.kill()

    async def close(self) -> None:
        """End them all."""
        for worker in self._all:
            await worker.kill()
