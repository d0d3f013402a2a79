"""A reduced game solved exactly: its sequence form as a linear program (Koller, Megiddo and von Stengel 1996).

What a seat can do is a choice at each of its information sets; how often it goes down a path by its own choices is a
variable, linear constraints tie the paths together, and the program maximises what the seat gets against the best
answer.  With whole numbers for variables it finds the best that can be had without mixing: where that is less than
the value of the game, no pair of pure strategies is an equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import LinearConstraint, milp
from scipy.sparse import csr_array, lil_array

from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.exploit import Strategy, chances_of, fall, shown_to, sight
from touchline.games.first_and_goal.state import FootballBox, FootballState
from touchline.kernel.arrays import Floats
from touchline.kernel.nodes import CHANCE, OVER

NOTHING_YET = 0
"""The path of a seat that has not chosen anything."""

Seen = tuple[tuple[str, ...], tuple[str, ...]]
"""What each seat saw on the way."""


@dataclass
class Paths:
    """One seat's information sets, and its paths through them: an information set and a move, or nothing yet."""

    sets: dict[tuple[str, ...], int] = field(default_factory=dict)
    above: list[int] = field(default_factory=list)
    """``[set]``: the path that leads to it."""
    first: list[int] = field(default_factory=list)
    """``[set]``: its first path; the others follow."""
    moves: list[list[int]] = field(default_factory=list)
    example: list[FootballState] = field(default_factory=list)
    """``[set]``: a state of it."""
    count: int = 1

    def at(self, seen: tuple[str, ...], path: int, s: FootballState, moves: list[int]) -> int:
        """The information set of a state; a new one gets its paths."""
        if seen not in self.sets:
            self.sets[seen] = len(self.sets)
            self.above.append(path)
            self.first.append(self.count)
            self.moves.append(moves)
            self.example.append(s)
            self.count += len(moves)
        number = self.sets[seen]
        assert (self.above[number], self.moves[number]) == (path, moves), "a seat forgot something"
        return number

    def ties(self) -> csr_array:
        """Rows over the paths: nothing yet is 1; the paths of a set sum to the path that leads to it."""
        rows = lil_array((len(self.sets) + 1, self.count))
        rows[0, NOTHING_YET] = 1.0
        for number, above in enumerate(self.above):
            rows[number + 1, above] = -1.0
            for k in range(len(self.moves[number])):
                rows[number + 1, self.first[number] + k] = 1.0
        return rows.tocsr()

    def followed(self, strategy: Strategy, seat: int) -> Floats:
        """How often a strategy goes down each path."""
        often = np.zeros(self.count)
        often[NOTHING_YET] = 1.0
        for number, above in enumerate(self.above):
            shares = dict(strategy(self.example[number], seat))
            for k, move in enumerate(self.moves[number]):
                often[self.first[number] + k] = often[above] * shares.get(move, 0.0)
        return often


class SequenceForm:
    """A game from some beginnings: both seats' paths, and what home gets at the end of each pair of them."""

    def __init__(self, box: FootballBox, beginnings: Iterable[tuple[float, FootballState]]) -> None:
        self.box = box
        self.paths = (Paths(), Paths())
        self.histories = 0
        self._ends: dict[tuple[int, int], float] = {}
        for weight, s in beginnings:
            self._follow(weight, s.copy(), ((), ()), (NOTHING_YET, NOTHING_YET))
        cells = np.array(list(self._ends), dtype=np.int64)
        self.payoff = csr_array(
            (list(self._ends.values()), (cells[:, 0], cells[:, 1])), shape=tuple(each.count for each in self.paths)
        )
        """``[home's path, away's path]``, weighted by chance."""

    def _follow(self, weight: float, s: FootballState, seen: Seen, at: tuple[int, int]) -> None:
        self.histories += 1
        mover = fall(s, self.box)
        if mover == OVER:
            self._ends[at] = self._ends.get(at, 0.0) + weight * GAME.rules.payoff(s, self.box, 0)
            return
        if mover == CHANCE:
            for outcome, share in chances_of(s, self.box):
                self._step(weight * share, s, outcome, seen, at)
            return
        own = self.paths[mover]
        moves = GAME.legal_moves(s, self.box)
        knows = (*seen[mover], sight(s, self.box, mover))
        here = own.at(knows, at[mover], s, moves)
        remembered = (knows, seen[1]) if mover == 0 else (seen[0], knows)
        for k, move in enumerate(moves):
            path = own.first[here] + k
            self._step(weight, s, move, remembered, (path, at[1]) if mover == 0 else (at[0], path))

    def _step(self, weight: float, s: FootballState, choice: int, seen: Seen, at: tuple[int, int]) -> None:
        after = s.copy()
        GAME.step(after, self.box, choice)
        told = (
            (*seen[0], shown_to(0, s, after, self.box, choice)),
            (*seen[1], shown_to(1, s, after, self.box, choice)),
        )
        self._follow(weight, after, told, at)

    def guaranteed(self, seat: int, *, pure: bool = False, strategy: Strategy | None = None) -> float:
        """The most a seat can be sure to get on average (+1 a win, −1 a loss).

        With both seats' best that is the value of the game; ``pure``: without mixing; ``strategy``: with that one.
        """
        own, rival = self.paths[seat], self.paths[1 - seat]
        gains = self.payoff if seat == 0 else -self.payoff.T
        ties, answers = own.ties(), rival.ties()
        sets = answers.shape[0]
        # variables: the own paths, then what each of the rival's sets concedes at most
        cost = np.zeros(own.count + sets)
        cost[own.count] = -1.0
        low = np.concatenate([np.zeros(own.count), np.full(sets, -np.inf)])
        high = np.concatenate([np.ones(own.count), np.full(sets, np.inf)])
        if strategy is not None:
            low[: own.count] = high[: own.count] = own.followed(strategy, seat)
        tied = np.zeros(ties.shape[0])
        tied[0] = 1.0
        found = milp(
            cost,
            integrality=np.concatenate([np.full(own.count, int(pure)), np.zeros(sets)]),
            bounds=(low, high),
            constraints=[
                LinearConstraint(_beside(ties, csr_array((ties.shape[0], sets))), tied, tied),
                LinearConstraint(_beside(-gains.T, answers.T), -np.inf, 0.0),
            ],
        )
        if not found.success:
            raise ArithmeticError(found.message)
        return float(-found.fun)


def _beside(left: csr_array, right: csr_array) -> csr_array:
    from scipy.sparse import hstack

    return hstack([left, right], format="csr")
