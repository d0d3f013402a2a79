"""A play from the snap to the end zone (PG-3).

What no longer matters is cleared at once, so that equal situations are equal positions.
"""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import (
    BLACK,
    CARRIERS,
    FLAG,
    FUMBLE,
    INCOMP,
    INJURY,
    OUT_OF_BOUNDS,
    QB,
    RECOVER,
    ROUTE,
    SACK,
    SCRAMBLE,
    SET_PLAY,
    SIDES,
    SNEAK,
    VIDEO,
    WHITE,
)
from touchline.games.pocket_gridiron.drives import down_used, next_drive, sacked
from touchline.games.pocket_gridiron.ids import (
    PG_3_1,
    PG_3_2,
    PG_3_3,
    PG_3_4,
    PG_3_5,
    PG_3_7,
    PG_3_8,
    PG_4_1,
    PG_4_2,
    PG_5_2,
    PG_6_1,
    PG_6_2,
    PG_6_3,
)
from touchline.games.pocket_gridiron.kicks import touchdown
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    DECOY,
    DEFENSE,
    END_ZONE,
    FLAG_DUE,
    FUMBLE_ROLL,
    INTERCEPT,
    MOST_INJURIES,
    PLAYS,
    ROUTE_DUE,
    SACK_ROLL,
    SET_PLAY_CALL,
    SNAP,
    GridironBox,
    GridironState,
)
from touchline.kernel.rule import rule

SCRAMBLES_FOR_SACK = 3
"""PG-3.5: the scramble of a play that is a sack without a roll."""
LEAST_VALUE = 1
"""PG-3.8: what injuries leave of a printed value at least."""


@rule
def play_number(s: GridironState) -> int:
    """The play at hand as an index into the box's tables: the carrier's die and its face."""
    return s.carrier * SIDES + s.route - 1


@rule
def injury_cell(s: GridironState) -> int:
    """PG-3.8: where the carrier's injuries are counted."""
    return s.offense * len(CARRIERS) + s.carrier


@rule
def value_left(s: GridironState, box: GridironBox) -> int:
    """PG-3.8: the printed value less injuries, at least 1."""
    return max(LEAST_VALUE, box.value[play_number(s)] - s.injuries[injury_cell(s)])


@rule
def intensity(s: GridironState, box: GridironBox) -> int:
    """PG-3.1, PG-3.7, PG-6.2: what is left of the printed value, and the bonuses."""
    return value_left(s, box) + s.bonus + box.favour[s.cards[s.offense] * PLAYS + play_number(s)]


@rule
def quarterback_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.1: the red die says who gets the ball, or what the quarterback does himself."""
    kind = box.kind[face]
    if kind == SCRAMBLE:
        scramble(s, box)
    elif kind == SET_PLAY:
        set_play(s, box, box.value[face])
    else:
        s.fired |= PG_3_1
        s.scrambles = 0
        if kind == SNEAK:
            s.carrier = QB
            s.route = face + 1
            play_called(s, box)
        else:
            s.carrier = box.value[face]
            s.phase = ROUTE_DUE


@rule
def scramble(s: GridironState, box: GridironBox) -> None:
    """PG-3.5: the defense rolls for a sack; the third scramble of a play is one without a roll."""
    s.fired |= PG_3_5
    if s.scrambles + 1 == SCRAMBLES_FOR_SACK:
        sacked(s, box)
    else:
        s.scrambles += 1
        s.phase = SACK_ROLL


@rule
def sack_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.5: a Sack ends the down; anything else, a flag included, and the red die is rolled again."""
    s.fired |= PG_3_5
    if box.kind[WHITE * SIDES + face] == SACK:
        sacked(s, box)
    else:
        s.phase = SNAP


@rule
def set_play(s: GridironState, box: GridironBox, bonus: int) -> None:
    """PG-3.7: the bonus stacks and a kick may be had; PG-6.1: in Pro mode it is an audible instead."""
    if box.pro:
        s.fired |= PG_6_1
        s.phase = AUDIBLE
        return
    s.fired |= PG_3_7
    s.bonus = min(s.bonus + bonus, box.most_bonus)
    if s.trying:
        s.fired |= PG_5_2
        s.phase = SNAP
    else:
        s.phase = SET_PLAY_CALL


@rule
def route_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.1, PG-3.4: the carrier's die: a route with its value, an incompletion or a fumble."""
    kind = box.kind[s.carrier * SIDES + face]
    if kind == ROUTE:
        s.fired |= PG_3_1
        s.route = face + 1
        play_called(s, box)
        return
    s.fired |= PG_3_4
    if kind == INCOMP:
        down_used(s, box)
    elif kind == FUMBLE:
        if s.trying:
            down_used(s, box)
        else:
            s.bonus = 0
            s.phase = FUMBLE_ROLL


@rule
def fumble_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.4: Recover takes the ball away; anything else is a down."""
    s.fired |= PG_3_4
    if box.kind[WHITE * SIDES + face] == RECOVER:
        next_drive(s, box)
    else:
        down_used(s, box)


@rule
def play_called(s: GridironState, box: GridironBox) -> None:
    """PG-6.2, PG-6.3: the cards look at the play: favoured, to be intercepted, a decoy; then the defense."""
    play = play_number(s)
    if box.favour[s.cards[s.offense] * PLAYS + play] > 0:
        s.fired |= PG_6_2
    if box.intercept[s.cards[1 - s.offense] * PLAYS + play] > 0:
        s.fired |= PG_6_3
        s.phase = INTERCEPT
    else:
        not_intercepted(s, box)


@rule
def not_intercepted(s: GridironState, box: GridironBox) -> None:
    """PG-6.3: after the intercept the decoy has its turn, then the defense."""
    if box.decoy[s.cards[s.offense] * PLAYS + play_number(s)] > 0:
        s.fired |= PG_6_3
        s.phase = DECOY
    else:
        s.phase = DEFENSE


@rule
def defense_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.2: two rolls (one after a decoy); their sum stops the play if it reaches the intensity."""
    white = WHITE * SIDES + face
    if box.kind[white] == FLAG:
        if s.flags_off == 0:
            s.fired |= PG_4_1
            s.phase = FLAG_DUE
            return
        s.fired |= PG_4_2
    s.fired |= PG_3_2
    tackle = box.value[white]
    if s.one_roll == 0:
        if s.shown == 0:
            s.shown = face + 1
            return
        tackle += box.value[WHITE * SIDES + s.shown - 1]
    needed = intensity(s, box)
    hard_hit(s, box, face)
    if tackle >= needed:
        down_used(s, box)
    else:
        s.shown = 0
        s.flags_off = 0
        s.one_roll = 0
        s.bonus = 0
        s.phase = END_ZONE


@rule
def hard_hit(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.8: both rolls show the injury: the carrier is worth one less for the rest of the match."""
    if s.one_roll or box.kind[WHITE * SIDES + face] != INJURY or box.kind[WHITE * SIDES + s.shown - 1] != INJURY:
        return
    s.fired |= PG_3_8
    hurt = injury_cell(s)
    s.injuries[hurt] = min(s.injuries[hurt] + 1, MOST_INJURIES)


@rule
def end_zone_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-3.3: a touchdown, another look at the video, or out of bounds."""
    s.fired |= PG_3_3
    kind = box.kind[BLACK * SIDES + face]
    if kind == VIDEO:
        return
    if kind == OUT_OF_BOUNDS:
        down_used(s, box)
    else:
        touchdown(s, box)
