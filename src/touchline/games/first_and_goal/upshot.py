"""What the last die of a throw has decided, in a word, for whoever shows the dice."""

from __future__ import annotations

from typing import Literal

from touchline.games.first_and_goal.dice import die_falls
from touchline.games.first_and_goal.endings import scored
from touchline.games.first_and_goal.play_die import ball_is_lost, is_run
from touchline.games.first_and_goal.state import (
    BLOCK_DICE,
    BREAKAWAY,
    EXTRA_POINT_DICE,
    FIELD_GOAL_DICE,
    FLAG_DICE,
    NO_DIE,
    ON_DEFENSE,
    ON_OFFENSE,
    REROLL_DICE,
    RETURN_DICE,
    SNAP_DICE,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    P,
    T,
    X,
)

Upshot = Literal[
    "counts",
    "broken",
    "all-broken",
    "stumbled",
    "stopped",
    "breakaway",
    "loose",
    "flagged",
    "held",
    "lost",
    "no-foul",
    "foul-offense",
    "foul-defense",
    "away",
    "blocked",
    "good",
    "missed",
]
"""The yards count, or only the black die, nothing at all, three fewer; a return goes nowhere; all dice once more; the
ball loose, held or lost; a flag and whose; a kick off, blocked, good or not."""

FOULS: dict[int, Upshot] = {ON_OFFENSE: "foul-offense", ON_DEFENSE: "foul-defense"}


def upshot(before: FootballState, after: FootballState, box: FootballBox, choice: int) -> Upshot | None:
    """FG-5, FG-9.1, FG-9.3: nothing while other dice of the throw are still to fall, and nothing for a decision."""
    if before.die == NO_DIE:
        return None
    fallen = before.copy()
    die_falls(fallen, box, choice)
    if fallen.die != NO_DIE:
        return None
    phase = before.phase
    if phase in (EXTRA_POINT_DICE, FIELD_GOAL_DICE):
        failed: Upshot = "missed" if phase == FIELD_GOAL_DICE else "blocked"
        return "good" if scored(before, after, before.offense) else failed
    if phase == BLOCK_DICE:
        return "blocked" if fallen.icon == X and fallen.ref == X else "away"
    if phase == TURNOVER_DICE:
        return "lost" if ball_is_lost(fallen, box) else "held"
    if phase == FLAG_DICE:
        return FOULS.get(fallen.ref, "no-foul")
    if phase == SNAP_DICE and fallen.icon == X:
        return _broken(before, box)
    return _yards(fallen, phase) if phase in (SNAP_DICE, REROLL_DICE, RETURN_DICE) else None


def _broken(s: FootballState, box: FootballBox) -> Upshot:
    """FG-5.1, FG-5.6: what an X leaves of a play."""
    if box.advanced_broken_plays and is_run(s, box):
        return "stumbled"
    return "all-broken" if box.broken_all else "broken"


def _yards(fallen: FootballState, phase: int) -> Upshot:
    """FG-5.2 to FG-5.5, FG-2.5: what the play die does; on a reroll only a breakaway does anything."""
    if fallen.icon == BREAKAWAY:
        return "breakaway"
    if phase == RETURN_DICE and fallen.icon == X:
        return "stopped"
    if phase in (SNAP_DICE, RETURN_DICE) and fallen.icon in (T, P):
        return "loose" if fallen.icon == T else "flagged"
    return "counts"
