"""A solved game of Pocket Gridiron: kept in memory, stored on disk, looked up by situation."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import platformdirs

from touchline.games.pocket_gridiron import dice, drives, flags, kicks, play, pro, rules, state
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.solve.pocket_gridiron import graph, solver
from touchline.solve.pocket_gridiron.graph import INJURIES, Array
from touchline.solve.pocket_gridiron.solver import MOST_HURT, Book, Hurt, Order, Progress, solve_order, turned_over

MADE_FROM = (dice, drives, flags, kicks, play, pro, rules, state, graph, solver)
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
        """Write it in one piece, so that nobody ever reads a half."""
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.stem}-{os.getpid()}.part")
        everything: dict[str, Any] = self.tables | {"base": np.array([*self.base, self.first, self.most_hurt])}
        with part.open("wb") as file:
            np.savez(file, **everything)
        part.replace(path)
        stored = sorted(path.parent.glob("pocket-gridiron-*.npz"), key=lambda each: each.stat().st_mtime)
        for old in stored[:-STORED_AT_MOST]:
            old.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: Path) -> Solution | None:
        """A stored solution, if it is there and whole."""
        try:
            with np.load(path) as stored:
                tables = {name: stored[name] for name in stored.files}
            path.touch()
            *base, first, most_hurt = (int(each) for each in tables.pop("base"))
            return cls(tuple(base), first, most_hurt, tables)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            return None


@cache
def sources_name() -> str:
    """A name for the sources that a solution follows from."""
    digest = hashlib.sha256()
    for module in MADE_FROM:
        digest.update(Path(module.__file__ or "").read_bytes())
    return digest.hexdigest()[:16]


def cache_path(box: GridironBox, cards: tuple[int, int], base: Hurt, first: int, most_hurt: int) -> Path:
    """Where a solution lies."""
    figures = [value if isinstance(value, int) else [int(each) for each in value] for value in box]
    key = repr((sources_name(), figures, cards, base, first, most_hurt))
    name = hashlib.sha256(key.encode()).hexdigest()[:20]
    return Path(platformdirs.user_cache_dir("touchline")) / "solved" / f"pocket-gridiron-{name}.npz"


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
