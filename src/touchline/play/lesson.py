"""Lessons: a minute of play on the real board, every die written down beforehand.

A lesson is data in the game's folder, ``lesson.toml``: positions, what falls, what is to be done; what is said is in
the game's catalogues as ``ab-lesson-NAME``, after the steps' names, and ``ab-lesson-end``.
``Lesson.played`` plays it through the engine, so that whoever shows it, a browser or a terminal, runs no rules and can
do nothing wrong.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from touchline.kernel.errors import BadData, TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import Options
from touchline.play.match import Match

FILE = "lesson.toml"
ON = "..."
"""In a script: dice and cards fall by the seed until somebody decides."""
SEED = 1
FEWEST, MOST = 6, 10
"""Steps of a lesson."""
LEARNER = 0


@dataclass(frozen=True)
class LessonStep:
    """One sentence, and one thing to do."""

    name: str
    do: str
    """A move of the learner in notation, or what falls when he rolls."""
    then: tuple[str, ...] = ()
    """What follows by itself: dice, the rival's moves, ``...``."""
    position: str | None = None
    """The board is set up anew for this step."""
    rule: str = ""
    """The rule behind it."""


@dataclass(frozen=True)
class Lesson:
    """A game in about a minute, from the first look at the board to the first score."""

    game: Game
    position: str
    options: Options
    steps: tuple[LessonStep, ...]
    names: tuple[str, ...] = field(default=())

    def begin(self, position: str | None = None) -> Match:
        """The match that the lesson plays, from its start or from a position."""
        return Match.at(self.game, position or self.position, self.options, seed=SEED, names=self.names)

    def says(self, name: str) -> Message:
        """What is said at a step, or at the ``end``."""
        return Message(f"{self.game.letters}-lesson-{name}")

    @property
    def aim(self) -> Message:
        """How one wins, in a sentence."""
        return Message(f"{self.game.letters}-aim")

    def played(self) -> Iterator[PlayedStep]:
        """Every step run through the engine; ``TouchlineError`` where one no longer plays."""
        match = self.begin()
        for step in self.steps:
            if step.position is not None:
                match = self.begin(step.position)
            first = len(match.steps)
            follow(match, step.do)
            done = len(match.steps)
            for text in step.then:
                follow(match, text)
            yield PlayedStep(step, match, first, done, len(match.steps))


@dataclass(frozen=True)
class PlayedStep:
    """A step with the match it was played in."""

    step: LessonStep
    match: Match
    first: int
    """The number of the state in which the learner is asked."""
    done: int
    """The number of the state after what he did."""
    last: int
    """The number of the state after all that followed."""

    @property
    def rolls(self) -> bool:
        """Whether the learner rolls, deals or throws, and decides nothing."""
        return self.match.steps[self.first].seat is None

    def before(self) -> Match:
        """The match as it stood when the learner was asked."""
        match = self.match
        return Match.at(match.game, match.states[self.first].position(), match.options, names=match.names)


def follow(match: Match, text: str) -> None:
    """Enter what a script says."""
    if text != ON:
        match.enter(text)
        return
    while match.to_move == CHANCE:
        match.roll()


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    path = game.folder / FILE
    return _read(game, path) if path.is_file() else None


@cache
def _read(game: Game, path: Path) -> Lesson:
    with path.open("rb") as file:
        told = tomllib.load(file)
    try:
        steps = tuple(LessonStep(**(step | {"then": tuple(step.get("then", ()))})) for step in told["step"])
        names = tuple(told.get("names", ()))
        return Lesson(game, told["position"], told.get("options", {}), steps, names)
    except (KeyError, TypeError) as problem:
        raise BadData(Message("record-unreadable", file=path.name, game=game.title, problem=str(problem))) from None


def check_lesson(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson; nothing when it teaches a first score."""
    where = f"{lesson.game.name}/{FILE}"
    if not FEWEST <= len(lesson.steps) <= MOST:
        yield f"{where} has {len(lesson.steps)} steps, not {FEWEST} to {MOST}"
    if len({step.name for step in lesson.steps}) < len(lesson.steps):
        yield f"{where}: every step has a name of its own"
    scored = False
    try:
        for each in lesson.played():
            seat = each.match.steps[each.first].seat
            if seat not in (None, LEARNER):
                yield f"{where} step {each.step.name}: seat {seat} decides, not the learner"
            if each.step.rule and each.step.rule not in lesson.game.rulebook.rules:
                yield f"{where} step {each.step.name}: there is no rule {each.step.rule}"
            side = lesson.game.side(LEARNER, each.match.box)
            scores = [lesson.game.everything(s, each.match.box)["score"][side] for s in each.match.states]
            scored = scores[each.last] > scores[each.first]
    except TouchlineError as problem:
        yield f"{where} no longer plays: {problem.message}"
        return
    if not scored:
        yield f"{where}: the last step is the first score"
