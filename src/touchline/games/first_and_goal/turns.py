"""Whose turn it is, and what is legal (FG-1.7)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.hands import (
    legal_discards,
    legal_in_time_out,
)
from touchline.games.first_and_goal.kickoff import (
    AWAY,
    legal_kickoffs,
)
from touchline.games.first_and_goal.kicks import (
    legal_punts,
)
from touchline.games.first_and_goal.moves import (
    ACCEPT,
    BURN,
    CALL_HEADS,
    CALL_TAILS,
    CALL_TIME_OUT,
    DECLINE,
    DRAW_CARDS,
    FAIR_CATCH,
    FAKE,
    HOLD,
    KICK,
    READY,
    RECEIVE,
    RETURN,
    RUN_ON,
    RUN_OUT,
    STOP,
    TOUCHBACK,
)
from touchline.games.first_and_goal.scoring import legal_try
from touchline.games.first_and_goal.snap import (
    legal_calls,
    legal_defense_calls,
    legal_fakes,
)
from touchline.games.first_and_goal.state import (
    ANSWER,
    BREAKAWAY_CHOICE,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    CALL,
    CATCH,
    COIN_CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DISCARD_MORE,
    DRAW,
    EXTRA_POINT_DICE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL_CARD,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    KICKOFF,
    KNEEL_CARD,
    OFFENSE_CARDS,
    OVER_PHASE,
    PHASES,
    PUNT_CHOICE,
    RECEIVE_KICK,
    SNAP_DICE,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

OFFENSE_COACH, DEFENSE_COACH = 0, 1
BY_OFFENSE, BY_DEFENSE, BY_AWAY, BY_WINNER, BY_CHANCE, BY_NOBODY = range(6)
_DECIDERS = {
    COIN_CALL: BY_AWAY,
    TOSS_CHOICE: BY_WINNER,
    KICKOFF: BY_DEFENSE,
    ANSWER: BY_DEFENSE,
    DEFENSE_CALL: BY_DEFENSE,
    FLAG_ON_OFFENSE: BY_DEFENSE,
    TIME_OUT_DEFENSE: BY_DEFENSE,
    BURN_STOP: BY_DEFENSE,
    FAKE_DEFENSE: BY_DEFENSE,
    TOSS: BY_CHANCE,
    DRAW: BY_CHANCE,
    BURN_TOP: BY_CHANCE,
    OVER_PHASE: BY_NOBODY,
}
DECIDES = tuple(
    _DECIDERS.get(phase, BY_CHANCE if SNAP_DICE <= phase <= EXTRA_POINT_DICE else BY_OFFENSE)
    for phase in range(len(PHASES))
)
"""FG-1.7: whose turn a phase is."""


@rule
def to_move(s: FootballState, box: FootballBox) -> int:
    """FG-1.7: the coach of the side that acts: offense coach with the ball, defense coach otherwise."""
    who = DECIDES[s.phase]
    if who == BY_CHANCE:
        return CHANCE
    if who == BY_OFFENSE:
        return box.seat[s.offense * 2 + OFFENSE_COACH]
    if who == BY_DEFENSE:
        return box.seat[(1 - s.offense) * 2 + DEFENSE_COACH]
    if who == BY_AWAY:
        return box.seat[AWAY * 2 + DEFENSE_COACH]
    if who == BY_WINNER:
        return box.seat[s.offense * 2 + DEFENSE_COACH]
    return OVER


# ---- decisions


@rule
def two(moves: MutableSequence[int], first: int, second: int) -> int:
    """One of two."""
    moves[0] = first
    moves[1] = second
    return 2


@rule
def legal(s: FootballState, box: FootballBox, moves: MutableSequence[int]) -> int:
    """Write the legal moves of the seat to decide; how many there are."""
    phase = s.phase
    if phase == CALL:
        return legal_calls(s, box, moves)
    if phase == DEFENSE_CALL:
        return legal_defense_calls(s, box, moves)
    if phase == BURN_STOP or phase == ANSWER:
        return two(moves, READY, CALL_TIME_OUT)
    if phase == BURN_OFFER:
        return two(moves, BURN, HOLD)
    if phase == TIME_OUT_OFFENSE:
        return legal_in_time_out(s, box, moves, OFFENSE_CARDS)
    if phase == TIME_OUT_DEFENSE:
        return legal_in_time_out(s, box, moves, DEFENSE_CARDS)
    if phase == FAKE_OFFENSE:
        return legal_fakes(s, box, moves)
    if phase == FAKE_DEFENSE:
        return two(moves, KICK, FAKE)
    if phase == BURN_HAND or phase == FIELD_GOAL_CARD or phase == KNEEL_CARD:
        return legal_discards(s, box, moves, 0, OFFENSE_CARDS)
    return legal_seldom(s, box, moves)


@rule
def legal_seldom(s: FootballState, box: FootballBox, moves: MutableSequence[int]) -> int:
    """The legal moves of the phases that come up once a drive or less."""
    phase = s.phase
    if phase == KICKOFF:
        return legal_kickoffs(box, moves)
    if phase == RECEIVE_KICK:
        return two(moves, TOUCHBACK, RUN_OUT)
    if phase == TRY:
        return legal_try(s, box, moves)
    if phase == FLAG_ON_DEFENSE or phase == FLAG_ON_OFFENSE:
        return two(moves, ACCEPT, DECLINE)
    if phase == PUNT_CHOICE:
        return legal_punts(box, moves)
    if phase == CATCH:
        return two(moves, RETURN, FAIR_CATCH)
    if phase == BREAKAWAY_CHOICE:
        return two(moves, STOP, RUN_ON)
    if phase == DISCARD_MORE:
        moves[0] = DRAW_CARDS
        return legal_discards(s, box, moves, 1, OFFENSE_CARDS)
    if phase == TOSS_CHOICE:
        return two(moves, RECEIVE, KICK)
    return two(moves, CALL_HEADS, CALL_TAILS)
