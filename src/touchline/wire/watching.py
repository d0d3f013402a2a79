"""What can be watched."""

from __future__ import annotations

from typing import Literal

from touchline.wire.message import message
from touchline.wire.state import Card


@message()
class Programme:
    """What is on: two bots' match to be looked at from its first move on, and people's matches that may be watched."""

    ok: Literal[True] = True
    film: Card | None
    """A match between two bots that is over: its moments are a film.  Nothing yet where none was asked for lately."""
    coming: bool
    """The bots are playing the next one."""
    live: list[Card]
    """Under way, and open to everybody's eyes, each with the delay it was made with."""
