"""The parts of a match by which estimates are judged."""

from __future__ import annotations

from touchline.games.first_and_goal.solve.inputs import OVERTIME

PHASES = (
    "first half",
    "first-half last 12",
    "first-half last 4",
    "second half",
    "last 12 cards",
    "last 4 cards",
    "overtime",
)
"""Parts of a match; the last cards without a half are those of the second."""
LATE, LAST = 12, 4
LEAST_SCALE = 0.05
"""Near 0 and 1 an interval does not shrink below that of a chance p whose 4p(1 − p) is this."""


def phase_of(half: int, cards: int) -> str:
    """The part of the match that a situation belongs to.

    >>> phase_of(1, 3), phase_of(2, 13), phase_of(2, 12), phase_of(2, 4), phase_of(4, 4)
    ('first-half last 4', 'second half', 'last 12 cards', 'last 4 cards', 'overtime')
    """
    if half >= OVERTIME:
        return PHASES[-1]
    near = 2 if cards <= LAST else 1 if cards <= LATE else 0
    return PHASES[near if half == 1 else 3 + near]
