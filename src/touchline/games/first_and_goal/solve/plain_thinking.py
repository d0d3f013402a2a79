"""The coach's thoughts in plain Python: the same rules, interpreted, so that nobody waits for machine code.

A thought of the coach proper takes two seconds so, making machine code minutes.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from touchline.games.first_and_goal.bots import workshop
from touchline.games.first_and_goal.solve.coach import think
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.outlook import outlook
from touchline.games.first_and_goal.solve.situation import plain_mind
from touchline.games.first_and_goal.solve.thinking import THINK, Thinker, Thought, shipped_net
from touchline.games.first_and_goal.state import FootballBox, FootballState

FEW = 4
"""Thoughts after which machine code is worth making."""


class PlainThinker(Thinker):
    """A thinker without machine code."""

    def __init__(self, box: FootballBox, types: int, rounds: int) -> None:
        self.box = box
        self.mind = plain_mind(shipped_net(), odds_of(box), types, rounds)
        self._own = Lock()

    def _ponder(self, task: int, s: FootballState, moves: list[int], key: int) -> float:
        if task != THINK:
            return outlook(self.mind, s, self.box)
        think(self.mind, s, self.box, moves, len(moves), key)
        return 0.0


class SoonThinker:
    """Thinks at once: a few times in plain Python; whoever goes on asking gets machine code, made meanwhile.

    What a move is worth is never waited for.  The outlook is: a review asks for hundreds.
    """

    def __init__(self, box: FootballBox, types: int, rounds: int) -> None:
        self._plain = PlainThinker(box, types, rounds)
        self._asked = (box, types, rounds)
        self._thoughts = 0
        self._machine: Thinker | None = None

    def thought(self, s: FootballState, moves: list[int], key: int) -> Thought:
        """The legal moves of a state as its seat knows it, and what both sides are taken to call."""
        return self._quickest(patient=False).thought(s, moves, key)

    def known(self, name: str, first: int, count: int) -> Sequence[float]:
        """Numbers of a table of the mind, which is the same for both ways of thinking."""
        return self._plain.known(name, first, count)

    def outlook(self, s: FootballState) -> float:
        """Home's chance to win as everybody may reckon it."""
        return self._quickest(patient=True).outlook(s)

    def _quickest(self, *, patient: bool) -> Thinker:
        self._thoughts += 1
        if self._machine is None and self._thoughts > FEW and (workshop.wait() if patient else workshop.ready):
            self._machine = Thinker.shipped(*self._asked)
        return self._machine or self._plain
