"""Everything that a server for one person consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from touchline.anywhere.bots import HomeBots
from touchline.anywhere.store import Vault, VaultStore
from touchline.anywhere.tables import Fetch, Tables, nothing
from touchline.server.matches.listings import Listings
from touchline.server.matches.matchmaking import Matchmaking
from touchline.server.matches.service import MatchService
from touchline.server.operations.answers import Answers
from touchline.server.operations.duties import Duties
from touchline.server.operations.metrics import Uncounted
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Tokens
from touchline.server.realtime.presence import Presence
from touchline.server.realtime.timekeeper import Timekeeper


@dataclass
class OwnServer:
    """Its parts, as a server has them; nobody has an account, and nobody is told to wait."""

    store: VaultStore
    tokens: Tokens
    matches: MatchService
    matchmaking: Matchmaking
    timekeeper: Timekeeper
    bots: HomeBots
    tables: Tables
    answers: Answers = field(default_factory=Answers)

    @classmethod
    async def open(cls, vault: Vault, fetch: Fetch = nothing) -> OwnServer:
        """Open the store and begin to tick."""
        settings, metrics = Settings(store=""), Uncounted()
        settings.lift_limits()
        store = VaultStore(vault)
        await store.open()
        tokens = await Tokens.of(store, settings)
        matches = MatchService(store, settings, tokens, metrics)
        tables, duties = Tables(fetch), Duties(metrics)
        bots = HomeBots(matches, tables)
        own = cls(
            store=store,
            tokens=tokens,
            matches=matches,
            matchmaking=Matchmaking(matches),
            timekeeper=Timekeeper(matches, Listings(store, matches), Presence(matches, duties), duties),
            bots=bots,
            tables=tables,
        )
        matches.after_commit.append(bots.consider)
        await own.timekeeper.open()
        return own

    async def close(self) -> None:
        """Finish what was begun."""
        await self.timekeeper.close()
        await self.bots.close()
        await self.matches.drain()
        await self.store.close()
