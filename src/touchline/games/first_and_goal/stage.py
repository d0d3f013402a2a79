"""What is being played: a down, or what there is instead of one."""

from __future__ import annotations

from typing import Literal

from touchline.games.first_and_goal.state import (
    BOUNCE_DICE,
    CATCH,
    COIN_CALL,
    DRAW,
    EXTRA_POINT_DICE,
    KICKOFF,
    KICKOFF_RETURN,
    NEXT_CATCH,
    NEXT_DRAWN_TRY,
    NEXT_KICKOFF,
    NEXT_OPENING,
    NEXT_TRY,
    ONSIDE_DICE,
    OVER_PHASE,
    PUNT_DICE,
    PUNT_RETURN,
    RECEIVE_KICK,
    SQUIB_DICE,
    THEN_DEFENSE_TRY,
    THEN_KICKOFF,
    THEN_SAFETY_PUNT,
    THEN_TRY,
    TOSS,
    TOSS_CHOICE,
    TRY,
    FootballState,
)

Stage = Literal["toss", "kick-off", "return", "punt", "down", "try", "two-points", "over"]

BY_PHASE: dict[int, Stage] = {
    COIN_CALL: "toss",
    TOSS: "toss",
    TOSS_CHOICE: "toss",
    KICKOFF: "kick-off",
    RECEIVE_KICK: "kick-off",
    ONSIDE_DICE: "kick-off",
    SQUIB_DICE: "kick-off",
    PUNT_DICE: "punt",
    BOUNCE_DICE: "punt",
    CATCH: "punt",
    TRY: "try",
    EXTRA_POINT_DICE: "try",
    OVER_PHASE: "over",
}
AFTER_THE_CARDS: dict[int, Stage] = {
    NEXT_OPENING: "kick-off",
    NEXT_KICKOFF: "kick-off",
    NEXT_CATCH: "punt",
    NEXT_TRY: "try",
    NEXT_DRAWN_TRY: "try",
}
"""Cards are drawn for it."""
AFTER_THE_PLAY: dict[int, Stage] = {
    THEN_TRY: "try",
    THEN_DEFENSE_TRY: "try",
    THEN_KICKOFF: "kick-off",
    THEN_SAFETY_PUNT: "punt",
}
"""The play is over but for the clock, and no down follows it."""
RETURNS = (KICKOFF_RETURN, PUNT_RETURN)


def stage(s: FootballState) -> Stage:
    """FG-2.3, FG-9: where no down is played there is no line to gain either.

    >>> stage(FootballState.from_position("phase=kickoff")), stage(FootballState.from_position("phase=call"))
    ('kick-off', 'down')
    """
    if s.trying:
        return "two-points"
    if s.phase in BY_PHASE:
        return BY_PHASE[s.phase]
    if s.phase == DRAW:
        return AFTER_THE_CARDS.get(s.next, "down")
    if s.action in RETURNS:
        return "return"
    return AFTER_THE_PLAY.get(s.then, "down")
