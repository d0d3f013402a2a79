"""The geometry of the dartboard (mm, the bull at the origin, y up) and of the field strip (yards)."""

from __future__ import annotations

import math
from typing import Any

from touchline.games.football_darts.beds import CLOCKWISE, INNER_BULL, MISS, OUTER_BULL, bed_text, number_of, ring_of
from touchline.games.football_darts.drives import LAST_DART, QUARTERS
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


def board(box: DartsBox) -> dict[str, Any]:
    """Every bed as a ring sector with its centre, the field's lines, and how each side throws simulated darts."""
    beds = []
    for bed in range(MISS):
        if bed == INNER_BULL:
            radii, angles = (0.0, BULL_RADIUS), (0.0, 360.0)
        elif bed == OUTER_BULL:
            radii, angles = (BULL_RADIUS, OUTER_BULL_RADIUS), (0.0, 360.0)
        else:
            middle = math.degrees(PLACE[number_of(bed)] * SECTOR)
            radii, angles = (RING_FROM[ring_of(bed)], RING_TO[ring_of(bed)]), (middle - 9.0, middle + 9.0)
        x, y = bed_centre(bed)
        beds.append({"bed": bed_text(bed), "radii": radii, "degrees": angles, "centre": (round(x, 3), round(y, 3))})
    return {
        "kind": "dartboard",
        "unit": "mm",
        "radius": DOUBLE_OUTSIDE,
        "numbers": list(CLOCKWISE),
        "darts_a_drive": LAST_DART,
        "quarters": QUARTERS,
        "beds": beds,
        "throwers": [
            {"name": each.text(), "sigma": (each.sigma_x, each.sigma_y), "rho": each.rho}
            for each in (box.odds.throwers if isinstance(box.odds, Odds) else ())
        ],
        "field": {"length": 100, "lines": list(range(10, 100, 10)), "start": 30, "midfield": 50},
    }
