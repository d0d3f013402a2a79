"""The rules of First & Goal put together: who decides, what is legal, what follows (RULES.md, FG-1 to FG-9)."""

from __future__ import annotations

from touchline.games.first_and_goal.cards import new_decks, nth_in_deck, plays_in_deck
from touchline.games.first_and_goal.clock import (
    after_play,
    hand_card_burns,
    offer_burn,
    settle,
    stop_burn,
    top_card_burns,
)
from touchline.games.first_and_goal.dice import die_chances, die_falls, die_total, die_weight
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, clear_play
from touchline.games.first_and_goal.hands import (
    act_in_time_out,
    after_the_cards,
    card_falls,
    cards_are_drawn,
    drawing_from,
    exchange_card,
)
from touchline.games.first_and_goal.kickoff import (
    AWAY,
    call_coin,
    choose_possession,
    coin_falls,
    kick_off,
    onside_dice,
    squib_dice,
)
from touchline.games.first_and_goal.kicks import (
    block_dice,
    field_goal,
    kick_punt,
    offense_fakes_or_kicks,
    punt_bounces,
    punt_dice,
    reveal_fake_or_kick,
)
from touchline.games.first_and_goal.penalties import answer_flag, flag_dice
from touchline.games.first_and_goal.play_die import (
    first_return_dice,
    recovery_dice,
    reroll_dice,
    snap_dice,
    stop_or_run_on,
    turnover_dice,
)
from touchline.games.first_and_goal.returns import catch_punt, receive_kickoff
from touchline.games.first_and_goal.scoring import extra_point, hail_mary, start_try
from touchline.games.first_and_goal.snap import (
    answer_announcement,
    call_defense,
    call_play,
    kneel,
    pay_for_field_goal,
    roll_the_cards,
    sneak_dice,
)
from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    ANSWER,
    BLOCK_DICE,
    BOUNCE_DICE,
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
    FIELD_GOAL_DICE,
    FLAG_DICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    HAIL_MARY_DICE,
    KICKOFF,
    KNEEL_CARD,
    NEXT_CALL,
    NO_DIE,
    OFFENSE_CARDS,
    ONSIDE_DICE,
    PLAYS,
    PUNT_CHOICE,
    PUNT_DICE,
    RECEIVE_KICK,
    RECOVERY_DICE,
    REROLL_DICE,
    RETURN_DICE,
    ROLL,
    SETTLE,
    SNAP_DICE,
    SNEAK_DICE,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.turns import legal, to_move
from touchline.kernel.rule import rule

__all__ = ["chances", "legal", "payoff", "play", "roll", "start", "to_move", "total", "weight"]


@rule
def start(s: FootballState, box: FootballBox) -> None:
    """FG-2.1: a new game waits for away's call of the coin."""
    s.phase = COIN_CALL
    s.score[0] = 0
    s.score[1] = 0
    s.half = 1
    s.offense = 0
    s.first = 0
    s.coin = 0
    s.y = GOAL_TO_GOAL - box.touchback_spot
    s.down = 1
    s.to_gain = box.first_down_yards
    s.timeouts[0] = box.time_outs
    s.timeouts[1] = box.time_outs
    s.trying = 0
    s.last_play = 0
    s.next = NEXT_CALL
    s.resume = NEXT_CALL
    clear_play(s)
    new_decks(s, box)
    s.fired = 0


@rule
def play(s: FootballState, box: FootballBox, move: int) -> None:
    """Apply a decision."""
    phase = s.phase
    if phase == CALL:
        call_play(s, box, move)
    elif phase == DEFENSE_CALL:
        call_defense(s, box, move)
    elif phase == BURN_STOP:
        stop_burn(s, box, move)
    elif phase == BURN_OFFER:
        offer_burn(s, box, move)
    elif phase == TIME_OUT_OFFENSE:
        act_in_time_out(s, box, OFFENSE_CARDS, move)
    elif phase == TIME_OUT_DEFENSE:
        act_in_time_out(s, box, DEFENSE_CARDS, move)
    elif phase == ANSWER:
        answer_announcement(s, box, move)
    elif phase == FAKE_OFFENSE:
        offense_fakes_or_kicks(s, move)
    elif phase == FAKE_DEFENSE:
        reveal_fake_or_kick(s, box, move)
    else:
        play_seldom(s, box, move)
    pass_through(s, box)


@rule
def play_seldom(s: FootballState, box: FootballBox, move: int) -> None:
    """The decisions that come up once a drive or less."""
    phase = s.phase
    if phase == KICKOFF:
        kick_off(s, box, move)
    elif phase == RECEIVE_KICK:
        receive_kickoff(s, box, move)
    elif phase == TRY:
        start_try(s, box, move)
    elif phase == FLAG_ON_DEFENSE or phase == FLAG_ON_OFFENSE:
        answer_flag(s, box, move)
    elif phase == PUNT_CHOICE:
        kick_punt(s, box, move)
    elif phase == CATCH:
        catch_punt(s, box, move)
    elif phase == BREAKAWAY_CHOICE:
        stop_or_run_on(s, box, move)
    elif phase == DISCARD_MORE:
        exchange_card(s, box, move)
    elif phase == BURN_HAND:
        hand_card_burns(s, box, move)
    elif phase == FIELD_GOAL_CARD:
        pay_for_field_goal(s, box, move)
    elif phase == KNEEL_CARD:
        kneel(s, box, move)
    elif phase == TOSS_CHOICE:
        choose_possession(s, box, move)
    else:
        call_coin(s, move)


@rule
def pass_through(s: FootballState, box: FootballBox) -> None:
    """Go on until somebody must decide or something must fall."""
    while True:
        if s.phase == AFTER_PLAY:
            after_play(s, box)
        elif s.phase == SETTLE:
            settle(s, box)
        elif s.phase == ROLL:
            roll_the_cards(s, box)
        elif s.phase == DRAW and cards_are_drawn(s, box):
            after_the_cards(s)
        else:
            return


# ---- chance


@rule
def deck_due(s: FootballState) -> int:
    """The deck whose top card is drawn or burned."""
    return OFFENSE_CARDS if s.phase == BURN_TOP else drawing_from(s)


@rule
def chances(s: FootballState, box: FootballBox) -> int:
    """How many outcomes the die, the card or the coin has."""
    if s.die != NO_DIE:
        return die_chances(s, box)
    if s.phase == TOSS:
        return 2
    return plays_in_deck(s, deck_due(s))


@rule
def total(s: FootballState, box: FootballBox) -> int:
    """The sides of the die, the cards of the deck."""
    if s.die != NO_DIE:
        return die_total(s)
    if s.phase == TOSS:
        return 2
    return s.in_deck[deck_due(s)]


@rule
def weight(s: FootballState, box: FootballBox, outcome: int) -> int:
    """The sides that show a face, the copies left of a card."""
    if s.die != NO_DIE:
        return die_weight(s, box, outcome)
    if s.phase == TOSS:
        return 1
    which = deck_due(s)
    return s.deck[which * PLAYS + nth_in_deck(s, which, outcome)]


@rule
def roll(s: FootballState, box: FootballBox, outcome: int) -> None:
    """Apply what a die, a card or the coin showed."""
    if s.die != NO_DIE:
        die_falls(s, box, outcome)
        if s.die != NO_DIE:
            return
        dice_have_fallen(s, box)
    elif s.phase == DRAW:
        card_falls(s, outcome)
    elif s.phase == BURN_TOP:
        top_card_burns(s, box, outcome)
    else:
        coin_falls(s, box, outcome)
    pass_through(s, box)


@rule
def dice_have_fallen(s: FootballState, box: FootballBox) -> None:
    """All dice lie: what they were rolled for happens."""
    phase = s.phase
    if phase == SNAP_DICE:
        snap_dice(s, box)
    elif phase == REROLL_DICE:
        reroll_dice(s, box)
    elif phase == FLAG_DICE:
        flag_dice(s, box)
    elif phase == TURNOVER_DICE:
        turnover_dice(s, box)
    elif phase == FIELD_GOAL_DICE:
        field_goal(s)
    elif phase == BLOCK_DICE:
        block_dice(s, box)
    elif phase == RETURN_DICE:
        first_return_dice(s, box)
    elif phase == PUNT_DICE:
        punt_dice(s, box)
    elif phase == EXTRA_POINT_DICE:
        extra_point(s)
    elif phase == SNEAK_DICE:
        sneak_dice(s, box)
    elif phase == ONSIDE_DICE:
        onside_dice(s, box)
    elif phase == BOUNCE_DICE:
        punt_bounces(s, box)
    elif phase == HAIL_MARY_DICE:
        hail_mary(s)
    elif phase == RECOVERY_DICE:
        recovery_dice(s, box)
    else:
        squib_dice(s, box)


@rule
def payoff(s: FootballState, box: FootballBox, seat: int) -> int:
    """FG-9.9: +1 for the seats of the winner, −1 for the loser's, 0 after a tie."""
    team = 0
    if box.seat[2 * AWAY] == seat or box.seat[2 * AWAY + 1] == seat:
        team = 1
    lead = s.score[team] - s.score[1 - team]
    if lead > 0:
        return 1
    if lead < 0:
        return -1
    return 0
