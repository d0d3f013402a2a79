"""What players have to show for their matches: won and lost, match by match, and what their game counts beside."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from touchline.kernel.game import Game
from touchline.kernel.message import Amount, Message, Share
from touchline.play.match import Match


class Figure(NamedTuple):
    """Something counted, with what it is called."""

    label: Message
    value: Message


def number(label: str, value: float, digits: int = 0) -> Figure:
    """A count, or an average with so many digits after the point."""
    told = int(value) if digits == 0 else Amount(value, digits)
    return Figure(Message(label), Message("play-figure-number", number=told))


def share(label: str, some: int, of: int) -> Figure:
    """A part of a whole that needs no counts beside it, such as possession."""
    return Figure(Message(label), Message("play-figure-share", share=Share(some / of)))


def part_of(label: Message, some: int, of: int) -> Figure:
    """So many of so many, with the percentage."""
    return Figure(label, Message("play-figure-of", some=some, of=of, share=Share(some / of)))


Result = Literal["won", "drawn", "lost"]


class Played(NamedTuple):
    """A match as one of its players remembers it."""

    match: str
    """Its id; empty where it has none."""
    against: tuple[str, ...]
    result: Result
    score: str
    """One's own first."""
    figure: Figure | None
    """The one by which matches are compared, of this match alone."""


@dataclass
class PlayerFigures:
    """Everything about one player."""

    player: str
    played: list[Played] = field(default_factory=list)
    figures: Sequence[Figure] = ()

    def count(self, result: Result) -> int:
        """How many matches ended so."""
        return sum(each.result == result for each in self.played)


def by_player(game: Game, records: Iterable[str]) -> Generator[None, None, list[PlayerFigures]]:
    """The players of the finished matches of a game among some, whoever played most first."""
    counted = game.parts.figures.load() if game.parts.figures else None
    seats: dict[str, list[tuple[Match, int]]] = {}
    for record in records:
        match = Match.from_record(record)
        if match.game.name == game.name and match.over:
            for seat, name in enumerate(match.names):
                seats.setdefault(name, []).append((match, seat))
        yield
    found = []
    for name, held in seats.items():
        player = PlayerFigures(name, figures=counted(held) if counted else ())
        for match, seat in held:
            own = counted([(match, seat)]) if counted else ()
            player.played.append(_played(match, seat, own[0] if own else None))
            yield
        found.append(player)
    return sorted(found, key=lambda each: -len(each.played))


def _played(match: Match, seat: int, figure: Figure | None) -> Played:
    side = match.game.side(seat, match.box)
    others = [each for each in range(len(match.names)) if match.game.side(each, match.box) != side]
    returned = match.returns()[seat]
    result: Result = "won" if returned > 0 else "lost" if returned < 0 else "drawn"
    score = list(match.state.score)
    told = "–".join(str(each) for each in (score if side == 0 else reversed(score)))
    against = tuple(match.names[each] for each in others)
    return Played(dict(match.record.headers).get("Match", ""), against, result, told, figure)
