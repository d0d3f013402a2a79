"""Puzzles: positions from simulated matches in which one idea is clearly best.

An idea is what a move is for: its first word, so that ``throw T20`` and ``throw T19`` are one idea and ``field-goal
T20`` is another; a move of one word is an idea of its own.  A puzzle is kept in one line of the game's
``puzzles.txt``: how hard it is, what the second-best idea costs, the best move, the options, the position.  One made
of somebody's own match ships with nobody: its id carries it, and goes wherever an id goes.
"""

from __future__ import annotations

import base64
import binascii
import random
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path

from touchline.kernel.errors import BadData, BadOption, TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.message import Message, as_message, english, messages_json
from touchline.play.match import Match
from touchline.solve.counsel import idea
from touchline.solve.evaluator import Evaluator, MoveValue, evaluator_for

FILE = "puzzles.txt"
CLEAR, CLEAR_BY_ESTIMATE = 0.01, 0.04
"""What the second-best idea must cost at least, in win probability: where values are exact, and where they are not."""
DEALS = 4
"""How often hidden things are dealt before the best idea is believed."""
OWN = "own-"
"""How the id of a puzzle from somebody's own match begins."""
LONGEST_OWN = 2_000
"""Characters of such an id, and of the line in it."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is best in it."""

    game: str
    grade: int
    """How many of our levels do not find it: 0 is easy."""
    cost: float
    """What the second-best idea costs, in win probability."""
    best: str
    options: Mapping[str, str]
    position: str
    own: bool = False
    """Whether it comes from somebody's own match."""

    @property
    def id(self) -> str:
        """A short name that stays the same as long as the position does; of one's own, the whole puzzle."""
        if self.own:
            return OWN + base64.urlsafe_b64encode(zlib.compress(self.line().encode(), 9)).decode().rstrip("=")
        return f"{zlib.crc32(f'{self.options}{self.position}'.encode()):08x}"

    def match(self) -> Match:
        """The position to be played on."""
        return Match.at(self.game, self.position, self.options)

    def line(self) -> str:
        """As the file keeps it."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return "\t".join((str(self.grade), f"{100 * self.cost:.1f}", self.best, options, self.position))

    @classmethod
    def read(cls, game: str, line: str) -> Puzzle:
        """A line of the file."""
        try:
            grade, cost, best, options, position = line.split("\t")
            pairs = dict(each.split("=", 1) for each in options.split())
            return cls(game, int(grade), float(cost) / 100, best, pairs, position)
        except ValueError:
            raise BadData(Message("record-not-a-puzzle", game=game, line=repr(line))) from None


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that a game ships, in the order of the file; none where it has none."""
    path = game.folder / FILE
    return puzzles_in(game, path) if path.is_file() else ()


def puzzles_in(game: Game, path: Path) -> tuple[Puzzle, ...]:
    """The puzzles that a file keeps."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Puzzle.read(game.name, line) for line in lines if line and not line.startswith("#"))


def daily(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: all of them come before one comes again."""
    found = puzzles_of(game)
    return found[day.toordinal() % len(found)] if found else None


def find(game: Game, wanted: str) -> Puzzle:
    """The puzzle of that id; ``BadOption`` where there is none."""
    if wanted.startswith(OWN):
        return _unpacked(game, wanted)
    found = next((each for each in puzzles_of(game) if each.id == wanted), None)
    if found is None:
        raise BadOption(Message("puzzle-none"), field="id")
    return found


def _unpacked(game: Game, wanted: str) -> Puzzle:
    """The puzzle that an id carries; whoever wrote it, it is a decision of this game with a legal answer."""
    packed = wanted.removeprefix(OWN)
    try:
        if len(packed) > LONGEST_OWN:
            raise ValueError
        line = zlib.decompressobj().decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LONGEST_OWN)
        found = replace(Puzzle.read(game.name, line.decode()), own=True)
        match = found.match()
        if match.to_move < 0:
            raise ValueError
        match.game.parse_move(match.state, match.box, found.best)
    except (ValueError, binascii.Error, zlib.error, TouchlineError):
        raise BadOption(Message("puzzle-none"), field="id") from None
    return found


# ---- solving


@dataclass(frozen=True)
class Verdict:
    """What an answer is worth."""

    right: bool
    cost: float
    """What it gives away."""
    best: str
    reason: Message
    """Why the best is best."""

    @property
    def told(self) -> str:
        """Why the best is best, in an English sentence."""
        return english([self.reason])

    def to_json(self) -> dict[str, object]:
        """As the API writes it; the cost in points of a hundred."""
        told = {"right": self.right, "cost": round(100 * self.cost, 2), "best": self.best, "why": self.told}
        return told | messages_json(why=[self.reason])


def at_a_glance(puzzle: Puzzle, move: str) -> bool | None:
    """Whether a move is right, as far as the file tells: the best move is, another idea is not; ``None``: who knows.

    Another idea gives away at least ``puzzle.cost``.
    """
    if move == puzzle.best:
        return True
    return False if idea(move) != idea(puzzle.best) else None


def judge(puzzle: Puzzle, move: str) -> Verdict:
    """Whether a move solves a puzzle: it has the idea, and gives away less than half of what the next idea costs."""
    match = puzzle.match()
    ranked = rank(match, outlook=True)
    side = match.game.side(match.to_move, match.box)
    chosen = match.game.parse_move(match.state, match.box, move)[0].text
    worth = {each.move: each.value.equity(side) for each in ranked}
    cost = ranked[0].value.equity(side) - worth.get(chosen, 0.0)
    told = as_message(_evaluator(match).why(match.state, ranked))
    return Verdict(solves(ranked, side, chosen), max(0.0, cost), ranked[0].move, told)


def solves(ranked: list[MoveValue], side: int, move: str) -> bool:
    """Whether a move is right where the moves are ranked so."""
    best = ranked[0]
    found = next((each for each in ranked if each.move == move), None)
    if found is None or idea(move) != idea(best.move):
        return False
    return best.value.equity(side) - found.value.equity(side) <= 0.5 * _lead(ranked, side)


def _lead(ranked: list[MoveValue], side: int) -> float:
    """What the second-best idea costs; nothing when there is but one."""
    best = ranked[0]
    second = next((each for each in ranked if idea(each.move) != idea(best.move)), best)
    return best.value.equity(side) - second.value.equity(side)


def clear(ranked: list[MoveValue], side: int) -> float:
    """How clearly the best idea is best: what the second-best costs, 0 where that is too little.

    Of estimates a larger lead is asked for.  Their interval says how far off a position may be and is no measure of a
    lead: played out, leads were right on average, and single ones off by more than that (``touchline calibration
    --leads``, docs/strength.md).
    """
    lead = _lead(ranked, side)
    estimated = ranked[0].value.interval is not None
    return lead if lead >= (CLEAR_BY_ESTIMATE if estimated else CLEAR) else 0.0


def _evaluator(match: Match) -> Evaluator:
    return evaluator_for(match.game, match.options, match.box)


def rank(match: Match, dealt: int = 0, *, outlook: bool = False) -> list[MoveValue]:
    """The moves of the seat to decide, best first, by what it may know: hidden things are dealt anew, by a number.

    With an ``outlook`` each tells what follows if it works, so that a reason can be given.
    """
    game, box, seat = match.game, match.box, match.to_move
    side = game.side(seat, box)
    s = match.state
    if not game.perfect_information:
        s = game.determinize(game.view(s, box, seat), box, random.Random(dealt).randrange)
    values = _evaluator(match).move_values(s, outlook=outlook)
    return sorted(values, key=lambda each: each.value.rank(side), reverse=True)


def unseen(match: Match, move: str) -> bool:
    """Whether a move is made unseen: then the best play is a mixture, and no single move is right."""
    choice = match.game.parse_move(match.state, match.box, move)[0].value
    return match.game.secret(match.state, match.box, choice) is not None


def sure(match: Match, best: str) -> bool:
    """Whether the best idea stays clearly best however the hidden things lie."""
    if match.game.perfect_information:
        return True
    side = match.game.side(match.to_move, match.box)
    dealt = [rank(match, number) for number in range(DEALS)]
    return all(clear(ranked, side) and idea(ranked[0].move) == idea(best) for ranked in dealt)


def check(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle by the evaluator of its game; empty when its best move is clearly best."""
    try:
        match = puzzle.match()
        ranked = rank(match)
        side = match.game.side(match.to_move, match.box)
    except TouchlineError as problem:
        return f"{puzzle.line()}: {problem.message}"
    if not solves(ranked, side, puzzle.best):
        return f"{puzzle.line()}: better is {ranked[0].move}"
    if not clear(ranked, side) or not sure(match, puzzle.best):
        return f"{puzzle.line()}: {ranked[0].move} is not clearly best"
    return ""
