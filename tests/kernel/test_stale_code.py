"""Editing a rule must never run stale machine code."""

import os
import subprocess
import sys
import time
from pathlib import Path

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
        "XDG_CACHE_HOME": str(folder / "cache"),
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
    compiled_once = set((tmp_path / "cache" / "touchline" / "compiled").iterdir())
    assert run(tmp_path) == 15
    assert set((tmp_path / "cache" / "touchline" / "compiled").iterdir()) == compiled_once, "the cache is used"
    (package / "helper.py").write_text(HELPER.format(length=4))
    assert run(tmp_path) == 20


def test_machine_code_that_nobody_uses_is_thrown_away(tmp_path: Path) -> None:
    from touchline.kernel.compiled import FORGOTTEN_AFTER, _cached_in

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
