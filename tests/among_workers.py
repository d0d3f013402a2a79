"""What takes long to make is made by one worker of a run and read by the others."""

from __future__ import annotations

import fcntl
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = "TOUCHLINE_TESTS_SHARE"
"""Where the workers of this run leave things for each other; ``tests/conftest.py`` says it, and pytest clears it."""


def made_once(name: str, make: Callable[[], Any]) -> Any:
    """What ``make`` makes, made in this run only once."""
    path = Path(os.environ[FOLDER]) / f"{name}.pickle"
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not path.exists():
            fresh = path.with_suffix(".fresh")
            fresh.write_bytes(pickle.dumps(make()))
            fresh.rename(path)
    return pickle.loads(path.read_bytes())
