"""A solved game of Pocket Gridiron: kept in memory, stored on disk, looked up by situation."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from touchline.games.pocket_gridiron import dice, drives, flags, kicks, play, pro, rules, state
from touchline.games.pocket_gridiron.solve import calendar, drive_solver, graph, injury_book, solver
from touchline.games.pocket_gridiron.solve.graph import INJURIES
from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT, Hurt
from touchline.games.pocket_gridiron.solve.lookup import Lookup
from touchline.games.pocket_gridiron.solve.solver import Order, Progress, solve_order
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.kernel.arrays import Array
from touchline.solve.stored import load_tables, save_tables, sources_name, stored_path

MADE_FROM = (dice, drives, flags, kicks, play, pro, rules, state, graph, calendar, injury_book, drive_solver, solver)
STORED_AT_MOST = 24


class Solution(Lookup):
    """A solution that was worked out here."""

    @classmethod
    def of(cls, order: Order, first: int, most_hurt: int) -> Solution:
        """A solved order, packed."""
        tables: dict[str, Array] = {}
        for drive, known in order.known.items():
            tables[f"utility{drive}"] = known.utility
            tables[f"draw{drive}"] = known.draw.astype(np.float32)
        return cls(order.books[0].base, first, most_hurt, tables)

    def save(self, path: Path) -> None:
        """Keep it."""
        save_tables(path, self.tables | {"base": np.array([*self.base, self.first, self.most_hurt])}, STORED_AT_MOST)

    @classmethod
    def load(cls, path: Path) -> Solution | None:
        """A stored solution, if it is there and whole."""
        tables = load_tables(path, ("base",))
        if tables is None:
            return None
        *base, first, most_hurt = (int(each) for each in tables.pop("base"))
        return cls(tuple(base), first, most_hurt, tables)


@cache
def _sources() -> str:
    return sources_name(MADE_FROM)


def cache_path(box: GridironBox, cards: tuple[int, int], base: Hurt, first: int, most_hurt: int) -> Path:
    """Where a solution lies."""
    figures = [value if isinstance(value, int) else [int(each) for each in value] for value in box]
    return stored_path("pocket-gridiron", _sources(), figures, cards, base, first, most_hurt)


def solved(
    box: GridironBox,
    cards: tuple[int, int],
    progress: Progress,
    base: Hurt = (0,) * INJURIES,
    first: int = 1,
    most_hurt: int = MOST_HURT,
) -> Solution:
    """Perfect play for the cards and injuries of the first receiver and the other, from the disk if it is there."""
    path = cache_path(box, cards, base, first, most_hurt)
    found = Solution.load(path)
    if found is None:
        found = Solution.of(solve_order(box, cards, base, first, most_hurt, progress), first, most_hurt)
        found.save(path)
    progress(1.0)
    return found
