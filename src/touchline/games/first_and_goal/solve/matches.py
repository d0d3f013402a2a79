"""Whole games between coaches as machine code: mirrored pairs with shared dice, and self-play to learn from."""

from __future__ import annotations

import threading
from collections.abc import Callable, MutableSequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from touchline.games import find_game
from touchline.games.first_and_goal import rules
from touchline.games.first_and_goal.solve.coach import decide, think
from touchline.games.first_and_goal.solve.inputs import FEATURES, Situation, write_features
from touchline.games.first_and_goal.solve.outlook import outlook
from touchline.games.first_and_goal.solve.situation import (
    FIRST_TEN,
    KICKED_TO,
    Mind,
    copy_of,
    kick_reaches,
    situation,
)
from touchline.games.first_and_goal.solve.spread import spread
from touchline.games.first_and_goal.solve.thinking import THINK
from touchline.games.first_and_goal.solve.yards_coach import novice, yards_coach
from touchline.games.first_and_goal.state import CALL, KICKOFF, PLAYS, FootballBox, FootballState
from touchline.kernel.arrays import Array, Floats, Ints
from touchline.kernel.box_record import box_record
from touchline.kernel.draws import below, game_key
from touchline.kernel.entry_points import Workplace, entry_point, is_made, workplace
from touchline.kernel.nodes import OVER
from touchline.kernel.rule import rule

GAME = find_game("first-and-goal")
LEVELS = ("random", "beginner", "club", "master")
RANDOM, BEGINNER, CLUB, MASTER = range(len(LEVELS))
LONGEST = 20_000
"""More steps than any game takes."""
SITUATION = len(Situation._fields)
TEAM, WIDTH = SITUATION, SITUATION + 1
"""Columns of a diary: a situation, then the side with the ball."""
UNKNOWN = -1.0
"""The value of a snap for which no matrix was solved."""
STRAYS = 1 << 30
"""Where the draws begin that decide whether a move is made at random."""

start, to_move, legal = rules.start, rules.to_move, rules.legal
step, outcome, roll_on = STEPPING = GAME.stepping.step, GAME.stepping.outcome, GAME.stepping.roll_on


@rule
def own_key(key: int, seat: int) -> int:
    """The key of a seat's own draws, that of the laboratory's bots."""
    return game_key(key, seat) >> 1


@rule
def decide_plainly(
    level: int,
    m: Mind,
    s: FootballState,
    box: FootballBox,
    moves: MutableSequence[int],
    count: int,
    key: int,
    draw: int,
) -> int:
    """The move of a coach who knows no values."""
    if count == 1:
        return moves[0]
    if level == CLUB:
        return yards_coach(m, s, box, moves, count, key, draw)
    return novice(m, s, box, moves, count, key, draw)


@rule
def decide_at_level(
    level: int,
    m: Mind,
    s: FootballState,
    box: FootballBox,
    moves: MutableSequence[int],
    count: int,
    key: int,
    draw: int,
) -> int:
    """The move of a coach of some level."""
    if count == 1:
        return moves[0]
    if level == MASTER:
        return decide(m, s, box, moves, count, key, draw)
    if level == RANDOM:
        return moves[below(key, draw, count)]
    return decide_plainly(level, m, s, box, moves, count, key, draw)


@rule
def promised(m: Mind, moves: MutableSequence[int], count: int) -> float:
    """What the strategy just thought of is worth to the side that decides."""
    total = 0.0
    for k in range(count):
        total += m.odd[moves[k]] * m.score[moves[k]]
    return total


@rule
def write_row(t: Situation, s: FootballState, rows: Ints, at: int) -> None:
    """A line of a diary; a kickoff as the situation that awaits the receivers."""
    for k in range(SITUATION):
        rows[at, k] = t[k]
    if s.phase == KICKOFF:
        rows[at, 3] = KICKED_TO
        rows[at, 4] = 1
        rows[at, 5] = FIRST_TEN
        rows[at, SITUATION - 1] = 1
    rows[at, TEAM] = s.offense


def _match(s, box, moves, minds, levels, key, limit, rows, values, wander, afresh):  # type: ignore[no-untyped-def]
    """One game to its end, ``minds`` of home and away at their ``levels``; from the start, if ``afresh``.

    Snaps are written down in ``rows`` and ``values`` (home's chance by the matrix) as long as there is room;
    ``wander`` moves in a thousand are made at random; with some, the game may begin anywhere.  How many snaps (and
    kickoffs) were written down.
    """
    if afresh:
        start(s, box)
    written = 0
    begun = wander == 0
    n = roll_on(s, box, key, 0)
    while n < limit and to_move(s, box) != OVER:
        seat = to_move(s, box)
        if not begun and s.phase == CALL:
            begun = True
            spread(s, box, key)
        count = legal(s, box, moves)
        own = own_key(key, seat)
        team = 0 if seat == box.seat[0] or seat == box.seat[1] else 1
        level = levels[team]
        if wander > 0 and below(own, n + STRAYS, 1000) < wander:
            level = RANDOM
        snaps = s.phase == CALL and s.trying == 0 and s.faked == 0
        noted = begun and written < len(rows) and (snaps or s.phase == KICKOFF)
        if noted:
            write_row(situation(minds[team], s, box), s, rows, written)
        move = decide_at_level(level, minds[team], s, box, moves, count, own, n)
        if noted:
            values[written] = UNKNOWN
            if level == MASTER and count > 1 and snaps:
                won = promised(minds[team], moves, count)
                values[written] = won if team == 0 else 1.0 - won
            written += 1
        step(s, box, move)
        n = roll_on(s, box, key, n + 1)
    return written


def _ponder(task, m, s, box, moves, count, key):  # type: ignore[no-untyped-def]
    """Think of the moves (``THINK``) or look at the match as everybody sees it (``LOOK``): home's chance."""
    if task == THINK:
        think(m, s, box, moves, count, key)
        return 0.0
    return outlook(m, s, box)


def _features(rows, box, m, x):  # type: ignore[no-untyped-def]
    """The inputs of the network for every row of a diary."""
    for i in range(len(rows)):
        row = rows[i]
        t = Situation(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10])
        make = 0.0 if row[10] else kick_reaches(m, row[TEAM], row[3])
        write_features(t, PLAYS * box.copies, make, x[i])


P = ParamSpec("P")
T = TypeVar("T")
_compiling = threading.Lock()


@cache
def _ready(function: Callable[P, T]) -> Callable[P, T]:
    return entry_point(GAME, function, STEPPING)


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """A function as machine code; made once and kept on disk."""
    with _compiling:
        return _ready(function)


def is_compiled() -> bool:
    """Whether the machine code that a coach thinks with is there."""
    return is_made(GAME, _ponder)


def pondering() -> Workplace:
    """``_ponder`` for one thinker."""
    with _compiling:
        return workplace(GAME, _ponder, STEPPING)


def scratch_moves(box: FootballBox) -> NDArray[np.int64]:
    """Room for the legal moves."""
    return np.zeros(GAME.max_moves(box), dtype=np.int64)


class Stadium(NamedTuple):
    """Where games of two minds are played; not to be shared between threads."""

    s: np.void
    box: np.void
    moves: NDArray[np.int64]
    minds: Array

    def play(
        self,
        levels: NDArray[np.int64],
        key: int,
        rows: Ints | None = None,
        values: Floats | None = None,
        wander: int = 0,
        *,
        afresh: bool = True,
    ) -> int:
        """One game from the start, or the rest of the one that is here; the snaps written down."""
        if rows is None or values is None:
            rows, values = np.zeros((0, WIDTH), dtype=np.int64), np.zeros(0)
        found = compiled(_match)(
            self.s, self.box, self.moves, self.minds, levels, np.uint64(key), LONGEST, rows, values, wander, afresh
        )
        return int(found)

    @property
    def lead(self) -> int:
        """Who won: +1 home, 0 nobody, −1 away."""
        return int(np.sign(int(self.s["score"][0]) - int(self.s["score"][1])))


def stadium(box: FootballBox, home: Mind, away: Mind) -> Stadium:
    """Room for games; the minds are copied into it."""
    return Stadium(GAME.compiled.new_states(1)[0], box_record(box), scratch_moves(box), copy_of(home, away))


def play_pairs(
    box: FootballBox,
    minds: tuple[Mind, Mind],
    levels: tuple[int, int],
    seed: int,
    pairs: int,
    *,
    first: int = 0,
    cores: int = 1,
) -> NDArray[np.float64]:
    """Points of the first coach in each mirrored pair (0, ½, 1, 1½ or 2): the same dice twice, the seats changed."""
    points = np.zeros(pairs)
    seated = np.array(levels, dtype=np.int64)

    def play_some(core: int) -> None:
        room, mirrored = stadium(box, *minds), stadium(box, *minds[::-1])
        for number in range(core, pairs, cores):
            key = game_key(seed, first + number)
            room.play(seated, key)
            points[number] = 1 + 0.5 * room.lead
            mirrored.play(seated[::-1].copy(), key)
            points[number] -= 0.5 * mirrored.lead

    compiled(_match)
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(play_some, range(cores)))
    return points


def features_of(box: FootballBox, m: Mind, rows: Ints) -> NDArray[np.float32]:
    """The inputs of the network for the rows of a diary."""
    x = np.zeros((len(rows), FEATURES), dtype=np.float32)
    compiled(_features)(rows.astype(np.int64), box_record(box), m, x)
    return x
