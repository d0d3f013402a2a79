"""Self-play: games from which the network learns, with the luck of the dice taken out.

Every position after a turn is written down as the rows it switches on.  Its target is a λ-return
of the chances to win, draw and lose.  Plain TD(λ) takes the rolls as they fell.  With
``every_roll`` all six rolls are played before each turn, and what the roll that fell was better or
worse than their average is subtracted from the return: the same expectation with a small part of
the variance (what backgammon programs do in their rollouts).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.clock import winner
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.duel import OWN_DICE, STEPPING, roll_on
from touchline.games.street_soccer.solve.features import MOST_ROWS, switched_on
from touchline.games.street_soccer.solve.instinct import wary
from touchline.games.street_soccer.solve.network import DRAW, LOSS, WIN, Desk, Net, look_up, new_desk
from touchline.games.street_soccer.solve.search import after_every_roll, best_goalie_square, weigh_moves
from touchline.games.street_soccer.state import NOBODY, RESTART, ROLL, SET_UP, SoccerBox, SoccerState
from touchline.kernel.arrays import Floats, Ints
from touchline.kernel.box_record import box_record
from touchline.kernel.draws import below, game_key
from touchline.kernel.entry_points import entry_point
from touchline.kernel.nodes import OVER
from touchline.kernel.rule import rule

LONGEST = 72
"""More turns than a game has."""
WILDEST = 6
"""At most so many turns at the start of a game are played at random."""


class Lessons(NamedTuple):
    """Positions and what they turned out to be worth."""

    rows: Ints
    """The rows switched on, −1 where there are no more."""
    targets: Floats
    """Win, draw and loss of the team about to roll."""


class Teaching(NamedTuple):
    """How games are played and valued."""

    by_chances: int
    """Whether moves are chosen by the chances to score on the next roll, not by the network: the warm start."""
    every_roll: int
    """Whether the luck of the dice is taken out of the returns."""
    trace: float
    """λ: how much of a target is the rest of the game, and how much the next position's value."""


class Slate(NamedTuple):
    """Where games are written down, ``LONGEST`` lines for each."""

    rows: Ints
    values: Floats
    averages: Floats
    """The expected chances over all rolls; −1 where not every roll was played."""
    movers: Ints
    targets: Floats


@rule
def one_game(
    s: SoccerState,
    box: SoccerBox,
    net: Net,
    desk: Desk,
    slate: Slate,
    at: int,
    key: int,
    by_chances: int,
    every_roll: int,
) -> int:
    """Play a game of self-play and write it down from line ``at`` on; the line after the last."""
    moves = desk.moves[0]
    line = at
    wild = below(key, OWN_DICE, 2 * WILDEST) - WILDEST
    rules.start(s, box)
    step = roll_on(s, box, key, 0)
    while rules.to_move(s, box) != OVER:
        if s.phase == SET_UP or wild > 0:
            wild -= 0 if s.phase == SET_UP else 1
            rules.play(s, box, moves[below(key, OWN_DICE + 1 + step, rules.legal(s, box, moves))])
        elif by_chances == 1:
            rules.play(s, box, moves[wary(s, desk.spare[0], box, moves, rules.legal(s, box, moves), desk.steps)])
        elif s.phase == RESTART:
            rules.play(s, box, moves[best_goalie_square(s, box, net, desk, 0)])
        else:
            rules.play(s, box, moves[weigh_moves(s, box, net, desk, 0, 2.0)])
        if s.phase == ROLL or s.phase == RESTART:
            found = switched_on(s, desk.steps, desk.rows)
            for k in range(MOST_ROWS):
                slate.rows[line, k] = desk.rows[k] if k < found else -1
            look_up(net, desk, desk.rows, found)
            slate.movers[line] = s.turn
            slate.averages[line, 0] = -1.0
            for c in range(3):
                slate.values[line, c] = desk.chances[c]
            if every_roll == 1 and s.phase == ROLL and wild <= 0:
                after_every_roll(s, box, net, desk, 1, 2.0)
                for c in range(3):
                    slate.averages[line, c] = desk.best[1, c]
            line += 1
        step = roll_on(s, box, key, step + 1)
    return line


@rule
def look_back(slate: Slate, at: int, line: int, best: int, trace: float) -> None:
    """From the end of a game back to its beginning: the λ-return of every position.

    Returns and values are followed as yellow sees them; ``best`` is the team that won.
    """
    win = 1.0 if best == 0 else 0.0
    draw = 1.0 if best == NOBODY else 0.0
    next_win = win
    next_draw = draw
    for n in range(line - 1, at - 1, -1):
        expected_win = next_win
        expected_draw = next_draw
        if slate.averages[n, 0] >= 0.0:
            expected_win = slate.averages[n, WIN] if slate.movers[n] == 0 else slate.averages[n, LOSS]
            expected_draw = slate.averages[n, DRAW]
        win = expected_win + trace * (win - next_win)
        draw = expected_draw + trace * (draw - next_draw)
        slate.targets[n, WIN] = win if slate.movers[n] == 0 else 1.0 - win - draw
        slate.targets[n, DRAW] = draw
        slate.targets[n, LOSS] = 1.0 - win - draw if slate.movers[n] == 0 else win
        next_win = slate.values[n, WIN] if slate.movers[n] == 0 else slate.values[n, LOSS]
        next_draw = slate.values[n, DRAW]


def _games(states, counts, slate, box, net, desk, by_chances, every_roll, trace, seed, first):  # type: ignore[no-untyped-def]
    """Play one game for every entry of ``counts`` and write down its lessons."""
    s = states[0]
    for game in range(len(counts)):
        at = game * LONGEST
        line = one_game(s, box, net, desk, slate, at, game_key(seed, first + game), by_chances, every_roll)
        look_back(slate, at, line, winner(s), trace)
        counts[game] = line - at


@cache
def _compiled() -> Callable[..., None]:
    return entry_point(GAME, _games, STEPPING)


def new_slate(games: int) -> Slate:
    """An empty slate for so many games."""
    room = games * LONGEST
    values, averages, targets = (np.zeros((room, 3), np.float32) for _ in range(3))
    return Slate(np.zeros((room, MOST_ROWS), np.int16), values, averages, np.zeros(room, np.int8), targets)


def read_slate(rows: Ints, targets: Floats, counts: Ints) -> Lessons:
    """The lines that were written on."""
    written = np.arange(LONGEST)[None] < np.asarray(counts)[:, None]
    return Lessons(rows[written.ravel()], targets[written.ravel()])


def lessons(net: Net, teaching: Teaching, *, seed: int, first: int, count: int) -> Lessons:
    """The lessons of games ``first`` to ``first + count - 1``, the same wherever they are played."""
    slate, counts = new_slate(count), np.zeros(count, np.int64)
    states = np.zeros(1, GAME.State.dtype())
    box = box_record(GAME.new_box())
    _compiled()(states, counts, slate, box, net, new_desk(), *teaching, np.uint64(seed), first)
    return read_slate(slate.rows, slate.targets, counts)
