"""Making the puzzles that ship: simulated matches, and how many levels of bots find the best idea."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from touchline.bots import get_ready, levels, looks_back, make_bot, plain_levels
from touchline.bots.base import turn_of
from touchline.bots.solved import graded
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.solve.counsel import idea
from touchline.solve.evaluator import MoveValue
from touchline.solve.puzzles import Puzzle, clear, rank, solves, sure, unseen

ASKED = 3
"""How often a level that throws dice of its own is asked before we say that it solves a puzzle or does not."""
NATURAL = 0.008
"""What the players of the simulated matches give away a decision, so that positions are varied and sensible."""
FEW_IDEAS = 60
"""A game with no more ideas than these shows each of them as often; with more, every move is its own."""
A_MATCH = 10
"""The most puzzles that one simulated match gives."""
LATE = 0.3
"""The share of a match that is its end: there the score and the clock decide, and the obvious is often wrong."""


def make_at(spots: Iterator[Match], most: int, *, hard: bool = False) -> Iterator[Puzzle]:
    """Puzzles at decisions that somebody chose, at most so many of a phase; or only those that a plain level misses."""
    seen: set[str] = set()
    found: Counter[str] = Counter()
    for match in spots:
        phase = match.everything()["phase"]
        if found[phase] == most or match.position() in seen:
            continue
        seen.add(match.position())
        ranked = rank(match)
        side = match.game.side(match.to_move, match.box)
        best = ranked[0].move
        if len(ranked) < 2 or not clear(ranked, side) or unseen(match, best):
            continue
        if hard and not _missed(match, ranked, side):
            continue
        if sure(match, best):
            puzzle = _puzzle(match, ranked, {})
            if puzzle is not None:
                found[phase] += 1
                yield puzzle


def again(puzzle: Puzzle) -> Puzzle | None:
    """The same position as today's coach and bots see it; nothing where no move is clearly best any more."""
    match = puzzle.match()
    ranked = rank(match)
    side = match.game.side(match.to_move, match.box)
    if not clear(ranked, side) or unseen(match, ranked[0].move) or not sure(match, ranked[0].move):
        return None
    return _puzzle(match, ranked, puzzle.options)


def make(game: Game, options: Mapping[str, str], seed: int, *, late: bool = False) -> Iterator[Puzzle]:
    """Puzzles from simulated matches, or only from their ends, one seed after another, without end."""
    seen: set[str] = set()
    while True:
        for match, ranked in (_endings if late else _decisions)(game, options, seed):
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
        if len(ranked) > 1 and clear(ranked, side) and not unseen(match, best) and sure(match, best):
            found.append((Match.at(game, match.position(), options), ranked))
        match.play(dice.choices(ranked, graded(ranked, side, NATURAL))[0].move)
    yield from dice.sample(found, min(A_MATCH, len(found)))


def _endings(game: Game, options: Mapping[str, str], seed: int) -> Iterator[tuple[Match, list[MoveValue]]]:
    """The last decisions of a match between two of our levels in which one idea is clearly best, the last first."""
    match = Match(game, options, seed=seed)
    known = _graded(game.name)[:-1] or levels(game.name)
    bots = [make_bot(game.name, known[(seed + seat) % len(known)], seed + seat) for seat in range(len(match.names))]
    for bot in bots:
        get_ready(bot)
    while not match.over:
        if match.to_move == CHANCE:
            match.roll()
        else:
            match.play(bots[match.to_move].choose(turn_of(match)))
    found = 0
    for index in range(len(match.steps) - 1, int((1 - LATE) * len(match.steps)), -1):
        seat = match.steps[index].seat
        if seat is None or found == A_MATCH:
            continue
        at = Match.at(game, match.states[index].position(), options)
        ranked = rank(at)
        if len(ranked) > 1 and clear(ranked, game.side(seat, at.box)) and not unseen(at, ranked[0].move):
            if sure(at, ranked[0].move):
                found += 1
                yield at, ranked


def _puzzle(match: Match, ranked: list[MoveValue], options: Mapping[str, str]) -> Puzzle | None:
    side = match.game.side(match.to_move, match.box)
    cost = clear(ranked, side)
    if not cost:
        return None
    failed = [level for level in _graded(match.game.name) if not _finds(level, match, ranked, side)]
    return Puzzle(match.game.name, len(failed), cost, ranked[0].move, dict(options), match.position())


def _graded(game_name: str) -> list[str]:
    """The levels that grade puzzles: those that know what they do, from the position alone."""
    return [level for level in levels(game_name)[1:] if not looks_back(game_name, level)]


def _finds(level: str, match: Match, ranked: list[MoveValue], side: int) -> bool:
    """Whether a level solves a puzzle, more often than not."""
    answers = []
    for seed in range(ASKED):
        bot = make_bot(match.game.name, level, seed)
        get_ready(bot)
        answers.append(solves(ranked, side, bot.choose(turn_of(match))))
    return 2 * sum(answers) > ASKED


def _missed(match: Match, ranked: list[MoveValue], side: int) -> bool:
    """Whether one of the levels that need no machine code goes wrong: they are asked at once."""
    return not all(_finds(level, match, ranked, side) for level in plain_levels(match.game.name)[1:])


def varied(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of the puzzles: of every grade as many as there are, up to its share, and in each of every idea."""
    found = list({each.id: each for each in puzzles}.values())
    few = len({idea(each.best) for each in found}) <= FEW_IDEAS
    grades: dict[int, dict[str, list[Puzzle]]] = {}
    for each in found:
        grades.setdefault(each.grade, {}).setdefault(idea(each.best) if few else "", []).append(each)
    rows = [_in_turn(list(ideas.values())) for _, ideas in sorted(grades.items())]
    return _in_turn(rows)[:count]


def _in_turn(rows: list[list[Puzzle]]) -> list[Puzzle]:
    """One of each row, then the next of each, as long as there are any."""
    longest = max(map(len, rows), default=0)
    return [row[place] for place in range(longest) for row in rows if place < len(row)]


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Keep puzzles as a game ships them, the easy ones and the hard ones mixed."""
    ordered = sorted(puzzles, key=lambda each: each.id)
    head = "# how many levels fail, cost of the second-best idea in points, best move, options, position; tabs between"
    path.write_text("\n".join([head, *(each.line() for each in ordered)]) + "\n", encoding="utf-8")
