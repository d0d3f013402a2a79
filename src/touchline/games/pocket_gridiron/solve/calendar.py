"""Whose drive comes when, and when the game ends, by asking the rules."""

from __future__ import annotations

from typing import NamedTuple

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.drives import next_drive
from touchline.games.pocket_gridiron.state import OVER_PHASE, GridironBox, GridironState


class Calendar(NamedTuple):
    """One drive."""

    second_has_it: bool
    next_changes_sides: bool
    ends_if_ahead: bool
    ends_if_level: bool


def calendar(box: GridironBox) -> list[Calendar]:
    """The drives of normal time, and two of overtime, by asking the rules."""
    s = GridironState()
    rules.start(s, box)
    s.cards[0], s.cards[1] = 1, 2
    s.phase = 0
    rules.roll(s, box, 0)
    drives = []
    while True:
        ahead, level = s.copy(), s.copy()
        ahead.score[0] += 1
        next_drive(ahead, box)
        next_drive(level, box)
        over = level.phase == OVER_PHASE
        drives.append(Calendar(s.offense != s.first, level.offense != s.offense, ahead.phase == OVER_PHASE, over))
        if over or len(drives) == box.drives + 2:
            return drives
        s = level
