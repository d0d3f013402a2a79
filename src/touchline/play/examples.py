"""Examples in the rulebook: for a rule a position and what follows, played by the engine, in which that rule ruled.

A game keeps them in ``examples.txt`` of its folder, one a line: the rule, the options, the position, the steps; tabs
between.  They are found in simulated matches (``tools/rule_examples.py``), and the laws check that each still plays
and that its rule still rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from touchline.kernel.errors import BadData, TouchlineError, UnknownRule
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.play.match import Match

FILE = "examples.txt"
BETWEEN = "; "
"""Between two steps."""


@dataclass(frozen=True)
class Example:
    """A rule at work."""

    rule: str
    options: Mapping[str, str]
    position: str
    steps: tuple[str, ...]

    def line(self) -> str:
        """As the file keeps it."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return "\t".join((self.rule, options, self.position, BETWEEN.join(self.steps)))

    def played(self, game: Game) -> Match:
        """The match, with every step made."""
        match = Match.at(game, self.position, self.options)
        for step in self.steps:
            match.enter(step)
        return match


def read_line(game: str, line: str) -> Example:
    """A line of the file."""
    try:
        rule, options, position, steps = line.split("\t")
        pairs = dict(each.split("=", 1) for each in options.split())
    except ValueError:
        raise BadData(Message("record-not-an-example", game=game, line=repr(line))) from None
    return Example(rule, pairs, position, tuple(steps.split(BETWEEN)))


@cache
def examples_of(game: Game) -> dict[str, Example]:
    """The examples that a game ships, by rule; none where it has none."""
    path = game.folder / FILE
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [read_line(game.name, line) for line in lines if line and not line.startswith("#")]
    return {each.rule: each for each in found}


def example_of(game: Game, rule: str) -> Example:
    """The example of a rule; ``UnknownRule`` where there is none."""
    found = examples_of(game).get(rule)
    if found is None:
        raise UnknownRule(Message("play-no-rule", rule=repr(rule)), field=rule)
    return found


def check_examples(game: Game) -> Iterator[str]:
    """What is wrong with a game's examples; nothing when every one plays and shows its rule."""
    for rule, example in examples_of(game).items():
        try:
            match = example.played(game)
        except TouchlineError as problem:
            yield f"{FILE} of {game.name}, {rule}: no longer plays: {problem.message}"
            continue
        if rule not in game.fired_rules(match.state.fired):
            yield f"{FILE} of {game.name}, {rule}: the rule does not rule there"
