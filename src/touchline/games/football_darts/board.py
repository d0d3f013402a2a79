"""The geometry of the dartboard (mm, the bull at the origin, y up) and of the field strip (yards)."""

from __future__ import annotations

import math
from typing import Literal

from touchline.games.football_darts.beds import (
    CLOCKWISE,
    DOUBLE,
    INNER_BULL,
    MISS,
    OUTER_BULL,
    bed_text,
    number_of,
    ring_of,
)
from touchline.games.football_darts.drives import LAST_DART, QUARTERS
from touchline.games.football_darts.shape import BedShape, DartboardShape
from touchline.games.football_darts.state import DartsBox
from touchline.games.football_darts.thrower import (
    BULL_RADIUS,
    DOUBLE_OUTSIDE,
    OUTER_BULL_RADIUS,
    PLACE,
    RING_FROM,
    RING_TO,
    SECTOR,
    Odds,
    bed_centre,
)

RINGS: tuple[Literal["inner", "outer", "double", "triple"], ...] = ("inner", "outer", "double", "triple")
HALF_A_SECTOR = 9.0
"""In degrees."""


def board(box: DartsBox) -> DartboardShape:
    """Every bed as a ring sector with its centre, the field's lines, and how each side throws simulated darts."""
    return {
        "kind": "dartboard",
        "unit": "mm",
        "radius": DOUBLE_OUTSIDE,
        "numbers": list(CLOCKWISE),
        "darts_a_drive": LAST_DART,
        "quarters": QUARTERS,
        "beds": [bed_shape(bed) for bed in range(MISS)],
        "throwers": [
            {"name": each.text(), "sigma": (each.sigma_x, each.sigma_y), "rho": each.rho}
            for each in (box.odds.throwers if isinstance(box.odds, Odds) else ())
        ],
        "field": {"length": 100, "lines": list(range(10, 100, 10)), "start": 30, "midfield": 50},
    }


def bed_shape(bed: int) -> BedShape:
    """One bed: the bulls are whole rings, every other the sector of its number."""
    x, y = bed_centre(bed)
    text, number = bed_text(bed), number_of(bed)
    if bed in (INNER_BULL, OUTER_BULL):
        radii = (0.0, BULL_RADIUS) if bed == INNER_BULL else (BULL_RADIUS, OUTER_BULL_RADIUS)
        degrees = (0.0, 360.0)
    else:
        middle = math.degrees(PLACE[number] * SECTOR)
        radii = (RING_FROM[ring_of(bed)], RING_TO[ring_of(bed)])
        degrees = (middle - HALF_A_SECTOR, middle + HALF_A_SECTOR)
    return {
        "bed": text,
        "ring": RINGS[ring_of(bed)] if number else "bull",
        "number": number,
        "single": f"S{number}" if number and ring_of(bed) < DOUBLE else text,
        "radii": radii,
        "degrees": degrees,
        "centre": (round(x, 3), round(y, 3)),
    }
