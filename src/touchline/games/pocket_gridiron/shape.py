"""The declared fields of the sheet (see ``board.py``): units of a 320 wide portrait sheet, y downwards."""

from __future__ import annotations

from typing import Literal, TypedDict


class PlaceShape(TypedDict):
    """Where something lies on the sheet."""

    x: float
    y: float
    width: float
    height: float


class ScoreBoxShape(PlaceShape):
    """The score of a side."""

    seat: int


class DownBoxShape(PlaceShape):
    """The box of a down."""

    down: int
    label: str


class SackBoxShape(PlaceShape):
    """The box of a sack."""

    sack: int
    label: str


class InjuryBoxShape(PlaceShape):
    """Where the injuries of a carrier are counted."""

    seat: int
    carrier: str


class FaceShape(TypedDict):
    """A face of a die."""

    text: str
    """In notation: ``Slant 5``."""
    name: str
    """Without its number: ``Slant``."""
    kind: str
    """What it does: ``route``, ``flag``, ``sack``, ``touchdown`` …"""
    number: int | None
    """What it counts; null where it counts nothing."""
    sides: int
    """On how many sides of the die it is."""
    origin: str
    """Where the figure comes from."""
    again: bool
    """The die is rolled again in the same play."""


class DieShape(PlaceShape):
    """One of the seven dice."""

    die: str
    title: str
    colour: str
    opens: bool
    """A play begins with it."""
    counts: bool
    """Its numbers are what matters, not what its faces are called."""
    faces: list[FaceShape]


class FavouredShape(TypedDict):
    """A play that a team card makes stronger."""

    play: str
    bonus: int


class CardNumberShape(TypedDict):
    """A play of a team card, and the number to be rolled."""

    play: str
    number: int


class TeamCardShape(TypedDict):
    """A team card."""

    card: str
    title: str
    origin: str
    favoured: list[FavouredShape]
    decoy: CardNumberShape
    intercept: CardNumberShape


class DriveStripShape(TypedDict):
    """The sheet of Pocket Gridiron."""

    kind: Literal["drive-strip"]
    unit: Literal["px"]
    width: int
    height: int
    scores: list[ScoreBoxShape]
    downs: list[DownBoxShape]
    sacks: list[SackBoxShape]
    """The last is a safety."""
    injuries: list[InjuryBoxShape]
    dice: list[DieShape]
    drives: int
    """How many the game has."""
    quarters: int
    kicks: list[str]
    """Moves that one die decides, in notation."""
    cards: list[TeamCardShape]
    """Empty where no cards are played."""
