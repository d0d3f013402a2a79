"""Long Ball for analysts: who begins, and two policies quick enough for millions of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from long_ball.rules import LONG, PRESS, SHORT, SHOT, to_goal
from long_ball.state import SHAPE
from touchline.kernel.message import Message
from touchline.kernel.rule import rule
from touchline.lab.sheets import Sheet


@rule
def kicks_off(s: Any, box: Any, seat: int) -> int:
    """LB-1.1: the first side."""
    return 0


@rule
def rusher(s: Any, box: Any, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Presses, shoots as soon as it may, and hits it long until then."""
    if s.phase == SHAPE:
        return PRESS
    return SHOT if to_goal(s) < 3 else LONG


@rule
def passer(s: Any, box: Any, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Drops back, and passes short into the last zone before it shoots."""
    if s.phase == SHAPE:
        return moves[0]
    return SHORT if to_goal(s) > 0 else SHOT


SHEET = Sheet(
    first=kicks_off,
    first_means=Message("lb-went-first"),
    policies={"rusher": rusher, "passer": passer},
    strongest="passer",
    offense="side",
)
