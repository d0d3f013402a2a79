"""The matches of a season on a server: those of people as matches of the server, those between bots by workers."""

from __future__ import annotations

from typing import Any

from touchline.kernel.game import Game
from touchline.season.fixtures import LATE, Fixture
from touchline.season.lines import header, result_line
from touchline.season.playing import result_of
from touchline.server.errors import Refused
from touchline.server.matches.matchmaking import Arranged, Matchmaking
from touchline.server.matches.stages import DONE, OPEN
from touchline.server.operations.settings import Settings
from touchline.server.operations.thinking import season_match
from touchline.server.people.season_lines import Kept, SeasonLines
from touchline.server.people.tokens import Caller
from touchline.server.store.base import Store
from touchline.wire.terms import ClockTerms, Luck, NewMatch, SeatTerms
from touchline.workers import Workers

MATCH_SECONDS = 900.0
"""For a match between bots: the first of a game waits until its coaches are in machine code, and what is broken off
then begins from nothing the next time."""


class SeasonMatches:
    """How a fixture becomes a match, and a match a result."""

    def __init__(
        self, store: Store, settings: Settings, lines: SeasonLines, matchmaking: Matchmaking, workers: Workers
    ) -> None:
        self._store = store
        self._settings = settings
        self._lines = lines
        self._matchmaking = matchmaking
        self._workers = workers

    async def of_people(self, kept: Kept, fixture: Fixture, account: str) -> str:
        """The match of a fixture, made for the first of its people who asks, and again where one came to nothing."""
        found = kept.matches.get((fixture.week, fixture.home))
        return await self._make(kept, fixture, account) if found is None or await self._void(found) else found

    async def _void(self, match: str) -> bool:
        """Whether a match ended without a result that counts: level where somebody must win, or called off."""
        rows = await self._store.read("select status from matches where id = ?", match)
        return not rows or rows[0][0] == DONE

    async def _make(self, kept: Kept, fixture: Fixture, account: str) -> str:
        match = self._settings.new_id()
        line = {"week": fixture.week, "home": fixture.home, "match": match}
        try:
            arranged = Arranged(match, {"season": kept.id}, tuple(self._lines.writes(kept, line)))
            made = await self._matchmaking.create(
                self._order(kept, fixture), Caller(account=account), arranged=arranged
            )
        except Refused:
            await self._lines.current(kept.id)
            found = kept.matches.get((fixture.week, fixture.home))
            if found is None or found == match:
                raise
            return found
        await self._lines.current(kept.id)
        return made.id

    def _order(self, kept: Kept, fixture: Fixture) -> NewMatch:
        """A match by the terms of the season, every seat kept for its team's owner or played by its bot."""
        season = kept.season
        game: Game = season.game
        options = season.options_of(fixture)
        data = season.data_of(fixture)
        box = game.new_box(options, data)
        seats = []
        for seat in range(game.seats(box)):
            team = (fixture.home, fixture.away)[game.side(seat, box)]
            owner = season.owners.get(team, "")
            name = season.team[team].name[:32]
            if owner:
                seats.append(SeatTerms(kind="open", account=owner, name=name))
            else:
                seats.append(SeatTerms(kind="bot", level=season.opponent_of(team), name=name))
        return NewMatch(
            game=season.game_name,
            options={each.name: each.text(options[each.name]) for each in game.options if each.name in options},
            data=dict(data) if data is not None else None,
            position=season.start_of(fixture),
            seats=seats,
            dice=Luck(tier="committed"),
            clock=ClockTerms(**kept.terms["clock"]),
        )

    async def enter_finished(self, kept: Kept) -> None:
        """Results of people's matches that are over and not in the table yet."""
        for fixture in list(kept.season.open_in(kept.season.week)):
            match = kept.matches.get((fixture.week, fixture.home))
            if match is None:
                continue
            async with self._matchmaking.matches.reading(match) as live:
                if live.status != DONE or live.off is not None:
                    continue
                coaches = (kept.season.coach(fixture.home), kept.season.coach(fixture.away))
                result = result_of(kept.season, fixture, live.match, coaches)
            # a play-off that ended level is played again: it is open still, and its first match stands there already
            told = (result.week, result.home, result.record)
            if any(told == (each.week, each.home, each.record) for each in kept.season.results):
                continue
            await self._lines.add(kept, result_line(result))

    async def nobody_came(self, match: str) -> bool:
        """Whether a match has been made and never begun."""
        rows = await self._store.read("select status from matches where id = ?", match)
        return not rows or rows[0][0] == OPEN

    async def between_bots(self, kept: Kept, fixture: Fixture, *, late: bool) -> dict[str, Any]:
        """A match between bots, by a worker."""
        line: dict[str, Any] = await self._workers.ask(
            season_match, header(kept.season), vars(fixture), seconds=MATCH_SECONDS
        )
        if late and kept.people_in(fixture):
            line["note"] = LATE
        return line
