"""The rules of Football Darts (RULES.md), FD-1 to FD-6.

``pos`` counts yards from the own goal line, 1..99 while the ball is live.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.football_darts.beds import (
    BEDS,
    BOUNCE,
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
from touchline.games.football_darts.ids import (
    FD_1_1,
    FD_1_2,
    FD_1_3,
    FD_1_4,
    FD_2_1,
    FD_2_2,
    FD_2_3,
    FD_2_4,
    FD_2_5,
    FD_2_6,
    FD_3_1,
    FD_4_1,
    FD_4_2,
    FD_5_1,
    FD_5_2,
    FD_6_1,
    FD_7_3,
)
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION,
    CUSHION_CALL,
    FIELD_GOAL,
    OVER_PHASE,
    PAT,
    PUNT,
    THROW,
    TOSS,
    TRY,
    TWO_POINTS,
    DartsBox,
    DartsState,
)
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

RECEIVE, DEFER = range(2)
THROW_CALL, FIELD_GOAL_CALL, PUNT_CALL, PAT_CALL, TWO_POINTS_CALL = range(5)
"""What a dart may be thrown for.  With simulated darts a move is ``call * aims + aim``."""

DRIVES = 16
"""FD-1.1: four quarters with two drives a player."""
DRIVES_A_QUARTER = 4
ODDS_TOTAL = 1 << 30
"""FD-7.3: the weights of a simulated dart's beds sum to this."""


@rule
def start(s: DartsState, box: DartsBox) -> None:
    """FD-1.2: a new game waits for the coin."""
    s.phase = TOSS
    s.score[0] = 0
    s.score[1] = 0
    s.offense = 0
    s.pos = box.start_spot
    s.dart = 1
    s.drive = 1
    s.quarter = 1
    s.first = 0
    s.aim = 0
    s.fired = 0


@rule
def to_move(s: DartsState, box: DartsBox) -> int:
    """The seat to decide, or whether a coin or dart is due, or the end."""
    if s.phase == CHOICE or s.phase == CALL or s.phase == TRY or s.phase == CUSHION_CALL:
        return s.offense
    if s.phase == OVER_PHASE:
        return OVER
    return CHANCE


@rule
def may_kick(s: DartsState) -> bool:
    """FD-4.1: a field goal may be declared on any dart at or past midfield."""
    return s.pos >= 50


@rule
def may_punt(s: DartsState) -> bool:
    """FD-5.1: a punt may be declared on the fourth dart in the own half."""
    return s.dart == 4 and s.pos < 50


@rule
def add_call(moves: MutableSequence[int], count: int, box: DartsBox, call: int) -> int:
    """FD-7.3: a call of its own with real darts; a call for every aim with simulated ones."""
    if box.aims == 0:
        moves[count] = call
        return count + 1
    for aim in range(box.aims):
        moves[count + aim] = call * box.aims + aim
    return count + box.aims


@rule
def legal(s: DartsState, box: DartsBox, moves: MutableSequence[int]) -> int:
    """Write the legal moves of the seat to decide; how many there are."""
    if s.phase == CHOICE:
        moves[0] = RECEIVE
        moves[1] = DEFER
        return 2
    if s.phase == TRY:
        count = add_call(moves, 0, box, PAT_CALL)
        return add_call(moves, count, box, TWO_POINTS_CALL)
    count = add_call(moves, 0, box, THROW_CALL)
    if s.phase == CALL:
        if may_kick(s):
            count = add_call(moves, count, box, FIELD_GOAL_CALL)
        elif may_punt(s):
            count = add_call(moves, count, box, PUNT_CALL)
    return count


@rule
def play(s: DartsState, box: DartsBox, move: int) -> None:
    """Apply a decision."""
    if s.phase == CHOICE:
        choose_possession(s, move)
        start_half(s, box)
        return
    call = move
    if box.aims > 0:
        call = move // box.aims
        s.aim = move % box.aims
        s.fired |= FD_7_3
    if s.phase == CUSHION_CALL:
        s.phase = CUSHION
    elif call == FIELD_GOAL_CALL:
        s.fired |= FD_4_1
        s.phase = FIELD_GOAL
    elif call == PUNT_CALL:
        s.fired |= FD_5_1
        s.phase = PUNT
    elif call == PAT_CALL:
        s.fired |= FD_3_1
        s.phase = PAT
    elif call == TWO_POINTS_CALL:
        s.fired |= FD_3_1
        s.phase = TWO_POINTS
    else:
        s.fired |= FD_2_1
        s.phase = THROW


@rule
def choose_possession(s: DartsState, move: int) -> None:
    """FD-1.2, FD-1.4: the toss winner receives or defers."""
    s.fired |= FD_1_2
    if s.quarter > 4:
        s.fired |= FD_1_4
    s.first = s.offense if move == RECEIVE else 1 - s.offense


@rule
def chances(s: DartsState, box: DartsBox) -> int:
    """How many outcomes the coin or dart has."""
    if s.phase == TOSS:
        return 2
    if box.bounce_out_rethrow and box.aims == 0:
        return BEDS + 1
    return BEDS


@rule
def total(s: DartsState, box: DartsBox) -> int:
    """The sum of the weights of all outcomes; equal to their number when all weigh one."""
    if s.phase == TOSS or box.aims == 0:
        return chances(s, box)
    return ODDS_TOTAL


@rule
def weight(s: DartsState, box: DartsBox, outcome: int) -> int:
    """The weight of one outcome (FD-7.3; entered darts weigh one each)."""
    if s.phase == TOSS or box.aims == 0:
        return 1
    return box.odds[(s.offense * box.aims + s.aim) * BEDS + outcome]


@rule
def roll(s: DartsState, box: DartsBox, outcome: int) -> None:
    """Apply what the coin or the dart showed."""
    if s.phase == TOSS:
        s.fired |= FD_1_2
        s.offense = outcome
        s.phase = CHOICE
    elif outcome == BOUNCE:
        s.fired |= FD_6_1
        if s.phase == THROW:
            next_dart(s, box)
    elif s.phase == THROW:
        offense_dart(s, box, outcome)
    elif s.phase == FIELD_GOAL:
        field_goal(s, box, outcome)
    elif s.phase == PUNT:
        punt(s, box, outcome)
    elif s.phase == CUSHION:
        cushion_dart(s, box, outcome)
    else:
        try_dart(s, box, outcome)


@rule
def offense_dart(s: DartsState, box: DartsBox, bed: int) -> None:
    """FD-2: one dart of the offense."""
    s.fired |= FD_2_1
    if bed == MISS:
        off_the_board(s, box)
        return
    if bed < OUTER_BULL and ring_of(bed) >= DOUBLE and (number_of(bed) == 1 or number_of(bed) == 3):
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
    if yards == needed:
        s.fired |= FD_2_4
        touchdown(s, box)
    elif yards > needed:
        s.fired |= FD_2_4
        next_drive(s, box, box.start_spot)
    else:
        s.pos += yards
        if s.dart == 4 and box.cushion_dart and s.pos == 99 and 21 <= needed <= 50:
            s.fired |= FD_6_1
            s.phase = CUSHION if box.aims == 0 else CUSHION_CALL
        else:
            dart_used(s, box)


@rule
def off_the_board(s: DartsState, box: DartsBox) -> None:
    """FD-2.2: ten yards back; at or behind the own goal line it is a safety."""
    s.fired |= FD_2_2
    s.pos -= 10
    if s.pos <= 0:
        s.score[1 - s.offense] += 2
        next_drive(s, box, box.safety_spot)
    else:
        dart_used(s, box)


@rule
def intercepted(s: DartsState, box: DartsBox) -> None:
    """FD-2.3: the opponent takes over where the dart was thrown from."""
    s.fired |= FD_2_3
    next_drive(s, box, 100 - s.pos)


@rule
def dart_used(s: DartsState, box: DartsBox) -> None:
    """FD-2.5: after the fourth dart the opponent takes over at the spot."""
    if s.dart == 4:
        s.fired |= FD_2_5
        next_drive(s, box, 100 - s.pos)
    else:
        s.dart += 1
        next_dart(s, box)


@rule
def next_dart(s: DartsState, box: DartsBox) -> None:
    """FD-4.1, FD-5.1: ask what the dart is for, unless it can only be a throw."""
    s.phase = CALL if box.aims > 0 or may_kick(s) or may_punt(s) else THROW


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
        next_drive(s, box, 100 - s.pos)


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


@rule
def next_drive(s: DartsState, box: DartsBox, spot: int) -> None:
    """FD-1.1, FD-1.3: the next drive starts where the last one left the ball, but for the breaks."""
    s.fired |= FD_1_1
    s.dart = 1
    s.aim = 0
    if s.drive % DRIVES_A_QUARTER != 0:
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
def begin_drive(s: DartsState, box: DartsBox, spot: int) -> None:
    """FD-1.2: drives alternate; who received second in the first half receives first in the second."""
    turn = (s.drive - 1) % 2
    if s.quarter == 3 or s.quarter == 4:
        turn = 1 - turn
    s.offense = s.first if turn == 0 else 1 - s.first
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


@rule
def payoff(s: DartsState, box: DartsBox, seat: int) -> int:
    """FD-1.4: +1 for the winner, −1 for the loser."""
    lead = s.score[seat] - s.score[1 - seat]
    if lead > 0:
        return 1
    if lead < 0:
        return -1
    return 0
