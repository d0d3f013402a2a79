"""Opponents made from a solved game: perfect, and graded by how much a decision gives away."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial

from touchline.bots.base import Bot, Turn
from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.message import Message, two_figures
from touchline.kernel.options import Options
from touchline.solve.evaluator import MoveValue, Progress, evaluator_for


class SolvedBot:
    """Plays from the solution and gives away a stated amount of win probability on average.

    A graded bot draws among all its moves, the better ones more often, so that what it expects
    to lose in a decision is ``loss`` (less where even a blind choice would lose less).
    """

    def __init__(self, seed: int, name: str, loss: float, remark: Message | None = None) -> None:
        self.name = name
        self.loss = loss
        self._seed = seed
        if loss:
            told = Message("bots-solved-loss", points=two_figures(100 * loss))
        else:
            told = Message("bots-solved")
        self.description = told if remark is None else Message("bots-remarked", told=told, remark=remark)

    def study(self, game: Game, options: Options, box: Box, progress: Progress) -> None:
        """Have the game solved, now or when it is first needed, with somebody watching."""
        evaluator_for(game, options, box, progress)

    def choose(self, turn: Turn) -> str:
        """The best move, or one that costs about what this level gives away."""
        evaluator = evaluator_for(turn.game, turn.options, turn.box)
        s = turn.game.determinize(turn.view, turn.box, lambda n: 0)
        side = turn.game.side(turn.seat, turn.box)
        ranked = sorted(evaluator.move_values(s, outlook=False), key=lambda each: each.value.rank(side), reverse=True)
        if not self.loss:
            return ranked[0].move
        weights = graded(ranked, side, self.loss)
        dice = random.Random(self._seed * 1_000_003 + turn.step)
        return dice.choices(ranked, weights)[0].move


def graded(ranked: Sequence[MoveValue], side: int, loss: float) -> list[float]:
    """Odds for the moves such that the expected loss is ``loss``, or what a blind choice loses if that is less."""
    costs = [ranked[0].value.equity(side) - each.value.equity(side) for each in ranked]

    def odds(heat: float) -> list[float]:
        return [math.exp(-cost / heat) for cost in costs]

    def lost(weights: Sequence[float]) -> float:
        return sum(weight * cost for weight, cost in zip(weights, costs, strict=True)) / sum(weights)

    if sum(costs) / len(costs) <= loss:
        return [1.0] * len(costs)
    low, high = 1e-9, 1e3
    for _ in range(80):
        middle = math.sqrt(low * high)
        low, high = (middle, high) if lost(odds(middle)) < loss else (low, middle)
    return odds(low)


def levels(remark: Message | None = None) -> dict[str, Callable[[int], Bot]]:
    """The usual grades, weakest first."""
    grades = {"rookie": 0.03, "club": 0.01, "pro": 0.003, "perfect": 0.0}
    return {name: partial(SolvedBot, name=name, loss=loss, remark=remark) for name, loss in grades.items()}
