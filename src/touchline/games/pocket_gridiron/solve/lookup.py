"""A solved game as it is asked: one situation between plays at a time.  The tables may be NumPy's or shipped ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.games.pocket_gridiron.solve.injury_book import Book, Hurt, turned_over

MARGIN_WORTH = 1e-9
"""A point of the final margin, in games: what is decided is still played well."""


class Lookup:
    """The roots of every drive from some drive on, for one order of sides."""

    def __init__(self, base: Hurt, first: int, most_hurt: int, tables: Mapping[str, Any]) -> None:
        self.base = base
        self.first = first
        self.most_hurt = most_hurt
        self.books = (Book(base, most_hurt), Book(turned_over(base), most_hurt))
        self.tables = dict(tables)

    def known(self, side: int, drive: int, injuries: Hurt, root: int, lead: int) -> tuple[float, float]:
        """Utility and draw for the side (0: first receiver) whose drive it is; its own injuries in front."""
        utility = self.tables[f"utility{drive}"]
        reach = utility.shape[-1] // 2
        at = (self.books[side].entry(injuries), root, max(-reach, min(reach, lead)) + reach)
        return float(utility[at]), float(self.tables[f"draw{drive}"][at])
