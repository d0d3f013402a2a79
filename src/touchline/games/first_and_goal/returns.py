"""Returns of kickoffs and punts (FG-2.4 to FG-2.6, FG-9.7, FG-9.8)."""

from __future__ import annotations

from touchline.games.first_and_goal.dice import D20_BIT, PLAY_BIT, throw
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, clear_play, dead_at, start_series
from touchline.games.first_and_goal.ids import FG_2_3, FG_2_4, FG_2_5, FG_2_6, FG_9_7, FG_9_8
from touchline.games.first_and_goal.moves import RETURN, RUN_OUT
from touchline.games.first_and_goal.scoring import touchdown
from touchline.games.first_and_goal.state import (
    KICKOFF_RETURN,
    PUNT_RETURN,
    RETURN_DICE,
    FootballBox,
    FootballState,
    X,
)
from touchline.kernel.rule import rule

D20_AGAIN = 20
"""FG-9.8: the roll of a kickoff that is rolled again and added."""


@rule
def touchback(s: FootballState, box: FootballBox) -> None:
    """FG-2.3: first and ten at the own 20."""
    start_series(s, box, GOAL_TO_GOAL - box.touchback_spot)


@rule
def return_dice(s: FootballState, box: FootballBox) -> int:
    """FG-2.4, FG-9.7: the dice of a return, play die included (FG-9.8: a d20 instead)."""
    if s.action == KICKOFF_RETURN:
        return D20_BIT if box.d20_kicks else box.kickoff_return_dice | PLAY_BIT
    return (D20_BIT if box.d20_kicks else box.punt_return_dice) | PLAY_BIT


@rule
def receive_kickoff(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-2.3: a touchback, or the ball is run out from the own goal line (FG-9.8: from the 10)."""
    s.fired |= FG_2_3
    if move != RUN_OUT:
        touchback(s, box)
        return
    s.fired |= FG_2_4
    start = GOAL_TO_GOAL
    if box.d20_kicks:
        s.fired |= FG_9_8
        start -= box.d20_kickoff_spot
    dead_at(s, box, start)
    s.action = KICKOFF_RETURN
    throw(s, RETURN_DICE, s.offense, return_dice(s, box), 0)


@rule
def catch_punt(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-9.7: a fair catch, or a return with green and play die."""
    s.fired |= FG_9_7
    clear_play(s)
    if move != RETURN:
        start_series(s, box, s.y)
        return
    s.action = PUNT_RETURN
    throw(s, RETURN_DICE, s.offense, return_dice(s, box), 0)


@rule
def d20_run_out(s: FootballState, box: FootballBox) -> None:
    """FG-9.8: on 20 roll again and add; a second 20 is a touchdown."""
    s.fired |= FG_9_8
    s.moved += s.gain
    if s.gain == D20_AGAIN:
        s.streak += 1
        if s.streak == 1:
            throw(s, RETURN_DICE, s.offense, D20_BIT, 0)
            return
        s.moved = s.y
    return_ends(s, box)


@rule
def return_stopped(s: FootballState, box: FootballBox) -> bool:
    """FG-2.5, FG-2.6, FG-9.7: an X, or no yards on a kickoff: whether the first roll ended the return."""
    if s.action == KICKOFF_RETURN:
        if s.icon == X or s.gain <= 0:
            s.fired |= FG_2_5 if s.icon == X else FG_2_6
            touchback(s, box)
            return True
    elif s.icon == X:
        s.fired |= FG_9_7
        s.moved = 0
        return_ends(s, box)
        return True
    return False


@rule
def return_spot(s: FootballState) -> int:
    """FG-9.7: where the return ended; a punt return that loses ground stays where it was caught."""
    if s.action == PUNT_RETURN and s.moved < 0:
        return s.y
    return s.y - s.moved


@rule
def return_ends(s: FootballState, box: FootballBox) -> None:
    """FG-2.6: touchdown, touchback, or first and ten where the runner is down."""
    s.fired |= FG_2_6 if s.action == KICKOFF_RETURN else FG_9_7
    spot = return_spot(s)
    if spot <= 0:
        dead_at(s, box, box.try_spot)
        touchdown(s)
    elif s.action == KICKOFF_RETURN and s.moved <= 0:
        touchback(s, box)
    else:
        start_series(s, box, spot)
