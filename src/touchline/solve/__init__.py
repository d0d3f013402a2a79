"""Solved games: win probability, advice, the review of a finished game.

>>> from touchline import Match
>>> from touchline.solve import win_probability
>>> match = Match("football-darts", {"darts": "simulated", "throwers": "pub,pub"})
>>> win_probability(match)
([0.5, 0.5], 0.0)

Names are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

_HOMES = {
    "Advice": "advice",
    "MoveAdvice": "advice",
    "advise": "advice",
    "win_probability": "advice",
    "Evaluator": "evaluator",
    "Value": "evaluator",
    "evaluator_for": "evaluator",
    "Review": "looked_back",
    "review": "reviewing",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
