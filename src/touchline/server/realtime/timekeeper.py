"""The timekeeper: beats, fallen clocks, news that the bus missed, spectators with a delay."""

from __future__ import annotations

import contextlib

from touchline.kernel.errors import TouchlineError
from touchline.server.errors import Refused
from touchline.server.matches.listings import Listings
from touchline.server.matches.rows import BrokenChain
from touchline.server.matches.service import MatchService
from touchline.server.operations.duties import Duties
from touchline.server.realtime.presence import NOBODY_MOVED, Presence
from touchline.server.realtime.service_time import BEAT_SECONDS
from touchline.server.store.base import StoreDown, Write

CLOCK_SECONDS = 0.5
TIDY_SECONDS = 60.0
MOST_LATE = 50
"""Clocks that are looked at in one round."""


class Timekeeper:
    """What is done beside the players, again and again."""

    def __init__(self, matches: MatchService, listings: Listings, presence: Presence, duties: Duties) -> None:
        self.matches = matches
        self.listings = listings
        self.presence = presence
        self.duties = duties

    async def open(self) -> None:
        """Note how long no server ran, so that nobody is charged for it; then begin to tick."""
        await self.matches.time.open()
        self.matches.hub.open()
        await self.matches.bus.open(self._heard, self.matches.hub.answer, self.duties)
        self.duties.repeat("beat", BEAT_SECONDS, self.matches.time.beat)
        self.duties.repeat("clocks", CLOCK_SECONDS, self.flag_late)
        self.duties.repeat("spectators", CLOCK_SECONDS, self.tell_late_spectators)
        self.duties.repeat("uncertain commits", CLOCK_SECONDS, self.matches.resolve)
        self.duties.repeat("tidying", TIDY_SECONDS, self.matches.time.tidy)
        if self.matches.store.shared:
            self.duties.repeat("news of others", self.matches.settings.poll_seconds, self.poll)

    async def close(self) -> None:
        """Stop ticking; the last beat says until when the server ran."""
        await self.duties.close()
        with contextlib.suppress(StoreDown):
            await self.matches.time.close()

    # ---- news from other processes

    def _heard(self, match: str, seq: int, accounts: list[str]) -> None:
        if seq == NOBODY_MOVED:
            self.presence.heard(match)
            return
        live = self.matches.in_memory(match)
        if (live is not None and live.seq < seq) or (live is None and self.matches.hub.is_followed(match)):
            self.duties.once("catching up", self._catch_up(match))
        if accounts:
            self.duties.once("news for accounts", self.listings.heard(match, accounts))

    async def _catch_up(self, match: str) -> None:
        with contextlib.suppress(TouchlineError):
            async with self.matches.reading(match):
                pass  # it is brought up to date, and whoever follows it is told

    async def poll(self) -> None:
        """Ask the store whether a match followed here has moved on: the bus may be broken."""
        followed = self.matches.hub.followed()
        for start in range(0, len(followed), 500):
            some = followed[start : start + 500]
            marks = ",".join("?" * len(some))
            for match, seq in await self.matches.store.read(
                f"select id, seq from matches where id in ({marks})", *some
            ):
                self._heard(match, seq, [])
        await self.listings.poll()

    # ---- clocks

    async def flag_late(self) -> None:
        """End the matches whose clock has fallen; one that cannot be ended stops no other."""
        await self.matches.time.settle()
        late = await self.matches.store.read(
            "select id, deadline from matches where status = 'playing' and deadline < ? order by deadline limit ?",
            self.matches.now(),
            MOST_LATE + len(self.matches.broken),
        )
        for match_id, known in late:
            if self.matches.is_set_aside(match_id):
                continue
            try:
                deadline = await self.matches.flag(match_id)
            except StoreDown:
                raise
            except Refused:  # it is busy; looked at again soon
                continue
            except Exception as problem:
                broken = BrokenChain(f"match {match_id}: its clock has fallen, and it cannot be ended")
                broken.__cause__ = problem
                self.matches.set_aside(match_id, broken)
                continue
            if deadline is not None and deadline > known:
                await self._correct_deadline(match_id, known, deadline)

    async def _correct_deadline(self, match_id: str, known: int, deadline: int) -> None:
        """A pause moved the deadline; unless the match has moved it meanwhile."""
        await self.matches.store.write(
            Write("update matches set deadline = ? where id = ? and deadline = ?", (deadline, match_id, known)),
        )

    async def tell_late_spectators(self) -> None:
        """Tell those who watch with a delay what has become ripe."""
        for match_id in self.matches.hub.followed_late():
            with contextlib.suppress(TouchlineError):
                async with self.matches.reading(match_id, fresh=False) as live:
                    self.matches.shown_to(live, None)
