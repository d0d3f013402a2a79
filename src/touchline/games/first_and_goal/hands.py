"""Hands: dealing, drawing up, changing hands and time-outs (FG-2.2, FG-3.6, FG-8.4, FG-8.8)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.cards import (
    draw_card,
    hand_into_deck,
    holds,
    lay_card,
    new_decks,
    nth_in_deck,
    owe_cards,
    pile_into_deck,
    take_back,
)
from touchline.games.first_and_goal.ids import FG_1_6, FG_2_2, FG_3_1, FG_3_6, FG_7_4, FG_8_4, FG_8_5, FG_8_8
from touchline.games.first_and_goal.moves import (
    DISCARD,
    DISCARD_ANY,
    DRAW_CARDS,
    NOTHING,
    SHUFFLE,
    TAKE,
    TAKE_ANY,
)
from touchline.games.first_and_goal.state import (
    CALL,
    CATCH,
    DEFENSE_CARDS,
    DISCARD_MORE,
    DRAW,
    KICKOFF,
    NEXT_CALL,
    NEXT_CATCH,
    NEXT_DRAWN_TRY,
    NEXT_EXCHANGED_CALL,
    NEXT_KICKOFF,
    NEXT_OPENING,
    NEXT_POSSESSION,
    NEXT_RESUMED_CALL,
    NEXT_ROLL,
    NEXT_SETTLE,
    NEXT_TIME_OUT_DEFENSE,
    NEXT_TRY,
    OFFENSE_CARDS,
    PLAYS,
    ROLL,
    SETTLE,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule

# ---- drawing


@rule
def deal(s: FootballState, box: FootballBox) -> None:
    """FG-2.2: both decks are shuffled and a hand of 8 drawn from each, the offense first."""
    s.fired |= FG_2_2
    new_decks(s, box)
    fill_hands(s, box, NEXT_OPENING)


@rule
def fill_hands(s: FootballState, box: FootballBox, following: int) -> None:
    """FG-3.6: both draw up to 8, the offense first; a larger hand does not draw.

    FG-8.8: a defense without any card reshuffles its discards.
    """
    if s.in_hand[DEFENSE_CARDS] + s.in_deck[DEFENSE_CARDS] == 0 and not box.first_edition:
        pile_into_deck(s, DEFENSE_CARDS)
    owe_cards(s, box, OFFENSE_CARDS, box.hand_size - s.in_hand[OFFENSE_CARDS])
    owe_cards(s, box, DEFENSE_CARDS, box.hand_size - s.in_hand[DEFENSE_CARDS])
    s.next = following
    s.phase = DRAW


@rule
def change_hands(s: FootballState, box: FootballBox, following: int) -> None:
    """FG-8.8: hands onto decks, decks swapped, 8 or what is left drawn; the piles stay as they are."""
    s.fired |= FG_8_8
    hand_into_deck(s, OFFENSE_CARDS)
    hand_into_deck(s, DEFENSE_CARDS)
    for k in range(2 * PLAYS):
        s.taken[k] = 0
    s.offense = 1 - s.offense
    fill_hands(s, box, following)


@rule
def drawing_from(s: FootballState) -> int:
    """The deck the next card is drawn from: the offense draws first."""
    return OFFENSE_CARDS if s.owed[OFFENSE_CARDS] > 0 else DEFENSE_CARDS


@rule
def cards_are_drawn(s: FootballState, box: FootballBox) -> bool:
    """Whether nothing is left to draw; on a real table the cards are drawn without us."""
    if box.anonymous:
        for which in range(2):
            if s.owed[which] > s.in_deck[which]:
                pile_into_deck(s, which)
            s.in_deck[which] -= s.owed[which]
            s.in_hand[which] += s.owed[which]
            s.owed[which] = 0
        return True
    if s.owed[OFFENSE_CARDS] == 0 and s.owed[DEFENSE_CARDS] > 0 and s.in_deck[DEFENSE_CARDS] == 0:
        pile_into_deck(s, DEFENSE_CARDS)
    return s.owed[OFFENSE_CARDS] + s.owed[DEFENSE_CARDS] == 0


@rule
def card_falls(s: FootballState, outcome: int) -> None:
    """FG-2.2, FG-3.6, FG-8.4, FG-8.8: one card is drawn."""
    which = drawing_from(s)
    draw_card(s, which, nth_in_deck(s, which, outcome))
    s.owed[which] -= 1
    if s.next == NEXT_CALL or s.next == NEXT_DRAWN_TRY:
        s.fired |= FG_3_6
    elif s.next == NEXT_OPENING:
        s.fired |= FG_2_2
    elif in_time_out(s):
        s.fired |= FG_8_4
    elif s.next == NEXT_EXCHANGED_CALL:
        s.fired |= FG_7_4
    else:
        s.fired |= FG_8_8


@rule
def in_time_out(s: FootballState) -> bool:
    """FG-8.4: whether the cards being drawn are those of a time-out."""
    return (
        s.next == NEXT_TIME_OUT_DEFENSE or s.next == NEXT_SETTLE or s.next == NEXT_RESUMED_CALL or s.next == NEXT_ROLL
    )


@rule
def after_the_cards(s: FootballState) -> None:
    """What follows when all cards are drawn."""
    if s.next <= NEXT_POSSESSION:
        s.phase = CALL
    elif s.next == NEXT_KICKOFF or s.next == NEXT_OPENING:
        s.phase = KICKOFF
    elif s.next == NEXT_CATCH:
        s.phase = CATCH
    elif s.next == NEXT_TRY or s.next == NEXT_DRAWN_TRY:
        s.phase = TRY
    elif s.next == NEXT_TIME_OUT_DEFENSE:
        s.phase = TIME_OUT_DEFENSE
    elif s.next == NEXT_ROLL:
        s.phase = ROLL
    else:
        s.phase = SETTLE
    s.next = NEXT_CALL


# ---- time-outs


@rule
def may_call_time_out(s: FootballState, team: int) -> bool:
    """FG-8.5, FG-3.1: one left, and the offense still has cards."""
    return s.timeouts[team] > 0 and s.spent[team] == 0 and s.in_hand[0] + s.in_deck[0] > 0


@rule
def time_out(s: FootballState, box: FootballBox, team: int, resume: int) -> None:
    """FG-3.1, FG-8.5: a time-out is called; both sides act, the offense first (in rules 0.9 once a team and snap)."""
    s.fired |= FG_1_6 | FG_3_1 | FG_8_5
    s.timeouts[team] -= 1
    s.spent[team] = box.first_edition
    s.resume = resume
    s.phase = TIME_OUT_OFFENSE


@rule
def legal_in_time_out(s: FootballState, box: FootballBox, moves: MutableSequence[int], which: int) -> int:
    """FG-8.4: any card of the own pile, the reshuffle, or nothing (which rules 0.9 did not allow)."""
    count = 0
    if box.anonymous:
        if s.in_pile[which] > 0:
            moves[count] = TAKE_ANY
            count += 1
    else:
        for play in range(PLAYS):
            if s.pile[which * PLAYS + play] > 0:
                moves[count] = TAKE + play
                count += 1
    moves[count] = SHUFFLE
    if box.first_edition:
        return count + 1
    moves[count + 1] = NOTHING
    return count + 2


@rule
def act_in_time_out(s: FootballState, box: FootballBox, which: int, move: int) -> None:
    """FG-8.4: take a card back in secret, shuffle the hand into the deck and draw as many, or neither."""
    s.fired |= FG_8_4
    following = NEXT_TIME_OUT_DEFENSE if which == OFFENSE_CARDS else s.resume
    if which == DEFENSE_CARDS:
        s.resume = NEXT_CALL
    if move == SHUFFLE:
        held = s.in_hand[which]
        hand_into_deck(s, which)
        s.owed[which] = held
    elif move == TAKE_ANY:
        take_back(s, box, which, 0)
    elif move != NOTHING:
        take_back(s, box, which, move - TAKE)
    s.next = following
    s.phase = DRAW


# ---- cards that leave the hand unplayed


@rule
def legal_discards(s: FootballState, box: FootballBox, moves: MutableSequence[int], count: int, which: int) -> int:
    """Every card of the hand, to be laid on the pile."""
    if box.anonymous:
        moves[count] = DISCARD_ANY
        return count + 1
    for play in range(PLAYS):
        if holds(s, box, which, play):
            moves[count] = DISCARD + play
            count += 1
    return count


@rule
def discard(s: FootballState, box: FootballBox, move: int) -> None:
    """A card of the offense's choice goes from its hand to the pile."""
    lay_card(s, box, OFFENSE_CARDS, 0 if move == DISCARD_ANY else move - DISCARD)


@rule
def exchange_card(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-7.4: an unplayable hand: one or two cards away, as many drawn; two need two in the deck."""
    s.fired |= FG_7_4
    if move != DRAW_CARDS:
        discard(s, box, move)
        s.owed[OFFENSE_CARDS] += 1
    one_away = move != DRAW_CARDS and s.owed[OFFENSE_CARDS] == 1
    if one_away and s.in_deck[OFFENSE_CARDS] >= 2 and s.in_hand[OFFENSE_CARDS] > 0:
        s.phase = DISCARD_MORE
    else:
        s.next = NEXT_EXCHANGED_CALL
        s.phase = DRAW
