"""Twins of the rules, to be inlined whole into the one loop that plays at random.

Inlining every call makes random play a third faster and its machine code larger.  What inlines a rule inlines it
for everybody who compiles it in the same process, and a thinking bot, which calls the rules in a hundred places,
would take minutes to compile; so the loop gets copies of the functions, alike to the letter and known to nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType, SimpleNamespace
from typing import Any


def twins(marked: Iterable[Callable[..., Any]]) -> dict[Callable[..., Any], Callable[..., Any]]:
    """A copy of every marked function; the copies call each other.

    >>> def one() -> int:
    ...     return 1
    >>> copies = twins([one])
    >>> copies[one] is one, copies[one]()
    (False, 1)
    """
    spaces: dict[int, dict[str, Any]] = {}
    copies: dict[Any, Callable[..., Any]] = {}
    for function in marked:
        assert isinstance(function, FunctionType)
        assert function.__closure__ is None, f"{function.__name__}: a rule is a plain function"
        space = spaces.setdefault(id(function.__globals__), dict(function.__globals__))
        copies[function] = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, FunctionType) and value in copies:
                space[name] = copies[value]
    return copies


def twin_rules(rules: Any, copies: Mapping[Callable[..., Any], Callable[..., Any]]) -> SimpleNamespace:
    """A game's rules with its copy in place of every function that has one."""
    named = {name: copies.get(value, value) for name, value in vars(rules).items() if isinstance(value, FunctionType)}
    return SimpleNamespace(**named)
