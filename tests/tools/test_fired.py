"""The guard over the rulebooks: it fails when a rule has no test that saw it rule."""

from __future__ import annotations

import subprocess
import sys

from tools.suite.fired import asserts
from tools.suite.programs import ROOT


def checked(value: int) -> None:
    assert value


def nothing() -> None:
    len("abc")


def by_a_helper() -> None:
    checked(1)


def test_a_test_asserts_itself_or_by_a_function_of_its_file() -> None:
    assert asserts(checked)
    assert asserts(by_a_helper)
    assert not asserts(nothing)


def test_some_tests_of_a_game_do_not_cover_its_rules() -> None:
    """The tests of the kicks alone: FD-5.1 rules in them, FD-1.3 does not."""
    words = ["-p", "tools.suite.fired", "--rules-fired", "tests/games/football_darts/test_fd_kicks.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "FD-1.3: no test that names it saw it rule" in done.stdout
    assert "FD-5.1: no test" not in done.stdout
    assert "Street Soccer" not in done.stdout, "games whose tests did not run are not judged"
