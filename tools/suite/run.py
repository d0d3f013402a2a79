"""All parts of the test suite, whatever fails, and what could not be tested here.

``python -m tools.suite.run`` is what ``make test`` calls; words after it name the only parts to run.  The whole fails
when a part failed.  Tests that were skipped are listed last, under NOT TESTED HERE, with the reason; with ``CI=true``
a missing part is a failure, unless it takes other hardware or a licence that is not for us.

In a real browser on a busy machine a lone test may fail for a reason that is not ours.  A few that failed there are
tried once more by themselves; those that pass then are listed under UNSTEADY, to be looked into.  ``--once`` forgives
nothing; ``make steady`` runs so.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path
from typing import IO

from tools.suite.programs import ROOT

REPORTS = ROOT / "build" / "tests"
RULES_FIRED = ("-p", "tools.suite.fired", "--rules-fired")
A_FEW = 3
"""More failures than that are no accident, and are not tried again."""
SHOWN = 12
"""Folders of tests whose time is told."""
NOT_TO_BE_BROUGHT = re.compile(r"\bGPU\b|numba-cuda|in no network|under the GPL")
"""Reasons that no set-up can mend, or may."""
WRITES_NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
"""Set on many a build machine, where it makes each of some thousand processes of the suite read every source anew."""


@dataclass
class Section:
    """Some tests that run together, in processes of their own."""

    name: str
    commands: list[list[str]]
    beside: bool = False
    """Whether it runs beside the sections after it, on what these leave of two cores."""
    again: list[str] = field(default_factory=list)
    """A command that tries what failed once more; none where a failure is never an accident."""
    seconds: float = 0.0
    processor: float = 0.0
    """Processor seconds of all its processes, those that a process left to nobody excepted."""
    failed: bool = False
    told: str = ""
    """How many tests passed, failed and were skipped, where the tests say so."""
    failures: list[str] = field(default_factory=list)
    """The tests that failed, as their report names them."""
    unsteady: list[str] = field(default_factory=list)
    """Those of them that passed when they were tried again."""
    skipped: Counter[str] = field(default_factory=Counter)
    """Reason → number of tests."""
    spent: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Folder of tests → seconds that its tests took, those of all workers together."""

    def run(self, out: IO[str] | None = None) -> None:
        """Everything in it; what it prints goes to a file, or is seen at once."""
        print(f"\n=== {self.name}", file=out, flush=True)
        for command in self.commands:
            self.failed |= not self._passes(command, out)

    def run_again(self) -> None:
        """What failed, once more, where that is allowed and it is only a few."""
        if not (self.failed and self.again and 0 < len(self.failures) <= A_FEW):
            return
        print(f"\n=== {self.name}, once more: {' '.join(self.failures)}", flush=True)
        if self._passes(self.again):
            self.failed, self.unsteady = False, self.failures

    def _passes(self, command: list[str], out: IO[str] | None = None) -> bool:
        """Whether a command ends well; its time counts."""
        began = time.monotonic()
        around = {name: value for name, value in os.environ.items() if name != WRITES_NO_BYTECODE}
        with subprocess.Popen(command, cwd=ROOT, env=around, stdout=out, stderr=out and subprocess.STDOUT) as process:
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        self.processor += used.ru_utime + used.ru_stime
        self.seconds += time.monotonic() - began
        return process.returncode == 0

    def read_report(self) -> None:
        """What its tests reported."""
        path = report_of(self.name)
        if not path.exists():
            return
        counts: Counter[str] = Counter()
        for test in ElementTree.parse(path).iter("testcase"):
            kinds = {each.tag for each in test}
            self.spent[folder_of(test.get("classname", ""))] += float(test.get("time", "0"))
            kind = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
            counts[kind] += 1
            if kind == "failed":
                self.failures.append(f"{test.get('classname', '').rpartition('.')[2]}::{test.get('name', '')}")
            for skip in test.findall("skipped"):
                self.skipped[reason_of(skip)] += 1
        self.told = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items(), reverse=True))


def folder_of(module: str) -> str:
    """The folder of ``tests`` that a module lies in; of the sources, whose examples are tests too, the package.

    >>> folder_of("tests.games.street_soccer.test_ss_turn"), folder_of("src.touchline.lab.batch")
    ('games', 'src/lab')
    """
    first, *inside = module.split(".")
    return f"src/{inside[1]}" if first == "src" and len(inside) > 2 else inside[0] if len(inside) > 1 else module


def reason_of(skip: ElementTree.Element) -> str:
    """Why a test was skipped; of a whole module the reason stands in the text."""
    whole = re.search(r"Skipped: (.*?)['\"]\)?$", (skip.text or "").strip())
    return whole[1] if whole else skip.get("message") or "no reason given"


def report_of(name: str) -> Path:
    """Where a section's tests report."""
    return REPORTS / f"{name.replace(' ', '-')}.xml"


def pytest(name: str, workers: int, *words: str) -> list[str]:
    """A run of pytest in several processes that reports, and names the ten slowest.

    All sections together have more workers than a small machine has cores: many of them wait for a socket, a process
    or a page.  Each worker begins with its share of the tests in a row and takes from another's when it is done, so
    that what the tests of a file share is made once.
    """
    shared = ["-n", str(workers), "--dist", "worksteal"]
    return [*remembering(name), f"--junitxml={report_of(name)}", "--durations=10", *shared, *words]


def failed_ones(name: str, *words: str) -> list[str]:
    """A run of those tests of a section alone that failed when it ran last, one after another."""
    return [*remembering(name), "--last-failed", "--last-failed-no-failures=none", *words]


def remembering(name: str) -> list[str]:
    """Pytest with a memory of what failed for each section, since they run side by side."""
    return [sys.executable, "-m", "pytest", "-o", f"cache_dir=.pytest_cache/{name}"]


def sections(more: Sequence[str]) -> list[Section]:
    """What ``make test`` is made of; ``more`` goes to every pytest."""
    node = [sys.executable, "frontend/build.py"]
    binaries = Path(sys.executable).parent
    return [
        Section(
            "style and types",
            [
                [f"{binaries}/ruff", "check", "."],
                [f"{binaries}/ruff", "format", "--check", "."],
                [f"{binaries}/lint-imports", "--no-cache"],
                [sys.executable, "-m", "tools.suite.prose"],
                [f"{binaries}/mypy"],
                [*node, "--wire", "--check"],
                [*node, "--types"],
                [*node, "--prose"],
                [*node, "--workflows"],
            ],
            beside=True,
        ),
        # apart: its driver keeps an event loop of its own
        Section(
            "browser",
            [pytest("browser", 2, "-p", "no:schemathesis", "tests/browser", *more)],
            beside=True,
            again=failed_ones("browser", "-p", "no:schemathesis", "tests/browser"),
        ),
        Section("front end", [[*node, "--test"]]),
        Section("tests", [pytest("tests", 3, *RULES_FIRED, "--ignore=tests/browser", *more)]),
    ]


def run_all(chosen: Sequence[Section]) -> None:
    """One after another, but for what runs beside them; that is printed when all are done."""
    with ThreadPoolExecutor() as aside, contextlib.ExitStack() as files:
        heard: list[tuple[IO[str], Future[None]]] = []
        for section in chosen:
            if section.beside and len(chosen) > 1:
                out: IO[str] = files.enter_context(tempfile.TemporaryFile("w+"))
                heard.append((out, aside.submit(section.run, out)))
            else:
                section.run()
        for said, running in heard:
            running.result()
            said.seek(0)
            print(said.read(), flush=True)


def where_the_time_went(done: Sequence[Section]) -> list[str]:
    """A line for every section with tests: its slowest folders."""
    told = []
    for each in done:
        slowest = sorted(each.spent.items(), key=itemgetter(1), reverse=True)
        folders = [f"{name} {seconds:.0f}" for name, seconds in slowest[:SHOWN] if seconds >= 1]
        if folders:
            told.append(f"{each.name:<16} seconds of its tests, all workers together: {', '.join(folders)}")
    return ["", "=== where the time went", *told] if told else []


def summary(done: Sequence[Section], strict: bool) -> tuple[list[str], bool]:
    """The closing lines, and whether all is well; ``strict`` forgives nothing that a set-up could have brought."""
    lines = ["", "=== what ran"]
    lines += [
        f"{each.name:<16} {'FAILED' if each.failed else 'passed':<7} {each.seconds:5.0f} s"
        f" {each.processor:5.0f} s of processor  {each.told}".rstrip()
        for each in done
    ]
    lines += where_the_time_went(done)
    unsteady = [test for each in done for test in each.unsteady]
    if unsteady:
        lines += ["", "=== UNSTEADY: failed, and passed when tried once more", *unsteady]
    missing: Counter[str] = sum((each.skipped for each in done), Counter())
    well = not any(each.failed for each in done)
    if missing:
        lines += ["", "=== NOT TESTED HERE"]
    for reason, count in missing.most_common():
        lines.append(f"{count:4} {'tests' if count > 1 else 'test '}  {reason}")
        if strict and not NOT_TO_BE_BROUGHT.search(reason):
            well = False
            lines[-1] += "  (CI: a missing part is a failure)"
    return lines, well


def main() -> int:
    """Run, sum up, and fail if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", action="append", metavar="SECTION", help="run this section; may be given again")
    parser.add_argument("--once", action="store_true", help="nothing that failed is tried again")
    parser.add_argument("words", nargs="*", help="handed to every pytest, after --")
    asked = parser.parse_args()
    REPORTS.mkdir(parents=True, exist_ok=True)
    chosen = [each for each in sections(asked.words) if not asked.only or each.name in asked.only]
    for old in REPORTS.glob("*.xml"):
        old.unlink()
    run_all(chosen)
    for section in chosen:
        section.read_report()
        if not asked.once:
            section.run_again()
    lines, well = summary(chosen, strict=os.environ.get("CI", "").lower() == "true")
    print("\n".join(lines), flush=True)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
