"""Leagues: everybody meets everybody, once or twice, and a table."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from touchline.kernel.message import Message
from touchline.season.schedule import rounds
from touchline.server.errors import Forbidden, NotFound, Refused, Taken
from touchline.server.matches.matchmaking import Matchmaking
from touchline.server.matches.terms import found, tidy_name
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Caller
from touchline.server.store.base import Conflict, Store, Write
from touchline.wire.codec import to_json
from touchline.wire.people import NewLeague
from touchline.wire.terms import ClockTerms, Luck, NewMatch, SeatTerms

MOST_PLAYERS = 24
WIN, DRAW = 3, 1


class Leagues:
    """The leagues of a store."""

    def __init__(self, store: Store, settings: Settings, matchmaking: Matchmaking) -> None:
        self._store = store
        self._settings = settings
        self._matchmaking = matchmaking

    async def create(self, order: NewLeague, owner: str) -> dict[str, Any]:
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

    async def all(self) -> list[dict[str, Any]]:
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
        keys = ("id", "name", "game", "owner", "status", "created")
        shown = [dict(zip(keys, each, strict=False)) for each in found]
        for league, (*_, terms) in zip(shown, found, strict=True):
            until = json.loads(terms).get("until")
            league["status"] = self._stage(league["status"], until, *left.get(league["id"], (0, 0)))
        return shown

    def _stage(self, status: str, until: int | None, to_play: int, under_way: int) -> str:
        """A season ends with its last match: of all, or of those begun before its end."""
        done = not to_play or (self._past(until) and not under_way)
        return "over" if status == "playing" and done else status

    async def join(self, league: str, account: str) -> dict[str, Any]:
        """Take part."""
        shown = await self.show(league)
        if shown["status"] != "open":
            raise Taken(Message("server-league-begun"))
        if len(shown["players"]) >= MOST_PLAYERS:
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

    async def start(self, league: str, account: str) -> dict[str, Any]:
        """Draw up the fixtures and make their matches."""
        shown = await self.show(league)
        if shown["owner"] != account:
            raise Forbidden(Message("server-league-starter"))
        if len(shown["players"]) < 2:
            raise Refused(Message("server-league-two"))
        try:
            await self._store.write(
                Write("update leagues set status = 'playing' where id = ? and status = 'open'", (league,), expect=1),
                *(
                    Write(
                        "insert into fixtures (league, round, home, away, match) values (?, ?, ?, ?, null)",
                        (league, number, home, away),
                    )
                    for number, pairs in enumerate(rounds(shown["players"], shown["legs"]), 1)
                    for home, away in pairs
                ),
            )
        except Conflict:
            raise Taken(Message("server-league-begun")) from None
        return await self.show(league)

    async def fixture(self, league: str, number: int, home: str, account: str) -> dict[str, Any]:
        """The match of a fixture, made when the first of the two asks for it; each claims the own seat."""
        shown = await self.show(league)
        fixture: dict[str, Any] | None = next(
            (f for f in shown["fixtures"] if f["round"] == number and f["home"] == home), None
        )
        if fixture is None:
            raise NotFound(Message("server-no-fixture"))
        if account not in (home, fixture["away"]):
            raise Forbidden(Message("server-not-your-match"))
        if fixture["match"] is None and (shown["status"] == "over" or self._past(shown["until"])):
            raise Refused(Message("server-league-over"))
        if fixture["match"] is None:
            order = NewMatch(
                game=shown["game"],
                options=shown["options"],
                seats=[
                    SeatTerms(kind="open", account=home, name=home),
                    SeatTerms(kind="open", account=fixture["away"]),
                ],
                dice=Luck(tier="committed"),
                clock=ClockTerms(**shown["clock"]),
                rated=shown["rated"],
            )
            claim = Write(
                "update fixtures set match = ? where league = ? and round = ? and home = ? and match is null",
                ("", league, number, home),
                expect=1,
            )
            try:
                fixture["match"] = await self._make(order, account, league, claim)
            except Refused:
                fixture = next(
                    f for f in (await self.show(league))["fixtures"] if f["round"] == number and f["home"] == home
                )
        return fixture

    def _past(self, until: int | None) -> bool:
        return until is not None and self._settings.now() >= until

    async def _make(self, order: NewMatch, account: str, league: str, claim: Write) -> str:
        """The match and its place in the fixtures, in one transaction."""
        match = self._settings.new_id()
        claim = claim._replace(args=(match, *claim.args[1:]))
        made = await self._matchmaking.create(
            order, Caller(account=account), more={"league": league}, extra=(claim,), match_id=match
        )
        return made.id

    async def show(self, league: str) -> dict[str, Any]:
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
            {
                "round": number,
                "home": home,
                "away": away,
                "match": match,
                "waiting": waiting(json.loads(card)) if card and stage == "open" else None,
                "returns": json.loads(card)["returns"] if card and stage == "over" else None,
            }
            for number, home, away, match, stage, card in drawn_up
        ]
        stages = [stage for *_, stage, _ in drawn_up]
        to_play, under_way = len(stages) - stages.count("over"), stages.count("playing")
        return {
            "id": head[0][0],
            "name": head[0][1],
            "game": head[0][2],
            "owner": head[0][3],
            "status": self._stage(head[0][4], terms.get("until"), to_play, under_way),
            "until": terms.get("until"),
            "options": terms["options"],
            "clock": to_json(ClockTerms(**terms["clock"])),
            "legs": terms["legs"],
            "rated": terms["rated"],
            "players": players,
            "fixtures": fixtures,
            "table": table(players, fixtures),
        }


def waiting(card: dict[str, Any]) -> str | None:
    """Who has sat down to a match in which the other seat is empty."""
    return next((seat["account"] for seat in card["seats"] if seat["kind"] == "person"), None)


def table(players: list[str], fixtures: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Three points a win, one a draw; level on points, then wins, then the matches among those who are level."""
    lines: dict[str, dict[str, Any]] = {
        player: {"account": player, "played": 0, "won": 0, "drawn": 0, "lost": 0, "points": 0} for player in players
    }
    among: dict[tuple[str, str], int] = {}
    for fixture in fixtures:
        if fixture["returns"] is None:
            continue
        for player, other, returned in (
            (fixture["home"], fixture["away"], fixture["returns"][0]),
            (fixture["away"], fixture["home"], fixture["returns"][1]),
        ):
            line = lines[player]
            line["played"] += 1
            line["won" if returned > 0 else "lost" if returned < 0 else "drawn"] += 1
            gained = WIN if returned > 0 else DRAW if returned == 0 else 0
            line["points"] += gained
            among[player, other] = among.get((player, other), 0) + gained

    def standing(line: dict[str, Any]) -> tuple[int, int, int]:
        rank = (line["points"], line["won"])
        level = [each for each in lines.values() if (each["points"], each["won"]) == rank]
        direct = sum(among.get((line["account"], each["account"]), 0) for each in level)
        return (-line["points"], -line["won"], -direct)

    return sorted(lines.values(), key=lambda line: (*standing(line), players.index(line["account"])))
