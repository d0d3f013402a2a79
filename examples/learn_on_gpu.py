"""Learn a game from nothing by self-play, environment and network on one GPU; keep the agent and its learning curve.

    pip install 'touchline[envs,cuda]' torch
    python examples/learn_on_gpu.py street-soccer --minutes 5           # learned.npz, learned.jsonl, learned.png
    python examples/learn_on_gpu.py first-and-goal --minutes 5 --against club --keep coach.npz
    python examples/learn_on_gpu.py --draw learned.jsonl coach.jsonl --picture both.png

What was kept plays in ladders and tournaments, and on a server:

    touchline ladder street-soccer --engine "learned=python -m touchline.envs.kept learned.npz" --levels club
    python examples/trained_bot.py http://127.0.0.1:8000 NAME PASSPHRASE learned.npz

Masked PPO (Schulman et al. 2017; Huang and Ontañón 2020) on both seats at once.  In a quarter of the games one seat is
taken by a past self, so that what was once learned is not forgotten.  Every seat sees only its own view.
Where nothing is hidden, what was kept looks ahead with its critic when it plays (``touchline.envs.foresight``).
Without a GPU it runs on the CPU, from the same dice, and takes longer.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from touchline.envs.device import DeviceGames
from touchline.envs.features import numbers
from touchline.envs.gymnasium import TableEnv
from touchline.envs.kept import Kept, keep
from touchline.games import find_game

WIDTH = 256
MOST_VALUES = 128
"""A number with more values than this (a score, a count of drives) is cut off here."""
LEAGUE = 8
"""Past selves that are kept, the latest ones; which of them is met is drawn anew for every stretch of play."""
REMEMBERED = 20
"""Rounds after which the present self joins them."""
FASTEST = 1e-3
"""The learning rate at the beginning; it falls to a twentieth."""


def vocabulary(game_name: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each number of an observation: its least value, how many values it has, and where its rows begin."""
    game = find_game(game_name)
    known = numbers(game, game.features)
    low = np.array([each.low for each in known])
    values = np.minimum(np.array([each.high for each in known]) - low + 1, MOST_VALUES)
    return low, values, np.concatenate([[0], np.cumsum(values)[:-1]])


@dataclass
class Rollout:
    """What happened in ``[step, game]``."""

    rows: Any
    masks: Any
    seats: Any
    actions: Any
    chances: Any
    values: Any
    rewards: Any
    done: Any
    own: Any
    """Decided by the learner, not by a past self."""


def network(game_name: str, actions: int, device: str) -> Any:
    """Policy and value: every value of every number has a row of its own, the rows are added up, two layers follow."""
    import torch
    from torch import nn

    class Agent(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            low, values, first = vocabulary(game_name)
            for name, each in (("low", low), ("most", values - 1), ("first", first)):
                self.register_buffer(name, torch.as_tensor(each))
            self.table = nn.EmbeddingBag(int(values.sum()), WIDTH, mode="sum")
            nn.init.normal_(self.table.weight, std=len(low) ** -0.5)
            self.bias = nn.Parameter(torch.zeros(WIDTH))
            self.hidden = nn.Linear(WIDTH, WIDTH)
            self.policy = nn.Linear(WIDTH, actions)
            self.value = nn.Linear(WIDTH, 1)
            nn.init.normal_(self.policy.weight, std=0.01)

        def rows(self, seen: Any) -> Any:
            """Observations as rows of the table."""
            return self.first + torch.minimum((seen.long() - self.low).clamp_min(0), self.most)

        def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
            """Logarithms of the chances of all actions, and the value for the seat to decide."""
            x = torch.relu(self.table(rows) + self.bias)
            x = torch.relu(self.hidden(x))
            logits = self.policy(x).masked_fill(~masks, -1e9)
            return torch.log_softmax(logits, dim=1), torch.tanh(self.value(x)).squeeze(1)

    return Agent().to(device)


class Learner:
    """Self-play on a device, and what is learned from it."""

    def __init__(self, game: str, count: int, *, steps: int = 32, seed: int = 1, device: str = "auto") -> None:
        import torch

        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.torch = torch
        self.games = DeviceGames(game, count, seed=seed, device=device, check=False)
        self.device, self.count, self.steps = self.games.device, count, steps
        self.agent = network(game, self.games.actions, self.device)
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=FASTEST, eps=1e-5)
        self.past: list[Any] = []
        self.rng = np.random.default_rng(seed)
        sides = [self.games.game.side(each, self.games.box) for each in range(self.games.game.seats(self.games.box))]
        self.sides = torch.tensor(sides, device=self.device)
        self.guest = torch.full((count,), -1, device=self.device)
        self.guest[: count // 8], self.guest[count // 8 : count // 4] = 0, 1
        self._show(self.games.reset())

    def _show(self, batch: Any) -> None:
        """The arrays of the environment as tensors, without a copy."""
        tensors = (self.torch.as_tensor(each, device=self.device) for each in batch)
        self.seen, self.masks, self.seats, self.rewards, self.done, _ = tensors

    def play(self) -> Rollout:
        """``steps`` decisions in every game."""
        torch, kept = self.torch, []
        guest = self.past[self.rng.integers(len(self.past))] if self.past else None
        with torch.no_grad():
            for _ in range(self.steps):
                rows, masks, seats = self.agent.rows(self.seen), self.masks.clone(), self.seats.long()
                chances, values = self.agent(rows, masks)
                own = torch.ones_like(self.done)
                if guest is not None:
                    own = self.sides[seats] != self.guest
                    quarter = self.count // 4
                    theirs, _ = guest(rows[:quarter], masks[:quarter])
                    chances[:quarter] = torch.where(own[:quarter, None], chances[:quarter], theirs)
                actions = torch.multinomial(chances.exp(), 1).squeeze(1)
                told = chances.gather(1, actions[:, None]).squeeze(1)
                self._show(self.games.step(actions if self.device == "cuda" else actions.numpy()))
                reward = self.rewards.gather(1, seats[:, None]).squeeze(1).float()
                kept.append((rows, masks, seats, actions, told, values, reward, self.done.clone(), own))
        return Rollout(*(torch.stack(each) for each in zip(*kept, strict=True)))

    def advantages(self, told: Rollout, fade: float = 0.95) -> Any:
        """GAE over the decisions of a game, whoever makes them: what is good for one side is bad for the other."""
        torch = self.torch
        with torch.no_grad():
            _, value = self.agent(self.agent.rows(self.seen), self.masks)
            seats, ahead = self.seats.long(), torch.zeros_like(value)
            found = torch.zeros_like(told.values)
            for t in reversed(range(self.steps)):
                sign = torch.where(self.sides[told.seats[t]] == self.sides[seats], 1.0, -1.0) * ~told.done[t]
                ahead = told.rewards[t] + sign * (value + fade * ahead) - told.values[t]
                found[t], value, seats = ahead, told.values[t], told.seats[t]
        return found

    def learn(self, *, rounds: int = 2, parts: int = 8, clip: float = 0.2, entropy: float = 0.01) -> None:
        """One stretch of play and the steps it teaches."""
        torch = self.torch
        told = self.play()
        good = self.advantages(told)
        mine = told.own.flatten().nonzero().squeeze(1)
        flat = [each.flatten(0, 1) for each in (told.rows, told.masks, told.actions, told.chances, good)]
        target = flat[4] + told.values.flatten()
        for _ in range(rounds):
            for part in mine[torch.randperm(len(mine), device=self.device)].chunk(parts):
                rows, masks, actions, before, ahead = (each[part] for each in flat)
                ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
                chances, value = self.agent(rows, masks)
                ratio = (chances.gather(1, actions[:, None]).squeeze(1) - before).exp()
                gain = torch.minimum(ratio * ahead, ratio.clamp(1 - clip, 1 + clip) * ahead).mean()
                spread = -(chances.exp() * chances.masked_fill(~masks, 0)).sum(1).mean()
                loss = -gain + 0.5 * (value - target[part]).square().mean() - entropy * spread
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimizer.step()

    def remember(self) -> None:
        """Let the present self join the league."""
        self.past = [*self.past[-LEAGUE + 1 :], copy.deepcopy(self.agent).eval()]

    def keep(self, path: str) -> None:
        """The agent as plain arrays, to be read without PyTorch."""
        weights = {name: each.cpu().numpy() for name, each in self.agent.state_dict().items()}
        keep(path, self.games.game.name, weights)


@dataclass(frozen=True)
class Look:
    """One measurement on the way: a point of the learning curve, a line of its log."""

    game: str
    device: str
    against: str
    seconds: float
    """Spent learning, without the measuring."""
    decisions: int
    games: int
    """Played to measure."""
    points: float
    """Their mean: 1 for a win, ½ for a draw."""

    @property
    def doubt(self) -> float:
        """Half of the 95 % interval of the points."""
        return 1.96 * (self.points * (1 - self.points) / self.games) ** 0.5


def points(path: str, game: str, opponent: str, number: int) -> float:
    """What the kept agent makes of one game: 1, ½ or 0; seats by turns."""
    act, env = Kept(path).act, TableEnv(game, opponent=opponent, seat=number % 2)
    seen, info = env.reset(seed=10**6 + number // 2)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, info = env.step(act(seen, info["action_mask"]))
    return (float(reward) + 1) / 2


def share(path: str, game: str, opponent: str, games: int) -> float:
    """The share of points against a bot or a policy, on all cores."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return float(np.mean(list(pool.map(partial(points, path, game, opponent), range(games), chunksize=4))))


def draw(logs: Sequence[str | Path], picture: str | Path) -> None:
    """The learning curves of some logs in one picture, each with its doubt."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for log in logs:
        curve = [Look(**json.loads(line)) for line in Path(log).read_text(encoding="utf-8").splitlines()]
        first = curve[0]
        axes.errorbar(
            [each.seconds for each in curve],
            [100 * each.points for each in curve],
            [100 * each.doubt for each in curve],
            label=f"{find_game(first.game).title} against {first.against}, {first.device}",
            marker="o",
            markersize=3,
            capsize=2,
        )
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="seconds of learning, from nothing", ylabel="points, %", ylim=(0, 100))
    axes.legend(loc="lower right")
    figure.savefig(picture, dpi=130)


def device_name(learner: Learner) -> str:
    """The GPU, or the CPU."""
    return str(learner.torch.cuda.get_device_name()) if learner.device == "cuda" else "CPU"


def train(learner: Learner, given: argparse.Namespace) -> Path:
    """Learn for some minutes, measure and keep on the way; the log of the curve."""
    log, learned, rounds, looks = Path(given.keep).with_suffix(".jsonl"), 0.0, 0, 0
    log.write_text("", encoding="utf-8")
    while learned < 60 * given.minutes:
        began = time.perf_counter()
        learner.optimizer.param_groups[0]["lr"] = FASTEST * max(0.05, 1 - learned / (60 * given.minutes))
        learner.learn()
        learner.games.synchronize()
        learned += time.perf_counter() - began
        rounds += 1
        if rounds % REMEMBERED == 0:
            learner.remember()
        last = learned >= 60 * given.minutes
        if last or learned >= looks * 60 * given.minutes / max(1, given.looks):
            looks += 1
            learner.keep(given.keep)
            played = given.measure * (4 if last else 1)
            won = share(given.keep, given.game, given.against, played)
            decisions = rounds * learner.steps * learner.count
            look = Look(given.game, device_name(learner), given.against, round(learned, 1), decisions, played, won)
            with log.open("a", encoding="utf-8") as lines:
                print(json.dumps(asdict(look)), file=lines)
            made = f"{decisions / 1e6:8.0f} M decisions ({decisions / learned / 1e6:.2f} M/s)"
            print(
                f"{learned:6.0f} s {made}: {100 * won:.1f} ± {100 * look.doubt:.1f} % against {given.against}",
                flush=True,
            )
    return log


def main() -> None:
    """Learn, measure on the way, keep, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=16_384, help="games at once")
    parser.add_argument("--against", default="club", help="the bot it is measured against")
    parser.add_argument(
        "--measure", type=int, default=100, help="games in each measurement; the last has four times as many"
    )
    parser.add_argument("--looks", type=int, default=4, help="measurements on the way")
    parser.add_argument("--keep", default="learned.npz")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--draw", nargs="+", metavar="LOG", help="only draw the curves of these logs")
    parser.add_argument("--picture", help="where the curve is drawn; else beside what is kept")
    given = parser.parse_args()
    if given.draw:
        draw(given.draw, given.picture or Path(given.draw[0]).with_suffix(".png"))
        return
    if given.game is None:
        parser.error("which game?")
    learner = Learner(given.game, given.games, device=given.device)
    learner.learn()
    print(f"{given.game} on {device_name(learner)}, {given.games} games at once", flush=True)
    log = train(learner, given)
    draw([log], given.picture or log.with_suffix(".png"))


if __name__ == "__main__":
    main()
