"""Accounts, ratings and leagues."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Literal

from touchline.wire.message import Text, Whole, message, order
from touchline.wire.terms import AccountName, ClockTerms, CommandId, GameName, Options

Passphrase = Annotated[str, Text(256)]
LeagueStatus = Literal["open", "playing", "over"]
SHORTEST_PASSPHRASE = 8
"""Characters of a new one."""

LITTLE_GOLEM = ClockTerms(kind="correspondence", bank=240 * 3600, increment=36 * 3600, cap=360 * 3600)
"""The clock of a league, unless another is agreed on."""


@order()
class Credentials:
    """A name and a passphrase."""

    name: AccountName
    passphrase: Passphrase
    device: Annotated[str, Text(2048)] = ""
    """What an earlier sign-in on this device answered."""
    bot: bool = False
    """A program plays under this name, and everybody may know it."""


@order()
class NewPassphrase:
    """The passphrase, and the one that is to take its place."""

    old: Passphrase
    new: Passphrase


@order()
class Farewell:
    """The passphrase once more, since there is no way back."""

    passphrase: Passphrase


@message()
class Account:
    """What everybody may know of somebody."""

    name: str
    """As the server keeps it: lower case."""
    shown: str
    """As it was written."""
    bot: bool
    created: int


@message()
class SignedIn(Account):
    """An account, and the token of a session."""

    ok: Literal[True] = True
    token: str
    device: str | None = None
    """A mark by which the server knows this device: bring it along when you sign in again."""


@message()
class Rating:
    """How well somebody plays, by Glicko-2."""

    rating: int
    deviation: int
    games: int
    provisional: bool
    """Too few games to be sure of it."""


@message()
class GameRating(Rating):
    """A rating in a game."""

    game: str


@message()
class RankedPlayer(Rating):
    """A player in the table of a game."""

    account: str


@message()
class Profile(Account):
    """Somebody's public face."""

    ratings: list[GameRating]


@message()
class Myself(Profile):
    """Who you are, how you are rated, what you are playing."""

    id: str
    username: str
    title: Literal["BOT"] | None = None
    playing: list[str]
    """The ids of your matches that are under way."""


@order()
class NewLeague:
    """A league to be made."""

    cmd_id: CommandId | None = None
    """Your own id, at random: the same request sent again with it is answered again, not done again."""
    name: Annotated[str, Text(32, 1)]
    game: GameName
    options: Options = field(default_factory=dict)
    clock: ClockTerms = LITTLE_GOLEM
    legs: Literal[1, 2] = 2
    rated: bool = True
    until: Annotated[int, Whole(0, 1 << 50)] | None = None
    """The season's end, in milliseconds since 1970: what was not begun by then is not played."""


@order()
class FixtureOrder:
    """Which fixture."""

    round: Annotated[int, Whole(1, 1000)]
    home: AccountName


@message()
class LeagueCard:
    """A league in a list."""

    id: str
    name: str
    game: str
    owner: str
    status: LeagueStatus
    created: int


@message()
class Fixture:
    """Two players who meet."""

    round: int
    home: str
    away: str
    match: str | None
    """Made when the first of the two asks for it."""
    waiting: str | None
    """Who has sat down and waits for the other."""
    returns: list[int] | None
    """The result, when there is one."""


@message()
class TableLine:
    """A player's line in a league's table."""

    account: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int


@message()
class League:
    """Players, fixtures and table."""

    id: str
    name: str
    game: str
    owner: str
    status: LeagueStatus
    """``over``: everything is played that will be; the table is final."""
    until: int | None
    """The season's end, if one was set."""
    options: dict[str, Any]
    clock: ClockTerms
    legs: Literal[1, 2]
    rated: bool
    players: list[str]
    fixtures: list[Fixture]
    table: list[TableLine]
