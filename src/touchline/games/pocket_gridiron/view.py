"""Pocket Gridiron as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

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


def everything(s: GridironState, box: GridironBox) -> dict[str, Any]:
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
