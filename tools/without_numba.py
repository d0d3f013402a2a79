"""Playing with Numba and without: processor seconds of masters, solvers and loading, both ways in one run.

python -m tools.without_numba
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping

WAYS = ("with", "without")
BLOCKED = ("numba", "llvmlite")
AMPLE = 600.0
"""Seconds for a move: nobody is cut short here."""


def master(game: str, every: int, most: int) -> Callable[[], object]:
    """Decisions of the strongest opponent at positions of a match played at random."""
    from touchline.bots import get_ready, levels, make_bot, turn_of
    from touchline.games import find_game
    from touchline.kernel.nodes import CHANCE
    from touchline.play.match import Match

    bot = make_bot(game, levels(game)[-1], 1)
    get_ready(bot)
    match, dice, number, turns = Match(game, find_game(game).on_screen, seed=5), random.Random(5), 0, []
    while not match.over and len(turns) < most:
        if match.to_move == CHANCE:
            match.roll()
            continue
        number += 1
        if number % every == 0 and len(match.legal()) > 1:
            turns.append(turn_of(match, AMPLE))
        match.play(dice.choice(match.legal()))
    bot.choose(turns[0])
    return lambda: [bot.choose(turn) for turn in turns]


def gridiron() -> Callable[[], object]:
    """The whole of Pocket Gridiron, solved; one injury is followed."""
    from touchline.games import find_game
    from touchline.games.pocket_gridiron.solve.solver import solve_order

    box = find_game("pocket-gridiron").new_box()
    return lambda: solve_order(box, (0, 0), most_hurt=1)


def darts() -> Callable[[], object]:
    """Football Darts with real darts, aimed anywhere."""
    from touchline.games import find_game
    from touchline.games.football_darts.solve.solution import solve
    from touchline.games.football_darts.thrower import PRESETS, Thrower

    box = find_game("football-darts").new_box()
    return lambda: solve(box, [Thrower(PRESETS["pub"], PRESETS["pub"])] * 2)


TASKS: Mapping[str, Callable[[], Callable[[], object]]] = {
    "Street Soccer's master, 30 moves": lambda: master("street-soccer", 4, 30),
    "First & Goal's master, 100 moves": lambda: master("first-and-goal", 2, 100),
    "Pocket Gridiron solved": gridiron,
    "Football Darts solved, aims anywhere": darts,
}


def seconds(task: str) -> tuple[float, float]:
    """Processor seconds until the task can begin, its code being on the disk, and those of the task."""
    begin = TASKS[task]()
    ready = sum(os.times()[:4])  # with the process in which Numba works
    before = time.process_time()
    begin()
    return ready, time.process_time() - before


def timed(task: str, way: str, cache: str) -> tuple[float, float]:
    """The same in a process of its own, with Numba or without."""
    words = [sys.executable, "-m", __spec__.name if __spec__ else __name__, way, task]
    done = subprocess.run(
        words, env=os.environ | {"TOUCHLINE_CACHE": cache}, capture_output=True, text=True, check=True
    )
    ready, took = json.loads(done.stdout)
    return ready, took


def main() -> int:
    """All of them; each twice, of which the second counts: by then the machine code is on the disk."""
    if len(sys.argv) > 1:
        way, task = sys.argv[1:]
        if way == "without":
            sys.modules.update(dict.fromkeys(BLOCKED))  # to Python, what stands there as None is not installed
        print(json.dumps(seconds(task)))
        return 0
    print("| processor seconds | with Numba: first, later, task | without: first, later, task | task |")
    print("|---|---|---|---|")
    for task in TASKS:
        told, tasks = [], []
        for way in WAYS:
            with tempfile.TemporaryDirectory() as cache:
                first, _ = timed(task, way, cache)
                later, took = timed(task, way, cache)
            told.append(f"{first:.1f}, {later:.1f}, {took:.2f}")
            tasks.append(took)
        print(f"| {task} | {told[0]} | {told[1]} | {tasks[1] / tasks[0]:.2f} × |", flush=True)
    print(f"load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
