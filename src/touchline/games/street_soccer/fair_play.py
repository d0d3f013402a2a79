"""Fair play (SS-6): who may stand before his own goal, and no ball walled in."""

from __future__ import annotations

from touchline.games.street_soccer.squares import (
    BREADTH,
    FIELD,
    GOAL_FRONTS,
    beside,
    columns_of,
    half_set,
    left_bit,
    north_east,
    north_west,
    right_bit,
    south_east,
    south_west,
)
from touchline.games.street_soccer.state import SoccerBox
from touchline.kernel.rule import rule

ENCLOSED = -1
"""Instead of the squares of a way out: there is none."""
YELLOW_GOAL_FRONT_AT_HOME, RED_GOAL_FRONT_AT_HOME = (half_set(*squares) for squares in GOAL_FRONTS)


@rule
def home_bit(team: int, square: int) -> int:
    """A square as a set of the half of the board where the team's own goal is."""
    if team == 0:
        return left_bit(square)
    return right_bit(square)


@rule
def penalty_area(box: SoccerBox, team: int) -> int:
    """SS-6.2: the team's own penalty area, as a set of its half of the board."""
    if team == 0:
        return box.yellow_area
    return box.red_area


@rule
def crowded(outfielders: int) -> bool:
    """SS-6.2: more than one outfielder in a set (of those in the own penalty area)."""
    return outfielders & (outfielders - 1) != 0


@rule
def step_aside(square: int, team: int, left_taken: int, right_taken: int, ball: int) -> int:
    """SS-6.1, SS-5.2: where a figure goes that must leave a square before the goal of ``team``.

    One forward, away from the goal line; else one toward the nearer sideline; else two the
    other way; a square with a figure or the ball will not do.  Nothing free: the same square.
    """
    sideward = -1 if square % BREADTH < BREADTH // 2 else 1
    for choice in range(3):
        if choice == 0:
            there = square + BREADTH if team == 0 else square - BREADTH
        elif choice == 1:
            there = square + sideward
        else:
            there = square - 2 * sideward
        if there != ball and (left_bit(there) & left_taken) | (right_bit(there) & right_taken) == 0:
            return there
    return square


@rule
def before_own_goal(team: int, square: int) -> bool:
    """SS-1.2: whether a square is one of the two before the team's own goal."""
    row = square % BREADTH
    return square // BREADTH == (1 if team == 0 else 10) and (row == 3 or row == 4)


@rule
def flood(seeds: int, free: int) -> int:
    """Every square of ``free`` that can be walked to from ``seeds`` through squares of ``free``."""
    reached = seeds & free
    while reached != free:
        grown = (reached | beside(reached)) & free
        if grown == reached:
            return reached
        reached = grown
    return reached


@rule
def within_reach(ball: int, own: int, others: int) -> bool:
    """SS-6.3: each team has a figure on the field with a path of empty field squares to the ball.

    All three are field sets, with the figures where they stand after the move.
    """
    empty = FIELD & ~(own | others)
    reached = ball
    while True:
        edge = beside(reached)
        if edge & own != 0 and edge & others != 0:
            return True
        grown = reached | (edge & empty)
        if grown == reached:
            return False
        reached = grown


@rule
def witness(ball: int, own: int, others: int) -> int:
    """Squares that hold paths from both teams to the ball; 0 when there are none.

    As long as a figure is set down outside them, SS-6.3 holds: only the others need a closer look.
    """
    empty = FIELD & ~(own | others)
    reached = ball
    while True:
        edge = beside(reached)
        if edge & own != 0 and edge & others != 0:
            return reached
        grown = reached | (edge & empty)
        if grown == reached:
            return 0
        reached = grown


# SS-6.3 counts the edges of the field that the ball could get to if one team's figures alone stood in
# its way: fewer than three, and they enclose it.  Five figures never fill the six rows nor the ten
# columns, so there is always a free row, which crosses every free column, and what hangs together with
# a free column touches all four edges.  They cannot cut the field across either, so whatever else they
# cut off has two edges at most.  Hence: the ball is open if and only if it gets to a free column.


@rule
def in_the_open(ball: int, team: int) -> bool:
    """SS-6.3: the ball is not enclosed by one team's figures and fewer than three edges of the field."""
    free = FIELD & ~team
    open_columns = FIELD & ~columns_of(team)
    reached = ball
    while reached & open_columns == 0:
        grown = (reached | beside(reached)) & free
        if grown == reached:
            return False
        reached = grown
    return True


@rule
def turns(team: int) -> int:
    """Where one more figure could complete a wall: a wall turns somewhere, and there two figures stand diagonally."""
    upward, downward = north_east(team), south_east(team)
    if (upward | downward) & team != 0:
        return FIELD
    return upward | downward | north_west(team) | south_west(team)


@rule
def way_out(ball: int, team: int) -> int:
    """The squares where one more figure of the team, or one of its own moved there, might enclose the ball.

    They hold a path to a free column, and the column: the ball is open as long as nobody stands on them.
    """
    free = FIELD & ~team
    open_columns = FIELD & ~columns_of(team)
    reached = ball
    while reached & open_columns == 0:
        grown = (reached | beside(reached)) & free
        if grown == reached:
            return ENCLOSED
        reached = grown
    return (reached | columns_of(reached & open_columns)) & turns(team)


@rule
def open_squares(team: int) -> int:
    """SS-6.3: the field squares, free of the team's figures, where they would not enclose the ball."""
    if (north_east(team) | south_east(team)) & team == 0:
        return FIELD & ~team  # a wall turns somewhere, and nobody stands diagonally
    return flood(FIELD & ~columns_of(team), FIELD & ~team)


@rule
def fair_ball(box: SoccerBox, ball: int, own: int, others: int) -> bool:
    """SS-6.3: both tests for the ball where it lies; figures and ball as field sets."""
    if box.enclosure_counts and not (in_the_open(ball, own) and in_the_open(ball, others)):
        return False
    return within_reach(ball, own, others)


@rule
def fair_squares(box: SoccerBox, own: int, others: int) -> int:
    """SS-6.3: the empty field squares where the ball would pass both tests."""
    empty = FIELD & ~(own | others)
    if box.enclosure_counts:
        empty &= open_squares(own) & open_squares(others)
    near_own = flood(beside(own), empty)
    return flood(beside(others) & near_own, near_own)


@rule
def barred_at_home(team: int, figure: int, full: int) -> int:
    """SS-6.1, SS-6.2: where a figure may not end a walk, as a set of its own half of the board.

    ``full`` is the own penalty area if a mate is there already.  The goalie may stand anywhere.
    """
    if figure == 0:
        return 0
    return full | (YELLOW_GOAL_FRONT_AT_HOME if team == 0 else RED_GOAL_FRONT_AT_HOME)
