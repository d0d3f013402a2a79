"""Whole seasons by the thousand: every match played, every table settled, every title won.

All matches between the same two teams are played together in machine code, whichever seasons they belong to; tables
are settled by the functions of ``ordering.py``.  The same seed gives the same seasons.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from touchline.kernel.compiled import compile_rule
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Amount, Message, Share
from touchline.season.bracket import places
from touchline.season.odds import CERTAIN, CHAMPION, COUNTS, FINAL, IN, TOP_SEED, Chance, interval, seed_them
from touchline.season.ordering import GAINED, clear, enter
from touchline.season.schedule import draw_up
from touchline.season.season import Season
from touchline.season.standings import Standings
from touchline.season.strength import final_scores
from touchline.words.languages import say

Array = np.ndarray[Any, np.dtype[np.int64]]
Tell = Callable[[int, int], None]
"""Called with the matches played and the matches in all."""


@dataclass(frozen=True)
class Record:
    """What a team did in all those seasons."""

    team: str
    wins: float
    """A season."""
    playoffs: Chance
    division: Chance
    champion: Chance


@dataclass(frozen=True)
class Seasons:
    """What came of them."""

    seasons: int
    matches: int
    seconds: float
    level: str
    teams: list[Record]
    """The most titles first."""
    best_record_wins: Chance
    """How often the first seed, or the first of the table, won the title."""
    strongest_wins: Chance
    """How often the team with the most wins over all seasons won the title."""
    divisions: dict[str, tuple[float, Chance]]
    """Mean wins of a division's teams, and its share of all titles."""


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
def _ready() -> Any:
    return compile_rule("season", _settle)


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
        began = time.perf_counter()
        home, away = self._schedules()
        score, gained = self._matches(home, away)
        seeds, counts, won = self._tables(home, away, score, gained)
        champions = self._knock_out(seeds, counts)
        return self._written_up(seeds[:, 0], champions, counts, won, time.perf_counter() - began)

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

    def _written_up(self, first: Array, champions: Array, counts: Array, won: Array, seconds: float) -> Seasons:
        season, n = self.season, self.count
        wins = won.mean(axis=0) / season.league.counting.win
        strongest = int(wins.argmax())
        records = [
            Record(
                team.key,
                float(wins[k]),
                interval(int(counts[k, IN]), n),
                interval(int(counts[k, 1]), n),
                interval(int(counts[k, CHAMPION]), n),
            )
            for k, team in enumerate(season.teams)
        ]
        names = self.standings.divisions
        mine = [np.flatnonzero(self.standings.division == d) for d in range(len(names))]
        return Seasons(
            seasons=n,
            matches=self.played,
            seconds=seconds,
            level=season.level,
            teams=sorted(records, key=lambda each: -each.champion.share),
            best_record_wins=interval(int((first == champions).sum()), n),
            strongest_wins=interval(int((champions == strongest).sum()), n),
            divisions={
                name: (float(wins[own].mean()), interval(int(counts[own, CHAMPION].sum()), n))
                for name, own in zip(names, mine, strict=True)
            },
        )


def pictures(season: Season, found: Seasons, path: Path) -> None:
    """Titles and wins by team with their intervals, and titles by division, as one picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, (titles, wins, divisions) = plt.subplots(1, 3, figsize=(16, 7), width_ratios=[3, 2, 2])
    names = [season.team[each.team].nickname for each in found.teams]
    shares = np.array([(each.champion.share, each.champion.low, each.champion.high) for each in found.teams]) * 100
    errors = [shares[:, 0] - shares[:, 1], shares[:, 2] - shares[:, 0]]
    titles.barh(names, shares[:, 0], xerr=errors, color="#2f5440", ecolor="#cf9a3e")
    titles.invert_yaxis()
    titles.set_xlabel("titles, % of seasons (95 % interval)")
    wins.barh(names, [each.wins for each in found.teams], color="#8b2c1d")
    wins.invert_yaxis()
    wins.set_yticks([])
    wins.set_xlabel(say("season-picture-wins"))
    parts = sorted(found.divisions.items(), key=lambda each: -each[1][1].share)
    divisions.bar(
        [name or "all" for name, _ in parts], [100 * chance.share for _, (_, chance) in parts], color="#2a62a8"
    )
    divisions.tick_params(axis="x", rotation=60)
    divisions.set_ylabel("titles, % of seasons")
    figure.suptitle(
        say(
            "season-picture-told",
            matches=found.matches,
            seconds=Amount(found.seconds, 0),
            first=Share(found.best_record_wins.share, 1),
            strongest=Share(found.strongest_wins.share, 1),
        )
    )
    figure.tight_layout()
    figure.savefig(path)
    plt.close(figure)
