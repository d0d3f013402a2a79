"""The dead ball: the kick-off (SS-2.3) and the restart after a goal (SS-5.2)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK, PASS, add_kicks
from touchline.games.street_soccer.clock import end_turn
from touchline.games.street_soccer.fair_play import fair_ends, step_aside
from touchline.games.street_soccer.ids import SS_2_3, SS_4_1, SS_4_4, SS_5_2
from touchline.games.street_soccer.kick import GOAL_BIT, kick_ends, longest_kick
from touchline.games.street_soccer.setup import in_circle, in_own_half
from touchline.games.street_soccer.squares import BREADTH, NOWHERE, bit_of, left_bit, right_bit
from touchline.games.street_soccer.state import (
    FIGURES,
    KICK_OFF,
    NOBODY,
    RED,
    RESTART_ROLL,
    YELLOW,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.games.street_soccer.turn import ball_comes_to, left_taken_by, note_touches, right_taken_by, side_on_field
from touchline.kernel.rule import rule


@rule
def roll_off(s: SoccerState, red: int) -> None:
    """SS-2.3: the higher roll kicks off, by the difference; a tie is rolled again."""
    s.fired |= SS_2_3
    yellow = s.die
    if yellow == red:
        s.die = 0
        s.phase = YELLOW_DIE
        return
    s.first = YELLOW if yellow > red else RED
    s.turn = s.first
    s.die = abs(yellow - red)
    s.phase = KICK_OFF


@rule
def may_take(s: SoccerState, figure: int) -> bool:
    """Who takes a dead ball: at the kick-off a figure in the circle, at a restart the goalie."""
    if s.phase == KICK_OFF:
        square = s.figures[s.turn * FIGURES + figure]
        return in_circle(square) and in_own_half(s.turn, square)
    return figure == 0


@rule
def dead_ball_ends(s: SoccerState, figure: int) -> int:
    """SS-4.4: where a kick-off or restart can end: the full length, or else the longest possible one."""
    goals = 0 if s.phase == KICK_OFF else 1
    ball = bit_of(s.figures[s.turn * FIGURES + figure])
    return longest_kick(ball, s.die, side_on_field(s, s.turn), side_on_field(s, 1 - s.turn), s.turn, goals)


@rule
def legal_dead_ball_kicks(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """SS-2.3, SS-5.2: the kicks at kick-off and restart; SS-6.3 holds unless no kick passes it."""
    own = side_on_field(s, s.turn)
    others = side_on_field(s, 1 - s.turn)
    count = 0
    for attempt in range(2):
        for figure in range(FIGURES):
            if not may_take(s, figure):
                continue
            ends = dead_ball_ends(s, figure)
            if attempt == 0:
                ends = fair_ends(box, ends, own, others)
            count = add_kicks(moves, count, figure, ends)
        if count > 0:
            return count
    moves[0] = PASS
    return 1


@rule
def kick_dead_ball(s: SoccerState, box: SoccerBox, move: int) -> None:
    """SS-2.3, SS-5.2: the kick itself; a restart that cannot be kicked stays due."""
    s.fired |= SS_2_3 if s.phase == KICK_OFF else SS_5_2
    if move == PASS:
        s.ball = NOWHERE
        end_turn(s)
        return
    s.fired |= SS_4_1
    figure = move // A_FIGURE
    target = move % A_FIGURE
    ends = target - KICK if target < GOAL else NOWHERE
    ball = s.figures[s.turn * FIGURES + figure]
    wanted = GOAL_BIT if ends == NOWHERE else bit_of(ends)
    own = side_on_field(s, s.turn)
    others = side_on_field(s, 1 - s.turn)
    length = s.die
    while length > 1 and kick_ends(bit_of(ball), 1 << length, own, others, s.turn) & wanted == 0:
        length -= 1
        s.fired |= SS_4_4
    note_touches(s, ball, 1 << length, ends)
    s.restart = NOBODY
    ball_comes_to(s, box, ends)


@rule
def goalie_goes_to(s: SoccerState, square: int) -> bool:
    """SS-5.2: whether the goalie may restart from a square before his goal.

    A free one, or his own; if there is none, one held by an attacker who can step aside.
    """
    goalie = s.turn * FIGURES
    neighbour = square + 1 if square % BREADTH == 3 else square - 1
    held = holder(s, square)
    if held < 0 or held == goalie:
        return True
    beside = holder(s, neighbour)
    if held // FIGURES == s.turn or beside < 0 or beside == goalie:
        return False
    return yields_to(s, square) != square


@rule
def holder(s: SoccerState, square: int) -> int:
    """The figure on a square, −1 if there is none."""
    for figure in range(2 * FIGURES):
        if s.figures[figure] == square:
            return figure
    return -1


@rule
def yields_to(s: SoccerState, square: int) -> int:
    """SS-5.2: where an attacker goes who makes room for the goalie, already lifted from the board."""
    goalie = s.figures[s.turn * FIGURES]
    left_taken = left_taken_by(s) & ~left_bit(goalie)
    right_taken = right_taken_by(s) & ~right_bit(goalie)
    return step_aside(square, s.turn, left_taken, right_taken, NOWHERE)


@rule
def legal_goalie_squares(s: SoccerState, moves: MutableSequence[int]) -> int:
    """SS-5.2: where the goalie may restart; nowhere: the turn passes and the restart stays due."""
    count = 0
    column = 1 if s.turn == YELLOW else 10
    for row in range(3, 5):
        square = column * BREADTH + row
        if goalie_goes_to(s, square):
            moves[count] = square
            count += 1
    if count == 0:
        moves[0] = PASS
        return 1
    return count


@rule
def place_goalie(s: SoccerState, move: int) -> None:
    """SS-5.2: the goalie with the ball before his goal, an attacker there displaced; then the die."""
    s.fired |= SS_5_2
    if move == PASS:
        end_turn(s)
        return
    held = holder(s, move)
    if held >= 0 and held != s.turn * FIGURES:
        s.figures[held] = yields_to(s, move)
    s.figures[s.turn * FIGURES] = move
    s.ball = move
    s.phase = RESTART_ROLL
