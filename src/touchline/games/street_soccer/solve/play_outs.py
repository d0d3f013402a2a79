"""Puzzles played out by learned players, for ``touchline.solve.proof``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.duel import LEARNED, STEPPING, Player, choose, roll_on
from touchline.games.street_soccer.solve.network import new_desk, shipped_net
from touchline.games.street_soccer.solve.setups import shipped_book
from touchline.kernel.box_record import box_record
from touchline.kernel.draws import game_key
from touchline.kernel.entry_points import entry_point
from touchline.kernel.nodes import OVER
from touchline.play.match import Match

PLAYER = Player(LEARNED)
"""Who plays on: the network by itself, the master without his second and third ply, which cost ten times as much."""


def _played_out(s, end, results, box, net, desk, plans, player, seat, seed, first):  # type: ignore[no-untyped-def]
    """Game ``first + i`` from ``s`` to its end in ``end``; ``results[i]`` are the points of a seat."""
    for i in range(len(results)):
        end[0] = s[0]
        key = game_key(seed, first + i)
        step = roll_on(end[0], box, key, 0)
        while rules.to_move(end[0], box) != OVER:
            rules.play(end[0], box, choose(end[0], box, net, desk, plans, player, key, step))
            step = roll_on(end[0], box, key, step + 1)
        results[i] = 0.5 + 0.5 * rules.payoff(end[0], box, seat)


@cache
def _compiled() -> Callable[..., None]:
    return entry_point(GAME, _played_out, STEPPING)


class SoccerPlayOuts:
    """The same player for both sides."""

    def points(self, match: Match, moves: Sequence[str], seed: int, numbers: range) -> list[NDArray[np.float64]]:
        """The points of the seat to decide, for every move with the same dice."""
        found = []
        for each in moves:
            s = match.state.copy()
            GAME.step(s, match.box, GAME.parse_move(s, match.box, each)[0].value)
            results, end = np.zeros(len(numbers)), np.zeros(1, GAME.State.dtype())
            known = box_record(match.box), shipped_net(), new_desk(), shipped_book(), PLAYER.numbers
            _compiled()(s.to_record(), end, results, *known, match.to_move, np.uint64(seed), numbers.start)
            found.append(results)
        return found


def play_outs() -> SoccerPlayOuts:
    """Who plays puzzles out."""
    return SoccerPlayOuts()
