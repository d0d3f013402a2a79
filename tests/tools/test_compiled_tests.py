"""The plugin that tells what Numba compiles while tests run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = """
import numba
import pytest
from numba.extending import register_jitable

@register_jitable
def length(x):
    return x + 1

@register_jitable
def there_and_back(x):
    return 2 * length(x)

@pytest.fixture
def walk():
    made = numba.njit(lambda x: length(x) + there_and_back(x))
    made(1)
    return made

def test_walk(walk):
    assert walk(1) == 6
"""


def test_what_a_fixture_compiles_is_told_and_what_is_compiled_again(tmp_path: Path) -> None:
    path = tmp_path / "test_walk.py"
    path.write_text(TESTS)
    words = ["-p", "tools.suite.compiled", "--compiled", f"--rootdir={tmp_path}", str(path)]
    command = [sys.executable, "-m", "pytest", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    told = done.stdout.split("= compiled =")[1]
    entries, rest = told.split("tests that paid:")
    paid, again = rest.split("compiled again for the same arguments:")
    assert "walk.<locals>.<lambda>" in entries
    assert "test_walk" in paid
    assert "length" in again, "Numba makes it for the options of each caller"
    assert "there_and_back" not in again
