"""A game's rules as the rest of the house calls them."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol, TypeVar, runtime_checkable

from touchline.kernel.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
B_contra = TypeVar("B_contra", contravariant=True)


class Rules(Protocol[S_contra, B_contra]):
    """The module of rule functions of a game with such a state and such a box."""

    def start(self, s: S_contra, box: B_contra, /) -> None:
        """Set the state to the beginning of a game."""

    def to_move(self, s: S_contra, box: B_contra, /) -> int:
        """The seat to decide, ``CHANCE`` or ``OVER``."""
        ...

    def legal(self, s: S_contra, box: B_contra, moves: MutableSequence[int], /) -> int:
        """Write the legal moves into ``moves``; how many."""
        ...

    def play(self, s: S_contra, box: B_contra, move: int, /) -> None:
        """Apply a decision."""

    def chances(self, s: S_contra, box: B_contra, /) -> int:
        """How many outcomes the chance node has."""
        ...

    def total(self, s: S_contra, box: B_contra, /) -> int:
        """The sum of their weights (at most 2**30); equal to ``chances`` only if all weigh one."""
        ...

    def weight(self, s: S_contra, box: B_contra, outcome: int, /) -> int:
        """The weight of one outcome."""
        ...

    def roll(self, s: S_contra, box: B_contra, outcome: int, /) -> None:
        """Apply an outcome."""

    def payoff(self, s: S_contra, box: B_contra, seat: int, /) -> int:
        """At the end: +1, 0 or −1 for a seat."""
        ...


@runtime_checkable
class DrawsMoves(Protocol):
    """What the rules of a game with long lists may have as well: a move of the list without the list."""

    def any_move(self, s: State, box: object, moves: MutableSequence[int], key: int, draw: int, /) -> int:
        """The very move of ``legal``'s list that a draw gives; a law holds it to that."""
        ...


@runtime_checkable
class MarksMoves(Protocol):
    """And the moves of the list as marks in a mask, without the list."""

    def mark_legal(self, s: State, box: object, moves: MutableSequence[int], mask: MutableSequence[bool], /) -> None:
        """Mark the very moves of ``legal``'s list in a mask that is clear; ``moves`` is room to work in."""
