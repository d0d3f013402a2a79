"""Pro mode: team cards, audibles, decoys and interceptions (PG-6)."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import ARROW, BLACK, SIDES
from touchline.games.pocket_gridiron.drives import clear_play, down_used, next_drive
from touchline.games.pocket_gridiron.ids import PG_2_1, PG_6_1, PG_6_2, PG_6_3, PG_6_4, PG_6_5
from touchline.games.pocket_gridiron.kicks import touchdown
from touchline.games.pocket_gridiron.play import not_intercepted, play_number
from touchline.games.pocket_gridiron.state import (
    CARDS,
    DEFENSE,
    PLAYS,
    RETURN,
    ROUTE_DUE,
    TOSS,
    GridironBox,
    GridironState,
)
from touchline.kernel.rule import rule


@rule
def choose_card(s: GridironState, card: int) -> None:
    """PG-2.1, PG-6.5: each seat takes a card before the toss, the first seat first."""
    s.fired |= PG_2_1 | PG_6_2 | PG_6_5
    s.cards[s.offense] = card
    if s.offense == 0:
        s.offense = 1
        s.phase = CARDS
    else:
        s.offense = 0
        s.phase = TOSS


@rule
def audible(s: GridironState, carrier: int) -> None:
    """PG-6.1: the attacker names who gets the ball."""
    s.fired |= PG_6_1
    s.scrambles = 0
    s.carrier = carrier
    s.phase = ROUTE_DUE


@rule
def intercept_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-6.3: the number on the defense's card, or more, and the pass is intercepted."""
    s.fired |= PG_6_3
    if box.value[BLACK * SIDES + face] < box.intercept[s.cards[1 - s.offense] * PLAYS + play_number(s)]:
        not_intercepted(s, box)
    elif s.trying:
        down_used(s, box)
    else:
        s.fired |= PG_6_4
        clear_play(s)
        s.phase = RETURN


@rule
def decoy_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-6.3: the number on the attacker's card, or more, and the defense has one roll only."""
    s.fired |= PG_6_3
    if box.value[BLACK * SIDES + face] >= box.decoy[s.cards[s.offense] * PLAYS + play_number(s)]:
        s.one_roll = 1
    s.phase = DEFENSE


@rule
def return_roll(s: GridironState, box: GridironBox, face: int) -> None:
    """PG-6.4: only the arrow takes an interception all the way; the schedule of drives stays."""
    s.fired |= PG_6_4
    if box.kind[BLACK * SIDES + face] == ARROW:
        s.offense = 1 - s.offense
        touchdown(s, box)
    else:
        next_drive(s, box)
