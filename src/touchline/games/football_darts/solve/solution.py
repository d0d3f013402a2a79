"""A solved pair of throwers: kept in memory, stored on disk, looked up by situation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from touchline.games.football_darts import beds, drives, kicks, offense, rules, state, thrower
from touchline.games.football_darts.solve import aims as aims_module
from touchline.games.football_darts.solve import solver, transitions
from touchline.games.football_darts.solve.aims import Aims, Anywhere, matched
from touchline.games.football_darts.solve.lookup import LAST_DRIVE, Lookup
from touchline.games.football_darts.solve.solver import (
    OTHER,
    OWN,
    WIN,
    Hand,
    Order,
    Progress,
    no_progress,
    solve_orders,
)
from touchline.games.football_darts.solve.transitions import entered
from touchline.games.football_darts.state import DartsBox
from touchline.games.football_darts.thrower import Thrower
from touchline.kernel.arrays import Array
from touchline.solve.stored import load_tables, save_tables, sources_name, stored_path

MADE_FROM = (beds, drives, kicks, offense, rules, state, thrower, aims_module, solver, transitions)
STORED_AT_MOST = 40
"""How many solutions are kept on disk; the least recently used go first."""


class Solution(Lookup):
    """A solution that was worked out here."""

    def best(self, first: int, drive: int, place: int, lead: int) -> int:
        """The best move: ``call * aims + aim``."""
        return int(self.tables[f"best{first % self.orders}"][self._index(drive, place, lead)])

    def greatest_change(self, other: Solution) -> tuple[float, int]:
        """How far any win probability differs in another solution of the same match, and of how many."""
        wins = [name for name in self.tables if name.startswith("win")]
        changes = [np.abs(self.tables[name] - other.tables[name]) for name in wins]
        return max(float(each.max()) for each in changes), sum(each.size for each in changes)

    @classmethod
    def of(cls, orders: Sequence[Order]) -> Solution:
        """The solved orders, packed."""
        tables: dict[str, Array] = {}
        reaches = [orders[0].reach(drive) for drive in range(1, LAST_DRIVE + 1)]
        for number, order in enumerate(orders):
            slices = [order.slices[drive] for drive in range(1, LAST_DRIVE + 1)]
            for name, what, dtype in (("win", WIN, "f8"), ("own", OWN, "f4"), ("other", OTHER, "f4")):
                parts = [p for s in slices for p in (s.known[what].ravel(), s.at_try[what], s.at_cushion[what])]
                tables[f"{name}{number}"] = np.concatenate(parts).astype(dtype)
            parts = [p for s in slices for p in (s.best.ravel(), s.best_try, s.best_cushion)]
            tables[f"best{number}"] = np.concatenate(parts).astype(np.int32)
        return cls(reaches, tables, len(orders))

    def save(self, path: Path) -> None:
        """Keep it."""
        save_tables(path, {**self.tables, "reaches": self.reaches, "orders": self.orders}, STORED_AT_MOST)

    @classmethod
    def load(cls, path: Path) -> Solution | None:
        """A stored solution, if it is there and whole."""
        tables = load_tables(path, ("reaches", "orders"))
        return None if tables is None else cls(tables.pop("reaches").tolist(), tables, int(tables.pop("orders")))


@cache
def _sources() -> str:
    return sources_name(MADE_FROM)


def cache_path(box: DartsBox, throwers: Sequence[Thrower], grid: int | None) -> Path:
    """Where the solution of a match lies; ``grid`` is ``None`` when one may aim anywhere."""
    hands = [tuple(map(float, each)) for each in throwers]
    return stored_path("football-darts", _sources(), tuple(entered(box)), hands, grid)


def make_aims(thrower: Thrower, grid: int | None, halvings: int = 0) -> Aims:
    """The aims of a match: those it names, or anywhere."""
    return Anywhere(thrower, halvings) if grid is None else matched(thrower, grid)


def solve(
    box: DartsBox,
    throwers: Sequence[Thrower],
    grid: int | None = None,
    *,
    progress: Progress = no_progress,
    halvings: int = 0,
    margin_worth: float = solver.MARGIN_WORTH,
) -> Solution:
    """Perfect play of a box by two throwers, worked out now."""
    box = entered(box)
    table, drives_ = transitions.transitions(box), transitions.calendar(box)
    first, second = throwers
    pairs = [(first, second)] if first == second else [(first, second), (second, first)]
    hands = []
    for pair in pairs:
        made = {each: Hand(table, make_aims(each, grid, halvings)) for each in set(pair)}
        hands.append((made[pair[0]], made[pair[1]]))
    return Solution.of(solve_orders(table, drives_, hands, box.start_spot, progress, margin_worth))


def solved(
    box: DartsBox, throwers: Sequence[Thrower], grid: int | None = None, progress: Progress = no_progress
) -> Solution:
    """Perfect play, from the disk when it was worked out before."""
    path = cache_path(box, throwers, grid)
    found = Solution.load(path)
    if found is None:
        found = solve(box, throwers, grid, progress=progress)
        found.save(path)
    progress(1.0)
    return found
