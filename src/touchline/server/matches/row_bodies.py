"""What the rows of a match say: the fields of their JSON, of all kinds together.

``folds.py`` reads which kind has which; rows that somebody else wrote are checked as they are folded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Required, TypedDict

from touchline.wire.terms import Tier

Why = Literal["declined", "cancelled", "aborted"]
"""How a match ended without a result."""


class FoundedSeat(TypedDict, total=False):
    """A seat when the match is made."""

    kind: Required[Literal["person", "open", "bot"]]
    name: Required[str]
    level: str
    account: Required[str]
    """For whom the seat is kept."""


class FoundedDice(TypedDict, total=False):
    """How the dice fall."""

    tier: Required[Tier]
    scheme: int
    nonce: str
    commitment: str
    early: bool
    """The commitment was fetched before the match was made."""
    sealed: bool
    seed: int
    given: bool
    """Somebody chose the seed."""


class Terms(TypedDict, total=False):
    """What is agreed when a match is made: the row ``created``."""

    game: str
    rules: str
    """Version of the rules."""
    options: dict[str, str]
    """Those that differ from the game's own, as they are written in a record."""
    data: dict[str, object] | None
    """The owner's figures."""
    position: str | None
    seats: list[FoundedSeat]
    clock: Mapping[str, Any]
    """The fields of ``ClockTerms``."""
    dice: FoundedDice
    public: bool
    watchable: bool
    rated: bool
    delay: int
    """Seconds that spectators see it late."""
    rematch_of: str
    league: str
    season: str
    cup: str


class Agreed(TypedDict, total=False):
    """What everybody laid down before the first value was shown, as one hash."""

    pact: str


class Opened(TypedDict, total=False):
    """The server's part of the dice, laid open at the end."""

    secret: str


class RowBody(Terms, Agreed, Opened, total=False):
    """What a row of any kind can say."""

    name: str
    account: str
    luck: str
    pledge: str
    """What a seat brings to committed dice."""
    anchor: str
    length: int
    seed: str
    entrusted: bool
    """The server lays down the chain for the seat."""
    names: list[str]
    text: str
    """A move, an outcome, or how a match was called off."""
    elsewhere: bool
    draw: int
    round: int
    value: str
    number: int
    """The entry that is corrected."""
    cut: bool
    phrase: str
    whom: int
    level: str
    match: str
    returns: list[int]
    why: Why
    reason: str
    n: int
    """The entry of the record."""
    state: str
    """Hash of the position after it."""
    left: list[int]
    """Milliseconds on the clocks."""
    running: list[int]


class CalledOff(RowBody, total=False):
    """How a match was called off, and by whom."""

    seat: Required[int]
