"""The bot API, in the words that authors of lichess bots know; what lichess has no word for stands beside it."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Literal, TypedDict

from touchline.wire.message import Tagged, message, order, typed_dict
from touchline.wire.people import GameRating
from touchline.wire.state import Card, News
from touchline.wire.terms import ClockTerms, CommandId, GameName, Options
from touchline.wire.words import Words

Colour = Literal["white", "black"]
"""Seats 0 and 1, as a chess player calls them."""
Speed = Literal["bullet", "blitz", "rapid", "classical", "correspondence"]
Standing = Literal["created", "started", "aborted", "outoftime", "resign", "draw", "variantEnd"]
"""How a match stands, as lichess calls it."""


@order()
class ChallengeOrder:
    """What somebody is challenged to."""

    cmd_id: CommandId | None = None
    """Your own id, at random: the same request sent again with it is answered again, not done again."""
    game: GameName
    options: Options = field(default_factory=dict)
    clock: ClockTerms = ClockTerms()
    rated: bool = False


@message()
class User:
    """Somebody."""

    id: str
    name: str
    username: str
    title: Literal["BOT"] | None = None


@message()
class Presence(User):
    """Whether somebody is there."""

    online: bool
    playing: bool


@message()
class Perf:
    """A rating, as lichess words it."""

    rating: int
    rd: int
    games: int
    prov: bool


@message()
class PublicFace(User):
    """Somebody's public face."""

    shown: str
    bot: bool
    created: int
    createdAt: int
    ratings: list[GameRating]
    perfs: dict[str, Perf]


@message()
class TokenInfo:
    """Whose token it is."""

    userId: str
    scopes: str
    expires: int | None


@message()
class Variant:
    """The game."""

    key: str
    name: str
    short: str


@message()
class PerfName:
    """The game, as a rating is called."""

    name: str


@message()
class TimeControl:
    """The clock."""

    type: Literal["clock", "correspondence", "unlimited"]
    limit: int | None = None
    increment: int | None = None
    show: str | None = None
    daysPerTurn: int | None = None


@message()
class BotCard(Card):
    """A match as lichess would tell of it."""

    variant: Variant
    speed: Speed
    perf: PerfName
    timeControl: TimeControl
    color: Colour


@message()
class ChallengeCard(BotCard):
    """A challenge."""

    direction: Literal["in", "out"]
    challenger: User | None = None
    destUser: User | None = None
    declineReason: str | None = None
    declineReasonKey: str | None = None
    words: Words | None = None


@message()
class Compat:
    """Which of lichess's interfaces can play it: both."""

    bot: bool
    board: bool


@message()
class GameCard(BotCard):
    """A match of yours."""

    gameId: str
    fullId: str
    opponent: User | dict[str, Any]
    """Empty, where you play against yourself."""
    compat: Compat
    isMyTurn: bool | None = None
    seq: int | None = None


@message()
class NowPlaying:
    """Your matches that are under way."""

    nowPlaying: list[GameCard]


Challenges = TypedDict("Challenges", {"in": list[ChallengeCard], "out": list[ChallengeCard]})
"""The challenges that wait for you, and those of yours that wait for others."""
typed_dict(Challenges)


@message()
class Challenged:
    """A challenge was sent."""

    ok: Literal[True] = True
    token: str
    """The key to your seat."""
    challenge: ChallengeCard


@message()
class ChallengeAnswered:
    """A challenge was declined or withdrawn."""

    ok: Literal[True] = True
    challenge: ChallengeCard


@message()
class ChallengeAccepted:
    """A challenge was accepted."""

    ok: Literal[True] = True
    seat: int
    game: GameCard


@message()
class CalledOffMatch:
    """A match was called off."""

    ok: Literal[True] = True
    game: Card


# ---- lines of streams


@message()
class GameLine:
    """A match of yours has begun or ended."""

    type: Literal["gameStart", "gameFinish"]
    game: GameCard


@message()
class ChallengeLine:
    """A challenge to you or of yours came, or came to nothing."""

    type: Literal["challenge", "challengeDeclined", "challengeCanceled"]
    challenge: ChallengeCard


AccountLine = Annotated[GameLine | ChallengeLine, Tagged("type")]
"""A line of ``/api/stream/event``."""


@message()
class GameStanding:
    """Clocks and standing."""

    type: Literal["gameState"] = "gameState"
    status: Standing
    wtime: int | None = None
    """Milliseconds."""
    btime: int | None = None
    winc: int | None = None
    binc: int | None = None
    wtakeback: bool | None = None
    btakeback: bool | None = None
    winner: Colour | None = None


@message()
class GameFull(News):
    """The first line of a match's stream."""

    type: Literal["gameFull"] = "gameFull"
    id: str
    createdAt: int
    white: User
    black: User
    state: GameStanding
    variant: Variant
    speed: Speed
    perf: PerfName
    timeControl: TimeControl


@message()
class GameChange(News):
    """A line for every change."""

    type: Literal["gameState"] = "gameState"
    state: GameStanding


@message()
class ChatLine:
    """What somebody said."""

    type: Literal["chatLine"] = "chatLine"
    room: Literal["player"] = "player"
    username: str
    text: str
    words: Words | None = None


GameStreamLine = Annotated[GameFull | GameChange | ChatLine, Tagged("type")]
"""A line of ``/api/bot/game/stream/ID``."""
