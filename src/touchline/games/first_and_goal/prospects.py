"""What a choice would come to, for whoever has to make it: the chance of a kick, the yards of a return, where a flag
leaves the ball.  Cards that nobody may see play no part in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NotRequired, TypedDict

from touchline.games.first_and_goal import rules
from touchline.games.first_and_goal.board import faces_of
from touchline.games.first_and_goal.data import mean
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.endings import half_is_over, scored
from touchline.games.first_and_goal.moves import (
    ACCEPT,
    CALL_FIELD_GOAL,
    DECLINE,
    EXTRA_POINT,
    KICK,
    ONSIDE,
    RETURN,
    RUN_OUT,
    STOP,
    word_of,
)
from touchline.games.first_and_goal.state import (
    BREAKAWAY_CHOICE,
    CALL,
    CATCH,
    FAKE_OFFENSE,
    FIELD_GOAL,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    GREEN,
    KICKOFF,
    OFFENSE_CARDS,
    PLAY_DIE,
    RECEIVE_KICK,
    RED,
    REFEREE,
    TEAM_DICE,
    THEN_TURNOVER,
    TRY,
    FootballBox,
    FootballState,
    T,
    X,
)


class Standing(TypedDict):
    """How it would stand then."""

    offense: int
    """The side that would have the ball."""
    ball: int
    """Yards to the goal that it attacks."""
    down: int
    to_gain: int
    goal_to_go: bool


class Prospect(TypedDict):
    """What a choice would come to."""

    chance: NotRequired[float]
    """That the kick brings what it is for."""
    yards: NotRequired[float]
    """What the dice of the return come to on average."""
    standing: NotRequired[Standing]
    scorer: NotRequired[int]
    """The side whose points would stand."""


def prospects(s: FootballState, box: FootballBox) -> dict[str, Prospect]:
    """By the move, as it is written; nothing where nothing is known in advance."""
    return {word_of(move, OFFENSE_CARDS): told for move, told in _told(s, box)}


def _told(s: FootballState, box: FootballBox) -> Iterator[tuple[int, Prospect]]:
    if s.phase in (FLAG_ON_DEFENSE, FLAG_ON_OFFENSE):
        yield from ((move, _after(s, box, move)) for move in (ACCEPT, DECLINE))
    elif s.phase == BREAKAWAY_CHOICE:
        yield STOP, _after(s, box, STOP)
    elif s.phase == CALL and not (s.trying or s.faked):
        yield CALL_FIELD_GOAL, {"chance": field_goal(s, box)}
    elif s.phase == FAKE_OFFENSE and s.action == FIELD_GOAL:
        yield KICK, {"chance": field_goal(s, box)}
    elif s.phase == TRY:
        yield EXTRA_POINT, {"chance": 1 - blocked(box)}
    elif s.phase == KICKOFF:
        yield ONSIDE, {"chance": onside(box, 1 - s.offense)}
    elif s.phase == RECEIVE_KICK and not box.d20_kicks:
        yield RUN_OUT, {"yards": carried(box, s.offense, box.kickoff_return_dice)}
    elif s.phase == CATCH and not box.d20_kicks:
        yield RETURN, {"yards": carried(box, s.offense, box.punt_return_dice)}


def _after(s: FootballState, box: FootballBox, move: int) -> Prospect:
    """One step ahead, as far as no die decides about it."""
    after = s.copy()
    rules.play(after, box, move)
    for side in range(2):
        if scored(s, after, side):
            return {"scorer": side}
    if half_is_over(s, after):
        return {}
    # a burn is still to be decided before the ball changes hands
    lost = after.then == THEN_TURNOVER and after.offense == s.offense
    ball = GOAL_TO_GOAL - after.y if lost else after.y
    to_gain = min(ball, box.first_down_yards) if lost else after.to_gain
    return {
        "standing": {
            "offense": 1 - after.offense if lost else after.offense,
            "ball": ball,
            "down": 1 if lost else after.down,
            "to_gain": to_gain,
            "goal_to_go": to_gain == ball,
        }
    }


def field_goal(s: FootballState, box: FootballBox) -> float:
    """FG-9.3: not blocked, and the kicker's dice reach the goal line; neither side fakes."""
    reached = [total >= s.y for total in totals(box, s.offense, box.field_goal_dice)]
    return (1 - blocked(box)) * mean(reached)


def blocked(box: FootballBox) -> float:
    """FG-9.1, FG-9.3: both white dice show X."""
    return mean([face == X for face in _white(box, PLAY_DIE)]) * mean([face == X for face in _white(box, REFEREE)])


def onside(box: FootballBox, kicker: int) -> float:
    """FG-2.7: far enough, and a T on one of the white dice."""
    far = mean([total >= box.onside_needs for total in totals(box, kicker, box.onside_dice)])
    neither = mean([face != T for face in _white(box, PLAY_DIE)]) * mean([face != T for face in _white(box, REFEREE)])
    return far * (1 - neither)


def carried(box: FootballBox, side: int, dice: int) -> float:
    """The average of some coloured dice of a side together."""
    return sum(map(mean, coloured(box, side, dice)))


def totals(box: FootballBox, side: int, dice: int) -> Iterator[int]:
    """What some coloured dice of a side come to, each throw once."""
    return map(sum, product(*coloured(box, side, dice)))


def coloured(box: FootballBox, side: int, dice: int) -> list[list[int]]:
    """The faces of some coloured dice of a side, die by die."""
    return [faces_of(box, side * TEAM_DICE + die - RED) for die in range(RED, GREEN + 1) if dice & (1 << die)]


def _white(box: FootballBox, die: int) -> list[int]:
    return faces_of(box, 2 * TEAM_DICE + die - PLAY_DIE)
