"""What a dart has come to, or would, in a word: for the keys of a scorer and the odds of an aim."""

from __future__ import annotations

from typing import Literal

from touchline.games.football_darts import rules
from touchline.games.football_darts.state import OVER_PHASE, TOSS, TRY, DartsBox, DartsState

Upshot = Literal["touchdown", "points", "safety", "drive-over", "on"]
"""Six points and a try; points by a kick or a try; two for the others; the ball is lost; the drive goes on."""


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
    return "drive-over" if after.drive != before.drive or after.phase == OVER_PHASE else "on"
