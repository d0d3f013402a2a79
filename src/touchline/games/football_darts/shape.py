"""The declared fields of the board (see ``board.py``): millimetres, the bull at the origin, y up."""

from __future__ import annotations

from typing import Literal, TypedDict


class BedShape(TypedDict):
    """One bed: a sector of a ring."""

    bed: str
    """In notation: ``T20``."""
    ring: Literal["inner", "outer", "double", "triple", "bull"]
    number: int
    """0 for both bulls."""
    single: str
    """What it is called where it does not matter which half of the sector was hit: ``S20`` for ``i20`` and ``o20``."""
    radii: tuple[float, float]
    degrees: tuple[float, float]
    """Clockwise from the top."""
    centre: tuple[float, float]


class ThrowerShape(TypedDict):
    """How a side throws simulated darts."""

    name: str
    sigma: tuple[float, float]
    """Standard deviations, across and up."""
    rho: float
    """The correlation between both."""


class StripShape(TypedDict):
    """The field as a strip, in yards from the own goal line."""

    length: int
    lines: list[int]
    start: int
    """Where a drive begins."""
    midfield: int


class DartboardShape(TypedDict):
    """The board of Football Darts."""

    kind: Literal["dartboard"]
    unit: Literal["mm"]
    radius: float
    """To the outer edge of the doubles."""
    numbers: list[int]
    """Clockwise from the top."""
    darts_a_drive: int
    quarters: int
    """Of normal time."""
    beds: list[BedShape]
    throwers: list[ThrowerShape]
    """By side; none at a real board."""
    field: StripShape
