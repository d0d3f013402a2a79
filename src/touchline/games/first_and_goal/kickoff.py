"""The toss and the kickoff: deep, onside, squib (FG-2)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.dice import PLAY_BIT, REFEREE_BIT, throw
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, start_series
from touchline.games.first_and_goal.hands import deal
from touchline.games.first_and_goal.ids import FG_2_1, FG_2_3, FG_2_7, FG_2_8
from touchline.games.first_and_goal.moves import CALL_HEADS, KICK, ONSIDE, RECEIVE, SQUIB
from touchline.games.first_and_goal.returns import touchback
from touchline.games.first_and_goal.state import (
    ONSIDE_DICE,
    RECEIVE_KICK,
    SETTLE,
    SQUIB_DICE,
    THEN_TURNOVER,
    TOSS,
    TOSS_CHOICE,
    FootballBox,
    FootballState,
    T,
)
from touchline.kernel.rule import rule

HOME, AWAY = 0, 1


@rule
def call_coin(s: FootballState, move: int) -> None:
    """FG-2.1: away calls the coin."""
    s.fired |= FG_2_1
    s.coin = move - CALL_HEADS
    s.phase = TOSS


@rule
def coin_falls(s: FootballState, box: FootballBox, outcome: int) -> None:
    """FG-2.1: the winner receives, or with ``toss_choice`` decides."""
    s.fired |= FG_2_1
    s.offense = AWAY if outcome == s.coin else HOME
    if box.toss_choice:
        s.phase = TOSS_CHOICE
    else:
        start_half(s, box)


@rule
def choose_possession(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-2.1: receive or kick."""
    s.fired |= FG_2_1
    if move != RECEIVE:
        s.offense = 1 - s.offense
    start_half(s, box)


@rule
def start_half(s: FootballState, box: FootballBox) -> None:
    """FG-8.7: who receives the opening kickoff is remembered; then the deal."""
    s.coin = 0
    if s.half == 1:
        s.first = s.offense
    deal(s, box)


@rule
def legal_kickoffs(box: FootballBox, moves: MutableSequence[int]) -> int:
    """FG-2.3, FG-2.7, FG-2.8: deep, onside, and squib where agreed."""
    moves[0] = KICK
    moves[1] = ONSIDE
    if not box.squib_kick:
        return 2
    moves[2] = SQUIB
    return 3


@rule
def kick_off(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-2.7: declared before the receiver chooses; the kicker's own dice."""
    kicker = 1 - s.offense
    if move == ONSIDE:
        s.fired |= FG_2_7
        throw(s, ONSIDE_DICE, kicker, box.onside_dice | PLAY_BIT | REFEREE_BIT, 0)
    elif move == SQUIB:
        s.fired |= FG_2_8
        throw(s, SQUIB_DICE, kicker, box.squib_dice, 0)
    else:
        s.fired |= FG_2_3
        s.phase = RECEIVE_KICK


@rule
def kicked_spot(s: FootballState, box: FootballBox) -> int:
    """FG-2.7: how far the receivers are from the goal they attack, with the ball kicked from the 30."""
    return max(1, box.kick_spot + s.gain)


@rule
def onside_dice(s: FootballState, box: FootballBox) -> None:
    """FG-2.7: ten or more with a T: the kicking side has the ball there, else the receivers."""
    s.fired |= FG_2_7
    spot = kicked_spot(s, box)
    if spot >= GOAL_TO_GOAL:
        touchback(s, box)
    elif s.gain >= box.onside_needs and (s.icon == T or s.ref == T):
        s.y = spot
        s.then = THEN_TURNOVER
        s.phase = SETTLE
    else:
        start_series(s, box, spot)


@rule
def squib_dice(s: FootballState, box: FootballBox) -> None:
    """FG-2.8: no return; into the end zone it is a touchback."""
    s.fired |= FG_2_8
    spot = kicked_spot(s, box)
    if spot >= GOAL_TO_GOAL:
        touchback(s, box)
    else:
        start_series(s, box, spot)
