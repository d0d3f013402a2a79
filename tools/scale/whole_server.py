"""The whole server, over its sockets: idle ones first, then moves at several rates."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

from tools.scale.machine import Spent, Watched, memory
from tools.soak.load import Load, quantile
from tools.soak.processes import ServerProcess

from touchline.server.operations.settings import Settings

RATES = (50, 100, 200, 300)
MATCHES_PLAYED = 60


def whole_server(store: Path, sockets: int, seconds: float) -> dict[str, Any]:
    """A server process with idle sockets, then with moves at several rates; its own time and its waiting."""
    import uvloop

    server = ServerProcess(str(store))
    try:
        return uvloop.run(_watch(server, sockets, seconds))
    finally:
        server.kill()


class CountedLoad(Load):
    """Counts the matches it opens."""

    opened = 0

    async def post(self, path: str, body: Any, token: str = "", address: str = "") -> Any:
        """An answer of the API."""
        self.opened += path == "/api/matches"
        return await super().post(path, body, token, address)


async def _watch(server: ServerProcess, sockets: int, seconds: float) -> dict[str, Any]:
    pid = server.process.pid
    assert pid is not None
    load = CountedLoad(server)
    await load.idle(10)
    empty = memory(pid)
    held = await load.idle(sockets)
    found: dict[str, Any] = {
        "sockets": len(held),
        "seconds": seconds,
        "bytes_a_socket": round((memory(pid) - empty) / len(held)),
    }
    await asyncio.sleep(Settings.ping_seconds)  # from then on every socket is pinged once in as long
    watched, driver = Watched(pid), Watched(os.getpid())
    await asyncio.sleep(Settings.ping_seconds)
    idle, driver_idle = watched.seen(), driver.seen()
    found["idle_us_a_second_a_socket"] = round(1e6 * idle.main / idle.lasted / len(held), 2)
    found["driver_idle_us"] = round(1e6 * driver_idle.main / driver_idle.lasted / len(held), 2)
    watched, driver = Watched(pid), Watched(os.getpid())
    playing = await load.seated(MATCHES_PLAYED)
    found["opening_us"] = round(1e6 * watched.seen().main / MATCHES_PLAYED)
    found["driver_opening_us"] = round(1e6 * driver.seen().main / MATCHES_PLAYED)
    found["rates"] = []
    for rate in RATES:
        load.opened = 0
        load.times, load.told, load.skipped = [], [], 0
        watched, driver = Watched(pid), Watched(os.getpid())
        await load.pace(playing, rate, seconds)
        spent, drove = watched.seen(), driver.seen()
        times = sorted(load.times)

        def own(of: Spent, opening: float, a_socket: float, count: int = len(times)) -> int:
            """What the moves themselves took: without new matches and without the idle."""
            return round((1e6 * of.main - opening * load.opened - a_socket * of.lasted * len(held)) / count)

        line = {
            "rate": rate,
            "done": round(len(times) / spent.lasted, 1),
            "opened": load.opened,
            "loop_us": own(spent, found["opening_us"], found["idle_us_a_second_a_socket"]),
            "other_us": round(1e6 * (spent.busy - spent.main) / len(times)),
            "turns": round(spent.turns / len(times), 2),
            "waited_us": round(1e6 * spent.waited / len(times)),
            "driver_us": own(drove, found["driver_opening_us"], found["driver_idle_us"]),
            "driver_turns": round(drove.turns / len(times), 2),
            "driver_waited_us": round(1e6 * drove.waited / len(times)),
            "p50_ms": round(quantile(times, 0.5), 1),
            "p99_ms": round(quantile(times, 0.99), 1),
            "skipped": load.skipped,
            "faults": len(load.faults),
        }
        found["rates"].append(line)
    return found
