"""The timekeeper: heartbeats, fallen clocks, news that the bus missed, spectators with a delay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.server.matches.listings import Listings
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.service import MatchService
from touchline.server.operations.logs import log
from touchline.server.operations.settings import fresh_id
from touchline.server.store.base import Conflict, StoreDown, Write

HEARTBEAT_SECONDS = 2.0
ALIVE_MS = 6_000
"""A process that was seen this recently is still there."""
CLOCK_SECONDS = 0.5


class Timekeeper:
    """The tasks that run beside the players."""

    def __init__(self, matches: MatchService, listings: Listings) -> None:
        self.matches = matches
        self.listings = listings
        self.process = fresh_id()
        self._tasks: list[asyncio.Task[None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Note how long no server ran, so that nobody is charged for it; then begin to tick."""
        await self._note_pause()
        self._loop = asyncio.get_running_loop()
        await self.matches.bus.open(self._heard, self.matches.hub.answer)
        self._tasks = [
            asyncio.create_task(self._every(HEARTBEAT_SECONDS, self.beat)),
            asyncio.create_task(self._every(CLOCK_SECONDS, self.tick)),
        ]
        if self.matches.store.shared:
            self._tasks.append(asyncio.create_task(self._every(self.matches.settings.poll_seconds, self.poll)))

    async def close(self) -> None:
        """Stop ticking; the last heartbeat says until when the server ran."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.matches.bus.close()
        with contextlib.suppress(StoreDown):
            await self.beat()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (TouchlineError, Conflict) as problem:
                log().warning("timekeeping failed", work=work.__name__, problem=str(problem))
            await asyncio.sleep(seconds)

    async def beat(self) -> None:
        """Say that this process is alive."""
        await self.matches.store.write(
            Write(
                "insert into heartbeats (process, seen) values (?, ?) "
                "on conflict (process) do update set seen = excluded.seen",
                (self.process, self.matches.settings.now()),
            )
        )

    async def _note_pause(self) -> None:
        store, now = self.matches.store, self.matches.settings.now()
        ((seen,),) = await store.read("select max(seen) from heartbeats")
        if seen is not None and seen < now and (not store.shared or now - seen > ALIVE_MS):
            with contextlib.suppress(Conflict):  # another process of this store was first to note it
                await store.write(
                    Write("insert into pauses (began, ended) values (?, ?)", (seen, now)),
                    Write(
                        "update matches set deadline = deadline + ? where status = 'playing' and deadline is not null",
                        (now - seen,),
                    ),
                    Write("delete from heartbeats where seen <= ?", (seen,)),
                    Write("delete from used where expires < ?", (now,)),
                )
        self.matches.pauses = [(began, ended) for began, ended in await store.read("select began, ended from pauses")]

    async def tick(self) -> None:
        """Flags, and spectators with a delay."""
        await self.flag_late()
        self.tell_late_spectators()

    # ---- news from other processes

    def _heard(self, match: str, seq: int, accounts: list[str]) -> None:
        live = self.matches.in_memory(match)
        if (live is not None and live.seq < seq) or (live is None and self.matches.hub.is_followed(match)):
            self._begin(self._catch_up(match))
        if accounts:
            self._begin(self.listings.heard(match, accounts))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(work))

    async def _catch_up(self, match: str) -> None:
        with contextlib.suppress(TouchlineError):
            live = await self.matches.live(match)
            async with live.lock:
                await self.matches.catch_up(live)

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
        """End the matches whose clock has fallen."""
        late = await self.matches.store.read(
            "select id from matches where status = 'playing' and deadline < ? limit 50", self.matches.settings.now()
        )
        for (match_id,) in late:
            live = await self.matches.live(match_id)
            async with live.lock:
                await self.matches.freshen(live)
                try:
                    await self.matches.flag(live, self.matches.settings.now())
                except Conflict:
                    continue
                if live.status == "playing" and (live.clock.deadline() or 0) > self.matches.settings.now():
                    await self._correct_deadline(live)

    async def _correct_deadline(self, live: LiveMatch) -> None:
        """A pause moved the deadline."""
        await self.matches.store.write(
            Write("update matches set deadline = ? where id = ?", (live.clock.deadline(), live.id)),
        )

    def tell_late_spectators(self) -> None:
        """Tell those who watch with a delay what has become ripe."""
        for match_id in self.matches.hub.followed():
            live = self.matches.in_memory(match_id)
            if live is None or live.terms["delay"] == 0 or live.lock.locked():
                continue
            shadow = self.matches.shadows.get(match_id)
            before = shadow.seq if shadow else 0
            shown = self.matches.shown_to(live, None)
            if shown.seq > before:
                self.matches.hub.announce(shown, before, seats=False)
