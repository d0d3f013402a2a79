"""How a move goes: the walk and the ball's path, for whoever shows it.

The rules only know where things end (that is all that counts).  Of all the ways there, the one
shown has the fewest touches, then the fewest bends, then the shortest walk; and a walk of
that length crosses a square twice, or turns, only if it must.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from itertools import count, pairwise
from typing import NamedTuple

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK, PASS
from touchline.games.street_soccer.dead_ball import yields_to
from touchline.games.street_soccer.fair_play import before_own_goal, step_aside
from touchline.games.street_soccer.squares import BREADTH, FIELD_OF, GOAL_FRONTS, LENGTH, NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import FIGURES, KICK_OFF, MOVE, RESTART, RESTART_KICK, SoccerBox, SoccerState

COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""SS-4.1: the eight directions, neighbours 45 degrees apart."""


class Paths(NamedTuple):
    """A move square by square, in notation."""

    walk: list[str]
    """SS-3.1: from the figure's square to the last one it enters; empty if nobody walks."""
    ball: list[str]
    """SS-4: from the kicker's square to the last one, or ``GOAL``; empty if the ball lies still."""
    touches: list[str]
    """SS-4.3: the mates' squares among them, in the order of play."""
    lifted: list[tuple[str, str]]
    """Figures set elsewhere by hand, from and to: the shift of SS-6.1, the restart of SS-5.2."""


class BallPath(NamedTuple):
    """One way of the ball, cheapest first when sorted."""

    touches: int
    bends: int
    squares: tuple[int, ...]
    """The squares entered; ``NOWHERE`` is the goal."""


def paths(s: SoccerState, box: SoccerBox, move: int) -> Paths:
    """The walk and the ball's path of a legal move in ``s``."""
    if move == PASS or s.phase not in (MOVE, KICK_OFF, RESTART, RESTART_KICK):
        return Paths([], [], [], [])
    if s.phase == RESTART:
        return Paths([], [], [], _goalie_placed(s, move))
    figure, target = divmod(move, A_FIGURE)
    start = s.figures[s.turn * FIGURES + figure]
    standing = {each for each in s.figures if each not in (NOWHERE, start)}
    if target < KICK:
        lengths = range(1 if box.up_to_die else s.die, s.die + 1)
        walks = (walk_path(start, target, length, standing | {s.ball}) for length in lengths)
        return Paths(_texts(next(filter(None, walks))), [], [], [])
    end = NOWHERE if target == GOAL else target - KICK
    if s.phase != MOVE:
        return _shown(s, [start], _dead_ball(s, start, end), [])
    shift = []
    if figure and before_own_goal(s.turn, s.ball):
        left = sum(1 << each for each in standing if each < 48)
        right = sum(1 << each - 48 for each in standing if each >= 48)
        there = step_aside(s.ball, s.turn, left, right, end)
        shift = [(SQUARE_TEXTS[s.ball], SQUARE_TEXTS[there])] if there != s.ball else []
    walked, ball = _walk_and_kick(s, start, end, standing)
    return _shown(s, walked, ball, shift)


def _walk_and_kick(s: SoccerState, start: int, end: int, standing: set[int]) -> tuple[list[int], BallPath]:
    """SS-3.4: the walk to the ball that leaves the right length for the kick, and the kick."""
    found: list[tuple[BallPath, list[int]]] = []
    for steps in range(1, s.die + 1):
        walked = walk_path(start, s.ball, steps, standing | {s.ball})
        if walked is None:
            continue
        ball = ball_path(s, s.ball, s.die - steps + 1, end, lifted=start)
        if ball is not None:
            found.append((ball, walked))
    ball, walked = min(found, key=lambda each: (each[0].touches, each[0].bends, len(each[1])))
    return walked, ball


def _dead_ball(s: SoccerState, origin: int, end: int) -> BallPath:
    """SS-4.4: a kick-off or restart of the length of the die, or the next shorter one that goes there."""
    kicks = (ball_path(s, origin, length, end) for length in range(s.die, 0, -1))
    return next(filter(None, kicks))


def _shown(s: SoccerState, walked: Sequence[int], ball: BallPath, shift: list[tuple[str, str]]) -> Paths:
    mates = {*s.figures[s.turn * FIGURES : (s.turn + 1) * FIGURES], walked[-1]} - (
        {walked[0]} if len(walked) > 1 else set()
    )
    return Paths(
        walk=_texts(walked) if len(walked) > 1 else [],
        ball=_texts([walked[-1], *ball.squares]),
        touches=_texts([square for square in ball.squares if square in mates and square != NOWHERE]),
        lifted=shift,
    )


def _goalie_placed(s: SoccerState, square: int) -> list[tuple[str, str]]:
    lifted = []
    goalie = s.figures[s.turn * FIGURES]
    if square in s.figures and goalie != square:
        lifted.append((SQUARE_TEXTS[square], SQUARE_TEXTS[yields_to(s, square)]))
    if goalie != square:
        lifted.append((SQUARE_TEXTS[goalie], SQUARE_TEXTS[square]))
    return lifted


def _texts(squares: Sequence[int]) -> list[str]:
    return ["GOAL" if square == NOWHERE else SQUARE_TEXTS[square] for square in squares]


def _steps(square: int) -> list[int]:
    """SS-3.1: the squares orthogonally next to a square, ring included."""
    x, y = divmod(square, BREADTH)
    near = ((x, y + 1), (x, y - 1), (x + 1, y), (x - 1, y))
    return [a * BREADTH + b for a, b in near if 0 <= a < LENGTH and 0 <= b < BREADTH]


def walk_path(start: int, end: int, length: int, blocked: set[int]) -> list[int] | None:
    """SS-3.1 to SS-3.3: the plainest walk of exactly so many squares; ``None`` if there is none.

    Only the last square may be a blocked one: the ball's.

    >>> from touchline.games.street_soccer.squares import square_at
    >>> [SQUARE_TEXTS[square] for square in walk_path(square_at(5, 3), square_at(6, 4), 2, set())]
    ['F4', 'F5', 'G5']
    """
    barred = blocked | {start}
    layers = [{end}]
    for _ in range(length - 1):
        layers.append({near for square in layers[-1] for near in _steps(square)} - barred)
    walks = [[start]]
    for squares in reversed(layers):
        walks = [[*walk, near] for walk in walks for near in _steps(walk[-1]) if near in squares]
    return min(walks, key=_plainness, default=None)


def _plainness(walk: list[int]) -> tuple[int, int]:
    """Squares crossed again, then turns."""
    ways = [there - here for here, there in pairwise(walk)]
    return len(walk) - len(set(walk)), sum(here != there for here, there in pairwise(ways))


def ball_path(s: SoccerState, origin: int, length: int, end: int, lifted: int = NOWHERE) -> BallPath | None:
    """SS-4: the plainest way of the ball from ``origin`` to ``end`` (``NOWHERE``: the goal) in ``length`` counts.

    ``lifted`` is the square the kicker walked from: he stands at ``origin`` now.
    """
    sides = [set(s.figures[team * FIGURES : (team + 1) * FIGURES]) - {NOWHERE, lifted} for team in range(2)]
    mates, opponents = sides[s.turn] | {origin}, sides[1 - s.turn]
    fronts = GOAL_FRONTS[1 - s.turn]
    forward = 1 if s.turn == 0 else -1
    order = count()
    queue: list[tuple[int, int, int, int, int, int, bool, tuple[int, ...]]]
    queue = [(0, 0, next(order), origin, 0, -1, False, ())]
    seen = set()
    while queue:
        touches, bends, _, square, counted, heading, bent, way = heapq.heappop(queue)
        if (square, counted, heading, bent) in seen:
            continue
        seen.add((square, counted, heading, bent))
        if counted == length and heading >= 0:
            if square == end:
                return BallPath(touches, bends, way)
            continue
        turns = range(8) if heading < 0 else [heading] if bent else [heading, (heading + 1) % 8, (heading - 1) % 8]
        if end == NOWHERE and square in fronts and any(COMPASS[each][0] == forward for each in turns):
            return BallPath(touches, bends, (*way, NOWHERE))
        x, y = divmod(square, BREADTH)
        for each in turns:
            dx, dy = COMPASS[each]
            there = (x + dx) * BREADTH + y + dy
            if FIELD_OF[there] < 0 or there in opponents:
                continue
            if there in mates:
                heapq.heappush(queue, (touches + 1, bends, next(order), there, counted, -1, False, (*way, there)))
            else:
                bend = heading >= 0 and each != heading
                step = (touches, bends + bend, next(order), there, counted + 1, each, bent or bend, (*way, there))
                heapq.heappush(queue, step)
    return None
