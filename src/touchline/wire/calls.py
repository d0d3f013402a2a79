"""What can be asked of a server over HTTP, each call with the message it takes and the message it answers.

A call only says what is to be asked; ``client.py`` asks it, at once or while other things go on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar
from urllib.parse import quote

from touchline.wire.answers import Invitation, Ticket, Token, Why
from touchline.wire.bots import ChallengeAccepted, Challenged, ChallengeOrder
from touchline.wire.commands import Order
from touchline.wire.games import PlayableGame
from touchline.wire.message import Kind
from touchline.wire.people import Credentials, SignedIn
from touchline.wire.server_told import ApiInfo
from touchline.wire.state import Acknowledgement, Card, Made, MadeForOthers, MatchState, News
from touchline.wire.terms import InviteOrder, Join, NewMatch

T = TypeVar("T")


@dataclass(frozen=True)
class Call(Generic[T]):
    """One question to a server."""

    method: str
    path: str
    answer: Kind
    """The declared kind of its answer; ``str`` for a plain text."""
    body: object = None


def about_server() -> Call[ApiInfo]:
    """What it is, and which wires it speaks."""
    return Call("GET", "/api", ApiInfo)


def games() -> Call[list[PlayableGame]]:
    """Every game there."""
    return Call("GET", "/api/games", list[PlayableGame])


def phrases() -> Call[dict[str, str]]:
    """What can be said in the chat."""
    return Call("GET", "/api/phrases", dict[str, str])


def lobby() -> Call[list[Card]]:
    """Matches that wait for somebody."""
    return Call("GET", "/api/lobby", list[Card])


def new_match(order: NewMatch) -> Call[Made | MadeForOthers]:
    """Make a match."""
    return Call("POST", "/api/matches", Made | MadeForOthers, order)


def join(match: str, order: Join) -> Call[Made]:
    """Take an open seat."""
    return Call("POST", f"/api/matches/{match}/join", Made, order)


def invite(match: str, seat: int | None = None) -> Call[Invitation]:
    """A link for an open seat."""
    return Call("POST", f"/api/matches/{match}/invite", Invitation, InviteOrder(seat=seat))


def renew_token(match: str) -> Call[Token]:
    """A fresh token for your seats."""
    return Call("POST", f"/api/matches/{match}/token", Token)


def look(match: str, seat: int | None = None) -> Call[MatchState]:
    """Where a match stands."""
    return Call("GET", f"/api/matches/{match}" + _query(seat=seat), MatchState)


def events(match: str, since: int = 0, seat: int | None = None) -> Call[News]:
    """What happened after an event."""
    return Call("GET", f"/api/matches/{match}/events" + _query(since=since, seat=seat), News)


def command(match: str, order: Order) -> Call[Acknowledgement]:
    """Do something."""
    return Call("POST", f"/api/matches/{match}/commands", Acknowledgement, order)


def why(match: str, seq: int, seat: int | None = None) -> Call[Why]:
    """The rules behind an event."""
    return Call("GET", f"/api/matches/{match}/why" + _query(seq=seq, seat=seat), Why)


def record(match: str, seat: int | None = None) -> Call[str]:
    """The record as you may read it."""
    return Call("GET", f"/api/matches/{match}/record" + _query(seat=seat), str)


def picture(match: str, seat: int | None = None) -> Call[str]:
    """The board as plain text, under the headline."""
    return Call("GET", f"/api/matches/{match}/picture" + _query(seat=seat), str)


def ticket() -> Call[Ticket]:
    """A ticket for a socket."""
    return Call("POST", "/api/tickets", Ticket)


def new_account(who: Credentials) -> Call[SignedIn]:
    """Make an account."""
    return Call("POST", "/api/accounts", SignedIn, who)


def sign_in(who: Credentials) -> Call[SignedIn]:
    """Sign in."""
    return Call("POST", "/api/session", SignedIn, who)


def challenge(name: str, order: ChallengeOrder) -> Call[Challenged]:
    """Challenge an account."""
    return Call("POST", f"/api/challenge/{quote(name, safe='')}", Challenged, order)


def accept_challenge(match: str) -> Call[ChallengeAccepted]:
    """Sit down on the seat that is kept for you."""
    return Call("POST", f"/api/challenge/{match}/accept", ChallengeAccepted)


def bot_move(match: str, move: str, seq: int | None = None) -> Call[Acknowledgement]:
    """Play a move as a bot; with ``seq`` it is made once however often it is sent."""
    path = f"/api/bot/game/{match}/move/{quote(move, safe='')}"
    return Call("POST", path + _query(seq=seq), Acknowledgement)


def bot_resign(match: str) -> Call[Acknowledgement]:
    """Give up, as a bot."""
    return Call("POST", f"/api/bot/game/{match}/resign", Acknowledgement)


def _query(**values: int | None) -> str:
    given = [f"{name}={value}" for name, value in values.items() if value is not None]
    return "?" + "&".join(given) if given else ""
