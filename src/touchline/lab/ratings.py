"""How strong players are, by what they won from one another: Bradley–Terry strengths on the Elo scale.

Their intervals come from resampling whole pairs of games.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

ELO = 400 / math.log(10)
"""One unit of Bradley–Terry strength in Elo points."""
SHRINKAGE = 0.05
"""Regularisation of strengths, so that somebody who never lost has a finite rating."""
RESAMPLES = 400
IMAGINED = (0.0, 2.0)
"""Pairs drawn with those played where all have ended alike: who has won every one so far may lose the next."""
Met = Mapping[tuple[int, int], Sequence[float]]
"""Who met whom, by number, and the points of the first in each pair of games: 0, ½, 1, 1½ or 2."""


@dataclass(frozen=True)
class Standing:
    """One line of the final table."""

    player: str
    rating: float
    low: float
    """The 95 % interval of the rating.  It has no end above for who has won everything, for nothing that was played
    tells how much better such a player is, and none below for who has lost everything."""
    high: float
    points: float
    games: int

    def told(self) -> dict[str, Any]:
        """As JSON has it, which knows no infinity: an end that is not there is ``null``."""
        return {name: None if value in (-math.inf, math.inf) else value for name, value in vars(self).items()}


def standings(players: Sequence[str], met: Met, seed: int) -> list[Standing]:
    """Everybody by rating, with 95 % intervals; the mean rating is 0."""
    ratings = _ratings(len(players), [(i, j, sum(points), 2 * len(points)) for (i, j), points in met.items()])
    dice = np.random.default_rng(seed)
    pools = [(i, j, _pool(np.array(points)), len(points)) for (i, j), points in met.items()]
    resampled = np.array(
        [
            _ratings(len(players), [(i, j, dice.choice(pool, count).sum(), 2 * count) for i, j, pool, count in pools])
            for _ in range(RESAMPLES)
        ]
    )
    low, high = np.percentile(resampled, [2.5, 97.5], axis=0)
    lines = []
    for k, player in enumerate(players):
        points = sum(sum(each) if i == k else 2 * len(each) - sum(each) for (i, j), each in met.items() if k in (i, j))
        games = sum(2 * len(each) for pair, each in met.items() if k in pair)
        lowest = -math.inf if points == 0 else float(low[k])
        highest = math.inf if points == games else float(high[k])
        lines.append(Standing(player, float(ratings[k]), lowest, highest, points, games))
    return sorted(lines, key=lambda line: -line.rating)


def _ratings(count: int, results: Sequence[tuple[int, int, float, int]]) -> Any:
    """Bradley–Terry strengths in Elo; a draw counts as half a win."""
    import choix

    wins = np.zeros((count, count))
    for i, j, points, games in results:
        wins[i, j] += points
        wins[j, i] += games - points
    strengths = choix.ilsr_pairwise_dense(wins, alpha=SHRINKAGE)
    return ELO * (strengths - strengths.mean())


def _pool(points: Any) -> Any:
    """What the pairs of a meeting are drawn from again, for the intervals."""
    return np.append(points, IMAGINED) if np.ptp(points) == 0 else points
