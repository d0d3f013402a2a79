"""Solved games: win probability, advice, the review of a finished game.

>>> from touchline import Match
>>> from touchline.solve import win_probability
>>> match = Match("football-darts", {"darts": "simulated", "throwers": "pub,pub"})
>>> win_probability(match)
([0.5, 0.5], 0.0)

Names are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.kernel.on_demand import names_of

if TYPE_CHECKING:
    from touchline.solve.advice import Advice, MoveAdvice, advise, win_probability
    from touchline.solve.evaluator import Evaluator, Value, evaluator_for
    from touchline.solve.looked_back import Review
    from touchline.solve.reviewing import review

__all__ = [
    "Advice",
    "Evaluator",
    "MoveAdvice",
    "Review",
    "Value",
    "advise",
    "evaluator_for",
    "review",
    "win_probability",
]

__getattr__ = names_of(
    __name__,
    {
        "Advice": "touchline.solve.advice",
        "MoveAdvice": "touchline.solve.advice",
        "advise": "touchline.solve.advice",
        "win_probability": "touchline.solve.advice",
        "Evaluator": "touchline.solve.evaluator",
        "Value": "touchline.solve.evaluator",
        "evaluator_for": "touchline.solve.evaluator",
        "Review": "touchline.solve.looked_back",
        "review": "touchline.solve.reviewing",
    },
)
