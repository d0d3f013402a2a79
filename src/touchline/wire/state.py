"""Where a match stands, for whoever asked, and what has happened since."""

from __future__ import annotations

from typing import Any, Literal

from touchline.wire.events import Disclosed, MatchEvent, View
from touchline.wire.headlines import Headed
from touchline.wire.message import message
from touchline.wire.nodes import Node
from touchline.wire.terms import ClockTerms, Tier
from touchline.wire.words import Words

Status = Literal["open", "playing", "over"]
Altered = list[Literal["data", "position", "seed"]]
"""What is not as it comes in the box and could favour somebody."""


@message()
class Seat:
    """Who sits where."""

    kind: Literal["person", "open", "bot"]
    name: str
    account: str | None = None
    """Of whoever sits here, or for whom an open seat is kept."""
    level: str | None = None
    """A bot's."""
    stand_in: bool | None = None
    """A bot plays for somebody who has left."""
    entrusted: bool | None = None
    """The server shows the values of this seat's dice chain."""


@message()
class ClockState:
    """The clocks as they stand at ``since``; those in ``running`` run from then on.  All in milliseconds."""

    terms: ClockTerms
    left: list[int]
    running: list[int]
    since: int
    now: int
    """The server's time."""


@message()
class LaidChain:
    """A dice chain that a seat has laid down."""

    seat: int
    anchor: str
    length: int
    first: int
    """The round it begins with."""


@message()
class DiceState:
    """How chance is decided, what that promises, and what is owing."""

    tier: Tier
    promise: str
    """The key of what these dice promise."""
    badge: str
    """What they promise."""
    draws: int
    words: Words | None = None
    scheme: int | None = None
    commitment: str | None = None
    """SHA-256 of the server's secret."""
    committed_first: bool | None = None
    """The commitment was fetched before the match was made."""
    pact: str | None = None
    """The hash of all that was laid down, once everybody has sat down."""
    round: int | None = None
    owed: list[int] | None = None
    """The seats that owe a value."""
    renew: list[int] | None = None
    """The seats that should lay down their next chain, because the last one is nearly used up."""
    chains: list[LaidChain] | None = None


@message()
class ChangedTerms:
    """What is not as the game comes in its box, for whoever thinks about sitting down."""

    options: dict[str, str]
    data: dict[str, Any] | None = None
    position: str | Literal[True] | None = None
    """``true``: it begins somewhere else, but the line would name hidden cards."""


@message()
class EndedEarly:
    """How a match was called off."""

    why: Literal["declined", "cancelled", "aborted"]
    reason: str


@message()
class Curtain:
    """There are hands that not everybody may see: where several share a screen, a curtain hangs before ``view``."""

    since: int
    """The last event that all watched together, after which the screen may be in other hands: whoever has lifted the
    curtain since then need not lift it again."""
    seat: int | None = None
    """Who is to lift it, while all others look away; nobody's: all look at ``open_view``, for dice or for a choice that
    is said aloud."""


@message()
class MatchState(Headed):
    """Where a match stands, for whoever asked."""

    match: str
    seq: int
    """The number of the last event."""
    status: Status
    node: Node
    view: View
    seats: list[Seat]
    rated: bool
    altered: Altered
    dice: DiceState
    terms: ChangedTerms | None = None
    """While a seat is open."""
    seat: int | None = None
    """As whom you look; nobody's for a spectator."""
    open_view: View | None = None
    """What everybody may see of it, beside a seat's own view in games with secrets: two at one screen look at this."""
    curtain: Curtain | None = None
    """To a seat, while there is something to hide behind one."""
    clock: ClockState | None = None
    undo_asked_by: int | None = None
    called_off: EndedEarly | None = None
    rematch: str | None = None
    """The match in which it goes on."""
    words: Words | None = None


@message()
class Tidings(MatchState):
    """Where it stands, and everything after event ``since``."""

    since: int
    events: list[MatchEvent]
    snapshot: bool | None = None
    """Too far behind: only the last events."""
    revealed: list[Disclosed] | None = None
    """Games with hidden hands: what was told before and may be read now."""


@message()
class News(Tidings):
    """Where a match stands, and everything after event ``since``."""

    op: Literal["events"] = "events"


@message()
class Acknowledgement(Tidings):
    """A command was carried out: what it made, and where the match stands."""

    op: Literal["done"] = "done"
    ok: Literal[True] = True
    first: int
    """Its first event."""
    last: int
    """Its last."""
    repeated: bool
    """It had been carried out before."""


@message()
class Made(MatchState):
    """A match was made or joined, and these seats of it are yours."""

    ok: Literal[True] = True
    token: str
    """The key to your seats: keep it."""
    seats_held: list[int]
    ticket: str = ""
    """For the first WebSocket at ``/ws?ticket=…``, as from ``/api/tickets``: good for half a minute and for one use."""


@message()
class MadeForOthers:
    """A match was made, and nobody of you sits there."""

    ok: Literal[True] = True
    token: Literal[""] = ""
    seats_held: list[int]
    match: str


@message()
class Card:
    """A match in a list or a history: what everybody may know."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    status: Status
    seats: list[Seat]
    clock: ClockTerms
    dice: str
    altered: Altered | None = None
    delay: int | None = None
    rated: bool
    watchable: bool
    created: int
    league: str | None = None
    season: str | None = None
    due: list[int] | None = None
    """The seats that a match under way waits for."""
    returns: list[int] | None = None
    reason: str | None = None
    called_off: EndedEarly | None = None
    words: Words | None = None


@message()
class PlayedCard(Card):
    """A match in somebody's history."""

    updated: int
    """When something last happened in it."""
    seat: int | None = None
    """Whose history it is sat here."""
