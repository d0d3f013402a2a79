"""Our matches in the words that authors of lichess bots know: challenger, variant, timeControl, gameFull, gameState.

What lichess has no word for (views, legal moves, events) stays beside it as everywhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from touchline.kernel.message import english
from touchline.server.matches.ended_early import DECLINED, ended_early
from touchline.server.matches.listings import challenger, kept_for
from touchline.server.matches.stages import DONE, OPEN
from touchline.wire.bots import (
    ChallengeCard,
    ChatLine,
    Colour,
    Compat,
    GameCard,
    GameChange,
    GameFull,
    GameStanding,
    PerfName,
    Speed,
    Standing,
    TimeControl,
    User,
    Variant,
)
from touchline.wire.events import Chatted
from touchline.wire.nodes import OverNode
from touchline.wire.state import Card, News
from touchline.wire.terms import ClockTerms
from touchline.wire.words import words_of

if TYPE_CHECKING:
    from touchline.server.backend import Backend

COLOURS: tuple[Colour, Colour] = ("white", "black")
"""Seats 0 and 1, as a chess player calls them."""
SPEEDS: tuple[tuple[int, Speed], ...] = ((179, "bullet"), (479, "blitz"), (1499, "rapid"))
LICHESS_TERMS = ("variant", "clock.limit", "clock.increment", "days", "color", "fen", "keepAliveStream", "rules")
"""What a challenge says there; colour and position are not ours to choose."""
DAY = 86_400
ACTIONS = 40
"""A game's length, for what lichess calls its speed."""


def as_order(body: Any) -> Any:
    """A challenge in the words of lichess as the order it means; one in ours as it is.

    >>> as_order({"variant": "street-soccer", "clock.limit": 300, "clock.increment": 5, "rated": False, "color": None})
    {'rated': False, 'game': 'street-soccer', 'clock': {'kind': 'live', 'bank': 300, 'increment': 5}}
    """
    if not isinstance(body, dict) or "variant" not in body:
        return body
    order = {name: value for name, value in body.items() if name not in LICHESS_TERMS} | {"game": body["variant"]}
    if isinstance(body.get("days"), int):
        turn = body["days"] * DAY
        return order | {"clock": {"kind": "correspondence", "bank": turn, "increment": turn, "cap": turn}}
    if body.get("clock.limit") is not None:
        terms = {"bank": body["clock.limit"], "increment": body.get("clock.increment") or 0}
        return order | {"clock": {"kind": "live"} | terms}
    return order


class Turn(NamedTuple):
    """How a match stands for whoever plays it."""

    mine: bool
    seq: int


async def bot_names(backend: Backend, names: set[str]) -> set[str]:
    """Those of some accounts that are programs."""
    marks = ",".join("?" * len(names))
    found = await backend.store.read(f"select name from accounts where bot = 1 and name in ({marks})", *names)
    return {name for (name,) in found}


def user(name: str, shown: str, *, bot: bool) -> User:
    """Somebody."""
    return User(id=name, name=shown or name, username=shown or name, title="BOT" if bot else None)


def time_control(clock: ClockTerms) -> TimeControl:
    """The clock.

    >>> time_control(ClockTerms(kind="live", bank=300, increment=5)).show
    '5+5'
    """
    if clock.kind == "live":
        show = f"{clock.bank / 60:g}+{clock.increment}"
        return TimeControl(type="clock", limit=clock.bank, increment=clock.increment, show=show)
    if clock.kind == "correspondence":
        return TimeControl(type="correspondence", daysPerTurn=max(1, clock.increment // DAY))
    return TimeControl(type="unlimited")


def speed(clock: ClockTerms) -> Speed:
    """How fast a match is."""
    if clock.kind != "live":
        return "correspondence"
    seconds = clock.bank + ACTIONS * clock.increment
    return next((name for most, name in SPEEDS if seconds <= most), "classical")


class Kind(TypedDict):
    """What is played, and how fast."""

    variant: Variant
    speed: Speed
    perf: PerfName
    timeControl: TimeControl


def _kind(card: Card) -> Kind:
    return {
        "variant": Variant(key=card.game, name=card.title, short=card.title),
        "speed": speed(card.clock),
        "perf": PerfName(name=card.title),
        "timeControl": time_control(card.clock),
    }


def players(card: Card, bots: set[str]) -> list[User]:
    """Who sits, or is to sit, on each seat."""
    return [
        user(seat.account or seat.name, seat.name, bot=seat.kind == "bot" or seat.account in bots)
        for seat in card.seats
    ]


def challenge_told(card: Card, account: str, bots: set[str]) -> ChallengeCard:
    """A challenge."""
    made_by = challenger(card)
    by_account = {seat.account: who for seat, who in zip(card.seats, players(card, bots), strict=True)}
    wanted = next((name for name in by_account if name and name != made_by), "")
    reason = card.called_off.reason if card.called_off is not None else ""
    declined = [ended_early(wanted, DECLINED, reason)] if reason else []
    return ChallengeCard(
        **vars(card) | {"words": words_of(declineReason=declined)},
        **_kind(card),
        color=_colour(card, made_by),
        direction="out" if account == made_by else "in",
        challenger=by_account[made_by] if made_by else None,
        destUser=user(wanted, wanted, bot=wanted in bots) if wanted or kept_for(card) else None,
        declineReason=english(declined) if declined else None,
        declineReasonKey=reason or None,
    )


def _colour(card: Card, account: str) -> Colour:
    number = next((n for n, seat in enumerate(card.seats) if seat.account == account), 0)
    return COLOURS[number % 2]


def game_told(card: Card, account: str, bots: set[str], turn: Turn | None = None) -> GameCard:
    """A match of an account, for its streams and lists."""
    sitting = players(card, bots)
    theirs = [who for seat, who in zip(card.seats, sitting, strict=True) if seat.account != account]
    return GameCard(
        **vars(card),
        **_kind(card),
        gameId=card.id,
        fullId=card.id,
        color=_colour(card, account),
        opponent=theirs[0] if theirs else {},
        compat=Compat(bot=True, board=True),
        isMyTurn=turn.mine if turn else None,
        seq=turn.seq if turn else None,
    )


def game_full(card: Card, bots: set[str], news: News) -> GameFull:
    """The first line of a match's stream."""
    sitting = players(card, bots)
    return GameFull(
        **vars(news),
        **_kind(card),
        id=card.id,
        createdAt=card.created,
        white=sitting[0],
        black=sitting[-1],
        state=game_state(news),
    )


def game_change(news: News) -> GameChange:
    """A line for every change."""
    return GameChange(**vars(news), state=game_state(news))


def game_state(news: News) -> GameStanding:
    """Clocks and standing."""
    left = news.clock.left if news.clock is not None else None
    increment = news.clock.terms.increment * 1000 if news.clock is not None else None
    asked = news.undo_asked_by
    returns = news.node.returns if isinstance(news.node, OverNode) else []
    won = news.status == DONE and bool(returns) and returns[0] != returns[-1]
    return GameStanding(
        status=_status(news, returns),
        wtime=left[0] if left else None,
        btime=left[-1] if left else None,
        winc=increment,
        binc=increment,
        wtakeback=True if asked is not None and asked % 2 == 0 else None,
        btakeback=True if asked is not None and asked % 2 == 1 else None,
        winner=COLOURS[returns[0] < returns[-1]] if won else None,
    )


def _status(news: News, returns: list[int]) -> Standing:
    """How a match stands, as lichess calls it."""
    if news.status != DONE:
        return "created" if news.status == OPEN else "started"
    if news.called_off is not None:
        return "aborted"
    kinds = {event.kind for event in news.events[-4:]}
    if "flagged" in kinds:
        return "outoftime"
    if "resigned" in kinds:
        return "resign"
    return "draw" if returns[0] == returns[-1] else "variantEnd"


def chat_lines(news: News) -> list[ChatLine]:
    """What was said in the events of some news."""
    return [
        ChatLine(username=news.seats[event.seat].name, text=event.say, words=event.words)
        for event in news.events
        if isinstance(event, Chatted) and event.seat is not None
    ]
