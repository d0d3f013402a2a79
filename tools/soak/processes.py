"""Server processes that are started, killed, stopped, starved of disk and put out of time, on the same port.

They are forked from a process that has imported everything already, so that a soak spends its
time on faults and not on starting Python.  What runs, and what dies, is the whole server.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import resource
import signal
import sys
import time
from dataclasses import dataclass
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any

from tools.soak.failing_store import FAULTS, FailingStore, changes_a_match
from tools.soak.services import START_SECONDS, free_port, is_open

from touchline.server.operations.settings import Settings, steady_clock, wall_clock

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(
    ["touchline.server.operations.serving", "touchline.server.store.postgres", "redis.asyncio"]
)


@dataclass
class Dials:
    """What can be turned in a server process from outside."""

    offset: Synchronized[int]
    """Milliseconds by which its machine's clock is wrong."""
    share: Synchronized[float]
    """The share of its writes that fail."""
    failed: Synchronized[int]
    """How many have."""

    @classmethod
    def untouched(cls) -> Dials:
        """Everything as it should be."""
        return cls(_forking.Value("q", 0), _forking.Value("d", 0.0), _forking.Value("q", 0))

    def choose(self, writes: tuple[Any, ...]) -> str | None:
        """How a write is to fail, if it is."""
        if not changes_a_match(writes) or random.random() >= self.share.value:
            return None
        self.failed.value += 1
        return random.choice(FAULTS)


def _serve(store: str, port: int, redis: str | None, limited: bool, dials: Dials) -> None:
    from touchline.server.operations.serving import serve

    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    settings = Settings(
        store=store,
        redis=redis,
        now=lambda: wall_clock() + dials.offset.value,
        elapsed=steady_clock,
        around_store=lambda opened: FailingStore(opened, dials.choose),
    )
    if not limited:
        settings.lift_limits()
    serve(settings, "127.0.0.1", port, browser=False, log_level="error")


class ServerProcess:
    """One server."""

    def __init__(self, store: str, redis: str | None = None, *, limited: bool = False) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.dials = Dials.untouched()
        self._store = store
        self._arguments = (store, self.port, redis, limited, self.dials)
        self.kills = 0
        self.start()

    def start(self) -> None:
        """Start and wait until it listens."""
        self.process = _forking.Process(target=_serve, args=self._arguments)
        self.process.start()
        until = time.monotonic() + START_SECONDS
        while not is_open(self.port):
            if not self.process.is_alive() or time.monotonic() > until:
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    def kill(self) -> None:
        """End it as a power cut would: SIGKILL."""
        self.process.kill()
        self.process.join()
        self.kills += 1

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on as if nothing had happened."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def fill_disk(self) -> None:
        """No file of this process may grow any more: its disk is full."""
        grown = max(path.stat().st_size for path in Path(self._store).parent.glob(f"{Path(self._store).name}*"))
        self._limit_files(grown)

    def empty_disk(self) -> None:
        """There is room again."""
        self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        assert self.process.pid is not None
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, most))

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.join(30)
