"""What players ask of matches: to look, to follow, to act.

The way of a move: ``do`` → ``Matchkeeper.change`` (lock, attempt, commit) → ``_obey`` → ``referee.carry_out`` (rows)
→ ``Matchkeeper._commit`` (store) → ``Hub.announce`` (everybody's socket).
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar, get_args

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.declared import declared
from touchline.server.errors import Behind, Forbidden, NotFound, Refused, Unauthorized
from touchline.server.matches import referee
from touchline.server.matches.audience import making_news, may_watch, news_of, state_of
from touchline.server.matches.event_telling import Audience
from touchline.server.matches.leaving import Away, check_away
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.matchkeeper import Matchkeeper
from touchline.server.matches.rows import compact, digest
from touchline.server.operations.work import current, in_pieces
from touchline.server.people.tokens import Caller
from touchline.server.realtime.hub import Listener
from touchline.wire import commands
from touchline.wire.chains import marking
from touchline.wire.frames import NewsFrame, Receipt
from touchline.wire.state import Acknowledgement, MatchState, News

T = TypeVar("T")

ENVELOPE = frozenset({"cmd_id", "seq", "seat", "match", "id"})
"""Fields of a command that say how it is sent, not what is to be done."""


def sum_of(order: commands.Order) -> str:
    """The digest of what a command wants, to tell a repeated command from a reused id."""
    wanted = {name: each for name, each in vars(order).items() if name not in ENVELOPE}
    return digest(compact(wanted))[:16]


OPS: dict[type[commands.Order], str] = {each: str(each.op) for each in get_args(get_args(commands.Command)[0])}
"""What each command is called, for the figures."""


class Carried(NamedTuple):
    """A command that was carried out: its events."""

    first: int
    last: int
    repeated: bool

    @classmethod
    def out(cls, live: LiveMatch, first: int, *, repeated: bool = False) -> Carried:
        """The events of the command that began with one."""
        last = first
        while last < live.seq and live.rows[last].batch == first:
            last += 1
        return cls(first, last, repeated)


Answering = Callable[[LiveMatch, int, Carried], T]
"""What whoever gave a command from a seat is answered."""


def _receipt(live: LiveMatch, done: Carried, reply_to: int | str | None) -> Receipt:
    return Receipt(match=live.id, first=done.first, last=done.last, repeated=done.repeated, id=reply_to)


class MatchService(Matchkeeper):
    """All matches of one server process, for whoever may see them."""

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
            if caller == Caller():
                raise Unauthorized(Message("server-seat-token-needed"))
            raise Forbidden(Message("server-no-seat-here"))
        if wanted is not None:
            if wanted not in held:
                raise Forbidden(Message("server-seat-not-yours", seat=str(wanted)))
            return wanted
        return next((seat for seat in sorted(live.due()) if seat in held), held[0])

    def audience(self, live: LiveMatch, caller: Caller, wanted: int | None) -> Audience:
        """As whom a caller looks at a match."""
        held = self.held(live, caller)
        if wanted is not None and wanted not in held:
            raise Forbidden(Message("server-seat-not-yours", seat=str(wanted)))
        if held:
            return held[0] if wanted is None else wanted
        if not may_watch(live):
            raise NotFound(Message("server-no-match", match=repr(live.id)))
        return None

    # ---- looking

    @asynccontextmanager
    async def shown(
        self, match_id: str, caller: Caller, seat: int | None = None
    ) -> AsyncIterator[tuple[LiveMatch, Audience]]:
        """A match as whoever asks may see it (spectators perhaps with a delay), and as whom they look."""
        async with self.reading(match_id) as live:
            audience = self.audience(live, caller, seat)
            if audience is not None:
                self.hub.seen(live.id, audience)
            yield self.shown_to(live, audience), audience

    async def look(self, match_id: str, caller: Caller, seat: int | None = None) -> MatchState:
        """Where a match stands for whoever asks."""
        async with self.shown(match_id, caller, seat) as (live, audience):
            return state_of(live, audience, self.now())

    async def news(self, match_id: str, caller: Caller, since: int, seat: int | None = None) -> News:
        """Everything after event ``since`` for whoever asks."""
        async with self.shown(match_id, caller, seat) as (live, audience):
            return await in_pieces(making_news(live, audience, min(since, live.seq), self.now()), holding=True)

    async def follow(
        self,
        match_id: str,
        caller: Caller,
        seat: int | None,
        since: int = 0,
        listener: Listener | None = None,
        reply_to: int | str | None = None,
    ) -> tuple[News, Listener]:
        """Follow a match: what happened after ``since`` and, with nothing between, everything from then on.

        A listener that is given is sent the first news itself, so that nothing can overtake it.
        """
        if listener is None and (tab := current()) is not None:
            tab.check_room()
        async with self.reading(match_id) as live:
            audience = self.audience(live, caller, seat)
            shown = self.shown_to(live, audience)
            first = await in_pieces(making_news(shown, audience, min(since, shown.seq), self.now()), holding=True)
            if listener is None:
                listener = Listener()
            else:
                listener.send(compact(declared(NewsFrame, NewsFrame(**vars(first), ok=True, id=reply_to))))
            self.hub.listen(live, listener, audience, shown)
            for tell in self.after_commit:  # a bot that has been waiting for somebody to look moves now
                tell(live, live.seq)
        return first, listener

    def shown_to(self, live: LiveMatch, audience: Audience) -> LiveMatch:
        """The match itself, or for spectators with a delay the match as it was then.  While reading.

        What has become ripe meanwhile is told at once to all who follow so late: nobody would know of it later.
        """
        if audience is not None or live.terms["delay"] == 0:
            return live
        if live.shadow is None:
            live.shadow = LiveMatch(live.id, self.tokens, self.time.pauses)
        before = live.shadow.seq
        ripe = self.now() - live.terms["delay"] * 1000
        for row in live.rows[live.shadow.seq :]:
            if row.at > ripe and row.kind not in ("created", "seated"):
                break
            live.shadow.fold(row)
        if live.shadow.seq > before:
            self.hub.announce(live.shadow, before, seats=False)
        return live.shadow

    # ---- doing

    async def do(self, match_id: str, caller: Caller, order: commands.Order) -> Acknowledgement:
        """Carry out an order and acknowledge it, with what it made."""
        return await self._do(match_id, caller, order, self._acknowledge)

    async def do_for_follower(
        self, match_id: str, caller: Caller, order: commands.Order, reply_to: int | str | None = None
    ) -> Receipt:
        """Carry out an order for whoever follows the match, and so hears anyway what it made."""
        return await self._do(match_id, caller, order, lambda live, seat, done: _receipt(live, done, reply_to))

    async def _do(self, match_id: str, caller: Caller, order: commands.Order, answering: Answering[T]) -> T:
        op, began = OPS[type(order)], time.perf_counter()
        try:
            away = await self._whereabouts(match_id, order)
            await self._hash_ahead(match_id, caller, order)
            answer = await self.change(match_id, lambda live: self._obey(live, caller, order, away, answering))
        except TouchlineError as problem:
            self.metrics.orders.labels(op, problem.kind).inc()
            raise
        self.metrics.orders.labels(op, "done").inc()
        self.metrics.commit.observe(time.perf_counter() - began)
        return answer

    def _obey(
        self, live: LiveMatch, caller: Caller, order: commands.Order, away: Away | None, answering: Answering[T]
    ) -> T | TouchlineError:
        """The rows of an order and its acknowledgement; a repeated one is acknowledged again."""
        seat = self._sent_for(live, caller, order)
        cmd = f"{seat}:{order.cmd_id}"
        sum_ = sum_of(order)
        done = live.commands.get(cmd)
        if done is not None:
            if done.sum != sum_:
                raise Refused(Message("server-command-other-command"), field="cmd_id")
            return answering(live, seat, Carried.out(live, done.seq, repeated=True))
        now = self.now()
        flagged = referee.flag(live, now) is not None
        before = live.seq
        try:
            self._check_seq(live, order, seat, now)
            check_away(live, seat, order, away, now, self.settings.away_seconds)
            live.begin(now, cmd, sum_)
            referee.carry_out(live, order, seat)
        except TouchlineError as problem:
            if flagged and live.seq == before and not live.torn:
                return problem
            raise
        return answering(live, seat, Carried.out(live, before + 1))

    def _sent_for(self, live: LiveMatch, caller: Caller, order: commands.Order) -> int:
        """The seat an order is for; sent again it means the seat it was done for, though another is due now."""
        seat = self.acting_seat(live, caller, order.seat)
        if order.seat is not None:
            return seat
        held = self.held(live, caller)
        return next((each for each in held if f"{each}:{order.cmd_id}" in live.commands), seat)

    def _check_seq(self, live: LiveMatch, order: commands.Order, seat: int, now: int) -> None:
        """An order is for the match as whoever gives it knows it."""
        if order.seq is not None and order.seq < live.moved_on:
            raise Behind(Message("server-moved-on"), news_of(live, seat, min(order.seq, live.seq), now))
        if order.seq is not None and order.seq > live.seq:
            raise Refused(Message("server-no-event", number=str(order.seq)), field="seq")

    def _acknowledge(self, live: LiveMatch, seat: int, done: Carried) -> Acknowledgement:
        since = live.seq if done.repeated else done.first - 1
        news = vars(news_of(live, seat, since, self.now(), frozenset()))
        told = {name: each for name, each in news.items() if name != "op"}
        return Acknowledgement(**told, first=done.first, last=done.last, repeated=done.repeated)

    async def _hash_ahead(self, match_id: str, caller: Caller, order: commands.Order) -> None:
        """A seed is tried by hashing it sixty thousand times: in pieces, before the match is kept waiting for it."""
        if not isinstance(order, commands.Entrust):
            return
        async with self.reading(match_id) as live:
            mine = live.seats[self.acting_seat(live, caller, order.seat)]
            lengths = {chain.length for chain in mine.in_use()}
        for length in lengths:
            await in_pieces(marking(bytes.fromhex(order.seed), length))

    async def _whereabouts(self, match_id: str, order: commands.Order) -> Away | None:
        """For whoever wants another replaced: since when no process has seen that player."""
        if not isinstance(order, commands.Replace):
            return None
        answers = await self.bus.ask(f"seat {match_id} {order.whom}")
        heard = answers.everybody(self.time.alive)
        return Away.of([self.hub.answer(f"seat {match_id} {order.whom}"), *answers], everybody_heard=heard)

    async def flag(self, match_id: str) -> int | None:
        """End a match whose clock has fallen; if none has, when one will."""

        def attempt(live: LiveMatch) -> int | None:
            referee.flag(live, self.now())
            return live.deadline()

        return await self.change(match_id, attempt)
