"""What there is to know about a game of Long Ball."""

from typing import Literal, NamedTuple, get_args

from touchline.kernel.state import State, cell, cells

Phase = Literal["shape", "call", "die", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SHAPE, CALL, DIE, OVER_PHASE = range(len(PHASES))
ZONES, MIDDLE = 7, 4
MOST_ROLLS = 60


class LongBallState(State):
    """One position."""

    phase: int = cell(names=PHASES)
    """What is due: the shape of the defence, the call of the side with the ball, the die."""
    score: list[int] = cells(2, high=MOST_ROLLS)
    """Goals of each seat."""
    rolled: int = cell(high=MOST_ROLLS)
    """How often the die was rolled."""
    zone: int = cell(low=1, high=ZONES, default=MIDDLE)
    """Where the ball is, 1 before the first seat's goal, 7 before the second seat's."""
    side: int = cell(high=1)
    """The seat that has the ball."""
    pressed: int = cell(high=1)
    """Whether the defence presses."""
    call: int = cell(high=2)
    """What the ball is played for: a short pass, a long ball, a shot."""


class LongBallBox(NamedTuple):
    """What is agreed before the match."""

    half: int
    """Rolls of the die in each half."""
