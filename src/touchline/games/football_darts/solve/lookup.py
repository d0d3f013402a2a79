"""A solved pair of throwers as it is asked: one situation at a time.  The tables may be NumPy's or shipped ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from touchline.games.football_darts import rules

SPOTS = 99
"""Yard lines on which a ball can be live; index 0 is the own 1."""
DARTS = 4
OVERTIME_DRIVE = rules.DRIVES + 1
LAST_DRIVE = rules.DRIVES + rules.DRIVES_A_QUARTER
"""The drives of the first overtime period are 17..20; every later period repeats them."""
TRY_PLACE = DARTS * SPOTS
CUSHION_PLACE = TRY_PLACE + 1
PLACES = TRY_PLACE + 2
"""A place in a drive: ``(dart - 1) * 99 + pos - 1``, or the try, or the bonus dart."""


@dataclass(frozen=True)
class Known:
    """A situation as the offense sees it."""

    win: float
    own: float
    """Points it still scores on average."""
    other: float


class Lookup:
    """All situations of a game between two throwers, by who received first."""

    def __init__(self, reaches: Sequence[int], tables: Mapping[str, Any], orders: int) -> None:
        self.reaches = [int(reach) for reach in reaches]
        self.tables = dict(tables)
        self.orders = orders
        self._offsets = [0, *accumulate(PLACES * (2 * reach + 1) for reach in self.reaches)]

    def _index(self, drive: int, place: int, lead: int) -> int:
        if drive > LAST_DRIVE:
            drive = OVERTIME_DRIVE + (drive - OVERTIME_DRIVE) % rules.DRIVES_A_QUARTER
        reach = self.reaches[drive - 1]
        lead = max(-reach, min(reach, lead))
        return self._offsets[drive - 1] + place * (2 * reach + 1) + lead + reach

    def known(self, first: int, drive: int, place: int, lead: int) -> Known:
        """What the offense may expect."""
        index, order = self._index(drive, place, lead), first % self.orders
        return Known(*(float(self.tables[f"{name}{order}"][index]) for name in ("win", "own", "other")))
