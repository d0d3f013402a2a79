"""Street Soccer before there is machine code: the learned value, one move deep, in plain Python.

The search runs interpreted as well as compiled; all moves of a position by one ply take a third of a second.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from touchline.games.street_soccer.actions import ACTIONS
from touchline.games.street_soccer.solve.network import PLIES, new_desk, shipped_net
from touchline.games.street_soccer.solve.search import best_goalie_square, weigh_moves
from touchline.games.street_soccer.state import RESTART, SET_UP, SoccerBox, SoccerState
from touchline.kernel.errors import NoAdvice
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.solve.evaluator import MoveValue, Value


class Shelf(list[SoccerState]):
    """Positions to try moves on: what is laid down is a copy, as in an array of records."""

    def __setitem__(self, place: Any, s: Any) -> None:
        super().__setitem__(place, s.copy())


class Lines(list[list[int]]):
    """Moves, a line a ply, read by line and place as an array is: ``lines[0, 3]``."""

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            line, at = place
            return super().__getitem__(line)[at]
        return super().__getitem__(place)


def first_sight(game: Game, box: SoccerBox, s: SoccerState) -> list[MoveValue]:
    """Every kick, walk or goalie's square by what it leaves behind, a draw as half a win; a set-up takes longer."""
    if s.phase == SET_UP:
        raise NoAdvice(Message("prompt-no-coach"))
    # as the rules run in Python: whole numbers and lists, where an array would give numbers of its own kind
    moves: Any = Lines([0] * ACTIONS for _ in range(PLIES))
    desk = new_desk()._replace(spare=Shelf(SoccerState() for _ in range(PLIES)), moves=moves)
    with np.errstate(over="ignore"):  # squares are counted in 64 bits that wrap around
        if s.phase == RESTART:
            best_goalie_square(s.copy(), box, shipped_net(), desk, 0)
        else:
            weigh_moves(s.copy(), box, shipped_net(), desk, 0, 2.0)
    found = []
    for k, move in enumerate(game.legal_moves(s, box)):
        worth = float(desk.worth[0, k])
        value = Value((worth, 1.0 - worth) if s.turn == 0 else (1.0 - worth, worth))
        found.append(MoveValue(game.move_text(s, box, move), value))
    return found
