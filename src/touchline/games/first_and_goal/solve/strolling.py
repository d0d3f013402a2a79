"""A match as it might go on: dice by their weights, moves by a coach's mix."""

from __future__ import annotations

from random import Random

from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.thinking import Thinker
from touchline.games.first_and_goal.state import FootballBox, FootballState
from touchline.kernel.nodes import CHANCE


def stroll(s: FootballState, box: FootballBox, coach: Thinker, dice: Random) -> None:
    """One step of it."""
    if GAME.rules.to_move(s, box) == CHANCE:
        weights = [GAME.rules.weight(s, box, each) for each in range(GAME.rules.chances(s, box))]
        GAME.step(s, box, dice.choices(range(len(weights)), weights)[0])
    else:
        options = coach.options(s, GAME.legal_moves(s, box), dice.getrandbits(60))
        GAME.step(s, box, dice.choices(options, [each.share for each in options])[0].move)
