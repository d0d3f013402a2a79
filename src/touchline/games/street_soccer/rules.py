"""The rules of Street Soccer (RULES.md): what is due, and which file of rules decides it."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.street_soccer.clock import winner
from touchline.games.street_soccer.dead_ball import (
    kick_dead_ball,
    legal_dead_ball_kicks,
    legal_goalie_squares,
    place_goalie,
    roll_off,
)
from touchline.games.street_soccer.ids import SS_2_3, SS_3_1, SS_5_2
from touchline.games.street_soccer.setup import any_placement, legal_placements, place
from touchline.games.street_soccer.squares import NOWHERE
from touchline.games.street_soccer.state import (
    FIGURES,
    MOVE,
    NOBODY,
    OVER_PHASE,
    RED_DIE,
    RESTART,
    RESTART_KICK,
    RESTART_ROLL,
    ROLL,
    SET_UP,
    YELLOW,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.games.street_soccer.turn import act, any_action, legal_actions, mark_legal_actions
from touchline.kernel.draws import below
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

FACES = 6
"""A die; SS-5.2: at a restart a 1 is rolled again, so 2..6 remain."""


@rule
def start(s: SoccerState, box: SoccerBox) -> None:
    """SS-2.1: an empty board, yellow to place."""
    s.phase = SET_UP
    for figure in range(2 * FIGURES):
        s.figures[figure] = NOWHERE
    s.ball = NOWHERE
    s.turn = YELLOW
    s.die = 0
    s.minute = 1
    s.first = YELLOW
    s.score[0] = 0
    s.score[1] = 0
    s.restart = NOBODY
    s.last = NOBODY
    s.fired = 0


@rule
def to_move(s: SoccerState, box: SoccerBox) -> int:
    """The coach to decide, or whether a die is due, or the end."""
    if s.phase == ROLL or s.phase == YELLOW_DIE or s.phase == RED_DIE or s.phase == RESTART_ROLL:
        return CHANCE
    if s.phase == OVER_PHASE:
        return OVER
    return s.turn


@rule
def legal(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """Write the legal moves of the coach to decide; how many there are."""
    if s.phase == MOVE:
        return legal_actions(s, box, moves)
    if s.phase == SET_UP:
        return legal_placements(s, box, moves)
    if s.phase == RESTART:
        return legal_goalie_squares(s, moves)
    return legal_dead_ball_kicks(s, box, moves)


@rule
def any_move(s: SoccerState, box: SoccerBox, moves: MutableSequence[int], key: int, draw: int) -> int:
    """The one of the legal moves that a draw gives: where the list would be long, without it."""
    if s.phase == MOVE:
        return any_action(s, box, moves, key, draw)
    if s.phase == SET_UP:
        return any_placement(s, box, key, draw)
    if s.phase == RESTART:
        count = legal_goalie_squares(s, moves)
    else:
        count = legal_dead_ball_kicks(s, box, moves)
    return moves[below(key, draw, count)]


@rule
def mark_legal(s: SoccerState, box: SoccerBox, moves: MutableSequence[int], mask: MutableSequence[bool]) -> None:
    """Mark the legal moves: where the list would be long, without it."""
    if s.phase == MOVE:
        mark_legal_actions(s, box, moves, mask)
        return
    if s.phase == SET_UP:
        count = legal_placements(s, box, moves)
    elif s.phase == RESTART:
        count = legal_goalie_squares(s, moves)
    else:
        count = legal_dead_ball_kicks(s, box, moves)
    for k in range(count):
        mask[moves[k]] = True


@rule
def play(s: SoccerState, box: SoccerBox, move: int) -> None:
    """Apply a decision."""
    if s.phase == MOVE:
        act(s, box, move)
    elif s.phase == SET_UP:
        place(s, box, move)
    elif s.phase == RESTART:
        place_goalie(s, move)
    else:
        kick_dead_ball(s, box, move)


@rule
def chances(s: SoccerState, box: SoccerBox) -> int:
    """How many outcomes the die has."""
    if s.phase == RESTART_ROLL:
        return FACES - 1
    return FACES


@rule
def total(s: SoccerState, box: SoccerBox) -> int:
    """The sum of the weights: every face weighs one."""
    return chances(s, box)


@rule
def weight(s: SoccerState, box: SoccerBox, outcome: int) -> int:
    """One for every face."""
    return 1


@rule
def pips(s: SoccerState, outcome: int) -> int:
    """What an outcome of the die shows."""
    if s.phase == RESTART_ROLL:
        return outcome + 2
    return outcome + 1


@rule
def roll(s: SoccerState, box: SoccerBox, outcome: int) -> None:
    """Apply what the die showed."""
    rolled = pips(s, outcome)
    if s.phase == ROLL:
        s.fired |= SS_3_1
        s.die = rolled
        s.phase = MOVE
    elif s.phase == RESTART_ROLL:
        s.fired |= SS_5_2
        s.die = rolled
        s.phase = RESTART_KICK
    elif s.phase == YELLOW_DIE:
        s.fired |= SS_2_3
        s.die = rolled
        s.phase = RED_DIE
    else:
        roll_off(s, rolled)


@rule
def payoff(s: SoccerState, box: SoccerBox, seat: int) -> int:
    """SS-5.3: +1 for the winner, −1 for the loser, 0 for both in a goalless draw."""
    best = winner(s)
    if best == NOBODY:
        return 0
    return 1 if best == seat else -1
