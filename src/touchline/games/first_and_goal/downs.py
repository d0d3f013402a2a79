"""Downs and the line to gain (FG-2.9, FG-4)."""

from __future__ import annotations

from touchline.games.first_and_goal.ids import FG_2_9, FG_4_1, FG_4_2
from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    CALL,
    NO_ACTION,
    NO_BLACK,
    NO_DIE,
    NO_ICON,
    NO_PENALTY,
    THEN_SNAP,
    THEN_TURNOVER,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule

GOAL_TO_GOAL = 100


@rule
def clear_play(s: FootballState) -> None:
    """Dice and cards of the last play are put away."""
    s.action = NO_ACTION
    s.offense_call = 0
    s.defense_call = 0
    s.tabled = 0
    s.stopped = 0
    s.faked = 0
    s.safety_punt = 0
    s.bonus = 0
    s.flagged = 0
    s.spoiled = 0
    s.no_return = 0
    s.streak = 0
    s.moved = 0
    s.spent[0] = 0
    s.spent[1] = 0
    s.then = THEN_SNAP
    clear_dice(s)


@rule
def clear_dice(s: FootballState) -> None:
    """No dice on the table."""
    s.die = NO_DIE
    s.pending = 0
    s.blacks = 0
    s.roller = 0
    s.gain = 0
    s.low = NO_BLACK
    s.icon = NO_ICON
    s.ref = NO_ICON
    s.pen = NO_PENALTY


@rule
def first_down(s: FootballState, box: FootballBox) -> None:
    """FG-2.9: first and ten; within ten of the goal the goal line is the line to gain."""
    s.fired |= FG_2_9
    s.down = 1
    s.to_gain = min(box.first_down_yards, s.y)


@rule
def dead_at(s: FootballState, box: FootballBox, spot: int) -> None:
    """Where the ball lies when no downs count: before it goes over, on a return, after a touchdown."""
    s.y = spot
    s.down = 1
    s.to_gain = min(box.first_down_yards, spot)


@rule
def start_series(s: FootballState, box: FootballBox, spot: int) -> None:
    """FG-2.9: first and ten at a spot, with the cards at hand."""
    s.y = spot
    first_down(s, box)
    clear_play(s)
    s.phase = CALL


@rule
def next_snap(s: FootballState) -> None:
    """A new snap with the cards at hand: nothing was drawn for."""
    clear_play(s)
    s.phase = CALL


@rule
def advance(s: FootballState, box: FootballBox) -> None:
    """FG-4.1, FG-4.2: a first down, the next down, or the other side's ball after the fourth."""
    s.fired |= FG_4_1
    s.y -= s.moved
    if s.moved >= s.to_gain:
        first_down(s, box)
    else:
        s.to_gain -= s.moved
        if s.down == 4:
            s.fired |= FG_4_2
            s.then = THEN_TURNOVER
        else:
            s.down += 1
    s.phase = AFTER_PLAY
