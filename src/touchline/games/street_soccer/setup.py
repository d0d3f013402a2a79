"""The set-up (SS-2.1, SS-2.2), square by square.

A square tells who is placed on it: before the own goal the goalie, anywhere else the next
outfielder.  A square is legal when both coaches can still complete a legal set-up, so any
sequence of legal squares ends in one.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.street_soccer.fair_play import before_own_goal, home_bit, penalty_area
from touchline.games.street_soccer.ids import SS_2_1, SS_2_2
from touchline.games.street_soccer.squares import BREADTH, FIELD_SQUARES, NOWHERE, bit_of, square_of
from touchline.games.street_soccer.state import FIGURES, RED, YELLOW, YELLOW_DIE, SoccerBox, SoccerState
from touchline.kernel.rule import rule

(
    FINE,
    IN_THE_RING,
    TAKEN,
    OTHER_CIRCLE_HALF,
    SECOND_GOALIE,
    GOALIE_MISSING,
    CROWDED_AREA,
    BOTH_GOAL_FRONTS,
    CIRCLE_EMPTY,
    OWN_HALF_EMPTY,
    OTHER_HALF_EMPTY,
) = range(11)
"""What SS-2.2 has against a square."""


@rule
def placed(s: SoccerState) -> int:
    """How many figures stand already."""
    count = 0
    for figure in range(2 * FIGURES):
        if s.figures[figure] != NOWHERE:
            count += 1
    return count


@rule
def next_to_place(box: SoccerBox, standing: int) -> int:
    """SS-2.1: yellow places five, then red; with ``alternate_placement`` 1-2-2-2-2-1."""
    if box.alternate_placement:
        return (standing + 1) // 2 % 2
    return YELLOW if standing < FIGURES else RED


@rule
def in_own_half(team: int, square: int) -> bool:
    """Whether a square is in the team's own half of the board."""
    return (square // BREADTH < 6) == (team == YELLOW)


@rule
def in_circle(square: int) -> bool:
    """SS-1.3: the 2 × 2 block in the middle."""
    column = square // BREADTH
    row = square % BREADTH
    return (column == 5 or column == 6) and (row == 3 or row == 4)


@rule
def objection(s: SoccerState, box: SoccerBox, square: int) -> int:
    """SS-2.2: what speaks against the coach's next figure on this square; ``FINE`` if nothing."""
    team = s.turn
    rival = 1 - team
    if bit_of(square) == 0:
        return IN_THE_RING
    for figure in range(2 * FIGURES):
        if s.figures[figure] == square:
            return TAKEN
    if before_own_goal(team, square):
        return FINE if s.figures[team * FIGURES] == NOWHERE else SECOND_GOALIE
    if in_circle(square) and not in_own_half(team, square):
        return OTHER_CIRCLE_HALF

    area = penalty_area(box, team)
    all_stand = True
    circle = 0
    own_half = 0
    other_half = 0
    in_area = 0
    before_rival_goal = 0
    for figure in range(1, FIGURES):
        there = s.figures[team * FIGURES + figure]
        if there == NOWHERE:
            if not all_stand:
                continue
            all_stand = False
            there = square
        if in_own_half(team, there):
            own_half += 1
            circle += 1 if in_circle(there) else 0
            in_area += 1 if home_bit(team, there) & area != 0 else 0
        else:
            other_half += 1
            before_rival_goal += 1 if before_own_goal(rival, there) else 0
    if all_stand:
        return GOALIE_MISSING
    if in_area > 1:
        return CROWDED_AREA
    lacking = unfinished(circle, own_half, other_half)
    if lacking == FINE and before_rival_goal > 1 and s.figures[rival * FIGURES] == NOWHERE:
        return BOTH_GOAL_FRONTS
    return lacking


@rule
def unfinished(circle: int, own_half: int, other_half: int) -> int:
    """SS-2.2: what the outfielders still to come cannot make good any more; ``FINE`` if they can.

    ``own_half`` counts the figures in the circle too: one in the circle, another in the own
    half (the circle's own half is part of it), one in the other half.
    """
    to_come = FIGURES - 1 - own_half - other_half
    circle_lacks = 1 if circle == 0 else 0
    own_lacks = max(0, 2 - own_half - circle_lacks)
    other_lacks = 1 if other_half == 0 else 0
    if circle_lacks + own_lacks + other_lacks <= to_come:
        return FINE
    if other_lacks > to_come:
        return OTHER_HALF_EMPTY
    if circle_lacks > 0:
        return CIRCLE_EMPTY
    if own_lacks > 0:
        return OWN_HALF_EMPTY
    return OTHER_HALF_EMPTY


@rule
def legal_placements(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """Write every legal square for the next figure; how many there are."""
    count = 0
    for place in range(FIELD_SQUARES):
        square = square_of(place)
        if objection(s, box, square) == FINE:
            moves[count] = square
            count += 1
    return count


@rule
def place(s: SoccerState, box: SoccerBox, square: int) -> None:
    """SS-2.1: set down the goalie (before the own goal) or the next outfielder."""
    s.fired |= SS_2_1 | SS_2_2
    figure = s.turn * FIGURES
    if not before_own_goal(s.turn, square):
        figure += 1
        while s.figures[figure] != NOWHERE:
            figure += 1
    s.figures[figure] = square
    standing = placed(s)
    if standing == 2 * FIGURES:
        s.turn = YELLOW
        s.phase = YELLOW_DIE
    else:
        s.turn = next_to_place(box, standing)
