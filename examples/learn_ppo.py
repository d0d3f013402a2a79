"""Train MaskablePPO on a game, measure it before and after, and keep it.

pip install touchline[envs] sb3-contrib
python examples/learn_ppo.py                      # Pocket Gridiron against the random coach
python examples/learn_ppo.py --game StreetSoccer --steps 200000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from touchline.envs.gymnasium import TableEnv  # the import registers touchline/PocketGridiron-v0, …

MOST = 100
"""A score or a drive can be a large number, but hardly ever is."""


def scaled(seen: np.ndarray, space: gymnasium.spaces.Box) -> np.ndarray:
    """Every number of an observation brought to about 0..1 by its bounds."""
    return ((seen - space.low) / np.minimum(space.high - space.low, MOST)).astype(np.float32)


class Scaled(gymnasium.ObservationWrapper):
    """An environment whose observations a network reads with ease."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, np.inf, env.observation_space.shape, np.float32)

    def observation(self, seen: np.ndarray) -> np.ndarray:
        """The scaled numbers."""
        return scaled(seen, self.env.observation_space)


def load(path: str, game: str) -> Callable[[np.ndarray, np.ndarray], int]:
    """A kept model of a game as a function of observation and mask."""
    model = MaskablePPO.load(path, device="cpu")
    space = TableEnv(game).observation_space

    def act(seen: np.ndarray, mask: np.ndarray) -> int:
        action, _ = model.predict(scaled(seen, space), action_masks=mask.astype(bool), deterministic=True)
        return int(action)

    return act


def share(model: MaskablePPO, env: gymnasium.Env, games: int, seed: int) -> float:
    """The share of games won, draws half."""
    points = 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        reward, over = 0.0, False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, over, _, info = env.step(action)
        points += (float(reward) + 1) / 2
    return points / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="PocketGridiron")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--keep", default="ppo.zip")
    given = parser.parse_args()
    name = f"touchline/{given.game}-v0"
    envs = make_vec_env(name, n_envs=8, seed=1, wrapper_class=Scaled)
    model = MaskablePPO("MlpPolicy", envs, n_steps=512, batch_size=512, gamma=1.0, ent_coef=0.01, seed=1, device="cpu")
    table = Scaled(gymnasium.make(name))
    print(f"before: {100 * share(model, table, given.games, 10**6):.1f} % against the random coach")
    model.learn(given.steps)
    print(f"after {given.steps} steps: {100 * share(model, table, given.games, 10**6):.1f} %")
    model.save(given.keep)
