"""What there is to know about a game of Pocket Gridiron, and the box it comes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from touchline.games.pocket_gridiron.dice import CARRIERS, SIDES
from touchline.kernel.state import State, cell, cells

Phase = Literal[
    "toss",
    "snap",
    "route",
    "defense",
    "sack",
    "chase",
    "fumble",
    "pat",
    "end-zone",
    "field-goal",
    "intercept",
    "decoy",
    "return",
    "flag",
    "cards",
    "call",
    "set-play",
    "audible",
    "def-penalty",
    "try",
    "off-penalty",
    "over",
]
"""What is due.  The order tells the die and the decider: white from ``defense`` to ``pat``, black from
``end-zone`` to ``return``, decisions from ``cards`` on, the defense's alone being ``off-penalty``."""
PHASES: tuple[Phase, ...] = get_args(Phase)
(
    TOSS,
    SNAP,
    ROUTE_DUE,
    DEFENSE,
    SACK_ROLL,
    CHASE,
    FUMBLE_ROLL,
    PAT,
    END_ZONE,
    FIELD_GOAL,
    INTERCEPT,
    DECOY,
    RETURN,
    FLAG_DUE,
    CARDS,
    CALL,
    SET_PLAY_CALL,
    AUDIBLE,
    DEF_PENALTY,
    TRY,
    OFF_PENALTY,
    OVER_PHASE,
) = range(len(PHASES))

CARD_NAMES = ("none", "air", "ground", "tight", "trick")
"""The team cards (PG-6.5); ``none`` in the basic game and until a card is chosen."""

PLAYS = len(CARRIERS) * SIDES
"""The stride of the tables over plays in the box: the faces of the four dice that name a carrier."""

MOST_INJURIES = 99
"""Far more than any value printed on a die; counting stops there."""


class GridironState(State):
    """One position of Pocket Gridiron."""

    phase: int = cell(names=PHASES)
    """What is due: a coin, a die, a decision."""
    score: list[int] = cells(2, high=9999)
    """Points of each seat."""
    offense: int = cell(high=1)
    """The seat with the ball; before the toss the seat that chooses its card."""
    first: int = cell(high=1)
    """Who received the opening kick-off."""
    drive: int = cell(1, low=1, high=32000)
    """Drives of both teams, from 1."""
    down: int = cell(1, low=1, high=4)
    """1..4; a try is played as on the 4th."""
    sacks: int = cell(high=2)
    """Sacks in this drive; the third is a safety."""
    trying: int = cell(high=1)
    """1 while the play is a try for two points."""
    carrier: int = cell(names=CARRIERS)
    """Who has the ball in this play."""
    route: int = cell(high=SIDES)
    """The face of the carrier's die that names the play, counted from 1; 0 before it is rolled."""
    bonus: int = cell(high=99)
    """What set plays have added to this play."""
    scrambles: int = cell(high=2)
    """Scrambles in this play; the third is a sack."""
    shown: int = cell(high=SIDES)
    """The face of the defense's first roll, counted from 1; 0 before it is made."""
    flags_off: int = cell(high=1)
    """1 once a flag was declined in this play: every further one counts 0."""
    one_roll: int = cell(high=1)
    """1 when a decoy has left the defense with one roll."""
    injuries: list[int] = cells(2 * len(CARRIERS), high=MOST_INJURIES)
    """How often each seat's QB, WR, TE and RB was hurt."""
    cards: list[int] = cells(2, names=CARD_NAMES)
    """The team card of each seat."""


class GridironBox(NamedTuple):
    """Options agreed before the match, and the figures on dice and cards.

    Dice have a row of six in ``kind``, ``value`` and ``weight``; cards a row for each play in
    ``favour``, ``decoy`` and ``intercept``.  Faces that read alike are one outcome of greater weight.
    """

    pro: int
    set_play_kick: int
    """PG-6.1: in Pro mode a field goal may be kicked on a set play."""
    drives: int
    """Drives of both teams in normal time."""
    halftime_swap: int
    overtime: int
    cards: Sequence[int]
    """The team cards agreed before the match; 0 where they are still to be chosen."""
    most_bonus: int
    """A set-play bonus beyond this changes nothing: the play can neither be stopped nor the kick missed."""
    faces: Sequence[int]
    """How many different faces each die has; knows what is ``printed`` on them."""
    kind: Sequence[int]
    value: Sequence[int]
    weight: Sequence[int]
    favour: Sequence[int]
    """What a card adds to a play."""
    decoy: Sequence[int]
    """The number a card's decoy needs on the black die; 0: no decoy for this play."""
    intercept: Sequence[int]
    """The number a card's intercept needs on the black die; 0: no intercept of this play."""
