"""The odds of the box: how far every pair of cards, kick and return carries, worked out from the faces of the dice.

A distribution is a row of ``SPAN`` probabilities: entry ``k`` is the chance of ``k + LOWEST`` yards; what lies
beyond either end counts as the end.  Exact are: coloured dice, the lowest of several black rolls, the X, the
first roll of a BREAKAWAY.  Approximated are: more than ``RUNS_ON`` BREAKAWAYs in a row, a runner who stays in
bounds after he has already reached the goal, and the choice to go down on a loss (taken when the dice of the pair
lose on average; with ``breakaway_stop`` = reroll, where it hardly ever comes up, never).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.span import HIGHEST, LOWEST, SPAN, ZERO
from touchline.games.first_and_goal.solve.tries import solved_try
from touchline.games.first_and_goal.state import (
    BLACK,
    BREAKAWAY,
    FACES,
    GREEN,
    ICONS,
    PENALTIES,
    PLAYS,
    RED,
    TEAM_DICE,
    FootballBox,
    T,
    X,
)
from touchline.kernel.arrays import Floats

RUNS_ON = 4
PUNTS = GREEN + 1
"""Rows of punts: 0 with all dice, ``die`` with the play die instead of that die."""


class Odds(NamedTuple):
    """What the dice of a box do; the first index of most tables is the team that rolls."""

    snap: Floats
    """``[team, faked, offense play * PLAYS + defense play, kind, yards]``."""
    reach: NDArray[np.int64]
    """``[team, faked, pair, kind, 2]``: the first and the last entry that is not 0."""
    yards: Floats
    """``[team, faked, pair]``: expected yards of a snap, everything but turnovers and flags in it."""
    icons: Floats
    """Chance of each icon on the play die."""
    referee: Floats
    """Chance of each icon on the referee die."""
    penalty: Floats
    """Chance of each face of the penalty die."""
    field_goal: Floats
    """``[team, yards]``: chance that the field goal dice reach at least so far."""
    punt: Floats
    """``[team, row, yards]``: how far the dice of a punt carry, the play die apart."""
    run_out: Floats
    """``[team, kind, yards]`` of a kickoff return."""
    runback: Floats
    """``[team, kind, yards]`` of a punt return."""
    run_mean: Floats
    """``[team, kind]``: expected yards of a punt return."""
    onside: Floats
    """``[team, yards]`` of an onside kick."""
    card_yards: Floats
    """``[team, deck, play]``: expected yards of a card against all cards of the other deck alike, for its holder."""
    try_good: Floats
    """``[team]``: how often a two-point try succeeds, both sides playing the solution of the try."""


def at(yards: int) -> int:
    """The entry of a distance.

    >>> at(-1) == ZERO - 1, at(500) == SPAN - 1
    (True, True)
    """
    return min(max(yards, LOWEST), HIGHEST) - LOWEST


def spread(values: Sequence[int], weights: Sequence[float]) -> Floats:
    """A distribution from values and their chances."""
    row = np.zeros(SPAN)
    for value, weight in zip(values, weights, strict=True):
        row[at(value)] += weight
    return row


def die(box: FootballBox, index: int) -> Floats:
    """One die."""
    faces = range(index * FACES, index * FACES + box.die_faces[index])
    return spread([box.face_value[k] for k in faces], [box.face_weight[k] / FACES for k in faces])


def together(one: Floats, two: Floats) -> Floats:
    """The sum of two independent distances.

    Added up in one order, as everything here: a library would take another order, and so other last digits, on another
    kind of processor, and a coach who weighs two calls alike would call otherwise there.
    """
    few, many = sorted((one, two), key=np.count_nonzero)
    both = np.zeros(2 * SPAN - 1)
    for place in np.flatnonzero(few):
        both[place : place + SPAN] += few[place] * many
    row: Floats = both[ZERO : ZERO + SPAN].copy()
    row[0] += both[:ZERO].sum()
    row[-1] += both[ZERO + SPAN :].sum()
    return row


def lowest_of(one: Floats, rolls: int) -> Floats:
    """FG-3.4: the lowest of several rolls; none at all is 0."""
    if rolls == 0:
        return spread([0], [1.0])
    once = np.append(one[::-1].cumsum()[::-1], 0.0)
    at_least = once
    for _ in range(rolls - 1):
        at_least = at_least * once
    row: Floats = at_least[:-1] - at_least[1:]
    return row


def coloured(box: FootballBox, team: int, bits: int) -> Floats:
    """The sum of a team's coloured dice."""
    row = spread([0], [1.0])
    for colour in range(RED, GREEN + 1):
        if bits & (1 << colour):
            row = together(row, die(box, team * TEAM_DICE + colour - RED))
    return row


def running_on(roll: Floats, again: float, may_stop: bool) -> Floats:
    """FG-5.2: the yards of a play whose first roll shows BREAKAWAY; ``again`` is the chance of one more."""
    rest = roll
    for _ in range(RUNS_ON - 1):
        rest = (1 - again) * roll + again * together(roll, rest)
    if not may_stop or average(roll) > 0:
        return together(roll, rest)
    down = roll.copy()
    down[ZERO:] = 0.0
    on = roll - down
    return down + together(on, rest)


def average(row: Floats) -> float:
    """Expected yards."""
    return float((row * np.arange(LOWEST, HIGHEST + 1)).sum())


def _die_chances(box: FootballBox, index: int, count: int) -> Floats:
    chances = np.zeros(count)
    for k in range(index * FACES, index * FACES + box.die_faces[index]):
        chances[box.face_value[k]] += box.face_weight[k] / FACES
    return chances


def _snap_rows(box: FootballBox, team: int, faked: int, pair: int, again: float) -> Floats:
    black = lowest_of(die(box, (1 - team) * TEAM_DICE + BLACK - RED), 0 if faked else box.matchup_black[pair])
    roll = together(coloured(box, team, box.matchup_dice[pair]), black)
    broken = spread([0], [1.0]) if box.broken_all else black
    if box.advanced_broken_plays and box.is_run[pair // PLAYS]:
        broken = together(roll, spread([box.broken_run_yards], [1.0]))
    return np.stack([roll, broken, running_on(roll, again, box.stop_after_reroll == 0)])


def _return_rows(box: FootballBox, team: int, bits: int, again: float) -> Floats:
    roll = coloured(box, team, bits)
    return np.stack([roll, spread([0], [1.0]), running_on(roll, again, False)])


def _reach(rows: Floats) -> NDArray[np.int64]:
    found = rows > 0
    last = rows.shape[-1] - 1 - np.argmax(found[..., ::-1], axis=-1)
    return np.stack([np.argmax(found, axis=-1), last], axis=-1).astype(np.int64)


def odds_of(box: FootballBox) -> Odds:
    """The odds of a box; worked out once and kept."""
    return _odds(tuple(tuple(each) if not isinstance(each, int) else each for each in box))


@lru_cache(maxsize=16)
def _odds(flat: tuple[Any, ...]) -> Odds:
    box = FootballBox(*flat)
    icons = _die_chances(box, 2 * TEAM_DICE, len(ICONS))
    referee = _die_chances(box, 2 * TEAM_DICE + 1, len(ICONS))
    again = float(icons[BREAKAWAY])
    snap = np.array(
        [
            [[_snap_rows(box, team, faked, pair, again) for pair in range(PLAYS * PLAYS)] for faked in range(2)]
            for team in range(2)
        ]
    )
    kinds = np.array([1 - icons[X] - again, icons[X], again])
    mean = np.einsum("tfpky,k,y->tfp", snap, kinds, np.arange(LOWEST, HIGHEST + 1))
    cards = mean[:, 0].reshape(2, PLAYS, PLAYS)
    worth = np.stack([cards.mean(axis=2), -cards[::-1].mean(axis=1)], axis=1)
    punt = np.zeros((2, PUNTS, SPAN))
    for team in range(2):
        punt[team, 0] = coloured(box, team, box.punt_dice)
        for colour in range(RED, GREEN + 1):
            punt[team, colour] = coloured(box, team, box.punt_dice & ~(1 << colour))
    kicks = [coloured(box, team, box.field_goal_dice) for team in range(2)]
    runback = np.array([_return_rows(box, team, box.punt_return_dice, again) for team in range(2)])
    return Odds(
        snap=snap,
        reach=_reach(snap),
        yards=mean,
        icons=icons,
        referee=referee,
        penalty=_die_chances(box, 2 * TEAM_DICE + 2, len(PENALTIES)),
        field_goal=np.array([row[::-1].cumsum()[::-1] for row in kicks]),
        punt=punt,
        run_out=np.array([_return_rows(box, team, box.kickoff_return_dice, again) for team in range(2)]),
        runback=runback,
        run_mean=np.array([[average(row) for row in rows] for rows in runback]),
        onside=np.array([coloured(box, team, box.onside_dice) for team in range(2)]),
        card_yards=worth,
        try_good=solved_try(box, snap, icons, referee, ZERO),
    )


def onside_succeeds(odds: Odds) -> float:
    """FG-2.7: the chance of at least one T on the two white dice.

    >>> from touchline.games import find_game
    >>> round(onside_succeeds(odds_of(find_game("first-and-goal").new_box())), 4)
    0.3056
    """
    return float(1 - (1 - odds.icons[T]) * (1 - odds.referee[T]))
