"""First & Goal at first sight: the coach's own thoughts with fewer hands imagined, in plain Python."""

from __future__ import annotations

from touchline.games.first_and_goal.solve.evaluator import FootballEvaluator
from touchline.games.first_and_goal.solve.network import stated_intervals
from touchline.games.first_and_goal.solve.plain_thinking import PlainThinker
from touchline.games.first_and_goal.state import FootballBox, FootballState
from touchline.kernel.game import Game
from touchline.solve.evaluator import MoveValue

TYPES, ROUNDS = 2, 16
"""A third of a second: the coach proper imagines more hands and plays more rounds against himself."""


def first_sight(game: Game, box: FootballBox, s: FootballState) -> list[MoveValue]:
    """Every legal move of the seat to decide, from its view alone."""
    return FootballEvaluator(game, box, PlainThinker(box, TYPES, ROUNDS), stated_intervals()).move_values(s)
