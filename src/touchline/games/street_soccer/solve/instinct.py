"""Players without a network: plain integer judgement, quick enough to play interpreted.

``eager`` runs after the ball and kicks it forward; ``wary`` weighs both sides' chance to score on
their next roll.  Both answer with the index of a move, and run interpreted and compiled alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK, PASS
from touchline.games.street_soccer.setup import in_own_half
from touchline.games.street_soccer.solve.afterstates import leave_behind
from touchline.games.street_soccer.solve.threats import FACES, lowest_scoring_roll, scoring_rolls, walks_to_ball
from touchline.games.street_soccer.squares import BREADTH, LENGTH, NOWHERE, SQUARES, square_at
from touchline.games.street_soccer.state import FIGURES, MOVE, SET_UP, SoccerBox, SoccerState
from touchline.kernel.arrays import Numbers
from touchline.kernel.rule import rule

TEXTBOOK = (square_at(1, 3), square_at(3, 4), square_at(4, 2), square_at(5, 3), square_at(7, 1))
"""SS-2.2: a set-up from the rulebook, B4-D5-E3-F4-H2, as yellow places it."""


@rule
def turned_for(team: int, square: int) -> int:
    """A square of yellow's as the team sees it: for red the board is turned."""
    return square if team == 0 else SQUARES - 1 - square


@rule
def by_the_plan(s: SoccerState, moves: Sequence[int], count: int, plan: Sequence[int]) -> int:
    """SS-2.1: the next square of a planned set-up that is legal and free; else the one nearest to the own side.

    ``plan`` holds five squares, as yellow places them, goalie first; the index of the move.
    """
    for figure in range(FIGURES):
        square = turned_for(s.turn, plan[figure])
        for k in range(count):
            if moves[k] == square:
                return k
    for k in range(count):
        if in_own_half(s.turn, moves[k]):
            return k
    return 0


@rule
def advance(team: int, square: int) -> int:
    """How far up the field a square is, with a little for the middle."""
    column = square // BREADTH if team == 0 else LENGTH - 1 - square // BREADTH
    row = square % BREADTH
    return 4 * column - abs(2 * row - BREADTH + 1) // 2


@rule
def eager(s: SoccerState, moves: Sequence[int], count: int) -> int:
    """Score; else kick the ball as far forward as it goes; else run as near to it as possible."""
    if s.phase == SET_UP:
        return by_the_plan(s, moves, count, TEXTBOOK)
    found = 0
    top = -1000
    for k in range(count):
        target = moves[k] % A_FIGURE
        worth = -500
        if moves[k] == PASS:
            worth = -999
        elif target == GOAL:
            worth = 1000
        elif target >= KICK:
            worth = advance(s.turn, target - KICK)
        elif s.phase == MOVE:
            across = abs(target % BREADTH - s.ball % BREADTH)
            along = abs(target // BREADTH - s.ball // BREADTH)
            worth = -100 - across - along
        if worth > top:
            top = worth
            found = k
    return found


OWN_ROLL, THEIR_ROLL = 60, 80
"""What a scoring roll is worth: theirs come first."""
A_STEP = 4
"""What being a step nearer to the ball than they are is worth."""


@rule
def chances_left_behind(s: SoccerState, team: int, steps: Numbers) -> int:
    """Both sides' chance to score on their next roll, weighed; between equals, who is nearer and where the ball is."""
    if s.ball == NOWHERE:
        return 0
    walks_to_ball(s.figures, s.ball, steps)
    worth = OWN_ROLL * scoring_rolls(lowest_scoring_roll(s.figures, s.ball, steps, team))
    worth -= THEIR_ROLL * scoring_rolls(lowest_scoring_roll(s.figures, s.ball, steps, 1 - team))
    own = FACES + 1
    theirs = FACES + 1
    for figure in range(FIGURES):
        own = min(own, steps[team * FIGURES + figure])
        theirs = min(theirs, steps[(1 - team) * FIGURES + figure])
    return worth + A_STEP * (theirs - own) + advance(team, s.ball)


@rule
def wary(s: SoccerState, after: SoccerState, box: SoccerBox, moves: Sequence[int], count: int, steps: Numbers) -> int:
    """Score; else leave behind the best balance of chances to score on the next roll.

    ``after`` is a state to try moves on.
    """
    if s.phase == SET_UP:
        return by_the_plan(s, moves, count, TEXTBOOK)
    if not (s.phase == MOVE or moves[0] >= KICK):
        return 0
    found = 0
    top = -1_000_000
    for k in range(count):
        if moves[k] % A_FIGURE == GOAL and moves[k] != PASS:
            return k
        set_up_again(s, after)
        leave_behind(after, box, moves[k])
        worth = chances_left_behind(after, s.turn, steps)
        if worth > top:
            top = worth
            found = k
    return found


@rule
def set_up_again(s: SoccerState, after: SoccerState) -> None:
    """Put the figures, the ball and what is due of one state on another."""
    for figure in range(2 * FIGURES):
        after.figures[figure] = s.figures[figure]
    after.ball = s.ball
    after.turn = s.turn
    after.phase = s.phase
    after.die = s.die
    after.minute = s.minute
    after.first = s.first
    after.score[0] = s.score[0]
    after.score[1] = s.score[1]
    after.restart = s.restart
    after.last = s.last
