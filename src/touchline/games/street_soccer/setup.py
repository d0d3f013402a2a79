"""The set-up (SS-2.1, SS-2.2), square by square.

A square tells who is placed on it: before the own goal the goalie, anywhere else the next
outfielder.  A square is legal when both coaches can still complete a legal set-up, so any
sequence of legal squares ends in one.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.street_soccer.fair_play import before_own_goal, crowded
from touchline.games.street_soccer.ids import SS_2_1, SS_2_2
from touchline.games.street_soccer.squares import (
    BREADTH,
    NOWHERE,
    RED_CIRCLE,
    RED_GOAL_FRONT,
    RED_HALF,
    YELLOW_CIRCLE,
    YELLOW_GOAL_FRONT,
    YELLOW_HALF,
    bit_of,
    field_of_left_half,
    field_of_right_half,
    lowest_of,
    square_of,
)
from touchline.games.street_soccer.state import FIGURES, RED, YELLOW, YELLOW_DIE, SoccerBox, SoccerState
from touchline.kernel.bits import lowest, nth, size_of
from touchline.kernel.draws import below
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
def outfielders(s: SoccerState, team: int) -> int:
    """The team's outfielders who stand already, as a field set."""
    standing = 0
    for figure in range(team * FIGURES + 1, team * FIGURES + FIGURES):
        standing |= bit_of(s.figures[figure])
    return standing


@rule
def area_on_field(box: SoccerBox, team: int) -> int:
    """SS-6.2: the team's own penalty area as a field set."""
    if team == YELLOW:
        return field_of_left_half(box.yellow_area)
    return field_of_right_half(box.red_area)


@rule
def objection(s: SoccerState, box: SoccerBox, square: int) -> int:
    """SS-2.2: what speaks against the coach's next figure on this square; ``FINE`` if nothing."""
    team = s.turn
    there = bit_of(square)
    if there == 0:
        return IN_THE_RING
    for figure in range(2 * FIGURES):
        if s.figures[figure] == square:
            return TAKEN
    if before_own_goal(team, square):
        return FINE if s.figures[team * FIGURES] == NOWHERE else SECOND_GOALIE
    if in_circle(square) and not in_own_half(team, square):
        return OTHER_CIRCLE_HALF
    unguarded = s.figures[(1 - team) * FIGURES] == NOWHERE
    return objection_to_outfielder(team, outfielders(s, team), there, area_on_field(box, team), unguarded)


@rule
def objection_to_outfielder(team: int, standing: int, there: int, area: int, unguarded: bool) -> int:
    """SS-2.2: what speaks against one more outfielder ``there``; all are field sets, ``area`` the own penalty area.

    ``unguarded``: the rivals' goalie, who needs a square before his goal, is still to come.
    """
    if size_of(standing) == FIGURES - 1:
        return GOALIE_MISSING
    all_of_them = standing | there
    if crowded(all_of_them & area):
        return CROWDED_AREA
    own_half = YELLOW_HALF if team == YELLOW else RED_HALF
    circle = YELLOW_CIRCLE if team == YELLOW else RED_CIRCLE
    rivals_front = RED_GOAL_FRONT if team == YELLOW else YELLOW_GOAL_FRONT
    at_home = size_of(all_of_them & own_half)
    lacking = unfinished(1 if all_of_them & circle != 0 else 0, at_home, size_of(all_of_them) - at_home)
    if lacking == FINE and unguarded and crowded(all_of_them & rivals_front):
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
def free_to_place(s: SoccerState, box: SoccerBox) -> int:
    """Every legal square for the next figure, as a field set.

    Against an outfielder speaks the same on every square of a kind: one is asked for all.
    """
    team = s.turn
    taken = 0
    for figure in range(2 * FIGURES):
        taken |= bit_of(s.figures[figure])
    standing = outfielders(s, team)
    area = area_on_field(box, team)
    front = YELLOW_GOAL_FRONT if team == YELLOW else RED_GOAL_FRONT
    rivals_front = RED_GOAL_FRONT if team == YELLOW else YELLOW_GOAL_FRONT
    circle = YELLOW_CIRCLE if team == YELLOW else RED_CIRCLE
    own_half = (YELLOW_HALF if team == YELLOW else RED_HALF) & ~front
    other_half = (RED_HALF if team == YELLOW else YELLOW_HALF) & ~(RED_CIRCLE | YELLOW_CIRCLE)
    unguarded = s.figures[(1 - team) * FIGURES] == NOWHERE
    legal = 0
    if s.figures[team * FIGURES] == NOWHERE:
        legal = front & ~taken
    for kind in range(5):
        if kind == 0:
            squares = circle
        elif kind == 1:
            squares = area & ~front
        elif kind == 2:
            squares = own_half & ~(circle | area)
        elif kind == 3:
            squares = rivals_front
        else:
            squares = other_half & ~rivals_front
        squares &= ~taken
        if squares != 0 and objection_to_outfielder(team, standing, lowest_of(squares), area, unguarded) == FINE:
            legal |= squares
    return legal


@rule
def legal_placements(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """Write every legal square for the next figure; how many there are."""
    legal = free_to_place(s, box)
    count = 0
    while legal != 0:
        moves[count] = square_of(lowest(legal))
        legal &= legal - 1
        count += 1
    return count


@rule
def any_placement(s: SoccerState, box: SoccerBox, key: int, draw: int) -> int:
    """The one of the legal squares that a draw gives, without their list."""
    legal = free_to_place(s, box)
    return square_of(nth(legal, below(key, draw, size_of(legal))))


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
