"""The geometry of the board (SS-1), for whoever draws it: unit squares, A1 at the origin, y up."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.street_soccer.fair_play import before_own_goal
from touchline.games.street_soccer.formations import FORMATIONS, turned
from touchline.games.street_soccer.setup import in_circle, in_own_half
from touchline.games.street_soccer.shape import FormationShape, PitchShape, SquareShape
from touchline.games.street_soccer.squares import (
    BREADTH,
    CIRCLE_HALVES,
    FIELD_BREADTH,
    FIELD_LENGTH,
    FIELD_OF,
    GOAL_FRONTS,
    HALF,
    LENGTH,
    SQUARE_TEXTS,
    SQUARES,
)
from touchline.games.street_soccer.state import NORMAL_TIME, RED, TEAMS, YELLOW, SoccerBox

GOAL_ROWS = (3, 5)
"""SS-1.2: the goals reach from the lower edge of row y = 3 to the upper edge of row y = 4."""


def board(box: SoccerBox) -> PitchShape:
    """Squares, field, goals, circle and penalty areas."""
    areas = (
        [square for square in range(HALF) if (box.yellow_area >> square) & 1],
        [square + HALF for square in range(HALF) if (box.red_area >> square) & 1],
    )
    return {
        "kind": "grid",
        "unit": "square",
        "columns": LENGTH,
        "rows": BREADTH,
        "files": "ABCDEFGHIJKL",
        "minutes": NORMAL_TIME,
        "squares": [square_shape(square) for square in range(SQUARES)],
        "field": {"x": 1, "y": 1, "width": FIELD_LENGTH, "height": FIELD_BREADTH},
        "halfway": LENGTH / 2,
        "circle": {"centre": (LENGTH / 2, BREADTH / 2), "radius": 1.0},
        "goals": [
            {"team": TEAMS[team], "x": x, "y": GOAL_ROWS, "depth": depth}
            for team, x, depth in ((YELLOW, 1, -1), (RED, 1 + FIELD_LENGTH, 1))
        ],
        "goal_fronts": _by_team(GOAL_FRONTS),
        "circle_halves": _by_team(CIRCLE_HALVES),
        "penalty_areas": _by_team(areas),
        "attacks": {TEAMS[YELLOW]: (1, 0), TEAMS[RED]: (-1, 0)},
        "formations": [_formation(name) for name in FORMATIONS],
    }


def square_shape(square: int) -> SquareShape:
    """One square: its name, its lower left corner and what it is part of."""
    x, y = divmod(square, BREADTH)
    on_field = FIELD_OF[square] >= 0
    marks = [TEAMS[team] + "-goal-front" for team in (YELLOW, RED) if before_own_goal(team, square)]
    if in_circle(square):
        marks.append("circle")
    return {
        "square": SQUARE_TEXTS[square],
        "x": x,
        "y": y,
        "part": "field" if on_field else "ring",
        "half": TEAMS[YELLOW if in_own_half(YELLOW, square) else RED],
        "marks": marks,
    }


def _by_team(squares: Sequence[Sequence[int]]) -> dict[str, list[str]]:
    return {TEAMS[team]: [SQUARE_TEXTS[square] for square in squares[team]] for team in (YELLOW, RED)}


def _formation(name: str) -> FormationShape:
    yellow = list(FORMATIONS[name])
    return {"name": name, "squares": [yellow, [turned(square) for square in yellow]]}
