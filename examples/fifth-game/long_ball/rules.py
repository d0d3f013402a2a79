"""The rules: nine functions over a state, interpreted and compiled from the same source."""

from collections.abc import MutableSequence

from long_ball.ids import LB_1_1, LB_1_2, LB_1_3, LB_2_1, LB_3_1, LB_3_2, LB_3_3, LB_3_4, LB_4_1, LB_4_2, LB_4_3
from long_ball.state import CALL, DIE, MIDDLE, OVER_PHASE, SHAPE, ZONES, LongBallBox, LongBallState
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

DROP, PRESS = range(2)
SHORT, LONG, SHOT = range(3)
SHORT_NEEDS, LONG_NEEDS, SHOT_NEEDS = 2, 5, 4
"""The least the die must show against a defence that drops back; a shot from the last zone."""
SHOOTING_ZONES = 3


@rule
def kick_off(s: LongBallState, side: int) -> None:
    """LB-1.1: from the middle."""
    s.zone = MIDDLE
    s.side = side


@rule
def start(s: LongBallState, box: LongBallBox) -> None:
    """LB-1.1: the first side kicks off."""
    s.phase = SHAPE
    s.score[0] = 0
    s.score[1] = 0
    s.rolled = 0
    s.pressed = 0
    s.call = 0
    s.fired = LB_1_1
    kick_off(s, 0)


@rule
def to_move(s: LongBallState, box: LongBallBox) -> int:
    """LB-2.1: the defence shows its shape, then the ball is played."""
    if s.phase == SHAPE:
        return 1 - s.side
    if s.phase == CALL:
        return s.side
    return OVER if s.phase == OVER_PHASE else CHANCE


@rule
def to_goal(s: LongBallState) -> int:
    """Zones between the ball and the last one."""
    return ZONES - s.zone if s.side == 0 else s.zone - 1


@rule
def legal(s: LongBallState, box: LongBallBox, moves: MutableSequence[int]) -> int:
    """LB-2.1, LB-3.4, LB-4.1: a shape; or passes but in the last zone, and a shot from the last three."""
    if s.phase == SHAPE:
        moves[0] = DROP
        moves[1] = PRESS
        return 2
    count = 0
    if to_goal(s) > 0:
        moves[0] = SHORT
        moves[1] = LONG
        count = 2
    if to_goal(s) < SHOOTING_ZONES:
        moves[count] = SHOT
        count += 1
    return count


@rule
def play(s: LongBallState, box: LongBallBox, move: int) -> None:
    """LB-2.1, LB-3.1, LB-3.2, LB-4.1: what the defence does, then what is called."""
    if s.phase == SHAPE:
        s.fired |= LB_2_1
        s.pressed = move
        s.phase = CALL
        return
    if move == SHORT:
        s.fired |= LB_3_1
    elif move == LONG:
        s.fired |= LB_3_2
    else:
        s.fired |= LB_4_1
        if to_goal(s) == 0:
            s.fired |= LB_3_4
    s.call = move
    s.phase = DIE


@rule
def chances(s: LongBallState, box: LongBallBox) -> int:
    """One die."""
    return 6


@rule
def total(s: LongBallState, box: LongBallBox) -> int:
    """Six sides that weigh one each."""
    return 6


@rule
def weight(s: LongBallState, box: LongBallBox, outcome: int) -> int:
    """Every side weighs one."""
    return 1


@rule
def needed(s: LongBallState) -> int:
    """LB-3.1, LB-3.2, LB-4.1: the least that the die must show."""
    if s.call == SHORT:
        return SHORT_NEEDS + s.pressed
    if s.call == LONG:
        return LONG_NEEDS - s.pressed
    return SHOT_NEEDS + to_goal(s) - s.pressed


@rule
def advance(s: LongBallState, zones: int) -> None:
    """LB-3.1, LB-3.2: so many zones ahead, but not behind the last one."""
    ahead = min(zones, to_goal(s))
    s.zone += ahead if s.side == 0 else -ahead


@rule
def passed(s: LongBallState, arrives: bool) -> None:
    """LB-3.1, LB-3.2, LB-3.3: it arrives, or it is lost where it was played."""
    s.fired |= LB_3_1 if s.call == SHORT else LB_3_2
    if arrives:
        advance(s, 1 if s.call == SHORT else 2)
    else:
        s.fired |= LB_3_3
        s.side = 1 - s.side


@rule
def shot(s: LongBallState, goal: bool) -> None:
    """LB-4.1, LB-4.2, LB-4.3: a goal and a kick-off, or a goal kick."""
    s.fired |= LB_4_1
    if goal:
        s.fired |= LB_4_2
        s.score[s.side] += 1
        kick_off(s, 1 - s.side)
    else:
        s.fired |= LB_4_3
        s.side = 1 - s.side
        s.zone = 1 if s.side == 0 else ZONES


@rule
def roll(s: LongBallState, box: LongBallBox, outcome: int) -> None:
    """LB-1.2, LB-1.3: what the die decides, then the clock."""
    works = outcome + 1 >= needed(s)
    if s.call == SHOT:
        shot(s, works)
    else:
        passed(s, works)
    s.rolled += 1
    s.pressed = 0
    s.call = 0
    s.phase = SHAPE
    if s.rolled == box.half:
        s.fired |= LB_1_2
        kick_off(s, 1)
    elif s.rolled == 2 * box.half:
        s.fired |= LB_1_3
        s.phase = OVER_PHASE


@rule
def payoff(s: LongBallState, box: LongBallBox, seat: int) -> int:
    """LB-1.3: the higher score wins."""
    lead = s.score[seat] - s.score[1 - seat]
    if lead > 0:
        return 1
    return -1 if lead < 0 else 0
