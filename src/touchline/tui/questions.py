"""What the app asks its workers: everything goes there and back as plain text and numbers.

A match travels as its position, for a review as its record.  The bots and solvers of the other process
stay there, so what they have worked out once they still know at the next question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, replace
from functools import cache
from typing import Any, NamedTuple

from touchline.bots import Bot, make_bot, turn_of
from touchline.kernel.box_figures import Corrections
from touchline.kernel.options import Options
from touchline.play.match import Match
from touchline.play.recalling import Recalled, from_wire
from touchline.sessions.coach_corner import Chances, Idea, advice, chances, ideas, review
from touchline.sessions.session import BOT_SECONDS


class Spot(NamedTuple):
    """Where a match stands, ready to travel."""

    game: str
    options: Options
    data: Corrections | None
    names: tuple[str, ...]
    position: str
    step: int

    @classmethod
    def of(cls, match: Match) -> Spot:
        """The present moment of a match."""
        options, data = dict(match.options), None if match.data is None else dict(match.data)
        return cls(match.game.name, options, data, tuple(match.names), match.position(), len(match.steps))

    def match(self) -> Match:
        """A match that goes on from here."""
        return Match.at(self.game, self.position, self.options, data=self.data, names=self.names)


@cache
def bot_at(game_name: str, level: str, seed: int) -> Bot:
    """The bot on a seat, the same one at every question."""
    return make_bot(game_name, level, seed)


def bot_move(spot: Spot, level: str, seed: int, past: Sequence[Recalled] = ()) -> str:
    """What a bot does.  It is handed its seat's view, not the spot, and the past if it asked for it."""
    spot = Spot(*spot)
    turn = turn_of(spot.match(), BOT_SECONDS)
    return bot_at(spot.game, level, seed).choose(replace(turn, step=spot.step, past=from_wire(past)))


def coach_word(spot: Spot) -> tuple[tuple[Any, ...], list[tuple[Any, ...]], str]:
    """Everybody's chances, the best moves and why, ready to travel; ``heard`` makes them whole again."""
    match = Spot(*spot).match()
    best, why = ideas(match)
    return astuple(chances(match)), [astuple(idea) for idea in best], why


def heard(word: tuple[Any, Any, str]) -> tuple[Chances, list[Idea], str]:
    """What the coach said."""
    (win, draw), ideas, why = word
    return Chances(tuple(win), draw), [Idea(*idea) for idea in ideas], why


def coach_table(spot: Spot) -> str:
    """The best moves as a table."""
    return advice(Spot(*spot).match())


def coach_review(record: str) -> str:
    """A match looked at again."""
    return review(Match.from_record(record))
