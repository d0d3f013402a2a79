"""Tournaments: they pair by themselves whenever a match is over, seat both players and start their clock.

Everything is in rows, so a server that comes back goes on where it was; a pairing is written together with its match,
so whichever process is first makes it, and the others find it there.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.season import cups
from touchline.season.cups import BYE, Pair
from touchline.server.errors import Forbidden, NotFound, Refused, Taken
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.matchmaking import Arranged, Matchmaking
from touchline.server.matches.stages import DONE
from touchline.server.matches.terms import found, tidy_name
from touchline.server.operations.duties import Duties
from touchline.server.operations.logs import log
from touchline.server.operations.settings import Settings
from touchline.server.people.cup_table import (
    ARENA,
    KNOCK_OUT,
    NEXT_GAME,
    REPLAYS,
    SWISS,
    boards,
    forms_of,
    goes_on,
    is_open,
    pairing_of,
    table_of,
    who_is_out,
)
from touchline.server.people.tokens import Caller
from touchline.server.store.base import Conflict, Found, Store, Write
from touchline.wire.terms import ClockTerms, Luck, NewMatch, SeatTerms
from touchline.wire.tournaments import NewTournament, Tournament, TournamentCard

MOST_PLAYERS = 128
HEAD = ("id", "name", "game", "kind", "owner", "status", "created")


class Tournaments:
    """The tournaments of a store."""

    def __init__(self, store: Store, settings: Settings, matchmaking: Matchmaking, duties: Duties) -> None:
        self._store = store
        self._settings = settings
        self._matchmaking = matchmaking
        self._duties = duties
        self._locks: dict[str, asyncio.Lock] = {}

    async def create(self, order: NewTournament, owner: str) -> Tournament:
        """A tournament that waits for players; whoever makes it may join it like the others."""
        tokens = self._matchmaking.matches.tokens
        found(self._match_terms(order, "a", "b"), self._settings, tokens, signed_in=True)
        if order.clock.kind == "none":
            raise Refused(Message("server-cup-clock"), field="clock")
        cup = self._settings.new_id() if order.cmd_id is None else tokens.named(f"cup:{owner}:{order.cmd_id}")
        terms = json.dumps({name: each for name, each in asdict(order).items() if name != "cmd_id"})
        name = tidy_name(order.name, "Tournament")
        try:
            await self._store.write(
                Write(
                    "insert into tournaments (id, name, game, kind, owner, status, created, ends, terms) "
                    "values (?, ?, ?, ?, ?, 'open', ?, null, ?)",
                    (cup, name, order.game, order.kind, owner, self._settings.now(), terms),
                )
            )
        except Conflict:
            if await self._store.read("select terms from tournaments where id = ?", cup) != [(terms,)]:
                raise Refused(Message("server-cup-cmd-used"), field="cmd_id") from None
        return await self.show(cup)

    async def all(self) -> list[TournamentCard]:
        """Every tournament, newest first."""
        rows = await self._store.read(f"select {', '.join(HEAD)} from tournaments order by created desc limit 100")
        return [_card(row) for row in rows]

    async def join(self, cup: str, account: str) -> Tournament:
        """Take part; in an arena also while it is being played."""
        shown = await self.show(cup)
        if shown.status != "open" and not (shown.kind == ARENA and shown.status == "playing"):
            raise Taken(Message("server-cup-begun"))
        if len(shown.table) >= MOST_PLAYERS:
            raise Taken(Message("server-cup-full", most=MOST_PLAYERS))
        try:
            await self._store.write(
                Write(
                    "insert into cup_players (cup, account, at, gone) values (?, ?, ?, 0)",
                    (cup, account, self._settings.now()),
                )
            )
        except Conflict:
            await self._store.write(
                Write("update cup_players set gone = 0 where cup = ? and account = ?", (cup, account))
            )
        await self.go_on(cup)
        return await self.show(cup)

    async def leave(self, cup: str, account: str) -> Tournament:
        """Be paired no more; before the start, be gone altogether."""
        shown = await self.show(cup)
        where = "where cup = ? and account = ?"
        gone = (
            f"delete from cup_players {where}" if shown.status == "open" else f"update cup_players set gone = 1 {where}"
        )
        await self._store.write(Write(gone, (cup, account)))
        return await self.show(cup)

    async def start(self, cup: str, account: str) -> Tournament:
        """Close the list and pair the first round."""
        shown = await self.show(cup)
        if shown.owner != account:
            raise Forbidden(Message("server-cup-not-yours"))
        if len(shown.table) < 2:
            raise Refused(Message("server-cup-two"))
        ends = self._settings.now() + shown.minutes * 60_000 if shown.kind == ARENA else None
        try:
            await self._store.write(
                Write(
                    "update tournaments set status = 'playing', ends = ? where id = ? and status = 'open'",
                    (ends, cup),
                    expect=1,
                )
            )
        except Conflict:
            raise Taken(Message("server-cup-begun")) from None
        await self.go_on(cup)
        return await self.show(cup)

    # ---- running

    def consider(self, live: LiveMatch, before: int) -> None:
        """A match of a tournament is over: something may follow from it."""
        cup = live.terms.get("cup")
        if cup and live.status == DONE and live.moved_on > before:
            self._duties.once("tournaments", self.go_on(str(cup)))

    async def go_on_everywhere(self) -> None:
        """Whatever is due anywhere: rounds that nobody paired because a server stopped, arenas whose time is up."""
        for (cup,) in await self._store.read("select id from tournaments where status = 'playing'"):
            try:
                await self.go_on(cup)
            except TouchlineError as problem:
                log().warning("a tournament does not go on", cup=cup, problem=problem.message)

    async def go_on(self, cup: str) -> None:
        """Pair what can be paired now, or end it."""
        async with self._locks.setdefault(cup, asyncio.Lock()):
            shown = await self.show(cup)
            if shown.status != "playing":
                return
            pairs = {SWISS: self._swiss, KNOCK_OUT: self._knock_out, ARENA: self._arena}[shown.kind](shown)
            if pairs is None:
                await self._store.write(Write("update tournaments set status = 'over' where id = ?", (cup,)))
                del self._locks[cup]
                return
            for number, board, (home, away) in pairs:
                await self._pair(shown, number, board, home, away)

    async def _pair(self, shown: Tournament, number: int, board: int, home: str, away: str) -> None:
        """A pairing and its match, in one transaction; another process may have been first."""
        match = "" if away == BYE else self._settings.new_id()
        row = Write(
            "insert into pairings (cup, round, board, home, away, match) values (?, ?, ?, ?, ?, ?)",
            (shown.id, number, board, home, away, match or None),
        )
        try:
            if away == BYE:
                await self._store.write(row)
                return
            order = self._match_terms(shown, home, away)
            arranged = Arranged(match, {"cup": shown.id}, (row,), sitters=(home, away))
            await self._matchmaking.create(order, Caller(account=home), arranged=arranged)
        except (Conflict, Refused):
            log().info("a pairing was made by another", cup=shown.id, round=number, board=board)

    def _match_terms(self, terms: NewTournament | Tournament, home: str, away: str) -> NewMatch:
        return NewMatch(
            game=terms.game,
            options=terms.options,
            seats=[SeatTerms(kind="open", account=home, name=home), SeatTerms(kind="open", account=away, name=away)],
            dice=Luck(tier="committed"),
            clock=terms.clock,
            rated=terms.rated,
            watchable=True,
        )

    def _swiss(self, shown: Tournament) -> list[tuple[int, int, Pair]] | None:
        if any(is_open(each) for each in shown.pairings):
            return []
        forms = [each for each in forms_of(shown) if each.name not in who_is_out(shown)]
        if shown.round >= min(shown.rounds, max(1, len(shown.table) - 1)) or len(forms) < 2:
            return None
        return [(shown.round + 1, board, pair) for board, pair in enumerate(cups.swiss_round(forms), 1)]

    def _knock_out(self, shown: Tournament) -> list[tuple[int, int, Pair]] | None:
        if shown.round == 0:
            seeds = [line.account for line in sorted(shown.table, key=lambda line: line.seed)]
            return [(1, board, pair) for board, pair in enumerate(cups.bracket(seeds), 1)]
        now = [each for each in shown.pairings if each.round == shown.round]
        if any(is_open(each) for each in now):
            return []
        again = [
            (shown.round, played[-1].board + NEXT_GAME, (played[-1].away, played[-1].home))
            for played in boards(now)
            if played[-1].winner is None and len(played) <= REPLAYS
        ]
        if again:
            return again
        ranks = {line.account: line.seed for line in shown.table}
        pairs = cups.next_knock_out_round([goes_on(played, ranks) for played in boards(now)])
        return [(shown.round + 1, board, pair) for board, pair in enumerate(pairs, 1)] or None

    def _arena(self, shown: Tournament) -> list[tuple[int, int, Pair]] | None:
        busy = {name for each in shown.pairings if is_open(each) for name in (each.home, each.away)}
        if shown.ends is not None and self._settings.now() >= shown.ends:
            return [] if busy else None
        lately: dict[str, str] = {}
        for each in shown.pairings:
            lately |= {each.home: each.away, each.away: each.home}
        free = [form for form in forms_of(shown) if form.name not in busy and form.name not in who_is_out(shown)]
        board = max((each.board for each in shown.pairings), default=0)
        return [(1, board + n, pair) for n, pair in enumerate(cups.arena_pairs(free, lately), 1)]

    # ---- showing

    async def show(self, cup: str) -> Tournament:
        """Players, pairings and table."""
        head = await self._store.read(f"select {', '.join(HEAD)}, ends, terms from tournaments where id = ?", cup)
        if not head:
            raise NotFound(Message("server-no-cup", name=repr(cup)))
        card, ends, terms = _card(head[0]), head[0][-2], json.loads(head[0][-1])
        players = await self._store.read(
            "select cup_players.account, gone, rating from cup_players left join ratings "
            "on ratings.account = cup_players.account and ratings.game = ? where cup = ? "
            "order by cup_players.at, cup_players.account",
            card.game,
            cup,
        )
        rows = await self._store.read(
            "select round, board, home, away, match, matches.status, card from pairings "
            "left join matches on matches.id = pairings.match where cup = ? order by round, board",
            cup,
        )
        pairings = [pairing_of(*row) for row in rows]
        return Tournament(
            **vars(card),
            ends=ends,
            options=terms["options"],
            clock=ClockTerms(**terms["clock"]),
            rounds=terms["rounds"],
            minutes=terms["minutes"],
            rated=terms["rated"],
            round=max((each.round for each in pairings), default=0),
            table=table_of(card.kind, players, pairings),
            pairings=pairings,
        )


def _card(row: Found) -> TournamentCard:
    return TournamentCard(**dict(zip(HEAD, row, strict=False)))
