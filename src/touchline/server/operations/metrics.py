"""Figures for Prometheus, at ``/metrics``."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        self.orders = Counter(
            "touchline_orders_total",
            "Commands by kind and what became of them.",
            ["op", "fate"],
            registry=self.registry,
        )
        self.commit = Histogram(
            "touchline_commit_seconds", "From a command to its commit.", buckets=FAST, registry=self.registry
        )
        self.load = Histogram(
            "touchline_load_seconds", "Folding a match from its rows.", buckets=FAST, registry=self.registry
        )
        self.sockets = Gauge("touchline_sockets", "Open WebSockets.", registry=self.registry)
        self.matches = Gauge("touchline_matches_in_memory", "Matches in memory.", registry=self.registry)
        self.match_bytes = Gauge(
            "touchline_match_bytes_in_memory", "What the matches in memory weigh.", registry=self.registry
        )
        self.bots = Histogram(
            "touchline_bot_seconds", "How long bots think.", ["level"], buckets=FAST, registry=self.registry
        )
        self.bot_failures = Counter(
            "touchline_bot_failures_total", "Bots that took too long or crashed.", registry=self.registry
        )
        self.conflicts = Counter(
            "touchline_conflicts_total", "Commits that another process was ahead of.", registry=self.registry
        )
        self.refused = Counter(
            "touchline_rate_limited_total", "Requests over a limit.", ["key"], registry=self.registry
        )

        self.duty_failures = Counter(
            "touchline_duty_failures_total",
            "Background work that failed and was begun again.",
            ["duty"],
            registry=self.registry,
        )
        self.broken = Gauge(
            "touchline_broken_matches", "Matches whose rows do not fit together, set aside.", registry=self.registry
        )

    def text(self) -> bytes:
        """As Prometheus reads it."""
        from prometheus_client import generate_latest

        return generate_latest(self.registry)


class Uncounted(Metrics):
    """The figures where nobody reads any: a server for one person, in a browser."""

    def __init__(self) -> None:
        """Nothing is kept."""

    def __getattr__(self, name: str) -> Any:
        return _NOTHING


class _Nothing:
    """A figure that is not kept."""

    def labels(self, *names: str) -> _Nothing:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def set(self, value: float) -> None: ...

    def observe(self, value: float) -> None: ...

    def time(self) -> AbstractContextManager[None]:
        return nullcontext()


_NOTHING = _Nothing()
