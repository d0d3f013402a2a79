"""The injuries that a solution follows."""

from __future__ import annotations

from itertools import combinations_with_replacement

from touchline.games.pocket_gridiron.solve.graph import (
    INJURIES,
)

Hurt = tuple[int, ...]

MOST_HURT = 2
"""Injuries of both sides together that are followed from where a solution begins."""


class Book:
    """The injuries that are followed: every way to hurt at most so many, beyond those there already."""

    def __init__(self, base: Hurt, most: int) -> None:
        self.base = base
        self.vectors: list[Hurt] = []
        self.layers: list[range] = []
        """Entries with equally many injuries, fewest first."""
        for count in range(most + 1):
            begin = len(self.vectors)
            for cells in combinations_with_replacement(range(INJURIES), count):
                self.vectors.append(tuple(base[each] + cells.count(each) for each in range(INJURIES)))
            self.layers.append(range(begin, len(self.vectors)))
        self.number = {vector: at for at, vector in enumerate(self.vectors)}
        self.worse = [[self._plus(vector, cell) for cell in range(INJURIES)] for vector in self.vectors]

    def entry(self, injuries: Hurt) -> int:
        """The entry for some injuries; those too many are left out, the last ones first."""
        vector = list(injuries)
        while tuple(vector) not in self.number:
            worst = max(range(INJURIES), key=lambda cell: vector[cell] - self.base[cell])
            vector[worst] -= 1
        return self.number[tuple(vector)]

    def _plus(self, vector: Hurt, cell: int) -> int:
        more = (*vector[:cell], vector[cell] + 1, *vector[cell + 1 :])
        return self.number.get(more, self.number[vector])


def turned_over(vector: Hurt) -> Hurt:
    """The same injuries with the other side first."""
    return vector[INJURIES // 2 :] + vector[: INJURIES // 2]
