"""``touchline train first-and-goal``: the learner as a course, with what ships at its end."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.calibration import calibration
from touchline.games.first_and_goal.solve.learning import Learner, Plan, silent
from touchline.games.first_and_goal.solve.network import STORY, WEIGHTS, load_net, save_net
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Amount, Message

CALIBRATION_GAMES = 3_000


class FootballCourse:
    """A training under way."""

    measured = Message("fg-train-measured")

    def __init__(self, folder: Path, plan: Plan, scale: float, cores: int = 1) -> None:
        self.folder = folder
        self.plan = plan
        self.scale = scale
        self.tell: Callable[[str, int, int, float], None] = silent
        self.cores = cores
        self._learner = Learner(plan, folder, cores=cores)

    @property
    def curve(self) -> list[dict[str, Any]]:
        """Points of the learning curve."""
        points, games = [], 0
        for each in self._learner.lessons:
            games += each.games
            stage = "fitted-to-yards-coach" if each.generation == 0 else "matrix-games"
            points.append(
                {"games": games, "score": each.against_club, "interval": each.interval, "stage": stage}
                | {"loss": each.loss}
            )
        return points

    def resume(self) -> None:
        """Take up the checkpoints in the folder."""
        self._learner.resume()

    def run(self) -> None:
        """Train to the end."""
        save_net(self._learner.run(self.tell), self.folder / WEIGHTS.name)

    def finish(self, tell: Callable[[Message], None]) -> None:
        """Measure how far off the estimates are, and write down how the weights were made."""
        games = max(20, round(CALIBRATION_GAMES * self.scale))
        tell(Message("fg-train-calibrating", games=games))
        net = load_net(self.folder / WEIGHTS.name)
        found = calibration(GAME.new_box(), net, self.plan.seed + 77, games, self.cores)
        told = {
            "command": f"touchline train first-and-goal --seed {self.plan.seed} --scale {self.scale:g}",
            "rules": GAME.version,
            "plan": asdict(self.plan),
            "lessons": [asdict(each) for each in self._learner.lessons],
            "calibration": found,
        }
        (self.folder / STORY.name).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        for name, each in found["phases"].items():
            tell(Message("fg-train-interval", part=name, points=Amount(100 * each["interval"], 1)))

    def ship(self) -> list[Path]:
        """Put weights and story where the package looks for them."""
        for target in (WEIGHTS, STORY):
            shutil.copyfile(self.folder / target.name, target)
        return [WEIGHTS, STORY]


def begin(
    folder: Path, seed: int = 1, scale: float = 1.0, stages: int = 3, cores: int = 1, on: str = "local"
) -> FootballCourse:
    """The training in a folder; ``stages`` 1 is the yards coach's games alone."""
    if on != "local":
        raise BadOption(Message("fg-train-local"), field="on")
    if scale <= 0:
        raise BadOption(Message("fg-train-scale"), field="scale")
    plan = Plan()
    plan = Plan(
        seed=seed,
        first_games=max(50, round(plan.first_games * scale)),
        games=max(20, round(plan.games * scale)),
        generations=plan.generations if stages > 1 else 0,
        pairs=max(5, round(plan.pairs * min(1.0, scale))),
    )
    return FootballCourse(folder, plan, scale, cores)
