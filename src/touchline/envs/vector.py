"""Gymnasium's vector form: thousands of games stepped in one compiled call, against a compiled opponent.

A game that ends is reset in the same step; its last observation is in ``info["final_obs"]``.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from touchline.envs.features import box_space, everything
from touchline.kernel.compiled import compile_rule
from touchline.kernel.game import Game
from touchline.lab.batch import BatchGames


@cache
def _picker(game: Game) -> Any:
    """The compiled drawing of legal actions."""

    def pick(masks, chances, actions):  # type: ignore[no-untyped-def]
        for i in range(len(masks)):
            count = 0
            for action in range(masks.shape[1]):
                count += masks[i, action]
            left = int(chances[i] * count)
            for action in range(masks.shape[1]):
                if masks[i, action]:
                    if left == 0:
                        actions[i] = action
                        break
                    left -= 1

    return compile_rule(game, pick)


class BatchEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games of one kind; game ``i`` has the dice of number ``i`` of the seed.

    >>> env = BatchEnv("football-darts", 3)
    >>> seen, info = env.reset(seed=7)
    >>> seen.shape[0], info["action_mask"].sum(axis=1).tolist()
    (3, [2, 2, 2])
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self, game: str | Game, num_envs: int = 1, *, opponent: str = "random", seat: int = 0, **options: Any
    ) -> None:
        self.games = BatchGames(game, num_envs, opponent=opponent, seat=seat, options=options, numbers_as=np.float32)
        self.game, self.box = self.games.game, self.games.box
        self.num_envs = num_envs
        self.seat = seat
        self.opponent = opponent
        self.single_observation_space = box_space(self.game, self.game.features)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All games anew; without a seed the games after the last ones."""
        games = self.games
        if seed is not None:
            games.seed = int(seed)
            games.reset()
        else:
            games.reset_to(games.numbers + self.num_envs)
        return games.batch.observations.copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.batch.masks.astype(np.int8)}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision of the learner in every game; an illegal one raises and nothing moves."""
        batch = self.games.step(np.asarray(actions, dtype=np.int64))
        info = self._info()
        if batch.done.any():
            info |= {"final_obs": batch.last.copy(), "_final_obs": batch.done.copy()}
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return batch.observations.copy(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), info

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.game.features.names

    @property
    def state_names(self) -> tuple[str, ...]:
        """What each number of ``state()`` is."""
        return everything(self.game).names

    def state(self) -> Any:
        """Everything, for a critic, one row a game: the seat to decide and the cells of the state."""
        fields = [name for name, field in self.game.State.fields.items() if not field.scratch]
        columns = (self.games.states[name].reshape(self.num_envs, -1) for name in fields)
        return np.concatenate([self.games.batch.seats[:, None], *columns], axis=1, dtype=np.float32)

    def random_actions(self, rng: np.random.Generator) -> Any:
        """A legal action for every game, all alike."""
        actions = np.zeros(self.num_envs, np.int64)
        _picker(self.game)(self.games.batch.masks, rng.random(self.num_envs), actions)
        return actions

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.games.close()
