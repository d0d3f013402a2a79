"""How a match stands, in a line: with the score, and without it for whoever shows that beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.message import Message, english
from touchline.kernel.speaking import HEADLINE_BREAK, SCORE
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.telling import situation_told
from touchline.wire.message import message


@message()
class Headed:
    """Common to whatever says how a match stands."""

    headline: str
    """Score and situation in a line."""
    subline: str = ""
    """The same without the score."""


class Lines(TypedDict):
    """The two lines as they are sent."""

    headline: str
    subline: str


@dataclass(frozen=True)
class Heading:
    """What both lines are made of."""

    parts: Sequence[Message]
    names: Sequence[str]

    @classmethod
    def of(cls, game: Game, state: State, box: Box, names: Sequence[str]) -> Heading:
        """Of a position."""
        return cls(situation_told(game, state, box, names), names)

    @classmethod
    def now(cls, match: Match) -> Heading:
        """Of a match as it stands."""
        return cls.of(match.game, match.state, match.box, match.names)

    @property
    def words(self) -> dict[str, Sequence[Message]]:
        """The messages of each line."""
        return {"headline": self.parts, "subline": [part for part in self.parts if part.id != SCORE]}

    @property
    def lines(self) -> Lines:
        """Both in English."""
        told = {field: english(parts, self.names, HEADLINE_BREAK) for field, parts in self.words.items()}
        return {"headline": told["headline"], "subline": told["subline"]}
