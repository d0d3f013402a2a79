"""Gymnasium: one agent at the table, the other side taken by a bot or a compiled policy.

::

    import gymnasium, touchline
    env = gymnasium.make("touchline/NameOfTheGame-v0", opponent="random")

(Gymnasium finds no packages by itself; to import Touchline after it is enough.)  In one line, and in any order:
``gymnasium.make("touchline.envs.gymnasium:touchline/NameOfTheGame-v0")``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from touchline.envs.features import box_space, everything
from touchline.envs.registration import env_id, register
from touchline.envs.rendering import render
from touchline.envs.table import ILLEGAL_MOVES, RENDER_MODES, Table, one_of
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.lab.policies import Policy, is_policy, side_of, slow_policy, witness_for

__all__ = ["TableEnv", "env_id", "register"]

BOT_SECONDS = 0.1


class TableEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game against an opponent; the reward comes at the end: +1, 0 or −1.

    The opponent is a policy of the laboratory (``random``, ``first``, …) or the level of a bot (``club``,
    ``bot:random``).  It takes all seats of the other side, the agent all seats of its own.  Against a policy the
    games are those of the vector environment: the same seed, the same dice, the same answers.

    >>> env = TableEnv("football-darts", opponent="random")
    >>> seen, info = env.reset(seed=7)
    >>> int(info["action_mask"].sum()), dict(zip(env.feature_names, seen.tolist()))["pos"]
    (2, 30.0)
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        game: str | Game,
        *,
        opponent: str = "random",
        seat: int = 0,
        illegal_moves: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        one_of("illegal_moves", illegal_moves, ILLEGAL_MOVES)
        self.table = Table(game, options)
        self._settled = self.table.game.settle(options)
        is_policy(self.table.game, opponent)
        self.own = side_of(self.table.game, self.table.box, seat)
        self.seat = seat
        self.opponent = opponent
        self._others = self._seated()
        self.illegal_moves = illegal_moves
        self.render_mode = render_mode
        self.observation_space = box_space(self.table.game, self.table.game.features)
        self.action_space = spaces.Discrete(self.table.actions)

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.table.game.features.names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; its dice follow from the seed, or from the environment's own generator."""
        super().reset(seed=seed)
        self.table.reset(seed if seed is not None else int(self.np_random.integers(1 << 62)))
        self._others = self._seated()
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's move, then everybody else's up to its next decision."""
        table = self.table
        move = int(action)
        if not table.allows(move):
            if self.illegal_moves == "raise":
                raise IllegalMove(f"action {move} is not legal here")
            if self.illegal_moves == "lose":
                return self._seen(), -1.0, True, False, self._info() | {"illegal": move}
            move = table.replacement(table.legal(), table.seat)
        table.play(move)
        self._let_others_play()
        return self._seen(), table.payoff(self.seat), table.over, False, self._info()

    def _seated(self) -> dict[int, Policy]:
        """The opponent on every seat of the other side, its dice following from the seed of the game."""
        table = self.table
        if table.witness is None:
            table.witness = witness_for(table.game, table.box, [self.opponent])
        return {
            seat: slow_policy(table.game, self._settled, self.opponent, seat, table.seed, 0, BOT_SECONDS, table.witness)
            for seat in range(table.seats)
            if seat not in self.own
        }

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the opponent, who may hold locks and machine code; the seed of the game brings it back."""
        return {name: value for name, value in vars(self).items() if name != "_others"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._others = self._seated()

    def _let_others_play(self) -> None:
        table = self.table
        while table.seat in self._others:
            table.play(table.answer(self._others[table.seat]))

    def _seen(self) -> Any:
        return self.table.observe(self.seat if self.table.over else max(self.table.seat, 0))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask()}

    def action_masks(self) -> Any:
        """The legal actions as MaskablePPO asks for them."""
        return self.table.mask().astype(bool)

    @property
    def state_names(self) -> tuple[str, ...]:
        """What each number of ``state()`` is."""
        return everything(self.table.game).names

    def state(self) -> Any:
        """Everything, for a critic: the seat to decide and the cells of the state, hidden ones included."""
        return self.table.everything()

    def render(self) -> Any:
        """As asked for by ``render_mode``."""
        return render(self.table, self.render_mode)


register()
