"""Training on a Ray cluster: the same weights, bit for bit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from touchline.games.street_soccer.solve import training
from touchline.games.street_soccer.solve.training import Training

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install 'touchline[ray]')")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def test_a_cluster_teaches_what_one_machine_teaches(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "A_ROUND", 64)
    monkeypatch.setattr(training, "MEASURED", 4)
    here, there = (Training(tmp_path / on, seed=4, scale=0.001, stages=1, on=on) for on in ("local", "ray"))
    for one, two in zip(here.run(), there.run(), strict=True):
        assert np.array_equal(one, two)
    assert here.curve == there.curve
