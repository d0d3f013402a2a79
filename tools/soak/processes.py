"""Server processes that are started, killed and started again on the same port.

They are forked from a process that has imported everything already, so that a soak spends its
time on being killed and not on starting Python.  What runs, and what dies, is the whole server.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time

from tools.soak.services import START_SECONDS, free_port, is_open

from touchline.server.operations.settings import Settings

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(
    ["touchline.server.operations.serving", "touchline.server.store.postgres", "redis.asyncio"]
)


def _serve(store: str, port: int, redis: str | None, limited: bool) -> None:
    from touchline.server.operations.serving import serve

    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    settings = Settings(store=store, redis=redis)
    if not limited:
        settings.lift_limits()
    serve(settings, "127.0.0.1", port, browser=False, log_level="error")


class ServerProcess:
    """One server."""

    def __init__(self, store: str, redis: str | None = None, *, limited: bool = False) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = (store, self.port, redis, limited)
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

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.join(30)
