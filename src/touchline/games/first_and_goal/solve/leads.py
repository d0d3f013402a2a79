"""Whether the moves of one position err together: the best two ideas of puzzles, each played out by masters.

The ± of an estimate says how far off a whole position may be.  What a puzzle needs is that its best idea is ahead of
the next: if both are off by the same, their difference is not.  Here both are played out, apart from each other, so
that what their errors have in common is not the dice of the playouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from touchline.games.first_and_goal.solve.coverage import Looked, Playing, part_of
from touchline.games.first_and_goal.solve.matches import GAME
from touchline.kernel.draws import game_key
from touchline.solve.counsel import idea
from touchline.solve.puzzles import puzzles_of, rank


@dataclass(frozen=True)
class Pair:
    """The best idea of a position and the next, as they were said to do and as they did."""

    best: Looked
    other: Looked

    @property
    def said(self) -> float:
        """The lead as the coach has it."""
        return self.best.said - self.other.said

    @property
    def won(self) -> float:
        """The lead in the playouts."""
        return self.best.won - self.other.won


@dataclass(frozen=True)
class Together:
    """What was found over many pairs; errors without the scatter of the playouts, in win probability."""

    said: float
    won: float
    """The mean lead, said and seen."""
    ahead: float
    """The share of positions whose best idea won more."""
    single: float
    """The root mean square error of one move."""
    lead: float
    """That of a lead."""
    correlation: float
    """Of the errors of the two moves."""


def pairs(played: Playing, seed: int, positions: int, playouts: int) -> list[Pair]:
    """So many of the puzzles that ship, spread over the file, with their best two ideas played out."""
    every = puzzles_of(GAME)
    found = []
    for number in range(0, len(every), max(1, len(every) // positions))[:positions]:
        match = every[number].match()
        side = GAME.side(match.to_move, match.box)
        ranked = rank(match)
        best, other = ranked[0], next(each for each in ranked if idea(each.move) != idea(ranked[0].move))
        looked = []
        for place, each in enumerate((best, other)):
            [move] = GAME.parse_move(match.state, match.box, each.move)
            key = game_key(seed + place, number)
            won = played.seat_won(match.state, move.value, key, playouts, first=place * playouts)
            looked.append(Looked(part_of(match.state), each.value.equity(side), won, playouts, "advice", number))
        found.append(Pair(*looked))
    return found


def together(found: list[Pair]) -> Together:
    """How much of the errors two moves share.

    >>> both = Pair(Looked("overtime", 0.6, 0.5, 10**6), Looked("overtime", 0.5, 0.4, 10**6))
    >>> said = together([both, both])
    >>> round(said.correlation, 3), round(said.single, 3), round(said.lead, 3), said.ahead
    (1.0, 0.1, 0.0, 1.0)
    """
    count = len(found)
    noise = sum(each.noise for pair in found for each in (pair.best, pair.other)) / (2 * count)
    errors = [(pair.best.said - pair.best.won, pair.other.said - pair.other.won) for pair in found]
    single = sum(one**2 + other**2 for one, other in errors) / (2 * count) - noise
    shared = sum(one * other for one, other in errors) / count
    return Together(
        said=sum(pair.said for pair in found) / count,
        won=sum(pair.won for pair in found) / count,
        ahead=sum(pair.won > 0 for pair in found) / count,
        single=sqrt(max(0.0, single)),
        lead=sqrt(max(0.0, 2 * (single - shared))),
        correlation=shared / single if single > 0 else 0.0,
    )
