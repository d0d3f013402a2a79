"""Processor seconds of every test, with those of all processes it began: a pytest plugin.

``pytest -p tools.suite.spent --spent -n 2 tests/server`` prints the tests and the files that cost most; Ctrl-C prints
what is known by then.  Wall-clock seconds tell how busy a machine was; these tell what a test costs on any.  A fixture
counts for the test that it was made for, and a server or a browser that many tests share for whichever runs while it
works.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

KEY = "processor"
SHOWN = 30
TICK = 1 / os.sysconf("SC_CLK_TCK")


def family(root: int) -> Iterator[int]:
    """A process and all that descend from it, as Linux knows them."""
    yield root
    for task in Path(f"/proc/{root}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:
            continue
        for child in children:
            yield from family(int(child))


def processor_seconds(root: int) -> float:
    """What a process and its family have used, with those that ended."""
    used = 0
    for process in family(root):
        try:
            cells = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(map(int, cells[11:15]))
    return used * TICK


class Spent:
    """Counts in every worker; adds up where the reports come together."""

    def __init__(self, kept: Path | None) -> None:
        self.kept = kept
        self.before = 0.0
        self.tests: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> None:
        """Collecting is nobody's test."""
        self.before = processor_seconds(os.getpid())

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """What was used since the test before it goes into the report."""
        yield
        now = processor_seconds(os.getpid())
        item.user_properties.append((KEY, max(0.0, now - self.before)))
        self.before = now

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather."""
        for key, seconds in report.user_properties if report.when == "teardown" else ():
            if key == KEY and isinstance(seconds, float):
                self.tests[report.nodeid] += seconds

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """The tables, and all of it into a file where one was asked for."""
        files: defaultdict[str, float] = defaultdict(float)
        for name, seconds in self.tests.items():
            files[name.partition("::")[0]] += seconds
        terminalreporter.section(f"{sum(files.values()):.0f} processor seconds")
        for counted in (files, self.tests):
            for name, seconds in sorted(counted.items(), key=lambda each: -each[1])[:SHOWN]:
                terminalreporter.write_line(f"  {seconds:7.1f}  {name}")
        if self.kept:
            self.kept.write_text(json.dumps(self.tests, indent=0))


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switches."""
    parser.addoption("--spent", action="store_true", help="tell the processor seconds of tests")
    parser.addoption("--spent-into", type=Path, help="a JSON file for all of them")


def pytest_configure(config: pytest.Config) -> None:
    """Count only when asked."""
    if config.getoption("--spent"):
        config.pluginmanager.register(Spent(config.getoption("--spent-into")), "spent")
