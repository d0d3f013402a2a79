"""Who meets whom in a tournament: everybody everybody, or in Swiss rounds neighbours in the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Meeting:
    """A block of mirrored pairs between two players."""

    round: int
    one: str
    two: str
    first: int
    """Number of the first pair; pairs are numbered through the whole tournament, and so are their dice."""
    points: tuple[float, ...]
    """Points of ``one`` in each pair: 0, ½, 1, 1½ or 2."""


def round_robin(entrants: Sequence[str]) -> list[tuple[str, str]]:
    """Every pair of players once."""
    return [(one, two) for i, one in enumerate(entrants) for two in entrants[i + 1 :]]


def swiss(entrants: Sequence[str], meetings: Sequence[Meeting], round_number: int, pairs: int) -> list[tuple[str, str]]:
    """A round in which neighbours in the table meet who have not met yet, after the rounds before it."""
    before = [meeting for meeting in meetings if meeting.round < round_number]
    met = {frozenset((meeting.one, meeting.two)) for meeting in before}
    points = dict.fromkeys(entrants, 0.0)
    for meeting in before:
        share = sum(meeting.points) / (2 * pairs)
        points[meeting.one] += share
        points[meeting.two] += len(meeting.points) / pairs - share
    byes = _byes(entrants, before, round_number)
    table = sorted(entrants, key=lambda each: (-points[each] - byes.get(each, 0), entrants.index(each)))
    if len(table) % 2:
        table.remove(min(reversed(table), key=lambda each: byes.get(each, 0)))
    return _neighbours(table, met)


def _byes(entrants: Sequence[str], before: Sequence[Meeting], rounds: int) -> dict[str, int]:
    """How many rounds each player has sat out."""
    return {
        each: rounds - len({meeting.round for meeting in before if each in (meeting.one, meeting.two)})
        for each in entrants
    }


def _neighbours(table: Sequence[str], met: set[frozenset[str]]) -> list[tuple[str, str]]:
    """Pair the table from the top with the nearest player not met yet; if all have met, with the nearest."""
    found = next(_unmet(list(table), met), None)
    if found is not None:
        return found
    return list(zip(table[::2], table[1::2], strict=False))


def _unmet(left: list[str], met: set[frozenset[str]]) -> Iterator[list[tuple[str, str]]]:
    if not left:
        yield []
        return
    one, *others = left
    for two in others:
        if frozenset((one, two)) not in met:
            for rest in _unmet([each for each in others if each != two], met):
                yield [(one, two), *rest]
