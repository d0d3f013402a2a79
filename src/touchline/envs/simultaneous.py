"""Calls made at the same time and unseen, taken together in one step.

In the rules they are two hidden commitments in a row.  Nothing the second seat knows or may do
depends on what the first one chose, so both can be asked at once.  Should the first choose something
open instead (a punt, a time-out), the second's answer is not used.
"""

from __future__ import annotations

from typing import NamedTuple

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.state import State


class Pair(NamedTuple):
    """Two seats that choose at the same time."""

    first: int
    first_moves: list[int]
    second: int
    second_moves: list[int]


def pair_at(game: Game, s: State, box: Box) -> Pair | None:
    """The two seats due to choose together, or ``None`` when one decides alone."""
    first = game.rules.to_move(s, box)
    if game.perfect_information or first < 0:
        return None
    moves = game.legal_moves(s, box)
    for move in moves:
        secret = game.secret(s, box, move)
        if secret is not None and secret.until == "reveal":
            after = s.copy()
            game.step(after, box, move)
            second = game.rules.to_move(after, box)
            if second < 0 or second in secret.seats:
                return None
            return Pair(first, moves, second, game.legal_moves(after, box))
    return None


def still_asked(game: Game, s: State, box: Box, second: int, move: int) -> bool:
    """Whether, after the first seat's choice, the second one's is still to be made."""
    seat = game.rules.to_move(s, box)
    return bool(seat != CHANCE and seat == second and move in game.legal_moves(s, box))
