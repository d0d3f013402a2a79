"""What Numba compiles while tests run, and what it compiles again: a pytest plugin.

``TOUCHLINE_CACHE=$(mktemp -d) pytest -p tools.suite.compiled --compiled tests/lab`` prints the entry points that cost
most processor seconds, the tests that paid for them, and every function that one process compiled twice for the same
arguments.  Only the processes of pytest are heard, not those that a test begins.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, cast

import pytest
from numba.core import event

KEY = "compiled"
Told = tuple[int, list[tuple[str, str, bool, float]]]
SHOWN = 20


class Ear(event.Listener):  # type: ignore[misc]
    """Hears every compilation of this process; one has others inside it."""

    heard: list[tuple[str, str, bool, float]]

    def __init__(self) -> None:
        self.heard = []
        """Function, arguments, whether it was an entry point, and its processor seconds: an entry point's with all
        that is inside, else its own."""
        self._open: list[list[float]] = []
        """When each began, and the seconds of those inside it."""

    def on_start(self, event: Any) -> None:
        """Numba begins."""
        self._open.append([time.process_time(), 0.0])

    def on_end(self, event: Any) -> None:
        """Numba has done."""
        began, inside = self._open.pop()
        took = time.process_time() - began
        entry = not self._open
        if not entry:
            self._open[-1][1] += took
        function = event.data["dispatcher"].py_func
        arguments = hashlib.sha256(str(event.data["args"]).encode()).hexdigest()[:8]
        name = f"{function.__module__}.{function.__qualname__}"
        self.heard.append((name, arguments, entry, took if entry else took - inside))


class Compiled:
    """Listens in every worker; adds up where the reports come together."""

    def __init__(self) -> None:
        self.ear = Ear()
        event.register("numba:compile", self.ear)
        self.entries: defaultdict[str, float] = defaultdict(float)
        self.tests: defaultdict[str, float] = defaultdict(float)
        self.times: defaultdict[tuple[Any, ...], list[float]] = defaultdict(list)
        """Process, function and arguments → the seconds of each time."""

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """What was compiled for a test and its fixtures goes into its report."""
        yield
        item.user_properties.append((KEY, [os.getpid(), list(self.ear.heard)]))
        self.ear.heard.clear()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather."""
        for key, told in report.user_properties if report.when == "teardown" else ():
            if key == KEY:
                process, heard = cast(Told, told)
                for name, arguments, entry, seconds in heard:
                    if entry:
                        self.entries[name] += seconds
                        self.tests[report.nodeid] += seconds
                    else:
                        self.times[process, name, arguments].append(seconds)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """The tables."""
        again = {key: sum(sorted(times)[:-1]) for key, times in self.times.items() if len(times) > 1}
        terminalreporter.section("compiled")
        told = (
            f"{sum(self.entries.values()):.0f} processor seconds, {sum(again.values()):.0f} of them for what was there"
        )
        terminalreporter.write_line(told)
        for title, counted in (("entry points", self.entries), ("tests that paid", self.tests)):
            terminalreporter.write_line(f"{title}:")
            for name, seconds in sorted(counted.items(), key=lambda each: -each[1])[:SHOWN]:
                terminalreporter.write_line(f"  {seconds:7.1f}  {name}")
        terminalreporter.write_line("compiled again for the same arguments:")
        for (_, name, _), seconds in sorted(again.items(), key=lambda each: -each[1])[:SHOWN]:
            terminalreporter.write_line(f"  {seconds:7.2f}  {name}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switch."""
    parser.addoption("--compiled", action="store_true", help="tell what Numba compiles, and what again")


def pytest_configure(config: pytest.Config) -> None:
    """Listen only when asked."""
    if config.getoption("--compiled"):
        config.pluginmanager.register(Compiled(), "compiled")
