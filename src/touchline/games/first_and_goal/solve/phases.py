"""The parts of a match by which estimates are judged."""

from __future__ import annotations

from touchline.games.first_and_goal.solve.inputs import OVERTIME

PHASES = ("first half", "second half", "last 12 cards", "last 4 cards", "overtime")
"""Parts of a match; the last cards are those of the second half."""
LATE, LAST = 12, 4


def phase_of(half: int, cards: int) -> str:
    """The part of the match that a situation belongs to.

    >>> phase_of(1, 3), phase_of(2, 13), phase_of(2, 12), phase_of(2, 4), phase_of(4, 4)
    ('first half', 'second half', 'last 12 cards', 'last 4 cards', 'overtime')
    """
    if half >= OVERTIME:
        return PHASES[4]
    if half == 1:
        return PHASES[0]
    return PHASES[3] if cards <= LAST else PHASES[2] if cards <= LATE else PHASES[1]
