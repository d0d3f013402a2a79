"""What is written for a GPU, run without one: the tests of a GPU pass on its stand-in (``tests/stand_in_gpu.py``)."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from tests.patience import PATIENCE
from tests.stand_in_gpu import OPAQUE_POINTERS
from tests.sweep import swept
from tools.suite.programs import NUMBA_CUDA, ROOT

SIMULATION, BATCHES = "tests/lab/test_lab_gpu.py", "tests/envs/test_device_games.py"
SAMPLE = (
    f"{SIMULATION}::test_the_same_games_bit_for_bit[football-darts]",
    f"{SIMULATION}::test_a_state_in_memory_plays_the_same_games",
    f"{BATCHES}::test_gpu_and_cpu_step_by_step[football-darts-random]",
    f"{BATCHES}::test_a_gpu_refuses_an_illegal_action_and_moves_nothing",
)


def both_ways(game: str) -> tuple[str, ...]:
    """Simulated games, and a learner's batch without an opponent."""
    return (
        f"{SIMULATION}::test_the_same_games_bit_for_bit[{game}]",
        f"{BATCHES}::test_gpu_and_cpu_step_by_step[{game}-None]",
    )


@pytest.mark.skipif(not NUMBA_CUDA.exists(), reason="there is no compiler for GPUs here (make services)")
@pytest.mark.parametrize(
    "chosen",
    [
        pytest.param(SAMPLE, id="football-darts"),
        pytest.param(both_ways("pocket-gridiron"), id="pocket-gridiron", marks=swept),
        pytest.param(both_ways("first-and-goal"), id="first-and-goal", marks=swept),
        pytest.param(both_ways("street-soccer"), id="street-soccer", marks=swept),
        pytest.param(("tests/games/street_soccer/solve/test_gpu_duel.py",), id="duels", marks=swept),
    ],
)
def test_the_tests_of_a_gpu_pass_on_its_stand_in(chosen: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "tests.stand_in_gpu", "-p", "no:randomly", "-n", "0", "-rs"]
    done = subprocess.run(
        [*command, *chosen],
        cwd=ROOT,
        env={**os.environ, **OPAQUE_POINTERS},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()[-1]
    assert re.search(r"\b[1-9]\d* passed", said), said
    assert "skipped" not in said, done.stdout
