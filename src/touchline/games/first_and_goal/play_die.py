"""The play die on a snap or a return: broken up, breakaway, turnover, flag (FG-5)."""

from __future__ import annotations

from touchline.games.first_and_goal.dice import PLAY_BIT, REFEREE_BIT, rolled, throw, throw_white
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, dead_at
from touchline.games.first_and_goal.ids import (
    FG_1_5,
    FG_2_6,
    FG_3_4,
    FG_3_5,
    FG_5_1,
    FG_5_2,
    FG_5_3,
    FG_5_4,
    FG_5_5,
    FG_5_6,
    FG_5_7,
    FG_5_8,
    FG_9_5,
    FG_9_7,
)
from touchline.games.first_and_goal.kicks import PENALTY_ROLL, punt_lands, punt_recovered
from touchline.games.first_and_goal.moves import STOP
from touchline.games.first_and_goal.returns import (
    d20_run_out,
    return_dice,
    return_ends,
    return_spot,
    return_stopped,
)
from touchline.games.first_and_goal.scoring import defense_touchdown, play_ends, safety, try_ends
from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    BREAKAWAY,
    BREAKAWAY_CHOICE,
    FLAG_DICE,
    KICKOFF_RETURN,
    NO_BLACK,
    PLAYS,
    PUNT,
    RECOVERY_DICE,
    REROLL_DICE,
    SNAP,
    THEN_TURNOVER,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    P,
    T,
    X,
)
from touchline.kernel.rule import rule

BREAKAWAYS_TO_SCORE = 3
"""FG-5.7: three in a row and nobody catches him."""


@rule
def is_run(s: FootballState, box: FootballBox) -> bool:
    """FG-1.4: whether the offense called a run."""
    return box.is_run[s.offense_call - 1] == 1


@rule
def roll_snap(s: FootballState, box: FootballBox, phase: int) -> None:
    """FG-1.5, FG-3.4, FG-7.5: the dice of the two cards, and the play die; a faked kick spares the black one."""
    s.fired |= FG_1_5 | FG_3_4
    pair = (s.offense_call - 1) * PLAYS + s.defense_call - 1
    throw(s, phase, s.offense, box.matchup_dice[pair] | PLAY_BIT, 0 if s.faked else box.matchup_black[pair])


@rule
def snap_dice(s: FootballState, box: FootballBox) -> None:
    """FG-5: the first roll of a play from scrimmage."""
    s.fired |= FG_3_5
    s.moved = rolled(s)
    if s.icon == X:
        broken_up(s, box)
        play_ends(s, box)
    else:
        special_effect(s, box)


@rule
def broken_up(s: FootballState, box: FootballBox) -> None:
    """FG-5.1: coloured dice count nothing, black still does, unless all is broken; FG-5.6: a run only loses three."""
    s.fired |= FG_5_1
    s.spoiled = 1
    if box.advanced_broken_plays and is_run(s, box):
        s.fired |= FG_5_6
        s.moved += box.broken_run_yards
    else:
        s.moved = 0 if s.low == NO_BLACK or box.broken_all else s.low


@rule
def first_return_dice(s: FootballState, box: FootballBox) -> None:
    """FG-2.6, FG-9.7, FG-9.8: the first roll of a return."""
    if box.d20_kicks and s.action == KICKOFF_RETURN:
        d20_run_out(s, box)
    elif not return_stopped(s, box):
        s.moved = s.gain
        special_effect(s, box)


@rule
def special_effect(s: FootballState, box: FootballBox) -> None:
    """FG-5.2 to FG-5.5: what the play die does when it is not an X."""
    if s.icon == BREAKAWAY:
        s.streak = 1
        breakaway(s, box)
    elif s.icon == T:
        s.fired |= FG_5_3
        dice = REFEREE_BIT
        if is_carried_back(s, box):
            s.fired |= FG_5_8
            dice = PENALTY_ROLL
        throw_white(s, TURNOVER_DICE, dice)
    elif s.icon == P:
        s.fired |= FG_5_4
        throw_white(s, FLAG_DICE, PENALTY_ROLL)
    else:
        s.fired |= FG_5_5
        ball_is_dead(s, box)


# ---- breakaways


@rule
def breakaway(s: FootballState, box: FootballBox) -> None:
    """FG-5.2, FG-5.7: a touchdown at once, or reroll, before which the runner may go down on a loss."""
    s.fired |= FG_5_2
    if box.breakaway_touchdown and s.streak == BREAKAWAYS_TO_SCORE:
        s.fired |= FG_5_7
        s.moved = s.y
    if s.moved >= s.y:
        ball_is_dead(s, box)
    elif may_go_down(s, box):
        s.phase = BREAKAWAY_CHOICE
    else:
        reroll(s, box)


@rule
def may_go_down(s: FootballState, box: FootballBox) -> bool:
    """FG-5.2: with a loss so far, or as ``breakaway_stop`` says after a reroll that lost yards itself."""
    if box.stop_after_reroll:
        return s.streak > 1 and rolled(s) < 0
    return s.moved < 0


@rule
def reroll(s: FootballState, box: FootballBox) -> None:
    """FG-5.2: all the same dice again, black included."""
    if s.action == SNAP:
        roll_snap(s, box, REROLL_DICE)
    else:
        throw(s, REROLL_DICE, s.offense, return_dice(s, box), 0)


@rule
def stop_or_run_on(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-5.2: the runner goes down, or runs on."""
    s.fired |= FG_5_2
    if move == STOP:
        ball_is_dead(s, box)
    else:
        reroll(s, box)


@rule
def reroll_dice(s: FootballState, box: FootballBox) -> None:
    """FG-5.2: move again; only another BREAKAWAY has an effect."""
    s.fired |= FG_5_2
    s.moved += rolled(s)
    if s.icon == BREAKAWAY:
        s.streak += 1
        breakaway(s, box)
    else:
        ball_is_dead(s, box)


@rule
def ball_is_dead(s: FootballState, box: FootballBox) -> None:
    """FG-3.5: the yards stand, whatever they were rolled for."""
    if s.action == PUNT:
        punt_lands(s, box)
    elif s.action < PUNT:
        play_ends(s, box)
    else:
        return_ends(s, box)


# ---- turnovers


@rule
def ball_is_lost(s: FootballState, box: FootballBox) -> bool:
    """FG-5.3: referee T; FG-5.8: on a pass the second icon too."""
    if s.action == SNAP and box.advanced_turnovers and not is_run(s, box):
        return (box.interception_referee >> s.ref) & 1 == 1 or (box.interception_penalty >> s.pen) & 1 == 1
    return s.ref == T


@rule
def turnover_dice(s: FootballState, box: FootballBox) -> None:
    """FG-5.3: move, then the referee: T turns the ball over before anything is scored."""
    s.fired |= FG_5_3
    if not ball_is_lost(s, box):
        ball_is_dead(s, box)
    elif s.action == SNAP:
        turnover(s, box)
    elif s.action == PUNT:
        s.fired |= FG_9_5
        punt_recovered(s, box)
    else:
        s.fired |= FG_2_6 if s.action == KICKOFF_RETURN else FG_9_7
        lost_at(s, box, return_spot(s))


@rule
def turnover(s: FootballState, box: FootballBox) -> None:
    """FG-5.3: at the spot; behind the own goal line a safety, with ``end_zone_turnover`` the defense's touchdown."""
    spot = s.y - s.moved
    s.spoiled = 1
    if s.trying:
        try_ends(s, box, False)
    elif spot < GOAL_TO_GOAL:
        lost_at(s, box, spot)
    elif box.end_zone_touchdown:
        defense_touchdown(s)
    else:
        safety(s)


@rule
def lost_at(s: FootballState, box: FootballBox, spot: int) -> None:
    """FG-5.3, FG-2.6: the other side's ball, in its own end zone a touchback; FG-5.8: and it is carried back."""
    s.then = THEN_TURNOVER
    s.phase = AFTER_PLAY
    dead_at(s, box, spot if spot > 0 else box.touchback_spot)
    if spot > 0 and is_carried_back(s, box):
        s.fired |= FG_5_8
        throw(s, RECOVERY_DICE, 1 - s.offense, box.recovery_dice, 1)


@rule
def is_carried_back(s: FootballState, box: FootballBox) -> bool:
    """FG-5.8: on plays from scrimmage and on returns (in rules 0.9 not on those)."""
    return box.advanced_turnovers == 1 and (s.action == SNAP or not box.first_edition)


@rule
def recovery_dice(s: FootballState, box: FootballBox) -> None:
    """FG-5.8: red and black carry the ball the recovering side's way."""
    s.fired |= FG_5_8
    spot = s.y + rolled(s)
    if spot >= GOAL_TO_GOAL:
        defense_touchdown(s)
        return
    dead_at(s, box, spot if spot > 0 else box.touchback_spot)
    s.phase = AFTER_PLAY
