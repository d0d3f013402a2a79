"""The coach behind a Python door: a view in, every legal move with its worth and how often to make it out."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from touchline.games.first_and_goal.solve.matches import GAME, LOOK, THINK, is_compiled, ponder, scratch_moves
from touchline.games.first_and_goal.solve.network import load_net
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.outlook import before_the_dice, drawn
from touchline.games.first_and_goal.solve.situation import Manner, Mind, Net, mind
from touchline.games.first_and_goal.state import FootballBox, FootballState
from touchline.kernel.compiled import box_record

TYPES = 16
"""Hands of each side that the master imagines."""
ROUNDS = 80
"""Rounds of regret matching that the master takes."""
MANNER = Manner()
"""How the master weighs what the networks do not tell."""

__all__ = ["MANNER", "ROUNDS", "TYPES", "Option", "Thinker", "is_compiled", "shipped_net"]


class Option(NamedTuple):
    """A legal move."""

    move: int
    share: float
    """How often to make it."""
    worth: float
    """The chance of the side that decides to win with it."""


@lru_cache(maxsize=1)
def shipped_net() -> Net:
    """The weights that come with the package."""
    return load_net()


@dataclass
class Thinker:
    """A mind and the rules of one match; one thought at a time."""

    box: FootballBox
    mind: Mind

    def __post_init__(self) -> None:
        self._record = box_record(self.box)
        self._moves = scratch_moves(self.box)
        self._own = threading.Lock()

    @classmethod
    def shipped(cls, box: FootballBox, types: int = TYPES, rounds: int = ROUNDS, manner: Manner = MANNER) -> Thinker:
        """With the weights that come with the package."""
        return cls(box, mind(shipped_net(), odds_of(box), types, rounds, manner))

    def options(self, s: FootballState, moves: list[int], key: int) -> list[Option]:
        """The legal moves of a state as its seat knows it."""
        with self._own:
            self._moves[: len(moves)] = moves
            ponder(THINK, self.mind, s.to_record()[0], self._record, self._moves, len(moves), key)
            shares = [float(self.mind.odd[move]) for move in moves]
            worths = [float(self.mind.score[move]) for move in moves]
        whole = sum(shares)
        shares = [each / whole for each in shares] if whole > 0 else [1 / len(moves)] * len(moves)
        return [Option(*each) for each in zip(moves, shares, worths, strict=True)]

    def outlook(self, s: FootballState) -> float:
        """Home's chance to win as everybody may reckon it."""
        with self._own:
            seen = before_the_dice(drawn(s, self.box))
            return ponder(LOOK, self.mind, seen.to_record()[0], self._record, self._moves, 0, 0)

    def warm_up(self) -> None:
        """Make the machine code, or read it from the disk."""
        s = GAME.new_state(self.box)
        self.options(s, GAME.legal_moves(s, self.box), 0)
        self.outlook(s)
