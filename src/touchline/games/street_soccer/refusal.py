"""Why a move is refused: what is wrong with it, and the rule that says so."""

from __future__ import annotations

from touchline.games.street_soccer.dead_ball import holder, may_take, yields_to
from touchline.games.street_soccer.fair_play import (
    before_own_goal,
    crowded,
    home_bit,
    in_the_open,
    penalty_area,
    step_aside,
)
from touchline.games.street_soccer.kick import GOAL_BIT, kick_ends
from touchline.games.street_soccer.setup import (
    BOTH_GOAL_FRONTS,
    CIRCLE_EMPTY,
    CROWDED_AREA,
    GOALIE_MISSING,
    IN_THE_RING,
    OTHER_CIRCLE_HALF,
    OTHER_HALF_EMPTY,
    OWN_HALF_EMPTY,
    SECOND_GOALIE,
    TAKEN,
)
from touchline.games.street_soccer.squares import (
    FIELD_OF,
    HALF,
    NOWHERE,
    SQUARE_TEXTS,
    bit_of,
    left_bit,
    right_bit,
)
from touchline.games.street_soccer.state import FIGURES, KICK_OFF, TEAMS, SoccerBox, SoccerState
from touchline.games.street_soccer.turn import (
    left_taken_by,
    outfielders_at_home,
    right_taken_by,
    side_on_field,
)
from touchline.games.street_soccer.walk import kick_lengths, walk
from touchline.kernel.errors import IllegalMove
from touchline.kernel.message import Message

OBJECTIONS = {
    IN_THE_RING: "ss-not-there-ring",
    TAKEN: "ss-not-there-taken",
    OTHER_CIRCLE_HALF: "ss-not-there-circle",
    SECOND_GOALIE: "ss-not-there-second-goalie",
    GOALIE_MISSING: "ss-not-there-goalie-missing",
    CROWDED_AREA: "ss-not-there-crowded",
    BOTH_GOAL_FRONTS: "ss-not-there-both-fronts",
    CIRCLE_EMPTY: "ss-not-there-circle-empty",
    OWN_HALF_EMPTY: "ss-not-there-own-half-empty",
    OTHER_HALF_EMPTY: "ss-not-there-other-half-empty",
}


def refuse_placement(s: SoccerState, square: int, against: int) -> IllegalMove:
    """SS-2.2: the condition a square does not meet."""
    cited = ["SS-2.2", "SS-6.2"] if against == CROWDED_AREA else ["SS-2.2"]
    return IllegalMove(Message(OBJECTIONS[against], square=SQUARE_TEXTS[square], team=TEAMS[s.turn]), rules=cited)


def refuse_goalie(s: SoccerState, square: int) -> IllegalMove:
    """SS-5.2: why the goalie cannot restart from a square."""
    where = SQUARE_TEXTS[square]
    if not before_own_goal(s.turn, square):
        return IllegalMove(Message("ss-not-before-goal", square=where, team=TEAMS[s.turn]), rules=["SS-5.2"])
    if holder(s, square) // FIGURES == s.turn:
        return IllegalMove(Message("ss-own-outfielder-on", square=where), rules=["SS-5.2"])
    if yields_to(s, square) == square:
        return IllegalMove(Message("ss-attacker-stuck-on", square=where), rules=["SS-5.2"])
    return IllegalMove(Message("ss-attacker-on", square=where), rules=["SS-5.2"])


def refuse_action(
    s: SoccerState, box: SoccerBox, start: int, goes: int | None, kick: str | None, end: int | None
) -> IllegalMove:
    """SS-3, SS-4, SS-6: why an action of a turn is not legal."""
    who = SQUARE_TEXTS[start]
    figure = _figure_on(s, start)
    if figure is None:
        return IllegalMove(Message("ss-no-figure-on", square=who, team=TEAMS[s.turn]), rules=["SS-3.1"])
    left_taken = left_taken_by(s) & ~left_bit(start)
    right_taken = right_taken_by(s) & ~right_bit(start)
    left, right, arrivals = walk(start, s.die, box.up_to_die, left_taken, right_taken, s.ball)
    if kick is not None:
        lengths = kick_lengths(s.die, arrivals)
        return _refuse_walk_and_kick(s, box, start, figure, goes, lengths, kick, end)
    assert goes is not None
    there = SQUARE_TEXTS[goes]
    if goes == start:
        return IllegalMove(Message("ss-cannot-come-back", figure=who), rules=["SS-3.3"])
    if goes in s.figures:
        return IllegalMove(Message("ss-figure-on", square=there), rules=["SS-3.1"])
    if goes == s.ball:
        return IllegalMove(Message("ss-must-kick", figure=who, square=there), rules=["SS-3.4"])
    if ((left if goes < HALF else right) >> goes % HALF) & 1 == 0:
        too_far = "ss-too-far" if box.up_to_die else "ss-not-that-far"
        return IllegalMove(Message(too_far, figure=who, square=there, squares=s.die), rules=["SS-3.2"])
    if figure and before_own_goal(s.turn, goes):
        return IllegalMove(Message("ss-only-goalie-on", square=there), rules=["SS-6.1"])
    if _crowds(s, box, figure, start, goes):
        return IllegalMove(Message("ss-area-crowded"), rules=["SS-6.2"])
    own = (side_on_field(s, s.turn) & ~bit_of(start)) | bit_of(goes)
    return _refuse_enclosure(s, box, Message("ss-with-figure-on", figure=who, square=there), s.ball, own)


def _refuse_enclosure(s: SoccerState, box: SoccerBox, lead: Message, ball: int, own: int) -> IllegalMove:
    """SS-6.3: which of the two tests the ball would fail, with the own figures where they would stand."""
    for team in (s.turn, 1 - s.turn):
        figures = own if team == s.turn else side_on_field(s, team)
        if box.enclosure_counts and not in_the_open(bit_of(ball), figures):
            return IllegalMove(Message("ss-enclosed", lead=lead, team=TEAMS[team]), rules=["SS-6.3"])
    return IllegalMove(Message("ss-walled-in", lead=lead), rules=["SS-6.3"])


def _refuse_walk_and_kick(
    s: SoccerState,
    box: SoccerBox,
    start: int,
    figure: int,
    goes: int | None,
    lengths: int,
    kick: str,
    end: int | None,
) -> IllegalMove:
    who = SQUARE_TEXTS[start]
    if s.ball == NOWHERE:
        return IllegalMove(Message("ss-ball-not-in-play"), rules=["SS-5.2"])
    ball = SQUARE_TEXTS[s.ball]
    if goes is not None and goes != s.ball:
        return IllegalMove(Message("ss-ball-elsewhere", ball=ball, square=SQUARE_TEXTS[goes]), rules=["SS-3.4"])
    if lengths == 0:
        return IllegalMove(Message("ss-out-of-reach", figure=who, ball=ball, die=s.die), rules=["SS-3.2"])
    mates = (side_on_field(s, s.turn) & ~bit_of(start)) | bit_of(s.ball)
    others = side_on_field(s, 1 - s.turn)
    problem = _refuse_ball(s, s.ball, lengths, mates, others, kick, end)
    if problem is not None:
        return problem
    stands = s.ball
    if figure and before_own_goal(s.turn, s.ball):
        left = left_taken_by(s) & ~left_bit(start)
        right = right_taken_by(s) & ~right_bit(start)
        stands = step_aside(s.ball, s.turn, left, right, NOWHERE if end is None else end)
    if _crowds(s, box, figure, start, stands):
        where = SQUARE_TEXTS[stands]
        cited = ["SS-6.2"] if stands == s.ball else ["SS-6.1", "SS-6.2"]
        return IllegalMove(Message("ss-would-crowd", figure=who, square=where), rules=cited)
    own = (side_on_field(s, s.turn) & ~bit_of(start)) | bit_of(stands)
    assert end is not None, "a goal is exempt"
    return _refuse_enclosure(s, box, Message("ss-with-ball-on", square=kick), end, own)


def _crowds(s: SoccerState, box: SoccerBox, figure: int, start: int, stands: int) -> bool:
    """SS-6.2: whether two outfielders would be in the own penalty area with this figure at ``stands``."""
    outfielders = outfielders_at_home(s, s.turn)
    if figure:
        outfielders = (outfielders & ~home_bit(s.turn, start)) | home_bit(s.turn, stands)
    return crowded(outfielders & penalty_area(box, s.turn))


def _refuse_ball(
    s: SoccerState, ball: int, lengths: int, mates: int, others: int, kick: str, end: int | None
) -> IllegalMove | None:
    """SS-4, SS-5.1: why a kick cannot end there; ``None`` if it can."""
    where = SQUARE_TEXTS[ball]
    played = [length for length in range(1, 8) if (lengths >> length) & 1]
    ends = kick_ends(bit_of(ball), lengths, mates, others, s.turn)
    if end is None:
        if ends & GOAL_BIT:
            return None
        return IllegalMove(Message("ss-kick-cannot-score", lengths=played, square=where), rules=["SS-5.1", "SS-4.1"])
    if FIELD_OF[end] < 0:
        return IllegalMove(Message("ss-ball-in-ring", square=kick), rules=["SS-4.4"])
    if bit_of(end) & others:
        return IllegalMove(Message("ss-opponent-on", square=kick), rules=["SS-4.2"])
    if bit_of(end) & mates:
        return IllegalMove(Message("ss-mate-on", square=kick), rules=["SS-4.3"])
    if bit_of(end) & ends == 0:
        return IllegalMove(
            Message("ss-kick-cannot-end", lengths=played, start=where, square=kick), rules=["SS-4.1", "SS-4.4"]
        )
    return None


def refuse_kick(
    s: SoccerState, box: SoccerBox, start: int, goes: int | None, kick: str | None, end: int | None
) -> IllegalMove:
    """SS-2.3, SS-5.2: why a kick-off or restart is not legal."""
    rule = "SS-2.3" if s.phase == KICK_OFF else "SS-5.2"
    who = SQUARE_TEXTS[start]
    figure = _figure_on(s, start)
    if figure is None or not may_take(s, figure):
        taker = "ss-circle-takes-it" if s.phase == KICK_OFF else "ss-goalie-takes-it"
        return IllegalMove(Message(taker, figure=who), rules=[rule])
    if goes is not None or kick is None:
        return IllegalMove(Message("ss-nobody-walks", figure=who), rules=[rule])
    if end is None and s.phase == KICK_OFF:
        return IllegalMove(Message("ss-kick-off-cannot-score"), rules=[rule])
    own, others = side_on_field(s, s.turn), side_on_field(s, 1 - s.turn)
    lengths = 1 << s.die
    while lengths > 2 and kick_ends(bit_of(start), lengths, own, others, s.turn) == 0:
        lengths >>= 1
    problem = _refuse_ball(s, start, lengths, own, others, kick, end)
    if problem is not None:
        return problem
    assert end is not None, "a goal is exempt"
    return _refuse_enclosure(s, box, Message("ss-with-ball-on", square=kick), end, own)


def _figure_on(s: SoccerState, square: int) -> int | None:
    own = s.figures[s.turn * FIGURES : (s.turn + 1) * FIGURES]
    return own.index(square) if square in own else None
