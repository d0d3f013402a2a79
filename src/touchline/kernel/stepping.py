"""Stepping a game by dice alone: one source for interpreted and compiled random play.

``stepping_of(rules)`` builds the loops around a game's rule functions.  As they stand
they run on Python states; ``compiled.py`` hands the same functions to Numba.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from types import SimpleNamespace
from typing import NamedTuple

from touchline.kernel.draws import below
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rules import Rules
from touchline.kernel.speaking import B, S


class Stepping(NamedTuple):
    """The loops that move a game along."""

    step: Callable[..., None]
    """``step(s, box, choice)``: apply a move or an outcome, whichever is due."""
    outcome: Callable[..., int]
    """``outcome(s, box, key, draw)``: the outcome that this draw gives at a chance node."""
    choose: Callable[..., int]
    """``choose(s, box, moves, key, draw)``: a random move or outcome for the node at hand."""
    playout: Callable[..., int]
    """``playout(s, box, moves, key, draw, limit)``: random play to the end; the number of steps."""


def stepping_of(rules: Rules[S, B] | SimpleNamespace) -> Stepping:
    """The loops over one game's rule functions."""
    to_move = rules.to_move
    legal = rules.legal
    play = rules.play
    chances = rules.chances
    total = rules.total
    weight = rules.weight
    roll = rules.roll

    def step(s: S, box: B, choice: int) -> None:
        s.fired = 0
        if to_move(s, box) == CHANCE:
            roll(s, box, choice)
        else:
            play(s, box, choice)

    def outcome(s: S, box: B, key: int, draw: int) -> int:
        count: int = chances(s, box)
        whole: int = total(s, box)
        ticket = below(key, draw, whole)
        if whole == count:
            return ticket
        for k in range(count):
            ticket -= weight(s, box, k)
            if ticket < 0:
                return k
        return count - 1

    def choose(s: S, box: B, moves: MutableSequence[int], key: int, draw: int) -> int:
        if to_move(s, box) == CHANCE:
            return outcome(s, box, key, draw)
        move: int = moves[below(key, draw, legal(s, box, moves))]
        return move

    def playout(s: S, box: B, moves: MutableSequence[int], key: int, draw: int, limit: int) -> int:
        for n in range(limit):
            seat = to_move(s, box)
            if seat == OVER:
                return n
            s.fired = 0
            if seat == CHANCE:
                roll(s, box, outcome(s, box, key, draw + n))
            else:
                play(s, box, moves[below(key, draw + n, legal(s, box, moves))])
        return limit

    return Stepping(step, outcome, choose, playout)
