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
    FG_9_3,
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
    FIELD_GOAL,
    NEXT_CALL,
    NEXT_DRAWN_TRY,
    NEXT_KICKOFF,
    NEXT_POSSESSION,
    NEXT_ROLL,
    NEXT_SETTLE,
    NEXT_TRY,
    OFFENSE_CARDS,
    ROLL,
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
    """FG-8.1, FG-8.2: a run burns, a completed pass may; not when a flag was called.

    FG-9.3: with ``field_goal_cards`` a kick that was tried burns, and nobody can stop that.
    """
    s.phase = SETTLE
    if s.action == FIELD_GOAL and box.field_goal_cards > 1 and not out_of_cards(s):
        s.fired |= FG_9_3
        burn(s, box)
    if s.action != SNAP or s.flagged:
        return
    if is_run(s, box):
        run_burns(s, box)
    elif not s.spoiled and s.moved >= 0 and s.in_deck[OFFENSE_CARDS] > 0:
        s.fired |= FG_8_2
        s.phase = BURN_OFFER


@rule
def run_burns(s: FootballState, box: FootballBox) -> None:
    """FG-8.1: unless the defense stopped it at the reveal (in rules 0.9 it was asked here)."""
    if s.stopped or out_of_cards(s):
        return
    s.fired |= FG_8_1
    if box.first_edition:
        begin_burn(s, box)
    else:
        burn(s, box)


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
    """FG-8.3: a time-out for both instead of the burn; FG-8.1: a run's is stopped before any die is rolled."""
    s.fired |= FG_8_3
    if s.tabled:
        s.fired |= FG_8_1
        s.phase = ROLL
        if move == CALL_TIME_OUT:
            s.stopped = 1
            time_out(s, box, 1 - s.offense, NEXT_ROLL)
    elif move == CALL_TIME_OUT:
        time_out(s, box, 1 - s.offense, NEXT_SETTLE)
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
def burn_rule(s: FootballState) -> int:
    """FG-8.1, FG-9.3: what a card burns for."""
    return FG_9_3 if s.action == FIELD_GOAL else FG_8_1


@rule
def top_card_burns(s: FootballState, box: FootballBox, outcome: int) -> None:
    """FG-8.1: nobody chose it, everybody sees it."""
    s.fired |= burn_rule(s)
    burn_card(s, box, OFFENSE_CARDS, nth_in_deck(s, OFFENSE_CARDS, outcome))
    s.phase = SETTLE


@rule
def hand_card_burns(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-8.1: with the deck empty a hand card of the offense's choice."""
    s.fired |= burn_rule(s)
    discard(s, box, move)
    s.phase = SETTLE


# ---- what follows


@rule
def settle(s: FootballState, box: FootballBox) -> None:
    """FG-3.6: draw and try (in 0.9 no draw), end-of-half check, change of hands or draw, in that order."""
    s.fired |= FG_3_6
    then = s.then
    clear_play(s)
    if then == THEN_TRY and box.first_edition:
        s.phase = TRY
    elif then == THEN_TRY:
        fill_hands(s, box, NEXT_DRAWN_TRY)
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
