"""Box scores: what a finished match amounts to, in figures that can be added up over a season or a player's matches.

A game fills them from a replayed match; names follow nflverse where they fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from touchline.play.match import Match

Row = dict[str, Any]


@dataclass
class BoxScore:
    """Figures of both sides, and the rows they were counted from."""

    sides: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    """Home and away: ``rushing_yards`` → 143."""
    plays: list[Row] = field(default_factory=list)
    """One row a play, under the names analysts know."""
    drives: list[Row] = field(default_factory=list)

    def count(self, side: int, name: str, amount: int = 1) -> None:
        """Add to a figure of a side."""
        self.sides[side][name] = self.sides[side].get(name, 0) + amount


def plain_box_score(match: Match) -> BoxScore:
    """What any match has: points scored and allowed, decisions taken."""
    box = BoxScore()
    score = [int(each) for each in match.state.score]
    for side in range(2):
        box.count(side, "points", score[side])
        box.count(side, "points_allowed", score[1 - side])
        box.count(side, "decisions", 0)
    for step in match.steps:
        if step.seat is not None:
            box.count(match.game.side(step.seat, match.box), "decisions")
    return box


def added(one: Mapping[str, int], two: Mapping[str, int]) -> dict[str, int]:
    """Two lines of figures in one.

    >>> added({"punts": 3}, {"punts": 2, "sacks": 1})
    {'punts': 5, 'sacks': 1}
    """
    return {name: one.get(name, 0) + two.get(name, 0) for name in (*one, *(each for each in two if each not in one))}


def own_and_others(
    box_score: Callable[[Match], BoxScore], held: Iterable[tuple[Match, int]]
) -> tuple[dict[str, int], dict[str, int]]:
    """What a player's side did in some matches, each with the seat, and what the other sides did."""
    own: dict[str, int] = {}
    others: dict[str, int] = {}
    for match, seat in held:
        sides = box_score(match).sides
        side = match.game.side(seat, match.box)
        own, others = added(own, sides[side]), added(others, sides[1 - side])
    return own, others
