"""All the odds of simulated darts at once, by the compiled form of ``thrower.aim_odds``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.thrower import Thrower, aim_odds
from touchline.kernel.arrays import Array
from touchline.kernel.compiled import compile_rule


@cache
def odds_table(throwers: tuple[Thrower, ...], points: Sequence[tuple[float, float]]) -> Array:
    """The flat table ``[seat, aim, bed]`` of weights."""
    fill = _fill()
    return np.concatenate([fill(np.array(points), *map(float, thrower)) for thrower in throwers])


@cache
def _fill() -> Callable[..., None]:
    def fill(points, sx, sy, rho):  # type: ignore[no-untyped-def]
        odds = np.zeros(len(points) * BEDS, dtype=np.int32)
        for aim in range(len(points)):
            aim_odds(odds, aim * BEDS, points[aim, 0], points[aim, 1], sx, sy, rho)
        return odds

    from touchline.games.football_darts.game import GAME

    made: Callable[..., None] = compile_rule(GAME, fill)
    return made
