"""Darts that were seen, as people write them: what was aimed at, and the beds that may have been hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from touchline.games.football_darts.beds import BEDS, MISS, OUTER_BULL, number_of, ring_of
from touchline.games.football_darts.text import parse_bed
from touchline.games.football_darts.thrower import bed_centre
from touchline.kernel.errors import BadData
from touchline.kernel.message import Message


class Dart(NamedTuple):
    """One dart that was seen."""

    aim: tuple[float, float]
    beds: tuple[int, ...]
    """The beds it may have hit: one, or all that give the score."""


def beds_of_score(score: int) -> tuple[int, ...]:
    """Every bed that scores so many points on an ordinary dartboard.

    >>> from touchline.games.football_darts.beds import BED_TEXTS
    >>> [BED_TEXTS[bed] for bed in beds_of_score(12)]
    ['T4', 'D6', 'i12', 'o12']
    """
    found = tuple(bed for bed in range(BEDS) if _points(bed) == score)
    if not found:
        raise BadData(Message("fd-fit-no-score", score=str(score)))
    return found


def _points(bed: int) -> int:
    if bed < OUTER_BULL:
        return number_of(bed) * (1, 1, 2, 3)[ring_of(bed)]
    return (25, 50, 0)[bed - OUTER_BULL]


def read_darts(words: Sequence[str], aim: str = "BULL") -> list[Dart]:
    """Darts as written: ``T20`` a bed, ``12`` a score, ``T20:5`` what was aimed at and what was hit.

    >>> [len(dart.beds) for dart in read_darts(["T20", "12", "D16:MISS"])]
    [1, 4, 1]
    """
    darts = []
    for word in words:
        before, colon, after = word.partition(":")
        target, hit = (before, after) if colon else (aim, before)
        aimed = parse_bed(target)
        if aimed is None or aimed.value >= MISS:
            raise BadData(Message("fd-fit-no-aim", text=repr(target)))
        darts.append(Dart(bed_centre(aimed.value), beds_of_text(hit)))
    return darts


def beds_of_text(word: str) -> tuple[int, ...]:
    """The beds that a text may mean: ``T20`` one, ``S5`` both singles, ``12`` all that score it."""
    tidy = word.strip()
    if tidy.isdigit():
        return beds_of_score(int(tidy))
    bed = parse_bed(tidy)
    if bed is None or bed.value >= BEDS:
        raise BadData(Message("fd-fit-no-bed", text=repr(word)))
    if tidy[:1].lower() == "s":
        return (bed.value - 1, bed.value)
    return (bed.value,)
