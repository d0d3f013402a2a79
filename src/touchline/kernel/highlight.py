"""What deserves a cheer about a step, for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

TOUCHDOWN, FIELD_GOAL, TWO = 6, 3, 2
"""Points of American football, whatever it is played with."""


class Highlight(NamedTuple):
    """Something to be celebrated."""

    what: str
    """``goal``, ``touchdown``, ``interception`` …"""
    side: int
    """Whose it is."""


def scorer(before: Sequence[int], after: Sequence[int]) -> int | None:
    """The side that has more points than before.

    >>> scorer([7, 0], [7, 3])
    1
    """
    return next((side for side, points in enumerate(after) if points > before[side]), None)


def of_points(before: Sequence[int], after: Sequence[int], offense: int) -> Highlight | None:
    """What points of American football stand for; an extra point is nothing to shout about.

    >>> of_points([0, 0], [0, 2], offense=0)
    Highlight(what='safety', side=1)
    >>> of_points([6, 0], [7, 0], offense=0)
    """
    side = scorer(before, after)
    if side is None:
        return None
    points = after[side] - before[side]
    if points >= TOUCHDOWN:
        return Highlight("touchdown", side)
    if points == FIELD_GOAL:
        return Highlight("field-goal", side)
    if points == TWO:
        return Highlight("two-points" if side == offense else "safety", side)
    return None
