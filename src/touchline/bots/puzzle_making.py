"""Making the puzzles that ship: simulated matches, and how many levels of bots find the best idea."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from touchline.bots import get_ready, levels, make_bot
from touchline.bots.base import turn_of
from touchline.bots.solved import graded
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.solve.counsel import idea
from touchline.solve.evaluator import MoveValue
from touchline.solve.puzzles import Puzzle, clear, rank, solves, sure

ASKED = 3
"""How often a level that throws dice of its own is asked before we say that it solves a puzzle or does not."""
NATURAL = 0.008
"""What the players of the simulated matches give away a decision, so that positions are varied and sensible."""
FEW_IDEAS = 30
"""A game with no more ideas than these shows each of them as often; with more, every move is its own."""
A_MATCH = 10
"""The most puzzles that one simulated match gives."""


def make(game: Game, options: Mapping[str, str], seed: int) -> Iterator[Puzzle]:
    """Puzzles from simulated matches, one seed after another, without end."""
    seen: set[str] = set()
    while True:
        for match, ranked in _decisions(game, options, seed):
            puzzle = _puzzle(match, ranked, options)
            if puzzle is not None and puzzle.id not in seen:
                seen.add(puzzle.id)
                yield puzzle
        seed += 1


def _decisions(game: Game, options: Mapping[str, str], seed: int) -> Iterator[tuple[Match, list[MoveValue]]]:
    """The decisions of a simulated match in which one idea is clearly best, a few of them."""
    match = Match(game, options, seed=seed)
    dice = random.Random(seed)
    found = []
    while not match.over:
        if match.to_move == CHANCE:
            match.roll()
            continue
        side = game.side(match.to_move, match.box)
        ranked = rank(match)
        best = ranked[0].move
        if len(ranked) > 1 and clear(ranked, side) and not _bluff(match, best) and sure(match, best):
            found.append((Match.at(game, match.position(), options), ranked))
        match.play(dice.choices(ranked, graded(ranked, side, NATURAL))[0].move)
    yield from dice.sample(found, min(A_MATCH, len(found)))


def _bluff(match: Match, move: str) -> bool:
    """Whether a move is made unseen: then the best play is a mixture, and no single move is right."""
    choice = match.game.parse_move(match.state, match.box, move)[0].value
    return match.game.secret(match.state, match.box, choice) is not None


def _puzzle(match: Match, ranked: list[MoveValue], options: Mapping[str, str]) -> Puzzle | None:
    side = match.game.side(match.to_move, match.box)
    cost = clear(ranked, side)
    if not cost:
        return None
    failed = [level for level in levels(match.game.name)[1:] if not _finds(level, match, ranked, side)]
    return Puzzle(match.game.name, len(failed), cost, ranked[0].move, dict(options), match.position())


def _finds(level: str, match: Match, ranked: list[MoveValue], side: int) -> bool:
    """Whether a level solves a puzzle, more often than not."""
    answers = []
    for seed in range(ASKED):
        bot = make_bot(match.game.name, level, seed)
        get_ready(bot)
        answers.append(solves(ranked, side, bot.choose(turn_of(match))))
    return 2 * sum(answers) > ASKED


def varied(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of the puzzles, from every idea and every grade as evenly as they allow."""
    found = list(puzzles)
    few = len({idea(each.best) for each in found}) <= FEW_IDEAS
    kinds: dict[tuple[str, int], list[Puzzle]] = {}
    for each in found:
        kinds.setdefault((idea(each.best) if few else "", each.grade), []).append(each)
    chosen: list[Puzzle] = []
    while len(chosen) < count and any(kinds.values()):
        for waiting in kinds.values():
            if waiting and len(chosen) < count:
                chosen.append(waiting.pop(0))
    return chosen


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Keep puzzles as a game ships them, the easy ones and the hard ones mixed."""
    ordered = sorted(puzzles, key=lambda each: each.id)
    head = "# how many levels fail, cost of the second-best idea in points, best move, options, position; tabs between"
    path.write_text("\n".join([head, *(each.line() for each in ordered)]) + "\n", encoding="utf-8")
