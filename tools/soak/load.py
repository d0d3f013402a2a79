"""The load: thousands of idle sockets, and moves at a steady rate, each timed to its acknowledgement.

python -m tools.soak.load --sockets 5000 --rate 200 --seconds 60
python -m tools.soak.load --hostile --rate 200 --seconds 10        beside a stranger who means ill, 10 s an attack
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import websockets
from tools.scale.machine import Watched
from tools.soak.hostile import ATTACKS, StrangerProcess, long_match
from tools.soak.processes import ServerProcess
from tools.soak.services import PrivatePostgres

GAME = "street-soccer"
BOUND_MS = 150.0
PATIENCE = 20.0
FIRST_SECONDS = "the server's first seconds"
NOBODY = "nobody else"


class Seats:
    """Both seats of one match over two sockets; every move is timed."""

    def __init__(self, load: Load, address: str = "") -> None:
        self._load = load
        self._address = address
        self._sockets: dict[int, Any] = {}
        self._waiting: asyncio.Future[dict[str, Any]] | None = None
        self._sent = 0
        self._readers: list[asyncio.Task[None]] = []
        self.busy = False

    async def open(self) -> None:
        """A new match and its sockets."""
        for reader in self._readers:
            reader.cancel()
        for socket in self._sockets.values():
            await socket.close()
        table = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "person"}]}
        made = await self._load.post("/api/matches", table, "", self._address)
        self.match, self.token, self.state = made["match"], made["token"], made
        self._sockets = {}
        for seat in (0, 1):
            self._sockets[seat], first = await self._load.socket(self.token, self.match, seat, self._address)
            if "legal" in first["node"]:
                self.state = first
        self._ready = asyncio.Event()
        self._ready.set()
        self._readers = [asyncio.create_task(self._read(socket)) for socket in self._sockets.values()]

    async def _read(self, socket: Any) -> None:
        async for text in socket:
            message = json.loads(text)
            if message.get("op") == "ping":
                await socket.send('{"op":"pong"}')
            if "id" in message and self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(message)
            if "node" in message and message["seq"] >= self.state["seq"]:
                if "legal" in message["node"] or message["status"] == "over":
                    self.state = message
                    self._ready.set()

    async def move(self) -> None:
        """One move: sent, acknowledged, and told to whoever is next."""
        try:
            if self.state["status"] == "over":
                await self.open()
            await asyncio.wait_for(self._ready.wait(), PATIENCE)
            seat = self.state["node"]["seat"]
            self._sent += 1
            order = {
                "id": self._sent,
                "op": "play",
                "match": self.match,
                "seat": seat,
                "cmd_id": str(self._sent),
                "seq": self.state["seq"],
                "move": random.choice(self.state["node"]["legal"]),
            }
            self._waiting = asyncio.get_running_loop().create_future()
            self._ready.clear()
            began = time.perf_counter()
            await self._sockets[seat].send(json.dumps(order))
            answer = await asyncio.wait_for(self._waiting, PATIENCE)
            self._load.times.append((time.perf_counter() - began) * 1000)
            if not answer["ok"]:
                self._load.faults.append(answer["error"]["message"])
                await self.open()
                return
            await asyncio.wait_for(self._ready.wait(), PATIENCE)
            self._load.told.append((time.perf_counter() - began) * 1000)
        except TimeoutError:
            self._load.faults.append(f"no answer within {PATIENCE:.0f} s")
            await self.open()
        finally:
            self.busy = False


class Load:
    """The run."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self._clients: dict[str, httpx2.AsyncClient] = {}
        self.times: list[float] = []
        """From a move to its acknowledgement, in milliseconds."""
        self.told: list[float] = []
        """From a move to the news of it at the other side."""
        self.faults: list[str] = []
        self.skipped = 0

    def _client(self, address: str) -> httpx2.AsyncClient:
        """Somebody at an address of this machine's own network."""
        if address not in self._clients:
            transport = httpx2.AsyncHTTPTransport(local_address=address or None)
            self._clients[address] = httpx2.AsyncClient(base_url=self.server.url, timeout=30, transport=transport)
        return self._clients[address]

    async def post(self, path: str, body: Any, token: str = "", address: str = "") -> Any:
        """An answer of the API."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return (await self._client(address).post(path, json=body, headers=headers)).json()

    async def socket(self, token: str, match: str, seat: int | None, address: str = "") -> tuple[Any, dict[str, Any]]:
        """A socket that follows a match, and the first thing it heard."""
        ticket = (await self.post("/api/tickets", None, token, address))["ticket"]
        elsewhere: dict[str, Any] = {"local_addr": (address, 0)} if address else {}
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.server.port}/ws?ticket={ticket}",
            compression=None,
            ping_interval=None,
            open_timeout=60,
            **elsewhere,
        )
        await socket.send(json.dumps({"op": "watch", "match": match, "seat": seat}))
        return socket, json.loads(await socket.recv())

    async def idle(self, count: int) -> list[Any]:
        """Sockets that follow quiet matches, ten a match."""
        made: list[Any] = []
        tasks: list[asyncio.Task[None]] = []

        async def ten() -> None:
            quiet = await self.post("/api/matches", {"game": GAME})
            sockets = [(await self.socket("", quiet["match"], None))[0] for _ in range(10)]
            made.extend(sockets)
            tasks.extend(asyncio.create_task(self._keep(socket)) for socket in sockets)

        for begin in range(0, count // 10, 20):
            await asyncio.gather(*(ten() for _ in range(min(20, count // 10 - begin))))
        self._idle_tasks = tasks
        return made[:]

    async def _keep(self, socket: Any) -> None:
        """Answer pings, as a browser tab in the background does."""
        try:
            async for text in socket:
                if '"ping"' in text:
                    await socket.send('{"op":"pong"}')
        except websockets.ConnectionClosed:
            return

    async def run(self, sockets: int, rate: float, seconds: float, matches: int) -> list[Any]:
        """Hold the sockets, keep the rate."""
        began = time.perf_counter()
        idle = await self.idle(sockets)
        print(f"  {len(idle)} idle sockets open after {time.perf_counter() - began:.0f} s", flush=True)
        gc.collect()
        gc.freeze()  # the driver's own pauses are not the server's
        gc.disable()
        await self.pace(await self.seated(matches), rate, seconds)
        self.alive = sum(socket.state is websockets.State.OPEN for socket in idle)
        return idle

    async def beside(self, stranger: StrangerProcess, rate: float, seconds: float, matches: int) -> float:
        """Honest moves beside each attack in turn; the worst p99 there was.

        The first seconds of a server, in which it rehearses for its first guests, are printed and not judged.

        A share of time for which the server or this driver could have run and had no core is the machine's, not the
        server's: on more cores than two it is nothing, and it is printed beside the times that it lengthens.
        """
        playing = await self.seated(matches, apart=True)
        worst = 0.0
        for name in (FIRST_SECONDS, NOBODY, *ATTACKS):
            self.times.clear()
            assert self.server.process.pid is not None
            server, driver = Watched(self.server.process.pid), Watched(os.getpid())
            attacked = name in ATTACKS
            if attacked:
                stranger.begin(name, seconds)
            await self.pace(playing, rate, seconds)
            served, drove = server.seen(), driver.seen()
            told = await stranger.told() if attacked else ""
            times = sorted(self.times)
            p99 = quantile(times, 0.99)
            worst = max(worst, p99 if name != FIRST_SECONDS else 0.0)
            print(
                f"  {name:28s} {len(times):5d} moves: p50 {quantile(times, 0.5):6.1f} ms, "
                f"p99 {p99:6.1f} ms, worst {times[-1]:6.1f} ms; loop {served.main / served.lasted:4.0%} busy, without "
                f"a core {served.waited / served.lasted:4.0%} (driver {drove.waited / drove.lasted:4.0%}); {told}",
                flush=True,
            )
        return worst

    async def seated(self, matches: int, *, apart: bool = False) -> list[Seats]:
        """Matches to play, all at one address or each at its own."""
        playing = [Seats(self, f"127.1.{n // 250}.{n % 250 + 1}" if apart else "") for n in range(matches)]
        for seats in playing:
            await seats.open()
        return playing

    async def pace(self, playing: list[Seats], rate: float, seconds: float) -> None:
        """Moves at a steady rate, whatever becomes of them."""
        tasks: set[asyncio.Task[None]] = set()
        began, due = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while due < now * rate:
                due += 1
                free = next((seats for seats in playing if not seats.busy), None)
                if free is None:
                    self.skipped += 1
                    continue
                playing.append(playing.pop(playing.index(free)))
                free.busy = True
                task = asyncio.create_task(free.move())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.002)
        await asyncio.gather(*tasks)


def quantile(sorted_times: list[float], share: float) -> float:
    """The time that this share of all did not exceed."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


def beside_a_stranger(given: argparse.Namespace) -> int:
    """Honest players at many addresses, a stranger at one; 0 only if the moves stayed in bounds."""
    import uvloop

    store = str(Path(tempfile.mkdtemp(prefix="touchline-load-")) / "load.sqlite")
    match = asyncio.run(long_match(store))
    server = ServerProcess(store, limited=True)

    stranger = StrangerProcess(server.url, server.port, match)

    async def work() -> tuple[float, Load]:
        load = Load(server)
        worst = await load.beside(stranger, given.rate, given.seconds, given.matches)
        return worst, load

    try:
        worst, load = uvloop.run(work())
    finally:
        stranger.stop()
        server.kill()
    print(f"worst p99 {worst:.1f} ms; {load.skipped} not sent in time, {len(load.faults)} faults")
    for fault in load.faults[:10]:
        print(f"  {fault}")
    return 0 if worst < BOUND_MS and not load.faults else 1


def main() -> int:
    """Run the load; the exit code is 0 only if everything held and p99 is in bounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--hostile", action="store_true", help="the limits of every day, and a stranger at work")
    given = parser.parse_args()
    if given.hostile:
        return beside_a_stranger(given)
    postgres = PrivatePostgres() if given.store == "postgres" else None
    store = postgres.fresh() if postgres else str(Path(tempfile.mkdtemp(prefix="touchline-load-")) / "load.sqlite")
    server = ServerProcess(store)

    async def work() -> Load:
        load = Load(server)
        await load.run(given.sockets, given.rate, given.seconds, given.matches)
        return load

    try:
        import uvloop

        load = uvloop.run(work())
    finally:
        server.kill()
        if postgres is not None:
            postgres.stop()
    times = sorted(load.times)
    p50, p99 = quantile(times, 0.5), quantile(times, 0.99)
    print(
        f"load on {given.store}: {load.alive} of {given.sockets} idle sockets held, {len(times)} moves in "
        f"{given.seconds:.0f} s ({len(times) / given.seconds:.0f}/s), move to acknowledgement p50 {p50:.1f} ms, "
        f"p90 {quantile(times, 0.9):.1f} ms, p99 {p99:.1f} ms, worst {times[-1]:.1f} ms; to the other side's news "
        f"p99 {quantile(sorted(load.told), 0.99):.1f} ms; "
        f"{load.skipped} not sent in time, {len(load.faults)} faults"
    )
    for fault in load.faults[:10]:
        print(f"  {fault}")
    return 0 if p99 < BOUND_MS and load.alive >= given.sockets and not load.faults else 1


if __name__ == "__main__":
    sys.exit(main())
