"""The chances of a match as everybody at the table may reckon them: no hand is looked into, no hidden call.

While the dice of one throw are falling the outlook is that before the throw, so the last die brings the whole
change; and the meeting of two hidden calls changes nothing by itself: ``before_the_dice`` takes the cards back.
"""

from __future__ import annotations

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.moves import CALL_FIELD_GOAL, CALL_HAIL_MARY, CALL_KNEEL, CALL_PUNT, CALL_SNEAK
from touchline.games.first_and_goal.rules import roll
from touchline.games.first_and_goal.snap import may_kneel, may_sneak, may_throw_hail_mary
from touchline.games.first_and_goal.solve.after_play import after_the_play
from touchline.games.first_and_goal.solve.announcing import (
    LONGEST_KICK,
    announced_value,
    field_goal_announced,
    sneak_value,
)
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.kicking import (
    caught,
    field_goal_value,
    kickoff_value,
    look_at_punts,
    onside_value,
    punt_value,
    run_back_value,
    squib_value,
)
from touchline.games.first_and_goal.solve.outcomes import after_turnover, before_try, tried_for_two
from touchline.games.first_and_goal.solve.seldom import accepted, declined, run_on_value
from touchline.games.first_and_goal.solve.situation import Mind, situation, stays
from touchline.games.first_and_goal.solve.snap_call import solve_snap
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    BLOCK_DICE,
    BREAKAWAY_CHOICE,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    CALL,
    CATCH,
    COIN_CALL,
    DEFENSE_CALL,
    DRAW,
    EXTRA_POINT_DICE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL,
    FIELD_GOAL_DICE,
    FLAG_DICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    HAIL_MARY,
    HAIL_MARY_DICE,
    KICKOFF,
    KNEEL,
    ONSIDE_DICE,
    OVER_PHASE,
    PLAYS,
    PUNT,
    PUNT_CHOICE,
    PUNT_DICE,
    RECEIVE_KICK,
    REROLL_DICE,
    RETURN_DICE,
    SNAP,
    SNAP_DICE,
    SNEAK,
    SNEAK_DICE,
    SQUIB_DICE,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    T,
)
from touchline.kernel.rule import rule

NOBODY = 2
"""The holder of neither deck."""


@rule
def outlook(m: Mind, s: FootballState, box: FootballBox) -> float:
    """Home's chance to win; a draw counts a half."""
    if s.phase == OVER_PHASE:
        lead = WIDE + s.score[0] - s.score[1]
        return 0.5 if lead == 0 else (1.0 if lead > 0 else 0.0)
    if s.phase == COIN_CALL or s.phase == TOSS or s.phase == TOSS_CHOICE:
        return 0.5
    t = situation(m, s, box)
    won = offense_outlook(m, s, box, t)
    return won if s.offense == 0 else 1.0 - won


@rule
def offense_outlook(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """The chance of the side on offense (of the receivers during a kickoff)."""
    phase = s.phase
    team = WIDE + s.offense
    if phase in (KICKOFF, RECEIVE_KICK):
        return kickoff_value(m, box, team, t)
    if phase == ONSIDE_DICE:
        return onside_value(m, box, team, t)
    if phase == SQUIB_DICE:
        return squib_value(m, box, team, t)
    if phase in (TRY, EXTRA_POINT_DICE):
        return before_try(m, box, team, t, t.cards, t.lead)
    if phase == CATCH:
        return caught(m, box, team, t)
    if s.trying:
        return tried_for_two(m, box, team, t, t.cards, t.lead)
    if phase in (BURN_OFFER, BURN_STOP, BURN_TOP, BURN_HAND):
        return after_the_play(m, s, box, t, t.cards if phase == BURN_OFFER else t.cards - 1)
    if phase >= SNAP_DICE or phase in (FLAG_ON_DEFENSE, FLAG_ON_OFFENSE):
        return dice_outlook(m, s, box, t)
    if phase == BREAKAWAY_CHOICE:
        return max(declined(m, s, box, t), run_on_value(m, s, box, t))
    if phase == PUNT_CHOICE:
        return punt_outlook(m, box, team, t, WIDE + s.bonus)
    if phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE):
        return after_the_play(m, s, box, t, t.cards)
    return call_outlook(m, s, box, t)


@rule
def call_outlook(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """Before the dice of a snap: the best of a card and what can be announced, or what has been announced."""
    kicks = s.action in (PUNT, FIELD_GOAL)
    looks_at_kicks = s.faked == 0 and (kicks or s.down == 4 or s.y <= LONGEST_KICK)
    fake = -1.0
    if looks_at_kicks:
        solve_snap(m, s, box, t, 1, 0, NOBODY, 0)
        fake = m.value[1]
    if s.action == PUNT:
        return announced_value(m, s, box, t, CALL_PUNT, fake)
    if s.action == FIELD_GOAL:
        paid = s.phase == FAKE_OFFENSE or s.phase == FAKE_DEFENSE
        before = stays(t, t.y, t.down, t.to_gain, t.cards + 1 if paid else t.cards)
        return field_goal_announced(m, box, WIDE + s.offense, before, fake)
    if s.action == SNEAK:
        return announced_value(m, s, box, t, CALL_SNEAK, fake)
    if s.action == HAIL_MARY:
        return announced_value(m, s, box, t, CALL_HAIL_MARY, fake)
    if s.action == KNEEL:
        return announced_value(m, s, box, t, CALL_KNEEL, fake)
    best = -1.0
    if s.phase == CALL and s.faked == 0:
        best = announced_value(m, s, box, t, CALL_FIELD_GOAL, fake)
        if may_sneak(s):
            best = max(best, announced_value(m, s, box, t, CALL_SNEAK, fake))
        if may_kneel(s):
            best = max(best, announced_value(m, s, box, t, CALL_KNEEL, fake))
        if may_throw_hail_mary(s, box):
            best = max(best, announced_value(m, s, box, t, CALL_HAIL_MARY, fake))
        if s.down == 4:
            best = max(best, announced_value(m, s, box, t, CALL_PUNT, fake))
    solve_snap(m, s, box, t, WIDE + s.faked, 0, NOBODY, 0)
    return max(best, m.value[1])


@rule
def punt_outlook(m: Mind, box: FootballBox, team: int, t: Situation, bonus: int) -> float:
    """FG-9.5: a punt with all its dice."""
    look_at_punts(m, box, team, t)
    return punt_value(m, box, team, t, 0, bonus)


@rule
def dice_outlook(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """Before a throw: what it is thrown for."""
    phase = s.phase
    team = WIDE + s.offense
    if phase == SNEAK_DICE or (phase == FLAG_DICE and s.action == SNEAK):
        return sneak_value(m, box, team, t)
    if phase == HAIL_MARY_DICE or s.action == HAIL_MARY:
        return announced_value(m, s, box, t, CALL_HAIL_MARY, 0.0)
    if phase in (BLOCK_DICE, FIELD_GOAL_DICE):
        return field_goal_value(m, box, team, t, WIDE + s.bonus)
    if phase == PUNT_DICE or (s.action == PUNT and phase != FLAG_ON_DEFENSE and phase != FLAG_ON_OFFENSE):
        return punt_outlook(m, box, team, t, WIDE + s.bonus)
    if phase == RETURN_DICE:
        return run_back_value(m, box, team, t, t.y >= GOAL_TO_GOAL)
    if phase == FLAG_ON_DEFENSE:
        return max(accepted(m, s, box, t), declined(m, s, box, t))
    if phase == FLAG_ON_OFFENSE:
        return min(accepted(m, s, box, t), declined(m, s, box, t))
    stands = declined(m, s, box, t)
    if phase == TURNOVER_DICE and s.action == SNAP:
        fumble = m.referee[T]
        return (1.0 - fumble) * stands + fumble * after_turnover(m, box, team, t, WIDE + s.moved, t.cards)
    if phase == REROLL_DICE and s.action == SNAP:
        return run_on_value(m, s, box, t)
    return stands


def drawn(s: FootballState, box: FootballBox) -> FootballState:
    """A state in which cards are being drawn, as it is once they are; which they are changes nobody's reckoning."""
    if s.phase != DRAW:
        return s
    after: FootballState = s.copy()
    while after.phase == DRAW:
        roll(after, box, 0)
    return after


def before_the_dice(s: FootballState) -> FootballState:
    """A snap whose cards lie open and whose dice are not rolled, as it was before the cards were turned over.

    While cards are drawn in the time-out that stops a run's burn (FG-8.1) only the cards of that snap go back.
    """
    if s.phase != SNAP_DICE and not s.tabled:
        return s
    before: FootballState = s.copy()
    if s.phase != DRAW:
        before.phase = DEFENSE_CALL
    before.die, before.pending, before.blacks = 0, 0, 0
    known = any(s.pile) or any(s.hand) or any(s.deck)
    for which, call in enumerate((s.offense_call, s.defense_call)):
        cell = which * PLAYS + call - 1
        before.in_hand[which] += 1
        before.hand[cell] += int(known)
        if not s.tabled:
            before.in_pile[which] -= 1
            before.pile[cell] -= int(known)
    before.tabled = before.offense_call = before.defense_call = 0
    return before
