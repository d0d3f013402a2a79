"""What became of a play, in a word, for whoever shows it on the field."""

from __future__ import annotations

from typing import Literal

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.dice import FUMBLE, INCOMP, SACK, SCRAMBLE, SIDES, VIDEO
from touchline.games.pocket_gridiron.state import (
    CHASE,
    DEFENSE,
    END_ZONE,
    FIELD_GOAL,
    FLAG_DUE,
    FUMBLE_ROLL,
    INTERCEPT,
    PAT,
    RETURN,
    ROUTE_DUE,
    SACK_ROLL,
    SNAP,
    GridironBox,
    GridironState,
)
from touchline.games.pocket_gridiron.view import fate, hints

Upshot = Literal[
    "flagged",
    "through",
    "scored",
    "out",
    "stopped",
    "sacked",
    "incomplete",
    "fumbled",
    "intercepted",
    "good",
    "missed",
    "blocked",
]
"""A flag on the play; past the defense, and in the end zone or out of it; held, sacked, dropped, lost; a kick."""


def upshot(before: GridironState, after: GridironState, box: GridironBox, choice: int) -> Upshot | None:
    """What a die has decided about the play; nothing while it is open, and nothing for a decision."""
    if rules.to_move(before, box) >= 0:
        return None
    scored = after.score[before.offense] > before.score[before.offense]
    kind = box.kind[rules.die_due(before) * SIDES + choice]
    if before.phase == FIELD_GOAL:
        return "good" if scored else "missed"
    if before.phase == PAT:
        return "good" if scored else "blocked"
    if before.phase == END_ZONE:
        return "scored" if scored else "through" if kind == VIDEO else "out"
    if before.phase == DEFENSE:
        return _against_the_defense(before, box, choice)
    if before.phase == FLAG_DUE:
        return "flagged"
    if before.phase == RETURN or (before.phase == INTERCEPT and not after.route):
        return "intercepted"
    if _sacked(before, after, kind):
        return "sacked"
    if before.phase == ROUTE_DUE and kind == INCOMP:
        return "incomplete"
    if before.phase == FUMBLE_ROLL or (before.phase == ROUTE_DUE and kind == FUMBLE):
        return "fumbled"
    return None


def _against_the_defense(before: GridironState, box: GridironBox, face: int) -> Upshot | None:
    """PG-3.2: a second roll is made whatever the first has done, so the first decides nothing but a flag."""
    fell = fate(before, box, face)["fate"]
    if fell == "flag":
        return "flagged"
    if hints(before, box)["last_roll"]:
        return "through" if fell == "through" else "stopped"
    return None


def _sacked(before: GridironState, after: GridironState, kind: int) -> bool:
    """PG-3.5: by the roll for it, or by the third scramble of a play."""
    if before.phase in (SACK_ROLL, CHASE):
        return kind == SACK
    return before.phase == SNAP and kind == SCRAMBLE and after.phase != SACK_ROLL
