"""Flags: who fouled, accept or decline, the walk-off (FG-5.4, FG-6)."""

from __future__ import annotations

from touchline.games.first_and_goal.cards import return_card
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, first_down, next_snap, start_series
from touchline.games.first_and_goal.hands import fill_hands
from touchline.games.first_and_goal.ids import (
    FG_2_6,
    FG_5_4,
    FG_6_1,
    FG_6_2,
    FG_6_3,
    FG_6_4,
    FG_6_5,
    FG_6_6,
    FG_9_2,
    FG_9_4,
    FG_9_5,
    FG_9_7,
)
from touchline.games.first_and_goal.kicks import line_up_punt
from touchline.games.first_and_goal.moves import ACCEPT
from touchline.games.first_and_goal.play_die import ball_is_dead
from touchline.games.first_and_goal.returns import return_spot
from touchline.games.first_and_goal.scoring import try_ends
from touchline.games.first_and_goal.state import (
    DEFENSE_CARDS,
    FAKE_OFFENSE,
    FIVE_AUTOMATIC,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    KICKOFF_RETURN,
    NEXT_CALL,
    NO_ICON,
    OFFENSE_CARDS,
    ON_DEFENSE,
    ON_OFFENSE,
    PENALTY_YARDS,
    PUNT,
    PUNT_RETURN,
    SNAP,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule


@rule
def guilty(s: FootballState, box: FootballBox) -> int:
    """FG-5.4: referee O is a foul by the side with the ball, D by the other, anything else none.

    FG-9.7: the returner of a punt is called the Defense, so there it is the other way round (not so in rules 0.9).
    """
    if s.ref != ON_OFFENSE and s.ref != ON_DEFENSE:
        return NO_ICON
    if s.action == PUNT_RETURN and not box.first_edition:
        return ON_OFFENSE if s.ref == ON_DEFENSE else ON_DEFENSE
    return s.ref


@rule
def flag_dice(s: FootballState, box: FootballBox) -> None:
    """FG-5.4, FG-6.3: whether there is a foul, and who decides about it."""
    s.fired |= FG_5_4
    if s.action == PUNT_RETURN:
        s.fired |= FG_9_7
    by = guilty(s, box)
    if by == ON_OFFENSE:
        s.flagged = 1
        if s.trying:
            s.fired |= FG_9_2
            try_ends(s, box, False)
        else:
            s.fired |= FG_6_3
            s.phase = FLAG_ON_OFFENSE
    elif by == ON_DEFENSE:
        s.flagged = 1
        if s.action > PUNT and return_spot(s) <= 0:
            s.fired |= FG_2_6
            ball_is_dead(s, box)
        else:
            s.fired |= FG_6_3
            s.phase = FLAG_ON_DEFENSE
    else:
        ball_is_dead(s, box)


@rule
def walked_back(y: int, yards: int) -> int:
    """FG-6.4: towards the own goal; half the distance when it would reach it, never past the 1."""
    own = GOAL_TO_GOAL - y
    if yards < own:
        return y + yards
    return GOAL_TO_GOAL - max(1, own - (own + 1) // 2)


@rule
def walked_on(y: int, yards: int) -> int:
    """FG-6.4: the mirror at the other goal: never a touchdown by penalty."""
    if yards < y:
        return y - yards
    return max(1, y - (y + 1) // 2)


@rule
def answer_flag(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-6.3: only the offended side decides; declined, yards and down stand, and still nothing burns."""
    s.fired |= FG_6_3
    if move != ACCEPT:
        ball_is_dead(s, box)
        return
    s.fired |= FG_6_1
    if s.action > PUNT:
        walk_off_return(s, box)
    else:
        repeat_down(s, box, walk_off(s, box))


@rule
def walk_off(s: FootballState, box: FootballBox) -> bool:
    """FG-6.2, FG-6.5: from the previous spot; whether it is a first down: at the line to gain, or with 5A."""
    yards = PENALTY_YARDS[s.pen]
    s.fired |= FG_6_2 | FG_6_4
    if s.phase == FLAG_ON_OFFENSE:
        if s.moved >= s.y:
            s.fired |= FG_6_6
        spot = walked_back(s.y, yards)
        s.to_gain += spot - s.y
        s.y = spot
        return False
    spot = walked_on(s.y, yards)
    gained = s.y - spot
    s.y = spot
    if s.trying:
        s.fired |= FG_9_2
        s.to_gain = spot
    elif not s.safety_punt and (gained >= s.to_gain or s.pen == FIVE_AUTOMATIC):
        s.fired |= FG_6_5 if gained >= s.to_gain else FG_6_1
        first_down(s, box)
        return True
    else:
        s.to_gain = max(1, s.to_gain - gained)
    return False


@rule
def repeat_down(s: FootballState, box: FootballBox, first: bool) -> None:
    """FG-6.2: cards back to the hands and the down again; FG-9.5: a punt is repeated unless it is a first down.

    FG-3.6: after a fake both draw up to 8, for a field goal had cost a card (in rules 0.9 they did not).
    """
    if s.action == PUNT:
        s.fired |= FG_9_5
        if s.safety_punt:
            s.fired |= FG_9_4
            s.flagged = 0
            s.moved = 0
            line_up_punt(s, box)
            return
        next_snap(s)
        if not first:
            s.action = PUNT
            s.phase = FAKE_OFFENSE
        return
    if s.action == SNAP:
        return_card(s, box, OFFENSE_CARDS, s.offense_call - 1)
        return_card(s, box, DEFENSE_CARDS, s.defense_call - 1)
    faked = s.faked
    next_snap(s)
    if faked and not box.first_edition:
        fill_hands(s, box, NEXT_CALL)


@rule
def walk_off_return(s: FootballState, box: FootballBox) -> None:
    """FG-2.6, FG-9.7: added to the end of the return; from the goal line when it was a touchdown."""
    s.fired |= FG_6_4 | (FG_2_6 if s.action == KICKOFF_RETURN else FG_9_7)
    spot = max(0, return_spot(s))
    yards = PENALTY_YARDS[s.pen]
    if s.phase == FLAG_ON_OFFENSE:
        start_series(s, box, walked_back(spot, yards))
    else:
        start_series(s, box, walked_on(spot, yards))
