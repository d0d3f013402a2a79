"""Our matches in the words that authors of lichess bots know: challenger, variant, timeControl, gameFull, gameState.

What lichess has no word for (views, legal moves, events) stays beside it as everywhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from touchline.kernel.message import english, messages_json
from touchline.server.matches.ended_early import DECLINED, ended_early
from touchline.server.matches.listings import challenger, kept_for

if TYPE_CHECKING:
    from touchline.server.backend import Backend

COLOURS = ("white", "black")
"""Seats 0 and 1, as a chess player calls them."""
SPEEDS = ((179, "bullet"), (479, "blitz"), (1499, "rapid"))
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


async def bot_names(backend: Backend, names: set[str]) -> set[str]:
    """Those of some accounts that are programs."""
    marks = ",".join("?" * len(names))
    found = await backend.store.read(f"select name from accounts where bot = 1 and name in ({marks})", *names)
    return {name for (name,) in found}


def user(name: str, shown: str, *, bot: bool) -> dict[str, Any]:
    """Somebody."""
    return {"id": name, "name": shown or name, "username": shown or name} | ({"title": "BOT"} if bot else {})


def time_control(clock: dict[str, Any]) -> dict[str, Any]:
    """The clock.

    >>> time_control({"kind": "live", "bank": 300, "increment": 5, "cap": None})["show"]
    '5+5'
    """
    if clock["kind"] == "live":
        limit, increment = clock["bank"], clock["increment"]
        return {"type": "clock", "limit": limit, "increment": increment, "show": f"{limit / 60:g}+{increment}"}
    if clock["kind"] == "correspondence":
        return {"type": "correspondence", "daysPerTurn": max(1, clock["increment"] // 86_400)}
    return {"type": "unlimited"}


def speed(clock: dict[str, Any]) -> str:
    """How fast a match is."""
    if clock["kind"] != "live":
        return "correspondence"
    seconds = clock["bank"] + ACTIONS * clock["increment"]
    return next((name for most, name in SPEEDS if seconds <= most), "classical")


def _game(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "variant": {"key": card["game"], "name": card["title"], "short": card["title"]},
        "speed": speed(card["clock"]),
        "perf": {"name": card["title"]},
        "timeControl": time_control(card["clock"]),
    }


def players(card: dict[str, Any], bots: set[str]) -> list[dict[str, Any]]:
    """Who sits, or is to sit, on each seat."""
    return [
        user(s.get("account") or s["name"], s["name"], bot=s["kind"] == "bot" or s.get("account") in bots)
        for s in card["seats"]
    ]


def challenge_json(card: dict[str, Any], account: str, bots: set[str]) -> dict[str, Any]:
    """A challenge."""
    made_by = challenger(card)
    by_account = {seat.get("account"): who for seat, who in zip(card["seats"], players(card, bots), strict=True)}
    wanted = next((name for name in by_account if name and name != made_by), "")
    shown = card | _game(card) | {"color": _colour(card, made_by), "direction": "out" if account == made_by else "in"}
    if made_by:
        shown["challenger"] = by_account[made_by]
    if wanted or kept_for(card):
        shown["destUser"] = user(wanted, wanted, bot=wanted in bots)
    off = card.get("called_off")
    if off and off["reason"]:
        told = [ended_early(wanted, DECLINED, off["reason"])]
        shown |= {"declineReason": english(told), "declineReasonKey": off["reason"]}
        shown |= messages_json(declineReason=told)
    return shown


def _colour(card: dict[str, Any], account: str) -> str:
    number = next((n for n, seat in enumerate(card["seats"]) if seat.get("account") == account), 0)
    return COLOURS[number % 2]


def game_json(card: dict[str, Any], account: str, bots: set[str]) -> dict[str, Any]:
    """A match of an account, for its streams and lists."""
    sitting = players(card, bots)
    theirs = [who for seat, who in zip(card["seats"], sitting, strict=True) if seat.get("account") != account]
    return (
        card
        | _game(card)
        | {
            "gameId": card["id"],
            "fullId": card["id"],
            "color": _colour(card, account),
            "opponent": theirs[0] if theirs else {},
            "compat": {"bot": True, "board": True},
        }
    )


def game_full(card: dict[str, Any], bots: set[str], news: dict[str, Any]) -> dict[str, Any]:
    """The first line of a match's stream."""
    sitting = players(card, bots)
    return {
        "type": "gameFull",
        "id": card["id"],
        "createdAt": card["created"],
        "white": sitting[0],
        "black": sitting[-1],
        "state": game_state(news),
        **_game(card),
        **news,
    }


def game_state(news: dict[str, Any]) -> dict[str, Any]:
    """Clocks and standing."""
    state: dict[str, Any] = {"type": "gameState", "status": _status(news)}
    if "clock" in news:
        left, increment = news["clock"]["left"], news["clock"]["terms"]["increment"] * 1000
        state |= {"wtime": left[0], "btime": left[-1], "winc": increment, "binc": increment}
    if "undo_asked_by" in news:
        state |= {("wtakeback", "btakeback")[news["undo_asked_by"] % 2]: True}
    returns = news["node"].get("returns")
    if news["status"] == "over" and returns and returns[0] != returns[-1]:
        state["winner"] = COLOURS[returns[0] < returns[-1]]
    return state


def _status(news: dict[str, Any]) -> str:
    """How a match stands, as lichess calls it."""
    if news["status"] != "over":
        return "created" if news["status"] == "open" else "started"
    if "called_off" in news:
        return "aborted"
    kinds = {event["kind"] for event in news["events"][-4:]}
    if "flagged" in kinds:
        return "outoftime"
    if "resigned" in kinds:
        return "resign"
    returns = news["node"]["returns"]
    return "draw" if returns[0] == returns[-1] else "variantEnd"


def chat_lines(news: dict[str, Any]) -> list[dict[str, Any]]:
    """What was said in the events of some news."""
    return [
        {
            "type": "chatLine",
            "room": "player",
            "username": news["seats"][event["seat"]]["name"],
            "text": event["say"],
        }
        for event in news["events"]
        if event["kind"] == "chatted"
    ]
