"""Pocket Gridiron as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from touchline.games.pocket_gridiron.dice import CARRIERS, QB, RB, TE, WHITE, WR
from touchline.games.pocket_gridiron.play import intensity
from touchline.games.pocket_gridiron.state import (
    CARD_NAMES,
    DECOY,
    DEF_PENALTY,
    DEFENSE,
    FLAG_DUE,
    INTERCEPT,
    OFF_PENALTY,
    PHASES,
    GridironBox,
    GridironState,
)
from touchline.games.pocket_gridiron.text import called_play, quarter_of, sheet_of


class PocketGridironView(TypedDict):
    """Pocket Gridiron: drives of downs and sacks, played with the dice of a sheet."""

    phase: str
    """What is due."""
    score: list[int]
    """By side."""
    offense: int
    """The side with the ball; before the toss the side that chooses its card."""
    first: int
    """The side that received the opening kick-off."""
    drive: int
    """From 1, both sides' together."""
    drives: int
    """How many the game has."""
    quarter: int
    down: int
    """1 to 4; a try is played as on the 4th."""
    sacks: int
    """In this drive; the third is a safety."""
    trying: bool
    """The play is a try for two points."""
    carrier: str
    """Who has the ball in this play."""
    play: str | None
    """The play that the carrier's die names; null before it is rolled."""
    intensity: int | None
    """What the defense has to reach; null where nothing is contested."""
    bonus: int
    """What set plays have added to it."""
    scrambles: int
    """In this play; the third is a sack."""
    shown: str | None
    """The defense's first roll; null before it is made."""
    flags_off: bool
    """A flag was declined in this play: every further one counts 0."""
    one_roll: bool
    """A decoy has left the defense with one roll."""
    injuries: list[dict[str, int]]
    """By side: how often each of ``WR``, ``TE``, ``RB`` and ``QB`` was hurt."""
    cards: list[str | None]
    """By side: the team card; null without one."""
    position: NotRequired[str]
    """The position in one line."""


def everything(s: GridironState, box: GridironBox) -> PocketGridironView:
    """The whole state, named."""
    play = called_play(s, box)
    contested = s.phase in (INTERCEPT, DECOY, DEFENSE, FLAG_DUE, DEF_PENALTY, OFF_PENALTY)
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "offense": s.offense,
        "first": s.first,
        "drive": s.drive,
        "drives": box.drives,
        "quarter": quarter_of(s.drive, box),
        "down": s.down,
        "sacks": s.sacks,
        "trying": bool(s.trying),
        "carrier": CARRIERS[s.carrier],
        "play": None if play is None else play.text,
        "intensity": intensity(s, box) if contested else None,
        "bonus": s.bonus,
        "scrambles": s.scrambles,
        "shown": sheet_of(box).face(WHITE, s.shown - 1).text if s.shown else None,
        "flags_off": bool(s.flags_off),
        "one_roll": bool(s.one_roll),
        "injuries": [
            {CARRIERS[carrier]: s.injuries[seat * len(CARRIERS) + carrier] for carrier in (WR, TE, RB, QB)}
            for seat in range(2)
        ],
        "cards": [CARD_NAMES[card] if card else None for card in s.cards],
    }
