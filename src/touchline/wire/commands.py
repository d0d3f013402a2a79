"""What a seat can ask of a match: the commands, worded as in the engine protocol."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.message import Tagged, Text, Whole, order

HEX_32 = r"^[0-9a-f]{64}$"
CHAIN_LENGTHS = range(16, 65_537)
"""How many values a dice chain may have."""

Hash = Annotated[str, Text(like=HEX_32)]
SeatNumber = Annotated[int, Whole(0, 15)]
MatchId = Annotated[str, Text(32, like=r"^[0-9a-z]+$")]
ChainLength = Annotated[int, Whole(CHAIN_LENGTHS.start, CHAIN_LENGTHS.stop - 1)]
Notation = Annotated[str, Text(200)]
Since = Annotated[int, Whole(0, 1 << 40)]

PhraseKey = Literal[
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "nice-one",
    "lucky",
    "unlucky",
    "oops",
    "thinking",
    "one-moment",
    "back",
    "thanks",
    "sorry",
    "close",
    "rematch",
    "good-game",
    "bye",
]
"""The chat: nothing can be said that is not here, so nobody has to moderate it."""


@order()
class Order:
    """Common to all commands."""

    cmd_id: Annotated[str, Text(64, 1)]
    """Your own id; the same id is never carried out twice."""
    seq: Annotated[int, Whole(0)] | None = None
    """The last event you know; refused as ``behind`` if the game has moved on."""
    seat: SeatNumber | None = None
    """Which of your seats; needed only if you hold several."""
    match: MatchId | None = None
    """Over the socket: which match; without it, that of your seat's token."""
    id: int | str | None = None
    """Over the socket: repeated in the answer."""


@order()
class Play(Order):
    """A decision of the seat to move."""

    op: Literal["play"] = "play"
    move: Notation


@order()
class Roll(Order):
    """A real roll, card or dart, entered."""

    op: Literal["roll"] = "roll"
    outcome: Notation


@order()
class Resign(Order):
    """Give up."""

    op: Literal["resign"] = "resign"


@order()
class Undo(Order):
    """Ask to take back the own last decision; a bot agrees at once.  At a real table, whatever was entered last."""

    op: Literal["undo"] = "undo"


@order()
class Accept(Order):
    """Agree to the take-back that was asked for."""

    op: Literal["accept"] = "accept"


@order()
class Decline(Order):
    """Do not agree to it (or withdraw the own request)."""

    op: Literal["decline"] = "decline"


@order()
class Chat(Order):
    """Say one of the phrases of ``/api/phrases``."""

    op: Literal["chat"] = "chat"
    phrase: PhraseKey


@order()
class Reveal(Order):
    """The value of one's chain for the round of two-party dice that is due, or in round 0 the value one pledged."""

    op: Literal["reveal"] = "reveal"
    round: Annotated[int, Whole(0, 1_000_000)]
    value: Hash


@order()
class Entrust(Order):
    """Tell the server the chain's seed; it then reveals for you, and whoever runs it could foresee the rolls."""

    op: Literal["entrust"] = "entrust"
    seed: Hash


@order()
class Renew(Order):
    """Lay down the next dice chain before the one in use is used up; it begins where that one ends."""

    op: Literal["renew"] = "renew"
    anchor: Hash
    length: ChainLength


@order(former={"number": "entry"})
class Correct(Order):
    """At one table: change what an entry said; everything after it is folded again."""

    op: Literal["correct"] = "correct"
    entry: Annotated[int, Whole(1, 1_000_000)]
    """The number of the entry in the record."""
    text: Notation
    cut: bool = False
    """Where a later entry no longer fits: drop it and all after it, instead of refusing."""


@order()
class Replace(Order):
    """Let a bot play for a seat: the own one at any time, another's when its player has left."""

    op: Literal["replace"] = "replace"
    whom: SeatNumber
    level: Annotated[str, Text(32)] = "random"


@order()
class Return(Order):
    """Come back and take over from the bot that stood in."""

    op: Literal["return"] = "return"


Command = Annotated[
    Play | Roll | Resign | Undo | Accept | Decline | Chat | Reveal | Entrust | Renew | Correct | Replace | Return,
    Tagged("op"),
]
