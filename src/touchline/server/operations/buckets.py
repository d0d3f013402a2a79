"""Token buckets: so many a second in the long run, so many at once."""

from __future__ import annotations

import time
from collections import OrderedDict

from touchline.server.errors import TooMany
from touchline.server.operations.metrics import Metrics

MOST_KEYS = 50_000


class Buckets:
    """Token buckets by key in this process: so many a second in the long run, so many at once."""

    def __init__(self, name: str, rate: tuple[float, float], metrics: Metrics | None = None) -> None:
        self.name = name
        self.rate, self.burst = rate
        self._metrics = metrics
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> None:
        """Use one token, or say when there will be one.

        >>> Buckets("ip", (1.0, 1.0)).take("a")
        """
        left = self._now_left(key)
        if left < cost:
            self.refuse((cost - left) / self.rate)
        self.charge(key, cost)

    def check(self, key: str) -> None:
        """Refuse whoever owes, and say until when."""
        seconds = self.owed_for(key)
        if seconds:
            self.refuse(seconds)

    def owed_for(self, key: str) -> float:
        """Seconds until nothing is owed."""
        return max(0.0, -self._now_left(key) / self.rate)

    def charge(self, key: str, cost: float) -> None:
        """Take what was used, whether it is there or not; nobody owes more than one burst.

        >>> buckets = Buckets("work", (1.0, 2.0))
        >>> buckets.charge("a", 1.5)
        >>> buckets.check("a")
        """
        left = self._now_left(key)
        self._left.pop(key, None)
        self._left[key] = (max(-self.burst, left - cost), time.monotonic())
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)

    def _now_left(self, key: str) -> float:
        now = time.monotonic()
        left, then = self._left.get(key, (self.burst, now))
        return min(self.burst, left + (now - then) * self.rate)

    def refuse(self, seconds: float) -> None:
        """Come again later."""
        if self._metrics is not None:
            self._metrics.refused.labels(self.name).inc()
        raise TooMany(self.name, seconds)
