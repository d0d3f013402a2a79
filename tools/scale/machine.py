"""What Linux tells about a process: its time, the time it waited for a core, its memory."""

from __future__ import annotations

import os
import platform
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Spent:
    """Seconds of a process since it was first looked at."""

    lasted: float
    busy: float
    """Of all its threads."""
    main: float
    """Of the event loop's thread."""
    waited: float
    """That the event loop's thread could have run, and no core was free."""
    turns: float
    """How often the event loop's thread was given a core."""


class Watched:
    """A process, from now on."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = time.perf_counter()
        self._before = self._read()

    def _read(self) -> tuple[float, float, float, float]:
        busy = main = waited = turns = 0.0
        for thread in Path(f"/proc/{self._pid}/task").iterdir():
            ran, delayed, given = (thread / "schedstat").read_text().split()
            busy += int(ran) / 1e9
            if thread.name == str(self._pid):
                main, waited, turns = int(ran) / 1e9, int(delayed) / 1e9, float(given)
        return busy, main, waited, turns

    def seen(self) -> Spent:
        """What it has spent since."""
        now = self._read()
        return Spent(time.perf_counter() - self._began, *(b - a for a, b in zip(self._before, now, strict=True)))


def family_time(pid: int) -> float:
    """Seconds that a process and its children have run."""
    spent = sum(
        int((thread / "schedstat").read_text().split()[0]) / 1e9 for thread in Path(f"/proc/{pid}/task").iterdir()
    )
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        spent += family_time(int(child))
    return spent


def memory(pid: int) -> int:
    """Bytes that a process holds of its own."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty:"):
            return int(line.split()[1]) * 1024
    return 0


def machine() -> dict[str, Any]:
    """On what it was measured."""
    name = platform.processor()
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            name = line.partition(":")[2].strip()
            break
    return {
        "processor": name,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
    }
