"""The stages of a match, and the kinds of events that move it on."""

from __future__ import annotations

from typing import Final

OPEN: Final = "open"
PLAYING: Final = "playing"
DONE: Final = "over"
GAME_KINDS = frozenset(
    ("started", "played", "rolled", "undone", "corrected", "resigned", "flagged", "finished", "called_off")
)
"""Events that change what may be played next: what ``seq`` in a command is held against."""
LEAVE_THE_CLOCK = frozenset(("chatted", "asked", "declined", "rematched"))
"""Events that charge nobody: what one side says costs the other no time."""
TURNING_POINTS = frozenset({"created", "started", "finished", "called_off"})
"""Events that the accounts concerned are told of wherever they are."""
