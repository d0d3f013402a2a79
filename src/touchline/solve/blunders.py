"""Blunders become puzzles: a decision of a match that gave something away, to be tried again."""

from __future__ import annotations

import random

from touchline.kernel.options import agreed
from touchline.play.match import Match
from touchline.solve.evaluator import MoveValue
from touchline.solve.puzzles import LONGEST_OWN, Puzzle, clear, solves, unseen

BLUNDER = 0.02
"""What a decision gives away at least, in win probability, to be worth another try."""


def puzzle_of(match: Match, index: int, ranked: list[MoveValue]) -> Puzzle | None:
    """The decision at a step of a match as a puzzle, where its moves are ranked so.

    Nothing where no idea is clearly best, or where figures of their own were agreed.  What the seat could not see is
    dealt anew, so that the puzzle tells nothing of it.
    """
    seat = match.steps[index].seat
    if seat is None or match.data:
        return None
    game, box = match.game, match.box
    side = game.side(seat, box)
    lead = clear(ranked, side)
    if not lead or solves(ranked, side, match.steps[index].text):
        return None
    s = match.states[index]
    if not game.perfect_information:
        s = game.determinize(game.view(s, box, seat), box, random.Random(0).randrange)
    differing = agreed(game.options, match.options)
    options = {each.name: each.text(differing[each.name]) for each in game.options if each.name in differing}
    puzzle = Puzzle(game.name, 0, round(lead, 3), ranked[0].move, options, s.position(), own=True)
    if len(puzzle.id) > LONGEST_OWN or unseen(puzzle.match(), puzzle.best):
        return None
    return puzzle
