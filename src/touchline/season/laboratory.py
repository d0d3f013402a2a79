"""Whole seasons by the thousand: every match played, every table settled, every title won.

All matches between the same two teams are played together in machine code, whichever seasons they belong to; tables
are settled by the functions of ``ordering.py``.  The same seed gives the same seasons.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np

from touchline.kernel.arrays import Array, Floats
from touchline.kernel.draws import below, game_key
from touchline.kernel.entry_points import entry_point
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.season.bracket import places
from touchline.season.odds import (
    CERTAIN,
    CHAMPION,
    COUNTS,
    FINAL,
    FIRST,
    IN,
    TOP_SEED,
    Z95,
    Chance,
    interval,
    seed_them,
)
from touchline.season.ordering import GAINED, clear, enter
from touchline.season.schedule import draw_up
from touchline.season.season import Season
from touchline.season.standings import Standings
from touchline.season.strength import final_scores

Tell = Callable[[int, int], None]
"""Called with the matches played and the matches in all."""


@dataclass(frozen=True)
class Record:
    """What a team did in all those seasons."""

    team: str
    wins: Chance
    """A season: the mean and its interval."""
    playoffs: Chance
    division: Chance
    champion: Chance


@dataclass(frozen=True)
class DivisionRecord:
    """What a division's teams did, and whether its place in the play-offs came cheap."""

    wins: float
    """Mean of its teams."""
    champion: Chance
    cheap: Chance | None
    """How often its winner went through with fewer wins than a team that stayed at home; ``None`` where winning a
    division is worth nothing."""


@dataclass(frozen=True)
class Seasons:
    """What came of them."""

    seasons: int
    matches: int
    seconds: float
    processor: float
    """Seconds of processor time, all cores together: what a busy machine does not change."""
    level: str
    teams: list[Record]
    """The most titles first."""
    best_record_wins: Chance
    """How often the first seed, or the first of the table, won the title."""
    strongest_wins: Chance
    """How often the team with the most wins over all seasons won the title."""
    divisions: dict[str, DivisionRecord]
    """By name, the most titles first."""


def _settle(tables, division, divisions, home, away, score, gained, criteria, winners, seed, seeds, counts, won):  # type: ignore[no-untyped-def]
    """Tables and seeds of every season."""
    teams = len(division)
    tally, taken, met = tables
    table = (tally, taken, met)
    coin, room = np.zeros(teams, np.int64), np.zeros((4, teams), np.int64)
    for n in range(len(home)):
        clear(tally, teams)
        taken[:] = 0
        met[:] = 0
        own = game_key(seed, n)
        for k in range(teams):
            coin[k] = below(own, k, CERTAIN)
        for f in range(home.shape[1]):
            one, two = home[n, f], away[n, f]
            enter(tally, division, one, two, score[n, f], gained[n, f])
            taken[one, two] += gained[n, f, 0]
            taken[two, one] += gained[n, f, 1]
            met[one, two] += 1
            met[two, one] += 1
        for k in range(teams):
            won[n, k] = tally[k, GAINED]
        seed_them(division, divisions, criteria, winners, table, coin, room, counts)
        for k in range(seeds.shape[1]):
            seeds[n, k] = room[0, k]


@cache
def _ready() -> Callable[..., None]:
    return entry_point("season", _settle)


def count_up(counts: Array, teams: Array, what: int) -> None:
    """Once more for every team named."""
    counts[:, what] += np.bincount(teams, minlength=len(counts))


class Laboratory:
    """Many seasons of one league."""

    def __init__(
        self, season: Season, count: int, seed: int, tell: Tell | None = None, *, cores: int = 1, on: str = "local"
    ) -> None:
        if any(season.start_of(fixture) for fixture in season.open()):
            raise BadOption(Message("season-head-start"), field="game")
        self.season, self.count, self.seed = season, count, seed
        self.played = 0
        self.total = count * (sum(map(len, season.weeks)) + max(0, season.playoffs - 1))
        self._tell, self._cores, self._on = tell, cores, on
        self._batch = 0
        self.standings = Standings(season.teams, season.league.counting, seed)

    def run(self) -> Seasons:
        """Play them all."""
        began, worked = time.perf_counter(), time.process_time()
        home, away = self._schedules()
        score, gained = self._matches(home, away)
        seeds, counts, won = self._tables(home, away, score, gained)
        champions = self._knock_out(seeds, counts)
        taken = time.perf_counter() - began, time.process_time() - worked
        return self._written_up(seeds, champions, counts, won, taken)

    def _schedules(self) -> tuple[Array, Array]:
        """Every season draws its own."""
        teams, shape, number = self.season.teams, self.season.shape, self.standings.number
        rows = [
            [(number[home], number[away]) for week in draw_up(teams, shape, self.seed + n) for home, away in week]
            for n in range(self.count)
        ]
        drawn = np.array(rows, dtype=np.int64)
        return drawn[:, :, 0], drawn[:, :, 1]

    def _meet(self, home: Array, away: Array, *, decisive: bool) -> tuple[Array, Array]:
        """Scores and returns of home for every pair given, all meetings of the same two together."""
        teams, count = self.season.teams, len(self.season.teams)
        levels = (self.season.level, self.season.level)
        score, returns = np.zeros((len(home), 2), np.int64), np.zeros(len(home), np.int64)
        pair = home * count + away
        self._batch += 1
        first = self._batch * count * count

        def play(each: int) -> None:
            where = np.flatnonzero(pair == each)
            one, two = teams[each // count], teams[each % count]
            score[where], returns[where] = final_scores(
                self.season,
                one,
                two,
                levels,
                game_key(self.seed, first + each) >> 1,
                len(where),
                decisive=decisive,
                on=self._on,
            )
            self.played += len(where)
            if self._tell is not None:
                self._tell(self.played, self.total)

        with ThreadPoolExecutor(self._cores) as pool:
            list(pool.map(play, [int(each) for each in np.unique(pair)]))
        return score, returns

    def _matches(self, home: Array, away: Array) -> tuple[Array, Array]:
        counting = self.season.league.counting
        score, returns = self._meet(home.ravel(), away.ravel(), decisive=False)
        gained = np.array(
            [counting.gained(row, (int(sign), -int(sign))) for row, sign in zip(score, returns, strict=True)]
        )
        shape = (*home.shape, 2)
        return score.reshape(shape), gained.reshape(shape)

    def _tables(self, home: Array, away: Array, score: Array, gained: Array) -> tuple[Array, Array, Array]:
        teams, table = len(self.season.teams), self.standings
        seeds = np.zeros((self.count, max(1, self.season.playoffs)), np.int64)
        counts, won = np.zeros((teams, COUNTS), np.int64), np.zeros((self.count, teams), np.int64)
        _ready()(
            (table.tally, table.taken, table.met), table.division, len(table.divisions), home, away, score, gained,
            np.array(self.season.league.counting.order, np.int64), self.season.league.playoffs.winners,
            np.uint64(self.seed), seeds, counts, won,
        )  # fmt: skip
        return seeds, counts, won

    def _knock_out(self, seeds: Array, counts: Array) -> Array:
        """The play-offs of all seasons, round by round; the champions."""
        if not self.season.playoffs:
            count_up(counts, seeds[:, 0], CHAMPION)
            return seeds[:, 0]
        count_up(counts, seeds[:, 0], TOP_SEED)
        for k in range(seeds.shape[1]):
            count_up(counts, seeds[:, k], IN)
        left = seeds[:, [slot - 1 for slot in places(self.season.playoffs)]]
        rank = np.zeros((self.count, len(self.season.teams)), np.int64)
        np.put_along_axis(rank, seeds, np.arange(seeds.shape[1])[None, :], axis=1)
        while left.shape[1] > 1:
            if left.shape[1] == 2:
                for side in range(2):
                    count_up(counts, left[:, side], FINAL)
            left = np.stack(
                [self._round(left[:, 2 * k], left[:, 2 * k + 1], rank) for k in range(left.shape[1] // 2)], 1
            )
        count_up(counts, left[:, 0], CHAMPION)
        return left[:, 0]

    def _round(self, one: Array, two: Array, rank: Array) -> Array:
        """The winners of a pair in every season; what ends level is played again."""
        seasons = np.arange(self.count)
        better = rank[seasons, one] < rank[seasons, two]
        home, away = np.where(better, one, two), np.where(better, two, one)
        winner = np.full(self.count, -1)
        while (winner < 0).any():
            open_ = np.flatnonzero(winner < 0)
            _, returns = self._meet(home[open_], away[open_], decisive=True)
            winner[open_] = np.where(returns > 0, home[open_], np.where(returns < 0, away[open_], -1))
        return winner

    def _written_up(
        self, seeds: Array, champions: Array, counts: Array, won: Array, taken: tuple[float, float]
    ) -> Seasons:
        season, n = self.season, self.count
        wins = won / season.league.counting.win
        strongest = int(wins.mean(axis=0).argmax())
        records = [
            Record(
                team.key,
                mean_interval(wins[:, k]),
                interval(int(counts[k, IN]), n),
                interval(int(counts[k, FIRST]), n),
                interval(int(counts[k, CHAMPION]), n),
            )
            for k, team in enumerate(season.teams)
        ]
        divisions = self._divisions(seeds, counts, wins)
        return Seasons(
            seasons=n,
            matches=self.played,
            seconds=taken[0],
            processor=taken[1],
            level=season.level,
            teams=sorted(records, key=lambda each: -each.champion.share),
            best_record_wins=interval(int((seeds[:, 0] == champions).sum()), n),
            strongest_wins=interval(int((champions == strongest).sum()), n),
            divisions=dict(sorted(divisions.items(), key=lambda each: -each[1].champion.share)),
        )

    def _divisions(self, seeds: Array, counts: Array, wins: Array) -> dict[str, DivisionRecord]:
        """Every division; its winner among the first seeds beside the best team that did not go through."""
        division, names = self.standings.division, self.standings.divisions
        out = wins.copy()
        np.put_along_axis(out, seeds, -1.0, axis=1)
        best_out = out.max(axis=1)
        seeded = self.season.playoffs and self.season.league.playoffs.winners and len(names) > 1
        found = {}
        for number, name in enumerate(names):
            own = np.flatnonzero(division == number)
            cheap = None
            if seeded:
                winners = seeds[:, : len(names)]
                winner = winners[np.arange(self.count), (division[winners] == number).argmax(axis=1)]
                outdone = wins[np.arange(self.count), winner] < best_out
                cheap = interval(int(outdone.sum()), self.count)
            titles = interval(int(counts[own, CHAMPION].sum()), self.count)
            found[name] = DivisionRecord(float(wins[:, own].mean()), titles, cheap)
        return found


def mean_interval(values: Floats) -> Chance:
    """A mean with its 95 % interval.

    >>> mean_interval(np.array([8.0, 10.0, 12.0, 10.0])).share
    10.0
    """
    mean = float(values.mean())
    half = Z95 * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Chance(mean, mean - half, mean + half)
