"""Rule coverage by what fired: a pytest plugin that watches the rulings of every test of a game.

With ``--rules-fired`` each test of ``tests/games/<game>`` is watched while it runs: the rules that a step fired, and
those that a refusal cited.  A test stands for the rules that it, its class or its file names.  At the end a table is
printed: for every rule how many tests name it, saw it rule and assert something.  The run fails when a rule of a
``RULES.md`` has no such test, so a rule that is only mentioned somewhere is not covered.  Rules that define and so
cannot rule a step are listed in ``tests/games/definitions.txt``: those need a test that names them and asserts.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest

from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.state import State

GAMES = Path(__file__).resolve().parents[2] / "tests" / "games"
DEFINITIONS = frozenset(line.split()[0] for line in (GAMES / "definitions.txt").read_text().splitlines())
RULE_ID = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
KEY = "ruled"


@dataclass
class Watch:
    """What was ruled since somebody last looked."""

    steps: dict[type, int] = field(default_factory=lambda: defaultdict(int))
    """Bits fired, by the class of the state."""
    refusals: set[str] = field(default_factory=set)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Begin anew and look until the end of the block: a step that is watched takes a fifth longer."""
        slot, refused = State.__dict__["fired"], TouchlineError.__init__
        self.steps.clear()
        self.refusals.clear()

        def fire(s: State, bits: int) -> None:
            slot.__set__(s, bits)
            if bits:
                self.steps[type(s)] |= bits

        def refuse(error: TouchlineError, *words: Any, **more: Any) -> None:
            refused(error, *words, **more)
            self.refusals.update(error.rules)

        State.fired = property(slot.__get__, fire)  # type: ignore[assignment]
        TouchlineError.__init__ = refuse  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            State.fired = slot
            TouchlineError.__init__ = refused  # type: ignore[method-assign]

    def ruled(self, game: Game) -> list[str]:
        """The ids of all rules of a game that ruled."""
        fired = set(game.fired_rules(self.steps[game.State]))
        return sorted(fired | (self.refusals & set(game.rule_bits)))


def game_of(path: Path) -> Game | None:
    """The game that a test file is about."""
    if GAMES not in path.parents:
        return None
    folder = path.relative_to(GAMES).parts[0]
    return find_game(folder.replace("_", "-")) if folder.replace("_", "-") in game_names() else None


def asserts(function: Any) -> bool:
    """Whether a test asserts something, itself or by a function of its module that it calls."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises"):
            return True
        if isinstance(node, ast.Name) and node.id != function.__name__:
            called = function.__globals__.get(node.id)
            if inspect.isfunction(called) and called.__module__ == function.__module__ and asserts(called):
                return True
    return False


def named_by(item: pytest.Function) -> set[str]:
    """The rule ids in a test, and in the docstrings of its class and its file."""
    around = [inspect.getsource(item.function), item.module.__doc__, item.cls.__doc__ if item.cls else None]
    return {rule for text in around for rule in RULE_ID.findall(text or "")}


class FiredRules:
    """Watches in every worker; gathers and judges where the reports come together."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.tests: dict[str, set[str]] = defaultdict(set)
        """Rule → the tests that name it, assert something, and saw it rule."""
        self.games: set[str] = set()
        """The games whose tests ran."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Watch a test that answers for rules of its game."""
        game = game_of(item.path)
        if game is None or not isinstance(item, pytest.Function):
            return (yield)
        named = named_by(item) & set(game.rule_bits)
        if not named or not asserts(item.function):  # answers for no rule, and a watched game is slow
            item.user_properties.append((KEY, [game.name]))
            return (yield)
        try:
            with self.watch.watching():
                return (yield)
        finally:
            seen = named & {*self.watch.ruled(game), *DEFINITIONS}
            item.user_properties.append((KEY, [game.name, *sorted(seen)]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather what the tests saw; the cases of a test count as one."""
        if report.when != "call":
            return
        for key, told in report.user_properties:
            if key == KEY:
                name, *rules = cast(list[str], told)
                self.games.add(name)
                for rule in rules:
                    self.tests[rule].add(report.nodeid.partition("[")[0])

    def uncovered(self) -> list[str]:
        """The rules that no test answers for, in the games whose tests ran."""
        return [rule for name in sorted(self.games) for rule in find_game(name).rule_bits if not self.tests[rule]]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A rule without a test fails the run; a worker of several does not judge."""
        if not hasattr(session.config, "workerinput") and session.exitstatus == 0 and self.uncovered():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """The table."""
        terminalreporter.section("rules fired")
        for name in sorted(self.games):
            game = find_game(name)
            counts = {rule: len(self.tests[rule]) for rule in game.rule_bits}
            covered = sum(count > 0 for count in counts.values())
            terminalreporter.write_line(f"{game.title}: {covered} of {len(counts)} rules")
            words = [f"{rule} ×{count}" for rule, count in counts.items()]
            for at in range(0, len(words), 10):
                terminalreporter.write_line("  " + "  ".join(f"{word:<10}" for word in words[at : at + 10]))
        for rule in self.uncovered():
            terminalreporter.write_line(f"{rule}: no test that names it saw it rule", red=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switch."""
    parser.addoption("--rules-fired", action="store_true", help="hold the tests of every game to its rulebook")


def pytest_configure(config: pytest.Config) -> None:
    """Watch only when asked: it makes every step slower."""
    if config.getoption("--rules-fired"):
        config.pluginmanager.register(FiredRules(), "rules-fired")
