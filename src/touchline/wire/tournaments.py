"""Tournaments that run themselves."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Literal

from touchline.wire.message import Text, Whole, message, order
from touchline.wire.terms import ClockTerms, CommandId, GameName, Options

CupKind = Literal["swiss", "knock-out", "arena"]
CupStatus = Literal["open", "playing", "over"]
BLITZ = ClockTerms(kind="live", bank=300, increment=5)


@order()
class NewTournament:
    """A tournament to be made."""

    cmd_id: CommandId | None = None
    """Your own id, at random: the same request sent again with it is answered again, not done again."""
    name: Annotated[str, Text(32, 1)]
    game: GameName
    kind: CupKind
    options: Options = field(default_factory=dict)
    clock: ClockTerms = BLITZ
    rounds: Annotated[int, Whole(1, 15)] = 5
    """Of a Swiss."""
    minutes: Annotated[int, Whole(1, 1440)] = 60
    """Of an arena."""
    rated: bool = False


@message()
class TournamentCard:
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: CupKind
    owner: str
    status: CupStatus
    created: int


@message()
class Pairing:
    """Two who meet; a bye has nobody away."""

    round: int
    board: int
    home: str
    away: str
    match: str | None
    result: list[int] | None
    """What each got out of it, when it is over."""
    winner: str | None = None


@message()
class CupLine:
    """How somebody stands."""

    account: str
    seed: int
    points: float
    played: int
    won: int
    drawn: int
    lost: int
    buchholz: float
    """The points of those they met: who is level on points is placed by it."""
    out: bool
    """Knocked out, or gone."""


@message()
class Tournament(TournamentCard):
    """Players, pairings and table."""

    options: dict[str, Any]
    clock: ClockTerms
    rounds: int
    minutes: int
    rated: bool
    ends: int | None
    """When an arena closes, in milliseconds since 1970."""
    round: int
    """The one being played."""
    table: list[CupLine]
    pairings: list[Pairing]
