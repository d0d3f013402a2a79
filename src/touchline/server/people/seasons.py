"""Seasons on a server: the lines of a season's file as rows, its people's matches as matches of the server.

Matches between bots are played by workers.  A match of people is made when the first of them asks for it and entered
when it is over; a week that is past its deadline is played out by bots.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.season.drawing_up import new_season
from touchline.season.fixtures import AWARDED, Result
from touchline.season.league import Team
from touchline.season.lines import header, result_line
from touchline.season.summary import summary, title_told
from touchline.server.errors import Forbidden, NotFound, Refused, Taken
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.matchmaking import Matchmaking
from touchline.server.matches.stages import DONE, OPEN, PLAYING
from touchline.server.matches.terms import tidy_name
from touchline.server.operations.logs import log
from touchline.server.operations.settings import Settings
from touchline.server.people.season_lines import Kept, SeasonLines
from touchline.server.people.season_matches import SeasonMatches
from touchline.server.people.tokens import DAY
from touchline.server.store.base import Conflict, Store, Write
from touchline.wire import seasons
from touchline.wire.codec import to_json
from touchline.wire.seasons import DueFixture, FixtureMatch, NewSeason, SeasonCard, SeasonStatus
from touchline.workers import Workers


class Seasons:
    """The seasons of a store."""

    def __init__(self, store: Store, settings: Settings, matchmaking: Matchmaking, workers: Workers) -> None:
        self._store = store
        self._lines = SeasonLines(store, settings)
        self._settings = settings
        self._matchmaking = matchmaking
        self._matches = SeasonMatches(store, settings, self._lines, matchmaking, workers)
        self._turns: dict[str, asyncio.Lock] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._more: set[str] = set()
        """Seasons that are busy and in which something more has happened meanwhile."""
        self.after_step: list[Callable[[Kept], Awaitable[None]]] = []
        """Told whenever a season has gone on as far as it can: who waits for whom."""

    async def current(self, season_id: str) -> Kept:
        """A season, every line of it."""
        return await self._lines.current(season_id)

    def _turn(self, season_id: str) -> asyncio.Lock:
        """Whoever changes a season looks and writes alone; another process that was first is noticed by the key."""
        return self._turns.setdefault(season_id, asyncio.Lock())

    # ---- before it begins

    async def create(self, order: NewSeason, account: str) -> seasons.Season:
        """A season that waits for its coaches; whoever draws it up is its commissioner."""
        from touchline.season import Shape
        from touchline.server.people.own_leagues import entrants

        season_id = self._settings.new_id()
        if order.cmd_id is not None:
            season_id = self._matchmaking.matches.tokens.named(f"season:{account}:{order.cmd_id}")
        standard = order.teams is None and not order.own
        season = new_season(
            order.game,
            name=tidy_name(order.name, "Season"),
            seed=secrets.randbits(56),
            level=order.level,
            teams=entrants(order),
            shape=Shape(legs=order.legs) if order.legs else None,
            owners={order.team: account} if order.team else {},
            playoffs=order.playoffs if order.playoffs is not None or standard else 0,
        )
        terms = {"season": header(season), "days": order.days, "clock": to_json(order.clock)}
        write = Write(
            "insert into seasons (id, name, game, owner, terms, created) values (?, ?, ?, ?, ?, ?)",
            (season_id, season.name, season.game_name, account, json.dumps(terms), self._settings.now()),
        )
        try:
            await self._store.write(write)
        except Conflict:
            if order.cmd_id is None:
                raise
        return await self.show(season_id)

    async def all(self) -> list[SeasonCard]:
        """Every season, newest first."""
        rows = await self._store.read(
            "select id, name, game, owner, created from seasons order by created desc limit 100"
        )
        found = []
        for season_id, name, game, owner, created in rows:
            kept = await self._lines.current(season_id)
            found.append(
                SeasonCard(
                    id=season_id,
                    name=name,
                    game=game,
                    commissioner=owner,
                    created=created,
                    status=self._status(kept),
                    week=kept.season.week,
                    last_week=kept.season.last_week,
                    champion=kept.season.champion,
                    title=title_told(kept.season),
                )
            )
        return found

    async def claim(self, season_id: str, team: str, account: str) -> seasons.Season:
        """Take a team that nobody owns, for the whole season."""
        async with self._turn(season_id):
            kept = await self._lines.current(season_id)
            self._team(kept, team)
            if kept.season.owners.get(team, "") not in ("", account):
                raise Taken(Message("server-team-coached"))
            if any(owner == account and own != team for own, owner in kept.season.owners.items()):
                raise Refused(Message("server-coach-keeps"), field="team", rules=self._rules(kept, "season"))
            if kept.status != OPEN and any(team in (result.home, result.away) for result in kept.season.results):
                raise Taken(Message("server-team-played"))
            await self._lines.add(kept, {"team": team, "owner": account})
            return await self.show(season_id)

    async def appoint(self, season_id: str, team: str, owner: str, account: str) -> seasons.Season:
        """The commissioner gives a team to somebody, or back to its bot."""
        async with self._turn(season_id):
            kept = await self._as_commissioner(season_id, account)
            self._team(kept, team)
            if owner and not await self._store.read("select 1 from accounts where name = ?", owner):
                raise NotFound(Message("server-nobody-called", name=repr(owner)))
            await self._lines.add(kept, {"team": team, "owner": owner})
            self._wake(season_id)
            return await self.show(season_id)

    async def start(self, season_id: str, account: str) -> seasons.Season:
        """The first week begins."""
        async with self._turn(season_id):
            kept = await self._as_commissioner(season_id, account)
            if kept.status != OPEN:
                raise Taken(Message("server-season-begun"))
            await self._lines.add(kept, {"status": PLAYING}, *self._deadline(kept, 1))
            self._wake(season_id)
            return await self.show(season_id)

    # ---- matches

    async def match(self, season_id: str, week: int, home: str, account: str) -> FixtureMatch:
        """The match of a fixture, made when the first of its people asks for it; each claims the own seat."""
        async with self._turn(season_id):
            kept = await self._with_what_is_over(season_id)
            fixture = next((each for each in kept.season.open_in(week) if each.home == home), None)
            if kept.status != PLAYING or fixture is None or week != kept.season.week:
                raise NotFound(Message("server-not-now"))
            if account not in kept.people_in(fixture):
                raise Forbidden(Message("server-not-your-match"))
            found = await self._matches.of_people(kept, fixture, account)
            return FixtureMatch(match=found, week=week, home=fixture.home, away=fixture.away)

    async def _with_what_is_over(self, season_id: str) -> Kept:
        """A season in which every match that is over counts: it may still be busy with another.  In one's turn."""
        kept = await self._lines.current(season_id)
        if kept.status == PLAYING:
            await self._matches.enter_finished(kept)
        return kept

    def consider(self, live: LiveMatch, before: int) -> None:
        """A match of a season has just ended: enter it."""
        season_id = live.terms.get("season")
        if season_id and live.status == DONE and any(row.kind == "finished" for row in live.rows[before:]):
            self._wake(season_id)

    # ---- the week goes on

    def _wake(self, season_id: str) -> None:
        """Let the season go on beside everything else; one that is at it already looks once more before it stops."""
        running = self._tasks.get(season_id)
        if running is None or running.done():
            self._tasks[season_id] = asyncio.create_task(self._go_on(season_id))
        else:
            self._more.add(season_id)

    async def _go_on(self, season_id: str) -> None:
        try:
            while True:
                self._more.discard(season_id)
                if await self.step(season_id):
                    continue
                kept = await self._lines.current(season_id)
                for tell in self.after_step if kept.status == PLAYING else ():
                    await tell(kept)
                if season_id not in self._more:
                    return
        except TouchlineError as problem:
            log().warning("a season will go on later", season=season_id, problem=problem.message)

    async def step(self, season_id: str) -> bool:
        """Enter what is over and play one match of bots; whether there may be more to do."""
        async with self._turn(season_id):
            kept = await self._lines.current(season_id)
            if kept.status != PLAYING or kept.season.over:
                return False
            await self._matches.enter_finished(kept)
            week = kept.season.week
            if week not in kept.deadlines and not kept.season.over and kept.terms["days"]:
                await self._lines.add(kept, *self._deadline(kept, week))
            late = kept.deadlines.get(week, self._settings.now() + 1) <= self._settings.now()
            due = None
            for fixture in kept.season.open_in(week):
                begun = kept.matches.get((fixture.week, fixture.home))
                if not kept.people_in(fixture) or (late and (begun is None or await self._matches.nobody_came(begun))):
                    due = fixture
                    break
        if due is None:
            return False
        line = await self._matches.between_bots(kept, due, late=late)
        async with self._turn(season_id):
            if due in (await self._lines.current(season_id)).season.open_in(week):
                await self._lines.add(kept, line)
        return True

    def _deadline(self, kept: Kept, week: int) -> list[dict[str, Any]]:
        days = kept.terms["days"]
        return [{"week": week, "deadline": self._settings.now() + days * DAY}] if days else []

    async def go_on_everywhere(self) -> None:
        """A duty: seasons whose week is late, and those that a killed server left in the middle."""
        for (season_id,) in await self._store.read("select id from seasons order by created desc limit 100"):
            kept = await self._lines.current(season_id)
            if kept.status == PLAYING and not kept.season.over:
                self._wake(season_id)

    async def drain(self) -> None:
        """Stop where it is; every line is on the disk."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    # ---- the commissioner

    async def _as_commissioner(self, season_id: str, account: str) -> Kept:
        kept = await self._lines.current(season_id)
        if kept.commissioner != account:
            raise Forbidden(Message("server-commissioner-only"))
        return kept

    async def advance(self, season_id: str, account: str) -> seasons.Season:
        """The commissioner ends the week: matches that nobody has begun are played by bots."""
        async with self._turn(season_id):
            kept = await self._as_commissioner(season_id, account)
            if kept.status != PLAYING or kept.season.over:
                raise Refused(Message("server-no-week"))
            await self._lines.add(kept, {"week": kept.season.week, "deadline": self._settings.now()})
            self._wake(season_id)
            return await self.show(season_id)

    async def award(self, season_id: str, week: int, home: str, winner: str, account: str) -> seasons.Season:
        """The commissioner awards a match that cannot be played."""
        async with self._turn(season_id):
            kept = await self._as_commissioner(season_id, account)
            await self._with_what_is_over(season_id)
            fixture = next((each for each in kept.season.open_in(week) if each.home == home), None)
            if fixture is None:
                raise NotFound(Message("server-no-award"))
            if winner not in (fixture.home, fixture.away):
                raise Refused(Message("server-award-team"), field="winner")
            won = 1 if winner == fixture.home else -1
            coaches = (kept.season.coach(fixture.home), kept.season.coach(fixture.away))
            score = (max(0, won), max(0, -won))
            awarded = Result(week, fixture.home, fixture.away, score, (won, -won), coaches, note=AWARDED)
            await self._lines.add(kept, result_line(awarded))
            self._wake(season_id)
            return await self.show(season_id)

    # ---- looking

    def _status(self, kept: Kept) -> SeasonStatus:
        return "over" if kept.season.over else kept.status

    def _team(self, kept: Kept, team: str) -> Team:
        found = kept.season.team.get(team)
        if found is None:
            raise NotFound(Message("server-no-team", team=repr(team)))
        return found

    def _rules(self, kept: Kept, part: str) -> list[str]:
        rule = kept.season.league.rules.get(part)
        return [rule] if rule else []

    async def show(self, season_id: str) -> seasons.Season:
        """Everything public about a season."""
        kept = await self._lines.current(season_id)
        return seasons.Season(
            **summary(kept.season, kept.matches),
            id=kept.id,
            commissioner=kept.commissioner,
            status=self._status(kept),
            deadline=kept.deadlines.get(kept.season.week),
            seq=kept.seq,
        )

    async def due(self, account: str) -> list[DueFixture]:
        """Matches that wait for somebody, the most urgent first."""
        found = []
        for (season_id,) in await self._store.read("select id from seasons order by created desc limit 100"):
            kept = await self._lines.current(season_id)
            if kept.status != PLAYING:
                continue
            found += [
                DueFixture(
                    season=season_id,
                    name=kept.season.name,
                    game=kept.season.game_name,
                    week=fixture.week,
                    home=fixture.home,
                    away=fixture.away,
                    deadline=kept.deadlines.get(fixture.week),
                )
                for fixture in kept.season.open_in(kept.season.week)
                if account in kept.people_in(fixture)
            ]
        return sorted(found, key=lambda each: each.deadline or 1 << 62)
