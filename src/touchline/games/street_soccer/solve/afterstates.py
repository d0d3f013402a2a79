"""What a move leaves behind, without the citations that the rules write down on the way.

``leave_behind`` does to a position what ``rules.play`` does, rulings apart; a test holds the two together.
"""

from __future__ import annotations

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK, PASS
from touchline.games.street_soccer.clock import end_turn, goal
from touchline.games.street_soccer.fair_play import before_own_goal, step_aside
from touchline.games.street_soccer.squares import NOWHERE
from touchline.games.street_soccer.state import FIGURES, MOVE, NOBODY, SoccerBox, SoccerState
from touchline.games.street_soccer.turn import left_taken_by, right_taken_by
from touchline.kernel.rule import rule


@rule
def leave_behind(s: SoccerState, box: SoccerBox, move: int) -> None:
    """Apply a move of the team on turn: an action, a kick-off or a restart kick."""
    if move == PASS:
        if s.phase != MOVE:
            s.ball = NOWHERE
        end_turn(s)
        return
    target = move % A_FIGURE
    at = s.turn * FIGURES + move // A_FIGURE
    ends = target - KICK if target < GOAL else NOWHERE
    if s.phase != MOVE:
        s.restart = NOBODY
    elif target < KICK:
        s.figures[at] = target
        end_turn(s)
        return
    else:
        stands = s.ball
        if at % FIGURES > 0 and before_own_goal(s.turn, stands):
            s.figures[at] = NOWHERE
            stands = step_aside(stands, s.turn, left_taken_by(s), right_taken_by(s), ends)
        s.figures[at] = stands
    if ends == NOWHERE:
        goal(s)
    else:
        s.ball = ends
        end_turn(s)
