"""Who is listening in this process, and the bounded queue each of them has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from touchline.server.declared import declared
from touchline.server.matches.audience import hidden_entries, news_of
from touchline.server.matches.event_telling import Audience
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.news_text import news_text
from touchline.server.matches.rows import compact
from touchline.wire.frames import NewsFrame
from touchline.wire.state import Card

QUEUE = 64
"""Messages a listener may be behind before it is cut off; it comes back and asks for what it missed."""

MOST_SEATS = 16
MOST_SEEN = 20_000
"""Players who left that are remembered; nobody waits so long for more."""


@dataclass(frozen=True)
class AccountNews:
    """What an account is told of a match, before it is put into the words of the bot API."""

    type: Literal["gameStart", "gameFinish", "challenge", "challengeDeclined", "challengeCanceled"]
    card: Card


class Listener:
    """One socket or stream following matches."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, text: str | None) -> None:
        """Queue a message, or cut a listener off that does not read; ``None`` ends the stream."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self) -> None:
        """Nothing more for this listener, not even what was queued."""
        self.lost = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    """The listeners of each match and each account."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._by_match: dict[str, dict[Listener, Audience]] = defaultdict(dict)
        self._by_account: dict[str, set[Listener]] = defaultdict(set)
        self._hidden: dict[tuple[str, Audience], frozenset[int]] = {}
        self._told: dict[str, int] = {}
        """Up to which event the listeners of a match have been told."""
        self._told_late: dict[str, int] = {}
        """The same for spectators with a delay, of every match that has any."""
        self._seen: OrderedDict[tuple[str, int], int] = OrderedDict()
        """When a seat's player, who is not listening now, was last here."""
        self._lost: set[tuple[str, int]] = set()
        """Those of them whose line broke: they did not leave."""
        self._opened: int | None = None
        self.came_or_went: Callable[[str, Listener], None] = lambda match, listener: None
        """Told of everybody who begins or ceases to follow a match from a seat."""

    def listen(self, live: LiveMatch, listener: Listener, audience: Audience, shown: LiveMatch | None = None) -> None:
        """Follow a match as a seat or a spectator who has been sent what they are ``shown``: all, or as it was."""
        self._by_match[live.id][listener] = audience
        self._told.setdefault(live.id, live.seq)
        if shown is not None and shown is not live:
            self._told_late.setdefault(live.id, shown.seq)
        self.remember(shown or live, audience)
        if audience is not None:
            self.came_or_went(live.id, listener)

    def leave(self, match: str, listener: Listener, *, lost: bool = False) -> None:
        """Follow it no more; ``lost`` if the line broke."""
        listening = self._by_match.get(match)
        if listening is None:
            return
        audience = listening.pop(listener, None)
        if audience is not None:
            self.seen(match, audience)
            if lost:
                self._lost.add((match, audience))
        if not listening:
            del self._by_match[match]
            self._told.pop(match, None)
            self._told_late.pop(match, None)
            for key in [key for key in self._hidden if key[0] == match]:
                del self._hidden[key]
        if audience is not None:
            self.came_or_went(match, listener)

    def followed(self) -> list[str]:
        """The matches somebody here is following."""
        return list(self._by_match)

    def followed_late(self) -> list[str]:
        """Those of them that somebody follows with a delay."""
        return list(self._told_late)

    def is_followed(self, match: str) -> bool:
        """Whether anybody here follows the match."""
        return match in self._by_match

    def open(self) -> None:
        """From now on players can be here: whoever was elsewhere before may still come."""
        self._opened = self._now()

    def seen(self, match: str, seat: int) -> None:
        """A seat's player was here a moment ago."""
        self._seen[match, seat] = self._now()
        self._seen.move_to_end((match, seat))
        self._lost.discard((match, seat))
        if len(self._seen) > MOST_SEEN:
            self._lost.discard(self._seen.popitem(last=False)[0])

    def audience_of(self, match: str, listener: Listener) -> Audience:
        """As whom a listener follows a match."""
        return self._by_match.get(match, {}).get(listener)

    def is_listening(self, match: str, listener: Listener) -> bool:
        """Whether a listener follows a match."""
        return listener in self._by_match.get(match, {})

    def present(self, match: str, seat: int) -> bool:
        """Whether the seat's player is listening here."""
        return seat in self._by_match.get(match, {}).values()

    def answer(self, question: str) -> str:
        """What this process knows and another asks.

        ``seat M N``: ``here`` if its player is, else when that was last possible; ``seats M``: the players of a match
        who are or were here; ``accounts``: who follows.
        """
        match question.split():
            case ["seat", match, seat] if seat.isdigit():
                last = self._seen.get((match, int(seat)), self._opened or 0)
                return "here" if self.present(match, int(seat)) else str(last)
            case ["seats", match]:
                here = {seat for seat in self._by_match.get(match, {}).values() if seat is not None}
                gone = [seat for seat in range(MOST_SEATS) if (match, seat) in self._seen and seat not in here]
                left = [f"{seat}:{self._how_gone(match, seat)}" for seat in gone]
                return " ".join([*(f"{seat}:here" for seat in sorted(here)), *left])
            case ["accounts"]:
                return " ".join(self._by_account)
        return ""

    def _how_gone(self, match: str, seat: int) -> str:
        """How and when a player went who was here."""
        return f"{'lost' if (match, seat) in self._lost else 'left'}:{self._seen[match, seat]}"

    def remember(self, live: LiveMatch, audience: Audience) -> None:
        """Note what an audience cannot read yet, so that a later reveal is noticed."""
        self._hidden[live.id, audience] = hidden_entries(live, audience)

    def announce(self, live: LiveMatch, since: int, *, seats: bool = True, spectators: bool = True) -> None:
        """Tell everybody who follows the match what happened after ``since``, each as it may know it."""
        told: dict[Audience, str] = {}
        known = self._told if seats else self._told_late
        since = known.get(live.id, since)  # nobody is told twice, and nothing is left out
        if live.id in known:
            known[live.id] = max(since, live.seq)
        if since >= live.seq:
            return
        for listener, audience in list(self._by_match.get(live.id, {}).items()):
            if not (spectators if audience is None else seats):
                continue
            if audience not in told:
                was_hidden = self._hidden.get((live.id, audience), frozenset())
                news = news_of(live, audience, since, self._now(), was_hidden)
                told[audience] = news_text(live, declared(NewsFrame, news))
                self.remember(live, audience)
            listener.send(told[audience])

    def dismiss(self) -> None:
        """End every stream: the server closes."""
        for listening in list(self._by_match.values()):
            for listener in list(listening):
                listener.send(None)
        for listeners in list(self._by_account.values()):
            for listener in list(listeners):
                listener.send(None)

    # ---- accounts, for the stream of a bot or a player's home page

    def listen_account(self, account: str, listener: Listener) -> None:
        """Follow everything that concerns an account."""
        self._by_account[account].add(listener)

    def leave_account(self, account: str, listener: Listener) -> None:
        """Follow it no more."""
        self._by_account[account].discard(listener)
        if not self._by_account[account]:
            del self._by_account[account]

    def accounts(self) -> list[str]:
        """The accounts that are being followed here."""
        return list(self._by_account)

    def tell(self, account: str, news: AccountNews) -> None:
        """News for an account."""
        for listener in list(self._by_account.get(account, ())):
            listener.send(compact(news))
