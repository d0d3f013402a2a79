"""A turn (SS-3): every legal action of the coach to move, and what an action does."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.street_soccer.actions import (
    A_FIGURE,
    GOAL,
    KICK,
    KICKS,
    PASS,
    SETS,
    SETS_A_FIGURE,
    action_at,
    keep_set,
    kept_set,
    list_actions,
    mark_actions,
)
from touchline.games.street_soccer.clock import end_turn, goal
from touchline.games.street_soccer.fair_play import (
    EVERYWHERE,
    barred_at_home,
    before_own_goal,
    crowded,
    fair_ball,
    fair_ends,
    home_bit,
    penalty_area,
    step_aside,
    touchy_squares,
)
from touchline.games.street_soccer.ids import (
    SS_3_1,
    SS_3_2,
    SS_3_4,
    SS_3_5,
    SS_4_1,
    SS_4_3,
    SS_6_1,
    SS_6_3,
)
from touchline.games.street_soccer.kick import kick_ends, untouched_pass, untouched_shot
from touchline.games.street_soccer.squares import (
    BOARD_HALF,
    BREADTH,
    HALF,
    NOWHERE,
    bit_of,
    left_bit,
    left_half_of,
    place_of,
    right_bit,
    right_half_of,
)
from touchline.games.street_soccer.state import FIGURES, YELLOW, SoccerBox, SoccerState
from touchline.games.street_soccer.walk import kick_lengths, longest_of, walk
from touchline.kernel.abreast import keep_abreast
from touchline.kernel.bits import lowest, size_of
from touchline.kernel.draws import below
from touchline.kernel.rule import rule


@rule
def side_on_field(s: SoccerState, team: int) -> int:
    """The team's figures on the field, as a field set."""
    side = 0
    for figure in range(team * FIGURES, team * FIGURES + FIGURES):
        side |= bit_of(s.figures[figure])
    return side


@rule
def outfielders_at_home(s: SoccerState, team: int) -> int:
    """The team's outfielders in its own half of the board, as a set of that half."""
    home = 0
    for figure in range(team * FIGURES + 1, team * FIGURES + FIGURES):
        home |= home_bit(team, s.figures[figure])
    return home


@rule
def left_taken_by(s: SoccerState) -> int:
    """Every figure in the left half of the board."""
    taken = 0
    for figure in range(2 * FIGURES):
        taken |= left_bit(s.figures[figure])
    return taken


@rule
def right_taken_by(s: SoccerState) -> int:
    """Every figure in the right half of the board."""
    taken = 0
    for figure in range(2 * FIGURES):
        taken |= right_bit(s.figures[figure])
    return taken


@rule
def find_actions(s: SoccerState, box: SoccerBox, moves: MutableSequence[int], fair: bool) -> int:
    """Find every action of the team to move and keep them in ``moves`` as sets; how many.

    Without ``fair``, SS-6.3 is not tested.
    """
    team = s.turn
    own = side_on_field(s, team)
    others = side_on_field(s, 1 - team)
    keep_abreast()
    kickers = find_walks(s, box, moves)
    keep_abreast()
    if fair and bit_of(s.ball) != 0:
        leave_out_unfair_walks(s, box, moves, own, others)
    keep_abreast()
    find_kicks(s, box, moves, kickers, own, others, fair)
    keep_abreast()
    count = 0
    for which in range(SETS):
        count += size_of(kept_set(moves, which))
    return count


@rule
def find_walks(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """SS-3.1 to SS-3.4: keep where every figure can walk, and for a kick the steps after which it is at the ball.

    SS-6.1 and SS-6.2 are heeded, SS-6.3 not yet.  The answer is who can get to the ball.
    """
    team = s.turn
    home = outfielders_at_home(s, team)
    left_taken = left_taken_by(s)
    right_taken = right_taken_by(s)
    kickers = 0
    for figure in range(FIGURES):
        left = right = arrivals = 0
        square = s.figures[team * FIGURES + figure]
        mates_at_home = mates_of(home, team, figure, square)
        if square != NOWHERE and not crowded(mates_at_home & penalty_area(box, team)):
            left_others = left_taken & ~left_bit(square)
            right_others = right_taken & ~right_bit(square)
            left, right, arrivals = walk(square, s.die, box.up_to_die, left_others, right_others, s.ball)
            barred = barred_at_home(team, figure, full_area(box, team, mates_at_home))
            if team == YELLOW:
                left &= ~barred
            else:
                right &= ~barred
            if arrivals != 0:
                kickers |= 1 << figure
        keep_set(moves, SETS_A_FIGURE * figure, left)
        keep_set(moves, SETS_A_FIGURE * figure + 1, right)
        keep_set(moves, SETS_A_FIGURE * figure + KICKS, arrivals)
    return kickers


@rule
def mates_of(home: int, team: int, figure: int, square: int) -> int:
    """The other outfielders of ``home``, a set of the team's own half of the board."""
    if figure == 0:
        return home
    return home & ~home_bit(team, square)


@rule
def full_area(box: SoccerBox, team: int, mates_at_home: int) -> int:
    """SS-6.2: the team's penalty area if a mate is there, so that no other outfielder may end there."""
    area = penalty_area(box, team)
    return area if mates_at_home & area != 0 else 0


@rule
def leave_out_unfair_walks(s: SoccerState, box: SoccerBox, moves: MutableSequence[int], own: int, others: int) -> None:
    """SS-6.3: take the walks that wall the ball in from those that were kept."""
    team = s.turn
    ball = bit_of(s.ball)
    touchy, near = touchy_squares(box, ball, own, others)
    left_touchy = BOARD_HALF if touchy == EVERYWHERE else left_half_of(touchy)
    right_touchy = BOARD_HALF if touchy == EVERYWHERE else right_half_of(touchy)
    doubted = 0
    for figure in range(FIGURES):
        left = kept_set(moves, SETS_A_FIGURE * figure)
        right = kept_set(moves, SETS_A_FIGURE * figure + 1)
        alone = near & ~bit_of(s.figures[team * FIGURES + figure]) == 0
        if alone or (left & left_touchy) | (right & right_touchy) != 0:
            doubted |= 1 << figure
    while doubted != 0:
        figure = lowest(doubted)
        doubted &= doubted - 1
        left = kept_set(moves, SETS_A_FIGURE * figure)
        right = kept_set(moves, SETS_A_FIGURE * figure + 1)
        mates = own & ~bit_of(s.figures[team * FIGURES + figure])
        alone = near & mates == 0
        left ^= unfair_walks(box, left if alone else left & left_touchy, 0, ball, mates, others)
        right ^= unfair_walks(box, right if alone else right & right_touchy, HALF, ball, mates, others)
        keep_set(moves, SETS_A_FIGURE * figure, left)
        keep_set(moves, SETS_A_FIGURE * figure + 1, right)


@rule
def find_kicks(
    s: SoccerState, box: SoccerBox, moves: MutableSequence[int], kickers: int, own: int, others: int, fair: bool
) -> None:
    """SS-3.4: keep where the kicks of those who get to the ball can end, in place of how they get there."""
    team = s.turn
    ball = bit_of(s.ball)
    home = outfielders_at_home(s, team)
    while kickers != 0:
        figure = lowest(kickers)
        kickers &= kickers - 1
        square = s.figures[team * FIGURES + figure]
        mates = own & ~bit_of(square)
        full = full_area(box, team, mates_of(home, team, figure, square))
        arrivals = kept_set(moves, SETS_A_FIGURE * figure + KICKS)
        ends = kick_ends(ball, kick_lengths(s.die, arrivals), mates | ball, others, team)
        if figure > 0 and before_own_goal(team, s.ball):
            left_others = left_taken_by(s) & ~left_bit(square)
            right_others = right_taken_by(s) & ~right_bit(square)
            ends = ends_after_shift(box, team, s.ball, ends, left_others, right_others, full, mates, others, fair)
        elif figure > 0 and home_bit(team, s.ball) & full != 0:
            ends = 0
        elif fair:
            ends = fair_ends(box, ends, mates | ball, others)
        keep_set(moves, SETS_A_FIGURE * figure + KICKS, ends)


@rule
def unfair_walks(box: SoccerBox, ends: int, first: int, ball: int, mates: int, others: int) -> int:
    """SS-6.3: the ends of a walk, in the half of the board from ``first`` on, that wall the ball in."""
    unfair = 0
    while ends != 0:
        there = bit_of(first + lowest(ends))
        if not fair_ball(box, ball, mates | there, others):
            unfair |= ends & -ends
        ends &= ends - 1
    return unfair


@rule
def ends_after_shift(
    box: SoccerBox,
    team: int,
    ball: int,
    ends: int,
    left_taken: int,
    right_taken: int,
    full: int,
    mates: int,
    others: int,
    fair: bool,
) -> int:
    """SS-6.1: the legal ends of a kick by an outfielder from before his own goal, who is shifted after it.

    Where to depends on the ball only if it comes to rest where he would go.  SS-6.2: not into
    ``full``, the penalty area if a mate is there already.
    """
    legal = 0
    avoiding = NOWHERE
    for _ in range(2):
        stands = step_aside(ball, team, left_taken, right_taken, avoiding)
        in_the_way = ends & bit_of(stands) if avoiding == NOWHERE else 0
        if home_bit(team, stands) & full == 0:
            lawful = ends & ~in_the_way
            if fair:
                lawful = fair_ends(box, lawful, mates | bit_of(stands), others)
            legal |= lawful
        if in_the_way == 0:
            return legal
        avoiding = stands
        ends = in_the_way
    return legal


@rule
def find_legal_actions(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """SS-6.3: find the fair actions; if there are none, any; how many."""
    count = 0
    for attempt in range(2):
        if count == 0:
            count = find_actions(s, box, moves, attempt == 0)
    return count


@rule
def legal_actions(s: SoccerState, box: SoccerBox, moves: MutableSequence[int]) -> int:
    """Write the legal actions; SS-3.5: if there are none, the pass."""
    count = find_legal_actions(s, box, moves)
    if count == 0:
        moves[0] = PASS
        return 1
    list_actions(moves)
    return count


@rule
def mark_legal_actions(
    s: SoccerState, box: SoccerBox, moves: MutableSequence[int], mask: MutableSequence[bool]
) -> None:
    """Mark the legal actions, without their list."""
    if find_legal_actions(s, box, moves) == 0:
        mask[PASS] = True
    else:
        mark_actions(moves, mask)


@rule
def any_action(s: SoccerState, box: SoccerBox, moves: MutableSequence[int], key: int, draw: int) -> int:
    """The one of the legal actions that a draw gives, without their list."""
    count = find_legal_actions(s, box, moves)
    if count == 0:
        return PASS
    return action_at(moves, below(key, draw, count))


@rule
def act(s: SoccerState, box: SoccerBox, move: int) -> None:
    """Apply an action of the team to move."""
    if move == PASS:
        s.fired |= SS_3_5
        end_turn(s)
        return
    s.fired |= SS_3_1
    team = s.turn
    figure = move // A_FIGURE
    target = move % A_FIGURE
    at = team * FIGURES + figure
    if target < KICK:
        s.fired |= SS_3_2
        s.figures[at] = target
        note_enclosure(s, box)
        end_turn(s)
        return
    s.fired |= SS_3_4 | SS_4_1
    ball = s.ball
    start = s.figures[at]
    s.figures[at] = NOWHERE
    left_taken = left_taken_by(s)
    right_taken = right_taken_by(s)
    ends = target - KICK if target < GOAL else NOWHERE
    arrivals = walk(start, s.die, 0, left_taken, right_taken, ball)[2]
    note_touches(s, ball, kick_lengths(s.die, arrivals), ends)
    stands = ball
    if figure > 0 and before_own_goal(team, ball):
        s.fired |= SS_6_1
        stands = step_aside(ball, team, left_taken, right_taken, ends)
    s.figures[at] = stands
    ball_comes_to(s, box, ends)


@rule
def ball_comes_to(s: SoccerState, box: SoccerBox, square: int) -> None:
    """The ball at rest, or in the goal (``NOWHERE``); the turn is over."""
    if square == NOWHERE:
        goal(s)
        return
    s.ball = square
    note_enclosure(s, box)
    end_turn(s)


@rule
def note_touches(s: SoccerState, ball: int, lengths: int, ends: int) -> None:
    """Cite SS-4.3 when the ball cannot get there without a touch on the way."""
    figures = side_on_field(s, 0) | side_on_field(s, 1)
    here = place_of(ball)
    if ends == NOWHERE:
        untouched = untouched_shot(here, s.turn, longest_of(lengths), figures)
    else:
        along = ends // BREADTH - ball // BREADTH
        untouched = untouched_pass(here, along, ends % BREADTH - ball % BREADTH, lengths, figures)
    if not untouched:
        s.fired |= SS_4_3


@rule
def note_enclosure(s: SoccerState, box: SoccerBox) -> None:
    """Cite SS-6.3 when its tests were waived."""
    ball = bit_of(s.ball)
    if ball != 0 and not fair_ball(box, ball, side_on_field(s, 0), side_on_field(s, 1)):
        s.fired |= SS_6_3
