"""Learn Pocket Gridiron's decisions from nothing, against the random coach, draw the learning curve, keep the result.

    pip install touchline[envs]
    python examples/learn_gridiron.py                # learning.png and gridiron.npz

Monte Carlo control with a table: a situation is what is asked, the down, the sacks, the set-play bonus, the lead
and the quarter; after every game the values of its decisions move toward the result.
"""

from __future__ import annotations

import argparse

import numpy as np

from touchline.envs.vector import BatchEnv

GAMES_AT_ONCE = 2048
LEAST_GREEDY, MOST_GREEDY = 0.5, 0.98


class Table:
    """The value of every action in every situation, +1 a win, −1 a loss."""

    def __init__(self, names: tuple[str, ...], actions: int) -> None:
        self.names = names
        self.at = {name: index for index, name in enumerate(names)}
        self.shape = (32, 4, 3, 4, 7, 5)
        self.value = np.zeros((int(np.prod(self.shape)), actions))
        self.count = np.zeros_like(self.value)

    def situation(self, seen: np.ndarray) -> np.ndarray:
        """The row of the table for each observation."""

        def column(name: str) -> np.ndarray:
            return seen[:, self.at[name]].astype(int)

        lead = np.clip((column("score[0]") - column("score[1]") + 10) // 3, 0, 6)
        parts = (
            np.clip(column("phase"), 0, 31),
            column("down") - 1,
            column("sacks"),
            np.clip(column("bonus"), 0, 3),
            lead,
            np.clip((column("drive") - 1) // 4, 0, 4),
        )
        return np.ravel_multi_index(parts, self.shape)

    def best(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """The legal action of most value for one observation."""
        row = self.situation(seen[None])[0]
        return int(np.where(mask, self.value[row], -np.inf).argmax())

    def save(self, path: str) -> None:
        """Keep what was learned."""
        np.savez_compressed(path, names=self.names, value=self.value)

    @classmethod
    def load(cls, path: str) -> Table:
        """What was learned and kept."""
        kept = np.load(path)
        table = cls(tuple(kept["names"].tolist()), kept["value"].shape[1])
        table.value = kept["value"]
        return table

    def learn(self, rows: np.ndarray, actions: np.ndarray, result: float) -> None:
        """Move the values of one game's decisions toward its result."""
        np.add.at(self.count, (rows, actions), 1)
        step = 1 / np.minimum(self.count[rows, actions], 2000)
        np.add.at(self.value, (rows, actions), step * (result - self.value[rows, actions]))


def train(rounds: int, seed: int) -> tuple[Table, list[tuple[int, float]]]:
    """Play and learn; the table, and (games played, share of wins and half the draws) every round."""
    env = BatchEnv("pocket-gridiron", GAMES_AT_ONCE, opponent="random")
    table = Table(env.feature_names, int(env.single_action_space.n))
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    played = np.zeros((2, GAMES_AT_ONCE, 64), int)
    length = np.zeros(GAMES_AT_ONCE, int)
    curve, games = [], 0
    for number in range(rounds):
        greedy = LEAST_GREEDY + (MOST_GREEDY - LEAST_GREEDY) * number / max(1, rounds - 1)
        results: list[float] = []
        while len(results) < GAMES_AT_ONCE:
            rows, mask = table.situation(seen), info["action_mask"].astype(bool)
            best = np.where(mask, table.value[rows] + 1e-6 * rng.random(mask.shape), -np.inf).argmax(axis=1)
            actions = np.where(rng.random(GAMES_AT_ONCE) < greedy, best, env.random_actions(rng))
            if length.max() == played.shape[2]:
                played = np.concatenate([played, np.zeros_like(played)], axis=2)
            played[:, np.arange(GAMES_AT_ONCE), length] = rows, actions
            length += 1
            seen, rewards, ended, _, info = env.step(actions)
            for game in np.flatnonzero(ended):
                table.learn(*played[:, game, : length[game]], float(rewards[game]))
                results.append(float(rewards[game]))
                length[game] = 0
        games += len(results)
        curve.append((games, float(np.mean(results)) / 2 + 0.5))
        print(f"{games:>7} games, {100 * curve[-1][1]:.1f} % against the random coach", flush=True)
    return table, curve


def draw(curve: list[tuple[int, float]], path: str) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot(*zip(*((games, 100 * share) for games, share in curve), strict=True), color="#2f6b4f", lw=2)
    axes.axhline(50, color="#8a8172", lw=0.8)
    axes.set(xlabel="games played", ylabel="won, draws half (%)", title="Pocket Gridiron learned from nothing")
    figure.savefig(path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default="learning.png")
    parser.add_argument("--keep", default="gridiron.npz")
    given = parser.parse_args()
    learned, curve = train(given.rounds, given.seed)
    learned.save(given.keep)
    draw(curve, given.picture)
    print(f"The curve is in {given.picture}, what was learned in {given.keep}")
