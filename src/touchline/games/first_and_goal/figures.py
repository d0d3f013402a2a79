"""What a fan of First & Goal counts: yards, conversions, scores, the ball lost, possession."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal.box_score import box_score
from touchline.kernel.message import Amount, Message
from touchline.play.box_score import own_and_others
from touchline.play.figures import Figure, number, part_of, share
from touchline.play.match import Match

TRIED = (
    ("completions", "completions", "attempts"),
    ("third-down-conversions", "third_down_conversions", "third_down_attempts"),
    ("fourth-down-conversions", "fourth_down_conversions", "fourth_down_attempts"),
    ("fg-made", "fg_made", "fg_att"),
    ("pat-made", "pat_made", "pat_att"),
    ("two-pt-made", "two_pt_made", "two_pt_att"),
)
"""Words, what came off, and how often it was tried."""
COUNTED = ("first_downs", "touchdowns", "turnovers", "sacks", "penalties")


def figures(held: Sequence[tuple[Match, int]]) -> Sequence[Figure]:
    """All matches of one player together; those without a play have nothing to show."""
    own, others = own_and_others(box_score, held)
    passes = own["attempts"] + own["sacks"]
    plays = own["carries"] + passes
    if not plays:
        return ()
    told = [
        number("fg-figure-yards-a-play", own["total_yards"] / plays, 1),
        number("fg-figure-total-yards", own["total_yards"]),
        *(
            yards(f"fg-figure-{kind}", own[name], of)
            for kind, name, of in (
                ("running", "rushing_yards", own["carries"]),
                ("passing", "passing_yards", own["attempts"]),
                ("punting", "punt_yards", own["punts"]),
            )
            if of
        ),
    ]
    told += [part_of(Message(f"fg-figure-{words}"), own[good], own[of]) for words, good, of in TRIED if own[of]]
    told += [number(f"fg-figure-{each.replace('_', '-')}", own[each]) for each in COUNTED]
    spent = own["possession_cards"] + others["possession_cards"]
    return [*told, share("fg-figure-possession", own["possession_cards"], spent)] if spent else told


def yards(label: str, gained: int, plays: int) -> Figure:
    """So many yards in so many plays, and how many each."""
    return Figure(
        Message(label), Message("fg-figure-in-plays", yards=gained, plays=plays, each=Amount(gained / plays, 1))
    )
