"""The lobby: matches that wait for somebody, matches of an account, and news for accounts."""

from __future__ import annotations

import json
from typing import Any

from touchline.server.hall import Hall
from touchline.server.live import DONE, LiveMatch
from touchline.server.store.base import Store

PAGE = 50


class Lobby:
    """What can be joined, and who played what."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    async def waiting(self, game: str | None = None) -> list[dict[str, Any]]:
        """Public matches with an open seat, newest first."""
        found = await self._store.read(
            "select card from matches where status = 'open' and open_to_all = 1 and (game = ? or ? = '') "
            "order by updated desc limit ?",
            game or "",
            game or "",
            PAGE,
        )
        return [json.loads(card) for (card,) in found]

    async def history(self, account: str, before: int | None = None) -> list[dict[str, Any]]:
        """The matches of an account, newest first; ``before`` turns the page."""
        found = await self._store.read(
            "select distinct matches.card, matches.updated from sitters "
            "join matches on matches.id = sitters.match where sitters.account = ? and matches.updated < ? "
            "order by matches.updated desc limit ?",
            account,
            before if before is not None else 1 << 62,
            PAGE,
        )
        return [json.loads(card) | {"updated": updated} for card, updated in found]

    async def playing(self, account: str) -> list[str]:
        """The unfinished matches of an account."""
        found = await self._store.read(
            "select distinct matches.id from sitters join matches on matches.id = sitters.match "
            "where sitters.account = ? and matches.status = 'playing'",
            account,
        )
        return [match for (match,) in found]

    async def challenges(self, account: str) -> list[dict[str, Any]]:
        """Matches that keep a seat for an account."""
        found = await self._store.read("select card from matches where status = 'open' order by updated desc limit 500")
        cards = [json.loads(card) for (card,) in found]
        return [
            card
            for card in cards
            if any(seat["kind"] == "open" and seat.get("account") == account for seat in card["seats"])
        ]

    def tell_accounts(self, live: LiveMatch, before: int) -> None:
        """News of a match for the accounts that take part in it."""
        kinds = {row.kind for row in live.rows[before:]}
        for account in {seat.account for seat in live.seats if seat.account}:
            if "started" in kinds:
                self._hall.hub.tell(account, {"type": "gameStart", "game": live.card()})
            elif "created" in kinds:
                self._hall.hub.tell(account, {"type": "challenge", "challenge": live.card()})
            if live.status == DONE and "finished" in kinds:
                self._hall.hub.tell(account, {"type": "gameFinish", "game": live.card()})
