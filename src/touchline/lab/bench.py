"""``touchline bench``: transitions a second of every game, beside everybody else's, in one run.

A transition is one decision or one chance outcome.  All play at random, choose among all legal moves, and start
the next game when one is over.  Figures are the best of three rounds.
"""

from __future__ import annotations

import json
import math
import os
import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

import touchline
from touchline.games import find_game, game_names
from touchline.kernel import draws
from touchline.kernel.compiled import compile_rule
from touchline.kernel.game import Game
from touchline.lab.batch import BatchGames
from touchline.lab.env_speed import LOOP, VECTOR, VECTOR_GAIN, environments
from touchline.lab.peers import peers
from touchline.lab.simulation import usable_cores
from touchline.lab.timing import Measured, timed, timed_on_one_core

TARGET_STEPS = 400_000
"""Transitions in one timed call of compiled play, so that the call itself costs nothing."""


def interpreted(game: Game, seconds: float) -> float:
    """Random play in plain Python."""
    box, number = game.new_box(), iter(range(1 << 60))
    moves = [0] * game.max_moves(box)

    def play() -> int:
        s = game.new_state(box)
        return game.stepping.playout(s, box, moves, draws.game_key(0, next(number)), 0, game.longest)

    return timed_on_one_core(play, seconds)


def _games_a_call(game: Game) -> int:
    _, steps = game.compiled.playouts(game.new_box(), 0, 0, 8, game.longest)
    return max(1, TARGET_STEPS * 8 // steps)


def compiled(game: Game, seconds: float, cores: int) -> float:
    """Random play by the kernel's compiled loop, on threads without the GIL."""
    box, count = game.new_box(), _games_a_call(game)
    states = [game.compiled.new_states(count) for _ in range(cores)]
    moves = [np.zeros(game.max_moves(box), np.int64) for _ in range(cores)]
    from touchline.kernel.box_record import box_record

    record, rounds = box_record(box), iter(range(1 << 40))

    def on_core(core: int) -> int:
        first = next(rounds) * count
        return int(game.compiled._playouts(states[core], record, moves[core], np.uint64(0), first, game.longest))

    if cores == 1:
        return timed_on_one_core(lambda: on_core(0), seconds)
    with ThreadPoolExecutor(cores) as pool:
        return timed(lambda: sum(pool.map(on_core, range(cores))), seconds)


def batched(game: Game, seconds: float, count: int = 4096) -> float:
    """Decisions a second of the batch environment, observations and masks written, actions drawn."""
    games = BatchGames(game, count)
    games.reset()

    def play() -> int:
        games.step(games.random_actions())
        return count

    rate = timed(play, seconds)
    games.close()
    return rate


def floor(seconds: float) -> float:
    """The cost of the random numbers alone: one draw a transition."""
    below, game_key = draws.below, draws.game_key

    def drawn(key, count):  # type: ignore[no-untyped-def]
        total = 0
        for n in range(count):
            total += below(key, n, 83)
        return total

    run = compile_rule(find_game(game_names()[0]), drawn)
    key, count = np.uint64(game_key(0, 0)), 4_000_000

    def play() -> int:
        return count if run(key, count) else 0

    return timed_on_one_core(play, seconds)


def ours(names: Sequence[str], seconds: float, cores: int) -> Iterator[Measured]:
    """Every game of this house, in every way it runs."""
    yield Measured("Touchline", "floor", "random numbers alone, one core", floor(seconds))
    for name in names:
        game = find_game(name)
        yield Measured("Touchline", name, "interpreted", interpreted(game, seconds))
        yield Measured("Touchline", name, "compiled, one core", compiled(game, seconds, 1))
        if cores > 1:
            yield Measured("Touchline", name, f"compiled, {cores} cores", compiled(game, seconds, cores))
        yield Measured("Touchline", name, f"batch environment, {cores} cores", batched(game, seconds))


@dataclass(frozen=True)
class Goal:
    """A ratio we set ourselves, and what was measured."""

    text: str
    wanted: float
    found: float
    """NaN when one side was not measured."""

    @property
    def measured(self) -> bool:
        """Whether both sides were."""
        return not math.isnan(self.found)

    @property
    def met(self) -> bool:
        """Whether it is reached."""
        return self.measured and self.found >= self.wanted


def goals(lines: Sequence[Measured]) -> list[Goal]:
    """Our ratios to the peers measured in the same run."""

    def best(who: str, game: str, how: str = "") -> float:
        return max((m.rate for m in lines if (m.who, m.game) == (who, game) and how in m.how), default=float("nan"))

    found = []
    for name in game_names():
        one = best("Touchline", name, "one core")
        own = find_game(name).parts.rivals
        for rival in own.load() if own else ():
            mine = best("Touchline", name, LOOP) if rival.ours == "loop" else one
            theirs = best(rival.library, rival.game, rival.way)
            found.append(Goal(f"{name} : {rival.text}", rival.wanted, mine / theirs))
        every = [m.rate for m in lines if m.game == name and m.how.startswith("compiled") and "cores" in m.how]
        if every:
            found.append(Goal(f"{name} : itself, all cores to one", 1.8, max(every) / one))
        vector = best("Touchline", name, VECTOR) / best("Touchline", name, LOOP)
        found.append(Goal(f"{name} : its PettingZoo loop, vector environment", VECTOR_GAIN, vector))
    return found


def bench(
    *,
    games: Sequence[str] = (),
    seconds: float = 2.0,
    cores: int | None = None,
    with_peers: bool = True,
    tell: Callable[[Measured], None] | None = None,
) -> dict[str, Any]:
    """Measure everything (``games``: only these of ours); what ``--json`` writes."""
    lines: list[Measured] = []
    used = cores or usable_cores()
    names = games or game_names()
    sources = [ours(names, seconds, used), environments(names, seconds), peers(seconds) if with_peers else iter(())]
    for source in sources:
        for line in source:
            lines.append(line)
            if tell:
                tell(line)
    return {
        "touchline": touchline.__version__,
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"processor": processor(), "cores": used, "python": platform.python_version()},
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "measured": [asdict(line) for line in lines],
        "goals": [{**asdict(goal), "met": goal.met} for goal in goals(lines) if goal.measured],
    }


def processor() -> str:
    """The name of the processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def write_json(found: dict[str, Any], path: Path) -> None:
    """Keep the figures."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found, indent=2, allow_nan=False) + "\n", encoding="utf-8")
