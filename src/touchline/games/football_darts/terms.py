"""The things of Football Darts that messages speak of: spots, beds, calls."""

from __future__ import annotations

from touchline.games.football_darts.beds import BED_TEXTS, OUTER_BULL, number_of, ring_of
from touchline.kernel.message import Message

RINGS = ("inner", "outer", "double", "triple")
CALL_IDS = ("fd-call-throw", "fd-call-field-goal", "fd-call-punt", "fd-call-pat", "fd-call-two")


def spot(pos: int) -> Message:
    """FD-1.1: the ball on the field."""
    if pos == 50:
        return Message("fd-midfield")
    return Message("fd-own", yards=pos) if pos < 50 else Message("fd-opp", yards=100 - pos)


def bed_term(bed: int) -> Message:
    """A bed, short as on a scoresheet; its form ``long`` says it at length."""
    if bed < OUTER_BULL:
        return Message("fd-bed", ring=RINGS[ring_of(bed)], number=number_of(bed))
    return Message(f"fd-bed-{BED_TEXTS[bed].lower()}")


def call_term(call: int) -> Message:
    """What a dart may be declared for, within a sentence."""
    return Message(CALL_IDS[call])
