"""Learning the value of a situation from self-play.

The first generation is the coach that maximises expected yards, played against himself with some moves at random;
the networks are fitted to who won.  Every further generation plays the matrix games of the networks before it against
itself; the networks are fitted to λ-returns: a mixture of the values that the matrix games of the following snaps
gave and of the result.  Most games begin at a snap drawn at random (``spread``).  Everything follows from the seed, so
the same command makes the same weights, whatever the number of cores.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.matches import (
    CLUB,
    GAME,
    MASTER,
    TEAM,
    UNKNOWN,
    WIDTH,
    _match,
    compiled,
    features_of,
    play_pairs,
    stadium,
)
from touchline.games.first_and_goal.solve.network import (
    answers,
    cross_entropy,
    fit,
    fresh_net,
    load_net,
    save_net,
    stages_of,
)
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.situation import Manner, Mind, Net, mind
from touchline.games.first_and_goal.state import FootballBox
from touchline.kernel.arrays import Ints
from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message

MOST_SNAPS = 600
LEARNS = Manner(recalls=0)
"""How the coaches of self-play think: as when the weights that ship were learned."""
HALF, CARDS = (Situation._fields.index(name) for name in ("half", "cards"))
"""Columns of a diary."""

Tell = Callable[[str, int, int, float], None]
"""Called with the stage, how much of it is done and to do, and the latest share of points against the yards coach."""


def silent(stage: str, done: int, total: int, score: float) -> None:
    """Nobody is watching."""


@dataclass(frozen=True)
class Plan:
    """How much is learned, and how."""

    seed: int = 1
    first_games: int = 24_000
    """Games of the first generation."""
    games: int = 12_000
    """Games of every further generation."""
    generations: int = 3
    kept: int = 2
    """How many generations of self-play the network is fitted to."""
    types: int = 6
    """Hands imagined of each side while learning."""
    rounds: int = 24
    """Rounds of regret matching while learning."""
    wander: int = 30
    """Random moves in a thousand, so that odd situations are seen too."""
    trace: float = 0.7
    """λ: how far a value looks ahead."""
    passes: int = 6
    rate: float = 0.004
    pairs: int = 200
    """Mirrored pairs against the coach that maximises expected yards, after every generation."""


@dataclass
class Lesson:
    """One generation."""

    generation: int
    games: int
    snaps: int
    loss: float
    """Cross-entropy of the new network against the results of games it was not fitted to."""
    guess: float
    """The same for saying 50 % always."""
    against_club: float
    """Share of the points against the coach that maximises expected yards."""
    interval: float
    """Half-width of its 95 % interval."""
    seconds: float


@dataclass
class Diary:
    """What self-play saw: situations with the side on offense, what was wanted, who won."""

    rows: NDArray[np.int16]
    wanted: NDArray[np.float64]
    """λ-returns of the side with the ball."""
    won: NDArray[np.float64]
    """The result for the side with the ball."""
    games: NDArray[np.int64]
    """The number of the game."""


@dataclass
class Learner:
    """Learning in progress; can be stopped and taken up again from its folder."""

    plan: Plan
    folder: Path
    box: FootballBox = field(default_factory=GAME.new_box)
    cores: int = 1
    lessons: list[Lesson] = field(default_factory=list)
    diaries: list[Diary] = field(default_factory=list)

    def run(self, tell: Tell = silent) -> Net:
        """All generations, or those after the last one in the folder when it was taken up again; the last network."""
        self.folder.mkdir(parents=True, exist_ok=True)
        net = fresh_net(self.plan.seed)
        done = len(self.lessons)
        if done:
            net = load_net(self.checkpoint(done - 1))
        for generation in range(done, self.plan.generations + 1):
            net = self._generation(generation, net, tell)
            save_net(net, self.checkpoint(generation))
            net = load_net(self.checkpoint(generation))  # what is kept is what goes on
            told = json.dumps({"plan": asdict(self.plan), "lessons": [asdict(each) for each in self.lessons]}, indent=1)
            (self.folder / "lessons.json").write_text(told, encoding="utf-8")
        return net

    def checkpoint(self, generation: int) -> Path:
        """The weights of a generation."""
        return self.folder / f"generation-{generation}.npz"

    def resume(self) -> None:
        """Take up the folder where it stopped; self-play of the generations kept is played again, dice and all."""
        path = self.folder / "lessons.json"
        if not path.exists():
            return
        told = json.loads(path.read_text(encoding="utf-8"))
        if replace(Plan(**told["plan"]), generations=self.plan.generations) != self.plan:
            raise BadOption(Message("fg-train-other-plan", folder=str(self.folder)), field="resume")
        self.lessons = [Lesson(**each) for each in told["lessons"]]
        done = len(self.lessons)
        for generation in range(max(1, done - self.plan.kept + 1), done):
            thinker = self._mind(load_net(self.checkpoint(generation - 1)))
            self.diaries.append(self.self_play(thinker, MASTER, generation, self.plan.games))

    def _mind(self, net: Net) -> Mind:
        return mind(net, odds_of(self.box), self.plan.types, self.plan.rounds, LEARNS)

    def _generation(self, generation: int, net: Net, tell: Tell) -> Net:
        begun = time.perf_counter()
        level, games = (CLUB, self.plan.first_games) if generation == 0 else (MASTER, self.plan.games)
        thinker = self._mind(net)
        diary = self.self_play(thinker, level, generation, games, tell)
        self.diaries = [*(self.diaries if generation > 1 else []), diary][-self.plan.kept :]
        fitted = self._fit(net, thinker, generation)
        new = self._mind(fitted)
        test = self.self_play(new, MASTER, 1000 + generation, max(20, self.plan.games // 10))
        seed = game_key(self.plan.seed, 10_000 + generation) >> 1
        points = play_pairs(self.box, (new, new), (MASTER, CLUB), seed, self.plan.pairs, cores=self.cores)
        self.lessons.append(
            Lesson(
                generation,
                games,
                len(diary.rows),
                cross_entropy(said_of(self.box, fitted, new, test.rows), test.won),
                float(np.log(2)),
                float(points.mean() / 2),
                float(1.96 * points.std() / 2 / np.sqrt(len(points))),
                time.perf_counter() - begun,
            )
        )
        return fitted

    def _fit(self, net: Net, thinker: Mind, generation: int) -> Net:
        rows = np.concatenate([each.rows for each in self.diaries])
        wanted = np.concatenate([each.wanted for each in self.diaries])
        x = features_of(self.box, thinker, rows)
        stages = stages_of(rows[:, HALF])
        return fit(net, x, wanted, stages, self.plan.seed + generation, self.plan.passes, self.plan.rate, self.cores)

    def self_play(self, thinker: Mind, level: int, generation: int, games: int, tell: Tell = silent) -> Diary:
        """Games of a coach against himself, every snap with what followed."""
        found: list[Any] = [None] * games
        levels = np.array([level, level], dtype=np.int64)
        wander = 100 if level == CLUB else self.plan.wander
        key = game_key(self.plan.seed, generation)
        done = itertools.count(1)

        def play_some(core: int) -> None:
            room = stadium(self.box, thinker, thinker)
            rows = np.zeros((MOST_SNAPS, WIDTH), dtype=np.int64)
            values = np.zeros(MOST_SNAPS)
            for number in range(core, games, self.cores):
                snaps = room.play(levels, game_key(key, number), rows, values, wander)
                result = 0.5 * (1 + room.lead)
                wanted = self._returns(values[:snaps], result)
                at_home = rows[:snaps, TEAM] == 0
                found[number] = (
                    rows[:snaps].astype(np.int16),
                    np.where(at_home, wanted, 1 - wanted),
                    np.where(at_home, result, 1 - result),
                )
                count = next(done)
                if count % 50 == 0:
                    score = self.lessons[-1].against_club if self.lessons else 0
                    tell(f"generation {generation}", count, games, score)

        compiled(_match)
        with ThreadPoolExecutor(self.cores) as pool:
            list(pool.map(play_some, range(self.cores)))
        parts = [np.concatenate(part) for part in zip(*found, strict=True)]
        numbers = np.repeat(np.arange(games), [len(each[0]) for each in found])
        return Diary(parts[0], parts[1], parts[2], numbers)

    def _returns(self, values: NDArray[np.float64], result: float) -> NDArray[np.float64]:
        """λ-returns as home's chance; where no matrix was solved the result alone speaks."""
        wanted = np.zeros(len(values))
        ahead = result
        for n in range(len(values) - 1, -1, -1):
            wanted[n] = ahead
            if values[n] != UNKNOWN:
                ahead = self.plan.trace * ahead + (1 - self.plan.trace) * values[n]
        return wanted


def said_of(box: FootballBox, net: Net, thinker: Mind, rows: Ints) -> NDArray[np.float64]:
    """What the networks say to the rows of a diary."""
    return answers(net, features_of(box, thinker, rows), stages_of(rows[:, HALF]))
