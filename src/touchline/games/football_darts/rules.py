"""The rules of Football Darts (RULES.md): what is due, what is legal, what happens.

The rulings themselves are in ``drives.py``, ``offense.py`` and ``kicks.py``.  ``pos`` counts
yards from the own goal line, 1..99 while the ball is live.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.football_darts.beds import BEDS, BOUNCE
from touchline.games.football_darts.drives import (
    DEFER,
    DRIVES,
    DRIVES_A_QUARTER,
    RECEIVE,
    choose_possession,
    may_kick,
    may_punt,
    next_dart,
    start_half,
)
from touchline.games.football_darts.ids import FD_1_2, FD_2_1, FD_3_1, FD_4_1, FD_5_1, FD_6_1, FD_7_3
from touchline.games.football_darts.kicks import field_goal, punt, try_dart
from touchline.games.football_darts.offense import cushion_dart, offense_dart
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

__all__ = [
    "DEFER",
    "DRIVES",
    "DRIVES_A_QUARTER",
    "FIELD_GOAL_CALL",
    "ODDS_TOTAL",
    "PAT_CALL",
    "PUNT_CALL",
    "RECEIVE",
    "THROW_CALL",
    "TWO_POINTS_CALL",
    "chances",
    "legal",
    "payoff",
    "play",
    "roll",
    "start",
    "to_move",
    "total",
    "weight",
]

DECISIONS = 1 << CHOICE | 1 << CALL | 1 << TRY | 1 << CUSHION_CALL
"""The phases in which a seat decides, one bit a phase."""

THROW_CALL, FIELD_GOAL_CALL, PUNT_CALL, PAT_CALL, TWO_POINTS_CALL = range(5)
"""What a dart may be thrown for.  With simulated darts a move is ``call * aims + aim``."""

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
    if (DECISIONS >> s.phase) & 1:
        return s.offense
    if s.phase == OVER_PHASE:
        return OVER
    return CHANCE


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
    if outcome == BOUNCE:
        s.fired |= FD_6_1
        if box.bounce_asks_anew and s.phase == THROW:
            next_dart(s, box)
    elif s.phase == THROW:
        offense_dart(s, box, outcome)
    elif s.phase == TOSS:
        s.fired |= FD_1_2
        s.offense = outcome
        s.phase = CHOICE
    elif s.phase == FIELD_GOAL:
        field_goal(s, box, outcome)
    elif s.phase == PUNT:
        punt(s, box, outcome)
    elif s.phase == CUSHION:
        cushion_dart(s, box, outcome)
    else:
        try_dart(s, box, outcome)


@rule
def payoff(s: DartsState, box: DartsBox, seat: int) -> int:
    """FD-1.4: +1 for the winner, −1 for the loser."""
    lead = s.score[seat] - s.score[1 - seat]
    if lead > 0:
        return 1
    if lead < 0:
        return -1
    return 0
