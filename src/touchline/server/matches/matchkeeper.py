"""The matches of a process: the one place where a match is read, and the one where it is changed.

``reading`` lends a match to whoever looks at it; ``change`` lets somebody add rows, commits them, and only then tells
anybody.  Both hold the match's lock, so nobody sees a match that another is changing; and whatever goes wrong
between the first row and the commit, the match in memory is thrown away and folded again from the store.  So what
anybody is shown is what is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.errors import NotFound, Refused
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import SELECT_ROWS, BrokenChain, Row, insertion, read_rows
from touchline.server.matches.stages import TURNING_POINTS
from touchline.server.matches.summary import sitters, summary
from touchline.server.matches.weight import Weights, weight
from touchline.server.operations.logs import log
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings
from touchline.server.operations.work import carried, current, in_pieces
from touchline.server.people.tokens import Tokens
from touchline.server.realtime.bus import NoBus, ProcessBus
from touchline.server.realtime.hub import Hub
from touchline.server.realtime.service_time import ServiceTime
from touchline.server.store.base import Conflict, Store, Write

ATTEMPTS = 5
"""How often a change is tried again when other processes keep being first."""

ROW_BYTES = 400
"""What a row takes in the store beside its data: columns, keys, indices."""

SET_ASIDE_SECONDS = 30.0
"""A match that is broken is not looked at again for so long."""

DOUBT_SECONDS = 30.0
"""A commit of unknown fate may still come true for so long; until then the store is asked before a match is shown."""

T = TypeVar("T")
Attempt = Callable[[LiveMatch], "T | TouchlineError"]
"""Adds rows to a match and says what to answer once they are stored; or raises, and nothing is stored.

A refusal that is returned instead of raised is given after the rows are stored: a clock has fallen.
"""


class Doubt(NamedTuple):
    """About a commit whose fate nobody knows."""

    before: int
    """The last event that is certain."""
    until: float


class Matchkeeper:
    """All matches of one server process."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        tokens: Tokens,
        metrics: Metrics | None = None,
        bus: ProcessBus | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.tokens = tokens
        self.metrics = metrics or Metrics()
        self.bus = bus or NoBus()
        self.time = ServiceTime(store, settings)
        self.hub = Hub(self.now)
        self.after_commit: list[Callable[[LiveMatch, int], None]] = []
        """Called with every match that moved on and the ``seq`` before it: bots, ratings, streams."""
        self.broken: dict[str, str] = {}
        """Matches that were set aside because their rows do not fit together, and why."""
        self._matches: OrderedDict[str, LiveMatch] = OrderedDict()
        self._weights: Weights = Weights()
        """What each match in memory weighs."""
        self._locks: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        """The lock of every match that somebody holds or waits for, and how many these are."""
        self._looked: dict[str, float] = {}
        """When a broken match was last looked at."""
        self._uncertain: dict[str, Doubt] = {}
        """Matches with a commit of unknown fate."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """What time it is, for every process of this store."""
        return self.time.now()

    # ---- reading

    @asynccontextmanager
    async def reading(self, match_id: str, *, fresh: bool = True) -> AsyncIterator[LiveMatch]:
        """A match as it is stored, for as long as one looks at it; what others have added is there too if ``fresh``."""
        async with self._alone(match_id):
            yield await self._current(match_id, fresh=fresh)

    @asynccontextmanager
    async def _alone(self, match_id: str) -> AsyncIterator[None]:
        lock, users = self._locks.setdefault(match_id, (asyncio.Lock(), []))
        users.append(None)
        try:
            async with lock:
                yield
        finally:
            users.pop()
            if not users:
                del self._locks[match_id]

    async def _current(self, match_id: str, *, fresh: bool) -> LiveMatch:
        """The match in memory, brought up to date, or folded from its rows.  With the lock held."""
        live = self._matches.get(match_id)
        if live is None:
            return await self._load(match_id)
        self._matches.move_to_end(match_id)
        if (fresh and self.store.shared) or match_id in self._uncertain:
            rows = read_rows(await self.store.read(SELECT_ROWS, match_id, live.seq))
            if rows:
                before = live.seq
                try:
                    fold(live, rows)
                except BrokenChain:  # perhaps it is only the match in memory that is wrong
                    self.discard(match_id)
                    return await self._load(match_id)
                self._announce(live, before)
        return live

    async def _load(self, match_id: str) -> LiveMatch:
        if self.is_set_aside(match_id):
            raise BrokenChain(self.broken[match_id])
        rows = read_rows(await self.store.read(SELECT_ROWS, match_id, 0))
        if not rows:
            raise NotFound(Message("server-no-match", match=repr(match_id)))
        began = time.perf_counter()
        live = LiveMatch(match_id, self.tokens, self.time.pauses)
        try:
            await in_pieces(folding(live, rows))
        except BrokenChain as problem:
            self.set_aside(match_id, problem)
            raise
        self.metrics.load.observe(time.perf_counter() - began)
        self._keep(live)
        before = self._uncertain[match_id].before if match_id in self._uncertain else live.seq
        self._announce(live, before)
        self._ring(live, before)
        return live

    def set_aside(self, match_id: str, problem: BrokenChain) -> None:
        """Name a broken match, so that somebody can mend it, and keep it out of everybody's way for a while."""
        if match_id not in self.broken:
            log().error("a match is broken", match=match_id, problem=problem.message, cause=repr(problem.__cause__))
        self.discard(match_id)
        self.broken[match_id] = problem.message
        self._looked[match_id] = time.monotonic()
        self.metrics.broken.set(len(self.broken))

    def is_set_aside(self, match_id: str) -> bool:
        """Whether a match was found broken a moment ago."""
        return match_id in self._looked and time.monotonic() - self._looked[match_id] < SET_ASIDE_SECONDS

    def _keep(self, live: LiveMatch) -> None:
        """Have a match in memory, and forget others that nobody follows if there are too many."""
        if self.broken.pop(live.id, None) is not None:
            self._looked.pop(live.id, None)
            self.metrics.broken.set(len(self.broken))
        self._matches[live.id] = live
        self._weights[live.id] = weight(live)
        self._make_room(live.id)
        self.metrics.matches.set(len(self._matches))
        self.metrics.match_bytes.set(self._weights.total())

    def _make_room(self, kept: str) -> None:
        """Forget matches while they weigh more than they may: those that nobody follows, then those that are quiet."""
        for even_followed in (False, True):
            for match_id in list(self._matches):
                light = self._weights.total() <= self.settings.memory_for_matches
                if light and (even_followed or len(self._matches) <= self.settings.matches_in_memory):
                    break
                followed = self.hub.is_followed(match_id)
                delayed = bool(self._matches[match_id].terms["delay"])
                if (
                    match_id != kept
                    and match_id not in self._locks
                    and not (followed and (delayed or not even_followed))
                ):
                    self.discard(match_id)

    def in_memory(self, match_id: str) -> LiveMatch | None:
        """The match, if it is loaded here.  It may be about to change: only for what never does."""
        return self._matches.get(match_id)

    def discard(self, match_id: str) -> None:
        """Forget a match in memory; the next who asks folds it from the rows."""
        self._matches.pop(match_id, None)
        self._weights.pop(match_id, None)

    # ---- changing

    async def change(self, match_id: str, attempt: Attempt[T], *extra: Write, new: bool = False) -> T:
        """Let somebody add rows to a match (or begin one), store them, tell everybody; what the attempt answers.

        Whoever goes away meanwhile does not stop it half-way.
        """
        answer: T = await self.apart(self._change(match_id, attempt, extra, new=new))
        return answer

    async def _change(self, match_id: str, attempt: Attempt[T], extra: tuple[Write, ...], *, new: bool) -> T:
        fresh = False
        for _ in range(ATTEMPTS):
            async with self._alone(match_id):
                await self.time.settle()
                live = self._begun(match_id) if new else await self._current(match_id, fresh=fresh)
                before = live.seq
                try:
                    answer = attempt(live)
                except TouchlineError:
                    if live.seq != before or live.torn:
                        self.discard(match_id)
                    if new or fresh or not self.store.shared:
                        raise
                    fresh = True  # nothing is refused because of old news
                    continue
                except BaseException:
                    self.discard(match_id)
                    raise
                if live.seq > before:
                    try:
                        await self._commit(live, before, extra)
                    except Conflict:
                        if new:
                            raise
                        continue
                if isinstance(answer, TouchlineError):
                    raise answer
                return answer
        raise Refused(Message("server-too-busy"))

    def _begun(self, match_id: str) -> LiveMatch:
        if match_id in self._matches:
            raise Conflict("there is a match of that id")
        return LiveMatch(match_id, self.tokens, self.time.pauses)

    async def _commit(self, live: LiveMatch, before: int, extra: tuple[Write, ...]) -> None:
        """Store the rows after ``before``; then, and only then, tell."""
        rows = live.rows[before:]
        try:
            await self.store.write(insertion(rows), summary(live), *sitters(rows), *extra)
        except Conflict:
            self.metrics.conflicts.inc()
            self.discard(live.id)
            raise
        except BaseException:  # stored or not, nobody knows: the store will tell
            self.discard(live.id)
            self.time.could_not_store()
            self._uncertain[live.id] = Doubt(before, time.monotonic() + DOUBT_SECONDS)
            raise
        if (tab := current()) is not None:
            tab.stored(sum(len(row.data) + ROW_BYTES for row in rows))
        self._keep(live)
        self._announce(live, before)
        self._ring(live, before)

    def _announce(self, live: LiveMatch, before: int) -> None:
        """Tell everybody here what was stored after ``before``."""
        self.hub.announce(live, before, spectators=live.terms["delay"] == 0)
        for tell in self.after_commit:
            tell(live, before)

    def _ring(self, live: LiveMatch, before: int) -> None:
        """Tell the other processes."""
        rows = live.rows[before:]
        if rows:
            turned = any(row.kind in TURNING_POINTS for row in rows)
            self.bus.ring(live.id, live.seq, live.accounts() if turned else ())

    async def resolve(self) -> None:
        """Learn what became of commits of unknown fate, so that those who follow the match hear of it."""
        for match_id, doubt in list(self._uncertain.items()):
            with contextlib.suppress(NotFound, BrokenChain):
                async with self.reading(match_id):
                    pass
            if time.monotonic() > doubt.until and self._uncertain.get(match_id) is doubt:
                del self._uncertain[match_id]

    # ---- to the end

    async def apart(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever waits for it is cancelled."""
        task = asyncio.create_task(carried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def drain(self) -> None:
        """Wait for what has been begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def fold(live: LiveMatch, rows: list[Row]) -> None:
    """Fold rows from the store."""
    for _ in folding(live, rows):
        pass


def folding(live: LiveMatch, rows: list[Row]) -> Generator[None, None, None]:
    """Fold rows one by one; whatever is wrong with them, it is named by the row and no more is said."""
    for row in rows:
        try:
            live.fold(row)
        except BrokenChain:
            raise
        except Exception as problem:
            raise BrokenChain(f"match {live.id}: row {row.seq} ({row.kind}) cannot be read") from problem
        yield
