"""Touchline's server as stations: what the simulation says of one process, of many, and of the run that was measured.

The event loop of a process works on one move at a time: before its commit (read, rule, hash) and after it
(acknowledge, tell). The store commits all that wait at once. Matches are dealt to processes by id.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from tools.scale.measure import GAME, kept
from tools.scale.model import Cost, Station, Stream, Times, Visit, poisson, quantiles, simulate
from tools.scale.whole_server import MATCHES_PLAYED

from touchline.server.operations.settings import Settings

GROUP = 512
BOUND = 0.150
"""Seconds that 99 of 100 acknowledgements must stay under: what ``make load`` demands."""
MOVES, MOVES_EACH = 20_000, 5_000
"""Simulated in all, and at least in each process: a queue needs time to show that it grows."""
SHARES = (0.1, 0.25, 0.5, 0.7, 0.8, 0.9, 0.95)
REQUESTS = 7
"""Of a new match: itself, and for either player a ticket, a socket, the first news."""
SENDING = 0.3
"""The player's part of the time that is spent before a move is sent."""
STORE_CORES = 8
"""Of the machine that the shared store is given in the simulation of many processes."""


@dataclass(frozen=True)
class Costs:
    """What a move costs each station, in seconds."""

    before: Cost
    after: Cost
    commit: Cost
    """The disk's own time, once a group."""
    row: Cost
    """The store's time for one move's rows."""

    @property
    def loop(self) -> float:
        """The event loop's time for a move."""
        return self.before.mean + self.after.mean


def measured_costs(found: dict[str, Any], store: str = "sqlite", line: int = -1) -> Costs:
    """From the figures kept: the loop's whole time over sockets, parted as without them; a free core."""
    move, rate, disk = found["moves"][GAME], found["server"]["rates"][line], found[store]
    share = move["before_us"] / (move["before_us"] + move["after_us"])
    loop = rate["loop_us"] / 1e6
    row = rate["other_us"] / 1e6 if store == "sqlite" else disk["keeper_us"] / 1e6 / STORE_CORES
    return Costs(
        before=Cost(loop * share, move["variation"]),
        after=Cost(loop * (1 - share), move["variation"]),
        commit=Cost(disk["p50_ms"] / 1000, 0.5),
        row=Cost(row),
    )


def processes(costs: Costs, rate: float, count: int = 1, seed: int = 1) -> Times:
    """Seconds to the acknowledgement with so many processes on one store, and moves at this rate in all."""
    rng = np.random.default_rng(seed)
    moves = max(MOVES, MOVES_EACH * count)
    stations = [*(Station() for _ in range(count)), Station(GROUP, costs.commit)]
    paths = [[Visit(k, costs.before), Visit(count, costs.row), Visit(k, costs.after)] for k in range(count)]
    return simulate([Stream(poisson(rate, moves, rng), paths)], stations, rng)


def knee(costs: Costs, count: int = 1, bound: float = BOUND) -> float:
    """Moves a second beyond which the 99th percentile is over the bound."""
    low, high = 0.0, 1.05 * min(count / costs.loop, 1 / costs.row.mean if costs.row.mean else np.inf)
    while high - low > 0.01 * high:
        middle = (low + high) / 2
        if quantiles(processes(costs, middle, count))[1] <= bound:
            low = middle
        else:
            high = middle
    return low


# ---- beside the load test


def waiting(cpu: float, variation: float, waited: float, turns: float) -> Cost:
    """A visit to a core that others use too: Poisson many waits for it, each exponential, between the work."""
    each = waited / turns if turns else 0.0
    mean = cpu + waited
    return Cost(mean, float(np.sqrt((variation * cpu) ** 2 + 2 * turns * each**2)) / mean)


def predicted(found: dict[str, Any], line: int) -> Times:
    """The load test as it ran: its own process and the server's, each waiting for cores that others use too.

    Its matches all end at about the same time, and are opened anew one after another; once a second some sockets are
    pinged, and answer. Both keep the loops busy.
    """
    rng = np.random.default_rng(2)
    rate = found["server"]["rates"][line]
    move, disk = found["moves"][GAME], found["sqlite"]
    share = move["before_us"] / (move["before_us"] + move["after_us"])

    def part(whose: str, share: float, variation: float) -> Cost:
        own = "loop_us" if whose == "" else f"{whose}us"
        figures = [rate[key] * share for key in (own, f"{whose}waited_us", f"{whose}turns")]
        return waiting(figures[0] / 1e6, variation, figures[1] / 1e6, figures[2])

    player, server, store = 0, 1, 2
    disk_time = Cost(disk["mean_ms"] / 1000, disk["variation"])
    rows = Visit(store, Cost(rate["other_us"] / 1e6))
    lasts = MOVES / rate["done"]
    moves = Stream(
        np.arange(MOVES) / rate["done"],
        [
            [
                Visit(player, part("driver_", SENDING, 0.5)),
                Visit(server, part("", share, move["variation"])),
                rows,
                Visit(server, part("", 1 - share, move["variation"])),
                Visit(player, part("driver_", 1 - SENDING, 0.5)),
            ]
        ],
    )
    whole = found["server"]
    asking = Visit(player, Cost(whole["driver_opening_us"] / 1e6 / REQUESTS))
    opening = [asking, Visit(server, Cost(whole["opening_us"] / 1e6 / REQUESTS))] * REQUESTS
    rounds = rate["opened"] / MATCHES_PLAYED * lasts / whole["seconds"]
    one_round = np.arange(MATCHES_PLAYED) / rate["done"]
    openings = Stream(
        np.sort((rng.uniform(0, lasts, round(rounds))[:, None] + one_round).ravel()),
        [[*opening[:2], rows, *opening[2:]]],
    )
    every = Settings.ping_seconds
    ping = Cost(whole["idle_us_a_second_a_socket"] * every / 2 / 1e6)
    answering = Visit(player, Cost(whole["driver_idle_us"] * every / 1e6))
    pings = Stream(
        np.repeat(np.arange(lasts // 1), round(whole["sockets"] / every)),
        [[Visit(server, ping), answering, Visit(server, ping)]],
    )
    return simulate([moves, openings, pings], [Station(), Station(), Station(GROUP, disk_time)], rng)


# ---- told


def told() -> str:
    """The tables of docs/scale.md."""
    found = kept()
    alone, shared = measured_costs(found), measured_costs(found, "postgres")
    lines = ["The load test, measured and simulated", "", *as_measured(found)]
    lines += ["", "One process, SQLite, a core of its own:"]
    lines += [f"{1e3 * alone.loop:.2f} ms of the loop a move, knee at {knee(alone):.0f} moves/s", ""]
    full = 1 / alone.loop
    lines += table(
        ("loop busy", "moves/s", "p50", "p99"),
        (
            (f"{share:.0%}", f"{share * full:.0f}", *map(ms, quantiles(processes(alone, share * full))))
            for share in SHARES
        ),
    )
    lines += ["", f"Many processes on one PostgreSQL of {STORE_CORES} cores", ""]
    lines += table(
        ("processes", "knee, moves/s", "a process", "p50 at 70 %", "p99 at 70 %"),
        (
            (str(count), f"{at:.0f}", f"{at / count:.0f}", *map(ms, quantiles(processes(shared, 0.7 * at, count))))
            for count in (1, 2, 4, 8, 16)
            for at in [knee(shared, count)]
        ),
    )
    return "\n".join(lines)


def as_measured(found: dict[str, Any]) -> list[str]:
    """The load test beside its simulation."""
    rows = []
    for number, rate in enumerate(found["server"]["rates"]):
        seen = (rate["p50_ms"] / 1000, rate["p99_ms"] / 1000)
        rows.append((f"{rate['done']:.0f}", *map(ms, seen), *map(ms, quantiles(predicted(found, number)))))
    return table(("moves/s", "measured p50", "p99", "simulated p50", "p99"), rows)


def ms(seconds: float) -> str:
    """Seconds as milliseconds, to two or three figures."""
    return f"{1000 * seconds:.1f} ms" if seconds < 0.0995 else f"{1000 * seconds:.0f} ms"


def table(head: Sequence[str], rows: Any) -> list[str]:
    """A table as Markdown has it."""
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]
