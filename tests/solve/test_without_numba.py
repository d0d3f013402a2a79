"""Whoever only plays has no Numba: the machine code that came along answers as Numba's does."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.solve.questions import QUESTIONS, Answers

CLOSE = 1e-9
"""A C library may round the exponential function, sine and cosine otherwise than the modules do."""
WITHOUT = "import sys; sys.modules.update(numba=None, llvmlite=None)\n"
ROOT = Path(__file__).parent.parent.parent


def without_numba(code: str, cache: Path) -> subprocess.CompletedProcess[str]:
    """Run some code where Numba is not installed, with nothing that was solved before."""
    env = {"PATH": "", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "TOUCHLINE_CACHE": str(cache), "HOME": str(cache)}
    words = [sys.executable, "-c", WITHOUT + code]
    return subprocess.run(words, env=env, cwd=cache, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Answers:
    code = "import json; from tests.solve.questions import answers; print(json.dumps(answers()))"
    done = without_numba(code, tmp_path_factory.mktemp("cache"))
    assert done.returncode == 0, done.stderr
    assert not done.stderr, "nothing is complained of, not even at the end"
    found: Answers = json.loads(done.stdout.splitlines()[-1])
    return found


@cache
def close(value: float) -> Any:
    return pytest.approx(value, abs=CLOSE)


def same(one: Any, other: Any) -> bool:
    """Alike, numbers with a fraction nearly."""
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == (close(other) if isinstance(other, float) else other))


@pytest.mark.parametrize("question", list(QUESTIONS))
def test_the_answer_is_numbas(question: str, told: Answers) -> None:
    native = json.loads(json.dumps(QUESTIONS[question]()))
    assert native
    assert same(told[question], native)


def test_what_needs_numba_names_its_extra(tmp_path: Path) -> None:
    words = ["simulate", "football-darts", "--games", "10"]
    done = without_numba(f"from touchline.cli import main; sys.exit(main({words!r}))", tmp_path)
    assert done.returncode == 2, done.stderr
    assert "numba is not installed" in done.stderr
    assert "pip install 'touchline[fast]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_opponent_whose_code_did_not_come_along_says_so(tmp_path: Path) -> None:
    """A game from outside that was written for Numba: somebody simpler plays, and a notice tells why."""
    code = """
from touchline.bots.compiling import Workshop
from touchline.kernel.entry_points import entry_point
def is_compiled(): return True
def loop(): pass
def warm_up(): entry_point("a game", loop)
shop = Workshop("__main__")
print(shop.wait(), shop.problem)
"""
    done = without_numba(code, tmp_path)
    assert done.stdout.startswith("False numba is not installed"), done.stderr
