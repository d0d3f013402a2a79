"""Tries, field goals and punts (FD-3 to FD-5)."""

from __future__ import annotations

from touchline.games.football_darts.beds import (
    DOUBLE,
    INNER,
    INNER_BULL,
    MISS,
    OUTER_BULL,
    TRIPLE,
    number_of,
    ring_of,
    yards_of,
)
from touchline.games.football_darts.drives import next_drive, turn_over
from touchline.games.football_darts.ids import FD_2_6, FD_3_1, FD_4_1, FD_4_2, FD_5_1, FD_5_2, FD_6_1
from touchline.games.football_darts.state import PAT, DartsBox, DartsState
from touchline.kernel.rule import rule


@rule
def try_dart(s: DartsState, box: DartsBox, bed: int) -> None:
    """FD-3.1: one dart at 1, 5 or 20 for a point, or at the number 2 for two."""
    s.fired |= FD_3_1 | FD_2_6
    number = number_of(bed)
    if s.phase == PAT:
        if number == 1 or number == 5 or number == 20:
            s.score[s.offense] += 1
    elif number == 2:
        if box.two_point_ring:
            s.fired |= FD_6_1
        if not box.two_point_ring or ring_of(bed) >= DOUBLE:
            s.score[s.offense] += 2
    next_drive(s, box, box.start_spot)


@rule
def field_goal_is_good(pos: int, bed: int) -> bool:
    """FD-4.1: any 20 from 50..60; any 1, 5 or 20 from 61 on."""
    number = number_of(bed)
    return number == 20 or (pos > 60 and (number == 1 or number == 5))


@rule
def field_goal(s: DartsState, box: DartsBox, bed: int) -> None:
    """FD-4: three points, or the opponent's ball at the spot."""
    s.fired |= FD_4_1
    if field_goal_is_good(s.pos, bed):
        s.fired |= FD_2_6
        s.score[s.offense] += 3
        next_drive(s, box, box.start_spot)
    else:
        s.fired |= FD_4_2
        turn_over(s, box, 100 - s.pos)


@rule
def punt_start(bed: int) -> int:
    """FD-5.1: where the receiver starts, before the penalty of FD-5.2."""
    if bed == INNER_BULL:
        return 5
    if bed == OUTER_BULL:
        return 10
    ring = ring_of(bed)
    if ring == INNER:
        return 30
    if ring == TRIPLE:
        return 20 + yards_of(bed)
    return 20


@rule
def punt(s: DartsState, box: DartsBox, bed: int) -> None:
    """FD-5.1, FD-5.2: the receiver's start, pushed forward for a punt from inside the own 30."""
    s.fired |= FD_5_1
    if bed == MISS:
        next_drive(s, box, 100 - s.pos)
        return
    plain = punt_start(bed)
    spot = plain
    if s.pos < 30:
        s.fired |= FD_5_2
        spot = min(plain + 30 - s.pos, 50)
        if box.cap_never_helps_punter:
            spot = max(spot, plain)
    next_drive(s, box, spot)
