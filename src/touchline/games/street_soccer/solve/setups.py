"""Set-ups (SS-2): valued over the roll-off, answered from a book, and searched for.

A *plan* is five squares as yellow places them, goalie first.  The book of plans that ships was
found by ``touchline train street-soccer``: set-ups that hold their own against all the others in it.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from functools import cache
from pathlib import Path

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.setup import place
from touchline.games.street_soccer.solve.instinct import by_the_plan
from touchline.games.street_soccer.solve.network import DRAW, WIN, Desk, Net
from touchline.games.street_soccer.solve.search import weigh_moves
from touchline.games.street_soccer.squares import NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import FIGURES, KICK_OFF, SET_UP, SoccerBox, SoccerState
from touchline.kernel.arrays import Ints
from touchline.kernel.rule import rule

HERE = Path(__file__).parent
BOOK = HERE / "setups.txt"
DIFFERENCES = 5


@rule
def worth_of_set_up(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int) -> float:
    """SS-2.3: what a finished set-up is worth to yellow, over all roll-offs and the best kick-off after each."""
    total = 0.0
    weights = 0
    desk.spare[ply] = s
    ready = desk.spare[ply]
    for first in range(2):
        for difference in range(1, DIFFERENCES + 1):
            ready.first = first
            ready.turn = first
            ready.die = difference
            ready.phase = KICK_OFF
            weigh_moves(ready, box, net, desk, ply + 1, 2.0)
            mine = desk.best[ply + 1, WIN] + 0.5 * desk.best[ply + 1, DRAW]
            weight = DIFFERENCES + 1 - difference
            total += weight * (mine if first == 0 else 1.0 - mine)
            weights += weight
    return total / weights


@rule
def complete(s: SoccerState, box: SoccerBox, moves: MutableSequence[int], team: int, plan: Sequence[int]) -> None:
    """Place what the team still has to place, by a plan."""
    while s.phase == SET_UP and s.turn == team:
        count = rules.legal(s, box, moves)
        place(s, box, moves[by_the_plan(s, moves, count, plan)])


@rule
def from_the_book(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, plans: Ints) -> int:
    """The next square of the set-up: the book's first plan, or the best answer in it to a rival who stands.

    The square itself, which is the move.
    """
    team = s.turn
    found = 0
    standing = 0
    for figure in range(FIGURES):
        standing += 1 if s.figures[(1 - team) * FIGURES + figure] != NOWHERE else 0
    if standing == FIGURES:
        top = -1.0
        for k in range(len(plans)):
            desk.spare[0] = s
            tried = desk.spare[0]
            complete(tried, box, desk.moves[0], team, plans[k])
            worth = worth_of_set_up(tried, box, net, desk, 1)
            if team == 1:
                worth = 1.0 - worth
            if worth > top:
                top = worth
                found = k
    count = rules.legal(s, box, desk.moves[0])
    return int(desk.moves[0, by_the_plan(s, desk.moves[0], count, plans[found])])


def read_book(path: Path = BOOK) -> list[list[int]]:
    """The plans of a book, one a line: ``B4-D5-E3-F4-H2``."""
    lines = [line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [[SQUARE_TEXTS.index(square) for square in line.split("-")] for line in lines if line]


@cache
def shipped_book() -> Ints:
    """The book that comes with the package, for compiled code."""
    import numpy as np

    return np.array(read_book(), dtype=np.int64)


def plan_text(plan: Iterable[int]) -> str:
    """A plan in notation."""
    return "-".join(SQUARE_TEXTS[int(square)] for square in plan)
