"""What was trained in an environment, seated at any table of the house.

A trained policy maps an observation and a mask to an action.  A bot is handed a view and answers in notation.
``Trained`` is the bridge: view → the same numbers as in training → action → notation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from touchline.bots import Turn
from touchline.envs.features import observed
from touchline.kernel.errors import IllegalMove

Acting = Callable[[Any, Any], int]
"""``acting(observation, mask)``: the action, as a learner's ``predict`` gives it."""


class Trained:
    """A bot made of a trained policy.

    >>> from touchline import Match
    >>> from touchline.bots import turn_of
    >>> match = Match("football-darts").roll("heads")
    >>> Trained(lambda observation, mask: int(mask.argmax())).choose(turn_of(match))
    'receive'
    """

    name = "trained"
    description = "Does what it learned in an environment."

    def __init__(self, acting: Acting) -> None:
        self._acting = acting

    def choose(self, turn: Turn) -> str:
        """The policy's move, from what the seat may know and nothing else."""
        game, box = turn.game, turn.box
        # by law, what a seat observes and may do is the same in every completion of its view
        s = game.determinize(turn.view, box, lambda n: 0)
        mask = np.zeros(game.actions(box), np.int8)
        mask[game.legal_moves(s, box)] = 1
        move = int(self._acting(observed(game.features, s, box, turn.seat), mask))
        if not 0 <= move < len(mask) or not mask[move]:
            raise IllegalMove(f"the policy answered {move}, which is not legal here")
        return game.move_text(s, box, move)
