"""A server as queues: cores that do one thing at a time, and a store that commits everything that waits at once.

A move is sent by its player, worked out by a process, committed, and told to everybody; each of these is a visit to a
station. Simulated event by event, so that it holds where no formula does: a core visited twice by every move, commits
in groups, one store for many processes.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Times = NDArray[np.float64]
WARM_UP = 0.1
"""The first moves meet empty queues; this share of them is not counted."""


@dataclass(frozen=True)
class Cost:
    """Seconds that something takes: lognormal, by mean and coefficient of variation (0: always the same)."""

    mean: float
    variation: float = 0.0

    def draw(self, rng: np.random.Generator, count: int) -> Times:
        """So many of them."""
        if self.mean == 0 or self.variation == 0:
            return np.full(count, self.mean)
        spread = np.log1p(self.variation**2)
        return rng.lognormal(np.log(self.mean) - spread / 2, np.sqrt(spread), count)

    def times(self, factor: float) -> Cost:
        """The same, slower or faster."""
        return Cost(self.mean * factor, self.variation)


@dataclass
class Station:
    """Takes up to ``most`` of those who wait at once, for a time of its own and one for each of them."""

    most: int = 1
    own: Cost = field(default_factory=lambda: Cost(0.0))
    """A commit waits for the disk once, however many rows it has."""


@dataclass(frozen=True)
class Visit:
    """A move's visit to a station, and how long it keeps it."""

    station: int
    takes: Cost


@dataclass(frozen=True)
class Stream:
    """Things of one kind that come in: moves, or whatever else keeps the stations busy."""

    arrivals: Times
    paths: Sequence[Sequence[Visit]]
    """Each of them takes one of these, at random, as matches are dealt to processes by id."""


def simulate(streams: Sequence[Stream], stations: Sequence[Station], rng: np.random.Generator) -> Times:
    """Seconds from each arrival of the first stream to the end of its path."""
    came = np.concatenate([stream.arrivals for stream in streams])
    where: list[list[int]] = []
    takes: list[list[float]] = []
    for stream in streams:
        route = rng.integers(len(stream.paths), size=len(stream.arrivals))
        drawn = [
            iter(np.stack([visit.takes.draw(rng, int(count)) for visit in path], 1).tolist())
            for path, count in zip(stream.paths, np.bincount(route, minlength=len(stream.paths)), strict=True)
        ]
        stations_of = [[visit.station for visit in path] for path in stream.paths]
        where += [stations_of[number] for number in route.tolist()]
        takes += [next(drawn[number]) for number in route.tolist()]
    order = np.argsort(came, kind="stable")
    lasting = _run(
        came[order].tolist(), [where[k] for k in order.tolist()], [takes[k] for k in order.tolist()], stations, rng
    )
    back = np.empty(len(came))
    back[order] = lasting
    first = len(streams[0].arrivals)
    return back[int(WARM_UP * first) : first]


def _run(
    came: list[float],
    where: list[list[int]],
    takes: list[list[float]],
    stations: Sequence[Station],
    rng: np.random.Generator,
) -> list[float]:
    """Event by event: an arrival, or a station that has finished with those it served."""
    count = len(came)
    visits = sum(map(len, where))
    waiting: list[deque[int]] = [deque() for _ in stations]
    serving: list[list[int]] = [[] for _ in stations]
    own = [iter(station.own.draw(rng, visits).tolist()) for station in stations]
    most = [station.most for station in stations]
    stage, lasting = [0] * count, [0.0] * count
    ends: list[tuple[float, int]] = []
    """When each busy station will be free."""

    def begin(number: int, now: float) -> None:
        queue = waiting[number]
        group = [queue.popleft() for _ in range(min(len(queue), most[number]))]
        serving[number] = group
        heapq.heappush(ends, (now + next(own[number]) + sum(takes[one][stage[one]] for one in group), number))

    def join(one: int, now: float) -> None:
        number = where[one][stage[one]]
        waiting[number].append(one)
        if not serving[number]:
            begin(number, now)

    following = 0
    while following < count or ends:
        if following < count and (not ends or came[following] <= ends[0][0]):
            following += 1
            join(following - 1, came[following - 1])
            continue
        now, number = heapq.heappop(ends)
        group, serving[number] = serving[number], []
        for one in group:
            stage[one] += 1
            if stage[one] == len(where[one]):
                lasting[one] = now - came[one]
            else:
                join(one, now)
        if waiting[number] and not serving[number]:
            begin(number, now)
    return lasting


def poisson(rate: float, count: int, rng: np.random.Generator) -> Times:
    """Moves of many players who know nothing of each other."""
    return np.cumsum(rng.exponential(1 / rate, count))


def quantiles(times: Times) -> tuple[float, float]:
    """Median and 99th percentile."""
    low, high = np.quantile(times, (0.5, 0.99))
    return float(low), float(high)
