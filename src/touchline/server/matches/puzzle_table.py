"""Puzzles as they are laid before somebody, and what an answer is told."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import cast

from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.play.study import Study
from touchline.server.errors import NotFound
from touchline.server.matches.previews import previewed
from touchline.server.matches.shelf import shape_of
from touchline.server.matches.staging import seats_worded, view_of
from touchline.server.operations.questions import JudgingWanted
from touchline.solve.puzzles import Puzzle, daily, find, puzzles_of
from touchline.wire.answers import Preview
from touchline.wire.events import Ways
from touchline.wire.headlines import Heading
from touchline.wire.learning import PuzzleShown, PuzzleVerdict
from touchline.wire.nodes import node_told
from touchline.wire.words import words_of


def shown(puzzle: Puzzle, count: int) -> PuzzleShown:
    """The position as the seat to decide may see it."""
    match = puzzle.match()
    seat = match.to_move
    heading = Heading.now(match)
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        title=match.game.title,
        grade=puzzle.grade,
        count=count,
        seat=seat,
        names=list(match.names),
        board=shape_of(match.game, match.box),
        node=node_told(match.node_seen_by(seat)),
        view=view_of(match.game, match.state, match.box, seat),
        **heading.lines,
        words=words_of(**heading.words, names=seats_worded(match)),
    )


def picked(game: Game, wanted: str, solved: Sequence[str], *, today: bool) -> PuzzleShown:
    """The puzzle named, the one of the day (UTC), or any that is not solved yet."""
    everything = puzzles_of(game)
    if not everything:
        raise NotFound(Message("server-no-puzzles", game=game.name))
    if wanted:
        return shown(find(game, wanted), len(everything))
    of_the_day = daily(game, datetime.now(UTC).date()) if today else None
    known = set(solved)
    fresh = [each for each in everything if each.id not in known]
    return shown(of_the_day or random.choice(fresh or everything), len(everything))


def tried(puzzle: Puzzle, move: str) -> Preview:
    """A legal move before it is answered."""
    match = puzzle.match()
    return previewed(match, move, match.to_move)


def written(puzzle: Puzzle, move: str) -> str:
    """An answer as the game writes it."""
    match = puzzle.match()
    chosen, *_ = match.game.parse_move(match.state, match.box, move)
    return chosen.text


def judging_wanted(puzzle: Puzzle, move: str) -> JudgingWanted:
    """What the solver is asked about an answer."""
    return {
        "op": "judge",
        "game": puzzle.game,
        "puzzle": puzzle.id,
        "move": move,
        "options": dict(puzzle.options),
        "data": None,
    }


def verdict(puzzle: Puzzle, answer: str, *, right: bool) -> PuzzleVerdict:
    """Right or not, what is best, what the second-best idea costs in points of a hundred."""
    match = puzzle.match()
    best, given = (match.game.parse_move(match.state, match.box, each)[0].value for each in (puzzle.best, answer))
    ways = match.game.paths(match.state, match.box, best)
    return PuzzleVerdict(
        right=right,
        best=puzzle.best,
        second=round(100 * puzzle.cost, 1),
        study=Study.begun(puzzle.game, puzzle.position, puzzle.options).link(),
        paths=cast("Ways", ways) if ways else None,
        words=words_of(
            best=[match.game.move_told(match.state, match.box, best)],
            move=[match.game.move_told(match.state, match.box, given)],
        ),
    )
