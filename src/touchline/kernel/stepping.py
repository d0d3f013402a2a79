"""Stepping a game: one source for interpreted and compiled play, where dice are concerned.

``stepping_of(rules)`` builds the loops around a game's rule functions.  As they stand
they run on Python states; ``compiled.py`` hands the same functions to Numba.  A loop that has somebody of its own on
the seats asks them at the decisions and leaves what is rolled in between to ``roll_on``.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from types import SimpleNamespace
from typing import NamedTuple

from touchline.kernel.draws import below
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rules import DrawsMoves, MarksMoves, Rules
from touchline.kernel.speaking import B, S


class Stepping(NamedTuple):
    """The loops that move a game along."""

    step: Callable[..., None]
    """``step(s, box, choice)``: apply a move or an outcome, whichever is due."""
    outcome: Callable[..., int]
    """``outcome(s, box, key, draw)``: the outcome that this draw gives at a chance node."""
    roll_on: Callable[..., int]
    """``roll_on(s, box, key, draw)``: roll until a seat must decide or all is over; the number of the next draw."""
    any_move: Callable[..., int]
    """``any_move(s, box, moves, key, draw)``: the legal move that this draw gives, every one as likely."""
    mark_legal: Callable[..., None]
    """``mark_legal(s, box, moves, mask)``: mark every legal move in a mask that is clear."""
    choose: Callable[..., int]
    """``choose(s, box, moves, key, draw)``: a random move or outcome for the node at hand."""
    playout: Callable[..., int]
    """``playout(s, box, moves, key, draw, limit)``: random play to the end; the number of steps."""


def stepping_of(rules: Rules[S, B] | SimpleNamespace) -> Stepping:
    """The loops over one game's rule functions.

    A game with long lists may have a rule ``any_move`` of its own, which takes the very move of ``legal``'s list
    without the list, and ``mark_legal``, which marks its moves; ``moves`` is room to work in.  A law compares them.
    """
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

    def roll_on(s: S, box: B, key: int, draw: int) -> int:
        while to_move(s, box) == CHANCE:
            s.fired = 0
            roll(s, box, outcome(s, box, key, draw))
            draw += 1
        return draw

    def from_the_list(s: S, box: B, moves: MutableSequence[int], key: int, draw: int) -> int:
        move: int = moves[below(key, draw, legal(s, box, moves))]
        return move

    any_move: Callable[..., int] = rules.any_move if isinstance(rules, DrawsMoves) else from_the_list

    def mark_the_list(s: S, box: B, moves: MutableSequence[int], mask: MutableSequence[bool]) -> None:
        for k in range(legal(s, box, moves)):
            mask[moves[k]] = True

    mark_legal: Callable[..., None] = rules.mark_legal if isinstance(rules, MarksMoves) else mark_the_list

    def choose(s: S, box: B, moves: MutableSequence[int], key: int, draw: int) -> int:
        if to_move(s, box) == CHANCE:
            return outcome(s, box, key, draw)
        return any_move(s, box, moves, key, draw)

    def playout(s: S, box: B, moves: MutableSequence[int], key: int, draw: int, limit: int) -> int:
        for n in range(limit):
            seat = to_move(s, box)
            if seat == OVER:
                return n
            s.fired = 0
            if seat == CHANCE:
                roll(s, box, outcome(s, box, key, draw + n))
            else:
                play(s, box, any_move(s, box, moves, key, draw + n))
        return limit

    return Stepping(step, outcome, roll_on, any_move, mark_legal, choose, playout)
