"""Ratings: Glicko-2, one for each game, from rated matches between accounts.

A match is rated once: its rows in ``rated_matches`` are written with the new ratings in one
transaction, and a process that died before it did so is made up for at the next start.
"""

from __future__ import annotations

import asyncio
import json

from touchline.kernel.errors import TouchlineError
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.stages import DONE
from touchline.server.operations.logs import log
from touchline.server.operations.settings import Settings
from touchline.server.people.accounts import LIVING
from touchline.server.people.glicko import Rating, rate
from touchline.server.store.base import Conflict, Store, Write
from touchline.wire import people
from touchline.wire.friends import RatingPoint
from touchline.wire.people import GameRating, RankedPlayer

ATTEMPTS = 20
MOST_POINTS = 1000
"""Of a history of ratings."""


class Ratings:
    """The ratings of a store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, live: LiveMatch, before: int) -> None:
        """Rate a match that has just ended; one that is watched with a delay waits until all may see its end."""
        if live.terms["delay"] or not live.terms["rated"] or live.status != DONE:
            return
        if any(row.kind == "finished" for row in live.rows[before:]):
            players = [(seat.account, live.match.returns()[n]) for n, seat in enumerate(live.seats)]
            task = asyncio.create_task(self._later(live.id, live.match.game.name, players))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _later(self, match: str, game: str, players: list[tuple[str, int]]) -> None:
        try:
            await self.rate_match(match, game, players)
        except TouchlineError as problem:
            log().warning("a match will be rated later", match=match, problem=problem.message)

    async def rate_what_is_left(self) -> None:
        """Matches that ended while nobody was there to rate them, or whose end spectators see only now."""
        left = await self._store.read(
            "select id, game, card from matches where status = 'over' and rated = 1 "
            "and not exists (select 1 from rated_matches where rated_matches.match = matches.id)"
        )
        for match, game, card in left:
            read = json.loads(card)
            if "called_off" in read or not await self._seen_to_end(match, read.get("delay") or 0):
                continue
            players = [
                (seat["account"], returned) for seat, returned in zip(read["seats"], read["returns"], strict=True)
            ]
            await self.rate_match(match, game, players)

    async def _seen_to_end(self, match: str, delay: int) -> bool:
        """Whether everybody may know how a match ended: a rating that changes tells it too."""
        if not delay:
            return True
        ended = await self._store.read("select at from events where match = ? and kind = 'finished'", match)
        return bool(ended) and ended[0][0] + delay * 1000 <= self._settings.now()

    async def drain(self) -> None:
        """Wait for what is being rated."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def rate_match(self, match: str, game: str, players: list[tuple[str, int]]) -> None:
        """New ratings for everybody who played; a match that has been rated is left alone."""
        for _ in range(ATTEMPTS):
            if await self._store.read("select 1 from rated_matches where match = ?", match):
                return
            before = {account: await self._of(account, game) for account, _ in players}
            now = self._settings.now()
            living = await self._living([account for account, _ in players])
            writes: list[Write] = []
            for account, returned in players:
                opponents = [
                    (before[other][0], _score(returned, theirs)) for other, theirs in players if theirs != returned
                ] or [(before[other][0], 0.5) for other, _ in players if other != account]
                mine, games = before[account]
                after = rate(mine, opponents)
                kept = (mine.rating, after.rating) if account in living else (0.0, 0.0)
                if account in living:
                    writes.append(_keep(account, game, after, games, now))
                writes.append(
                    Write(
                        "insert into rated_matches (match, account, game, score, before, after, at) "
                        "values (?, ?, ?, ?, ?, ?, ?)",
                        (match, account, game, (returned + 1) / 2, *kept, now),
                    )
                )
            try:
                await self._store.write(*writes)
                return
            except Conflict:
                continue

    async def _living(self, accounts: list[str]) -> set[str]:
        """Those that have not been deleted: of the others no rating is kept."""
        marks = ", ".join("?" for _ in accounts)
        found = await self._store.read(f"select name from accounts where {LIVING} and name in ({marks})", *accounts)
        return {name for (name,) in found}

    async def _of(self, account: str, game: str) -> tuple[Rating, int]:
        found = await self._store.read(
            "select rating, deviation, volatility, games from ratings where account = ? and game = ?", account, game
        )
        return (Rating(*found[0][:3]), found[0][3]) if found else (Rating(), 0)

    async def profile(self, account: str) -> list[GameRating]:
        """An account's rating in every game it has played."""
        found = await self._store.read(
            "select game, rating, deviation, games from ratings where account = ? order by game", account
        )
        return [
            GameRating(**vars(_shown(rating, deviation, games)), game=game) for game, rating, deviation, games in found
        ]

    async def history(self, account: str) -> list[RatingPoint]:
        """An account's rating after each match that counted, oldest first."""
        found = await self._store.read(
            "select game, after, at from rated_matches join accounts on accounts.name = account "
            f"where account = ? and {LIVING} order by at desc limit ?",
            account,
            MOST_POINTS,
        )
        return [RatingPoint(game=game, rating=round(after), at=at) for game, after, at in reversed(found)]

    async def best(self, game: str, count: int = 50) -> list[RankedPlayer]:
        """The surest and best players of a game."""
        found = await self._store.read(
            "select account, rating, deviation, games from ratings where game = ? order by rating - 2 * deviation desc "
            "limit ?",
            game,
            count,
        )
        return [
            RankedPlayer(**vars(_shown(rating, deviation, games)), account=account)
            for account, rating, deviation, games in found
        ]


def _score(mine: int, theirs: int) -> float:
    return 1.0 if mine > theirs else 0.0


def _shown(rating: float, deviation: float, games: int) -> people.Rating:
    provisional = Rating(rating, deviation).provisional
    return people.Rating(rating=round(rating), deviation=round(deviation), games=games, provisional=provisional)


def _keep(account: str, game: str, after: Rating, games: int, now: int) -> Write:
    """The new rating, unless another match of the same player was rated meanwhile."""
    if games == 0:
        return Write(
            "insert into ratings (account, game, rating, deviation, volatility, games, at) "
            "values (?, ?, ?, ?, ?, 1, ?)",
            (account, game, after.rating, after.deviation, after.volatility, now),
        )
    return Write(
        "update ratings set rating = ?, deviation = ?, volatility = ?, games = games + 1, at = ? "
        "where account = ? and game = ? and games = ?",
        (after.rating, after.deviation, after.volatility, now, account, game, games),
        expect=1,
    )
