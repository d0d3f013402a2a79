"""Field goals and punts, and the Fake/Kick cards before them (FG-7.5, FG-9.3 to FG-9.6)."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.dice import D20_BIT, PLAY_BIT, REFEREE_BIT, throw, throw_white
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL, clear_dice, clear_play, first_down
from touchline.games.first_and_goal.hands import change_hands
from touchline.games.first_and_goal.ids import (
    FG_1_6,
    FG_7_5,
    FG_9_3,
    FG_9_4,
    FG_9_5,
    FG_9_6,
    FG_9_8,
)
from touchline.games.first_and_goal.moves import FAKE, FIVE_DICE, KICK, WITHOUT
from touchline.games.first_and_goal.scoring import FIELD_GOAL_POINTS, add_points, safety
from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    BLOCK_DICE,
    BOUNCE_DICE,
    BREAKAWAY,
    CALL,
    FAKE_CALL,
    FAKE_DEFENSE,
    FIELD_GOAL,
    FIELD_GOAL_DICE,
    FLAG_DICE,
    GREEN,
    HAIL,
    KICK_CALL,
    MARY,
    NEXT_CATCH,
    PUNT,
    PUNT_CHOICE,
    PUNT_DICE,
    RED,
    SETTLE,
    SNAP,
    THEN_KICKOFF,
    THEN_TURNOVER,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    P,
    T,
    X,
)
from touchline.kernel.rule import rule

RED_BIT = 1 << RED
PENALTY_ROLL = REFEREE_BIT | (REFEREE_BIT << 1)
"""FG-5.4: referee and penalty die together."""

# ---- Fake/Kick


@rule
def offense_fakes_or_kicks(s: FootballState, move: int) -> None:
    """FG-7.5: the offense lays its Fake/Kick card face down."""
    s.fired |= FG_1_6 | FG_7_5
    s.offense_call = FAKE_CALL if move == FAKE else KICK_CALL
    s.phase = FAKE_DEFENSE


@rule
def reveal_fake_or_kick(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-7.5: both Fake/Kick cards are turned over."""
    s.fired |= FG_1_6 | FG_7_5
    offense_kicks = s.offense_call == KICK_CALL
    s.offense_call = 0
    if offense_kicks:
        s.bonus = 0 if move == KICK else box.fake_bonus
        if s.action == FIELD_GOAL:
            s.fired |= FG_9_3
            throw(s, BLOCK_DICE, s.offense, PLAY_BIT | REFEREE_BIT, 0)
        else:
            line_up_punt(s, box)
    elif move == KICK:
        s.action = SNAP
        s.faked = 1
        s.phase = CALL
    else:
        s.then = THEN_TURNOVER
        s.phase = SETTLE


# ---- field goals


@rule
def block_dice(s: FootballState, box: FootballBox) -> None:
    """FG-9.3: two X block the kick, and it is turned over where it is."""
    s.fired |= FG_9_3
    if s.icon == X and s.ref == X:
        s.then = THEN_TURNOVER
        s.phase = AFTER_PLAY
    else:
        throw(s, FIELD_GOAL_DICE, s.offense, box.field_goal_dice, 0)


@rule
def field_goal(s: FootballState) -> None:
    """FG-9.3: three points when the dice reach the goal line, else the other side's ball at the spot."""
    s.fired |= FG_9_3
    if s.gain + s.bonus < s.y:
        s.then = THEN_TURNOVER
        s.phase = AFTER_PLAY
    elif not add_points(s, s.offense, FIELD_GOAL_POINTS):
        s.then = THEN_KICKOFF
        s.phase = AFTER_PLAY


# ---- punts


@rule
def line_up_punt(s: FootballState, box: FootballBox) -> None:
    """FG-9.5: all five dice or the play die for one of them; FG-9.8: with the d20 there is no choice."""
    s.fired |= FG_9_5
    if box.d20_kicks:
        s.fired |= FG_9_8
        throw(s, PUNT_DICE, s.offense, D20_BIT, 0)
    else:
        clear_dice(s)
        s.phase = PUNT_CHOICE


@rule
def legal_punts(box: FootballBox, moves: MutableSequence[int]) -> int:
    """FG-9.5: punt A, or punt B without one of its dice."""
    moves[0] = FIVE_DICE
    count = 1
    for die in range(RED, GREEN + 1):
        if box.punt_dice & (1 << die):
            moves[count] = WITHOUT + die
            count += 1
    return count


@rule
def kick_punt(s: FootballState, box: FootballBox, move: int) -> None:
    """FG-9.5: the dice of the punt."""
    s.fired |= FG_9_5
    dice = box.punt_dice
    if move != FIVE_DICE:
        dice = dice - (1 << (move - WITHOUT)) + PLAY_BIT
    throw(s, PUNT_DICE, s.offense, dice, 0)


@rule
def punt_dice(s: FootballState, box: FootballBox) -> None:
    """FG-9.5: what the punt dice say, the play die of punt B first."""
    s.fired |= FG_9_5
    s.moved = s.gain + s.bonus
    if box.d20_kicks:
        s.fired |= FG_9_8
        s.moved += box.d20_punt_yards
        s.no_return = 1 if s.gain <= box.d20_no_return else 0
    if s.icon == X:
        s.then = THEN_TURNOVER
        s.phase = SETTLE
    elif s.icon == BREAKAWAY:
        throw(s, BOUNCE_DICE, s.offense, RED_BIT, 0)
    elif s.icon == T:
        throw_white(s, TURNOVER_DICE, REFEREE_BIT)
    elif s.icon == P:
        throw_white(s, FLAG_DICE, PENALTY_ROLL)
    else:
        if s.icon == HAIL or s.icon == MARY:
            s.no_return = 1
        punt_lands(s, box)


@rule
def punt_bounces(s: FootballState, box: FootballBox) -> None:
    """FG-9.5: the extra bounce of a BREAKAWAY."""
    s.fired |= FG_9_5
    s.moved += s.gain
    punt_lands(s, box)


@rule
def punt_ends_at_once(s: FootballState, box: FootballBox) -> bool:
    """FG-9.6: a touchback in the far end zone; a safety in the near one."""
    spot = s.y - s.moved
    if spot <= 0:
        s.fired |= FG_9_6
        s.y = box.touchback_spot
        s.then = THEN_TURNOVER
        s.phase = SETTLE
        return True
    if spot >= GOAL_TO_GOAL:
        safety(s)
        return True
    return False


@rule
def punt_lands(s: FootballState, box: FootballBox) -> None:
    """FG-9.5, FG-8.8: hands change at the catch; then return or fair catch, unless it is out of bounds."""
    s.fired |= FG_9_5
    if punt_ends_at_once(s, box):
        return
    s.y -= s.moved
    if s.no_return:
        s.then = THEN_TURNOVER
        s.phase = SETTLE
        return
    clear_play(s)
    s.y = GOAL_TO_GOAL - s.y
    first_down(s, box)
    change_hands(s, box, NEXT_CATCH)


@rule
def punt_recovered(s: FootballState, box: FootballBox) -> None:
    """FG-9.5: the kicking side falls on its own punt downfield."""
    s.fired |= FG_9_5
    if punt_ends_at_once(s, box):
        return
    s.y -= s.moved
    first_down(s, box)
    s.phase = SETTLE


@rule
def free_punt(s: FootballState, box: FootballBox) -> None:
    """FG-9.4: the punt after a safety, from the own 20, no fake."""
    s.fired |= FG_9_4
    s.y = GOAL_TO_GOAL - box.safety_punt_spot
    s.down = 1
    s.to_gain = min(box.first_down_yards, s.y)
    s.safety_punt = 1
    s.action = PUNT
    line_up_punt(s, box)
