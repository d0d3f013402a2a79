"""From nothing to a strong value network, reproducibly.

Rounds of self-play with the weights held still, then gradient steps on these games and on
remembered ones.  Games are functions of seed and number, and the steps of a round are taken in
an order drawn from seed and round: the result does not depend on cores or on interruptions.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from touchline.games.street_soccer.solve.book_search import BookSearch, as_array, write_book
from touchline.games.street_soccer.solve.calibration import spread
from touchline.games.street_soccer.solve.duel import LEARNED, WARY, Player, meet
from touchline.games.street_soccer.solve.features import MOST_ROWS
from touchline.games.street_soccer.solve.instinct import TEXTBOOK
from touchline.games.street_soccer.solve.learning import Learner
from touchline.games.street_soccer.solve.network import Net, new_net, save_net
from touchline.games.street_soccer.solve.self_play import Lessons, Teaching, lessons
from touchline.games.street_soccer.solve.setups import plan_text
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Amount, Message

if TYPE_CHECKING:
    from touchline.solve.training.ray_pool import RayPool

HERE = Path(__file__).parent

A_CHUNK = 4
"""Games a task: small, so that all cores end a round together."""
A_ROUND = 512
"""Games between two sets of gradient steps."""
REMEMBERED = 500_000
"""Lessons kept to be learned again."""
MEASURED = 200
"""Mirrored pairs against the weigher of chances for a point of the learning curve."""


@dataclass(frozen=True)
class Stage:
    """Some rounds of one kind."""

    name: str
    games: int
    teaching: Teaching
    repeats: int
    """Remembered lessons learned again, for each new one."""
    speed: float
    """The size of gradient steps at the beginning of the stage."""
    last_speed: float


def stages(scale: float = 1.0) -> tuple[Stage, ...]:
    """The course of a whole training; ``scale`` makes it shorter or longer."""
    return (
        Stage("warm start", round(8_000 * scale), Teaching(1, 0, 1.0), 2, 5e-3, 5e-3),
        Stage("TD(λ)", round(160_000 * scale), Teaching(0, 0, 0.8), 2, 5e-3, 5e-4),
        Stage("TD(λ), every roll", round(20_000 * scale), Teaching(0, 1, 0.9), 4, 5e-4, 2e-5),
    )


@dataclass
class Training:
    """A training under way, in a folder where it is kept."""

    folder: Path
    seed: int = 1
    scale: float = 1.0
    stages: int = 3
    """How many of the course's stages to go through."""
    cores: int = 1
    on: str = "local"
    measure_every: int = 40
    """Rounds between points of the learning curve and checkpoints."""
    tell: Callable[[str, int, int, float], None] = lambda stage, done, total, score: None
    """Called after every round: stage, games done and to do in all, the latest score against the weigher."""

    learner: Learner = field(init=False)
    done: int = field(init=False, default=0)
    """Rounds finished."""
    curve: list[dict[str, Any]] = field(init=False, default_factory=list)
    seconds: float = field(init=False, default=0.0)
    memory: Lessons = field(init=False)
    calibrated: dict[str, float] = field(init=False, default_factory=dict)
    measured: Message = field(init=False, default_factory=lambda: Message("ss-train-measured"))

    def __post_init__(self) -> None:
        self.plans = np.array([TEXTBOOK], dtype=np.int64)
        self.learner = Learner(new_net(self.seed))
        self.memory = Lessons(np.zeros((0, MOST_ROWS), np.int16), np.zeros((0, 3), np.float32))
        if self.on not in ("local", "ray"):
            raise BadOption(Message("ss-train-on", on=repr(self.on)), field="on")

    @property
    def net(self) -> Net:
        """The net as it stands."""
        return self.learner.net

    # ---- the course

    def course(self) -> tuple[Stage, ...]:
        """The stages to go through."""
        return stages(self.scale)[: self.stages]

    def rounds(self) -> list[tuple[Stage, int, int, float]]:
        """Every round: its stage, its first game, how many games, and the size of steps."""
        course = []
        game = 0
        for stage in self.course():
            count = max(1, -(-stage.games // A_ROUND))
            for k in range(count):
                share = k / max(1, count - 1)
                speed = stage.speed * (stage.last_speed / stage.speed) ** share
                course.append((stage, game, A_ROUND, speed))
                game += A_ROUND
        return course

    def run(self) -> Net:
        """Train to the end of the course, from wherever it stands."""
        course = self.rounds()
        total = A_ROUND * len(course)
        pool = self._pool()
        score = self.curve[-1]["score"] if self.curve else 0.0
        ends = [n for n in range(len(course)) if n + 1 == len(course) or course[n][0] != course[n + 1][0]]
        for number in range(self.done, len(course)):
            began = time.perf_counter()
            stage, first, count, speed = course[number]
            new = self._play(pool, stage.teaching, first, count)
            surprise = self._learn(new, stage.repeats, speed, number)
            self.done = number + 1
            self.seconds += time.perf_counter() - began
            if self.done % self.measure_every == 0 or number in ends:
                score = self.measure(stage.name, first + count, surprise)
                self.keep()
            self.tell(stage.name, first + count, total, score)
        return self.net

    def _pool(self) -> Executor | RayPool:
        if self.on == "ray":
            from touchline.solve.training.ray_pool import RayPool

            return RayPool()
        return ThreadPoolExecutor(self.cores)

    def _play(self, pool: Executor | RayPool, teaching: Teaching, first: int, count: int) -> Lessons:
        net, seed = self.net, self.seed

        def chunk(at: int) -> Lessons:
            return lessons(net, teaching, seed=seed, first=at, count=A_CHUNK)

        return joined(list(pool.map(chunk, range(first, first + count, A_CHUNK))))

    def _learn(self, new: Lessons, repeats: int, speed: float, number: int) -> float:
        dice = np.random.default_rng((self.seed, number))
        with ThreadPoolExecutor(self.cores) as pool:
            surprise = self.learner.learn(new, dice.permutation(len(new.rows)), speed, pool)
            self.memory = latest(joined([self.memory, new]), REMEMBERED)
            again = dice.integers(0, len(self.memory.rows), repeats * len(new.rows))
            self.learner.learn(self.memory, again, speed, pool)
        return surprise

    def measure(self, stage: str, games: int, surprise: float) -> float:
        """A point of the learning curve: the network alone, one ply, against the weigher of chances."""
        points = meet(
            Player(LEARNED, net=self.net, plans=self.plans),
            Player(WARY, net=self.net),
            MEASURED,
            seed=self.seed + 1,
            cores=self.cores,
        )
        share = points / 2
        half_width = float(1.96 * share.std() / np.sqrt(len(share)))
        point = {
            "games": games,
            "stage": stage,
            "score": round(float(share.mean()), 4),
            "interval": round(half_width, 4),
            "surprise": round(surprise, 4),
        }
        self.curve.append(point)
        return float(share.mean())

    # ---- keeping

    def keep(self) -> None:
        """Write a checkpoint: everything that is needed to go on as if nothing had happened."""
        self.folder.mkdir(parents=True, exist_ok=True)
        save_net(self.net, self.folder / "weights.npz")
        self.learner.keep(self.folder / "learner.npz")
        np.savez(self.folder / "memory.npz", **self.memory._asdict())
        about = {"seed": self.seed, "scale": self.scale, "rounds": self.done, "seconds": round(self.seconds, 1)}
        (self.folder / "training.json").write_text(json.dumps({**about, "curve": self.curve}, indent=1) + "\n")

    def resume(self) -> Training:
        """Take up the checkpoint in the folder."""
        about = json.loads((self.folder / "training.json").read_text(encoding="utf-8"))
        if (about["seed"], about["scale"]) != (self.seed, self.scale):
            raise BadOption(
                Message("ss-train-other", folder=str(self.folder), seed=str(about["seed"]), scale=str(about["scale"]))
            )
        self.learner.resume(self.folder / "learner.npz")
        with np.load(self.folder / "memory.npz") as stored:
            self.memory = Lessons(*(stored[name] for name in Lessons._fields))
        self.done, self.curve, self.seconds = about["rounds"], about["curve"], about["seconds"]
        return self

    # ---- shipping

    def finish(self, tell: Callable[[Message], None]) -> None:
        """The book of set-ups and the interval of estimates; everything that ships, written to the folder."""
        search = BookSearch(self.net, self.seed)
        book = search.run()
        write_book(book, self.folder / "setups.txt", self.command)
        tell(Message("ss-train-best", setup=plan_text(book[0]), count=len(book)))
        search.thinker.plans = as_array(book)
        self.calibrated = spread(self.net, search.thinker, seed=self.seed + 2)
        tell(Message("ss-train-interval", points=Amount(100 * self.calibrated["spread"], 1)))
        (self.folder / "weights.json").write_text(json.dumps(self.about(), indent=1) + "\n", encoding="utf-8")

    def ship(self) -> list[Path]:
        """Copy weights, book and their story into the package."""
        names = ("weights.npz", "weights.json", "setups.txt")
        return [Path(shutil.copy(self.folder / name, HERE / name)) for name in names]

    @property
    def command(self) -> str:
        """What makes these weights again."""
        return f"touchline train street-soccer --seed {self.seed} --scale {self.scale:g} --stages {self.stages}"

    def about(self) -> dict[str, Any]:
        """What should be known of the weights."""
        return {
            "command": self.command,
            "seed": self.seed,
            "seconds": round(self.seconds),
            **self.calibrated,
            "stages": [asdict(stage) | {"teaching": stage.teaching._asdict()} for stage in self.course()],
            "curve": self.curve,
        }


def begin(folder: Path, **settings: Any) -> Training:
    """A new training in a folder."""
    return Training(folder, **settings)


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Lessons one after the other."""
    return Lessons(np.concatenate([each.rows for each in parts]), np.concatenate([each.targets for each in parts]))


def latest(all_of_them: Lessons, most: int) -> Lessons:
    """The last lessons, at most so many."""
    return Lessons(all_of_them.rows[-most:], all_of_them.targets[-most:])
