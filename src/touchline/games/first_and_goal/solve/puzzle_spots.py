"""Decisions that matches from the kickoff seldom bring: tries, time-outs and fourth downs, late and close."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from touchline.games.first_and_goal.solve.matches import GAME
from touchline.games.first_and_goal.solve.spread import spread
from touchline.games.first_and_goal.solve.strolling import stroll
from touchline.games.first_and_goal.solve.thinking import Thinker
from touchline.games.first_and_goal.state import CALL, FootballState
from touchline.kernel.draws import game_key
from touchline.kernel.errors import TouchlineError
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.match import Match

TYPES, ROUNDS = 4, 16
"""Hands and rounds of those who play on: positions are to be varied and sensible, no more."""
STEPS = 160
"""Played on from a snap drawn at random."""
SCORES = (0, 3, 6, 7, 10, 13, 14, 17, 20, 21, 24)
"""Points of the side that is behind, as scoreboards show them."""


def spots(seed: int) -> Iterator[Match]:
    """Matches at a decision, without end; a call only on fourth down, where it is to kick or to go."""
    box = GAME.new_box()
    coach = Thinker.shipped(box, TYPES, ROUNDS)
    while True:
        dice = Random(seed)
        s = GAME.new_state(box)
        begun, left = False, STEPS
        while GAME.rules.to_move(s, box) != OVER and left:
            if s.phase == CALL and not begun:
                begun = True
                spread(s, box, game_key(seed, 0))
                behind = dice.choice(SCORES) - min(s.score)
                s.score[0], s.score[1] = s.score[0] + behind, s.score[1] + behind
            if GAME.rules.to_move(s, box) != CHANCE:
                if begun and len(GAME.legal_moves(s, box)) > 1 and (s.phase != CALL or s.down == 4):
                    yield from _at(s)
                left -= 1
            stroll(s, box, coach, dice)
        seed += 1


def _at(s: FootballState) -> Iterator[Match]:
    """The position, unless no real match can come to it."""
    try:
        yield Match.at(GAME, s.position())
    except TouchlineError:
        return
