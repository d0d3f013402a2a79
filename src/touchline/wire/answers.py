"""What else the HTTP API answers: the server itself, dice, invitations, screens, the coach."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from touchline.wire.events import Cheer, View, Ways
from touchline.wire.games import BoardShape, RuleText
from touchline.wire.headlines import Headed
from touchline.wire.message import Text, message, order
from touchline.wire.words import Words


@message()
class Done:
    """It is done."""

    ok: Literal[True] = True


@message()
class SeatsHeld:
    """The seats of a match that are yours; none for whoever only looks on."""

    ok: Literal[True] = True
    seats: list[int]


@message()
class Token:
    """A token."""

    ok: Literal[True] = True
    token: str


@message()
class Ticket:
    """A ticket for one WebSocket, good for half a minute and for one use."""

    ok: Literal[True] = True
    ticket: str


@message()
class Commitment:
    """The server's commitment for a match that is about to be made."""

    nonce: str
    commitment: str


@message()
class Invitation:
    """A link and a QR code for an open seat."""

    ok: Literal[True] = True
    seat: int
    invite: str
    link: str
    qr_svg: str
    only_here: bool
    """Only this machine reaches the server, so nobody else can open the link."""


@message()
class SeatCode:
    """A code with which another device of yours takes your seats over: for ten minutes and once."""

    ok: Literal[True] = True
    code: str
    link: str
    """Where to type it in; the code is in the fragment."""
    qr_svg: str
    only_here: bool
    """Only this machine reaches the server."""
    expires: int


@order()
class CodeOrder:
    """A code that another device shows."""

    code: Annotated[str, Text(32, 1)]


@message()
class Why:
    """The rules behind an event, quoted."""

    ok: Literal[True] = True
    seq: int
    rules: list[RuleText]


@message()
class Board:
    """The geometry of the board with the options of a match."""

    ok: Literal[True] = True
    game: str
    title: str
    board: BoardShape


@message()
class Outcome:
    """What a roll may come to, and the view after it."""

    text: str
    share: float
    """How likely it is, 0 to 1."""
    view: View
    upshot: str | None = None
    """What it would come to, in a word of the game's own closed list."""


@message()
class RefusedMove:
    """Why a move cannot be previewed."""

    message: str
    rules: list[str]
    words: Words | None = None


@message()
class Threat:
    """What has to be feared of the next roll."""

    square: str
    """Of the figure that might score."""
    rolls: int
    """On so many of six."""


@message()
class MovePreview:
    """A move that has not been played."""

    paths: Ways | None = None
    """Its ways over the board, where it has some."""
    outcomes: list[Outcome] | None = None
    """What the roll after it may come to, likeliest first; without a move, what the roll that is due may."""
    threats: list[Threat] | None = None
    """What would have to be feared then."""
    refused: RefusedMove | None = None


@message()
class Preview(MovePreview):
    """How a move would go, where that is no secret."""

    ok: Literal[True] = True


@message()
class Moment(Headed):
    """One step of a match, for the replay."""

    at: int
    """How many steps have been made; 0 is the beginning."""
    view: View
    open_view: View | None = None
    """What everybody may see of it, beside a seat's own view in games with secrets: two at one screen look at this."""
    kind: Literal["played", "rolled"] | None = None
    """What the step was; none at the beginning."""
    seat: int | None = None
    """Who decided."""
    text: str | None = None
    what: str | None = None
    """What was rolled, drawn or thrown."""
    paths: Ways | None = None
    gesture: list[str] | None = None
    """How a move was made on the board."""
    quiet: bool | None = None
    """Nothing to be watched: a card that goes to a hand."""
    highlight: Cheer | None = None
    """What deserves a cheer about it."""
    upshot: str | None = None
    """What it has come to, in a word of the game's own closed list."""
    say: str | None = None
    rules: list[str] | None = None
    words: Words | None = None


@message()
class Film:
    """Some steps of a match, with the view after each."""

    ok: Literal[True] = True
    game: str
    names: list[str]
    over: bool
    first: int
    count: int
    """Of all moments."""
    next: int | None
    """Where to go on; null at the end."""
    moments: list[Moment]


@message()
class Branch:
    """What follows if a decision works, or if it fails."""

    label: str
    probability: float
    win: float
    """Of the seat that decides."""
    words: Words | None = None


@message()
class Advice:
    """One legal option and what it is worth."""

    move: str
    win: list[float]
    """By side."""
    draw: float
    if_works: Branch | None = None
    if_fails: Branch | None = None
    aim: dict[str, Any] | None = None
    """Where a hand decides: the place on the board to aim at."""
    interval: float | None = None
    """An estimate is right within this much."""
    words: Words | None = None
    """Of the first few: what people call the ``move``."""


@message()
class Counsel:
    """What the coach says to whoever is to decide."""

    ok: Literal[True] = True
    seat: int
    side: int
    """The side that seat plays for: where its chances stand in every ``win``."""
    moves: list[Advice]
    """Best first."""
    say: str
    """One suggestion, and what the next best costs, in games of a hundred."""
    same: bool
    """All moves are worth the same: none is suggested."""
    warning: str | None = None
    """A choice that loses for good, where another does not."""
    why: str
    because: str | None = None
    """The bare reason in `why`, where there is one."""
    exact: bool
    remark: str | None = None
    words: Words | None = None


@message()
class Overtaken:
    """The match has moved on since: there is nothing left to say to that decision."""

    ok: Literal[True] = True
    seq: int
    """Where the match stands."""


@message()
class Chances:
    """Everybody's chances at a moment."""

    win: list[float]
    draw: float
    interval: float | None = None


@message()
class BestMove:
    """What would have been best."""

    move: str
    win: float
    """The chances with it, of whoever decided."""
    got: float
    """The chances with what was played."""
    words: Words | None = None


@message()
class ExpensiveStep(Chances):
    """One step looked back on, and the chances after it."""

    number: int
    """The entry in the record."""
    seat: int | None
    """Who decided; null for a roll."""
    text: str
    told: str
    luck: list[float] | None = None
    """What nobody decided, a roll or hidden calls that met: what it did for each side, in points of a hundred."""
    throwing: float | None = None
    """A real throw: what it did for whoever threw, in points of a hundred."""
    cost: float | None = None
    """A decision: what it gave away, in points of a hundred."""
    better: str | None = None
    """What was best, in a sentence."""
    best: BestMove | None = None
    """The same for a program."""
    why: str | None = None
    """A decision that gave much away: why the best was best."""
    because: str | None = None
    """The bare reason in that, where there is one."""
    puzzle: str | None = None
    """A decision that gave much away: the id of the puzzle it makes."""
    words: Words | None = None


@message()
class ReviewStep(ExpensiveStep):
    """A step of a match that was played at a server."""

    at: int
    """The moment of the replay after this step."""


@message()
class Review:
    """Where a finished match was won and lost."""

    ok: Literal[True] = True
    title: str
    names: list[str]
    """By side."""
    exact: bool
    over: bool
    remark: str
    initial: Chances
    final: Chances
    steps: list[ReviewStep]
    luck: list[float]
    """By side, in points of a hundred."""
    throwing: list[float]
    """By side: what its own hand did beyond what it does on average."""
    cost: list[float]
    average_dice: list[float]
    """By side: the chances, had no roll helped anybody."""
    expensive: list[ExpensiveStep]
    words: Words | None = None


@message()
class ExportedRow:
    """An event as it is stored, with its hash."""

    match: str
    seq: int
    kind: str
    seat: int | None
    at: int
    cmd: str | None
    data: str
    hash: str


@message()
class ExportedDraw:
    """The odds of a roll that was drawn, for checkers without the rules."""

    draw: int
    outcomes: list[str]
    weights: list[int]
    sealed: bool


ExportLine = ExportedRow | ExportedDraw
"""A line of an export."""
