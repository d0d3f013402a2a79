"""Where a step of the play-by-play leaves things: points, a first down, the next down, the ball over."""

from __future__ import annotations

from touchline.games.first_and_goal.scoring import SAFETY_POINTS
from touchline.games.first_and_goal.state import (
    KICKOFF_RETURN,
    OVER_PHASE,
    PUNT,
    THEN_TURNOVER,
    FootballState,
)
from touchline.games.first_and_goal.terms import Teams, at, down_and_distance
from touchline.kernel.message import Argument, Message

TWO_POINTS = 2


def half_is_over(before: FootballState, after: FootballState) -> bool:
    """Whether a step ended the half or the game, so that its down and distance are no more."""
    return after.half != before.half or after.phase == OVER_PHASE


def scored(before: FootballState, after: FootballState, side: int) -> int:
    """Points of a side in this step."""
    return after.score[side] - before.score[side]


def next_down(after: FootballState) -> Message:
    """The down that follows, and where."""
    return Message("fg-next-down", down=down_and_distance(after), at=at(after.y))


def short_on_fourth(defense: Argument) -> Message:
    """FG-4.2: the ball is the other side's."""
    return Message("fg-short-on-fourth", who=defense)


def points(before: FootballState, after: FootballState, teams: Teams) -> Message | None:
    """Points of this step, shouted."""
    offense, defense = before.offense, 1 - before.offense
    if scored(before, after, defense):
        safety = scored(before, after, defense) == SAFETY_POINTS
        return Message("fg-safety" if safety else "fg-touchdown", who=teams[defense])
    if not scored(before, after, offense):
        return None
    if before.trying and scored(before, after, offense) == TWO_POINTS:
        return Message("fg-two-good")
    return Message("fg-touchdown", who=teams[offense])


def after_play(before: FootballState, after: FootballState, teams: Teams) -> list[Message]:
    """Where a snap left things."""
    shout = points(before, after, teams)
    if shout is not None:
        return [shout]
    if before.trying:
        return [Message("fg-try-no-good")]
    if half_is_over(before, after):
        return []
    if after.then == THEN_TURNOVER or after.offense != before.offense:
        return [short_on_fourth(teams[1 - before.offense])]
    if after.down == 1 and after.y != before.y:
        return [Message("fg-first-down", at=at(after.y))]
    return [next_down(after)]


def after_down(before: FootballState, after: FootballState, teams: Teams) -> list[Message]:
    """Where a sneak or a kneel left things."""
    offense, defense = before.offense, 1 - before.offense
    if scored(before, after, offense):
        return [Message("fg-in-touchdown", who=teams[offense])]
    if scored(before, after, defense):
        return [Message("fg-in-end-zone-safety", who=teams[defense])]
    if half_is_over(before, after):
        return []
    if after.offense != before.offense:
        return [short_on_fourth(teams[defense])]
    if after.down == 1:
        return [Message("fg-first-down", at=at(after.y))]
    return [next_down(after)]


def dead_ball(before: FootballState, after: FootballState, moved: int, teams: Teams) -> Message:
    """Where a punt or a return of ``moved`` yards ended."""
    offense, defense = teams[before.offense], teams[1 - before.offense]
    if scored(before, after, 1 - before.offense):
        return Message("fg-punt-safety", who=defense)
    if scored(before, after, before.offense):
        return Message("fg-all-the-way", who=offense)
    if before.action == PUNT:
        told = "fg-punt-touchback" if moved >= before.y else "fg-punt"
        return Message(told, yards=moved, who=defense, at=at(after.y))
    down = down_and_distance(after)
    if before.action == KICKOFF_RETURN and moved <= 0:
        return Message("fg-no-way-out", down=down, who=offense, at=at(after.y))
    return Message("fg-returned", yards=max(0, moved), down=down, who=offense, at=at(after.y))
