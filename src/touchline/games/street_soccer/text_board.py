"""The board in plain characters, for the terminal and for who reads rather than looks."""

from __future__ import annotations

from collections.abc import Collection

from touchline.games.street_soccer.fair_play import before_own_goal
from touchline.games.street_soccer.setup import in_circle
from touchline.games.street_soccer.squares import BREADTH, FIELD_LENGTH, FIELD_OF, LENGTH, SQUARE_TEXTS, square_at
from touchline.games.street_soccer.state import FIGURES, RED, YELLOW, SoccerState
from touchline.words.languages import say

GOALIE_AND_FOUR = "G1234"
WIDE = 60
"""Columns of the narrowest screen."""
APART = "   "
"""Between two signs of the legend."""


def draw(s: SoccerState, highlight: Collection[str] = ()) -> str:
    """Board, goals, circle, figures and ball; ``highlight`` marks squares.

    A highlighted ``F7`` is where a figure can end, ``*H7`` where the ball can end, ``*GOAL`` a goal.
    """
    head = "   " + "".join(f"{file:^4}" for file in "ABCDEFGHIJKL")
    line = "   " + " " * 4 + "+" + "-" * (4 * FIELD_LENGTH - 1) + "+"
    rows = [head, _row(s, BREADTH - 1, highlight), line]
    rows += [_row(s, y, highlight) for y in range(BREADTH - 2, 0, -1)]
    rows += [line, _row(s, 0, highlight), head, *_side_by_side(say("ss-board-legend"))]
    if highlight:
        marks = [say("ss-board-marks"), *([say("ss-board-goal")] if "*GOAL" in highlight else [])]
        rows += _side_by_side(APART.join(marks))
    return "\n".join(row.rstrip() for row in rows)


def _side_by_side(legend: str) -> list[str]:
    """A legend in lines that fit, no sign apart from its meaning."""
    lines: list[str] = []
    for each in legend.split(APART):
        if lines and len(lines[-1] + APART + each) <= WIDE:
            lines[-1] += APART + each
        else:
            lines.append(each)
    return lines


def _row(s: SoccerState, y: int, highlight: Collection[str]) -> str:
    inside = 0 < y < BREADTH - 1
    border = "H" if y in (3, 4) else "|" if inside else " "
    cells = [_square(s, square_at(x, y), highlight) for x in range(LENGTH)]
    row = cells[0] + " " + border + " ".join(cells[1:-1]) + border + " " + cells[-1]
    return f"{y + 1:>2} {row} {y + 1}"


def _square(s: SoccerState, square: int, highlight: Collection[str]) -> str:
    """One square in three characters."""
    name = SQUARE_TEXTS[square]
    marked = (name in highlight) + 2 * (f"*{name}" in highlight)
    mark = " +*#"[marked]
    if square in s.figures:
        figure = s.figures.index(square)
        label = GOALIE_AND_FOUR[figure % FIGURES]
        return f"{label}>{mark}" if figure < FIGURES else f"{mark}<{label}"
    if square == s.ball:
        return f"{mark}o{mark}"
    if marked:
        return f"({mark})" if in_circle(square) else f" {mark} "
    if in_circle(square):
        return "( )"
    if before_own_goal(YELLOW, square) or before_own_goal(RED, square):
        return " : "
    return " . " if FIELD_OF[square] >= 0 else "   "
