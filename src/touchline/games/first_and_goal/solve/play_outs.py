"""Puzzles played out by masters, for ``touchline.solve.proof``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.coverage import Playing, playing
from touchline.games.first_and_goal.solve.matches import GAME
from touchline.games.first_and_goal.view import team_of
from touchline.kernel.draws import game_key
from touchline.play.match import Match

HANDS, ROUNDS = 12, 60
"""What these masters think: a quarter of the time that the master takes, and nearly his play."""


@dataclass(frozen=True)
class FootballPlayOuts:
    """Masters who play both sides."""

    played: Playing

    def points(self, match: Match, moves: Sequence[str], seed: int, numbers: range) -> list[NDArray[np.float64]]:
        """The points of the seat to decide, for every move over the same deals and dice."""
        box, seat = match.box, match.to_move
        assert box == self.played.box, "puzzles are made of matches as the book has them"
        shown = GAME.view(match.state, box, seat)
        chosen = [GAME.parse_move(match.state, box, each)[0].value for each in moves]
        found = [np.zeros(len(numbers)) for _ in moves]
        for place, number in enumerate(numbers):
            dealt = self.played.dealt(shown, number)
            key = game_key(seed, number)
            for row, move in zip(found, chosen, strict=True):
                s = dealt.copy()
                GAME.step(s, box, move)
                home = self.played.home_points(s, key)
                row[place] = 1.0 - home if team_of(box, seat) else home
        return found


def play_outs() -> FootballPlayOuts:
    """Who plays puzzles out."""
    return FootballPlayOuts(playing(HANDS, ROUNDS))
