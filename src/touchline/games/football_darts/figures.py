"""What a dart scorer shows of a player: the average of three darts, beds hit, drives finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from touchline.games.football_darts.dart_statistics import DartStatistics, count
from touchline.kernel.message import Message
from touchline.play.figures import Figure, number, part_of
from touchline.play.match import Match

KINDS = ("trebles", "doubles", "bulls", "off")
MOST_BEDS = 6
"""Beds that are told."""


def figures(held: Sequence[tuple[Match, int]]) -> Sequence[Figure]:
    """All matches of one player together; those without a dart have nothing to show."""
    found = DartStatistics("")
    for match, seat in held:
        count(found, "", match, seat)
    darts = found.total("darts")
    if not darts:
        return ()
    average = found.total("scored") / darts
    told = [
        number("fd-figure-average", 3 * average, 1),
        number("fd-figure-darts", darts),
        *(part_of(Message(f"fd-figure-{kind}"), found.kinds.get(kind, 0), darts) for kind in KINDS),
    ]
    if found.total("drives"):
        told.append(part_of(Message("fd-figure-drives"), found.total("touchdowns"), found.total("drives")))
    if found.field_goals[1]:
        told.append(part_of(Message("fd-figure-field-goals"), *found.field_goals))
    often = _often(found.hits)[:MOST_BEDS]
    told.append(
        Figure(Message("fd-figure-most"), Message("plain", text=", ".join(f"{bed} {hit}" for bed, hit in often)))
    )
    aimed = sorted(found.aimed.items(), key=lambda each: -each[1][0])[:MOST_BEDS]
    return [*told, *(part_of(Message("fd-figure-at", bed=bed), hit, thrown) for bed, (thrown, hit) in aimed)]


def _often(hits: Mapping[str, int]) -> list[tuple[str, int]]:
    """What was hit most often first; a single is a single, whichever half of its sector the dart stuck in.

    >>> _often({"o8": 2, "T20": 3, "i8": 2})
    [('8', 4), ('T20', 3)]
    """
    together = Counter[str]()
    for bed, hit in hits.items():
        together[bed.lstrip("io")] += hit
    return together.most_common()
