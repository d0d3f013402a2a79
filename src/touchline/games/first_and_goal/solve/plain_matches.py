"""Whole matches between coaches that know no values, as machine code: every choice of one, or the scores of many.

The beginner and the club player decide by the same functions as the bots of these names and with the same draws, so
that a match is the one they would play move by move.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.matches import (
    BEGINNER,
    CLUB,
    GAME,
    LEVELS,
    LONGEST,
    STEPPING,
    decide_plainly,
    legal,
    outcome,
    own_key,
    scratch_moves,
    start,
    step,
    to_move,
)
from touchline.games.first_and_goal.solve.network import fresh_net
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.situation import Mind, mind
from touchline.games.first_and_goal.state import FootballBox
from touchline.kernel.arrays import Ints
from touchline.kernel.box_record import box_record
from touchline.kernel.entry_points import Shipped, entry_point, is_made
from touchline.kernel.nodes import CHANCE, OVER

PLAIN_LEVELS = LEVELS[BEGINNER : CLUB + 1]
_compiling = threading.Lock()


def _choices(s, box, moves, m, levels, key, limit, choices):  # type: ignore[no-untyped-def]
    """One match from the start; every choice written down as long as there is room.  The steps made."""
    start(s, box)
    for n in range(limit):
        seat = to_move(s, box)
        if seat == OVER:
            return n
        if seat == CHANCE:
            choice = outcome(s, box, key, n)
        else:
            team = 0 if seat == box.seat[0] or seat == box.seat[1] else 1
            count = legal(s, box, moves)
            choice = decide_plainly(levels[team], m, s, box, moves, count, own_key(key, seat), n)
        if n < len(choices):
            choices[n] = choice
        step(s, box, choice)
    return limit


@cache
def _ready() -> Callable[..., int]:
    return entry_point(GAME, _choices, STEPPING)


def _compiled() -> Callable[..., int]:
    with _compiling:
        return _ready()


def is_compiled() -> bool:
    """Whether the machine code is there."""
    return is_made(GAME, _choices)


def play_out(box: FootballBox, levels: Sequence[str], key: int) -> list[int] | None:
    """Every choice of a match between two coaches; ``None`` where one of them thinks, or before the code is made.

    The bots play the very same match, so nobody has to wait for a compiler.
    """
    if not set(levels) <= set(PLAIN_LEVELS) or not is_compiled():
        return None
    choices = np.zeros(LONGEST, dtype=np.int64)
    count = _play(box, levels, key, choices)[1]
    return [int(each) for each in choices[:count]]


def scores(box: FootballBox, levels: Sequence[str], keys: NDArray[np.uint64]) -> NDArray[np.int64] | None:
    """The final score of a match for every key, home and away; ``None`` where one of them thinks."""
    if not set(levels) <= set(PLAIN_LEVELS):
        return None
    made = np.zeros((len(keys), 2), dtype=np.int64)
    nothing = np.zeros(0, dtype=np.int64)
    room = _room(box)
    seated = np.array([LEVELS.index(level) for level in levels], dtype=np.int64)
    play = _compiled()
    for k, key in enumerate(keys):
        play(*room, seated, key, LONGEST, nothing)
        made[k] = room[0]["score"]
    return made


def _room(box: FootballBox) -> tuple[np.void, np.void, Ints, Mind]:
    """Where a match is played: state, box, moves, and what the coaches know of the dice."""
    coach = mind(fresh_net(0), odds_of(box), 1, 1)
    return GAME.State().to_record()[0], box_record(box), scratch_moves(box), coach


def _play(box: FootballBox, levels: Sequence[str], key: int, choices: NDArray[np.int64]) -> tuple[np.void, int]:
    room = _room(box)
    seated = np.array([LEVELS.index(level) for level in levels], dtype=np.int64)
    return room[0], int(_compiled()(*room, seated, np.uint64(key), LONGEST, choices))


def shipped_matches() -> Shipped:
    """What comes along as WebAssembly, so that a season of bots takes no compiler."""
    numbers = np.zeros(1, np.int64)
    return Shipped(GAME, _choices, (*_room(GAME.new_box()), numbers, np.uint64(0), LONGEST, numbers), STEPPING)
