"""Who stands above whom: one source for a table on the screen and for ten thousand seasons in machine code.

Each criterion orders the teams that are still level after the ones before it.  These functions keep to integers and
arrays, so that the same ruling runs as it stands and compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.arrays import Ints
from touchline.kernel.rule import rule

(POINTS, SHARE, HEAD_TO_HEAD, DIVISION, DIFFERENCE, SCORED, WINS, COIN) = range(8)
CRITERIA = (
    "points",
    "record",
    "head to head",
    "division record",
    "point difference",
    "points scored",
    "wins",
    "the coin",
)
"""What can separate two teams, as a person says it."""

(GAINED, PLAYED, WON, LOST, DRAWN, FOR, AGAINST, HOME_GAINED, HOME_PLAYED) = range(9)
COLUMNS = 9
"""Columns of a tally; the last two are those of matches inside the division."""
SAME = -1
"""In ``why``: level with the team above."""
FINE = 1_000_000
"""Shares are compared to a millionth."""


@rule
def clear(tally: Ints, count: int) -> None:
    """An empty table."""
    for team in range(count):
        for column in range(COLUMNS):
            tally[team, column] = 0


@rule
def enter(
    tally: Ints, division: Ints, home: int, away: int, score: Ints | Sequence[int], gained: Ints | Sequence[int]
) -> None:
    """One result into the table."""
    inside = division[home] == division[away]
    for side in range(2):
        team = home if side == 0 else away
        tally[team, GAINED] += gained[side]
        tally[team, PLAYED] += 1
        if gained[side] > gained[1 - side]:
            tally[team, WON] += 1
        elif gained[side] < gained[1 - side]:
            tally[team, LOST] += 1
        else:
            tally[team, DRAWN] += 1
        tally[team, FOR] += score[side]
        tally[team, AGAINST] += score[1 - side]
        if inside:
            tally[team, HOME_GAINED] += gained[side]
            tally[team, HOME_PLAYED] += 1


@rule
def share(part: int, games: int) -> int:
    """Points a match; nobody who has not played is above or below a half-won season."""
    if games == 0:
        return FINE
    return part * FINE // games


@rule
def head_to_head(order: Ints, first: int, last: int, k: int, taken: Ints, met: Ints) -> int:
    """The share of a team in the matches among those who are level; it counts only if all of them have met."""
    gained = 0
    games = 0
    for i in range(first, last):
        for j in range(first, last):
            if i != j and met[order[i], order[j]] == 0:
                return 0
    for j in range(first, last):
        if j != k:
            gained += taken[order[k], order[j]]
            games += met[order[k], order[j]]
    return share(gained, games)


@rule
def worth(
    criterion: int, order: Ints, first: int, last: int, k: int, tally: Ints, taken: Ints, met: Ints, coin: Ints
) -> int:
    """What a team has by one criterion; more is better."""
    team = order[k]
    if criterion == POINTS:
        return tally[team, GAINED]  # type: ignore[no-any-return]
    if criterion == SHARE:
        return share(tally[team, GAINED], tally[team, PLAYED])
    if criterion == HEAD_TO_HEAD:
        return head_to_head(order, first, last, k, taken, met)
    if criterion == DIVISION:
        return share(tally[team, HOME_GAINED], tally[team, HOME_PLAYED])
    if criterion == DIFFERENCE:
        return tally[team, FOR] - tally[team, AGAINST]  # type: ignore[no-any-return]
    if criterion == SCORED:
        return tally[team, FOR]  # type: ignore[no-any-return]
    if criterion == WINS:
        return tally[team, WON]  # type: ignore[no-any-return]
    return coin[team]  # type: ignore[no-any-return]


@rule
def put_in_order(
    order: Ints,
    count: int,
    criteria: Ints | Sequence[int],
    tally: Ints,
    taken: Ints,
    met: Ints,
    coin: Ints,
    why: Ints,
    key: Ints,
) -> None:
    """Sort the first ``count`` teams of ``order``, best first.

    ``why[k]`` becomes the number of the criterion that set the k-th team below the one above it.
    """
    for k in range(count):
        why[k] = SAME
    for step in range(len(criteria)):
        first = 0
        while first < count:
            last = first + 1
            while last < count and why[last] == SAME:
                last += 1
            if last - first > 1:
                for k in range(first, last):
                    key[k] = worth(criteria[step], order, first, last, k, tally, taken, met, coin)
                for k in range(first + 1, last):
                    team = order[k]
                    own = key[k]
                    j = k - 1
                    while j >= first and key[j] < own:
                        order[j + 1] = order[j]
                        key[j + 1] = key[j]
                        j -= 1
                    order[j + 1] = team
                    key[j + 1] = own
                for k in range(first + 1, last):
                    if key[k] < key[k - 1]:
                        why[k] = criteria[step]
            first = last
