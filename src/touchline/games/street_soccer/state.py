"""What there is to know about a game of Street Soccer, and the box it comes in."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from touchline.games.street_soccer.squares import NOWHERE, SQUARE_TEXTS
from touchline.kernel.state import State, cell, cells

Phase = Literal[
    "set-up",
    "yellow-die",
    "red-die",
    "kick-off",
    "roll",
    "move",
    "restart",
    "restart-roll",
    "restart-kick",
    "over",
]
"""What is due."""
PHASES: tuple[Phase, ...] = get_args(Phase)
(
    SET_UP,
    YELLOW_DIE,
    RED_DIE,
    KICK_OFF,
    ROLL,
    MOVE,
    RESTART,
    RESTART_ROLL,
    RESTART_KICK,
    OVER_PHASE,
) = range(len(PHASES))

YELLOW, RED = range(2)
TEAMS = ("yellow", "red")
NOBODY = 2
"""In ``restart`` and ``last``: neither team."""
TEAM_OR_NOBODY = (*TEAMS, "nobody")

FIGURES = 5
"""SS-1.1: figures a side, the goalie first."""
NORMAL_TIME, EXTRA_TIME = 25, 10
"""SS-5.3: minutes."""
LAST_MINUTE = NORMAL_TIME + EXTRA_TIME

PLACES = (*SQUARE_TEXTS, "-")
"""Where a figure or the ball can be, as written in a position; ``-`` is nowhere."""


class SoccerState(State):
    """One position of Street Soccer."""

    phase: int = cell(names=PHASES)
    """What is due: a placement, a die, a move, a kick."""
    figures: list[int] = cells(2 * FIGURES, NOWHERE, names=PLACES)
    """The squares of yellow's five, then of red's five; each goalie first."""
    ball: int = cell(NOWHERE, names=PLACES)
    """The square of the ball; nowhere before the kick-off and between a goal and the restart."""
    turn: int = cell(YELLOW, names=TEAMS)
    """The team whose turn it is."""
    die: int = cell(high=6)
    """The roll in force; 0: none.  At the kick-off the difference, before it yellow's roll."""
    minute: int = cell(1, low=1, high=LAST_MINUTE)
    """SS-5.3: the minute being played; from 26 on the next goal wins."""
    first: int = cell(YELLOW, names=TEAMS)
    """SS-2.3: the team that won the kick-off and goes first in every minute."""
    score: list[int] = cells(2, high=2 * LAST_MINUTE)
    """Goals of each team."""
    restart: int = cell(NOBODY, names=TEAM_OR_NOBODY)
    """SS-5.2: the team that conceded and has not restarted yet."""
    last: int = cell(NOBODY, names=TEAM_OR_NOBODY)
    """SS-5.3: the team that scored last."""


class SoccerBox(NamedTuple):
    """What is agreed before the match."""

    alternate_placement: int
    """SS-2.1: the coaches place 1-2-2-2-2-1 instead of five each."""
    up_to_die: int
    """SS-3.2: a figure may walk fewer squares than the die shows."""
    yellow_area: int
    """SS-6.2: yellow's penalty area, as a set of the left half of the board."""
    red_area: int
    """SS-6.2: red's penalty area, as a set of the right half of the board."""
    enclosure_counts: int
    """SS-6.3: nobody encloses the ball with fewer than three edges; 0 in matches of version 0.9."""
