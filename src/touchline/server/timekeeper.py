"""The timekeeper: heartbeats, fallen clocks, news that the bell missed, spectators with a delay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.server.hall import Hall
from touchline.server.live import LiveMatch
from touchline.server.lobby import Lobby
from touchline.server.logs import log
from touchline.server.settings import fresh_id
from touchline.server.store.base import Conflict, StoreDown, Write

HEARTBEAT_SECONDS = 2.0
ALIVE_MS = 6_000
"""A process that was seen this recently is still there."""
CLOCK_SECONDS = 0.5


class Timekeeper:
    """The tasks that run beside the players."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall = hall
        self.lobby = lobby
        self.process = fresh_id()
        self._tasks: list[asyncio.Task[None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Note how long no server ran, so that nobody is charged for it; then begin to tick."""
        await self._note_pause()
        self._loop = asyncio.get_running_loop()
        await self.hall.bell.open(self._heard, self.hall.hub.answer)
        self._tasks = [
            asyncio.create_task(self._every(HEARTBEAT_SECONDS, self.beat)),
            asyncio.create_task(self._every(CLOCK_SECONDS, self.tick)),
        ]
        if self.hall.store.shared:
            self._tasks.append(asyncio.create_task(self._every(self.hall.settings.poll_seconds, self.poll)))

    async def close(self) -> None:
        """Stop ticking; the last heartbeat says until when the server ran."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hall.bell.close()
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
        await self.hall.store.write(
            Write(
                "insert into heartbeats (process, seen) values (?, ?) "
                "on conflict (process) do update set seen = excluded.seen",
                (self.process, self.hall.settings.now()),
            )
        )

    async def _note_pause(self) -> None:
        store, now = self.hall.store, self.hall.settings.now()
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
        self.hall.pauses = [(began, ended) for began, ended in await store.read("select began, ended from pauses")]

    async def tick(self) -> None:
        """Flags, and spectators with a delay."""
        await self.flag_late()
        self.tell_late_spectators()

    # ---- news from other processes

    def _heard(self, match: str, seq: int, accounts: list[str]) -> None:
        live = self.hall.in_memory(match)
        if (live is not None and live.seq < seq) or (live is None and self.hall.hub.is_followed(match)):
            self._begin(self._catch_up(match))
        if accounts:
            self._begin(self.lobby.heard(match, accounts))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(work))

    async def _catch_up(self, match: str) -> None:
        with contextlib.suppress(TouchlineError):
            live = await self.hall.live(match)
            async with live.lock:
                await self.hall.catch_up(live)

    async def poll(self) -> None:
        """Ask the store whether a match followed here has moved on: the bell may be broken."""
        followed = self.hall.hub.followed()
        for start in range(0, len(followed), 500):
            some = followed[start : start + 500]
            marks = ",".join("?" * len(some))
            for match, seq in await self.hall.store.read(f"select id, seq from matches where id in ({marks})", *some):
                self._heard(match, seq, [])
        await self.lobby.poll()

    # ---- clocks

    async def flag_late(self) -> None:
        """End the matches whose clock has fallen."""
        late = await self.hall.store.read(
            "select id from matches where status = 'playing' and deadline < ? limit 50", self.hall.settings.now()
        )
        for (match_id,) in late:
            live = await self.hall.live(match_id)
            async with live.lock:
                await self.hall.freshen(live)
                try:
                    await self.hall.flag(live, self.hall.settings.now())
                except Conflict:
                    continue
                if live.status == "playing" and (live.clock.deadline() or 0) > self.hall.settings.now():
                    await self._correct_deadline(live)

    async def _correct_deadline(self, live: LiveMatch) -> None:
        """A pause moved the deadline."""
        await self.hall.store.write(
            Write("update matches set deadline = ? where id = ?", (live.clock.deadline(), live.id)),
        )

    def tell_late_spectators(self) -> None:
        """Tell those who watch with a delay what has become ripe."""
        for match_id in self.hall.hub.followed():
            live = self.hall.in_memory(match_id)
            if live is None or live.terms["delay"] == 0 or live.lock.locked():
                continue
            shadow = self.hall.shadows.get(match_id)
            before = shadow.seq if shadow else 0
            shown = self.hall.shown_to(live, None)
            if shown.seq > before:
                self.hall.hub.announce(shown, before, seats=False)
