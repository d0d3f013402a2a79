"""Machines and money for many matches at once: the measured costs, times a stated load, at stated prices."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from math import ceil
from typing import Any

from tools.scale.measure import GAME, kept
from tools.scale.processes import table

MONTH = 30.4 * 86_400
CORES, MEMORY = 8, 32e9
"""Of a machine for processes."""


@dataclass(frozen=True)
class Assumed:
    """What was not measured."""

    seconds_a_move: float = 10.0
    """Between two decisions of a live match."""
    hours_a_move: float = 8.0
    """Between two decisions of a match by correspondence."""
    sockets_a_match: float = 2.2
    """Of a live match: the players, and a spectator in five."""
    with_bots: float = 0.3
    """Live matches with a bot in one seat: half of their decisions are its own."""
    bot_level: str = "club"
    busy: float = 0.6
    """Of a core at the busiest hour; the simulation puts the knee beyond 0.9."""
    store_busy: float = 0.5
    quiet: float = 0.5
    """The mean over a day, as a share of the busiest hour: what traffic and rows are counted by."""
    frame_seconds: float = 20e-6
    """The proxy's time for a frame with TLS."""
    kept_days: float = 7.0
    """In the database; older matches are records in object storage."""
    archived_a_move: float = 40.0
    """Bytes of a move in a compressed record."""


@dataclass(frozen=True)
class Prices:
    """A month, in the currency of the list."""

    sign: str
    machine: float
    """8 dedicated cores, 32 GB."""
    store: float
    """8 dedicated cores, 64 GB, 2 TB of NVMe."""
    archived_terabyte: float
    traffic_terabyte: float


LISTS = {
    "a plain cloud": Prices("€", 60, 130, 6, 1),
    "a large cloud": Prices("$", 290, 800, 23, 50),
}
STORE_TERABYTES = 2.0


@dataclass(frozen=True)
class Need:
    """What a load comes to."""

    moves: float
    """A second."""
    sockets: float
    processes: int
    machines: int
    proxies: int
    bots: int
    stores: int
    """Primaries and as many replicas."""
    rows_terabytes: float
    archive_terabytes: float
    """Added a month."""
    traffic_terabytes: float

    def price(self, prices: Prices) -> float:
        """A month of it, the archive of one year included."""
        return (
            (self.machines + self.proxies + self.bots) * prices.machine
            + self.stores * prices.store
            + 12 * self.archive_terabytes * prices.archived_terabyte
            + self.traffic_terabytes * prices.traffic_terabyte
        )


def move_seconds(found: dict[str, Any]) -> float:
    """The loop's time for a move: the mean of the games, and what sockets added to the one played over them."""
    inside = {name: (each["before_us"] + each["after_us"]) / 1e6 for name, each in found["moves"].items()}
    sockets = max(0.0, found["server"]["rates"][-1]["loop_us"] / 1e6 - inside[GAME])
    return float(statistics.mean(inside.values()) + sockets)


def need(found: dict[str, Any], matches: float, live: float, assumed: Assumed) -> Need:
    """For so many matches at once, a share of them live."""
    games = found["moves"].values()
    playing, slow = matches * live, matches * (1 - live)
    moves = playing / assumed.seconds_a_move + slow / (assumed.hours_a_move * 3600)
    sockets = playing * assumed.sockets_a_match
    idle = found["server"]["idle_us_a_second_a_socket"] / 1e6
    cores = (moves * move_seconds(found) + sockets * idle) / assumed.busy
    processes = ceil(cores)
    held = playing * statistics.mean(each["bytes_a_match"] for each in games)
    held += sockets * found["server"]["bytes_a_socket"]
    told = statistics.mean(each["bytes_told"] for each in games)
    frames = moves * (1 + assumed.sockets_a_match)
    thinking = statistics.mean(
        each.get(assumed.bot_level, max(each.values())) / 1000 for each in found["bots"].values()
    )
    bot_moves = playing * assumed.with_bots / assumed.seconds_a_move / 2
    rows = statistics.mean(each["rows_a_move"] * each["bytes_a_row"] for each in games)
    a_month = moves * assumed.quiet * MONTH
    kept_rows = a_month * rows * assumed.kept_days * 86_400 / MONTH / 1e12
    by_time = moves * found["postgres"]["keeper_us"] / 1e6 / (CORES * assumed.store_busy)
    return Need(
        moves=moves,
        sockets=sockets,
        processes=processes,
        machines=max(ceil(processes / (CORES - 1)), ceil(held / (0.7 * MEMORY))),
        proxies=ceil(frames * assumed.frame_seconds / (CORES * assumed.busy)),
        bots=ceil(bot_moves * thinking / (CORES * assumed.busy)),
        stores=2 * ceil(max(by_time, kept_rows / (0.7 * STORE_TERABYTES))),
        rows_terabytes=kept_rows,
        archive_terabytes=a_month * assumed.archived_a_move / 1e12,
        traffic_terabytes=a_month * told * assumed.sockets_a_match / 1e12,
    )


LOADS = (("10,000, all live", 1e4, 1.0), ("100,000, all live", 1e5, 1.0), ("1,000,000, a tenth live", 1e6, 0.1),
         ("1,000,000, all live", 1e6, 1.0))  # fmt: skip


def told() -> str:
    """The plan of docs/scale.md."""
    found, assumed = kept(), Assumed()
    needs = [need(found, matches, live, assumed) for _, matches, live in LOADS]
    rows = [
        ("moves a second", *(f"{each.moves:,.0f}" for each in needs)),
        ("sockets", *(f"{each.sockets:,.0f}" for each in needs)),
        ("server processes", *(f"{each.processes:,}" for each in needs)),
        ("machines for them", *(f"{each.machines:,}" for each in needs)),
        ("machines for TLS and routing", *(f"{each.proxies:,}" for each in needs)),
        ("machines for bots", *(f"{each.bots:,}" for each in needs)),
        ("PostgreSQL machines, half of them replicas", *(f"{each.stores:,}" for each in needs)),
        ("rows of a week, TB", *(f"{each.rows_terabytes:,.1f}" for each in needs)),
        ("archive added a month, TB", *(f"{each.archive_terabytes:,.2f}" for each in needs)),
        ("traffic a month, TB", *(f"{each.traffic_terabytes:,.0f}" for each in needs)),
        *(
            (f"a month, {name}", *(f"{prices.sign}{each.price(prices):,.0f}" for each in needs))
            for name, prices in LISTS.items()
        ),
    ]
    head = f"{1e3 * move_seconds(found):.2f} ms of an event loop a move, the mean of the games over sockets"
    return "\n".join([head, "", *table(("matches at once", *(name for name, _, _ in LOADS)), rows)])
