"""Whether the suite is steady: run after run in random order, on a machine that is kept busy beside it.

``python -m tools.suite.steady --runs 10`` keeps every core at work, ignores Ctrl-C in what it starts as a shell's
background does, gives each run another seed, and ends with a table.  A seed that failed is repeated with
``python -m tools.suite.run -- -p randomly --randomly-seed=SEED``.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from tools.suite.programs import ROOT

BUSY = "while True: sum(range(100_000))"
LOGS = ROOT / "build" / "steady"
LOOK_S = 15.0
"""Between two looks at the machine's load."""


@contextlib.contextmanager
def load(processes: int) -> Iterator[None]:
    """Other work on the machine, of the same rank as the tests."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for each in others:
            each.kill()
            each.wait()


def deaf_to_interrupts() -> None:
    """As a shell starts what runs in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class Run:
    """All parts once, in the order that a seed gives."""

    clean: bool
    seconds: float
    load: float
    """Processes that wanted a core, on average, by the machine's own count of the last minute."""
    log: Path


def run_once(seed: int, workers: int, words: list[str]) -> Run:
    """All parts, with what they print kept in a file; the machine's load is looked at while they run."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"seed-{seed}.txt"
    order = ["-p", "randomly", f"--randomly-seed={seed}", "-n", str(workers)]
    parts = ["--once", "--only", "tests", "--only", "browser"]
    command = [sys.executable, "-m", "tools.suite.run", *parts, "--", *order, *words]
    began = time.monotonic()
    loads = []
    with (
        log.open("w") as out,
        subprocess.Popen(
            command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, preexec_fn=deaf_to_interrupts
        ) as running,
    ):
        while running.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(LOOK_S)
            loads.append(os.getloadavg()[0])
    return Run(running.returncode == 0, time.monotonic() - began, fmean(loads), log)


def main() -> int:
    """Run, print a line a run, and fail if one was not clean."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--workers", type=int, default=4, help="pytest's processes (default: %(default)s)")
    parser.add_argument("--load", type=int, default=os.cpu_count() or 2, help="busy processes (default: one a core)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30), help="of the first run")
    parser.add_argument("words", nargs="*", help="handed to pytest, after --")
    asked = parser.parse_args()
    clean = 0
    print(f"{asked.runs} runs, {asked.workers} workers, {asked.load} busy processes beside them", flush=True)
    with load(asked.load):
        for number in range(asked.runs):
            seed = asked.seed + number
            run = run_once(seed, asked.workers, asked.words)
            clean += run.clean
            failures = re.findall(r"^(?:FAILED|ERROR) (\S+)", run.log.read_text(errors="replace"), re.MULTILINE)
            told = "clean" if run.clean else f"NOT CLEAN  {run.log.relative_to(ROOT)}  {' '.join(failures)}"
            took = f"{run.seconds:5.0f} s  load {run.load:4.1f}"
            print(f"run {number + 1:>2}  seed {seed:>10}  {took}  {told}", flush=True)
    print(f"{clean} of {asked.runs} runs were clean")
    return 0 if clean == asked.runs else 1


if __name__ == "__main__":
    sys.exit(main())
