"""What happens in a match: one event a row, numbered from 1, told to each as it may know it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from touchline.wire.message import Tagged, message, opened
from touchline.wire.terms import ClockTerms
from touchline.wire.words import Words


@opened
class View(TypedDict):
    """What a seat may know of a position: named fields, each game's own beside these."""

    phase: str
    """What part of the game this is, in the game's own word."""
    score: list[int]
    """By side."""
    position: NotRequired[str]
    """The position in one line; where something is hidden, without it."""


@opened
class Ways(TypedDict):
    """The ways that a move takes over the board, place by place, for whoever animates it."""

    walk: list[str]
    """Of a figure."""
    ball: list[str]
    touches: list[str]
    """Where the ball was played on."""
    lifted: list[tuple[str, str]]
    """Figures that are set elsewhere: from where, to where."""


@message()
class Event:
    """Common to all events."""

    seq: int
    """1, 2, 3, … within the match."""
    at: int
    """When, in milliseconds since 1970."""
    seat: int | None = None
    """Who did it; nobody's for what the server did."""
    left: list[int] | None = None
    """Milliseconds on each seat's clock after it."""
    hash: str | None = None
    """Chains this event to the one before; in games with hidden hands told when the match is over."""


@message()
class Created(Event):
    """The match was made, on these terms."""

    kind: Literal["created"] = "created"
    game: str
    options: dict[str, str]
    data: dict[str, Any] | None = None
    """Figures of dice and cards that were corrected."""
    position: str | None = None
    """Where it began, if not at the beginning."""
    clock: ClockTerms
    rated: bool
    public: bool
    delay: int
    """Seconds by which spectators are behind."""
    rematch_of: str | None = None
    league: str | None = None
    season: str | None = None


@message()
class Seated(Event):
    """Somebody sat down."""

    kind: Literal["seated"] = "seated"
    name: str


@message()
class Started(Event):
    """Every seat is taken."""

    kind: Literal["started"] = "started"
    names: list[str] | None = None
    pact: str | None = None
    """The hash of everything that was laid down for the dice."""


@message()
class Cheer:
    """Something to be celebrated."""

    what: str
    """``goal``, ``touchdown``, ``interception`` …"""
    side: int
    """Whose it is."""


@message()
class Step(Event):
    """A move or an outcome; one that may not be read yet is replaced by what everybody else reads."""

    n: int
    """The entry's number in the record."""
    text: str
    """In notation."""
    say: str | None = None
    """The play-by-play."""
    rules: list[str] | None = None
    """Ids of the rules that ruled it."""
    view: View | None = None
    """The view after it, for whoever animates it."""
    open_view: View | None = None
    """What everybody may see of it, beside a seat's own view in games with secrets: two at one screen look at this."""
    highlight: Cheer | None = None
    """What deserves a cheer about it."""
    upshot: str | None = None
    """What it has come to, in a word of the game's own closed list."""
    words: Words | None = None


@message()
class Played(Step):
    """A seat decided."""

    kind: Literal["played"] = "played"
    paths: Ways | None = None
    gesture: list[str] | None = None
    """How it was made on the board, as ``gestures`` tells it of moves to come."""


@message()
class Rolled(Step):
    """Dice fell, a card was drawn, a dart hit; with a ``seat``, somebody entered it."""

    kind: Literal["rolled"] = "rolled"
    what: str | None = None
    """What was rolled, drawn or thrown."""
    quiet: bool | None = None
    """Nothing to be watched: a card that goes to a hand."""
    draw: int | None = None
    """The how-manieth draw of the server's dice, for whoever checks them."""


@message()
class Undone(Event):
    """The last decision was taken back."""

    kind: Literal["undone"] = "undone"
    n: int


@message()
class Corrected(Event):
    """What an entry said was changed."""

    kind: Literal["corrected"] = "corrected"
    n: int
    entry: int
    """The entry that was changed."""
    text: str
    words: Words | None = None


@message()
class Resigned(Event):
    """A seat gave up."""

    kind: Literal["resigned"] = "resigned"
    n: int


@message()
class Flagged(Event):
    """A seat ran out of time."""

    kind: Literal["flagged"] = "flagged"
    n: int


@message()
class Asked(Event):
    """A seat asks to take back."""

    kind: Literal["asked"] = "asked"


@message()
class Declined(Event):
    """The take-back was not agreed to, or not wanted any more."""

    kind: Literal["declined"] = "declined"


@message()
class Revealed(Event):
    """A seat showed its value for a round of the dice; the value itself is told when all have."""

    kind: Literal["revealed"] = "revealed"
    round: int
    value: str | None = None


@message()
class Entrusted(Event):
    """A seat lets the server show its values."""

    kind: Literal["entrusted"] = "entrusted"


@message()
class Renewed(Event):
    """A seat laid down its next dice chain."""

    kind: Literal["renewed"] = "renewed"
    anchor: str
    length: int


@message()
class Finished(Event):
    """The match is over."""

    kind: Literal["finished"] = "finished"
    returns: list[int]
    reason: str
    secret: str | None = None
    """The server's secret, laid open."""
    words: Words | None = None


@message()
class CalledOff(Event):
    """The match has ended without a result."""

    kind: Literal["called_off"] = "called_off"
    why: Literal["declined", "cancelled", "aborted"]
    reason: str
    """A declined challenge: the key of the reason."""
    text: str
    secret: str | None = None
    words: Words | None = None


@message()
class Chatted(Event):
    """A seat said one of the phrases."""

    kind: Literal["chatted"] = "chatted"
    phrase: str
    say: str
    words: Words | None = None


@message()
class Replaced(Event):
    """A bot plays for a seat from now on."""

    kind: Literal["replaced"] = "replaced"
    whom: int
    level: str


@message()
class Returned(Event):
    """The player of a seat is back."""

    kind: Literal["returned"] = "returned"


@message()
class Rematched(Event):
    """The match goes on in another."""

    kind: Literal["rematched"] = "rematched"
    match: str


AnyEvent = (
    Created
    | Seated
    | Started
    | Played
    | Rolled
    | Undone
    | Corrected
    | Resigned
    | Flagged
    | Asked
    | Declined
    | Revealed
    | Entrusted
    | Renewed
    | Finished
    | CalledOff
    | Chatted
    | Replaced
    | Returned
    | Rematched
)
MatchEvent = Annotated[AnyEvent, Tagged("kind")]


@message()
class Disclosed:
    """A step told earlier, now that it may be read."""

    seq: int
    kind: Literal["played", "rolled"]
    n: int
    text: str
    say: str | None = None
    rules: list[str] | None = None
    words: Words | None = None
