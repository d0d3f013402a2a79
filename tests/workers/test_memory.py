"""A worker's memory is bounded, and the bound leaves room for machine code."""

from __future__ import annotations

import subprocess
import sys

import pytest

GIB = 1 << 30
ASKING = """
import sys
from pathlib import Path
from touchline.workers.process import limit_memory
limit_memory(int(sys.argv[1]))
"""
TAKES_MUCH = "import numpy as np; np.ones(int(sys.argv[2]), np.uint8)"
RUNS_MODULES = """
from touchline.games.football_darts.odds_table import fill
from touchline.kernel.entry_points import module_file
from touchline.kernel.shipped_code import Machine
print(len([Machine(module_file(fill)) for _ in range(3)]))
"""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux bounds what is written to")


def run(program: str, *arguments: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ASKING + program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True)


def test_a_worker_takes_no_more_memory_than_it_may() -> None:
    refused = run(TAKES_MUCH, 2 * GIB, 3 * GIB)
    assert refused.returncode != 0
    assert "MemoryError" in refused.stderr
    assert run(TAKES_MUCH, 2 * GIB, GIB // 8).returncode == 0


def test_modules_that_reserve_more_than_that_run() -> None:
    """Each sets aside 4 GiB of addresses, of which it uses little."""
    done = run(RUNS_MODULES, 4 * GIB)
    assert done.stdout == "3\n", done.stderr
