"""What there is to know about a game of Football Darts, and the box it comes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from touchline.kernel.state import State, cell, cells

Phase = Literal[
    "toss",
    "choice",
    "call",
    "throw",
    "field-goal",
    "punt",
    "try",
    "pat",
    "two-points",
    "cushion-call",
    "cushion",
    "over",
]
"""What is due."""
PHASES: tuple[Phase, ...] = get_args(Phase)
(
    TOSS,
    CHOICE,
    CALL,
    THROW,
    FIELD_GOAL,
    PUNT,
    TRY,
    PAT,
    TWO_POINTS,
    CUSHION_CALL,
    CUSHION,
    OVER_PHASE,
) = range(len(PHASES))


class DartsState(State):
    """One position of Football Darts."""

    phase: int = cell(names=PHASES)
    """What is due: a coin, a choice, a dart."""
    score: list[int] = cells(2, high=9999)
    """Points of each seat."""
    offense: int = cell(high=1)
    """The seat that is throwing (or, at the toss, the seat that won it)."""
    pos: int = cell(30, low=1, high=100)
    """Yards from the offense's own goal line; 100 only while a try is due."""
    dart: int = cell(1, low=1, high=4)
    """The dart to be thrown, 1..4."""
    drive: int = cell(1, low=1, high=32000)
    """Drives from 1; 1..16 in normal time."""
    quarter: int = cell(1, low=1, high=8000)
    """1..4; overtime periods are 5, 6, …"""
    first: int = cell(high=1)
    """Who received first: in Q1, and again in the first overtime period."""
    aim: int = cell(high=32000)
    """Index of the aim of the dart in the air, when darts are simulated."""


class DartsBox(NamedTuple):
    """What is agreed before the match: options, and the throwers when darts are simulated."""

    start_spot: int
    safety_spot: int
    cap_never_helps_punter: int
    bounce_out_rethrow: int
    cushion_dart: int
    two_point_ring: int
    inner_bull_yards: int
    """0: a touchdown from anywhere."""
    overtime_punts_only: int
    """FD-1.4: only a punt moves the start of the next drive in overtime."""
    bounce_asks_anew: int
    """FD-6.1: in matches of version 0.9 a dart that bounced out was declared again."""
    aims: int
    """How many points may be aimed at; 0 when real darts are entered."""
    odds: Sequence[int]
    """For simulated darts: weight of every bed, by seat, aim and bed."""
