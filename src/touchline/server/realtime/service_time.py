"""The time that all processes of a store share, and the stretches of it in which nobody could be served.

Every process beats: once a second it asks the store for the time and says that it is there.  Between two beats it
counts by its own steady clock, so a clock that is set, or that runs apart from another machine's, moves nobody's
time.  A beat that comes late (the database was down, the process or the machine slept) is noted as a pause, in the
same transaction that moves every deadline.  Whoever charges a clock looks first whether a beat is overdue.
"""

from __future__ import annotations

import asyncio

from touchline.server.matches.clocks import Pause, Pauses
from touchline.server.operations.logs import log
from touchline.server.operations.settings import Settings, fresh_id, steady_clock
from touchline.server.store.base import Conflict, Store, Write

BEAT_SECONDS = 1.0
GAP_MS = 3_000
"""A process that could not beat for so long could not serve: the time since its last beat is nobody's."""
STALE_MS = 6_000
"""Another process that has not beaten for so long has stopped: its players cannot move, so every clock stands …"""
GIVE_UP_MS = 30_000
"""… until it beats again, or for so long: by then they have come back by another process."""
COME_BACK_MS = 3_000
"""After a pause everybody has so long to come back before time runs again."""
STEP_MS = 1_000
"""A clock that is further ahead than this was set, or the machine slept."""
QUICK_MS = 500
"""An answer of the store that took longer says too little about what time it is."""
MOST_AHEAD_MS = 3_600_000
"""Time does not go back when a server is started again, unless it had been further wrong than this."""
KEPT_MS = 86_400_000
"""Pauses are kept for a day at least, and for as long as a match is played that was there before them."""
ATTEMPTS = 10


class ServiceTime:
    """One process's part in it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.process = fresh_id()
        self.pauses = Pauses()
        """All that are known; one object for all clocks, so that they learn of a new one together."""
        self.alive = 1
        """How many processes have beaten lately, this one among them."""
        self._store = store
        self._settings = settings
        self._elapsed = settings.elapsed or steady_clock
        self._steady = settings.elapsed is not None
        self._base, self._at = settings.now(), self._elapsed()
        self._latest = 0
        self._seen = self._base
        self._beaten = self._at
        self._beating = asyncio.Lock()
        self._unserved = False

    def now(self) -> int:
        """Milliseconds since 1970, by the store's clock; never less than before."""
        if not self._steady:
            return self._settings.now()
        self._latest = max(self._latest, self._base + self._elapsed() - self._at)
        return self._latest

    # ---- opening and closing

    async def open(self) -> None:
        """Note for how long no server ran, and begin to beat."""
        found = await self._store.read("select process, seen from heartbeats")
        newest = max((seen for _, seen in found), default=None)
        told, _ = await self._ask()
        ahead = newest is not None and told < newest <= told + MOST_AHEAD_MS
        self._base, self._at = newest if newest is not None and ahead else told, self._elapsed()
        self._latest = 0
        now = self.now()
        await self._learn_pauses()
        if newest is not None and newest < now and not (self._store.shared and now - newest <= STALE_MS):
            await self._note(newest, now + COME_BACK_MS)
            await self._store.write(Write("delete from heartbeats where seen <= ?", (newest,)))
        await self._store.write(self._here(now))
        self._seen, self._beaten = now, self._elapsed()
        await self._look_round(now)

    async def close(self) -> None:
        """The last beat says until when the server ran; while others go on, nobody has to wait for this one."""
        await self.beat()
        others = "exists (select 1 from heartbeats where process <> ? and seen > ?)"
        await self._store.write(
            Write(
                f"delete from heartbeats where process = ? and {others}",
                (self.process, self.process, self.now() - STALE_MS),
            )
        )

    # ---- beating

    async def settle(self) -> None:
        """Before a clock is charged: if a beat is overdue, there is a pause that nobody has noted yet."""
        if self._overdue():
            await self.beat()

    def could_not_store(self) -> None:
        """A move was sent and not stored, though the store beats on: the time since the last beat is nobody's."""
        self._unserved = True

    def _overdue(self) -> bool:
        return self._steady and (self._unserved or self._elapsed() - self._beaten > GAP_MS)

    async def beat(self) -> None:
        """Ask for the time, say that this process is there, note a pause if there was one."""
        async with self._beating:
            told, asked = await self._ask()
            ahead = told - (self._base + asked - self._at) if self._steady else 0
            quick = self._elapsed() - asked <= QUICK_MS
            jumped = quick and ahead > STEP_MS
            if quick and not jumped and ahead >= -STEP_MS:
                self._base, self._at = told, asked
            now = told if jumped else self.now()
            if jumped or self._overdue():
                log().warning("nobody was served for a while; the clocks stood", milliseconds=now - self._seen)
                await self._come_back(now)
                self._unserved = False
            if jumped:  # only now: before the pause was noted, somebody would have been charged for it
                self._base, self._at = told, asked
            await self._store.write(self._here(now))
            self._seen, self._beaten = now, self._elapsed()
            await self._look_round(now)

    async def _ask(self) -> tuple[int, int]:
        """The time by the store's clock (else by this machine's), and when that was by the steady one."""
        began = self._elapsed()
        told = await self._store.time() if self._steady else None
        if told is None:
            return self._settings.now(), self._elapsed()
        return told, (began + self._elapsed()) // 2

    def _here(self, now: int) -> Write:
        return Write(
            "insert into heartbeats (process, seen) values (?, ?) "
            "on conflict (process) do update set seen = excluded.seen",
            (self.process, now),
        )

    async def _come_back(self, now: int) -> None:
        """After a gap: a pause.  If the others gave it up meanwhile, they have noted what was to be noted."""
        await self._learn_pauses()
        if await self._store.read("select 1 from heartbeats where process = ?", self.process):
            await self._note(self._seen, now + COME_BACK_MS)

    async def _look_round(self, now: int) -> None:
        """Who else is there, who has stopped, and what the others have noted."""
        if not self._store.shared:
            return
        found = await self._store.read("select process, seen from heartbeats where process <> ?", self.process)
        self.alive = 1 + sum(now - seen <= STALE_MS for _, seen in found)
        await self._learn_pauses()
        for process, seen in found:
            if now - seen > GIVE_UP_MS:
                await self._note(seen, seen + GIVE_UP_MS)
                await self._store.write(
                    Write("delete from heartbeats where process = ? and seen = ?", (process, seen)),
                )
        stopped = [seen for _, seen in found if STALE_MS < now - seen <= GIVE_UP_MS]
        if stopped:
            self.pauses.replace([*self.pauses.all, (min(stopped), now + COME_BACK_MS)])

    # ---- pauses

    async def _learn_pauses(self) -> None:
        found = await self._store.read("select began, ended from pauses")
        self.pauses.replace((began, ended) for began, ended in found)

    async def _note(self, began: int, ended: int) -> None:
        """Write a pause down, or what is new of it, and move every deadline by as much.

        Two processes that note the same outage take turns (the first statement is a lock): the second finds it noted.
        """
        for _ in range(ATTEMPTS):
            began = max([began, *(end for start, end in self.pauses.all if start <= began)])
            if began >= ended:
                return
            try:
                await self._store.write(*_noted((began, ended)))
            except Conflict:
                await self._learn_pauses()
                continue
            self.pauses.replace([*self.pauses.all, (began, ended)])
            return

    async def tidy(self) -> None:
        """Drop what nobody needs any more: used tickets that have expired, pauses before all that is played."""
        now = self.now()
        await self._store.write(
            Write("delete from used where expires < ?", (now,)),
            Write(
                "delete from pauses where ended < ? and ended < coalesce((select min(created) from matches "
                "where status = 'playing' and deadline is not null), ended + 1)",
                (now - KEPT_MS,),
            ),
        )
        await self._learn_pauses()


def _noted(pause: Pause) -> tuple[Write, ...]:
    began, ended = pause
    return (
        Write("update meta set value = value where name = 'key'"),
        Write(
            "insert into pauses (began, ended) select cast(? as bigint), cast(? as bigint) "
            "where not exists (select 1 from pauses where began <= ? and ended > ?)",
            (began, ended, began, began),
            expect=1,
        ),
        Write(
            "update matches set deadline = deadline + ? where status = 'playing' and deadline is not null",
            (ended - began,),
        ),
    )
