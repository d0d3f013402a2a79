"""Everything a running server consists of, opened and closed in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from touchline.server.accounts import Accounts
from touchline.server.audience import news_json
from touchline.server.bell import Bell, NoBell, RedisBell
from touchline.server.botkeeper import Botkeeper
from touchline.server.calling_off import CallingOff
from touchline.server.events import compact
from touchline.server.hall import Hall
from touchline.server.hub import Listener
from touchline.server.leagues import Leagues
from touchline.server.limits import Limits
from touchline.server.lobby import Lobby
from touchline.server.metrics import Metrics
from touchline.server.ratings import Ratings
from touchline.server.reception import Reception
from touchline.server.settings import Settings
from touchline.server.store import open_store
from touchline.server.store.base import Store
from touchline.server.timekeeper import Timekeeper
from touchline.server.tokens import Hand, Tokens
from touchline.server.workers import Workers


@dataclass
class House:
    """The parts of one server process."""

    settings: Settings
    metrics: Metrics
    limits: Limits
    store: Store
    tokens: Tokens
    hall: Hall
    reception: Reception
    accounts: Accounts
    ratings: Ratings
    leagues: Leagues
    lobby: Lobby
    calling_off: CallingOff
    timekeeper: Timekeeper
    workers: Workers
    coaches: Workers
    """Analysis has a process of its own: a bot never waits for it."""
    botkeeper: Botkeeper
    sockets: set[Any] = field(default_factory=set)
    """The open WebSockets."""

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics | None = None, limits: Limits | None = None) -> House:
        """Open the store, note the pause, begin to tick."""
        metrics = metrics or Metrics()
        store = await open_store(settings.store, exclusive=True, holder=settings.address)
        tokens = await Tokens.of(store, settings)
        bell: Bell = RedisBell(settings.redis) if settings.redis else NoBell()
        hall = Hall(store, settings, tokens, metrics, bell)
        reception = Reception(hall)
        lobby = Lobby(store, hall)
        workers = Workers(settings.workers, settings.bot_memory)
        house = cls(
            settings=settings,
            metrics=metrics,
            limits=limits or Limits(settings, metrics),
            store=store,
            tokens=tokens,
            hall=hall,
            reception=reception,
            accounts=Accounts(store, settings, tokens),
            ratings=Ratings(store, settings),
            leagues=Leagues(store, settings, reception),
            lobby=lobby,
            calling_off=CallingOff(hall),
            timekeeper=Timekeeper(hall, lobby),
            workers=workers,
            coaches=Workers(1, settings.bot_memory),
            botkeeper=Botkeeper(hall, workers),
        )
        hall.after_commit += [house.botkeeper.consider, house.ratings.consider, house.lobby.tell_accounts]
        await house.limits.open()
        await house.timekeeper.open()
        await house.ratings.rate_what_is_left()
        return house

    async def close(self) -> None:
        """Finish what was begun, then close the store."""
        await self.timekeeper.close()
        await self.botkeeper.close()
        await self.hall.drain()
        await self.ratings.drain()
        await self.workers.close()
        await self.coaches.close()
        await self.limits.close()
        await self.store.close()

    async def follow(
        self,
        match: str,
        hand: Hand,
        seat: int | None,
        since: int = 0,
        listener: Listener | None = None,
        reply_to: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], Listener]:
        """Follow a match: what happened after ``since`` and, with nothing between, everything from then on.

        A listener that is given is sent the first news itself, so that nothing can overtake it.
        """
        hall = self.hall
        live = await hall.live(match)
        async with live.lock:
            await hall.freshen(live)
            audience = hall.audience(live, hand, seat)
            shown = hall.shown_to(live, audience)
            first = news_json(shown, audience, min(since, shown.seq), self.settings.now())
            if listener is None:
                listener = Listener()
            else:
                listener.send(compact({"ok": True} | first | (reply_to or {})))
            hall.hub.listen(live, listener, audience)
        self.botkeeper.consider(live)
        return first, listener
