"""What a fan of Pocket Gridiron counts: points a drive, touchdowns and by whom, kicks, fourth downs, the ball lost."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.pocket_gridiron.box_score import BY_CARRIER, box_score
from touchline.games.pocket_gridiron.dice import CARRIERS
from touchline.kernel.message import Message
from touchline.play.box_score import own_and_others
from touchline.play.figures import Figure, number, part_of
from touchline.play.match import Match

TRIED = (
    ("fg-made", "fg_made", "fg_att"),
    ("pat-made", "pat_made", "pat_att"),
    ("two-pt-made", "two_pt_made", "two_pt_att"),
    ("fourth-down-conversions", "fourth_down_conversions", "fourth_down_attempts"),
)
"""Words, what came off, and how often it was tried."""


def figures(held: Sequence[tuple[Match, int]]) -> Sequence[Figure]:
    """All matches of one player together; those without a drive have nothing to show."""
    own, others = own_and_others(box_score, held)
    if not own["drives"]:
        return ()
    told = [
        number("pg-figure-points-a-drive", own["points"] / own["drives"], 2),
        part_of(Message("pg-figure-drives-finished"), sum(own[each] for each in BY_CARRIER), own["drives"]),
        number("pg-figure-touchdowns", own["touchdowns"]),
    ]
    by = sorted(zip(CARRIERS, BY_CARRIER, strict=True), key=lambda each: -own[each[1]])
    carried = ", ".join(f"{name} {own[figure]}" for name, figure in by if own[figure])
    if carried:
        told.append(Figure(Message("pg-figure-carried"), Message("plain", text=carried)))
    told += [part_of(Message(f"pg-figure-{words}"), own[good], own[of]) for words, good, of in TRIED if own[of]]
    told += [
        number("pg-figure-sacks", own["sacks"]),
        number("pg-figure-turnovers", own["turnovers"]),
        number("pg-figure-safeties-given", others["safeties"]),
    ]
    if others["drives"]:
        told.append(number("pg-figure-allowed-a-drive", others["points"] / others["drives"], 2))
    return told
