"""What is agreed before a match: seats, clock, dice."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Literal

from touchline.wire.commands import ChainLength, Hash, SeatNumber
from touchline.wire.message import Many, Text, Whole, message, order

DAY = 86_400
PLEDGE = r"^([0-9a-f]{64})?$"

Tier = Literal["plain", "committed", "chains", "entered"]
"""Who decides what falls."""
GameName = Annotated[str, Text(64)]
ShownName = Annotated[str, Text(32)]
AccountName = Annotated[str, Text(24)]
Options = Annotated[dict[str, Any], Many(64)]
Pledge = Annotated[str, Text(like=PLEDGE)]
CommandId = Annotated[str, Text(64, 16)]
"""Whoever knows it and the rest of the request is taken for you, so nobody should be able to guess it."""


@message()
class ClockTerms:
    """How time is counted in a match.  All in seconds.

    ``live``: every seat has ``bank``; each action adds ``increment``.
    ``correspondence``: the same with days for seconds, and never more than ``cap``, as on Little Golem
    (240 hours, 36 more a move, never above 360).
    """

    kind: Literal["none", "live", "correspondence"] = "none"
    bank: Annotated[int, Whole(10, 60 * DAY)] = 300
    increment: Annotated[int, Whole(0, 14 * DAY)] = 5
    cap: Annotated[int, Whole(10, 60 * DAY)] | None = None


@message()
class SeatTerms:
    """What is wanted for a seat when a match is made.

    ``person``: whoever makes the match sits here (on several, at one table).  ``open``: whoever has
    the invitation, or anybody if the match is public, or only ``account``.  ``bot``: an opponent of a level.
    """

    kind: Literal["person", "open", "bot"] = "open"
    name: ShownName = ""
    level: Annotated[str, Text(32)] = "random"
    account: AccountName = ""


@message()
class Anchor:
    """The end of a dice chain, laid down before it is used."""

    anchor: Hash
    length: ChainLength


@message()
class Luck:
    """The dice a match is to be played with, and one's own part in them."""

    tier: Tier | None = None
    """Default: the most that the seats allow."""
    nonce: Annotated[str, Text(like=r"^([0-9a-f]{32})?$")] = ""
    """Of the commitment fetched from ``/api/dice``."""
    pledge: Pledge = ""
    """Committed dice: SHA-256 of 32 secret bytes of your own, which you reveal in round 0, when all have sat down."""
    chain: Anchor | None = None
    """Your chain, for two-party dice."""
    seed: Annotated[int, Whole(0, (1 << 63) - 1)] | None = None
    """Plain dice only, where nobody else sits down: the seed."""


@order()
class NewMatch:
    """A match to be made."""

    cmd_id: CommandId | None = None
    """Your own id, at random: the same request sent again with it is answered again, not done again."""
    game: GameName
    rules: Annotated[str, Text(64)] = ""
    """A named rule set; single options stand on top of it."""
    options: Options = field(default_factory=dict)
    data: dict[str, Any] | None = None
    """Corrected figures of dice and cards, as in a data file."""
    seats: Annotated[list[SeatTerms], Many(16)] = field(default_factory=list)
    dice: Luck = Luck()
    clock: ClockTerms = ClockTerms()
    position: Annotated[str, Text(4000)] | None = None
    """Where to begin, if not at the beginning."""
    public: bool = False
    """Listed in the lobby; anybody may join and watch."""
    watchable: bool = True
    """Whoever has the address may watch."""
    rated: bool = False
    delay: Annotated[int, Whole(0, DAY)] = 0
    """Seconds by which spectators are behind."""


@order()
class Join:
    """Taking an open seat."""

    cmd_id: CommandId | None = None
    """Your own id, at random: the same request sent again with it is answered again, not done again."""
    seat: SeatNumber | None = None
    name: ShownName = ""
    invite: Annotated[str, Text(2048)] = ""
    pledge: Pledge = ""
    """Committed dice: SHA-256 of 32 secret bytes of your own, which you reveal in round 0, when all have sat down."""
    chain: Anchor | None = None


@order()
class InviteOrder:
    """Which open seat an invitation is for."""

    seat: SeatNumber | None = None
