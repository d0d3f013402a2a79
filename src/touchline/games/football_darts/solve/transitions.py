"""What a dart can do, as tables, made by asking the rules of the game themselves.

Every call, dart and spot is put on the board and every bed is thrown at it through
``rules.roll``; what the rules answer is written down as the number of a *row*: the
ball at a spot with a dart less, a try, a bonus dart, or the end of the drive with so
many points and the ball at some spot.  The order of drives, the breaks and the end of
a period are read off ``next_drive`` and ``turn_over`` in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from touchline.games.football_darts import rules
from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.drives import next_drive, turn_over
from touchline.games.football_darts.solve.lookup import DARTS, LAST_DRIVE, SPOTS
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION,
    OVER_PHASE,
    PUNT,
    THROW,
    TOSS,
    TRY,
    DartsBox,
    DartsState,
)
from touchline.kernel.arrays import Array

TRY_ROW = SPOTS
CUSHION_ROW = SPOTS + 1
FIRST_END_ROW = SPOTS + 2
"""Rows: 0..98 the ball at a spot with the next dart, then the try, the bonus dart, the ends of a drive."""


class End(NamedTuple):
    """How a drive can end."""

    spot: int
    own: int
    """Points for the offense by the last dart (those of the touchdown itself are counted with the try)."""
    other: int
    """Points for the defense."""
    punted: bool = False
    """Whether it was a punt, where overtime asks for that (FD-1.4)."""


@dataclass(frozen=True)
class Call:
    """Where each bed leads, for one thing a dart may be thrown for."""

    number: int
    """As the rules number their calls."""
    legal: Array
    """``[dart, spot]``: whether it may be called."""
    rows: Array
    """``[dart, spot, bed]``: the row it leads to; 0 where it may not be called."""


@dataclass(frozen=True)
class Transitions:
    """The darts of one drive."""

    calls: tuple[Call, ...]
    tries: tuple[tuple[int, Array], ...]
    """The two calls of a try, each with ``[bed]`` → row."""
    cushion: Array
    """The bonus dart, ``[bed]`` → row."""
    ends: tuple[End, ...]
    """What the rows from ``FIRST_END_ROW`` on stand for."""
    touchdown: int
    """Points on reaching the try."""

    @property
    def most_own(self) -> int:
        """The most the offense can score in a drive."""
        tried = max(self.ends[row - FIRST_END_ROW].own for _, rows in self.tries for row in rows)
        return int(max(self.touchdown + tried, *(end.own for end in self.ends)))

    @property
    def most_other(self) -> int:
        """The most the defense can score in a drive."""
        return max(end.other for end in self.ends)


@dataclass(frozen=True)
class Drive:
    """One drive of the calendar."""

    second_has_it: bool
    """Whether the side that received second is on the offense."""
    next_changes_sides: bool
    next_spot: Array
    """``[punted, spot]`` → index of the spot where the following drive starts."""
    last: bool
    """Whether a period ends with it, so that being ahead wins."""


class _Rows:
    """Numbers the ends of a drive as they turn up."""

    def __init__(self, box: DartsBox) -> None:
        self.punts_matter = bool(box.overtime_punts_only)
        self.ends: dict[End, int] = {}
        self.touchdown = 0

    def row(self, before: DartsState, after: DartsState) -> int:
        own = after.score[before.offense] - before.score[before.offense]
        other = after.score[1 - before.offense] - before.score[1 - before.offense]
        if after.drive != before.drive:
            end = End(after.pos, own, other, self.punts_matter and before.phase == PUNT)
            return self.ends.setdefault(end, FIRST_END_ROW + len(self.ends))
        if after.phase == TRY:
            self.touchdown = own
            return TRY_ROW
        if after.phase == CUSHION:
            return CUSHION_ROW
        assert after.phase in (CALL, THROW)
        assert after.dart == before.dart + 1
        return after.pos - 1


def entered(box: DartsBox) -> DartsBox:
    """The same rules with the aim left to the hand: what a bed does never depends on the aim."""
    return box._replace(aims=0, odds=())


@cache
def transitions(box: DartsBox) -> Transitions:
    """The tables for a box (of ``entered`` darts)."""
    found = _Rows(box)
    legal = np.zeros((rules.TWO_POINTS_CALL + 1, DARTS, SPOTS), dtype=bool)
    rows = np.zeros((rules.TWO_POINTS_CALL + 1, DARTS, SPOTS, BEDS), dtype=np.int32)
    s = DartsState()
    moves = [0] * 4
    for dart in range(DARTS):
        for spot in range(SPOTS):
            rules.start(s, box)
            s.phase, s.dart, s.pos = CALL, dart + 1, spot + 1
            for call in moves[: rules.legal(s, box, moves)]:
                legal[call, dart, spot] = True
                rows[call, dart, spot] = _thrown(found, s, box, call)
    rules.start(s, box)
    s.phase, s.pos = TRY, 100
    tries = tuple((call, _thrown(found, s, box, call)) for call in moves[: rules.legal(s, box, moves)])
    s.phase, s.pos = CUSHION, 99
    cushion = np.array([_after(found, s, box, bed) for bed in range(BEDS)])
    calls = tuple(Call(call, legal[call], rows[call]) for call in range(len(legal)) if legal[call].any())
    return Transitions(calls, tries, cushion, tuple(found.ends), found.touchdown)


def _thrown(found: _Rows, s: DartsState, box: DartsBox, call: int) -> Array:
    called = s.copy()
    rules.play(called, box, call)
    return np.array([_after(found, called, box, bed) for bed in range(BEDS)], dtype=np.int32)


def _after(found: _Rows, s: DartsState, box: DartsBox, bed: int) -> int:
    after = s.copy()
    rules.roll(after, box, bed)
    return found.row(s, after)


@cache
def calendar(box: DartsBox) -> tuple[Drive, ...]:
    """The drives 1..20: who has the ball, where the next one starts, where a period ends."""
    s = DartsState()
    rules.start(s, box)
    drives: list[Drive] = []
    while s.drive <= LAST_DRIVE:
        _settle_toss(s, box)
        assert s.drive == len(drives) + 1
        ahead = s.copy()
        ahead.score[0] += 1
        next_drive(ahead, box, 1)
        after = s.copy()
        next_drive(after, box, 1)
        _settle_toss(after, box)
        drives.append(
            Drive(
                second_has_it=s.offense != s.first,
                next_changes_sides=after.offense != s.offense,
                next_spot=np.array(
                    [[_next_spot(s, box, spot, punted) for spot in range(1, SPOTS + 1)] for punted in (0, 1)]
                ),
                last=ahead.phase == OVER_PHASE,
            )
        )
        s = after
    assert s.offense == s.first, "every overtime period begins alike"
    return tuple(drives)


def _next_spot(s: DartsState, box: DartsBox, spot: int, punted: int) -> int:
    after = s.copy()
    if punted:
        next_drive(after, box, spot)
    else:
        turn_over(after, box, spot)
    _settle_toss(after, box)
    return after.pos - 1


def _settle_toss(s: DartsState, box: DartsBox) -> None:
    """Let seat 0 win a toss that is due, and receive."""
    if s.phase == TOSS:
        rules.roll(s, box, 0)
    if s.phase == CHOICE:
        rules.play(s, box, rules.RECEIVE)
