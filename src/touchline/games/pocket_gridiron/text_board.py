"""The drive in plain characters, for who reads rather than looks."""

from __future__ import annotations

from touchline.games.pocket_gridiron.state import GridironBox, GridironState
from touchline.games.pocket_gridiron.view import PocketGridironView, everything
from touchline.words.languages import say

DOWNS, SACKS = 4, 3
LABEL = 8
"""Columns for what a line is about."""


def draw(s: GridironState, box: GridironBox) -> str:
    """Downs and sacks of the drive, the play that is on, and who is hurt."""
    view = everything(s, box)
    downs = "".join(f"[{down}]" if down == view["down"] else f" {down} " for down in range(1, DOWNS + 1))
    sacks = "".join("[x]" if sack < view["sacks"] else "[ ]" for sack in range(SACKS))
    lines = [
        _line("pg-board-down", f"{downs}  {say('pg-board-try')}" if view["trying"] else downs),
        _line("pg-board-sacks", sacks),
        _play(view),
        *_hurt(view),
    ]
    return "\n".join(filter(None, lines))


def _line(label: str, told: str) -> str:
    return f"{say(label):<{LABEL}} {told}"


def _play(view: PocketGridironView) -> str:
    """What is to be stopped, and what it takes."""
    if not view["play"]:
        return ""
    told = [say("pg-board-play", play=view["play"])]
    if view["intensity"]:
        told.append(say("pg-board-to-beat", number=view["intensity"]))
    if view["bonus"]:
        told.append(say("pg-board-bonus", bonus=f"+{view['bonus']}"))
    return ", ".join(told)


def _hurt(view: PocketGridironView) -> list[str]:
    """A line for each side with somebody hurt."""
    lines = []
    for seat, hurt in enumerate(view["injuries"]):
        if counted := ", ".join(f"{who} -{count}" for who, count in hurt.items() if count):
            lines.append(_line("pg-board-hurt", f"{say('play-player', number=seat + 1)}: {counted}"))
    return lines
