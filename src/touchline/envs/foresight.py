"""Looking ahead with a learned policy and its critic, by the rules: one's own likeliest moves, the likeliest answers.

A policy played at once overlooks what a roll later is plain.  Here its best moves are each followed through every roll,
the other side's best answers and every roll again; the critic values what is reached.  One ply less is worse than none:
the critic knows the positions that its own policy reaches, and the best of many moves is where it errs most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from touchline.envs.features import observed
from touchline.kernel.box import Box
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.state import State

Judging = Callable[[Any], Any]
"""Of observations, one a row: how likely each action is (as logits), or the value for the seat, from −1 to 1."""
Rolled = list[tuple[float, State]]
"""Where rolls lead to: decisions and ends, with their weights."""

MOVES, ANSWERS = 12, 6
"""So many of the likeliest own moves are looked at, and of the answers to each."""
LIGHTEST = 0.01
"""Sequences of rolls that are rarer than this are left out."""
MOST_ANSWERED = 256
"""Where the own moves lead to more decisions than this, nothing is looked at: the likeliest move is made."""


def position_of(game: Game, observation: Any) -> State:
    """The position in an observation, where nothing is hidden.

    >>> from touchline.games import find_game
    >>> darts = find_game("football-darts")
    >>> s = darts.State.from_position("phase=call pos=90 dart=4")
    >>> position_of(darts, observed(darts.features, s, darts.new_box(), 0)) == s
    True
    """
    if not game.perfect_information:
        raise BadOption(f"{game.name} hides something: no position can be told from what a seat sees", field="game")
    s = game.State()
    for name, number in zip(game.features.names, np.asarray(observation, np.int64).tolist(), strict=True):
        field, _, index = name.partition("[")
        if index:
            getattr(s, field)[int(index[:-1])] = number
        elif field in game.State.fields:
            setattr(s, field, number)
    return s


class TooWide(Exception):
    """A position leads to more than can be looked at."""


class Foresight:
    """Chooses moves of a game without secrets by what they lead to."""

    def __init__(self, game: Game, box: Box, policy: Judging, critic: Judging) -> None:
        self.game, self.box, self._policy, self._critic = game, box, policy, critic

    def choose(self, s: State) -> int:
        """The best of the likeliest moves."""
        seat = self.game.rules.to_move(s, self.box)
        moves = self._likeliest(s, self._policy(self._seen([s]))[0], MOVES)
        if len(moves) == 1:
            return moves[0]
        try:
            reached = [self._after(s, move) for move in moves]
            if sum(map(len, reached)) > MOST_ANSWERED:
                return moves[0]
            return moves[int(np.argmax(self._side(seat) * self._means(reached, ANSWERS)))]
        except TooWide:
            return moves[0]

    def _side(self, seat: int) -> int:
        """1 for the first side, −1 for the other: everything below is valued for the first."""
        return 1 if self.game.side(seat, self.box) == 0 else -1

    def _seen(self, states: Sequence[State]) -> Any:
        to_move = self.game.rules.to_move
        return np.stack([observed(self.game.features, s, self.box, to_move(s, self.box)) for s in states])

    def _likeliest(self, s: State, logits: Any, most: int) -> list[int]:
        moves = np.array(self.game.legal_moves(s, self.box))
        best: list[int] = moves[np.argsort(-logits[moves], kind="stable")[:most]].tolist()
        return best

    def _after(self, s: State, move: int) -> Rolled:
        """What a move leads to."""
        played = s.copy()
        played.fired = 0
        self.game.rules.play(played, self.box, move)
        found = self._rolled(played, 1.0)
        if not found:
            raise TooWide
        return found

    def _rolled(self, s: State, weight: float) -> Rolled:
        rules, box = self.game.rules, self.box
        if rules.to_move(s, box) != CHANCE:
            return [(weight, s)]
        found, total = [], rules.total(s, box)
        for outcome in range(rules.chances(s, box)):
            share = weight * rules.weight(s, box, outcome) / total
            if share >= LIGHTEST:
                rolled = s.copy()
                rules.roll(rolled, box, outcome)
                found += self._rolled(rolled, share)
        return found

    def _means(self, reached: Sequence[Rolled], answers: int) -> Any:
        """What each of some moves is worth to the first side, over all that it leads to."""
        worth = self._worths([s for each in reached for _, s in each], answers)
        parts = np.split(worth, np.cumsum([len(each) for each in reached])[:-1])
        weights = [[weight for weight, _ in each] for each in reached]
        return np.array([np.average(part, weights=each) for part, each in zip(parts, weights, strict=True)])

    def _worths(self, states: Sequence[State], answers: int) -> Any:
        """What positions are worth to the first side: an end its payoff, a decision its best answer.

        Without answers the critic says what a decision is worth.
        """
        rules, box = self.game.rules, self.box
        worth = np.array([float(rules.payoff(s, box, 0)) if rules.to_move(s, box) == OVER else 0.0 for s in states])
        open_ones = [k for k, s in enumerate(states) if rules.to_move(s, box) != OVER]
        if not open_ones:
            return worth
        seen = self._seen([states[k] for k in open_ones])
        signs = np.array([self._side(rules.to_move(states[k], box)) for k in open_ones])
        if answers == 0:
            worth[open_ones] = signs * self._critic(seen)
            return worth
        tried = [
            [self._after(states[k], move) for move in self._likeliest(states[k], each, answers)]
            for k, each in zip(open_ones, self._policy(seen), strict=True)
        ]
        means = self._means([each for some in tried for each in some], 0)
        means = np.split(means, np.cumsum([len(each) for each in tried])[:-1])
        worth[open_ones] = [sign * (sign * mean).max() for sign, mean in zip(signs, means, strict=True)]
        return worth
