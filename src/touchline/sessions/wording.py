"""How both faces put things: an error with its rules, who plays whom."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.errors import TouchlineError
from touchline.sessions.speech import refusal
from touchline.words.languages import say


def cited(problem: TouchlineError) -> str:
    """An error's message with the rules it names."""
    return refusal(problem) + (f" [{', '.join(problem.rules)}]" if problem.rules else "")


def against(names: Sequence[str]) -> str:
    """Who plays whom.

    >>> against(["Ann", "Bob"])
    'Ann against Bob'
    """
    told = names[0]
    for each in names[1:]:
        told = say("prompt-against", first=told, second=each)
    return told
