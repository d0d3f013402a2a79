"""The rules: nine functions, interpreted and compiled from the same source."""

from collections.abc import MutableSequence

from coin_toss_football.ids import CF_1_1, CF_1_2, CF_2_1, CF_2_2
from coin_toss_football.state import CHOOSE, COIN, DIE, OVER_PHASE, TossBox, TossState
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

KICK, RUN = range(2)
HEADS, SIX = 0, 5


@rule
def start(s: TossState, box: TossBox) -> None:
    """CF-1.1: the first seat begins."""
    s.phase = CHOOSE
    s.score[0] = 0
    s.score[1] = 0
    s.turn = 0
    s.fired = 0


@rule
def to_move(s: TossState, box: TossBox) -> int:
    """CF-1.1: the sides take turns."""
    if s.phase == CHOOSE:
        return s.turn % 2
    return OVER if s.phase == OVER_PHASE else CHANCE


@rule
def legal(s: TossState, box: TossBox, moves: MutableSequence[int]) -> int:
    """CF-2.1, CF-2.2: kick or run."""
    moves[0] = KICK
    moves[1] = RUN
    return 2


@rule
def play(s: TossState, box: TossBox, move: int) -> None:
    """CF-2.1, CF-2.2: the coin or the die is due."""
    s.fired |= CF_2_1 if move == KICK else CF_2_2
    s.phase = COIN if move == KICK else DIE


@rule
def chances(s: TossState, box: TossBox) -> int:
    """Two sides of a coin, six of a die."""
    return 2 if s.phase == COIN else 6


@rule
def total(s: TossState, box: TossBox) -> int:
    """Every side weighs one."""
    return chances(s, box)


@rule
def weight(s: TossState, box: TossBox, outcome: int) -> int:
    """Every side weighs one."""
    return 1


@rule
def roll(s: TossState, box: TossBox, outcome: int) -> None:
    """CF-2.1, CF-2.2: what it showed; then the other side's turn."""
    side = s.turn % 2
    if s.phase == COIN:
        s.fired |= CF_2_1
        if outcome == HEADS:
            s.score[side] += 3
    else:
        s.fired |= CF_2_2
        if outcome == SIX:
            s.score[side] += 7
    s.turn += 1
    s.fired |= CF_1_1
    s.phase = CHOOSE
    if s.turn == 2 * box.turns:
        s.fired |= CF_1_2
        s.phase = OVER_PHASE


@rule
def payoff(s: TossState, box: TossBox, seat: int) -> int:
    """CF-1.2: the higher score wins."""
    lead = s.score[seat] - s.score[1 - seat]
    if lead > 0:
        return 1
    return -1 if lead < 0 else 0
