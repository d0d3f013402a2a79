"""The 83 beds of a dartboard as small integers (FD-7.1)."""

from __future__ import annotations

from touchline.kernel.rule import rule

CLOCKWISE = (20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5)
"""The numbers around the board, from the top (FD-7.1)."""

INNER, OUTER, DOUBLE, TRIPLE = range(4)
"""The four rings of a number: inner and outer single, double, triple."""

OUTER_BULL = 80
INNER_BULL = 81
MISS = 82
BEDS = 83
BOUNCE = 83
"""Not a bed: the dart fell out and is thrown again (option ``bounce_out_rethrow``)."""


@rule
def bed_of(number: int, ring: int) -> int:
    """The bed of a number and ring."""
    return (number - 1) * 4 + ring


@rule
def number_of(bed: int) -> int:
    """The number a bed belongs to; 0 for the bulls and a miss."""
    return (bed >> 2) + 1 if bed < OUTER_BULL else 0


@rule
def ring_of(bed: int) -> int:
    """The ring of a numbered bed."""
    return bed & 3


@rule
def yards_of(bed: int) -> int:
    """FD-2.1: what a dart is worth: single, double, triple; outer bull 25."""
    if bed < OUTER_BULL:
        ring = ring_of(bed)
        times = 1 + (ring >> 1) + (ring & ring >> 1)  # 1, 1, 2, 3: a processor cannot guess a random ring
        return times * number_of(bed)
    if bed == OUTER_BULL:
        return 25
    return 0


def bed_text(bed: int) -> str:
    """The bed in notation: ``i5``, ``o5``, ``D16``, ``T20``, ``25``, ``BULL``, ``MISS``.

    >>> bed_text(bed_of(20, TRIPLE)), bed_text(OUTER_BULL)
    ('T20', '25')
    """
    if bed < OUTER_BULL:
        return f"{'ioDT'[ring_of(bed)]}{number_of(bed)}"
    return ("25", "BULL", "MISS", "BOUNCE")[bed - OUTER_BULL]


BED_TEXTS = tuple(bed_text(bed) for bed in range(BEDS + 1))
