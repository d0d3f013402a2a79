"""Everything a running server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from touchline.server.matches.calling_off import CallingOff
from touchline.server.matches.listings import Listings
from touchline.server.matches.matchmaking import Matchmaking
from touchline.server.matches.service import MatchService
from touchline.server.matches.television import Television
from touchline.server.operations.answers import Answers
from touchline.server.operations.coaches import Coaches
from touchline.server.operations.duties import Duties
from touchline.server.operations.limits import Limits
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.rehearsal import rehearse
from touchline.server.operations.settings import Settings
from touchline.server.operations.takeaway import Takeaway
from touchline.server.people.accounts import Accounts
from touchline.server.people.friends import Friendships
from touchline.server.people.leagues import Leagues
from touchline.server.people.notices import Notices
from touchline.server.people.passkeys import Passkeys
from touchline.server.people.ratings import Ratings
from touchline.server.people.season_notices import SeasonNotices
from touchline.server.people.seasons import Seasons
from touchline.server.people.seat_codes import SeatCodes
from touchline.server.people.tokens import Tokens
from touchline.server.people.tournaments import Tournaments
from touchline.server.people.web_push import Pusher
from touchline.server.realtime.botkeeper import Botkeeper
from touchline.server.realtime.bus import NoBus, ProcessBus, RedisBus
from touchline.server.realtime.presence import Presence
from touchline.server.realtime.timekeeper import Timekeeper
from touchline.server.store import open_store
from touchline.server.store.base import Store
from touchline.workers import Workers

SEASON_SECONDS = 60.0
"""How often seasons are looked at whose week may be late."""
CUP_SECONDS = 15.0
"""How often tournaments are looked at that may have been left standing."""
RATING_SECONDS = 300.0
"""How often the matches are rated that could not be when they ended."""


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
    friends: Friendships
    passkeys: Passkeys
    leagues: Leagues
    tournaments: Tournaments
    seasons: Seasons
    listings: Listings
    television: Television
    seat_codes: SeatCodes
    calling_off: CallingOff
    duties: Duties
    presence: Presence
    timekeeper: Timekeeper
    workers: Workers
    coaches: Coaches
    """Analysis has processes of its own: a bot never waits for it."""
    botkeeper: Botkeeper
    notices: Notices = field(init=False)
    rehearsal: asyncio.Task[None] | None = None
    """Bots and coach getting ready, while it lasts."""
    takeaway: Takeaway = field(default_factory=Takeaway)
    answers: Answers = field(default_factory=Answers)
    """Heavy answers that were made lately."""
    sockets: set[Any] = field(default_factory=set)
    """The open WebSockets."""
    streams: set[Any] = field(default_factory=set)
    """The open streams of lines."""

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics | None = None, limits: Limits | None = None) -> Backend:
        """Open the store, note the pause, begin to tick."""
        metrics = metrics or Metrics()
        store = settings.around_store(await open_store(settings.store, exclusive=True, holder=settings.address))
        tokens = await Tokens.of(store, settings)
        bus: ProcessBus = RedisBus(settings.redis) if settings.redis else NoBus()
        matches = MatchService(store, settings, tokens, metrics, bus)
        matchmaking = Matchmaking(matches)
        listings = Listings(store, matches)
        workers = Workers(settings.workers, settings.bot_memory)
        duties = Duties(metrics)
        presence = Presence(matches, duties)
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
            friends=Friendships(store, settings),
            passkeys=Passkeys(store, settings, tokens),
            leagues=Leagues(store, settings, matchmaking),
            tournaments=Tournaments(store, settings, matchmaking, duties),
            seasons=Seasons(store, settings, matchmaking, workers),
            listings=listings,
            television=Television(matchmaking, listings),
            seat_codes=SeatCodes(store, settings, tokens),
            calling_off=CallingOff(matches),
            duties=duties,
            presence=presence,
            timekeeper=Timekeeper(matches, listings, presence, duties),
            workers=workers,
            coaches=Coaches(settings.bot_memory),
            botkeeper=Botkeeper(matches, workers),
        )
        pusher = await Pusher.of(store, settings.push_contact, settings.push_hosts)
        backend.notices = Notices(matches, presence, duties, pusher)
        backend._introduce()
        await backend.limits.open()
        await backend.timekeeper.open()
        duties.repeat("ratings", RATING_SECONDS, backend.ratings.rate_what_is_left)
        if settings.rehearse:
            backend.rehearsal = asyncio.create_task(rehearse(backend.botkeeper, backend.coaches))
        duties.repeat("tournaments", CUP_SECONDS, backend.tournaments.go_on_everywhere, vital=False)
        duties.repeat("seasons", SEASON_SECONDS, backend.seasons.go_on_everywhere, vital=False)
        return backend

    def _introduce(self) -> None:
        """Tell those who are to hear of it what has been stored."""
        self.seasons.after_step.append(SeasonNotices(self.notices, self.settings).remind)
        self.matches.after_commit += [
            self.notices.consider,
            self.botkeeper.consider,
            self.ratings.consider,
            self.seasons.consider,
            self.tournaments.consider,
            self.listings.tell_accounts,
        ]

    async def close(self) -> None:
        """Finish what was begun, then close the store."""
        if self.rehearsal is not None:
            self.rehearsal.cancel()
            await asyncio.gather(self.rehearsal, return_exceptions=True)
        await self.takeaway.close()
        await self.timekeeper.close()
        await self.seasons.drain()
        await self.botkeeper.close()
        await self.matches.drain()
        await self.ratings.drain()
        await self.workers.close()
        await self.coaches.close()
        await self.limits.close()
        await self.store.close()
