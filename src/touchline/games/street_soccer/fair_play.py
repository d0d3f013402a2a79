"""Fair play (SS-6): who may stand before his own goal, and no ball walled in."""

from __future__ import annotations

from touchline.games.street_soccer.kick import GOAL_BIT
from touchline.games.street_soccer.squares import (
    BREADTH,
    FIELD,
    GOAL_FRONTS,
    beside,
    columns_of,
    half_set,
    left_bit,
    lowest_of,
    north_east,
    north_west,
    right_bit,
    row_of,
    south_east,
    south_west,
    way_of_one_corner,
)
from touchline.games.street_soccer.state import SoccerBox
from touchline.kernel.rule import rule

EVERYWHERE = -1
"""Instead of some squares: all of them, those of the ring included."""
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
def flood(seeds: int, free: int, wanted: int) -> int:
    """Those of ``wanted`` that can be walked to from ``seeds`` through squares of ``free``."""
    reached = seeds & free
    while wanted & ~reached != 0:
        grown = (reached | beside(reached)) & free
        if grown == reached:
            return wanted & reached
        reached = grown
    return wanted


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


# SS-6.3 counts the edges of the field that the ball could get to if one team's figures alone stood in
# its way: fewer than three, and they enclose it.  Five figures never fill the six rows nor the ten
# columns, so there is always a free row, which crosses every free column, and what hangs together with
# a free column touches all four edges.  They cannot cut the field across either, so whatever else they
# cut off has two edges at most, and those not opposite.  Hence: the ball is open if and only if it gets to
# a free column; and who encloses it stands in its column, in its row, and, where the wall turns, diagonally.


@rule
def diagonal_pair(team: int) -> bool:
    """Whether two figures of the team stand diagonally next to each other."""
    return (north_east(team) | south_east(team)) & team != 0


@rule
def in_the_open(ball: int, team: int) -> bool:
    """SS-6.3: the ball is not enclosed by one team's figures and fewer than three edges of the field."""
    if team & columns_of(ball) == 0 or team & row_of(ball) == 0 or not diagonal_pair(team):
        return True
    return flood(FIELD & ~columns_of(team), FIELD & ~team, ball) != 0


@rule
def fair_ball(box: SoccerBox, ball: int, own: int, others: int) -> bool:
    """SS-6.3: both tests for the ball where it lies; figures and ball as field sets."""
    if box.enclosure_counts and not (in_the_open(ball, own) and in_the_open(ball, others)):
        return False
    return within_reach(ball, own, others)


@rule
def fair_ends(box: SoccerBox, ends: int, own: int, others: int) -> int:
    """SS-6.3: the ends of a kick, all of them empty squares, where the ball passes both tests; a goal is exempt."""
    squares = ends & FIELD
    if box.enclosure_counts:
        if diagonal_pair(own):
            squares = flood(FIELD & ~columns_of(own), FIELD & ~own, squares)
        if diagonal_pair(others):
            squares = flood(FIELD & ~columns_of(others), FIELD & ~others, squares)
    empty = FIELD & ~(own | others)
    squares = flood(beside(own), empty, squares)
    return flood(beside(others), empty, squares) | (ends & GOAL_BIT)


# Most walks change nothing about SS-6.3.  What is found once a turn, with everybody where he stands, tells
# the few that might: whoever walks away only makes room, so only the square where he is set down matters, and a
# sixth figure there that does not wall the ball in tells that none of the five does.


@rule
def closing_squares(ball: int, team: int) -> int:
    """Where one of the team's figures, set down, might enclose the ball; ``EVERYWHERE`` if they do so already."""
    column = columns_of(ball)
    row = row_of(ball)
    closing = FIELD
    if team & column == 0:
        closing &= column
    if team & row == 0:
        closing &= row
    if not diagonal_pair(team):
        closing &= north_east(team) | south_east(team) | north_west(team) | south_west(team)
    if closing & ~ball == 0:
        return 0
    free = FIELD & ~team
    open_columns = FIELD & ~columns_of(team)
    reached = ball
    while reached & open_columns == 0:
        grown = (reached | beside(reached)) & free
        if grown == reached:
            return EVERYWHERE
        reached = grown
    return closing & (reached | columns_of(reached & open_columns)) & ~ball


@rule
def bottleneck(ball: int, square: int, reached: int) -> int:
    """Squares of a connected set of which one at least must be taken to cut the ball off from a square of it.

    There are two ways of one corner: while one of them is free, the other does not matter.
    """
    squares = reached
    for way in range(2):
        path = way_of_one_corner(ball, square) if way == 0 else way_of_one_corner(square, ball)
        if path & ~reached == 0:
            squares &= path
    return squares


@rule
def paths_to_ball(ball: int, own: int, others: int) -> tuple[int, int]:
    """Squares that hold up an opponent's path to the ball (no path: 0), and own figures with a path, two if there are.

    While nobody is set down on the former, the opponents have a path.  The own team has one if a mate has; or if
    the figure is set down where it cuts a path, for then it has the rest of it.
    """
    empty = FIELD & ~(own | others)
    reached = ball
    paths = 0
    while True:
        edge = beside(reached)
        near = edge & own
        if paths == 0 and edge & others != 0:
            paths = bottleneck(ball, lowest_of(beside(others) & reached), reached)
        if paths != 0 and near & (near - 1) != 0:
            return paths, near
        grown = reached | (edge & empty)
        if grown == reached:
            return paths, near
        reached = grown


@rule
def has_path(ball: int, team: int, standing: int) -> bool:
    """SS-6.3: whether one of the team has a path to the ball past all figures that stand."""
    reached = ball
    edge = beside(reached)
    while edge & team == 0:
        grown = reached | (edge & ~standing)
        if grown == reached:
            return False
        reached = grown
        edge = beside(reached)
    return True


@rule
def touchy_squares(box: SoccerBox, ball: int, own: int, others: int) -> tuple[int, int]:
    """The field squares where a sixth own figure would wall the ball in, and own figures with a path to it.

    ``EVERYWHERE``: look closer wherever it goes; so too if no figure but the one that moves has a path.
    """
    standing = own | others
    paths, near = paths_to_ball(ball, own, others)
    if paths == 0:
        return EVERYWHERE, near
    touchy = 0
    doubtful = paths & ~ball
    while doubtful != 0:
        square = lowest_of(doubtful)
        if not has_path(ball, others, standing | square):
            touchy |= square
        doubtful ^= square
    if not box.enclosure_counts:
        return touchy, near
    doubtful = closing_squares(ball, own)
    if doubtful == EVERYWHERE or not in_the_open(ball, others):
        return EVERYWHERE, near
    doubtful &= ~standing
    while doubtful != 0:
        square = lowest_of(doubtful)
        if not in_the_open(ball, own | square):
            touchy |= square
        doubtful ^= square
    return touchy, near


@rule
def barred_at_home(team: int, figure: int, full: int) -> int:
    """SS-6.1, SS-6.2: where a figure may not end a walk, as a set of its own half of the board.

    ``full`` is the own penalty area if a mate is there already.  The goalie may stand anywhere.
    """
    if figure == 0:
        return 0
    return full | (YELLOW_GOAL_FRONT_AT_HOME if team == 0 else RED_GOAL_FRONT_AT_HOME)
