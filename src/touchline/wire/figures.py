"""What players have to show for their matches: keys and records go in, figures by player come out; nothing is kept."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from touchline.wire.commands import MatchId
from touchline.wire.message import Many, Text, message, order
from touchline.wire.words import Words

MOST_MATCHES = 100
LONGEST_RECORD = 100_000
LONGEST_TOKEN = 500


@message()
class KeptMatch:
    """A match that whoever is asked knows, and the key to a seat of it."""

    match: MatchId
    token: Annotated[str, Text(LONGEST_TOKEN)]


@order()
class FiguresAsked:
    """Matches to be counted."""

    matches: Annotated[list[KeptMatch], Many(MOST_MATCHES)] = field(default_factory=list)
    """Those known here; of other games, unfinished, or not yours, they are left out."""
    records: Annotated[list[Annotated[str, Text(LONGEST_RECORD)]], Many(MOST_MATCHES)] = field(default_factory=list)
    """Those that are only elsewhere, as texts; of other games, or unfinished, they are left out."""


@message()
class FigureLine:
    """Something counted, with what it is called."""

    label: str
    value: str
    words: Words | None = None


@message()
class PlayedLine:
    """A match as one of its players remembers it."""

    match: str
    """Its id; empty where the record has none."""
    against: list[str]
    result: Literal["won", "drawn", "lost"]
    score: str
    """One's own first."""
    figure: FigureLine | None = None
    """The one by which matches are compared, of this match alone."""


@message()
class PlayerLine:
    """Everything about one player."""

    player: str
    won: int
    drawn: int
    lost: int
    figures: list[FigureLine]
    played: list[PlayedLine]


@message()
class FiguresShown:
    """The players of the matches, whoever played most first."""

    ok: Literal[True] = True
    game: str
    players: list[PlayerLine]
