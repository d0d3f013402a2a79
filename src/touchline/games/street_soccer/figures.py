"""What a fan of Street Soccer counts: possession, goals, chances, kicks that arrive."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.street_soccer.box_score import box_score
from touchline.kernel.message import Message
from touchline.play.box_score import own_and_others
from touchline.play.figures import Figure, number, part_of, share
from touchline.play.match import Match


def figures(held: Sequence[tuple[Match, int]]) -> Sequence[Figure]:
    """All matches of one player together; those without a kick have nothing to show."""
    own, others = own_and_others(box_score, held)
    if not own["kicks"]:
        return ()
    told = [
        share("ss-figure-possession", own["kicks"], own["kicks"] + others["kicks"]),
        number("ss-figure-points", own["points"]),
        number("ss-figure-points-allowed", own["points_allowed"]),
        number("ss-figure-goals-a-match", own["points"] / len(held), 1),
    ]
    if own["chances"]:
        told.append(part_of(Message("ss-figure-chances-taken"), own["chances_taken"], own["chances"]))
    if others["chances"]:
        told.append(part_of(Message("ss-figure-their-chances"), others["chances_taken"], others["chances"]))
    told.append(number("ss-figure-kicks", own["kicks"]))
    if own["kicks_on"]:
        told.append(part_of(Message("ss-figure-kicks-arrived"), own["kicks_arrived"], own["kicks_on"]))
    if own["rolls"]:
        told.append(number("ss-figure-roll", own["pips"] / own["rolls"], 2))
    return told
