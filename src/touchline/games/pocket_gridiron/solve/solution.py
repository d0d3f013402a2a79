"""A solved game of Pocket Gridiron: kept in memory, stored on disk, looked up by situation."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from touchline.games.pocket_gridiron import dice, drives, flags, kicks, play, pro, rules, state
from touchline.games.pocket_gridiron.solve import calendar, drive_solver, graph, injury_book, solver
from touchline.games.pocket_gridiron.solve.graph import INJURIES, Array
from touchline.games.pocket_gridiron.solve.injury_book import Book, Hurt, turned_over
from touchline.games.pocket_gridiron.solve.solver import MOST_HURT, Order, Progress, solve_order
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.solve.stored import load_tables, save_tables, sources_name, stored_path

MADE_FROM = (dice, drives, flags, kicks, play, pro, rules, state, graph, calendar, injury_book, drive_solver, solver)
STORED_AT_MOST = 24


class Solution:
    """The roots of every drive from some drive on, for one order of sides."""

    def __init__(self, base: Hurt, first: int, most_hurt: int, tables: dict[str, Array]) -> None:
        self.base = base
        self.first = first
        self.most_hurt = most_hurt
        self.books = (Book(base, most_hurt), Book(turned_over(base), most_hurt))
        self.tables = tables

    def known(self, side: int, drive: int, injuries: Hurt, root: int, lead: int) -> tuple[float, float]:
        """Utility and draw for the side (0: first receiver) whose drive it is; its own injuries in front."""
        utility = self.tables[f"utility{drive}"]
        reach = utility.shape[-1] // 2
        at = (self.books[side].entry(injuries), root, max(-reach, min(reach, lead)) + reach)
        return float(utility[at]), float(self.tables[f"draw{drive}"][at])

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
