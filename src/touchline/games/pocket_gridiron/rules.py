"""The rules of Pocket Gridiron (RULES.md), as the kernel calls them.

Each chapter has its own file: ``drives`` (PG-2), ``play`` (PG-3), ``flags`` (PG-4), ``kicks``
(PG-5), ``pro`` (PG-6).  Here stands what is due, what is legal, and where a step goes.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.pocket_gridiron.dice import BLACK, CARRIERS, QB, RB, SIDES, TE, WHITE, WR, YELLOW
from touchline.games.pocket_gridiron.drives import clear_play, payoff, receive
from touchline.games.pocket_gridiron.flags import chase_roll, defensive_penalty, flag_roll, offensive_penalty
from touchline.games.pocket_gridiron.ids import PG_1_1, PG_3_1, PG_3_7, PG_6_1
from touchline.games.pocket_gridiron.kicks import choose_try, field_goal_roll, kick_field_goal, pat_roll
from touchline.games.pocket_gridiron.play import (
    defense_roll,
    end_zone_roll,
    fumble_roll,
    quarterback_roll,
    route_roll,
    sack_roll,
)
from touchline.games.pocket_gridiron.pro import audible, choose_card, decoy_roll, intercept_roll, return_roll
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    CALL,
    CARD_NAMES,
    CARDS,
    CHASE,
    DECOY,
    DEF_PENALTY,
    DEFENSE,
    END_ZONE,
    FIELD_GOAL,
    FLAG_DUE,
    FUMBLE_ROLL,
    INTERCEPT,
    OFF_PENALTY,
    PAT,
    RETURN,
    ROUTE_DUE,
    SACK_ROLL,
    SET_PLAY_CALL,
    SNAP,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

__all__ = ["chances", "legal", "payoff", "play", "roll", "start", "to_move", "total", "weight"]

RUN_PLAY, KICK = range(2)
"""On 4th down and on a set play."""
AUDIBLE_KICK = RB + 1
"""PG-6.1: at an audible the moves are the carriers' dice, and with ``pro_set_play_kick`` the field goal."""
ACCEPT, DECLINE = range(2)
"""After a flag."""
ONE_POINT, TWO_POINTS_PLAY = range(2)
"""After a touchdown."""
COIN_SIDES = 2


@rule
def start(s: GridironState, box: GridironBox) -> None:
    """PG-2.1: a new game waits for the coin, or for the team cards that were not agreed before."""
    s.score[0] = 0
    s.score[1] = 0
    s.offense = 0
    s.first = 0
    s.drive = 1
    s.down = 1
    s.sacks = 0
    s.trying = 0
    clear_play(s)
    for each in range(2 * len(CARRIERS)):
        s.injuries[each] = 0
    s.cards[0] = box.cards[0]
    s.cards[1] = box.cards[1]
    s.phase = CARDS if box.pro and box.cards[0] == 0 else TOSS
    s.fired = 0


@rule
def to_move(s: GridironState, box: GridironBox) -> int:
    """The seat to decide, or whether a coin or die is due, or the end."""
    if s.phase < CARDS:
        return CHANCE
    if s.phase < OFF_PENALTY:
        return s.offense
    if s.phase == OFF_PENALTY:
        return 1 - s.offense
    return OVER


@rule
def legal(s: GridironState, box: GridironBox, moves: MutableSequence[int]) -> int:
    """Write the legal moves of the seat to decide; how many there are."""
    if s.phase == CARDS:
        count = 0
        for card in range(1, len(CARD_NAMES)):
            if card != s.cards[1 - s.offense]:
                moves[count] = card
                count += 1
        return count
    if s.phase == AUDIBLE:
        moves[0] = WR
        moves[1] = TE
        moves[2] = RB
        if box.set_play_kick and s.trying == 0:
            moves[3] = AUDIBLE_KICK
            return 4
        return 3
    moves[0] = 0
    moves[1] = 1
    return 2


@rule
def play(s: GridironState, box: GridironBox, move: int) -> None:
    """Apply a decision."""
    if s.phase == CALL or s.phase == SET_PLAY_CALL:
        if move == KICK:
            kick_field_goal(s)
        else:
            s.fired |= PG_3_1 if s.phase == CALL else PG_3_7
            s.phase = SNAP
    elif s.phase == DEF_PENALTY:
        defensive_penalty(s, move == DECLINE)
    elif s.phase == TRY:
        choose_try(s, move == TWO_POINTS_PLAY)
    elif s.phase == AUDIBLE:
        if move == AUDIBLE_KICK:
            s.fired |= PG_6_1
            kick_field_goal(s)
        else:
            audible(s, move)
    elif s.phase == OFF_PENALTY:
        offensive_penalty(s, box, move == DECLINE)
    else:
        choose_card(s, move)


@rule
def die_due(s: GridironState) -> int:
    """PG-1: the die to be rolled; the order of the phases says it."""
    if s.phase == SNAP:
        return QB
    if s.phase == ROUTE_DUE:
        return s.carrier
    if s.phase < END_ZONE:
        return WHITE
    if s.phase < FLAG_DUE:
        return BLACK
    return YELLOW


@rule
def chances(s: GridironState, box: GridironBox) -> int:
    """How many different faces the die has, or the coin."""
    if s.phase == TOSS:
        return COIN_SIDES
    return box.faces[die_due(s)]


@rule
def total(s: GridironState, box: GridironBox) -> int:
    """All sides of the die or coin."""
    return COIN_SIDES if s.phase == TOSS else SIDES


@rule
def weight(s: GridironState, box: GridironBox, outcome: int) -> int:
    """PG-1.8: on how many sides of the die this face is printed."""
    if s.phase == TOSS:
        return 1
    return box.weight[die_due(s) * SIDES + outcome]


@rule
def roll(s: GridironState, box: GridironBox, outcome: int) -> None:
    """Apply what the coin or the die showed; each die cites its rule, PG-1.1 to PG-1.7."""
    if s.phase == TOSS:
        receive(s, box, outcome)
        return
    s.fired |= PG_1_1 << die_due(s)
    if s.phase == SNAP:
        quarterback_roll(s, box, outcome)
    elif s.phase == DEFENSE:
        defense_roll(s, box, outcome)
    elif s.phase == ROUTE_DUE:
        route_roll(s, box, outcome)
    elif s.phase == END_ZONE:
        end_zone_roll(s, box, outcome)
    elif s.phase == FLAG_DUE:
        flag_roll(s, box, outcome)
    elif s.phase == SACK_ROLL:
        sack_roll(s, box, outcome)
    elif s.phase == PAT:
        pat_roll(s, box, outcome)
    elif s.phase == FIELD_GOAL:
        field_goal_roll(s, box, outcome)
    elif s.phase == FUMBLE_ROLL:
        fumble_roll(s, box, outcome)
    elif s.phase == INTERCEPT:
        intercept_roll(s, box, outcome)
    elif s.phase == DECOY:
        decoy_roll(s, box, outcome)
    elif s.phase == RETURN:
        return_roll(s, box, outcome)
    elif s.phase == CHASE:
        chase_roll(s, box, outcome)
