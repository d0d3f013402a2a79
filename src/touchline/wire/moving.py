"""Matches that move from one store to another: a phone, a server, another server."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from touchline.wire.message import Many, Text, message, order
from touchline.wire.terms import CommandId, SeatTerms

LONGEST = 1_000_000
"""Characters of a record that moves."""


@order()
class MovedMatch:
    """A match that was played elsewhere and goes on here."""

    match: Annotated[str, Text(32, 8, like=r"^[0-9a-z]+$")]
    """Its id, which it keeps.  If there is a match of that id here, it is continued, by who holds its seats."""
    record: Annotated[str, Text(LONGEST)]
    """All of it, with nothing hidden."""
    seats: Annotated[list[SeatTerms], Many(16)] = field(default_factory=list)
    """Who plays each seat, a person here or a bot; none named: persons."""
    cmd_id: CommandId | None = None
    """Your own id for this match, at random: a match that you brought with it is still yours when you send it again."""


@message()
class Luggage:
    """Everything that a match needs to go on elsewhere."""

    match: str
    record: str
    seats: list[SeatTerms]
