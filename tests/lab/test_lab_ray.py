"""Ray gives the games of this machine, even when a worker dies in the middle."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from touchline.lab.simulation import simulate
from touchline.lab.tournament import Tournament

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install 'touchline[ray]')")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def worker_pids(folder: Path) -> set[int]:
    """The two workers, each of which waits until it has met the other."""

    @ray.remote(num_cpus=1)  # type: ignore[untyped-decorator]
    def who() -> int:
        (folder / str(os.getpid())).touch()
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.01)
        return os.getpid()

    return set(ray.get([who.remote() for _ in range(2)]))


@pytest.mark.parametrize("seats", [("random",), ("kicker", "bot:random")])
def test_a_killed_worker_costs_no_game(cluster: Any, seats: tuple[str, ...], tmp_path: Path) -> None:
    here = simulate("football-darts", 400, seats=seats, seed=11, cores=1)
    pids = worker_pids(tmp_path)
    assert len(pids) == 2
    told: list[int] = []

    def tell(count: int) -> None:
        if not told:
            os.kill(min(pids), signal.SIGKILL)
        told.append(count)

    there = simulate("football-darts", 400, seats=seats, seed=11, chunk=10, on="ray", tell=tell)
    assert sum(told) == 400
    assert (there.states == here.states).all()
    assert (there.notes == here.notes).all()
    assert there.fired == here.fired
    with pytest.raises(ProcessLookupError):
        os.kill(min(pids), 0)


def test_a_tournament_on_ray_has_the_same_table(cluster: Any) -> None:
    here = Tournament("football-darts", ["random", "kicker"], pairs=50, seed=2).run(cores=1)
    there = Tournament("football-darts", ["random", "kicker"], pairs=50, seed=2).run(on="ray")
    assert here.meetings == there.meetings
