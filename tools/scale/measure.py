"""The figures that the simulation and the plan start from, measured on this machine and kept in ``measured.json``.

python -m tools.scale measure
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.scale.machine import Spent, Watched, family_time, machine, memory
from tools.soak.load import Load, quantile
from tools.soak.processes import ServerProcess
from tools.soak.services import PrivatePostgres, PrivateRedis

from touchline.bots import asks_for_past, levels, make_bot, notice_of, turn_of
from touchline.games import game_names
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.match import Match
from touchline.server.backend import Backend
from touchline.server.matches.rows import Row, compact, insertion
from touchline.server.matches.summary import LINE, LINE_ROW, LINE_TAIL
from touchline.server.operations.duties import Duties
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Caller
from touchline.server.realtime.bus import CHANNEL, RedisBus
from touchline.server.store import Write, open_store
from touchline.wire import commands
from touchline.wire.terms import NewMatch, SeatTerms

GAME = "street-soccer"
"""What the load test plays."""
KEPT = Path(__file__).parent / "measured.json"
MATCHES, MOVES = 24, 50
"""Matches of each game, and moves in each of them."""
WARM = 4
"""Matches before the memory of one is measured."""
COMMITS = 300
RINGS = 5000
BOT_MOVES, BOT_SECONDS = 12, 1.0
TOGETHER = 32
RATES = (50, 100, 200, 300)
MATCHES_PLAYED = 60


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


# ---- one move, without the network


async def one_game(name: str, store: Path) -> dict[str, float]:
    """What a move costs the event loop before and after its commit, and what it leaves behind."""
    settings = Settings(store=str(store), workers=0)
    settings.lift_limits()
    backend = await Backend.open(settings)
    before: list[float] = []
    after: list[float] = []
    told: list[int] = []
    try:
        turned = 0.0
        write = backend.store.write

        async def noted(*writes: Write) -> None:
            nonlocal turned
            turned = time.thread_time()
            await write(*writes)

        backend.store.write = noted  # type: ignore[method-assign]
        began = 0
        for number in range(WARM + MATCHES):
            if number == WARM:
                began = memory(os.getpid())
            async for began_at, ended_at, answer, news in _one_match(backend, name, MOVES):
                before.append(turned - began_at)
                after.append(ended_at - turned)
                told += [len(compact(answer)), *news]
        grown = (memory(os.getpid()) - began) / MATCHES
    finally:
        await backend.close()
    rows = await _rows(str(store))
    whole = [first + then for first, then in zip(before, after, strict=True)]
    return {
        "before_us": round(1e6 * statistics.mean(before)),
        "after_us": round(1e6 * statistics.mean(after)),
        "variation": round(statistics.stdev(whole) / statistics.mean(whole), 2),
        "rows_a_move": round(rows / len(before), 2),
        "bytes_a_row": round(store.stat().st_size / rows),
        "bytes_told": round(statistics.mean(told)),
        "bytes_a_match": round(grown),
    }


async def _one_match(backend: Backend, name: str, most: int) -> Any:
    """Random play of both seats, each with a listener; yields the loop's time at each move's start."""
    order = NewMatch(game=name, seats=[SeatTerms(kind="person"), SeatTerms(kind="person")])
    made = await backend.matchmaking.create(order, Caller())
    caller = Caller(match=made.id, seats=(0, 1))
    listeners = [(await backend.matches.follow(made.id, caller, seat))[1] for seat in (0, 1)]
    chooser = random.Random(0)
    for number in range(most):
        async with backend.matches.reading(made.id) as live:
            seat, seq, legal = live.match.to_move, live.seq, _legal(live)
        if seat < 0:
            return
        move = chooser.choice(legal)
        began_at = time.thread_time()
        order_ = commands.Play(cmd_id=str(number), seat=seat, seq=seq, move=move)
        answer = await backend.matches.do(made.id, caller, order_)
        ended_at = time.thread_time()
        news = [len(listener.queue.get_nowait() or "") for listener in listeners if not listener.queue.empty()]
        yield began_at, ended_at, answer, news


def _legal(live: Any) -> list[str]:
    return list(live.match.legal()) if live.match.to_move >= 0 else []


async def _rows(store: str) -> int:
    opened = await open_store(store)
    try:
        ((rows,),) = await opened.read("select count(*) from events")
        return int(rows)
    finally:
        await opened.close()


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


# ---- the whole server, over its sockets


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


def keep(found: dict[str, Any]) -> None:
    """Write new figures beside those measured before, where the simulation looks for them."""
    before = kept() if KEPT.exists() else {}
    KEPT.write_text(json.dumps(before | {"machine": machine()} | found, indent=2) + "\n", encoding="utf-8")


def kept() -> dict[str, Any]:
    """The figures as they were last measured."""
    if not KEPT.exists():
        sys.exit("nothing was measured yet: python -m tools.scale measure")
    return dict(json.loads(KEPT.read_text(encoding="utf-8")))
