"""Lists of matches: those that wait for somebody, matches of an account, and news for accounts."""

from __future__ import annotations

import contextlib
import json
from collections import OrderedDict
from typing import Any

from touchline.kernel.message import Message
from touchline.server.errors import Taken
from touchline.server.matches.ended_early import ABORTED, DECLINED
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import PLAYING, TURNING_POINTS
from touchline.server.store.base import Conflict, Store, StoreDown, Write

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

    async def waiting(self, game: str | None = None) -> list[dict[str, Any]]:
        """Public matches with an open seat, newest first."""
        found = await self._store.read(
            "select card from matches where status = 'open' and open_to_all = 1 and (game = ? or ? = '') "
            "order by updated desc limit ?",
            game or "",
            game or "",
            PAGE,
        )
        return [read_card(card) for (card,) in found]

    async def watched(self) -> list[dict[str, Any]]:
        """Public matches in which something happened lately, newest first, each as late as it was made to be seen."""
        found = await self._store.read(
            "select card, updated from matches where status = 'playing' and open_to_all = 1 and updated > ? "
            "order by updated desc limit ?",
            self._matches.now() - LATELY_MS,
            MOST_WATCHED,
        )
        cards = [await self._delayed(read_card(card) | {"updated": updated}, "") for card, updated in found]
        begun = [card for card in cards if card["status"] == PLAYING]
        return [{name: each for name, each in card.items() if name != "updated"} for card in begun]

    async def history(self, account: str, before: int | None = None, asker: str = "") -> list[dict[str, Any]]:
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
        cards = [
            await self._delayed(read_card(card) | {"updated": updated}, asker) | {"seat": seat}
            for card, updated, seat in found
        ]
        return sorted(cards, key=lambda card: (-card["updated"], card["id"]))

    async def versus(self, account: str, other: str) -> list[dict[str, Any]]:
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
        games: dict[str, dict[str, Any]] = {}
        for game, text, seat, _ in found:
            card = read_card(text)
            if card.get("called_off"):
                continue
            line = games.setdefault(game, {"game": game, "won": 0, "drawn": 0, "lost": 0})
            returned = card["returns"][seat]
            line["won" if returned > 0 else "lost" if returned < 0 else "drawn"] += 1
        return [games[game] for game in sorted(games)]

    async def everything(self, account: str) -> list[dict[str, Any]]:
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

    async def _delayed(self, card: dict[str, Any], asker: str) -> dict[str, Any]:
        """A card as whoever asks may know it."""
        ripe = self._matches.now() - card.get("delay", 0) * 1000
        sits = bool(asker) and asker in {seat.get("account") for seat in card["seats"]}
        if card["updated"] <= ripe or sits or not card.get("delay"):
            return card
        async with self._matches.reading(card["id"]) as live:
            return self._matches.shown_to(live, None).card() | {"updated": ripe}

    async def playing(self, account: str) -> list[str]:
        """The unfinished matches of an account."""
        return [card["id"] for card in await self.under_way(account)]

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
        return any(read_card(card).get("delay", 0) * 1000 > now - updated for card, updated in found)

    async def under_way(self, account: str) -> list[dict[str, Any]]:
        """The unfinished matches of an account, as cards."""
        found = await self._store.read(
            "select distinct matches.card from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? and matches.status = 'playing'",
            account,
        )
        return [read_card(card) for (card,) in found]

    async def turns(self, account: str) -> list[dict[str, Any]]:
        """The unfinished matches of an account with when they last moved: those that wait for it first."""
        found = await self._store.read(
            "select distinct matches.card, matches.updated from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? and matches.status in ('open', 'playing') order by matches.updated desc limit ?",
            account,
            PAGE,
        )
        cards = [read_card(card) | {"updated": updated} for card, updated in found]
        return sorted(cards, key=lambda card: (not waits_for(card, account), -card["updated"]))

    async def challenges(self, account: str) -> list[dict[str, Any]]:
        """Matches that keep a seat for an account."""
        return [card for card in await self._open_challenges() if account in kept_for(card)]

    async def challenges_by(self, account: str) -> list[dict[str, Any]]:
        """Matches in which an account waits for another."""
        cards = await self._open_challenges()
        return [card for card in cards if kept_for(card) and challenger(card) == account]

    async def _open_challenges(self) -> list[dict[str, Any]]:
        found = await self._store.read("select card from matches where status = 'open' order by updated desc limit 500")
        return [read_card(card) for (card,) in found]

    async def card(self, match: str) -> dict[str, Any] | None:
        """A match as it is listed."""
        found = await self._store.read("select card from matches where id = ?", match)
        return read_card(found[0][0]) if found else None

    # ---- news for accounts

    def tell_accounts(self, live: LiveMatch, before: int) -> None:
        """News of a match for the accounts that take part in it."""
        if any(row.kind in TURNING_POINTS for row in live.rows[before:]):
            self.tell(live.card())

    def tell(self, card: dict[str, Any]) -> None:
        """Tell the accounts of a match how it stands, those who follow here and have not been told."""
        for account in {seat.get("account", "") for seat in card["seats"]} & set(self._matches.hub.accounts()):
            news = news_of(card, account)
            if news is not None and self.first_time(account, card["id"], news["type"]):
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
        for (card,) in await self._store.read("select card from matches where updated > ? limit 1000", since):
            self.tell(read_card(card))


def read_card(text: str) -> dict[str, Any]:
    """A card as the store keeps it; an older version wrote a clock's missing cap as ``null``."""
    card: dict[str, Any] = json.loads(text)
    card["clock"] = {name: each for name, each in card["clock"].items() if each is not None}
    return card


def waits_for(card: dict[str, Any], account: str) -> bool:
    """Whether a match waits for an account to do something."""
    return any(card["seats"][seat].get("account") == account for seat in card.get("due") or ())


def kept_for(card: dict[str, Any]) -> list[str]:
    """The accounts for which a match keeps an open seat."""
    return [seat["account"] for seat in card["seats"] if seat["kind"] == "open" and seat.get("account")]


def challenger(card: dict[str, Any]) -> str:
    """The account that made a challenge."""
    return next((str(s["account"]) for s in card["seats"] if s["kind"] == "person" and s.get("account")), "")


def news_of(card: dict[str, Any], account: str) -> dict[str, Any] | None:
    """What an account is told of a match as it stands."""
    off = card.get("called_off")
    if card["status"] == "open":
        return {"type": "challenge", "challenge": card} if kept_for(card) else None
    if card["status"] == "playing":
        return {"type": "gameStart", "game": card}
    if off is None or off["why"] == ABORTED:
        return {"type": "gameFinish", "game": card}
    kind = "challengeDeclined" if off["why"] == DECLINED else "challengeCanceled"
    return {"type": kind, "challenge": card}
