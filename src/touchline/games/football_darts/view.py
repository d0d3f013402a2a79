"""Football Darts as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from touchline.games.football_darts.state import PHASES, DartsState, Phase
from touchline.games.football_darts.text import spot_text


class FootballDartsView(TypedDict):
    """Football Darts: a field of 100 yards, four darts a drive."""

    phase: Phase
    """What is due: a coin, a choice, a dart."""
    score: list[int]
    """By side."""
    offense: int
    """The side that throws; at the toss, the side that won it."""
    pos: int
    """Yards from the offense's own goal line; 100 only while a try is due."""
    spot: str
    """The same as it is spoken: ``OWN 45``, ``50``, ``OPP 10``, ``GOAL``."""
    needed: int
    """Yards to the goal."""
    dart: int
    """The dart to be thrown, 1 to 4."""
    drive: int
    """From 1, both sides' together; 1 to 16 in normal time."""
    quarter: int
    """1 to 4; overtime periods are 5, 6, …"""
    first: int
    """The side that received first: in the first quarter, and again in the first overtime period."""
    aim: int
    """With simulated darts: the number of the point that the dart in the air is aimed at."""
    position: NotRequired[str]
    """The position in one line."""


def everything(s: DartsState) -> FootballDartsView:
    """The whole state, named."""
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "offense": s.offense,
        "pos": s.pos,
        "spot": spot_text(s.pos) if s.pos < 100 else "GOAL",
        "needed": 100 - s.pos,
        "dart": s.dart,
        "drive": s.drive,
        "quarter": s.quarter,
        "first": s.first,
        "aim": s.aim,
    }
