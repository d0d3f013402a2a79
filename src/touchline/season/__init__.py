"""Seasons: teams, a schedule, standings, play-offs and a last match, kept in one file.

One mechanism for every game; what a game has of its own (who plays, how points are counted, what breaks a tie, who
goes through) it declares as ``parts.season``, a ``League``.
"""

from __future__ import annotations

from touchline.season.drawing_up import new_season
from touchline.season.fixtures import Fixture, Result
from touchline.season.league import Counting, League, PlayOffs, Shape, Team, league_of
from touchline.season.season import Season

__all__ = [
    "Counting",
    "Fixture",
    "League",
    "PlayOffs",
    "Result",
    "Season",
    "Shape",
    "Team",
    "league_of",
    "new_season",
]
