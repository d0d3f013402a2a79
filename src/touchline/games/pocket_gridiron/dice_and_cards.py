"""The faces of the dice and the team cards, as the game knows them once they are read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from touchline.games.pocket_gridiron.dice import CARRIERS, SIDES, WHITE
from touchline.games.pocket_gridiron.state import CARD_NAMES, PLAYS

SURE_KICK = 4
"""PG-5.1: a field goal needs 5, so with this bonus even a 1 is good."""


class Face(NamedTuple):
    """One face of a die."""

    text: str
    """As printed and as the record writes it: ``Slant 5``."""
    name: str
    """Without its number: ``Slant``."""
    kind: int
    value: int
    origin: str
    weight: int = 1
    """On how many sides of the die it is."""


class Die(NamedTuple):
    """One of the seven dice."""

    name: str
    title: str
    colour: str
    faces: tuple[Face, ...]


class CardPlay(NamedTuple):
    """A play on a team card: whose it is, and the bonus or the number to be rolled."""

    carrier: int
    name: str
    number: int

    @property
    def text(self) -> str:
        """As written in the data: ``WR Slant``."""
        return f"{CARRIERS[self.carrier]} {self.name}"


class Card(NamedTuple):
    """One team card (PG-6.5)."""

    name: str
    title: str
    favoured: tuple[CardPlay, ...]
    decoy: CardPlay
    intercept: CardPlay
    origin: str


class DiceAndCards(NamedTuple):
    """Everything printed in the box."""

    dice: tuple[Die, ...]
    cards: tuple[Card, ...]
    """In the order of ``CARD_NAMES``, without ``none``; empty where a basic game needs none."""

    def face(self, die: int, face: int) -> Face:
        """A face by its number."""
        return self.dice[die].faces[face]

    def table(self, field: str) -> tuple[int, ...]:
        """One number of every face, six to a die."""
        rows: list[int] = []
        for die in self.dice:
            row = [getattr(face, field) for face in die.faces]
            rows += row + [0] * (SIDES - len(row))
        return tuple(rows)

    def card_table(self, plays: str) -> tuple[int, ...]:
        """PG-6.2: the number each card has for each play, 0 for none; the first row is no card at all."""
        table = [0] * (PLAYS * len(CARD_NAMES))
        for number, card in enumerate(self.cards, 1):
            marked = getattr(card, plays)
            for play in marked if plays == "favoured" else (marked,):
                for face, printed in enumerate(self.dice[play.carrier].faces):
                    if printed.name == play.name:
                        table[number * PLAYS + play.carrier * SIDES + face] = play.number
        return tuple(table)

    @property
    def most_bonus(self) -> int:
        """PG-3.7: the set-play bonus beyond which nothing changes."""
        hardest = max(face.value for face in self.dice[WHITE].faces)
        return max(2 * hardest, SURE_KICK)


class Printed(tuple[int, ...]):
    """Numbers for the rules that remember the dice and cards they were read from, for whoever needs the words."""

    printed: DiceAndCards

    def __new__(cls, numbers: Iterable[int], printed: DiceAndCards) -> Self:
        """The numbers, and what they were read from."""
        made = super().__new__(cls, numbers)
        made.printed = printed
        return made

    def __getnewargs__(self) -> tuple[tuple[int, ...], DiceAndCards]:
        return tuple(self), self.printed
