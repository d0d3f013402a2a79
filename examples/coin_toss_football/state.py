"""What there is to know about a game of Coin Toss Football."""

from typing import NamedTuple

from touchline.kernel.state import State, cell, cells

PHASES = ("choose", "coin", "die", "over")
CHOOSE, COIN, DIE, OVER_PHASE = range(len(PHASES))


class TossState(State):
    """One position."""

    phase: int = cell(names=PHASES)
    """What is due: a choice, the coin, the die."""
    score: list[int] = cells(2, high=99)
    """Points of each seat."""
    turn: int = cell(high=99)
    """Turns taken by both sides."""


class TossBox(NamedTuple):
    """What is agreed before the match."""

    turns: int
