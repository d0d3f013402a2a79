"""The table: who stands where, and why above whom."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from touchline.kernel.arrays import Ints
from touchline.kernel.message import Message
from touchline.season.league import Counting, Team
from touchline.season.ordering import (
    AGAINST,
    COLUMNS,
    CRITERIA,
    DRAWN,
    FOR,
    GAINED,
    LOST,
    PLAYED,
    SAME,
    WON,
    clear,
    enter,
    put_in_order,
)


@dataclass(frozen=True)
class Line:
    """One team in the table."""

    team: Team
    rank: int
    """1 is the best of the division, or of the league where there are none."""
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    allowed: int
    gained: int
    """Points, doubled."""
    above: str
    """What set it below the team above it: a criterion of ``ordering.CRITERIA``; empty for the first."""

    @property
    def difference(self) -> int:
        """Points scored minus points allowed."""
        return self.scored - self.allowed

    @property
    def record(self) -> str:
        """``9-4``, with ties ``9-4-1``."""
        return f"{self.won}-{self.lost}" + (f"-{self.drawn}" if self.drawn else "")

    @property
    def points(self) -> str:
        """Points as written: ``7``, ``7½``."""
        return f"{self.gained // 2 or ('' if self.gained % 2 else 0)}{'½' if self.gained % 2 else ''}"


class Standings:
    """All results of a season so far, added up."""

    def __init__(self, teams: Sequence[Team], counting: Counting, seed: int) -> None:
        self.teams = list(teams)
        self.counting = counting
        self.number = {team.key: k for k, team in enumerate(self.teams)}
        names = list(dict.fromkeys(team.division for team in self.teams))
        self.division = np.array([names.index(team.division) for team in self.teams])
        self.divisions = names
        count = len(self.teams)
        self.tally = np.zeros((count, COLUMNS), dtype=np.int64)
        self.taken = np.zeros((count, count), dtype=np.int64)
        """Points taken by one team from another, doubled."""
        self.met = np.zeros((count, count), dtype=np.int64)
        self.coin = coins(count, seed)
        clear(self.tally, count)

    def add(self, home: str, away: str, score: Sequence[int], returns: Sequence[int]) -> None:
        """One result."""
        one, two = self.number[home], self.number[away]
        gained = self.counting.gained(score, returns)
        enter(self.tally, self.division, one, two, score, gained)
        self.taken[one, two] += gained[0]
        self.taken[two, one] += gained[1]
        self.met[one, two] += 1
        self.met[two, one] += 1

    def ordered(self, members: Iterable[int]) -> tuple[list[int], list[int]]:
        """Teams by number, best first, and the criterion that set each below the one above."""
        order = np.array(list(members), dtype=np.int64)
        why, key = np.zeros_like(order), np.zeros_like(order)
        put_in_order(order, len(order), self.counting.order, self.tally, self.taken, self.met, self.coin, why, key)
        return [int(each) for each in order], [int(each) for each in why]

    @cached_property
    def tables(self) -> dict[str, list[Line]]:
        """Each division's table, best first."""
        return {
            name: self.lines(k for k in range(len(self.teams)) if self.division[k] == number)
            for number, name in enumerate(self.divisions)
        }

    def lines(self, members: Iterable[int]) -> list[Line]:
        """A table of some teams, best first."""
        order, why = self.ordered(members)
        return [self._line(team, rank, why[rank - 1]) for rank, team in enumerate(order, 1)]

    @property
    def league(self) -> list[Line]:
        """Everybody in one table."""
        return self.lines(range(len(self.teams)))

    def seeds(self, places: int, winners: bool) -> list[Line]:
        """Who would play on: the winners of the divisions first, then the best others, each by the same order."""
        tops: list[int] = []
        if winners and len(self.divisions) > 1:
            tops = [self.number[lines[0].team.key] for lines in self.tables.values()]
        others = [k for k in range(len(self.teams)) if k not in tops]
        return [*self.lines(tops), *self.lines(others)][:places]

    def _line(self, team: int, rank: int, why: int) -> Line:
        row = [int(each) for each in self.tally[team]]
        return Line(
            team=self.teams[team],
            rank=rank,
            played=row[PLAYED],
            won=row[WON],
            drawn=row[DRAWN],
            lost=row[LOST],
            scored=row[FOR],
            allowed=row[AGAINST],
            gained=row[GAINED],
            above="" if why == SAME else CRITERIA[why],
        )


def coins(count: int, seed: int) -> Ints:
    """The coin of a season, tossed once for everybody: a number for each team, all different."""
    drawn = list(range(count))
    random.Random(f"coin {seed}").shuffle(drawn)
    return np.array(drawn, dtype=np.int64)


def explained(line: Line, above: Line) -> list[Message]:
    """Why a team stands below the one above it; nothing where the records say it."""
    if line.above in ("", CRITERIA[0], CRITERIA[1]):
        return []
    how = Message(f"season-by-{line.above.replace(' ', '-')}")
    return [Message("season-above-by", above=above.team.nickname, team=line.team.nickname, how=how)]
