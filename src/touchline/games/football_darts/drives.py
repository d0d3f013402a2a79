"""Drives, quarters and overtime (FD-1), and what a dart may be declared for."""

from __future__ import annotations

from touchline.games.football_darts.ids import FD_1_1, FD_1_2, FD_1_3, FD_1_4
from touchline.games.football_darts.state import CALL, OVER_PHASE, THROW, TOSS, DartsBox, DartsState
from touchline.kernel.rule import rule

RECEIVE, DEFER = range(2)
DRIVES = 16
"""FD-1.1: four quarters with two drives a player."""
DRIVES_A_QUARTER = 4
QUARTERS = 4
LAST_DART = 4
"""FD-2.5: of a drive."""


@rule
def may_kick(s: DartsState) -> bool:
    """FD-4.1: a field goal may be declared on any dart at or past midfield."""
    return s.pos >= 50


@rule
def may_punt(s: DartsState) -> bool:
    """FD-5.1: a punt may be declared on the fourth dart in the own half."""
    return s.dart == LAST_DART and s.pos < 50


@rule
def next_dart(s: DartsState, box: DartsBox) -> None:
    """FD-4.1, FD-5.1: ask what the dart is for, unless it can only be a throw."""
    s.phase = CALL if box.aims > 0 or may_kick(s) or s.dart == LAST_DART else THROW


@rule
def choose_possession(s: DartsState, move: int) -> None:
    """FD-1.2, FD-1.4: the toss winner receives or defers."""
    s.fired |= FD_1_2
    if s.quarter > 4:
        s.fired |= FD_1_4
    s.first = s.offense if move == RECEIVE else 1 - s.offense


@rule
def next_drive(s: DartsState, box: DartsBox, spot: int) -> None:
    """FD-1.1, FD-1.3: the next drive starts where the last one left the ball, but for the breaks."""
    s.fired |= FD_1_1
    s.dart = 1
    s.aim = 0
    if s.drive & (DRIVES_A_QUARTER - 1) != 0:
        s.drive += 1
        begin_drive(s, box, spot)
        return
    if s.drive >= DRIVES:
        end_of_period(s, box)
        return
    s.drive += 1
    s.quarter += 1
    if s.quarter == 3:
        start_half(s, box)
    else:
        s.fired |= FD_1_3
        begin_drive(s, box, spot)


@rule
def turn_over(s: DartsState, box: DartsBox, spot: int) -> None:
    """FD-1.4: the ball goes over at a spot; with ``overtime_spots`` punts-only, in overtime at OWN 30."""
    if box.overtime_punts_only and s.quarter > QUARTERS:
        s.fired |= FD_1_4
        next_drive(s, box, box.start_spot)
    else:
        next_drive(s, box, spot)


@rule
def begin_drive(s: DartsState, box: DartsBox, spot: int) -> None:
    """FD-1.2: drives alternate; who received second in the first half receives first in the second."""
    turn = (s.drive - 1) & 1
    if s.quarter == 3 or s.quarter == 4:
        turn = 1 - turn
    s.offense = s.first ^ turn
    s.pos = spot
    next_dart(s, box)


@rule
def start_half(s: DartsState, box: DartsBox) -> None:
    """FD-1.3: the first and third quarter and each overtime period start at OWN 30."""
    s.fired |= FD_1_3
    begin_drive(s, box, box.start_spot)


@rule
def end_of_period(s: DartsState, box: DartsBox) -> None:
    """FD-1.4: ahead is won; level means overtime: a toss, then periods of two drives each."""
    if s.score[0] != s.score[1]:
        s.phase = OVER_PHASE
        return
    s.fired |= FD_1_4
    s.drive += 1
    s.quarter += 1
    if s.quarter == 5:
        s.phase = TOSS
        s.offense = 0
        s.pos = box.start_spot
    else:
        start_half(s, box)
