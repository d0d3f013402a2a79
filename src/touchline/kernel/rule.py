"""The ``@rule`` marker.

A rule is a plain function over a state (``s``) and the box (``box``: the options
agreed before the match and the figures printed on dice and cards).  Marking it
only writes it down; nothing is compiled, wrapped or imported until somebody asks
for the compiled game, which then finds every rule here.

Rules keep to a small, pleasant part of Python: integers, cells indexed one by
one, plain constants, loops and early returns; no dict, set, slice, string or
exception.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., object])

MARKED: list[Callable[..., object]] = []
"""Every function marked so far, in the order of marking."""


def rule(function: F) -> F:
    """Mark a function as part of the rules, so that it can run interpreted and compiled."""
    MARKED.append(function)
    return function


class Register(Protocol):
    """What makes a function known to a compiler."""

    def __call__(self, function: F, /) -> F:
        """The function, which compiled code may now call."""
        ...


def as_it_stands(function: F) -> F:
    """Make it known to nobody: it runs interpreted."""
    return function
