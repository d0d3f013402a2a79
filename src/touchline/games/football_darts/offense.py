"""The darts of the offense (FD-2)."""

from __future__ import annotations

from touchline.games.football_darts.beds import (
    DOUBLE,
    INNER_BULL,
    MISS,
    OUTER_BULL,
    TRIPLE,
    bed_of,
    number_of,
    ring_of,
    yards_of,
)
from touchline.games.football_darts.drives import LAST_DART, next_dart, next_drive, turn_over
from touchline.games.football_darts.ids import FD_2_1, FD_2_2, FD_2_3, FD_2_4, FD_2_5, FD_6_1
from touchline.games.football_darts.state import CUSHION, CUSHION_CALL, TRY, DartsBox, DartsState
from touchline.kernel.rule import rule

_BEDS_INTERCEPTED = tuple(bed_of(number, ring) for number in (1, 3) for ring in (DOUBLE, TRIPLE))
INTERCEPTED = sum(1 << bed for bed in _BEDS_INTERCEPTED)
"""FD-2.3: double and triple 1 and 3, one bit a bed."""
LAST_INTERCEPTED = max(_BEDS_INTERCEPTED)


@rule
def offense_dart(s: DartsState, box: DartsBox, bed: int) -> None:
    """FD-2: one dart of the offense."""
    s.fired |= FD_2_1
    if bed == MISS:
        off_the_board(s, box)
        return
    if bed <= LAST_INTERCEPTED and (INTERCEPTED >> bed) & 1:
        intercepted(s, box)
        return
    yards = yards_of(bed)
    if bed == INNER_BULL:
        if box.inner_bull_yards == 0:
            touchdown(s, box)
            return
        s.fired |= FD_6_1
        yards = box.inner_bull_yards
    needed = 100 - s.pos
    if yards >= needed:
        s.fired |= FD_2_4
        if yards == needed:
            touchdown(s, box)
        else:
            next_drive(s, box, box.start_spot)
    else:
        s.pos += yards
        if s.dart == LAST_DART and box.cushion_dart and s.pos == 99 and 21 <= needed <= 50:
            s.fired |= FD_6_1
            s.phase = CUSHION if box.aims == 0 else CUSHION_CALL
        else:
            dart_used(s, box)


@rule
def off_the_board(s: DartsState, box: DartsBox) -> None:
    """FD-2.2: ten yards back; at or behind the own goal line it is a safety."""
    s.fired |= FD_2_2
    if s.pos <= 10:
        s.score[1 - s.offense] += 2
        turn_over(s, box, box.safety_spot)
    else:
        s.pos -= 10
        dart_used(s, box)


@rule
def intercepted(s: DartsState, box: DartsBox) -> None:
    """FD-2.3: the opponent takes over where the dart was thrown from."""
    s.fired |= FD_2_3
    turn_over(s, box, 100 - s.pos)


@rule
def dart_used(s: DartsState, box: DartsBox) -> None:
    """FD-2.5: after the fourth dart the opponent takes over at the spot."""
    if s.dart == LAST_DART:
        s.fired |= FD_2_5
        turn_over(s, box, 100 - s.pos)
    else:
        s.dart += 1
        next_dart(s, box)


@rule
def touchdown(s: DartsState, box: DartsBox) -> None:
    """FD-2.4: six points, then the try (FD-3.1)."""
    s.score[s.offense] += 6
    s.pos = 100
    s.phase = TRY


@rule
def cushion_dart(s: DartsState, box: DartsBox, bed: int) -> None:
    """FD-6.1: the bonus dart: single 1 is a touchdown, anything else a bust."""
    s.fired |= FD_6_1
    if bed < OUTER_BULL and number_of(bed) == 1 and ring_of(bed) < DOUBLE:
        touchdown(s, box)
    else:
        s.fired |= FD_2_4
        next_drive(s, box, box.start_spot)
