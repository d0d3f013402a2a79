"""A few processes that think, and a queue before them.

A worker that takes too long is killed and a new one is started; whoever asked never waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Amount, Message
from touchline.words.languages import language
from touchline.workers.exchange import Reply, Request

T = TypeVar("T")
START_SECONDS = 60.0
"""Until a worker is there: it has yet to import what it needs."""
LINE_LIMIT = 8 << 20


class WorkerFailed(TouchlineError):
    """A worker took too long, crashed, ran out of memory, or refused with a reason."""

    kind = "worker-failed"

    def __init__(self, told: Message, cause: str = "") -> None:
        super().__init__(told)
        self.cause = cause
        """Where it broke, for a log; nobody is shown it."""


class WorkerGone(WorkerFailed):
    """The worker was sent home while it thought: nobody wants the answer."""


class Worker:
    """One process, one question at a time."""

    def __init__(self, memory: int = 0, *, quiet: bool = False, speaks: bool = False, patient: bool = False) -> None:
        """``memory`` in bytes, 0 without limit; a ``quiet`` one has no standard error to write to.

        One that ``speaks`` answers in the language that is spoken here, any other in English.  A ``patient`` one
        thinks while the machine has nothing else to do.
        """
        self._memory = memory
        self._quiet = quiet
        self._speaks = speaks
        self._patient = patient
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Callable[..., T], *arguments: object, seconds: float | None = None) -> T:
        """The answer, in time, or ``WorkerFailed``."""
        request: Request = {
            "ask": f"{question.__module__}:{question.__qualname__}",
            "arguments": arguments,
            "language": language() if self._speaks else "en",
        }
        try:
            if self._process is None or self._process.returncode is not None:
                await asyncio.wait_for(self._start(), START_SECONDS)
            reply = await asyncio.wait_for(self._exchange(request), seconds)
        except (TimeoutError, OSError, ValueError) as problem:
            if self._process is None:
                raise WorkerGone(Message("server-worker-home")) from None
            await self.kill()
            if seconds is None:
                raise WorkerFailed(Message("server-worker-silent")) from problem
            raise WorkerFailed(Message("server-worker-late", seconds=Amount(seconds, 1))) from problem
        except asyncio.CancelledError:
            await self.kill()
            raise
        if not reply["ok"]:
            raise WorkerFailed(Message.from_json(reply["words"]), reply.get("cause", ""))
        answer: T = reply["answer"]
        return answer

    async def _start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "touchline.workers.process",
            str(self._memory),
            *(["patient"] if self._patient else []),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL if self._quiet else None,
            limit=LINE_LIMIT,
            start_new_session=True,  # Ctrl-C is for whoever asks, who ends his workers
        )
        await self._read(self._process)

    async def _exchange(self, request: Request) -> Reply:
        process = self._process
        if process is None:
            raise OSError("the worker was sent home")
        assert process.stdin is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()
        return await self._read(process)

    async def _read(self, process: asyncio.subprocess.Process) -> Reply:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise OSError("the worker has died")
        return json.loads(line)  # type: ignore[no-any-return]

    async def kill(self) -> None:
        """End the process, whatever it is thinking about."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Workers:
    """They start when they are first needed."""

    def __init__(
        self,
        count: int,
        memory: int = 0,
        *,
        quiet: bool = False,
        keeps: bool = False,
        speaks: bool = False,
        patient: bool = False,
    ) -> None:
        """Those that ``keep`` think a question to its end although nobody waits any more, for what it teaches them."""
        self._all = [Worker(memory, quiet=quiet, speaks=speaks, patient=patient) for _ in range(count)]
        self._keeps = keeps
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(
        self,
        question: Callable[..., T],
        *arguments: object,
        seconds: float | None = None,
        used: Callable[[float], None] | None = None,
    ) -> T:
        """The answer of the next free worker; ``used`` is told how long it was busy."""
        worker = await self._free.get()
        began = time.monotonic()

        def is_free(done: asyncio.Task[T]) -> None:
            self._free.put_nowait(worker)
            if used is not None:
                used(time.monotonic() - began)
            if not done.cancelled():
                done.exception()  # somebody else's worry, or nobody's

        thought = asyncio.ensure_future(worker.ask(question, *arguments, seconds=seconds))
        thought.add_done_callback(is_free)
        return await (asyncio.shield(thought) if self._keeps else thought)

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
