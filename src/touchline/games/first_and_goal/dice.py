"""Rolling: the dice that lie ready, one chance node a die (FG-1.1 to FG-1.3, FG-3.4).

``throw`` puts dice on the table; each falls in turn, red to green, then black, play, referee,
penalty, d20; when ``s.die`` is ``NO_DIE`` all have fallen and the phase says what they decide.
"""

from __future__ import annotations

from touchline.games.first_and_goal.ids import FG_1_1, FG_1_2, FG_1_3, FG_3_4, FG_9_8
from touchline.games.first_and_goal.state import (
    BLACK,
    D20,
    FACES,
    GREEN,
    NO_BLACK,
    NO_DIE,
    NO_ICON,
    NO_PENALTY,
    PLAY_DIE,
    RED,
    REFEREE,
    TEAM_DICE,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule

D20_SIDES = 20
PLAY_BIT = 1 << PLAY_DIE
REFEREE_BIT = 1 << REFEREE
D20_BIT = 1 << D20


@rule
def throw(s: FootballState, phase: int, roller: int, dice: int, blacks: int) -> None:
    """Put dice on the table: the coloured ones of ``roller``, the other side's black die, white dice."""
    s.phase = phase
    s.roller = roller
    s.pending = dice
    s.blacks = blacks
    s.gain = 0
    s.low = NO_BLACK
    s.icon = NO_ICON
    throw_white(s, phase, dice)


@rule
def throw_white(s: FootballState, phase: int, dice: int) -> None:
    """More white dice for the same play: what the others showed stays."""
    s.phase = phase
    s.pending = dice
    s.ref = NO_ICON
    s.pen = NO_PENALTY
    next_die(s)


@rule
def next_die(s: FootballState) -> None:
    """The die that falls next."""
    if s.pending != 0:
        for die in range(RED, GREEN + 1):
            if s.pending & (1 << die):
                s.die = die
                return
    if s.blacks > 0:
        s.die = BLACK
        return
    if s.pending != 0:
        for die in range(PLAY_DIE, D20 + 1):
            if s.pending & (1 << die):
                s.die = die
                return
    s.die = NO_DIE


@rule
def die_index(s: FootballState) -> int:
    """The row of the die due now in the box: both teams' dice, then the white ones."""
    if s.die < BLACK:
        return s.roller * TEAM_DICE + s.die - RED
    if s.die == BLACK:
        return (1 - s.roller) * TEAM_DICE + BLACK - RED
    return 2 * TEAM_DICE + s.die - PLAY_DIE


@rule
def die_chances(s: FootballState, box: FootballBox) -> int:
    """How many different faces the die due now has."""
    if s.die == D20:
        return D20_SIDES
    return box.die_faces[die_index(s)]


@rule
def die_total(s: FootballState) -> int:
    """How many sides it has."""
    return D20_SIDES if s.die == D20 else FACES


@rule
def die_weight(s: FootballState, box: FootballBox, outcome: int) -> int:
    """On how many of them this face is."""
    if s.die == D20:
        return 1
    return box.face_weight[die_index(s) * FACES + outcome]


@rule
def die_value(s: FootballState, box: FootballBox, outcome: int) -> int:
    """Yards, icon or penalty of a face."""
    if s.die == D20:
        return outcome + 1
    return box.face_value[die_index(s) * FACES + outcome]


@rule
def die_falls(s: FootballState, box: FootballBox, outcome: int) -> None:
    """FG-3.4: coloured dice add up; of several black rolls only the lowest counts."""
    value = die_value(s, box, outcome)
    if s.die == BLACK:
        s.fired |= FG_1_2 | FG_3_4
        s.low = min(s.low, value)
        s.blacks -= 1
        next_die(s)
        return
    if s.die < BLACK:
        s.fired |= FG_1_1 | FG_1_2
        s.gain += value
    elif s.die == PLAY_DIE:
        s.fired |= FG_1_3
        s.icon = value
    elif s.die == REFEREE:
        s.fired |= FG_1_3
        s.ref = value
    elif s.die == D20:
        s.fired |= FG_9_8
        s.gain += value
    else:
        s.fired |= FG_1_3
        s.pen = value
    s.pending -= 1 << s.die
    next_die(s)


@rule
def rolled(s: FootballState) -> int:
    """FG-3.4: coloured dice and the black die together."""
    if s.low == NO_BLACK:
        return s.gain
    return s.gain + s.low
