"""What is being played: a down, or what there is instead of one.

The tables are whole, so that a new phase is given its stage, too: one that stands in none of them is refused.
"""

from __future__ import annotations

from typing import Literal

from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    ANSWER,
    BLOCK_DICE,
    BOUNCE_DICE,
    BREAKAWAY_CHOICE,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    CALL,
    CATCH,
    COIN_CALL,
    DEFENSE_CALL,
    DISCARD_MORE,
    DRAW,
    EXTRA_POINT_DICE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL_CARD,
    FIELD_GOAL_DICE,
    FLAG_DICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    HAIL_MARY_DICE,
    KICKOFF,
    KICKOFF_RETURN,
    KNEEL_CARD,
    NEXT_CALL,
    NEXT_CATCH,
    NEXT_DRAWN_TRY,
    NEXT_EXCHANGED_CALL,
    NEXT_KICKOFF,
    NEXT_OPENING,
    NEXT_POSSESSION,
    NEXT_RESUMED_CALL,
    NEXT_ROLL,
    NEXT_SETTLE,
    NEXT_TIME_OUT_DEFENSE,
    NEXT_TRY,
    ONSIDE_DICE,
    OVER_PHASE,
    PUNT_CHOICE,
    PUNT_DICE,
    PUNT_RETURN,
    RECEIVE_KICK,
    RECOVERY_DICE,
    REROLL_DICE,
    RETURN_DICE,
    ROLL,
    SETTLE,
    SNAP_DICE,
    SNEAK_DICE,
    SQUIB_DICE,
    THEN_DEFENSE_TRY,
    THEN_KICKOFF,
    THEN_SAFETY_PUNT,
    THEN_SNAP,
    THEN_TRY,
    THEN_TURNOVER,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    TURNOVER_DICE,
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
"""Phases that belong to one stage alone."""
IN_ANY_PLAY = frozenset(
    {
        CALL,
        ANSWER,
        DEFENSE_CALL,
        DISCARD_MORE,
        BREAKAWAY_CHOICE,
        FLAG_ON_DEFENSE,
        FLAG_ON_OFFENSE,
        TIME_OUT_OFFENSE,
        TIME_OUT_DEFENSE,
        BURN_OFFER,
        BURN_STOP,
        BURN_TOP,
        BURN_HAND,
        FIELD_GOAL_CARD,
        KNEEL_CARD,
        FAKE_OFFENSE,
        FAKE_DEFENSE,
        PUNT_CHOICE,
        SNAP_DICE,
        REROLL_DICE,
        RETURN_DICE,
        TURNOVER_DICE,
        RECOVERY_DICE,
        FLAG_DICE,
        SNEAK_DICE,
        HAIL_MARY_DICE,
        BLOCK_DICE,
        FIELD_GOAL_DICE,
        AFTER_PLAY,
        SETTLE,
        ROLL,
    }
)
"""Phases of a down and of a return alike: what the dice are rolled for, and what follows the play, tells them apart."""
AFTER_THE_CARDS: dict[int, Stage] = {
    NEXT_CALL: "down",
    NEXT_EXCHANGED_CALL: "down",
    NEXT_RESUMED_CALL: "down",
    NEXT_POSSESSION: "down",
    NEXT_OPENING: "kick-off",
    NEXT_KICKOFF: "kick-off",
    NEXT_CATCH: "punt",
    NEXT_TRY: "try",
    NEXT_TIME_OUT_DEFENSE: "down",
    NEXT_SETTLE: "down",
    NEXT_DRAWN_TRY: "try",
    NEXT_ROLL: "down",
}
"""Cards are drawn for it."""
AFTER_THE_PLAY: dict[int, Stage] = {
    THEN_SNAP: "down",
    THEN_TURNOVER: "down",
    THEN_TRY: "try",
    THEN_DEFENSE_TRY: "try",
    THEN_KICKOFF: "kick-off",
    THEN_SAFETY_PUNT: "punt",
}
"""The play is over but for the clock, and this follows it."""
RETURNS = (KICKOFF_RETURN, PUNT_RETURN)


def stage(s: FootballState) -> Stage:
    """FG-2.3, FG-9: where no down is played there is no line to gain either.

    >>> stage(FootballState.from_position("phase=kickoff")), stage(FootballState.from_position("phase=call"))
    ('kick-off', 'down')
    """
    if s.trying:
        return "two-points"
    if s.phase == DRAW:
        return AFTER_THE_CARDS[s.next]
    if s.phase not in IN_ANY_PLAY:
        return BY_PHASE[s.phase]
    return "return" if s.action in RETURNS else AFTER_THE_PLAY[s.then]
