"""Between two plays: burning the clock, stopping the burn, and the card that goes."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.hands import may_call_time_out
from touchline.games.first_and_goal.moves import (
    BURN,
    CALL_TIME_OUT,
    DISCARD,
    HOLD,
    READY,
    WITHOUT,
)
from touchline.games.first_and_goal.solve.calls import shut
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.outcomes import (
    before_try,
    conceded,
    weigh_calls,
    worth_of_pair,
)
from touchline.games.first_and_goal.solve.situation import (
    FIRST_TEN,
    KICKED_TO,
    SAFETY_KICKED_TO,
    Mind,
    chance,
    kicked_off,
    lost_ball,
    rival_called_time,
    stays,
    tabled_back,
)
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    ANSWER,
    BURN_STOP,
    OFFENSE_CARDS,
    PLAYS,
    THEN_DEFENSE_TRY,
    THEN_KICKOFF,
    THEN_SAFETY_PUNT,
    THEN_TRY,
    THEN_TURNOVER,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule


@rule
def think_of_clock(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> None:
    """FG-8.2, FG-8.3: burn or hold, stop the burn or not; FG-3.1: an announced play is not worth a time-out."""
    if s.tabled:
        think_of_run_burn(m, s, box, t)
        return
    kept = after_the_play(m, s, box, t, t.cards)
    if s.phase == ANSWER:
        m.score[READY] = 1.0 - kept
        m.score[CALL_TIME_OUT] = 1.0 - kept - m.margin
        return
    burned = after_the_play(m, s, box, t, t.cards - 1)
    stopped = after_the_play(m, s, box, rival_called_time(t), t.cards)
    if s.phase == BURN_STOP:
        m.score[READY] = 1.0 - burned
        m.score[CALL_TIME_OUT] = 1.0 - stopped
        return
    if may_call_time_out(s, 1 - s.offense):
        burned = min(burned, stopped)
    m.score[BURN] = burned
    m.score[HOLD] = kept


@rule
def think_of_run_burn(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> None:
    """FG-8.1: both cards lie open and no die is rolled: what the run is worth with its burn, and without."""
    weigh_calls(m, box, s, tabled_back(s, t), WIDE + s.faked, WIDE + s.trying)
    pair = (WIDE + s.offense_call - 1) * PLAYS + s.defense_call - 1
    m.score[READY] = 1.0 - worth_of_pair(m, WIDE + s.offense, WIDE + s.faked, pair, 0)
    m.score[CALL_TIME_OUT] = 1.0 - worth_of_pair(m, WIDE + s.offense, WIDE + s.faked, pair, 2)


@rule
def after_the_play(m: Mind, s: FootballState, box: FootballBox, t: Situation, cards: int) -> float:
    """FG-3.6: the offense's chance once a play is over, with so many cards left."""
    team = WIDE + s.offense
    if s.then == THEN_TURNOVER:
        return lost_ball(m, box, team, t, GOAL_TO_GOAL - t.y, cards, t.lead)
    if s.then == THEN_TRY:
        return before_try(m, box, team, t, cards, t.lead)
    if s.then == THEN_DEFENSE_TRY:
        return chance(m, box, team, stays(conceded(t, 1), KICKED_TO, 1, FIRST_TEN, cards))
    if s.then == THEN_KICKOFF:
        return kicked_off(m, box, team, t, cards, t.lead)
    if s.then == THEN_SAFETY_PUNT:
        return lost_ball(m, box, team, t, SAFETY_KICKED_TO, cards, t.lead)
    return chance(m, box, team, stays(t, t.y, t.down, t.to_gain, cards))


@rule
def think_of_discard(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int
) -> None:
    """The card that will be missed least: barred ones first, then doubles, then by expected yards."""
    value = after_the_play(m, s, box, t, t.cards - 1)
    for k in range(count):
        move = moves[k]
        m.score[move] = value
        if move >= DISCARD and move < WITHOUT:
            play = move - DISCARD
            missed = m.card_yards[s.offense, OFFENSE_CARDS, play]
            if s.hand[OFFENSE_CARDS * PLAYS + play] > 1:
                missed -= 1.0
            if shut(box, play, t.y, WIDE + s.trying):
                missed -= 5.0
            m.score[move] -= 0.0005 * missed
