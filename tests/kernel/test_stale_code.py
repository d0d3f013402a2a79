"""Editing a rule must never run stale machine code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from touchline.games import find_game, game_names
from touchline.games.first_and_goal.solve import matches
from touchline.games.street_soccer.solve import calibration, duel, learning, self_play, thinking
from touchline.kernel.compiled import key_of
from touchline.kernel.reached import Reached
from touchline.lab import batch, machine
from touchline.lab.policies import policies

HELPER = """
from touchline.kernel.rule import rule

@rule
def step_length(s):
    return {length}
"""

RULES = """
import sys
from typing import NamedTuple

from coin_walk.helper import step_length
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule
from touchline.kernel.state import State, cell

class Walk(State):
    place: int = cell(high=1000)
    left: int = cell(5)

class Box(NamedTuple):
    unused: int = 0

@rule
def start(s, box):
    s.place = 0
    s.left = 5

@rule
def to_move(s, box):
    return OVER if s.left == 0 else CHANCE

@rule
def legal(s, box, moves):
    return 0

@rule
def play(s, box, move):
    s.left -= 1

@rule
def chances(s, box):
    return 2

@rule
def total(s, box):
    return 2

@rule
def weight(s, box, k):
    return 1

@rule
def roll(s, box, k):
    s.left -= 1
    s.place += step_length(s)

@rule
def payoff(s, box, seat):
    return 0

class CoinWalk(Game):
    name = "coin-walk"
    State = Walk
    rules = sys.modules[__name__]

    def max_moves(self, box):
        return 1

if __name__ == "coin_walk.game":
    states, _ = CoinWalk().compiled.playouts(Box(), 1, 0, 1)
    print(states[0]["place"])
"""


def run(folder: Path) -> int:
    env = os.environ | {
        "PYTHONPATH": str(folder),
        "TOUCHLINE_CACHE": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", "import coin_walk.game"], env=env, capture_output=True, text=True, check=True
    )
    return int(done.stdout)


def test_a_changed_rule_in_another_file_is_compiled_anew(tmp_path: Path) -> None:
    package = tmp_path / "coin_walk"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.py").write_text(RULES)
    (package / "helper.py").write_text(HELPER.format(length=3))
    assert run(tmp_path) == 15
    compiled_once = set((tmp_path / "cache" / "compiled").iterdir())
    assert run(tmp_path) == 15
    assert set((tmp_path / "cache" / "compiled").iterdir()) == compiled_once, "the cache is used"
    (package / "helper.py").write_text(HELPER.format(length=4))
    assert run(tmp_path) == 20


def test_machine_code_that_nobody_uses_is_thrown_away(tmp_path: Path) -> None:
    from touchline.kernel.cache import FORGOTTEN_AFTER
    from touchline.kernel.compiled import _cached_in

    old, recent, other = (tmp_path / name for name in (f"walk-{'0' * 16}", f"walk-{'1' * 16}", "kept-by-hand"))
    long_ago = time.time() - FORGOTTEN_AFTER - 60
    for folder in (old, recent, other):
        folder.mkdir()
    for folder in (old, other):
        os.utime(folder, (long_ago, long_ago))
    fresh = tmp_path / f"walk-{'2' * 16}"
    with _cached_in(fresh):
        pass
    assert {each.name for each in tmp_path.iterdir()} == {recent.name, other.name, fresh.name}
    os.utime(fresh, (long_ago, long_ago))
    with _cached_in(fresh):
        pass
    assert fresh.stat().st_mtime > long_ago, "use keeps it"


def entry_points(name: str) -> Iterator[Any]:
    """Everything that is compiled around a game's rules, as Python."""
    game = find_game(name)
    yield from (game.compiled._playouts, game.compiled._trace)
    yield from (machine.games_loop(game, tuple(policies(game))), machine.trace_loop(game))
    for opponent in policies(game):
        yield from batch.batch_entries(game, opponent)
    if name == "street-soccer":
        yield from (calibration._playouts, duel._matches, self_play._games, thinking._think)
        yield from (learning._slopes, learning._descend)
    if name == "first-and-goal":
        yield from (matches._ponder, matches._features)


def edited(function: FunctionType) -> Callable[[], None]:
    """Change what a function is made of; the answer undoes it."""
    code = function.__code__
    function.__code__ = code.replace(co_consts=(*code.co_consts, "edited"))

    def undo() -> None:
        function.__code__ = code

    return undo


@pytest.mark.parametrize("name", game_names())
def test_editing_any_reached_function_changes_the_key(name: str) -> None:
    tried: set[int] = set()
    for entry in entry_points(name):
        before = Reached([entry])
        for function in before.functions:
            if id(function) in tried:
                continue
            tried.add(id(function))
            undo = edited(function)
            try:
                assert Reached([entry]).key != before.key, function
            finally:
                undo()
        assert Reached([entry]).key == before.key
    assert len(tried) > 40


def test_an_opponent_is_part_of_the_key() -> None:
    """The loop around an opponent lies in another module than the opponent."""
    game = find_game("football-darts")
    entry = batch.batch_entries(game, "kicker").advance.py_func  # type: ignore[attr-defined]
    undo = edited(policies(game)["kicker"])  # type: ignore[arg-type]
    try:
        assert key_of.__wrapped__(entry) != key_of(entry)
    finally:
        undo()


REALLY_COMPILED = """
import json
import sys
from numba.core import event

compiled = []

class Told(event.Listener):
    def on_start(self, event):
        compiled.append(event.data["dispatcher"].py_func)
    def on_end(self, event):
        pass

from touchline.envs.vector import BatchEnv
from touchline.kernel.compiled import key_of
from touchline.kernel.reached import Reached
env = BatchEnv("football-darts", 2, opponent="kicker")
entry = env.games.entries.begin
reached = {(each.__module__, each.__qualname__) for each in Reached([entry]).functions}
if sys.argv[1:]:
    with event.install_listener("numba:compile", Told()):
        env.reset(seed=1)
ours = {(each.__module__, each.__qualname__) for each in compiled if (each.__module__ or "").startswith("touchline")}
twins = {each for each in ours if each[1].startswith("twin_draws")}
print(json.dumps([key_of(entry.py_func), len(ours), sorted(ours - reached - twins)]))
"""


def test_all_that_numba_compiles_was_reached_and_the_key_is_the_same_in_every_process(tmp_path: Path) -> None:
    """Numba tells what it compiles; the twins of the draws are part of the file that every key holds."""
    told = []
    for seed, *words in (("1", "compile"), ("2",)):
        env = os.environ | {"TOUCHLINE_CACHE": str(tmp_path / seed), "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", REALLY_COMPILED, *words]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        told.append(json.loads(done.stdout))
    (key, count, strangers), (again, *_) = told
    assert key == again
    assert count > 20
    assert strangers == []


def test_threads_that_compile_at_once_leave_nothing_in_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba's folder is one setting for all threads: each must find its own while it is decided."""
    import numba

    from touchline.kernel.compiled import _cached_in

    seen: list[bool] = []
    monkeypatch.chdir(tmp_path)

    def decide(number: int) -> None:
        folder = tmp_path / "kept" / str(number)
        for _ in range(200):
            with _cached_in(folder):
                seen.append(str(folder) == numba.config.CACHE_DIR)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(decide, range(4)))
    assert all(seen)
    assert len(seen) == 800
