"""``touchline puzzle``: positions in which one idea is clearly best."""

from __future__ import annotations

import argparse
import random
from datetime import date
from pathlib import Path

from touchline.games import find_game, game_names
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption, TouchlineError
from touchline.kernel.message import Message
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.solve.puzzle_scores import PuzzleScores
from touchline.solve.puzzles import OWN, Puzzle, Verdict, daily, find, judge, puzzles_of
from touchline.solve.reviewing import review
from touchline.words.languages import say, spoken
from touchline.words.lines import wrapped

LEAVE = "quit"
"""What is typed to leave, as in a match."""


def register(commands: Commands) -> None:
    """Add the command."""
    puzzle = commands.add_parser("puzzle")
    puzzle.add_argument("game", nargs="?", metavar="GAME")
    puzzle.add_argument("--daily", action="store_true")
    puzzle.add_argument("--grade", type=int, metavar="N")
    puzzle.add_argument("--id", metavar="ID")
    puzzle.add_argument("--from", dest="record", type=Path, metavar="RECORD")
    puzzle.add_argument("--answer", metavar="MOVE")
    puzzle.set_defaults(run=run_puzzle)


def chosen(given: argparse.Namespace, scores: PuzzleScores) -> Puzzle:
    """The puzzle that was asked for, one that is not solved yet where any will do."""
    if given.record:
        return random.choice(from_record(given.record, scores))
    if given.id and given.id.startswith(OWN):
        return find(find_game(given.game or ""), given.id)
    names = [given.game] if given.game else list(game_names())
    games = [find_game(name) for name in names]
    if given.daily:
        today = daily(games[date.today().toordinal() % len(games)], date.today())
        found = [today] if today else []
    else:
        found = [each for game in games for each in puzzles_of(game)]
    if given.id:
        found = [each for each in found if each.id == given.id]
    if given.grade is not None:
        found = [each for each in found if each.grade == given.grade]
    if not found:
        raise BadOption(Message("puzzle-none"), field="id" if given.id else "game")
    fresh = [each for each in found if each.id not in scores.solved]
    return random.choice(fresh or found)


def from_record(path: Path, scores: PuzzleScores) -> list[Puzzle]:
    """What was given away in a match, to be tried again: those not solved yet, or all."""
    found = [step.puzzle for step in review(Match.from_record(read_record(path))).steps if step.puzzle is not None]
    if not found:
        raise BadOption(Message("puzzle-no-blunders"), field="from")
    return [each for each in found if each.id not in scores.solved] or found


def run_puzzle(given: argparse.Namespace) -> int:
    """``touchline puzzle [GAME]``: one after another for whoever named none, as long as they like."""
    alone = bool(given.daily or given.id or given.answer)
    try:
        _set(given)
        while not alone:
            _asked(say("puzzle-more"), empty=True)
            _set(given)
    except EOFError:
        print()
    return 0


def _set(given: argparse.Namespace) -> None:
    """One puzzle: shown, answered, judged, counted."""
    scores = PuzzleScores.read()
    puzzle = chosen(given, scores)
    match = puzzle.match()
    seat = match.to_move
    match.names[:] = [spoken().say(each) for each in match.game.seat_labels(match.box)]
    picture = match.game.picture(match.state, match.box, seat)
    named = say("puzzle-own") if puzzle.own else f"{puzzle.id}  {say('puzzle-grade', grade=puzzle.grade)}"
    print(f"{match.game.title}  {named}")
    headline = spoken().say(match.situation(), match.names, HEADLINE_BREAK)
    print("\n".join(filter(None, [picture, wrapped(headline)])))
    print(wrapped(spoken().say(match.ask())))
    legal = match.legal()
    if len(legal) <= 24:
        print(wrapped(", ".join(legal)))
    while True:
        try:
            verdict = judge(puzzle, given.answer or _asked(f"{match.names[seat]}>"))
            break
        except TouchlineError as problem:
            if given.answer:
                raise
            print(wrapped(spoken().say(problem.words)))
    scores.answered(puzzle.id, right=verdict.right, day=date.today() if given.daily else None)
    scores.write()
    _tell(puzzle, verdict, scores)


def _tell(puzzle: Puzzle, verdict: Verdict, scores: PuzzleScores) -> None:
    """What the answer was worth, why, and how one stands."""
    costs = round(100 * (puzzle.cost if verdict.right else verdict.cost), 1)
    told = "puzzle-right" if verdict.right else "puzzle-wrong"
    print(wrapped(say(told, best=verdict.best, points=costs)))
    print(wrapped(spoken().say(verdict.reason)))
    print(say("puzzle-score", run=scores.run, best=scores.best, solved=len(scores.solved)))
    if days := scores.days_by(date.today()):
        print(say("puzzle-days", days=days))


def _asked(prompt: str, *, empty: bool = False) -> str:
    """A line from whoever sits here; ``EOFError`` when they have had enough."""
    while True:
        line = input(f"{prompt} ").strip()
        if line.lower() == LEAVE:
            raise EOFError
        if line or empty:
            return line
