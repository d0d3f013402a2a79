"""What may still happen: the rest of a season played ten thousand times from today's standings.

A match is drawn from both teams' ratings, its score from scores that were measured; tables are settled by the very
functions that settle the real ones (``ordering.py``), as machine code.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np

from touchline.kernel.arrays import Ints
from touchline.kernel.draws import below, game_key
from touchline.kernel.entry_points import Shipped, entry_point
from touchline.kernel.rule import rule
from touchline.season.bracket import places
from touchline.season.ordering import GAINED, enter, put_in_order
from touchline.season.season import Season
from touchline.season.strength import expected, ratings, strength_of

SEASONS = 10_000
CERTAIN = 1 << 30
"""Chances are whole numbers up to this."""
(IN, FIRST, TOP_SEED, FINAL, CHAMPION) = range(5)
COUNTS = 5
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Chance:
    """How often something happened in the seasons that were played, with its 95 % interval (Wilson's)."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Prospects:
    """What a team may hope for."""

    team: str
    rating: float
    wins: float
    """Expected at the end of the weeks."""
    playoffs: Chance
    division: Chance
    top_seed: Chance
    final: Chance
    champion: Chance


@dataclass(frozen=True)
class Odds:
    """Every team's prospects, the best first."""

    seasons: int
    seconds: float
    teams: list[Prospects]

    def of(self, team: str) -> Prospects:
        """One team's."""
        return next(each for each in self.teams if each.team == team)


def interval(hits: int, tries: int) -> Chance:
    """A share with Wilson's 95 % interval.

    >>> interval(50, 100)
    Chance(share=0.5, low=0.4038315303659956, high=0.5961684696340044)
    """
    share, square = hits / tries, Z95 * Z95
    centre = (share + square / (2 * tries)) / (1 + square / tries)
    half = Z95 * math.sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return Chance(share, min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


SeasonTable: TypeAlias = tuple[Ints, ...]
"""Tally, points taken, matches met, what both gained and scored: the table of a season and room to enter a match."""


@rule
def copy_table(table: Ints, into: Ints) -> None:
    """Number by number."""
    for row in range(table.shape[0]):
        for column in range(table.shape[1]):
            into[row, column] = table[row, column]


@rule
def play_the_rest(
    own: int,
    draw: int,
    fixtures: Ints,
    chance: Ints,
    draws: int,
    samples: Ints,
    gains: Ints,
    division: Ints,
    table: SeasonTable,
) -> int:
    """Every match that is open, drawn and entered; the number of the next draw."""
    tally, taken, met, gained, score = table
    for f in range(len(fixtures)):
        home, away = fixtures[f, 0], fixtures[f, 1]
        shown = below(own, draw, len(samples))
        level = below(own, draw + 1, CERTAIN) < draws
        better = 0 if below(own, draw + 2, CERTAIN) < chance[home, away] else 1
        draw += 3
        score[better] = samples[shown, 0]
        score[1 - better] = samples[shown, 0] if level else samples[shown, 1]
        gained[better] = gains[1] if level else gains[0]
        gained[1 - better] = gains[1] if level else gains[2]
        enter(tally, division, home, away, score, gained)
        taken[home, away] += gained[0]
        taken[away, home] += gained[1]
        met[home, away] += 1
        met[away, home] += 1
    return draw


@rule
def seed_them(
    division: Ints,
    divisions: int,
    criteria: Ints,
    winners: bool,
    table: SeasonTable,
    coin: Ints,
    room: Ints,
    counts: Ints,
) -> None:
    """The winners of the divisions, then the best others, into ``room[0]``; without play-offs the best is first."""
    tally, taken, met = table[0], table[1], table[2]
    seeded, order, why, key = room[0], room[1], room[2], room[3]
    teams = len(division)
    tops = 0
    for d in range(divisions):
        count = 0
        for k in range(teams):
            if division[k] == d:
                order[count] = k
                count += 1
        put_in_order(order, count, criteria, tally, taken, met, coin, why, key)
        counts[order[0], FIRST] += 1
        if winners and divisions > 1:
            seeded[tops] = order[0]
            tops += 1
    put_in_order(seeded, tops, criteria, tally, taken, met, coin, why, key)
    others = 0
    for k in range(teams):
        first = False
        for j in range(tops):
            first = first or seeded[j] == k
        if not first:
            order[others] = k
            others += 1
    put_in_order(order, others, criteria, tally, taken, met, coin, why, key)
    for k in range(others):
        if tops + k < teams:
            seeded[tops + k] = order[k]


@rule
def knock_out(
    own: int, draw: int, seats: int, slots: Ints, known: Ints, chance: Ints, room: Ints, counts: Ints
) -> None:
    """The play-offs, results that are known kept; ``room[0]`` holds the seeds."""
    seeded, left = room[0], room[1]
    counts[seeded[0], TOP_SEED] += 1
    for k in range(seats):
        counts[seeded[k], IN] += 1
        left[k] = seeded[slots[k] - 1]
    size = seats
    stage = 0
    while size > 1:
        if size == 2:
            counts[left[0], FINAL] += 1
            counts[left[1], FINAL] += 1
        for k in range(size // 2):
            one, two = left[2 * k], left[2 * k + 1]
            winner = known[stage, one, two]
            if winner < 0:
                winner = one if below(own, draw, CERTAIN) < chance[one, two] else two
            draw += 1
            left[k] = winner
        size //= 2
        stage += 1
    counts[left[0], CHAMPION] += 1


def _futures(  # type: ignore[no-untyped-def]
    seasons, seed, so_far, taken_so_far, met_so_far, division, divisions, fixtures, chance, draws, samples, gains,
    criteria, seats, winners, slots, known, tally, taken, met, gained, score, coin, room, counts, won,
):  # fmt: skip
    """Play the rest of ``seasons`` seasons; ``counts[team]`` and ``won[team]`` are added to.

    What stands between ``known`` and ``counts`` is room to work in.
    """
    teams = len(division)
    table = (tally, taken, met, gained, score)
    for number in range(seasons):
        copy_table(so_far, tally)
        copy_table(taken_so_far, taken)
        copy_table(met_so_far, met)
        own = game_key(seed, number)
        for k in range(teams):
            coin[k] = below(own, k, CERTAIN)
        draw = play_the_rest(own, teams, fixtures, chance, draws, samples, gains, division, table)
        for k in range(teams):
            won[k] += tally[k, GAINED]
        seed_them(division, divisions, criteria, winners, table, coin, room, counts)
        if seats == 0:
            counts[room[0, 0], CHAMPION] += 1
        else:
            knock_out(own, draw, seats, slots, known, chance, room, counts)


_compiling = threading.Lock()


@cache
def _ready() -> Callable[..., None]:
    return entry_point("season", _futures)


def odds(season: Season, seasons: int = SEASONS, seed: int = 0) -> Odds:
    """The prospects of every team, from ``seasons`` seasons that begin where this one stands."""
    with _compiling:
        play = _ready()
    arguments, counts, won = _arguments(season, seasons, seed)
    arguments = (seasons, np.uint64(seed), *arguments[2:])
    play(0, *arguments[1:], counts, won)  # reads the machine code before the time counts
    began = time.perf_counter()
    play(*arguments, counts, won)
    taken = time.perf_counter() - began
    rated = ratings(season)
    half = season.league.counting.win
    found = [
        Prospects(
            team.key,
            rated[team.key],
            float(won[k]) / seasons / half,
            *(interval(int(counts[k, what]), seasons) for what in (IN, FIRST, TOP_SEED, FINAL, CHAMPION)),
        )
        for k, team in enumerate(season.teams)
    ]
    found.sort(key=lambda each: (-each.champion.share, -each.playoffs.share, -each.rating))
    return Odds(seasons, taken, found)


def played_plainly(season: Season, seasons: int, seed: int) -> Ints:
    """The same counts by the same function without a compiler: what holds machine code to its source."""
    arguments, counts, won = _arguments(season, seasons, seed)
    play: Callable[..., None] = _futures
    play(*arguments, counts, won)
    return counts


def _arguments(season: Season, seasons: int, seed: int) -> tuple[tuple[object, ...], Ints, Ints]:
    standings = season.standings
    number, count = standings.number, len(season.teams)
    played = season.finished
    left = [
        (number[home], number[away])
        for week, pairs in enumerate(season.weeks, 1)
        for home, away in pairs
        if (week, home) not in played
    ]
    rated = ratings(season)
    row = np.array([rated[team.key] for team in season.teams])
    chance = np.array([[round(CERTAIN * expected(one, two)) for two in row] for one in row], dtype=np.int64)
    strength = strength_of(season.league)
    counting = season.league.counting
    rounds = max(1, season.playoffs.bit_length() - 1)
    known = np.full((rounds, count, count), -1, dtype=np.int64)
    for result in season.results:
        stage = result.week - len(season.weeks) - 1
        if stage >= 0 and result.winner:
            for one, two in ((result.home, result.away), (result.away, result.home)):
                known[stage, number[one], number[two]] = number[result.winner]
    arguments = (
        seasons,
        seed,
        standings.tally,
        standings.taken,
        standings.met,
        standings.division,
        len(standings.divisions),
        np.array(left, dtype=np.int64).reshape(-1, 2),
        chance,
        round(CERTAIN * strength.draws),
        np.array(strength.scores, dtype=np.int64),
        np.array([counting.win, counting.draw, counting.loss], dtype=np.int64),
        np.array(counting.order, dtype=np.int64),
        season.playoffs,
        int(season.league.playoffs.winners),
        np.array(places(season.playoffs) if season.playoffs else [1], dtype=np.int64),
        known,
        *(np.zeros_like(each) for each in (standings.tally, standings.taken, standings.met)),
        *(np.zeros(size, np.int64) for size in (2, 2, count)),
        np.zeros((4, count), np.int64),
    )
    return arguments, np.zeros((count, COUNTS), dtype=np.int64), np.zeros(count, dtype=np.int64)


def modules() -> list[Shipped]:
    """The entry point that comes along as WebAssembly."""
    row, table, stages = (np.zeros((1,) * dimensions, np.int64) for dimensions in (1, 2, 3))
    so_far = (table, table, table, row, 1, table, table, 1, table, row, row, 1, 1, row, stages)
    room = (table, table, table, row, row, row, table)
    return [Shipped("season", _futures, (1, np.uint64(1), *so_far, *room, table, row))]
