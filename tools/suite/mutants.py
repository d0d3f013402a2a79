"""Mutation testing of the rules: whether the fast tests of a game notice a small mistake in them.

``python -m tools.suite.mutants`` makes mistakes in the functions that a game's rules reach, one at a time, and runs the
game's tests that name a rule, and its rulings on file, against each, nearest first.  A mutant that no test notices
survives and is listed.  The tests are collected once; every mutant is a fork in which one function's code is exchanged,
so a thousand of them take minutes.  ``--all`` makes every mistake, else a sample is drawn; ``--least`` is the share
that must be noticed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import resource
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tools.suite.fired import RULE_ID, named_by
from tools.suite.mutations import Mutation, mutations
from tools.suite.programs import ROOT

from touchline.games import find_game, game_names
from touchline.kernel.game import RULE_FUNCTIONS, Game
from touchline.kernel.reached import Reached

SAMPLE = 100
RULINGS = ROOT / "tests" / "games" / "test_rulings.py"
LONG = re.compile(r"_(laws|compiled|bots|referee|reference|symmetry|solution|fit|thrower|odds|chances)\b")
"""Test files that play many games, compile or solve: not what a mistake in one ruling is found by."""
CPU_SECONDS = 60
"""More than all fast tests of a game take; a mutant that goes on for ever is noticed by that."""
SURVIVED, NOTICED = 0, 1


@dataclass
class Hunt:
    """All mutants of a game, tried."""

    game: Game
    tried: int = 0
    survivors: list[Mutation] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def share(self) -> float:
        """How many were noticed."""
        return 1 - len(self.survivors) / self.tried if self.tried else 1.0


def mutants_of(game: Game) -> list[Mutation]:
    """Every mistake in what the rule functions of a game reach in its own folder."""
    reached = Reached([getattr(game.rules, name) for name in RULE_FUNCTIONS]).functions
    own = [each for each in reached if game.folder in Path(each.__code__.co_filename).parents]
    return [mutation for function in own for mutation in mutations(function)]


def cited_by(mutation: Mutation) -> set[str]:
    """The rules that the mistaken function is about."""
    code = mutation.function.__code__
    cited = {name.replace("_", "-", 1).replace("_", ".") for name in code.co_names}
    return set(RULE_ID.findall(f"{mutation.function.__doc__} {' '.join(cited)}"))


class Hunter:
    """Drives pytest's own session: collects as usual, then tries the tests on every mutant."""

    def __init__(self, hunt: Hunt, chosen: list[Mutation], jobs: int) -> None:
        self.hunt, self.chosen, self.jobs = hunt, chosen, jobs
        self.named: dict[pytest.Item, set[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that stand for a rule."""
        for item in items:
            if item.path == RULINGS:
                self.named[item] = {self.hunt.game.name} if self.hunt.game.name in item.name else set()
            elif isinstance(item, pytest.Function) and not LONG.search(item.path.stem):
                self.named[item] = named_by(item)
        items[:] = [item for item in items if self.named.get(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every mutant in a child of its own."""
        if self._child(session, None) != SURVIVED:
            raise pytest.UsageError("the tests fail without a mutant")
        began = time.monotonic()
        running: dict[int, Mutation] = {}
        left = list(reversed(self.chosen))
        while left or running:
            while left and len(running) < self.jobs:
                mutation = left.pop()
                running[self._fork(session, mutation)] = mutation
            pid, status = os.wait()
            mutation = running.pop(pid)
            self.hunt.tried += 1
            if os.waitstatus_to_exitcode(status) == SURVIVED:
                self.hunt.survivors.append(mutation)
        self.hunt.seconds = time.monotonic() - began
        return True

    def _child(self, session: pytest.Session, mutation: Mutation | None) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self._fork(session, mutation), 0)[1])

    def _fork(self, session: pytest.Session, mutation: Mutation | None) -> int:
        pid = os.fork()
        if pid:
            return pid
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            if mutation is not None:
                mutation.function.__code__ = mutation.code
            os._exit(self._notice(session, cited_by(mutation) if mutation else set()))
        except BaseException:
            os._exit(NOTICED)

    def _notice(self, session: pytest.Session, cited: set[str]) -> int:
        items = sorted(session.items, key=lambda item: not self.named[item] & cited)
        for at, item in enumerate(items):
            following = items[at + 1] if at + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return NOTICED
        return SURVIVED


def hunt_in(game: Game, *, sample: int, seed: int, jobs: int, where: str = "") -> Hunt:
    """Try a sample of a game's mutants, or all when it is 0."""
    found = [each for each in mutants_of(game) if where in each.where]
    random.Random(seed).shuffle(found)
    hunt = Hunt(game)
    tests = ROOT / "tests" / "games" / game.name.replace("-", "_")
    files = [str(path) for path in sorted(tests.glob("test_*.py"))]
    files.append(str(RULINGS))
    words = ["-x", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
    words += ["-p", "no:timeout", "-p", "no:doctest", "-o", "addopts=--import-mode=importlib"]
    hunter = Hunter(hunt, found[:sample] if sample else found, jobs)
    if pytest.main([*words, *files], plugins=[hunter]) not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{game.title}: the tests do not run")
    return hunt


def told(hunt: Hunt) -> dict[str, Any]:
    """A hunt as it is kept in a file."""
    lines = [
        f"{Path(each.where).relative_to(ROOT)} {each.function.__name__}: {each.before}  →  {each.after}"
        for each in sorted(hunt.survivors, key=lambda each: (each.function.__code__.co_filename, each.line))
    ]
    return {"game": hunt.game.name, "tried": hunt.tried, "share": hunt.share, "survivors": lines}


def main() -> int:
    """Hunt in every game asked for, and fail when too many survive."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", help="only these", metavar="GAME")
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="mutants a game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--least", type=float, default=0.95, help="the share that must be noticed")
    parser.add_argument("--where", default="", help="only mutants whose file and line contain this")
    asked = parser.parse_args()
    kept = ROOT / "build" / "mutants"
    kept.mkdir(parents=True, exist_ok=True)
    hunts = []
    for name in asked.games or game_names():
        sample = 0 if asked.all else asked.sample
        hunt = hunt_in(find_game(name), sample=sample, seed=asked.seed, jobs=asked.jobs, where=asked.where)
        (kept / f"{name}.json").write_text(json.dumps(told(hunt), indent=1, ensure_ascii=False))
        hunts.append(hunt)
    print("\ngame              mutants  noticed  survived  share    time")
    for hunt in hunts:
        live = len(hunt.survivors)
        words = f"{hunt.tried:>7}  {hunt.tried - live:>7}  {live:>8}  {hunt.share:5.1%}  {hunt.seconds:4.0f} s"
        print(f"{hunt.game.name:<16}  {words}")
    for hunt in hunts:
        for line in told(hunt)["survivors"]:
            print(f"survived  {line}")
    return 0 if all(hunt.share >= asked.least for hunt in hunts) else 1


if __name__ == "__main__":
    sys.exit(main())
