"""What players have to show for their matches: records go in, figures by player come out; nothing is kept."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.message import Many, Text, message
from touchline.wire.words import Words

MOST_RECORDS = 100
LONGEST_RECORD = 100_000


@message()
class FiguresAsked:
    """Matches to be counted."""

    records: Annotated[list[Annotated[str, Text(LONGEST_RECORD)]], Many(MOST_RECORDS)]
    """As texts; of other games, or unfinished, they are left out."""


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
