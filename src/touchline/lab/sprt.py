"""Sequential tests, as chess programmers run them: play until it is clear which of two claims is right.

The claims are Elo differences: ``SPRT 0,10`` asks whether the first player is worth 0 or 10 Elo points more than
the second.  The unit is the mirrored pair, so that what the shared dice decide for both counts for nobody
(the "pentanomial" test).  Wald's bounds hold the two errors; the likelihood ratio is that of normal means with the
variance seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Amount, Message
from touchline.words.languages import say

FEWEST_PAIRS = 4
"""Before these are played nothing is known of how much pairs vary."""
GO_ON, FIRST_CLAIM, SECOND_CLAIM = "go on", "first", "second"


def expected_score(elo: float) -> float:
    """Points a game of somebody that many Elo points stronger.

    >>> expected_score(0), round(expected_score(191), 2)
    (0.5, 0.75)
    """
    return 1 / (1 + math.pow(10, -elo / 400))


@dataclass(frozen=True)
class Sprt:
    """Two claims and how often each may be accepted wrongly."""

    low: float
    high: float
    alpha: float = 0.05
    """How often the second claim is accepted though the first holds."""
    beta: float = 0.05
    """How often the first claim is accepted though the second holds."""

    @classmethod
    def parse(cls, text: str) -> Sprt:
        """``0,10``, or with both errors: ``0,10,0.05,0.1``.

        >>> Sprt.parse("0,10")
        Sprt(low=0.0, high=10.0, alpha=0.05, beta=0.05)
        """
        try:
            test = cls(*(float(part) for part in text.split(",")))
        except (TypeError, ValueError):
            raise BadOption(Message("lab-sprt-form", text=repr(text)), field="sprt") from None
        if not test.low < test.high or not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
            raise BadOption(Message("lab-sprt-order", text=repr(text)), field="sprt")
        return test

    @property
    def bounds(self) -> tuple[float, float]:
        """Wald's bounds of the log-likelihood ratio."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, points: Sequence[float]) -> float:
        """The log-likelihood ratio of the second claim to the first, from the points (0 to 2) of each pair."""
        count = len(points)
        if count < FEWEST_PAIRS:
            return 0.0
        shares = [each / 2 for each in points]
        mean = sum(shares) / count
        whole = mean * (1 - mean) / 2
        spread = sum((each - mean) ** 2 for each in shares)
        variance = (spread + 2 * max(whole, 1 / 16)) / (count + 2)
        first, second = expected_score(self.low), expected_score(self.high)
        return count * (second - first) * (2 * mean - first - second) / (2 * variance)

    def verdict(self, points: Sequence[float]) -> str:
        """``GO_ON``, or the claim that is accepted."""
        ratio, (lower, upper) = self.ratio(points), self.bounds
        return FIRST_CLAIM if ratio <= lower else SECOND_CLAIM if ratio >= upper else GO_ON

    def text(self, points: Sequence[float]) -> str:
        """Where the test stands, in a line."""
        lower, upper = self.bounds
        claims = {FIRST_CLAIM: f"{self.low:+g}", SECOND_CLAIM: f"{self.high:+g}"}
        verdict = self.verdict(points)
        accepted = Message("report-sprt-accepted", elo=claims[verdict]) if verdict in claims else None
        return say(
            "report-sprt",
            low=f"{self.low:+g}",
            high=f"{self.high:+g}",
            alpha=self.alpha,
            beta=self.beta,
            verdict=accepted or Message("report-sprt-open"),
            ratio=Amount(self.ratio(points), 2),
            lower=Amount(lower, 2),
            upper=Amount(upper, 2),
            pairs=len(points),
        )
