"""Flags: accepted, declined, and what comes of it (PG-4)."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import ON_DEFENSE, SACK, SIDES, WHITE, YELLOW
from touchline.games.pocket_gridiron.drives import SACKS_FOR_SAFETY, down_used, new_play, sacked
from touchline.games.pocket_gridiron.ids import PG_4_1, PG_4_2, PG_4_3, PG_5_2
from touchline.games.pocket_gridiron.state import CHASE, DEF_PENALTY, DEFENSE, OFF_PENALTY, GridironBox, GridironState
from touchline.kernel.rule import rule


@rule
def flag_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-4.1: the yellow die says whose foul it was, and who may decline it."""
    s.fired |= PG_4_1
    if box.kind[YELLOW * SIDES + face] == ON_DEFENSE:
        s.fired |= PG_4_2
        s.phase = DEF_PENALTY
    elif safety_possible(s):
        s.fired |= PG_4_3
        s.phase = OFF_PENALTY
    else:
        down_used(s, box)


@rule
def safety_possible(s: GridironState) -> bool:
    """PG-4.3: one more sack would be a safety; never on a try, which begins without sacks."""
    return s.sacks + 1 == SACKS_FOR_SAFETY


@rule
def defensive_penalty(s: GridironState, declined: bool) -> None:
    """PG-4.1, PG-4.2: the downs are reset (a try is repeated), or the flagged roll is made again."""
    if declined:
        s.fired |= PG_4_2
        s.flags_off = 1
        s.phase = DEFENSE
        return
    s.fired |= PG_4_1
    if s.trying:
        s.fired |= PG_5_2
    else:
        s.down = 1
    new_play(s)


@rule
def offensive_penalty(s: GridironState, box: GridironBox, declined: bool) -> None:
    """PG-4.1, PG-4.3: the play fails, or the defense goes for the sack and the safety."""
    if declined:
        s.fired |= PG_4_3
        s.phase = CHASE
    else:
        s.fired |= PG_4_1
        down_used(s, box)


@rule
def chase_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-4.3: a Sack is the safety; otherwise the flagged roll is made again, flags counting 0."""
    s.fired |= PG_4_3
    if box.kind[WHITE * SIDES + face] == SACK:
        sacked(s, box)
    else:
        s.flags_off = 1
        s.phase = DEFENSE
