"""Twins of the rules, to be inlined whole into the loops that play many games.

Inlining every call makes random play a third faster and its machine code larger.  What inlines a rule inlines it
for everybody who compiles it in the same process, and a thinking bot, which calls the rules in a hundred places,
would take minutes to compile; so such loops get copies of the functions, alike to the letter and known to nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from threading import Lock
from types import FunctionType, SimpleNamespace
from typing import Any

_copying = Lock()
_copies: dict[Callable[..., Any], FunctionType] = {}
_spaces: dict[int, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {}
"""Of every module with marked functions: its names, what they stood for when it was copied, and what for the copies."""


def _is_as_copied() -> bool:
    """Whether every module and every function is still what was copied."""
    return all(copy.__code__ is function.__code__ for function, copy in _copies.items()) and all(
        len(names) == len(before) and all(names.get(name) is value for name, value in before.items())
        for names, before, _ in _spaces.values()
    )


def twins(marked: Iterable[Callable[..., Any]]) -> dict[Callable[..., Any], Callable[..., Any]]:
    """A copy of every marked function; the copies call each other.

    Who asks again gets the same copies, as long as the functions are what they were: what one loop has had compiled
    another of the same process need not have compiled anew.

    >>> def one() -> int:
    ...     return 1
    >>> copies = twins([one])
    >>> copies[one] is one, copies[one]()
    (False, 1)
    """
    with _copying:
        return _twins(list(marked))


def _twins(asked: list[Callable[..., Any]]) -> dict[Callable[..., Any], Callable[..., Any]]:
    """The same, by one thread at a time."""
    if not _is_as_copied():
        _copies.clear()
        _spaces.clear()
    for function in asked:
        if function in _copies:
            continue
        assert isinstance(function, FunctionType)
        assert function.__closure__ is None, f"{function.__name__}: a rule is a plain function"
        names = function.__globals__
        _, _, space = _spaces.setdefault(id(names), (names, dict(names), dict(names)))
        _copies[function] = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    for _, before, space in _spaces.values():
        for name, value in before.items():
            if isinstance(value, FunctionType) and value in _copies:
                space[name] = _copies[value]
    return {function: _copies[function] for function in asked}


def twin_rules(rules: Any, copies: Mapping[Callable[..., Any], Callable[..., Any]]) -> SimpleNamespace:
    """A game's rules with its copy in place of every function that has one."""
    named = {name: copies.get(value, value) for name, value in vars(rules).items() if isinstance(value, FunctionType)}
    return SimpleNamespace(**named)
