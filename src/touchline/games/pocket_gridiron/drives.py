"""Drives and downs (PG-2, PG-3.6): who has the ball, and for how long."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import QB
from touchline.games.pocket_gridiron.ids import PG_2_1, PG_2_2, PG_2_3, PG_3_6, PG_5_2
from touchline.games.pocket_gridiron.state import CALL, OVER_PHASE, SNAP, GridironBox, GridironState
from touchline.kernel.rule import rule

DOWNS = 4
"""PG-2.3: downs of a drive."""
SACKS_FOR_SAFETY = 3
SAFETY_POINTS = 2


@rule
def drive_owner(s: GridironState, box: GridironBox) -> int:
    """PG-2.1: drives alternate; with ``halftime_swap`` the other team starts the second half."""
    turn = (s.drive - 1) % 2
    if box.halftime_swap and s.drive > box.drives // 2:
        turn = 1 - turn
    return s.first if turn == 0 else 1 - s.first


@rule
def receive(s: GridironState, box: GridironBox, coin: int) -> None:
    """PG-2.1: heads, and the first seat receives; tails, the second."""
    s.fired |= PG_2_1
    s.first = coin
    s.offense = coin
    new_play(s)


@rule
def clear_play(s: GridironState) -> None:
    """PG-3.1: the ball is dead; nothing of the last play is left."""
    s.carrier = QB
    s.route = 0
    s.bonus = 0
    s.scrambles = 0
    s.shown = 0
    s.flags_off = 0
    s.one_roll = 0


@rule
def new_play(s: GridironState) -> None:
    """PG-3.1, PG-5.1: the ball is snapped; on 4th down the attack first says whether it kicks."""
    clear_play(s)
    s.phase = CALL if s.down == DOWNS and s.trying == 0 else SNAP


@rule
def down_used(s: GridironState, box: GridironBox) -> None:
    """PG-2.3: the play did not score; the fourth one is a turnover on downs, and a failed try is over."""
    if s.trying:
        s.fired |= PG_5_2
        next_drive(s, box)
    elif s.down == DOWNS:
        next_drive(s, box)
    else:
        s.fired |= PG_2_3
        s.down += 1
        new_play(s)


@rule
def sacked(s: GridironState, box: GridironBox) -> None:
    """PG-3.6: the third sack of a drive is a safety, whatever the down.  A try begins without sacks."""
    if s.sacks + 1 < SACKS_FOR_SAFETY:
        s.sacks += 1
        down_used(s, box)
        return
    s.fired |= PG_3_6
    s.score[1 - s.offense] += SAFETY_POINTS
    next_drive(s, box)


@rule
def next_drive(s: GridironState, box: GridironBox) -> None:
    """PG-2.3: the drive is over and the next one on the schedule begins, if there is one."""
    s.fired |= PG_2_3
    clear_play(s)
    s.down = 1
    s.sacks = 0
    s.trying = 0
    if s.drive >= box.drives and s.drive % 2 == 0:
        s.fired |= PG_2_2
        if s.score[0] != s.score[1] or box.overtime == 0:
            s.phase = OVER_PHASE
            return
    s.drive += 1
    s.offense = drive_owner(s, box)
    new_play(s)


@rule
def payoff(s: GridironState, box: GridironBox, seat: int) -> int:
    """PG-2.2: +1 for the higher score, −1 for the lower, 0 each when level."""
    lead = s.score[seat] - s.score[1 - seat]
    if lead > 0:
        return 1
    if lead < 0:
        return -1
    return 0
