"""Decisions that come up once a drive or less: flags, breakaways, catches, kickoffs, the toss."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.moves import (
    ACCEPT,
    DECLINE,
    FAIR_CATCH,
    ONSIDE,
    RECEIVE,
    RETURN,
    RUN_ON,
    RUN_OUT,
    SQUIB,
    STOP,
    TOUCHBACK,
)
from touchline.games.first_and_goal.penalties import walked_back, walked_on
from touchline.games.first_and_goal.returns import return_spot
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.kicking import (
    kickoff_value,
    onside_value,
    returned,
    run_back_value,
    squib_value,
)
from touchline.games.first_and_goal.solve.outcomes import (
    after_gain,
    flag_on_defense,
    flag_on_offense,
    tried_for_two,
)
from touchline.games.first_and_goal.solve.situation import (
    FIRST_TEN,
    KICKED_TO,
    Mind,
    chance,
    kicked_off,
    lost_ball,
    stays,
)
from touchline.games.first_and_goal.solve.span import LOWEST, PLAIN, SPAN
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    BREAKAWAY_CHOICE,
    CATCH,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    KICKOFF,
    PENALTY_YARDS,
    PLAYS,
    PUNT,
    RECEIVE_KICK,
    SNAP,
    TOSS_CHOICE,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule


@rule
def think_seldom(m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int) -> None:
    """The worth of every move of a seldom phase."""
    phase = s.phase
    team = WIDE + s.offense
    if phase == FLAG_ON_DEFENSE:
        m.score[ACCEPT] = accepted(m, s, box, t)
        m.score[DECLINE] = declined(m, s, box, t)
    elif phase == FLAG_ON_OFFENSE:
        m.score[ACCEPT] = 1.0 - accepted(m, s, box, t)
        m.score[DECLINE] = 1.0 - declined(m, s, box, t)
    elif phase == BREAKAWAY_CHOICE:
        m.score[STOP] = declined(m, s, box, t)
        m.score[RUN_ON] = run_on_value(m, s, box, t)
    elif phase == CATCH:
        m.score[FAIR_CATCH] = returned(m, box, team, t, 0)
        m.score[RETURN] = run_back_value(m, box, team, t, False)
    elif phase == RECEIVE_KICK:
        home = stays(t, GOAL_TO_GOAL, 1, FIRST_TEN, t.cards)
        m.score[TOUCHBACK] = returned(m, box, team, home, box.touchback_spot)
        m.score[RUN_OUT] = run_back_value(m, box, team, home, True)
    elif phase == KICKOFF:
        for k in range(count):
            if moves[k] == ONSIDE:
                m.score[moves[k]] = 1.0 - onside_value(m, box, team, t)
            elif moves[k] == SQUIB:
                m.score[moves[k]] = 1.0 - squib_value(m, box, team, t)
            else:
                m.score[moves[k]] = 1.0 - kickoff_value(m, box, team, t)
    elif phase == TOSS_CHOICE:
        whole = PLAYS * box.copies
        opening = Situation(s.half, 0, whole, KICKED_TO, 1, FIRST_TEN, box.time_outs, box.time_outs, 0, 0, 0)
        for k in range(count):
            won = chance(m, box, team if moves[k] == RECEIVE else 1 - team, opening)
            m.score[moves[k]] = won if moves[k] == RECEIVE else 1.0 - won
    else:
        for k in range(count):
            m.score[moves[k]] = 0.5


@rule
def laid_card(s: FootballState) -> int:
    """FG-6.2: the card that comes back to the hand with an accepted flag."""
    return 1 if s.action == SNAP else 0


@rule
def accepted(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """FG-6.2, FG-2.6, FG-9.2: the offense's chance with the flag accepted."""
    if s.action > PUNT:
        spot = max(0, return_spot(s))
        yards = PENALTY_YARDS[s.pen]
        spot = walked_on(spot, yards) if s.phase == FLAG_ON_DEFENSE else walked_back(spot, yards)
        return chance(m, box, WIDE + s.offense, stays(t, spot, 1, min(FIRST_TEN, spot), t.cards))
    if s.trying:
        return tried_for_two(m, box, WIDE + s.offense, t, t.cards, t.lead)
    before = stays(t, t.y, t.down, t.to_gain, t.cards + laid_card(s))
    if s.phase == FLAG_ON_DEFENSE:
        return flag_on_defense(m, box, WIDE + s.offense, before, WIDE + s.pen)
    return flag_on_offense(m, box, WIDE + s.offense, before, WIDE + s.pen)


@rule
def declined(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """FG-6.3: the offense's chance with the yards as they are."""
    if s.action > PUNT:
        return returned(m, box, WIDE + s.offense, t, t.y - return_spot(s))
    if s.action == PUNT:
        spot = t.y - (WIDE + s.moved)
        if spot <= 0:
            spot = box.touchback_spot
        return lost_ball(m, box, WIDE + s.offense, t, GOAL_TO_GOAL - spot, t.cards, t.lead)
    if s.trying:
        return kicked_off(m, box, WIDE + s.offense, t, t.cards, t.lead + 2 if s.moved >= t.y else t.lead)
    return after_gain(m, box, WIDE + s.offense, t, WIDE + s.moved, t.cards)


@rule
def run_on_value(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """FG-5.2: all the same dice again; one more BREAKAWAY is left out."""
    if s.action != SNAP:
        return 1.0
    pair = (s.offense_call - 1) * PLAYS + s.defense_call - 1
    total = 0.0
    for k in range(SPAN):
        share = m.snap[s.offense, s.faked, pair, PLAIN, k]
        if share > 0.0:
            gain = s.moved + k + LOWEST
            if s.trying:
                total += share * kicked_off(m, box, WIDE + s.offense, t, t.cards, t.lead + 2 if gain >= t.y else t.lead)
            else:
                total += share * after_gain(m, box, WIDE + s.offense, t, gain, t.cards)
    return total
