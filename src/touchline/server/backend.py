"""Everything a running server consists of, opened and closed in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from touchline.server.matches.audience import news_json
from touchline.server.matches.calling_off import CallingOff
from touchline.server.matches.listings import Listings
from touchline.server.matches.matchmaking import Matchmaking
from touchline.server.matches.rows import compact
from touchline.server.matches.service import MatchService
from touchline.server.operations.coaches import Coaches
from touchline.server.operations.limits import Limits
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings
from touchline.server.operations.workers import Workers
from touchline.server.people.accounts import Accounts
from touchline.server.people.leagues import Leagues
from touchline.server.people.ratings import Ratings
from touchline.server.people.tokens import Caller, Tokens
from touchline.server.realtime.botkeeper import Botkeeper
from touchline.server.realtime.bus import NoBus, ProcessBus, RedisBus
from touchline.server.realtime.hub import Listener
from touchline.server.realtime.timekeeper import Timekeeper
from touchline.server.store import open_store
from touchline.server.store.base import Store


@dataclass
class Backend:
    """The parts of one server process."""

    settings: Settings
    metrics: Metrics
    limits: Limits
    store: Store
    tokens: Tokens
    matches: MatchService
    matchmaking: Matchmaking
    accounts: Accounts
    ratings: Ratings
    leagues: Leagues
    listings: Listings
    calling_off: CallingOff
    timekeeper: Timekeeper
    workers: Workers
    coaches: Coaches
    """Analysis has processes of its own: a bot never waits for it."""
    botkeeper: Botkeeper
    sockets: set[Any] = field(default_factory=set)
    """The open WebSockets."""
    streams: set[Any] = field(default_factory=set)
    """The open streams of lines."""

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics | None = None, limits: Limits | None = None) -> Backend:
        """Open the store, note the pause, begin to tick."""
        metrics = metrics or Metrics()
        store = await open_store(settings.store, exclusive=True, holder=settings.address)
        tokens = await Tokens.of(store, settings)
        bus: ProcessBus = RedisBus(settings.redis) if settings.redis else NoBus()
        matches = MatchService(store, settings, tokens, metrics, bus)
        matchmaking = Matchmaking(matches)
        listings = Listings(store, matches)
        workers = Workers(settings.workers, settings.bot_memory)
        backend = cls(
            settings=settings,
            metrics=metrics,
            limits=limits or Limits(settings, metrics),
            store=store,
            tokens=tokens,
            matches=matches,
            matchmaking=matchmaking,
            accounts=Accounts(store, settings, tokens),
            ratings=Ratings(store, settings),
            leagues=Leagues(store, settings, matchmaking),
            listings=listings,
            calling_off=CallingOff(matches),
            timekeeper=Timekeeper(matches, listings),
            workers=workers,
            coaches=Coaches(settings.bot_memory),
            botkeeper=Botkeeper(matches, workers),
        )
        matches.after_commit += [backend.botkeeper.consider, backend.ratings.consider, backend.listings.tell_accounts]
        await backend.limits.open()
        await backend.timekeeper.open()
        await backend.ratings.rate_what_is_left()
        return backend

    async def close(self) -> None:
        """Finish what was begun, then close the store."""
        await self.timekeeper.close()
        await self.botkeeper.close()
        await self.matches.drain()
        await self.ratings.drain()
        await self.workers.close()
        await self.coaches.close()
        await self.limits.close()
        await self.store.close()

    async def follow(
        self,
        match: str,
        caller: Caller,
        seat: int | None,
        since: int = 0,
        listener: Listener | None = None,
        reply_to: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], Listener]:
        """Follow a match: what happened after ``since`` and, with nothing between, everything from then on.

        A listener that is given is sent the first news itself, so that nothing can overtake it.
        """
        matches = self.matches
        live = await matches.live(match)
        async with live.lock:
            await matches.freshen(live)
            audience = matches.audience(live, caller, seat)
            shown = matches.shown_to(live, audience)
            first = news_json(shown, audience, min(since, shown.seq), self.settings.now())
            if listener is None:
                listener = Listener()
            else:
                listener.send(compact({"ok": True} | first | (reply_to or {})))
            matches.hub.listen(live, listener, audience)
        self.botkeeper.consider(live)
        return first, listener
