"""The figures that the simulation and the plan start from, measured on this machine and kept in ``measured.json``.

python -m tools.scale measure
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.scale.machine import family_time, machine
from tools.scale.one_move import one_game
from tools.scale.whole_server import whole_server
from tools.soak.load import quantile
from tools.soak.services import PrivatePostgres, PrivateRedis

from touchline.bots import asks_for_past, levels, make_bot, notice_of, turn_of
from touchline.games import game_names
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.match import Match
from touchline.server.matches.rows import Row, insertion
from touchline.server.matches.summary import LINE, LINE_ROW, LINE_TAIL
from touchline.server.operations.duties import Duties
from touchline.server.operations.metrics import Metrics
from touchline.server.realtime.bus import CHANNEL, RedisBus
from touchline.server.store import Write, open_store

GAME = "street-soccer"
"""What the load test plays."""
KEPT = Path(__file__).parent / "measured.json"
COMMITS = 300
RINGS = 5000
BOT_MOVES, BOT_SECONDS = 12, 1.0
TOGETHER = 32


def measure(part: str, sockets: int, seconds: float) -> dict[str, Any]:
    """One part anew."""
    with tempfile.TemporaryDirectory(prefix="touchline-scale-") as folder:
        match part:
            case "moves":
                return {
                    part: {name: asyncio.run(one_game(name, Path(folder) / f"{name}.sqlite")) for name in game_names()}
                }
            case "commits":
                postgres = PrivatePostgres()
                try:
                    shared = asyncio.run(commits(postgres.fresh(), postgres.pid))
                finally:
                    postgres.stop()
                return {"sqlite": asyncio.run(commits(str(Path(folder) / "commits.sqlite"))), "postgres": shared}
            case "bus":
                return {part: asyncio.run(bus())}
            case "bots":
                return {part: {name: bots(name) for name in game_names()}}
            case "server":
                return {part: whole_server(Path(folder) / "load.sqlite", sockets, seconds)}
    raise ValueError(f"there is no part {part!r}")


# ---- one commit


async def commits(where: str, keeper: int | None = None) -> dict[str, float]:
    """Milliseconds of a lonely commit; commits a second when many wait at once, and what one costs its keeper then."""
    store = await open_store(where)

    async def one(match: str, number: int) -> float:
        """A move and the roll after it, as the server writes them."""
        rows = [
            Row(match, seq, 2 * number + 1, kind, 0, "x" * 150, cmd, cmd, number, "0" * 64)
            for seq, kind, cmd in ((2 * number + 1, "played", str(number)), (2 * number + 2, "rolled", None))
        ]
        card = (match, GAME, "playing", rows[-1].seq, 0, 0, 0, number, None, "x" * 600)
        began = time.perf_counter()
        await store.write(insertion(rows), Write(LINE, card, row=LINE_ROW, tail=LINE_TAIL))
        return (time.perf_counter() - began) * 1000

    async def several(match: str) -> None:
        for number in range(COMMITS // 4):
            await one(match, number)

    try:
        alone = sorted([await one("alone", number) for number in range(COMMITS)])
        began, spent = time.perf_counter(), family_time(keeper) if keeper else 0.0
        await asyncio.gather(*(several(f"match{number}") for number in range(TOGETHER)))
        count = TOGETHER * (COMMITS // 4)
        rate = count / (time.perf_counter() - began)
        keeping = (family_time(keeper) - spent) / count if keeper else 0.0
    finally:
        await store.close()
    spread = statistics.stdev(alone) / statistics.mean(alone)
    return {
        "p50_ms": round(quantile(alone, 0.5), 2),
        "p99_ms": round(quantile(alone, 0.99), 2),
        "mean_ms": round(statistics.mean(alone), 2),
        "variation": round(spread, 2),
        "together_a_second": round(rate),
        "keeper_us": round(1e6 * keeping),
    }


# ---- the bus, and bots


async def bus() -> dict[str, float]:
    """What a process spends on hearing that a match somewhere has moved on."""
    import redis

    server = PrivateRedis()
    heard: list[str] = []
    ear, duties = RedisBus(server.url), Duties(Metrics())
    try:
        await ear.open(lambda match, seq, accounts: heard.append(match), lambda question: "", duties)
        with redis.Redis.from_url(server.url) as mouth:
            while not mouth.publish(CHANNEL, "m 0"):
                await asyncio.sleep(0.05)
            began = time.thread_time()
            await asyncio.to_thread(lambda: [mouth.publish(CHANNEL, f"m {number}") for number in range(RINGS)])
            while len(heard) < RINGS:
                await asyncio.sleep(0.01)
            spent = time.thread_time() - began
    finally:
        await duties.close()
        server.stop()
    return {"heard_us": round(1e6 * spent / RINGS)}


def bots(name: str) -> dict[str, float]:
    """Milliseconds of a core for a move of each level, without the longest: something is loaded in it."""
    found = {}
    for level in levels(name):
        bot, match = make_bot(name, level), Match(name, seed=1)
        spent: list[float] = []
        while match.to_move != OVER and len(spent) < BOT_MOVES:
            if match.to_move == CHANCE:
                match.roll()
                continue
            turn = turn_of(match, BOT_SECONDS, past=asks_for_past(bot))
            began = time.thread_time()
            move = bot.choose(turn)
            while notice_of(bot):  # a simpler one plays until it is ready
                time.sleep(0.5)
                began = time.thread_time()
                move = bot.choose(turn)
            spent.append(time.thread_time() - began)
            match.play(move)
        found[level] = round(1000 * statistics.mean(sorted(spent)[:-1]), 1)
    return found


def keep(found: dict[str, Any]) -> None:
    """Write new figures beside those measured before, where the simulation looks for them."""
    before = kept() if KEPT.exists() else {}
    KEPT.write_text(json.dumps(before | {"machine": machine()} | found, indent=2) + "\n", encoding="utf-8")


def kept() -> dict[str, Any]:
    """The figures as they were last measured."""
    if not KEPT.exists():
        sys.exit("nothing was measured yet: python -m tools.scale measure")
    return dict(json.loads(KEPT.read_text(encoding="utf-8")))
