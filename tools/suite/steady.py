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
from pathlib import Path

from tools.suite.programs import ROOT

BUSY = "while True: sum(range(100_000))"
LOGS = ROOT / "build" / "steady"


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


def run_once(seed: int, workers: int, words: list[str]) -> tuple[bool, float, Path]:
    """One run of all parts in the order that a seed gives; whether it was clean, the seconds, and what it said."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"seed-{seed}.txt"
    order = ["-p", "randomly", f"--randomly-seed={seed}", "-n", str(workers)]
    parts = ["--once", "--only", "tests", "--only", "browser"]
    command = [sys.executable, "-m", "tools.suite.run", *parts, "--", *order, *words]
    began = time.monotonic()
    with log.open("w") as out:
        done = subprocess.run(
            command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, preexec_fn=deaf_to_interrupts, check=False
        )
    return done.returncode == 0, time.monotonic() - began, log


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
            well, seconds, log = run_once(seed, asked.workers, asked.words)
            clean += well
            failures = re.findall(r"^(?:FAILED|ERROR) (\S+)", log.read_text(errors="replace"), re.MULTILINE)
            told = "clean" if well else f"NOT CLEAN  {log.relative_to(ROOT)}  {' '.join(failures)}"
            print(f"run {number + 1:>2}  seed {seed:>10}  {seconds:5.0f} s  {told}", flush=True)
    print(f"{clean} of {asked.runs} runs were clean")
    return 0 if clean == asked.runs else 1


if __name__ == "__main__":
    sys.exit(main())
