"""All matches of a process: load, carry out, commit, acknowledge, tell.

The order of these words is the promise of the whole server.  A command changes a match in memory,
its rows are committed, and only then does anybody hear of it.  If the commit fails, or another
process was first, the match in memory is thrown away and folded again from the rows.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.server.errors import Behind, Forbidden, NotFound, Refused, Unauthorized
from touchline.server.matches import orders, referee
from touchline.server.matches.audience import Audience, may_watch, news_json, state_json
from touchline.server.matches.clocks import Pause
from touchline.server.matches.live import OPEN, TURNING_POINTS, LiveMatch
from touchline.server.matches.rows import SELECT_ROWS, Row, compact, digest, insertion, read_rows
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings
from touchline.server.operations.work import carried, current
from touchline.server.people.tokens import Caller, Tokens
from touchline.server.realtime.bus import NoBus, ProcessBus
from touchline.server.realtime.hub import Hub
from touchline.server.store.base import Conflict, Store, Write

ATTEMPTS = 5
"""How often a command is tried again when other processes keep being first."""

ROW_BYTES = 400
"""What a row takes in the store beside its data: columns, keys, indices."""

LONG = 100
"""A match of more rows is folded beside the event loop, so that nobody else waits for it."""

SUMMARY = "insert into matches (id, game, status, seq, open_to_all, rated, created, updated, deadline, card) values "
SUMMARY_ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SUMMARY_TAIL = (
    " on conflict (id) do update set status = excluded.status, seq = excluded.seq, open_to_all = excluded.open_to_all, "
    "updated = excluded.updated, deadline = excluded.deadline, card = excluded.card"
)


class MatchService:
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
        self.hub = Hub(settings.now)
        self.pauses: list[Pause] = []
        self.after_commit: list[Callable[[LiveMatch, int], None]] = []
        """Called with every match that moved on and the ``seq`` before it: bots, ratings, streams."""
        self._matches: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self.shadows: dict[str, LiveMatch] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- loading

    async def live(self, match_id: str) -> LiveMatch:
        """The match, folded from its rows when it is first asked for."""
        live = self._matches.get(match_id)
        if live is not None:
            self._matches.move_to_end(match_id)
            return live
        loading = self._loading.setdefault(match_id, asyncio.Lock())
        try:
            async with loading:
                if match_id not in self._matches:
                    live = self._matches[match_id] = await self._load(match_id)
                    self._make_room()
                    if self.hub.is_followed(match_id):
                        self.announce(live, live.seq)
                return self._matches[match_id]
        finally:
            self._loading.pop(match_id, None)

    async def _load(self, match_id: str) -> LiveMatch:
        rows = read_rows(await self.store.read(SELECT_ROWS, match_id, 0))
        if not rows:
            raise NotFound(f"there is no match {match_id!r}")
        began = time.perf_counter()
        live = await asyncio.to_thread(self._fold, match_id, rows) if len(rows) > LONG else self._fold(match_id, rows)
        self.metrics.load.observe(time.perf_counter() - began)
        return live

    def _fold(self, match_id: str, rows: list[Row]) -> LiveMatch:
        live = LiveMatch(match_id, self.tokens)
        for row in rows:
            live.fold(row)
        return live

    def keep(self, live: LiveMatch) -> None:
        """Have a match that was just made in memory."""
        self._matches[live.id] = live
        self._make_room()

    def in_memory(self, match_id: str) -> LiveMatch | None:
        """The match, if it is loaded here."""
        return self._matches.get(match_id)

    def _make_room(self) -> None:
        """Forget matches nobody follows when there are too many; their rows are in the store."""
        for match_id in list(self._matches):
            if len(self._matches) <= self.settings.matches_in_memory:
                break
            if not self._matches[match_id].lock.locked() and not self.hub.is_followed(match_id):
                self.discard(match_id)
        self.metrics.matches.set(len(self._matches))

    def discard(self, match_id: str) -> None:
        """Forget a match in memory; the next who asks folds it from the rows."""
        self._matches.pop(match_id, None)
        self.shadows.pop(match_id, None)

    async def catch_up(self, live: LiveMatch) -> bool:
        """Fold what other processes have added and tell who listens here.  Call with the lock held."""
        rows = read_rows(await self.store.read(SELECT_ROWS, live.id, live.seq))
        if not rows:
            return False
        before = live.seq
        try:
            for row in rows:
                live.fold(row)
        except TouchlineError:
            self.discard(live.id)
            raise
        self.announce(live, before)
        return True

    # ---- who may do what

    def held(self, live: LiveMatch, caller: Caller) -> tuple[int, ...]:
        """The seats of a match that a caller may act for."""
        if caller.match == live.id:
            return tuple(seat for seat in caller.seats if seat < len(live.seats) and live.seats[seat].kind != "open")
        if caller.account:
            return tuple(
                number
                for number, seat in enumerate(live.seats)
                if seat.account == caller.account and seat.kind == "person"
            )
        return ()

    def acting_seat(self, live: LiveMatch, caller: Caller, wanted: int | None) -> int:
        """The seat an order is for: the one named, else the one that is due, else the first held."""
        held = self.held(live, caller)
        if not held:
            raise (
                Forbidden("you hold no seat in this match")
                if caller != Caller()
                else Unauthorized("a seat token is needed")
            )
        if wanted is not None:
            if wanted not in held:
                raise Forbidden(f"seat {wanted} is not yours")
            return wanted
        return next((seat for seat in sorted(live.due()) if seat in held), held[0])

    def audience(self, live: LiveMatch, caller: Caller, wanted: int | None) -> Audience:
        """As whom a caller looks at a match."""
        held = self.held(live, caller)
        if wanted is not None and wanted not in held:
            raise Forbidden(f"seat {wanted} is not yours")
        if held:
            return held[0] if wanted is None else wanted
        if not may_watch(live):
            raise NotFound(f"there is no match {live.id!r}")
        return None

    # ---- looking

    async def look(self, match_id: str, caller: Caller, seat: int | None = None) -> dict[str, Any]:
        """Where a match stands for whoever asks."""
        live = await self.live(match_id)
        async with live.lock:
            await self.freshen(live)
            audience = self.audience(live, caller, seat)
            return state_json(self.shown_to(live, audience), audience, self.settings.now())

    async def news(self, match_id: str, caller: Caller, since: int, seat: int | None = None) -> dict[str, Any]:
        """Everything after event ``since`` for whoever asks."""
        live = await self.live(match_id)
        async with live.lock:
            await self.freshen(live)
            audience = self.audience(live, caller, seat)
            shown = self.shown_to(live, audience)
            return news_json(shown, audience, min(since, shown.seq), self.settings.now())

    async def freshen(self, live: LiveMatch) -> None:
        """Bring a match up to date before it is looked at.  Call with the lock held."""
        if self.store.shared:
            await self.catch_up(live)
        live.clock.charge(self.settings.now(), self.pauses)

    def shown_to(self, live: LiveMatch, audience: Audience) -> LiveMatch:
        """The match itself, or for spectators with a delay the match as it was then."""
        if audience is not None or live.terms["delay"] == 0:
            return live
        shadow = self.shadows.get(live.id)
        if shadow is None:
            shadow = self.shadows[live.id] = LiveMatch(live.id, self.tokens)
        ripe = self.settings.now() - live.terms["delay"] * 1000
        for row in live.rows[shadow.seq :]:
            if row.at > ripe and row.kind not in ("created", "seated"):
                break
            shadow.fold(row)
        return shadow

    # ---- doing

    async def do(self, match_id: str, caller: Caller, order: orders.Order) -> dict[str, Any]:
        """Carry out an order and acknowledge it.  A caller who goes away does not stop it half-way."""
        answer: dict[str, Any] = await self.apart(self._do(match_id, caller, order))
        return answer

    async def apart(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run to the end even if whoever waits for it is cancelled."""
        task = asyncio.create_task(carried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _do(self, match_id: str, caller: Caller, order: orders.Order) -> dict[str, Any]:
        op = getattr(order, "op", "?")
        began = time.perf_counter()
        for _ in range(ATTEMPTS):
            live = await self.live(match_id)
            async with live.lock:
                if self._matches.get(match_id) is not live:
                    continue
                seat = self.acting_seat(live, caller, order.seat)
                try:
                    answer = await self._carry_out(live, seat, order)
                except Conflict:
                    self.metrics.conflicts.inc()
                    self.discard(match_id)
                    continue
                except TouchlineError as problem:
                    self.metrics.orders.labels(op, problem.kind).inc()
                    raise
                self.metrics.orders.labels(op, "done").inc()
                self.metrics.commit.observe(time.perf_counter() - began)
                return answer
        raise Refused("the match is too busy; send the same command again")

    async def _carry_out(self, live: LiveMatch, seat: int, order: orders.Order) -> dict[str, Any]:
        """One order with the lock held: a repeated one is acknowledged again, a new one is done."""
        cmd = f"{seat}:{order.cmd_id}"
        sum_ = digest(compact(order.model_dump(exclude={"cmd_id", "seq", "seat"})))[:16]
        done = live.commands.get(cmd)
        if done is not None:
            if done.sum != sum_:
                raise Refused("this command id was used for another command", field="cmd_id")
            return self._acknowledge(live, seat, done.seq, repeated=True)
        now = self.settings.now()
        await self.flag(live, now)
        if order.seq is not None and order.seq < live.moved_on:
            if self.store.shared:
                await self.catch_up(live)
            raise Behind("the match has moved on", news_json(live, seat, min(order.seq, live.seq), now))
        if order.seq is not None and order.seq > live.seq:
            if not (self.store.shared and await self.catch_up(live)):
                raise Refused(f"there is no event {order.seq} yet", field="seq")
            return await self._carry_out(live, seat, order)
        await self._check_away(live, seat, order, now)
        before = live.seq
        live.begin(now, cmd, sum_)
        try:
            live.clock.charge(now, self.pauses)
            referee.carry_out(live, order, seat)
        except BaseException:
            if live.seq != before or live.torn:
                self.discard(live.id)
            raise
        await self.commit(live, before)
        return self._acknowledge(live, seat, before + 1)

    def _acknowledge(self, live: LiveMatch, seat: int, first: int, *, repeated: bool = False) -> dict[str, Any]:
        last = first
        while last < live.seq and live.rows[last].batch == first:
            last += 1
        news = news_json(live, seat, live.seq if repeated else first - 1, self.settings.now(), frozenset())
        return {"ok": True, "first": first, "last": last, "repeated": repeated} | news

    async def _check_away(self, live: LiveMatch, seat: int, order: orders.Order, now: int) -> None:
        """Nobody's seat is given to a bot while its player is here and in time."""
        if not isinstance(order, orders.Replace) or order.whom == seat or order.whom >= len(live.seats):
            return
        waited = now - (live.rows[live.moved_on - 1].at if live.moved_on else now)
        if order.whom not in live.due() or self.hub.present(live.id, order.whom):
            raise Refused("that player has not left", field="whom")
        if waited < self.settings.away_seconds * 1000:
            left = self.settings.away_seconds - waited / 1000
            raise Refused(f"wait another {left:.0f} s for that player", field="whom")
        if "here" in await self.bus.ask(f"seat {live.id} {order.whom}"):
            raise Refused("that player has not left", field="whom")

    async def commit(self, live: LiveMatch, before: int, *extra: Write) -> None:
        """Write the rows after ``before``; then, and only then, tell."""
        rows = live.rows[before:]
        try:
            await self.store.write(insertion(rows), self.summary(live), *_sitters(live, rows), *extra)
        except BaseException:
            self.discard(live.id)
            raise
        if (tab := current()) is not None:
            tab.stored(sum(len(row.data) + ROW_BYTES for row in rows))
        self.announce(live, before)
        self.bus.ring(live.id, live.seq, live.accounts() if any(row.kind in TURNING_POINTS for row in rows) else ())

    def summary(self, live: LiveMatch) -> Write:
        """The match's line in the table of matches: listings, history, deadlines."""
        first, last = live.rows[0], live.rows[-1]
        listings = live.status == OPEN and live.terms["public"]
        return Write(
            SUMMARY,
            (
                live.id,
                live.match.game.name,
                live.status,
                live.seq,
                int(bool(listings)),
                int(live.terms["rated"]),
                first.at,
                last.at,
                live.clock.deadline(),
                compact(live.card()),
            ),
            row=SUMMARY_ROW,
            tail=SUMMARY_TAIL,
        )

    def announce(self, live: LiveMatch, before: int) -> None:
        """Tell everybody here what was committed after ``before``."""
        self.hub.announce(live, before, spectators=live.terms["delay"] == 0)
        for tell in self.after_commit:
            tell(live, before)

    # ---- clocks

    async def flag(self, live: LiveMatch, now: int) -> None:
        """End the match if a clock has fallen.  Call with the lock held."""
        before = live.seq
        if referee.flag(live, now, self.pauses) is not None:
            await self.commit(live, before)

    async def drain(self) -> None:
        """Wait for what has been begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def _sitters(live: LiveMatch, rows: list[Row]) -> list[Write]:
    """Who sat down in these rows, for histories."""
    return [
        Write("insert into sitters (account, match, seat) values (?, ?, ?)", (row.body["account"], live.id, row.seat))
        for row in rows
        if row.kind == "seated" and row.body.get("account")
    ]
