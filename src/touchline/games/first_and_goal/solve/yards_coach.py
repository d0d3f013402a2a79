"""Coaches that know no values: one that plays any card and kicks by the book, one that maximises expected yards."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from touchline.games.first_and_goal.moves import (
    ACCEPT,
    BURN,
    CALL_FIELD_GOAL,
    CALL_PUNT,
    CALL_SNEAK,
    DECLINE,
    DISCARD,
    EXTRA_POINT,
    FIVE_DICE,
    HOLD,
    KICK,
    NOTHING,
    READY,
    RECEIVE,
    RETURN,
    RUN_ON,
    RUN_OUT,
    SHUFFLE,
    STOP,
    TAKE,
    WITHOUT,
)
from touchline.games.first_and_goal.returns import return_spot
from touchline.games.first_and_goal.solve.calls import expected_yards
from touchline.games.first_and_goal.solve.situation import Mind, kick_reaches
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    BURN_OFFER,
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    FIVE_AUTOMATIC,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    OFFENSE_CARDS,
    PENALTY_YARDS,
    PLAYS,
    PUNT,
    FootballBox,
    FootballState,
)
from touchline.kernel.draws import below
from touchline.kernel.rule import rule

GOES_WITHIN = 40
"""Nearer the goal than this a punt gains too little."""
BRAVE = 2
"""So few yards are gone for on fourth down."""
LIKELY = 0.5


@rule
def by_the_book(m: Mind, s: FootballState, box: FootballBox, moves: Sequence[int], count: int) -> int:
    """FG-4.3: kick or go on fourth down; READY, no fakes, no time-outs; −1 where cards are to be chosen."""
    phase = s.phase
    if phase == CALL:
        if s.faked or s.trying or s.down < 4 or moves[0] >= PLAYS:
            return -1
        if kick_reaches(m, WIDE + s.offense, WIDE + s.y) >= LIKELY:
            return CALL_FIELD_GOAL
        if s.to_gain == 1:
            return CALL_SNEAK
        if s.to_gain <= BRAVE or s.y <= GOES_WITHIN:
            return -1
        return CALL_PUNT
    if phase in (FLAG_ON_DEFENSE, FLAG_ON_OFFENSE):
        return flag_by_yards(s)
    if phase == BURN_OFFER:
        return BURN if s.score[s.offense] > s.score[1 - s.offense] else HOLD
    for k in range(count):
        move = moves[k]
        if move in (READY, KICK, EXTRA_POINT, RUN_OUT, RETURN, FIVE_DICE, RECEIVE):
            return move
        if move == STOP:
            return STOP if s.moved < 0 and s.offense_call == 0 else RUN_ON
    return -1


@rule
def flag_by_yards(s: FootballState) -> int:
    """FG-6.3: the offended side takes what is more yards to it; a first down or a score is not given back."""
    yards = PENALTY_YARDS[s.pen]
    if s.action > PUNT:
        return ACCEPT if return_spot(s) > 0 or s.phase == FLAG_ON_OFFENSE else DECLINE
    if s.phase == FLAG_ON_DEFENSE:
        if s.moved >= s.y:
            return DECLINE
        if s.pen == FIVE_AUTOMATIC and s.moved < s.to_gain:
            return ACCEPT
        return ACCEPT if yards > s.moved else DECLINE
    if s.moved >= s.to_gain or s.moved >= s.y:
        return ACCEPT
    return DECLINE if s.down == 4 else ACCEPT if s.moved > -yards else DECLINE


@rule
def novice(
    m: Mind, s: FootballState, box: FootballBox, moves: MutableSequence[int], count: int, key: int, draw: int
) -> int:
    """Any card of the hand, kicks by the book."""
    booked = by_the_book(m, s, box, moves, count)
    if booked >= 0:
        return booked
    cards = 0
    while cards < count and moves[cards] < PLAYS:
        cards += 1
    return moves[below(key, draw, cards if cards > 0 else count)]


@rule
def yards_coach(
    m: Mind, s: FootballState, box: FootballBox, moves: MutableSequence[int], count: int, key: int, draw: int
) -> int:
    """The card with the most expected yards (on defense the fewest), kicks by the book."""
    booked = by_the_book(m, s, box, moves, count)
    if booked >= 0:
        return booked
    best = moves[0]
    most = -1e9
    for k in range(count):
        move = moves[k]
        value = -1e8
        if move < PLAYS and s.phase == DEFENSE_CALL:
            value = -expected_yards(m, s, box, DEFENSE_CARDS, move, WIDE + s.faked)
        elif move < PLAYS and s.phase == CALL:
            value = expected_yards(m, s, box, OFFENSE_CARDS, move, WIDE + s.faked)
        elif move >= DISCARD and move < WITHOUT:
            value = -1e7 - m.card_yards[s.offense, OFFENSE_CARDS, move - DISCARD]
        elif move >= TAKE and move < DISCARD:
            value = -1e7
        elif move == NOTHING:
            value = -2e7
        elif move == SHUFFLE:
            value = -3e7
        if value > most:
            most = value
            best = move
    return best
