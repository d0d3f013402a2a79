"""The coach behind a Python door: a view in, every legal move with its worth and how often to make it out."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.network import load_net
from touchline.games.first_and_goal.solve.outlook import before_the_dice, drawn
from touchline.games.first_and_goal.solve.situation import Manner, Mind, Net, mind
from touchline.games.first_and_goal.state import PLAYS, FootballBox, FootballState
from touchline.kernel.hosted import is_hosted

TYPES = 64
"""Hands of each side that the master imagines."""
ROUNDS = 160
"""Rounds of regret matching that the master takes."""
MANNER = Manner()
"""How the master weighs what the networks do not tell."""

__all__ = ["MANNER", "ROUNDS", "TYPES", "Option", "Thinker", "Thought", "is_compiled", "shipped_net"]


class Option(NamedTuple):
    """A legal move."""

    move: int
    share: float
    """How often to make it."""
    worth: float
    """The chance of the side that decides to win with it."""


class Thought(NamedTuple):
    """What came of thinking about a decision."""

    options: list[Option]
    calls: tuple[Sequence[float], Sequence[float]]
    """How often the offense and the defense call each card, over all hands that fit; of a decision without a snap,
    whatever was thought of last."""


class Told(NamedTuple):
    """How somebody expects his rival to play, for a thinker whose manner is ``told``."""

    trust: float
    """How often he plays so; else he plays as he likes."""
    which: int
    """His deck."""
    calls: Sequence[float]
    """How often he plays each card of it then."""


@lru_cache(maxsize=1)
def shipped_net() -> Net:
    """The weights that come with the package."""
    return load_net()


THINK, LOOK = range(2)
"""What can be asked: every move of a seat, or the match as everybody sees it."""


@dataclass
class Thinker:
    """A mind and the rules of one match; one thought at a time."""

    box: FootballBox
    mind: Mind

    def __post_init__(self) -> None:
        from touchline.games.first_and_goal.solve.matches import pondering, scratch_moves
        from touchline.kernel.box_record import box_record

        self._at_work = pondering()
        settle = self._at_work.settle
        self.mind = settle(self.mind)
        self._record = settle(box_record(self.box))
        self._moves = settle(scratch_moves(self.box))
        self._own = threading.Lock()

    @classmethod
    def shipped(cls, box: FootballBox, types: int = TYPES, rounds: int = ROUNDS, manner: Manner = MANNER) -> Thinker:
        """With the weights that come with the package; in a browser with the machine code that came along."""
        if is_hosted():
            from touchline.games.first_and_goal.solve.shipping import hosted_thinker

            found = hosted_thinker(box, types, rounds, manner)
            if found is not None:
                return found
        from touchline.games.first_and_goal.solve.odds import odds_of

        return cls(box, mind(shipped_net(), odds_of(box), types, rounds, manner))

    def arguments(self, task: int, s: FootballState, moves: list[int], key: int) -> dict[str, Any]:
        """What the machine code is asked with, in its order."""
        import numpy as np

        self._moves[: len(moves)] = moves
        given = (task, self.mind, s.to_record()[0], self._record, self._moves, len(moves), np.uint64(key))
        return dict(zip(("task", "m", "s", "box", "moves", "count", "key"), given, strict=True))

    def _ponder(self, task: int, s: FootballState, moves: list[int], key: int) -> float:
        return float(self._at_work(*self.arguments(task, s, moves, key).values()))

    def _strategy(self, moves: list[int]) -> tuple[list[float], list[float]]:
        """How often each move is made, as thought of last, and its worth."""
        return [float(self.mind.odd[move]) for move in moves], [float(self.mind.score[move]) for move in moves]

    def known(self, name: str, first: int, count: int) -> Sequence[float]:
        """Numbers of a table of the mind, laid out in a row."""
        found: list[float] = getattr(self.mind, name).ravel()[first : first + count].tolist()
        return found

    def expect(self, told: Told) -> None:
        """From now on the rival plays as is told."""
        record: Any = self.mind
        record.read[told.which] = told.calls
        record.trust = told.trust

    def options(self, s: FootballState, moves: list[int], key: int) -> list[Option]:
        """The legal moves of a state as its seat knows it."""
        return self.thought(s, moves, key).options

    def thought(self, s: FootballState, moves: list[int], key: int, told: Told | None = None) -> Thought:
        """The same, and what both sides are taken to call."""
        with self._own:
            if told is not None:
                self.expect(told)
            self._ponder(THINK, s, moves, key)
            shares, worths = self._strategy(moves)
            calls = self.known("blend", 0, PLAYS), self.known("blend", PLAYS, PLAYS)
        whole = sum(shares)
        shares = [each / whole for each in shares] if whole > 0 else [1 / len(moves)] * len(moves)
        return Thought([Option(*each) for each in zip(moves, shares, worths, strict=True)], calls)

    def outlook(self, s: FootballState) -> float:
        """Home's chance to win as everybody may reckon it."""
        with self._own:
            return self._ponder(LOOK, before_the_dice(drawn(s, self.box)), [], 0)

    def warm_up(self) -> None:
        """Make the machine code, or read it from the disk."""
        s = GAME.new_state(self.box)
        self.options(s, GAME.legal_moves(s, self.box), 0)
        self.outlook(s)


def is_compiled() -> bool:
    """Whether the machine code is there already."""
    from touchline.games.first_and_goal.solve import matches

    return matches.is_compiled()
