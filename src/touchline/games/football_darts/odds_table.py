"""All the odds of simulated darts at once, by the compiled form of ``thrower.aim_odds``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.thrower import Thrower, aim_odds
from touchline.kernel.arrays import Array
from touchline.kernel.entry_points import entry_point


@cache
def odds_table(throwers: tuple[Thrower, ...], points: Sequence[tuple[float, float]]) -> Array:
    """The flat table ``[seat, aim, bed]`` of weights."""
    return np.concatenate([weights_of(thrower, points) for thrower in throwers])


def weights_of(thrower: Thrower, points: Sequence[tuple[float, float]]) -> Array:
    """The flat table ``[aim, bed]`` of one thrower's weights, worked out anew."""
    odds = np.zeros(len(points) * BEDS, dtype=np.int32)
    _filler()(odds, np.array(points), *map(float, thrower))
    return odds


def fill(odds, points, sx, sy, rho):  # type: ignore[no-untyped-def]
    """The weights of one thrower for every aim."""
    for aim in range(len(points)):
        aim_odds(odds, aim * BEDS, points[aim, 0], points[aim, 1], sx, sy, rho)


@cache
def _filler() -> Callable[..., None]:
    from touchline.games.football_darts.game import GAME

    return entry_point(GAME, fill)
