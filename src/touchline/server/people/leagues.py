"""Leagues: everybody meets everybody, once or twice, and a table."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from touchline.kernel.message import Message
from touchline.season.schedule import rounds
from touchline.server.errors import Forbidden, NotFound, Refused, Taken
from touchline.server.matches.listings import read_card
from touchline.server.matches.matchmaking import Arranged, Matchmaking
from touchline.server.matches.stages import DONE, OPEN
from touchline.server.matches.terms import found, tidy_name
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Caller
from touchline.server.store.base import Conflict, Store, Write
from touchline.wire.people import Fixture, League, LeagueCard, LeagueStatus, NewLeague, TableLine
from touchline.wire.state import Card
from touchline.wire.terms import ClockTerms, Luck, NewMatch, SeatTerms

MOST_PLAYERS = 24
WIN, DRAW = 3, 1


class Leagues:
    """The leagues of a store."""

    def __init__(self, store: Store, settings: Settings, matchmaking: Matchmaking) -> None:
        self._store = store
        self._settings = settings
        self._matchmaking = matchmaking

    async def create(self, order: NewLeague, owner: str) -> League:
        """A league that waits for players; whoever makes it plays in it."""
        found(
            NewMatch(game=order.game, options=order.options, clock=order.clock, rated=order.rated),
            self._settings,
            self._matchmaking.matches.tokens,
            signed_in=True,
        )
        league, now = self._settings.new_id(), self._settings.now()
        if order.cmd_id is not None:
            league = self._matchmaking.matches.tokens.named(f"league:{owner}:{order.cmd_id}")
        terms = json.dumps({name: each for name, each in asdict(order).items() if name != "cmd_id"})
        try:
            await self._store.write(
                Write(
                    "insert into leagues (id, name, game, owner, status, terms, created) "
                    "values (?, ?, ?, ?, 'open', ?, ?)",
                    (league, tidy_name(order.name, "League"), order.game, owner, terms, now),
                ),
                Write("insert into league_players (league, account, at) values (?, ?, ?)", (league, owner, now)),
            )
        except Conflict:
            if await self._store.read("select terms from leagues where id = ?", league) != [(terms,)]:
                raise Refused(Message("server-command-other-league"), field="cmd_id") from None
        return await self.show(league)

    async def all(self) -> list[LeagueCard]:
        """Every league, newest first."""
        found = await self._store.read(
            "select id, name, game, owner, status, created, terms from leagues order by created desc limit 100"
        )
        left = {
            league: (to_play, under_way)
            for league, to_play, under_way in await self._store.read(
                "select league, sum(case when matches.status = 'over' then 0 else 1 end), "
                "sum(case when matches.status = 'playing' then 1 else 0 end) "
                "from fixtures left join matches on matches.id = fixtures.match group by league"
            )
        }
        return [
            LeagueCard(
                id=league,
                name=name,
                game=game,
                owner=owner,
                status=self._stage(status, json.loads(terms).get("until"), *left.get(league, (0, 0))),
                created=created,
            )
            for league, name, game, owner, status, created, terms in found
        ]

    def _stage(self, status: LeagueStatus, until: int | None, to_play: int, under_way: int) -> LeagueStatus:
        """A season ends with its last match: of all, or of those begun before its end."""
        done = not to_play or (self._past(until) and not under_way)
        return "over" if status == "playing" and done else status

    async def join(self, league: str, account: str) -> League:
        """Take part."""
        shown = await self.show(league)
        if shown.status != "open":
            raise Taken(Message("server-league-begun"))
        if len(shown.players) >= MOST_PLAYERS:
            raise Taken(Message("server-league-full", most=MOST_PLAYERS))
        try:
            await self._store.write(
                Write(
                    "insert into league_players (league, account, at) values (?, ?, ?)",
                    (league, account, self._settings.now()),
                )
            )
        except Conflict:
            raise Taken(Message("server-league-in-already")) from None
        return await self.show(league)

    async def start(self, league: str, account: str) -> League:
        """Draw up the fixtures and make their matches."""
        shown = await self.show(league)
        if shown.owner != account:
            raise Forbidden(Message("server-league-starter"))
        if len(shown.players) < 2:
            raise Refused(Message("server-league-two"))
        try:
            await self._store.write(
                Write("update leagues set status = 'playing' where id = ? and status = 'open'", (league,), expect=1),
                *(
                    Write(
                        "insert into fixtures (league, round, home, away, match) values (?, ?, ?, ?, null)",
                        (league, number, home, away),
                    )
                    for number, pairs in enumerate(rounds(shown.players, shown.legs), 1)
                    for home, away in pairs
                ),
            )
        except Conflict:
            raise Taken(Message("server-league-begun")) from None
        return await self.show(league)

    async def fixture(self, league: str, number: int, home: str, account: str) -> Fixture:
        """The match of a fixture, made when the first of the two asks for it; each claims the own seat."""
        shown = await self.show(league)
        fixture = next((each for each in shown.fixtures if (each.round, each.home) == (number, home)), None)
        if fixture is None:
            raise NotFound(Message("server-no-fixture"))
        if account not in (home, fixture.away):
            raise Forbidden(Message("server-not-your-match"))
        if fixture.match is None and (shown.status == "over" or self._past(shown.until)):
            raise Refused(Message("server-league-over"))
        if fixture.match is None:
            order = NewMatch(
                game=shown.game,
                options=shown.options,
                seats=[
                    SeatTerms(kind="open", account=home, name=home),
                    SeatTerms(kind="open", account=fixture.away),
                ],
                dice=Luck(tier="committed"),
                clock=shown.clock,
                rated=shown.rated,
            )
            claim = Write(
                "update fixtures set match = ? where league = ? and round = ? and home = ? and match is null",
                ("", league, number, home),
                expect=1,
            )
            try:
                fixture = replace(fixture, match=await self._make(order, account, league, claim))
            except Refused:
                now = (await self.show(league)).fixtures
                fixture = next(each for each in now if (each.round, each.home) == (number, home))
        return fixture

    def _past(self, until: int | None) -> bool:
        return until is not None and self._settings.now() >= until

    async def _make(self, order: NewMatch, account: str, league: str, claim: Write) -> str:
        """The match and its place in the fixtures, in one transaction."""
        match = self._settings.new_id()
        claim = claim._replace(args=(match, *claim.args[1:]))
        arranged = Arranged(match, {"league": league}, (claim,))
        made = await self._matchmaking.create(order, Caller(account=account), arranged=arranged)
        return made.id

    async def show(self, league: str) -> League:
        """Players, fixtures and table."""
        head = await self._store.read("select id, name, game, owner, status, terms from leagues where id = ?", league)
        if not head:
            raise NotFound(Message("server-no-league", league=repr(league)))
        terms = json.loads(head[0][5])
        players = [
            account
            for (account,) in await self._store.read(
                "select account from league_players where league = ? order by at, account", league
            )
        ]
        drawn_up = await self._store.read(
            "select round, home, away, match, matches.status, card from fixtures "
            "left join matches on matches.id = fixtures.match where league = ? order by round, home",
            league,
        )
        fixtures = [
            Fixture(
                round=number,
                home=home,
                away=away,
                match=match,
                waiting=waiting(read_card(card)) if card and stage == OPEN else None,
                returns=json.loads(card)["returns"] if card and stage == DONE else None,
            )
            for number, home, away, match, stage, card in drawn_up
        ]
        stages = [stage for *_, stage, _ in drawn_up]
        to_play, under_way = len(stages) - stages.count("over"), stages.count("playing")
        return League(
            id=head[0][0],
            name=head[0][1],
            game=head[0][2],
            owner=head[0][3],
            status=self._stage(head[0][4], terms.get("until"), to_play, under_way),
            until=terms.get("until"),
            options=terms["options"],
            clock=ClockTerms(**terms["clock"]),
            legs=terms["legs"],
            rated=terms["rated"],
            players=players,
            fixtures=fixtures,
            table=table(players, fixtures),
        )


def waiting(card: Card) -> str | None:
    """Who has sat down to a match in which the other seat is empty."""
    return next((seat.account for seat in card.seats if seat.kind == "person"), None)


def table(players: list[str], fixtures: list[Fixture]) -> list[TableLine]:
    """Three points a win, one a draw; level on points, then wins, then the matches among those who are level."""
    returned: dict[str, list[int]] = {player: [] for player in players}
    among: dict[tuple[str, str], int] = {}
    for fixture in fixtures:
        if fixture.returns is None:
            continue
        for player, other, won in (
            (fixture.home, fixture.away, fixture.returns[0]),
            (fixture.away, fixture.home, fixture.returns[1]),
        ):
            returned[player].append(won)
            among[player, other] = among.get((player, other), 0) + _gained(won)
    lines = [_line(player, results) for player, results in returned.items()]

    def standing(line: TableLine) -> tuple[int, int, int]:
        level = [each for each in lines if (each.points, each.won) == (line.points, line.won)]
        direct = sum(among.get((line.account, each.account), 0) for each in level)
        return (-line.points, -line.won, -direct)

    return sorted(lines, key=lambda line: (*standing(line), players.index(line.account)))


def _gained(won: int) -> int:
    return WIN if won > 0 else DRAW if won == 0 else 0


def _line(player: str, results: list[int]) -> TableLine:
    return TableLine(
        account=player,
        played=len(results),
        won=sum(each > 0 for each in results),
        drawn=results.count(0),
        lost=sum(each < 0 for each in results),
        points=sum(map(_gained, results)),
    )
