"""The clock is the deck: burns, what follows a play, halves and overtime (FG-3.6, FG-8)."""

from __future__ import annotations

from touchline.games.first_and_goal.cards import burn_card, nth_in_deck
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, clear_play, first_down
from touchline.games.first_and_goal.hands import change_hands, deal, discard, fill_hands, may_call_time_out, time_out
from touchline.games.first_and_goal.ids import (
    FG_3_6,
    FG_8_1,
    FG_8_2,
    FG_8_3,
    FG_8_6,
    FG_8_7,
    FG_8_9,
    FG_9_9,
)
from touchline.games.first_and_goal.kicks import free_punt
from touchline.games.first_and_goal.moves import BURN, CALL_TIME_OUT, DISCARD_ANY
from touchline.games.first_and_goal.play_die import is_run
from touchline.games.first_and_goal.scoring import REGULAR_HALVES, finish
from touchline.games.first_and_goal.state import (
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    COIN_CALL,
    NEXT_CALL,
    NEXT_KICKOFF,
    NEXT_POSSESSION,
    NEXT_SETTLE,
    NEXT_TRY,
    OFFENSE_CARDS,
    SETTLE,
    SNAP,
    THEN_DEFENSE_TRY,
    THEN_KICKOFF,
    THEN_SAFETY_PUNT,
    THEN_TRY,
    THEN_TURNOVER,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule

# ---- burns


@rule
def out_of_cards(s: FootballState) -> bool:
    """FG-8.6: no offense card in hand and deck."""
    return s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS] == 0


@rule
def after_play(s: FootballState, box: FootballBox) -> None:
    """FG-8.1, FG-8.2: a run burns, a completed pass may; not when a flag was called, nor on anything else."""
    s.phase = SETTLE
    if s.action != SNAP or s.flagged:
        return
    if is_run(s, box):
        if not out_of_cards(s):
            s.fired |= FG_8_1
            begin_burn(s, box)
    elif not s.spoiled and s.moved >= 0 and s.in_deck[OFFENSE_CARDS] > 0:
        s.fired |= FG_8_2
        s.phase = BURN_OFFER


@rule
def offer_burn(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-8.2: the offense runs the clock down, or not."""
    s.fired |= FG_8_2
    if move == BURN:
        begin_burn(s, box)
    else:
        s.phase = SETTLE


@rule
def begin_burn(s: FootballState, box: FootballBox) -> None:
    """FG-8.3: the defense may stop it with a time-out."""
    if may_call_time_out(s, 1 - s.offense):
        s.fired |= FG_8_3
        s.phase = BURN_STOP
    else:
        burn(s, box)


@rule
def stop_burn(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-8.3: a time-out for both instead of the burn."""
    s.fired |= FG_8_3
    if move == CALL_TIME_OUT:
        time_out(s, 1 - s.offense, NEXT_SETTLE)
    else:
        burn(s, box)


@rule
def burn(s: FootballState, box: FootballBox) -> None:
    """FG-8.1: the top card of the offense deck, or a hand card of its choice if the deck is empty."""
    s.phase = SETTLE
    if box.anonymous:
        if s.in_deck[OFFENSE_CARDS] > 0:
            burn_card(s, box, OFFENSE_CARDS, 0)
        else:
            discard(s, box, DISCARD_ANY)
    elif s.in_deck[OFFENSE_CARDS] > 0:
        s.phase = BURN_TOP
    else:
        s.phase = BURN_HAND


@rule
def top_card_burns(s: FootballState, box: FootballBox, outcome: int) -> None:
    """FG-8.1: nobody chose it, everybody sees it."""
    s.fired |= FG_8_1
    burn_card(s, box, OFFENSE_CARDS, nth_in_deck(s, OFFENSE_CARDS, outcome))
    s.phase = SETTLE


@rule
def hand_card_burns(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-8.1: with the deck empty a hand card of the offense's choice."""
    s.fired |= FG_8_1
    discard(s, box, move)
    s.phase = SETTLE


# ---- what follows


@rule
def settle(s: FootballState, box: FootballBox) -> None:
    """FG-3.6: try, end-of-half check, change of hands or draw, in that order."""
    s.fired |= FG_3_6
    then = s.then
    clear_play(s)
    if then == THEN_TRY:
        s.phase = TRY
    elif then == THEN_DEFENSE_TRY:
        change_hands(s, box, NEXT_TRY)
    elif s.last_play or out_of_cards(s):
        end_half(s, box)
    elif then == THEN_TURNOVER:
        s.y = GOAL_TO_GOAL - s.y
        first_down(s, box)
        change_hands(s, box, NEXT_POSSESSION)
    elif then == THEN_KICKOFF:
        change_hands(s, box, NEXT_KICKOFF)
    elif then == THEN_SAFETY_PUNT:
        free_punt(s, box)
    else:
        fill_hands(s, box, NEXT_CALL)


@rule
def end_half(s: FootballState, box: FootballBox) -> None:
    """FG-8.6 to FG-8.9, FG-9.9: the second half, the end, or overtime."""
    s.fired |= FG_8_6
    s.last_play = 0
    s.y = GOAL_TO_GOAL - box.touchback_spot
    first_down(s, box)
    if s.half < REGULAR_HALVES:
        s.fired |= FG_8_7
        next_half(s, box)
        s.offense = 1 - s.first
        deal(s, box)
        return
    s.fired |= FG_9_9
    if s.score[0] != s.score[1]:
        finish(s)
        return
    s.fired |= FG_8_9
    if s.half - REGULAR_HALVES >= box.overtime_cap:
        finish(s)
    else:
        next_half(s, box)
        s.phase = COIN_CALL


@rule
def next_half(s: FootballState, box: FootballBox) -> None:
    """FG-8.5: three time-outs again."""
    s.half += 1
    s.timeouts[0] = box.time_outs
    s.timeouts[1] = box.time_outs
