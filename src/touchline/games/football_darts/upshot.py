"""What a dart has come to, or would, in a word: for the keys of a scorer and the odds of an aim."""

from __future__ import annotations

from typing import Literal

from touchline.games.football_darts import rules
from touchline.games.football_darts.ids import FD_2_3, FD_2_4
from touchline.games.football_darts.state import (
    FIELD_GOAL,
    OVER_PHASE,
    PAT,
    TOSS,
    TRY,
    TWO_POINTS,
    DartsBox,
    DartsState,
)

Upshot = Literal["touchdown", "points", "safety", "interception", "bust", "missed", "drive-over", "on"]
"""Six points and a try; points by a kick or a try; two for the others; caught; past the goal line; a kick or a try that
brings nothing; the ball is lost otherwise; the drive goes on."""

KICKS = (FIELD_GOAL, PAT, TWO_POINTS)


def upshot(before: DartsState, after: DartsState, box: DartsBox) -> Upshot | None:
    """Of a dart; nothing of a coin or a call."""
    if before.phase == TOSS or rules.to_move(before, box) >= 0:
        return None
    thrower = before.offense
    if after.score[1 - thrower] > before.score[1 - thrower]:
        return "safety"
    if after.phase == TRY:
        return "touchdown"
    if after.score[thrower] > before.score[thrower]:
        return "points"
    if after.fired & FD_2_3:
        return "interception"
    if after.fired & FD_2_4:
        return "bust"
    if before.phase in KICKS:
        return "missed"
    return "drive-over" if after.drive != before.drive or after.phase == OVER_PHASE else "on"
