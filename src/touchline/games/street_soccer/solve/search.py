"""Looking ahead: the best move by what it leaves behind, and by what every roll makes of that.

*One ply*: each move is worth what the network says of the position it leaves.  *Two plies*: the
most promising moves are worth the average, over the rival's six rolls, of what his best reply
leaves.  *Three plies*: the best of these once more, each reply followed by every roll of one's own.
All values are those of the team that moves; ``ply`` is the line of the desk to use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.clock import winner
from touchline.games.street_soccer.dead_ball import place_goalie
from touchline.games.street_soccer.solve.afterstates import leave_behind
from touchline.games.street_soccer.solve.network import DRAW, LOSS, WIN, Desk, Net, equity
from touchline.games.street_soccer.state import (
    MOVE,
    NOBODY,
    OVER_PHASE,
    RESTART,
    RESTART_ROLL,
    ROLL,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.arrays import Floats
from touchline.kernel.rule import rule

FACES = 6


class Depth(NamedTuple):
    """How far to look, and at how much; moves that are worth less than the best by a margin are not looked at."""

    most: int = 1
    """Moves looked at by two plies; 1: none."""
    margin: float = 1.0
    deep: int = 1
    """Moves looked at by three plies; 1: none."""
    deep_margin: float = 0.0


AT_ONCE = Depth()
MASTER = Depth(12, 0.1, 5, 0.03)


@rule
def settle(s: SoccerState, net: Net, desk: Desk, team: int) -> float:
    """What a position after a turn is worth to a team; its chances are left on the desk, as that team sees them."""
    chances = desk.chances
    if s.phase == OVER_PHASE:
        best = winner(s)
        chances[WIN] = 1.0 if best == team else 0.0
        chances[DRAW] = 1.0 if best == NOBODY else 0.0
        chances[LOSS] = 1.0 - chances[WIN] - chances[DRAW]
    else:
        equity(s, net, desk)
        if s.turn != team:
            won = chances[WIN]
            chances[WIN] = chances[LOSS]
            chances[LOSS] = won
    return float(chances[WIN] + 0.5 * chances[DRAW])


@rule
def weigh_moves(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int, enough: float) -> int:
    """The best kick or walk by what it leaves behind; its index among ``desk.moves[ply]``.

    Values lie in ``desk.worth[ply]``, the best move's chances in ``desk.best[ply]``.  The search
    ends as soon as a move is worth ``enough``.
    """
    moves = desk.moves[ply]
    worth = desk.worth[ply]
    best = desk.best[ply]
    count = rules.legal(s, box, moves)
    found = 0
    top = -1.0
    for k in range(count):
        desk.spare[ply] = s
        after = desk.spare[ply]
        leave_behind(after, box, moves[k])
        worth[k] = settle(after, net, desk, s.turn)
        if worth[k] > top:
            top = worth[k]
            found = k
            best[WIN] = desk.chances[WIN]
            best[DRAW] = desk.chances[DRAW]
            best[LOSS] = desk.chances[LOSS]
            if top >= enough:
                break
    return found


@rule
def after_every_roll(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int, enough: float) -> float:
    """What a position before a roll is worth to the team that rolls, if it then moves best.

    The expected chances are left in ``desk.best[ply]``.  When the value is sure to reach ``enough``
    the search ends, and the answer is only a lower bound: sound, because no roll can be worth less than nothing.
    """
    phase = s.phase
    lowest = 1 if phase == ROLL else 2
    rolls = FACES + 1 - lowest
    win = 0.0
    draw = 0.0
    for pips in range(FACES, lowest - 1, -1):
        s.die = pips
        s.phase = MOVE if phase == ROLL else phase + 1
        so_far = win + 0.5 * draw
        weigh_moves(s, box, net, desk, ply, enough * rolls - so_far)
        win += desk.best[ply, WIN]
        draw += desk.best[ply, DRAW]
        if win + 0.5 * draw >= enough * rolls:
            break
    s.die = 0
    s.phase = phase
    desk.best[ply, WIN] = win / rolls
    desk.best[ply, DRAW] = draw / rolls
    desk.best[ply, LOSS] = 1.0 - (win + draw) / rolls
    return (win + 0.5 * draw) / rolls


@rule
def look_ahead(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int, enough: float) -> float:
    """One ply more than the network: what a position after a turn is worth to the team on turn.

    A restart (SS-5.2) is played out: the goalie's square, the roll, the kick.
    """
    if s.phase == OVER_PHASE:
        return settle(s, net, desk, s.turn)
    if s.phase != RESTART:
        return after_every_roll(s, box, net, desk, ply, enough)
    count = rules.legal(s, box, desk.moves[ply])
    squares = (desk.moves[ply, 0], desk.moves[ply, 1])
    top = -1.0
    for k in range(min(count, 2)):
        desk.spare[ply] = s
        placed = desk.spare[ply]
        place_goalie(placed, squares[k])
        if placed.phase == RESTART_ROLL:
            worth = after_every_roll(placed, box, net, desk, ply + 1, 2.0)
        else:
            worth = settle(placed, net, desk, s.turn)
        top = max(top, worth)
    return top


@rule
def best_goalie_square(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int) -> int:
    """SS-5.2: from where to restart, by what every roll makes of it; the index among ``desk.moves[ply]``."""
    count = rules.legal(s, box, desk.moves[ply])
    squares = (desk.moves[ply, 0], desk.moves[ply, 1])
    found = 0
    for k in range(min(count, 2)):
        desk.spare[ply] = s
        placed = desk.spare[ply]
        place_goalie(placed, squares[k])
        if placed.phase == RESTART_ROLL:
            desk.worth[ply, k] = after_every_roll(placed, box, net, desk, ply + 1, 2.0)
        else:
            desk.worth[ply, k] = settle(placed, net, desk, s.turn)
        if desk.worth[ply, k] > desk.worth[ply, found]:
            found = k
    return found


@rule
def order_moves(desk: Desk, ply: int, count: int, most: int, margin: float) -> int:
    """Bring the most promising moves to the front, best first; how many are worth a closer look.

    At most ``most``, and none that is worth ``margin`` less than the best.
    """
    moves = desk.moves[ply]
    worth = desk.worth[ply]
    for place in range(min(most, count)):
        top = place
        for k in range(place + 1, count):
            if worth[k] > worth[top]:
                top = k
        move = moves[top]
        value = worth[top]
        # Shifted, not swapped: equal moves keep their order.
        for k in range(top, place, -1):
            moves[k] = moves[k - 1]
            worth[k] = worth[k - 1]
        moves[place] = move
        worth[place] = value
        if value < worth[0] - margin:
            return place
    return min(most, count)


@rule
def closer_look(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int, k: int, beaten: float) -> float:
    """Two plies: what the ``k``-th move of the line is worth to whoever makes it.

    Ends early, with an upper bound, when the move is sure to be worth no more than ``beaten``.
    """
    desk.spare[ply] = s
    after = desk.spare[ply]
    leave_behind(after, box, desk.moves[ply, k])
    if after.phase == OVER_PHASE:
        return settle(after, net, desk, s.turn)
    theirs = look_ahead(after, box, net, desk, ply + 1, 1.0 - beaten)
    return theirs if after.turn == s.turn else 1.0 - theirs


@rule
def deepest_look(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, ply: int, k: int) -> float:
    """Three plies: what the ``k``-th move of the line is worth to whoever makes it.

    The rival answers each of his rolls with the reply that looks best at once; every reply is worth
    what our six rolls make of it.  A goal, and the restart after it, is looked at as by two plies.
    """
    desk.spare[ply] = s
    after = desk.spare[ply]
    leave_behind(after, box, desk.moves[ply, k])
    if after.phase != ROLL:
        return closer_look(s, box, net, desk, ply, k, -1.0)
    total = 0.0
    for pips in range(1, FACES + 1):
        after.die = pips
        after.phase = MOVE
        found = weigh_moves(after, box, net, desk, ply + 1, 2.0)
        desk.spare[ply + 1] = after
        reply = desk.spare[ply + 1]
        leave_behind(reply, box, desk.moves[ply + 1, found])
        worth = look_ahead(reply, box, net, desk, ply + 2, 2.0)
        total += worth if reply.turn == s.turn else 1.0 - worth
    return total / FACES


@rule
def legal_count(s: SoccerState, box: SoccerBox, desk: Desk, ply: int) -> int:
    """How many legal moves there are."""
    return rules.legal(s, box, desk.moves[ply])


@rule
def search(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, depth: Sequence[float] | Floats) -> int:
    """The best kick or walk: all moves by one ply, the promising by two, the best of these by three; the move.

    ``depth`` holds the numbers of a ``Depth``.
    """
    if s.phase == RESTART:
        return int(desk.moves[0, best_goalie_square(s, box, net, desk, 0)])
    found = weigh_moves(s, box, net, desk, 0, 2.0)
    if depth[0] < 2:
        return int(desk.moves[0, found])
    count = order_moves(desk, 0, legal_count(s, box, desk, 3), int(depth[0]), depth[1])
    top = -1.0
    for k in range(count):
        worth = closer_look(s, box, net, desk, 0, k, top - depth[3])
        desk.worth[0, k] = worth
        top = max(top, worth)
    count = order_moves(desk, 0, count, max(1, int(depth[2])), depth[3])
    best = 0
    top = -1.0
    for k in range(count if count > 1 else 0):
        worth = deepest_look(s, box, net, desk, 0, k)
        if worth > top:
            top = worth
            best = k
    return int(desk.moves[0, best])
