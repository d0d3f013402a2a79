"""Friends, whom one does not want to meet, and what is reported to the host."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.message import Text, message, order
from touchline.wire.passkeys import Passkey
from touchline.wire.people import Account, GameRating
from touchline.wire.state import Card
from touchline.wire.terms import AccountName

Reason = Literal["stalling", "cheating", "name", "other"]


@message()
class Friend:
    """Somebody one knows."""

    name: str
    shown: str
    here: bool | None = None
    """Whether a friend is at this server now; told among friends alone."""
    since: int
    """When it was asked, or agreed."""


@message()
class Friends:
    """Whom an account knows."""

    ok: Literal[True] = True
    friends: list[Friend]
    """Both said yes."""
    asking: list[Friend]
    """They wait for your yes."""
    asked: list[Friend]
    """You wait for theirs."""
    blocked: list[str]


@order()
class ReportOrder:
    """Something the host should know about somebody."""

    about: AccountName
    reason: Reason
    match: Annotated[str, Text(32)] = ""


@message()
class RatingPoint:
    """A rating after a match."""

    game: str
    rating: int
    at: int


@message()
class HeadToHead:
    """How two have fared against each other in a game, from the asker's side."""

    game: str
    won: int
    drawn: int
    lost: int


@order()
class SeatToken:
    """The token of a guest's seat, which an account takes in."""

    token: Annotated[str, Text(2048, 1)]


@message()
class OwnReport:
    """What you reported to the host."""

    about: str
    reason: str
    match: str
    at: int


@message()
class OwnData:
    """Everything that is kept of an account."""

    account: Account
    ratings: list[GameRating]
    rating_history: list[RatingPoint]
    friends: Friends
    email: str | None = None
    browsers: list[str]
    """The push services that are told of your turns."""
    passkeys: list[Passkey]
    reports: list[OwnReport]
    """Those that you made."""
    matches: list[Card]
    """As cards; ``/api/matches/ID/record`` has the record of each."""
