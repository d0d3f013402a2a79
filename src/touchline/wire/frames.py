"""The socket: what a client sends, what a server sends.  Every frame is one JSON text."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.commands import (
    Accept,
    Chat,
    Correct,
    Decline,
    Entrust,
    MatchId,
    Play,
    Renew,
    Replace,
    Resign,
    Return,
    Reveal,
    Roll,
    SeatNumber,
    Since,
    Undo,
)
from touchline.wire.kinds import Refusal
from touchline.wire.message import Tagged, message, order
from touchline.wire.state import MatchState, News


@order()
class Ping:
    """Ask whether the other side is there; sent by either."""

    op: Literal["ping"] = "ping"
    id: int | str | None = None


@order()
class Pong:
    """I am.  A client's answer to a ping needs no answer."""

    op: Literal["pong"] = "pong"
    id: int | str | None = None


@order()
class Watch:
    """Follow a match: what happened after ``since`` is sent at once, and from then on everything."""

    op: Literal["watch"] = "watch"
    match: MatchId
    since: Since = 0
    seat: SeatNumber | None = None
    presence: bool | None = None
    """Whoever plays the match is also told who else is here: ``presence`` frames come by themselves."""
    id: int | str | None = None


@order()
class Unwatch:
    """Follow it no more."""

    op: Literal["unwatch"] = "unwatch"
    match: MatchId
    id: int | str | None = None


@order()
class Look:
    """Ask where a match stands."""

    op: Literal["look"] = "look"
    match: MatchId
    seat: SeatNumber | None = None
    id: int | str | None = None


ClientFrame = Annotated[
    Ping
    | Pong
    | Watch
    | Unwatch
    | Look
    | Play
    | Roll
    | Resign
    | Undo
    | Accept
    | Decline
    | Chat
    | Reveal
    | Entrust
    | Renew
    | Correct
    | Replace
    | Return,
    Tagged("op"),
]
"""What a client may send."""


@message()
class PongReply:
    """The server is there, and this is its time."""

    op: Literal["pong"] = "pong"
    ok: Literal[True] = True
    now: int
    """Milliseconds since 1970."""
    id: int | str | None = None


@message()
class NewsFrame(News):
    """What happened.  The answer to ``watch`` is the first, with its ``id``; the others come by themselves."""

    ok: Literal[True] | None = None
    id: int | str | None = None


@message()
class Unwatched:
    """The answer to ``unwatch``."""

    op: Literal["unwatched"] = "unwatched"
    ok: Literal[True] = True
    id: int | str | None = None


@message()
class Looked(MatchState):
    """The answer to ``look``."""

    op: Literal["looked"] = "looked"
    ok: Literal[True] = True
    id: int | str | None = None


@message()
class Receipt:
    """A command was carried out.

    What it made comes by itself to whoever follows the match, and is not repeated here.
    """

    op: Literal["done"] = "done"
    ok: Literal[True] = True
    match: str
    first: int
    """Its first event."""
    last: int
    """Its last."""
    repeated: bool
    """It had been carried out before."""
    id: int | str | None = None


@message()
class SeatPresence:
    """Whether the player of a seat is here."""

    here: bool | None = None
    """Not told where that could not be found out."""
    since: int | None = None
    """When somebody who is not here was here last, in milliseconds since 1970."""
    lost: bool | None = None
    """The line broke; they did not leave."""


@message()
class PresenceFrame:
    """Who is here of those who play a match, by seat.  Told to them alone."""

    op: Literal["presence"] = "presence"
    match: str
    seats: list[SeatPresence]


@message()
class RefusedFrame(Refusal):
    """A frame was refused; nothing has changed."""

    op: Literal["refused"] = "refused"
    id: int | str | None = None


ServerFrame = Annotated[
    Ping | PongReply | NewsFrame | Receipt | Looked | Unwatched | PresenceFrame | RefusedFrame,
    Tagged("op"),
]
"""What a server may send: news and pings unasked, everything else in answer to a frame, with its ``id``."""
