"""A ladder of Football Darts: everybody once, the worse thrower with a start in points.

FD-7.2: a thrower is a σ in millimetres, a preset or measured by ``touchline fit``.  What a hand scores on average was
measured by the laboratory; the difference between two hands is the start that the worse one gets.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

from touchline.games.football_darts.thrower import PRESETS, parse_thrower
from touchline.kernel.errors import BadData
from touchline.kernel.message import plain
from touchline.kernel.options import Options
from touchline.season.league import Asked, Counting, League, PlayOffs, Shape, Team
from touchline.season.ordering import COIN, DIFFERENCE, HEAD_TO_HEAD, POINTS, SCORED

MEASURED = Path(__file__).parent / "handicap.json"


def throwers() -> list[Team]:
    """FD-7.2: the throwers one meets."""
    return [
        Team(key, f"{key.replace('-', ' ').capitalize()} thrower", key.replace("-", " ").capitalize())
        for key in PRESETS
    ]


def thrower_of(team: Team) -> str:
    """The hand of an entrant as the option writes it."""
    return parse_thrower(team.figures.get("thrower", team.key)).text()


def sigma(team: Team) -> float:
    """How far a hand strays, in millimetres: the mean of both directions."""
    hand = parse_thrower(thrower_of(team))
    return math.sqrt((hand.sigma_x**2 + hand.sigma_y**2) / 2)


@cache
def measured() -> list[tuple[float, float]]:
    """σ → points a match between equal hands, smallest σ first."""
    read: Mapping[str, float] = json.loads(MEASURED.read_text(encoding="utf-8"))["points"]
    return sorted((float(width), points) for width, points in read.items())


def promised(width: float) -> float:
    """Points a match that a hand scores on average, between the measured ones on a straight line."""
    known = measured()
    if width <= known[0][0]:
        return known[0][1]
    for (narrow, more), (wide, fewer) in pairwise(known):
        if width <= wide:
            return more + (fewer - more) * (width - narrow) / (wide - narrow)
    return known[-1][1]


def head_start(home: Team, away: Team) -> tuple[int, int]:
    """The points with which home and away begin: one of them nothing.

    >>> head_start(Team("pro", "Pro"), Team("pro", "Pro too"))
    (0, 0)
    """
    ahead = round(promised(sigma(home)) - promised(sigma(away)))
    return max(0, -ahead), max(0, ahead)


def start(home: Team, away: Team) -> str | None:
    """The position a match begins from."""
    points = head_start(home, away)
    return f"score={points[0]},{points[1]}" if any(points) else None


def options(home: Team, away: Team, decisive: bool) -> Options:
    """FD-7.3: simulated darts by the hands of both."""
    return {"darts": "simulated", "throwers": (thrower_of(home), thrower_of(away))}


def check(team: Team) -> None:
    """FD-7.2: an entrant needs a hand."""
    try:
        thrower_of(team)
    except ValueError as problem:
        raise BadData(f"{team.key}: give {problem}", field="thrower", rules=["FD-7.2"]) from None


LEAGUE = League(
    title="Football Darts ladder",
    teams=throwers,
    options=options,
    check=check,
    asks=(Asked("thrower", "text", "pub"),),
    figures=lambda team: {"thrower": thrower_of(team)},
    start=start,
    shape=Shape(legs=1),
    counting=Counting(order=(POINTS, HEAD_TO_HEAD, DIFFERENCE, SCORED, COIN)),
    playoffs=PlayOffs(),
    level="finisher",
    words=lambda team: [plain(f"σ {sigma(team):.0f} mm")],
)
