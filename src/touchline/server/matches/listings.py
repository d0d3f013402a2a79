"""Lists of matches: those that wait for somebody, matches of an account, and news for accounts."""

from __future__ import annotations

import contextlib
import json
from collections import OrderedDict, defaultdict

from touchline.kernel.message import Message
from touchline.server.errors import Taken
from touchline.server.matches.ended_early import ABORTED, DECLINED
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import OPEN, PLAYING, TURNING_POINTS
from touchline.server.realtime.hub import AccountNews
from touchline.server.store.base import Conflict, Store, StoreDown, Write
from touchline.wire.codec import from_json
from touchline.wire.friends import HeadToHead
from touchline.wire.state import Card, PlayedCard

PAGE = 50
MOST_MEETINGS = 1000
MOST_TOLD = 20_000
MOST_WATCHED = 6
LATELY_MS = 900_000
LONGEST_DELAY_MS = 86_400_000
OVERLAP_MS = 5_000
"""Rows of another process may be committed a little after the time they bear."""


class Listings:
    """What can be joined, and who played what."""

    def __init__(self, store: Store, matches: MatchService) -> None:
        self._store = store
        self._matches = matches
        self._told: OrderedDict[tuple[str, str, str], None] = OrderedDict()
        """Account, match and type of the news that has been told here: everything is told once."""
        self._polled: int | None = None

    async def waiting(self, game: str | None = None) -> list[Card]:
        """Public matches with an open seat, newest first."""
        found = await self._store.read(
            "select card from matches where status = 'open' and open_to_all = 1 and (game = ? or ? = '') "
            "order by updated desc limit ?",
            game or "",
            game or "",
            PAGE,
        )
        return [read_card(card) for (card,) in found]

    async def watched(self) -> list[Card]:
        """Public matches in which something happened lately, newest first, each as late as it was made to be seen."""
        found = await self._store.read(
            "select card, updated from matches where status = 'playing' and open_to_all = 1 and updated > ? "
            "order by updated desc limit ?",
            self._matches.now() - LATELY_MS,
            MOST_WATCHED,
        )
        cards = [(await self._delayed(read_card(card), updated, ""))[0] for card, updated in found]
        return [card for card in cards if card.status == PLAYING]

    async def history(self, account: str, before: int | None = None, asker: str = "") -> list[PlayedCard]:
        """The matches of an account, newest first, as ``asker`` may know them; ``before`` turns the page.

        Whoever does not sit at a match that is watched with a delay reads of it with that delay.
        """
        found = await self._store.read(
            "select matches.card, matches.updated, min(sitters.seat) from sitters "
            "join matches on matches.id = sitters.match where sitters.account = ? and matches.updated < ? "
            "group by matches.id, matches.card, matches.updated order by matches.updated desc limit ?",
            account,
            before if before is not None else 1 << 62,
            PAGE,
        )
        cards = []
        for text, updated, seat in found:
            card, seen = await self._delayed(read_card(text), updated, asker)
            cards.append(PlayedCard(**vars(card), updated=seen, seat=seat))
        return sorted(cards, key=lambda card: (-card.updated, card.id))

    async def versus(self, account: str, other: str) -> list[HeadToHead]:
        """How an account has fared against another in the matches that are over, game by game."""
        found = await self._store.read(
            "select matches.game, matches.card, mine.seat, theirs.seat from sitters as mine "
            "join sitters as theirs on theirs.match = mine.match join matches on matches.id = mine.match "
            "where mine.account = ? and theirs.account = ? and matches.status = 'over' "
            "order by matches.updated desc limit ?",
            account,
            other,
            MOST_MEETINGS,
        )
        games: dict[str, list[int]] = defaultdict(list)
        for game, text, seat, _ in found:
            card = json.loads(text)
            if not card.get("called_off"):
                games[game].append(card["returns"][seat])
        return [
            HeadToHead(
                game=game,
                won=sum(each > 0 for each in returned),
                drawn=returned.count(0),
                lost=sum(each < 0 for each in returned),
            )
            for game, returned in sorted(games.items())
        ]

    async def everything(self, account: str) -> list[Card]:
        """Every match an account has sat at."""
        found = await self._store.read(
            "select distinct matches.card, matches.updated from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? order by matches.updated desc",
            account,
        )
        return [read_card(card) for card, _ in found]

    async def adopt(self, match: str, seats: list[int], account: str) -> None:
        """An account takes a guest's seats into its history."""
        try:
            await self._store.write(
                *(
                    Write("insert into sitters (account, match, seat) values (?, ?, ?)", (account, match, seat))
                    for seat in seats
                )
            )
        except Conflict:
            raise Taken(Message("server-taken-in")) from None

    async def adopted(self, match: str, account: str) -> tuple[int, ...]:
        """The seats of a match that an account has taken in."""
        found = await self._store.read(
            "select seat from sitters where match = ? and account = ? order by seat", match, account
        )
        return tuple(seat for (seat,) in found)

    async def _delayed(self, card: Card, updated: int, asker: str) -> tuple[Card, int]:
        """A card as whoever asks may know it, and when something last happened for all they know."""
        ripe = self._matches.now() - (card.delay or 0) * 1000
        sits = bool(asker) and asker in {seat.account for seat in card.seats}
        if updated <= ripe or sits or not card.delay:
            return card, updated
        async with self._matches.reading(card.id) as live:
            return self._matches.shown_to(live, None).card(), ripe

    async def playing(self, account: str) -> list[str]:
        """The unfinished matches of an account."""
        return [card.id for card in await self.under_way(account)]

    async def seen_playing(self, account: str) -> bool:
        """Whether an account is playing, for all that others may know: the end of a match too comes with its delay."""
        if await self.playing(account):
            return True
        now = self._matches.now()
        found = await self._store.read(
            "select distinct matches.card, matches.updated from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? and matches.status = 'over' and matches.updated > ?",
            account,
            now - LONGEST_DELAY_MS,
        )
        return any(json.loads(card).get("delay", 0) * 1000 > now - updated for card, updated in found)

    async def under_way(self, account: str) -> list[Card]:
        """The unfinished matches of an account, as cards."""
        found = await self._store.read(
            "select distinct matches.card from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? and matches.status = 'playing'",
            account,
        )
        return [read_card(card) for (card,) in found]

    async def turns(self, account: str) -> list[PlayedCard]:
        """The unfinished matches of an account with when they last moved: those that wait for it first."""
        found = await self._store.read(
            "select distinct matches.card, matches.updated from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? and matches.status in ('open', 'playing') order by matches.updated desc limit ?",
            account,
            PAGE,
        )
        cards = [PlayedCard(**vars(read_card(card)), updated=updated) for card, updated in found]
        return sorted(cards, key=lambda card: (not waits_for(card, account), -card.updated))

    async def challenges(self, account: str) -> list[Card]:
        """Matches that keep a seat for an account."""
        return [card for card in await self._open_challenges(account) if account in kept_for(card)]

    async def challenges_by(self, account: str) -> list[Card]:
        """Matches in which an account waits for another."""
        cards = await self._open_challenges(account)
        return [card for card in cards if kept_for(card) and challenger(card) == account]

    async def _open_challenges(self, account: str) -> list[Card]:
        """Those an account has to do with; of the many others nothing but the names is looked at."""
        found = await self._store.read("select card from matches where status = 'open' order by updated desc limit 500")
        return [read_card(card) for (card,) in found if account in _accounts(card)]

    async def card(self, match: str) -> Card | None:
        """A match as it is listed."""
        found = await self._store.read("select card from matches where id = ?", match)
        return read_card(found[0][0]) if found else None

    # ---- news for accounts

    def tell_accounts(self, live: LiveMatch, before: int) -> None:
        """News of a match for the accounts that take part in it."""
        if any(row.kind in TURNING_POINTS for row in live.rows[before:]):
            self.tell(live.card())

    def tell(self, card: Card) -> None:
        """Tell the accounts of a match how it stands, those who follow here and have not been told."""
        for account in {seat.account or "" for seat in card.seats} & set(self._matches.hub.accounts()):
            news = news_of(card)
            if news is not None and self.first_time(account, card.id, news.type):
                self._matches.hub.tell(account, news)

    def first_time(self, account: str, match: str, kind: str) -> bool:
        """Note that an account is told something; whether it had not been."""
        key = (account, match, kind)
        if key in self._told:
            return False
        self._told[key] = None
        if len(self._told) > MOST_TOLD:
            self._told.popitem(last=False)
        return True

    async def heard(self, match: str, accounts: list[str]) -> None:
        """Another process says that a match is news for some accounts."""
        if not set(accounts).isdisjoint(self._matches.hub.accounts()):
            with contextlib.suppress(StoreDown):  # the poll will find it
                card = await self.card(match)
                if card is not None:
                    self.tell(card)

    async def poll(self) -> None:
        """Look for such news in the store: the bus may be broken."""
        now = self._matches.now()
        since, self._polled = (now if self._polled is None else self._polled) - OVERLAP_MS, now
        if not self._matches.hub.accounts():
            return
        here = set(self._matches.hub.accounts())
        for (card,) in await self._store.read("select card from matches where updated > ? limit 1000", since):
            if not here.isdisjoint(_accounts(card)):
                self.tell(read_card(card))


def read_card(text: str) -> Card:
    """A card as the store keeps it."""
    return from_json(Card, json.loads(text))


def _accounts(text: str) -> list[str]:
    """Who sits at a match, or is to sit there, by its card as the store keeps it."""
    return [seat.get("account", "") for seat in json.loads(text)["seats"]]


def waits_for(card: Card, account: str) -> bool:
    """Whether a match waits for an account to do something."""
    return any(card.seats[seat].account == account for seat in card.due or ())


def kept_for(card: Card) -> list[str]:
    """The accounts for which a match keeps an open seat."""
    return [seat.account for seat in card.seats if seat.kind == "open" and seat.account]


def challenger(card: Card) -> str:
    """The account that made a challenge."""
    return next((seat.account for seat in card.seats if seat.kind == "person" and seat.account), "")


def news_of(card: Card) -> AccountNews | None:
    """What the accounts of a match are told of it as it stands."""
    off = card.called_off
    if card.status == OPEN:
        return AccountNews(type="challenge", card=card) if kept_for(card) else None
    if card.status == PLAYING:
        return AccountNews(type="gameStart", card=card)
    if off is None or off.why == ABORTED:
        return AccountNews(type="gameFinish", card=card)
    return AccountNews(type="challengeDeclined" if off.why == DECLINED else "challengeCanceled", card=card)
