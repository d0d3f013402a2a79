"""A tournament of many bots on one server, run to its end, with figures of load.

python -m tools.soak.cup --bots 64 --kind swiss --rounds 6
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import connect

PASSPHRASE = "sixty-four at one table"
CPU_TICKS = 100


class Bot:
    """An account whose program plays at random, over one socket."""

    def __init__(self, name: str, http: httpx.AsyncClient) -> None:
        self.name = name
        self._http = http
        self._choose = random.Random(name)
        self.token = ""
        self.latencies: list[float] = []
        self.moves = 0

    async def sign_up(self) -> None:
        """Make the account."""
        made = await self._http.post("/api/accounts", json={"name": self.name, "passphrase": PASSPHRASE, "bot": True})
        self.token = made.json()["token"]

    def headers(self) -> dict[str, str]:
        """Who it is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def play(self, port: int) -> None:
        """Follow what concerns the account, and play whatever match begins."""
        ticket = (await self._http.post("/api/tickets", headers=self.headers())).json()["ticket"]
        async with connect(f"ws://127.0.0.1:{port}/ws?ticket={ticket}", compression=None, ping_interval=None) as socket:
            hearing = asyncio.create_task(self._hear(socket))
            try:
                await self._follow(socket)
            finally:  # before the socket is closed, which would be news to whoever still listens
                hearing.cancel()

    async def _follow(self, socket: Any) -> None:
        """Watch every match that begins."""
        async with self._http.stream("GET", "/api/stream/event", headers=self.headers()) as news:
            async for line in news.aiter_lines():
                if line.strip() and (told := json.loads(line)).get("type") == "gameStart":
                    match = told["game"].get("gameId") or told["game"]["id"]
                    await socket.send(json.dumps({"op": "watch", "match": match, "since": 0}))

    async def _hear(self, socket: Any) -> None:
        sent: dict[str, float] = {}
        async for text in socket:
            told = json.loads(text)
            if told["op"] == "ping":
                await socket.send('{"op":"pong"}')
            elif told["op"] == "done" and told.get("id") in sent:
                self.latencies.append(time.perf_counter() - sent.pop(told["id"]))
            elif told["op"] == "events" and told["status"] == "playing":
                node = told["node"]
                if node["kind"] == "decision" and node["seat"] == told.get("seat") and node.get("legal"):
                    self.moves += 1
                    name = f"{self.name}-{self.moves}"
                    sent[name] = time.perf_counter()
                    move = self._choose.choice(node["legal"])
                    order = {"op": "play", "id": name, "cmd_id": name, "match": told["match"]}
                    await socket.send(json.dumps(order | {"seq": told["seq"], "move": move}))


def cpu_seconds(pid: int) -> float:
    """What a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / CPU_TICKS


async def run(given: argparse.Namespace, port: int, pid: int) -> bool:
    """Sign everybody up, start, wait for the end, and say how it went."""
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=300, limits=httpx.Limits(max_connections=300)
    ) as http:
        bots = [Bot(f"bot-{number:03}", http) for number in range(given.bots)]
        for bot in bots:  # one hash of a passphrase after the other: they take 64 MB each
            await bot.sign_up()
        order = {
            "name": "Cup",
            "game": given.game,
            "kind": given.kind,
            "rounds": given.rounds,
            "minutes": given.minutes,
        }
        cup = (await http.post("/api/tournaments", json=order, headers=bots[0].headers())).json()["id"]
        for bot in bots:
            await http.post(f"/api/tournaments/{cup}/join", headers=bot.headers())
        playing = [asyncio.create_task(bot.play(port)) for bot in bots]
        began, used = time.monotonic(), cpu_seconds(pid)
        await http.post(f"/api/tournaments/{cup}/start", headers=bots[0].headers())
        shown: dict[str, Any] = {"status": "playing"}
        while shown["status"] != "over" and time.monotonic() - began < given.limit:
            await asyncio.sleep(1)
            shown = (await http.get(f"/api/tournaments/{cup}")).json()
        wall, used = time.monotonic() - began, cpu_seconds(pid) - used
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    moves = sum(bot.moves for bot in bots)
    waits = sorted(each for bot in bots for each in bot.latencies)
    matches = sum(each["match"] is not None for each in shown["pairings"])
    played = f"{shown['status']}, {shown['round']} rounds, {matches} matches"
    print(f"{given.kind} of {given.bots} bots at {given.game}: {played}")
    print(f"{moves} moves in {wall:.1f} s, {moves / wall:.0f} a second; the server used {used:.1f} s of a core")
    if waits:
        median, p99 = statistics.median(waits) * 1000, waits[int(0.99 * (len(waits) - 1))] * 1000
        print(f"a move was stored and acknowledged in {median:.1f} ms (median), {p99:.1f} ms (99 %)")
    for line in shown["table"][:3]:
        print(f"  {line['account']}: {line['points']} points, {line['won']} won of {line['played']}")
    return bool(shown["status"] == "over")


def main() -> int:
    """A server of its own, the tournament, and its end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", type=int, default=64)
    parser.add_argument("--game", default="pocket-gridiron")
    parser.add_argument("--kind", choices=("swiss", "knock-out", "arena"), default="swiss")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--minutes", type=int, default=1, help="of an arena")
    parser.add_argument("--limit", type=float, default=900, help="seconds before it is given up")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "touchline", "serve", "--no-browser", "--open-limits", "--log", "error"]
        command += ["--port", "0", "--store", str(Path(folder) / "cup.sqlite")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = next(hit for line in server.stdout if (hit := re.search(r"http://[^:]+:(\d+)/", line)))
            return 0 if asyncio.run(run(given, int(found[1]), server.pid)) else 1
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
