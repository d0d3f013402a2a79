"""A snap: the calls of both sides, announced plays, sneak, kneel and Hail Mary (FG-3, FG-4.3, FG-7)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.cards import holds, pile_card, table_card
from touchline.games.first_and_goal.dice import PLAY_BIT, REFEREE_BIT, throw, throw_white
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.hands import (
    discard,
    exchange_card,
    legal_discards,
    may_call_time_out,
    time_out,
)
from touchline.games.first_and_goal.ids import (
    FG_3_1,
    FG_3_2,
    FG_3_3,
    FG_4_3,
    FG_5_4,
    FG_7_1,
    FG_7_2,
    FG_7_3,
    FG_7_4,
    FG_8_1,
    FG_8_3,
    FG_9_3,
    FG_9_5,
)
from touchline.games.first_and_goal.kicks import PENALTY_ROLL
from touchline.games.first_and_goal.moves import (
    CALL_FIELD_GOAL,
    CALL_HAIL_MARY,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    CALL_TIME_OUT,
    DISCARD,
    DISCARD_ANY,
    END_HALF,
    FAKE,
    GIVE_UP,
    KICK,
)
from touchline.games.first_and_goal.play_die import is_run, roll_snap
from touchline.games.first_and_goal.scoring import play_ends, try_ends
from touchline.games.first_and_goal.state import (
    ANSWER,
    BREAKAWAY,
    BURN_STOP,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    FAKE_OFFENSE,
    FIELD_GOAL,
    FIELD_GOAL_CARD,
    FLAG_DICE,
    HAIL,
    HAIL_MARY,
    HAIL_MARY_DICE,
    KNEEL,
    KNEEL_CARD,
    MARY,
    NEXT_RESUMED_CALL,
    NO_ACTION,
    OFFENSE_CARDS,
    PLAYS,
    PUNT,
    ROLL,
    SETTLE,
    SNAP,
    SNAP_DICE,
    SNEAK,
    SNEAK_DICE,
    FootballBox,
    FootballState,
    P,
    X,
)
from touchline.kernel.rule import rule

LONGEST_RED_ZONE = 20
HAIL_MARY_CARDS = 2

# ---- what may be called


@rule
def barred(s: FootballState, box: FootballBox, play: int) -> bool:
    """FG-3.3: a marked card inside its yard line, on the line included; FG-9.2: any marked card on a try."""
    return box.red_zone[play] > 0 and (s.trying == 1 or s.y <= box.red_zone[play])


@rule
def playable(s: FootballState, box: FootballBox, play: int) -> bool:
    """FG-3.2, FG-3.3: a card of the hand that is not barred."""
    return holds(s, box, OFFENSE_CARDS, play) and not barred(s, box, play)


@rule
def can_play(s: FootballState, box: FootballBox) -> bool:
    """FG-7.4, FG-7.5: whether the offense has any card it may play."""
    for play in range(PLAYS):  # noqa: SIM110 (a generator does not compile)
        if playable(s, box, play):
            return True
    return False


@rule
def may_sneak(s: FootballState) -> bool:
    """FG-7.1: exactly one yard to the line to gain or the goal."""
    return s.to_gain == 1


@rule
def may_kneel(s: FootballState) -> bool:
    """FG-7.2: only with an empty offense deck."""
    return s.in_deck[OFFENSE_CARDS] == 0 and s.in_hand[OFFENSE_CARDS] > 0


@rule
def may_throw_hail_mary(s: FootballState, box: FootballBox) -> bool:
    """FG-7.3: one or two cards left, deck empty, on or past the own 35."""
    left = s.in_hand[OFFENSE_CARDS]
    return (
        s.in_deck[OFFENSE_CARDS] == 0
        and left >= 1
        and left <= HAIL_MARY_CARDS
        and s.y <= GOAL_TO_GOAL - box.hail_mary_spot
    )


@rule
def legal_calls(s: FootballState, box: FootballBox, moves: MutableSequence[int]) -> int:
    """FG-3.1 to FG-3.3, FG-4.3, FG-7: what the offense may call; after a fake only cards and time (not that in 0.9)."""
    count = 0
    for play in range(PLAYS):
        if playable(s, box, play):
            moves[count] = play
            count += 1
    if s.faked and box.first_edition:
        return count
    stuck = count == 0 or (box.anonymous and (s.trying or s.y <= LONGEST_RED_ZONE))
    if stuck:
        count = legal_ways_out(s, box, moves, count)
    if may_call_time_out(s, s.offense):
        moves[count] = CALL_TIME_OUT
        count += 1
    if s.trying or s.faked:
        return count
    if may_sneak(s):
        moves[count] = CALL_SNEAK
        count += 1
    if may_kneel(s):
        moves[count] = CALL_KNEEL
        count += 1
    if may_throw_hail_mary(s, box):
        moves[count] = CALL_HAIL_MARY
        count += 1
    if s.down == 4:
        moves[count] = CALL_PUNT
        count += 1
    moves[count] = CALL_FIELD_GOAL
    return count + 1


@rule
def legal_ways_out(s: FootballState, box: FootballBox, moves: MutableSequence[int], count: int) -> int:
    """FG-7.4: an unplayable hand: exchange cards while there are any, else end the half (or give up the try)."""
    if s.in_deck[OFFENSE_CARDS] > 0:
        return legal_discards(s, box, moves, count, OFFENSE_CARDS)
    moves[count] = GIVE_UP if s.trying else END_HALF
    return count + 1


@rule
def call_play(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-3.1, FG-3.2: the offense lays a card face down, calls time, or announces a play."""
    if move < PLAYS:
        s.fired |= FG_3_2
        s.offense_call = move + 1
        s.action = SNAP
        s.phase = DEFENSE_CALL
    elif move == CALL_TIME_OUT:
        time_out(s, box, s.offense, NEXT_RESUMED_CALL)
    elif move >= DISCARD or move == DISCARD_ANY:
        exchange_card(s, box, move)
    elif move == END_HALF:
        s.fired |= FG_7_4
        s.last_play = 1
        s.phase = SETTLE
    elif move == GIVE_UP:
        s.fired |= FG_7_4
        try_ends(s, box, False)
    else:
        announce(s, box, move)


@rule
def announce(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-7.1 to FG-7.3: announced openly; FG-3.1: the defense may still call time (in 0.9 not against a kneel)."""
    if move == CALL_KNEEL:
        s.fired |= FG_7_2
        s.action = KNEEL
    elif move == CALL_SNEAK:
        s.fired |= FG_7_1
        s.action = SNEAK
    elif move == CALL_HAIL_MARY:
        s.fired |= FG_7_3
        s.action = HAIL_MARY
    elif move == CALL_PUNT:
        s.fired |= FG_4_3 | FG_9_5
        s.action = PUNT
    else:
        s.fired |= FG_9_3
        if s.down == 4:
            s.fired |= FG_4_3
        s.action = FIELD_GOAL
    if may_call_time_out(s, 1 - s.offense) and not (s.action == KNEEL and box.first_edition):
        s.phase = ANSWER
    else:
        begin_action(s, box)


@rule
def answer_announcement(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-3.1: the defense's window; after its time-out the offense chooses anew."""
    s.fired |= FG_3_1
    if move == CALL_TIME_OUT:
        s.action = NO_ACTION
        time_out(s, box, 1 - s.offense, NEXT_RESUMED_CALL)
    else:
        begin_action(s, box)


@rule
def begin_action(s: FootballState, box: FootballBox) -> None:
    """What was announced begins."""
    if s.action == SNEAK:
        s.fired |= FG_7_1
        throw(s, SNEAK_DICE, s.offense, PLAY_BIT, 0)
    elif s.action == HAIL_MARY:
        s.fired |= FG_7_3
        s.last_play = 1
        throw(s, HAIL_MARY_DICE, s.offense, PLAY_BIT | REFEREE_BIT, 0)
    elif s.action == PUNT:
        s.fired |= FG_9_5
        s.phase = FAKE_OFFENSE
    elif s.action == KNEEL:
        s.fired |= FG_7_2
        if box.anonymous:
            kneel(s, box, DISCARD_ANY)
        else:
            s.phase = KNEEL_CARD
    else:
        s.fired |= FG_9_3
        if box.anonymous:
            pay_for_field_goal(s, box, DISCARD_ANY)
        else:
            s.phase = FIELD_GOAL_CARD


# ---- both cards


@rule
def legal_defense_calls(s: FootballState, box: FootballBox, moves: MutableSequence[int]) -> int:
    """FG-3.1, FG-3.2: any card of the hand, or a time-out (in rules 0.9 none once a kick was faked)."""
    count = 0
    for play in range(PLAYS):
        if holds(s, box, DEFENSE_CARDS, play):
            moves[count] = play
            count += 1
    if may_call_time_out(s, 1 - s.offense) and not (s.faked and box.first_edition):
        moves[count] = CALL_TIME_OUT
        count += 1
    return count


@rule
def call_defense(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-3.2, FG-3.3: both cards are turned over, FG-8.1: a run's burn may be stopped; FG-3.1: or time is called."""
    if move == CALL_TIME_OUT:
        s.offense_call = 0
        s.action = SNAP if s.faked else NO_ACTION
        time_out(s, box, 1 - s.offense, NEXT_RESUMED_CALL)
        return
    s.fired |= FG_3_2 | FG_3_3
    s.defense_call = move + 1
    table_card(s, box, OFFENSE_CARDS, s.offense_call - 1)
    table_card(s, box, DEFENSE_CARDS, move)
    s.tabled = 1
    if is_run(s, box) and may_call_time_out(s, 1 - s.offense) and not box.first_edition:
        s.fired |= FG_8_1 | FG_8_3
        s.phase = BURN_STOP
    else:
        s.phase = ROLL


@rule
def roll_the_cards(s: FootballState, box: FootballBox) -> None:
    """FG-3.4: the cards on the table go to the piles, and their dice are rolled."""
    s.tabled = 0
    pile_card(s, box, OFFENSE_CARDS, s.offense_call - 1)
    pile_card(s, box, DEFENSE_CARDS, s.defense_call - 1)
    roll_snap(s, box, SNAP_DICE)


@rule
def legal_fakes(s: FootballState, box: FootballBox, moves: MutableSequence[int]) -> int:
    """FG-7.5: kick, or fake with a card to run it."""
    moves[0] = KICK
    if not can_play(s, box):
        return 1
    moves[1] = FAKE
    return 2


# ---- announced plays


@rule
def pay_for_field_goal(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-9.3: one hand card of the offense's choice, whatever the Fake/Kick cards then show."""
    s.fired |= FG_9_3
    discard(s, box, move)
    s.phase = FAKE_OFFENSE


@rule
def kneel(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-7.2: a card, a yard and the down; a safety from the own 1."""
    s.fired |= FG_7_2
    discard(s, box, move)
    s.moved = -1
    play_ends(s, box)


@rule
def sneak_dice(s: FootballState, box: FootballBox) -> None:
    """FG-7.1: BREAKAWAY, HAIL, MARY make the yard; X and T do not; P brings the referee."""
    s.fired |= FG_7_1
    if s.icon == P:
        s.fired |= FG_5_4
        throw_white(s, FLAG_DICE, PENALTY_ROLL)
        return
    good = s.icon == BREAKAWAY or s.icon == HAIL or s.icon == MARY or (s.icon == X and box.sneak_x_succeeds == 1)
    s.moved = 1 if good else 0
    play_ends(s, box)
