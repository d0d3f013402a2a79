"""Whether the best idea of a puzzle is best: played out against the next ideas, with the same deals and dice.

An estimate may be off by more than the lead that makes a puzzle.  So the best idea and the next few are played out to
the end by a strong level, all from the same deals and with the same dice, at first a few times and as long as
it takes: an idea is beaten as soon as the lead is surely above nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from touchline.solve.counsel import idea
from touchline.solve.puzzles import Puzzle, rank

if TYPE_CHECKING:
    from touchline.kernel.arrays import Floats
    from touchline.play.match import Match

LOOKS = (100, 200, 400, 800)
"""Games of an idea after which its lead is looked at."""
SURE = 2.5
"""Standard errors that a lead must be above nothing: chance alone brings that 1 time in 160, over four looks less than
1 time in 40, which is what a 95 % interval allows below it."""
RIVALS = 4
"""The best idea is played out against so many, the next by their estimates."""


class PlayOuts(Protocol):
    """A game's way to play positions out."""

    def points(self, match: Match, moves: Sequence[str], seed: int, numbers: range) -> Sequence[Floats]:
        """For every move the points (0, ½, 1) of the seat to decide in games of these numbers.

        What the seat does not see is dealt by the number, and the dice are thrown by it: the same for every move.
        """
        ...


@dataclass(frozen=True)
class Lead:
    """By how much an idea was ahead of another."""

    move: str
    """The other."""
    games: int
    """Of each."""
    mean: float
    """In win probability."""
    error: float
    """The standard error of the mean."""

    @property
    def sure(self) -> bool:
        """Whether it is above nothing.

        >>> Lead("punt", 400, 0.09, 0.03).sure, Lead("punt", 400, 0.06, 0.03).sure
        (True, False)
        """
        return self.mean >= SURE * self.error

    @property
    def hopeless(self) -> bool:
        """Whether it would not be sure at the last look either, if it went on like this."""
        return self.mean * sqrt(LOOKS[-1] / self.games) < SURE * self.error


@dataclass(frozen=True)
class Proof:
    """What playing a puzzle out has shown."""

    id: str
    best: str
    said: float
    """The lead by the estimates."""
    lead: Lead
    """Over the idea that came closest."""

    @property
    def holds(self) -> bool:
        """Whether the best idea is ahead of every other."""
        return self.lead.sure

    def line(self) -> str:
        """As a file keeps it; leads in points of a hundred."""
        lead = self.lead
        shown = (f"{100 * each:.2f}" for each in (self.said, lead.mean, lead.error))
        return "\t".join((self.id, self.best, lead.move, str(lead.games), *shown))

    @classmethod
    def read(cls, line: str) -> Proof:
        """The inverse of ``line``.

        >>> proof = Proof("0a1b2c3d", "punt", 0.051, Lead("field-goal", 400, 0.09, 0.03))
        >>> Proof.read(proof.line()) == proof
        True
        """
        name, best, move, games, *shown = line.split("\t")
        said, mean, error = (float(each) / 100 for each in shown)
        return cls(name, best, said, Lead(move, int(games), mean, error))


def proofs_in(path: Path) -> list[Proof]:
    """What a file keeps."""
    return [Proof.read(line) for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def write_proofs(path: Path, proofs: Iterable[Proof]) -> None:
    """Keep proofs in a file."""
    head = "# puzzle, best, the closest other idea, games of each; in points: lead as estimated, as played, its error"
    path.write_text("\n".join([head, *(each.line() for each in proofs)]) + "\n", encoding="utf-8")


def prove(puzzle: Puzzle, played: PlayOuts, seed: int) -> Proof:
    """Play a puzzle out until its best idea has beaten the others, or will not."""
    match = puzzle.match()
    side = match.game.side(match.to_move, match.box)
    ideas = {idea(each.move): each for each in reversed(rank(match))}
    best = ideas.pop(idea(puzzle.best))
    rivals = sorted(ideas.values(), key=lambda each: each.value.rank(side), reverse=True)[:RIVALS]
    said = best.value.equity(side) - rivals[0].value.equity(side)
    margins: dict[str, list[float]] = {each.move: [] for each in rivals}
    leads: dict[str, Lead] = {}
    first = 0
    for games in LOOKS:
        ours, *theirs = played.points(match, [puzzle.best, *margins], seed + int(puzzle.id, 16), range(first, games))
        first = games
        for (move, margin), points in zip(margins.items(), theirs, strict=True):
            margin += [float(one - other) for one, other in zip(ours, points, strict=True)]
            leads[move] = lead_of(move, margin)
        margins = {move: margin for move, margin in margins.items() if not leads[move].sure}
        if not margins or any(leads[move].hopeless for move in margins):
            break
    return Proof(puzzle.id, puzzle.best, said, min(leads.values(), key=lambda each: each.mean / each.error))


def lead_of(move: str, margins: Sequence[float]) -> Lead:
    """The lead that the margins of single games show; never surer than one game lost at even chances would allow.

    >>> lead_of("punt", [1.0, 0.0, 0.0, 1.0])
    Lead(move='punt', games=4, mean=0.5, error=0.28867513459481287)
    >>> lead_of("punt", [0.0] * 100).sure
    False
    """
    games = len(margins)
    mean = sum(margins) / games
    variance = sum((each - mean) ** 2 for each in margins) / (games - 1)
    return Lead(move, games, mean, sqrt(max(variance, 1 / games) / games))
