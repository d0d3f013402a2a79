"""What a play is worth: every gain, flag, turnover and burn, then the matrix of all calls (FG-3 to FG-6, FG-8, FG-9).

Lines of ``mind.ahead``, each a value for every gain: see the constants.  Values are the offense's chance to win.
Beyond ``NEAR`` yards every fifth gain is valued and the others interpolated; so are turnovers.
"""

from __future__ import annotations

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.penalties import walked_back, walked_on
from touchline.games.first_and_goal.scoring import FIELD_GOAL_POINTS, SAFETY_POINTS, TOUCHDOWN_POINTS
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.situation import (
    FIRST_TEN,
    SAFETY_KICKED_TO,
    Mind,
    chance,
    kicked_off,
    lost_ball,
    rival_called_time,
    stays,
)
from touchline.games.first_and_goal.solve.span import BROKEN, HIGHEST, LOOSE, LOWEST, PLAIN, SPAN, ZERO
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    BREAKAWAY,
    FIVE_AUTOMATIC,
    OFFENSE_CARDS,
    ON_DEFENSE,
    ON_OFFENSE,
    PENALTY_YARDS,
    PLAYS,
    FootballBox,
    FootballState,
    P,
    T,
    X,
)
from touchline.kernel.rule import rule

KEPT, BURNED, STOPPED, LOST = range(4)
"""The clock as it is, one card burned, the burn stopped by a time-out of the defense, the ball lost."""
RUN, PASS, STOPPED_RUN, RUN_BROKEN, PASS_BROKEN, STOPPED_BROKEN, RUN_LOOSE, PASS_LOOSE, STOPPED_LOOSE = range(4, 13)
"""Whole plays by how the play die fell: a run that burns, a pass, a run whose burn is stopped (FG-8.1)."""
KINDS = 3
NEAR = 30
STRIDE = 5
WORST = -20


@rule
def after_touchdown(m: Mind, box: FootballBox, team: int, t: Situation, cards: int) -> float:
    """FG-9.1, FG-9.2: six points, then the better try."""
    if t.half > 2:
        return 1.0
    return before_try(m, box, team, t, cards, t.lead + TOUCHDOWN_POINTS)


@rule
def before_try(m: Mind, box: FootballBox, team: int, t: Situation, cards: int, lead: int) -> float:
    """FG-9.1, FG-9.2: the better of the two tries, the touchdown already counted."""
    blocked = m.icons[X] * m.referee[X]
    seven = kicked_off(m, box, team, t, cards, lead + 1)
    six = kicked_off(m, box, team, t, cards, lead)
    one = (1.0 - blocked) * seven + blocked * six
    if cards <= 0:
        return one
    return max(one, tried_for_two(m, box, team, t, cards, lead))


@rule
def tried_for_two(m: Mind, box: FootballBox, team: int, t: Situation, cards: int, lead: int) -> float:
    """FG-9.2: two points as often as the solved try succeeds."""
    good = m.two if m.two >= 0.0 else m.try_good[team]
    return good * kicked_off(m, box, team, t, cards, lead + 2) + (1.0 - good) * kicked_off(m, box, team, t, cards, lead)


@rule
def after_gain(m: Mind, box: FootballBox, team: int, t: Situation, gain: int, cards: int) -> float:
    """FG-4, FG-9: where the yards leave the offense, with ``cards`` left."""
    spot = t.y - gain
    if spot <= 0:
        return after_touchdown(m, box, team, t, cards)
    if spot >= GOAL_TO_GOAL:
        if t.half > 2:
            return 0.0
        return lost_ball(m, box, team, t, SAFETY_KICKED_TO, cards, t.lead - SAFETY_POINTS)
    if gain >= t.to_gain:
        return chance(m, box, team, stays(t, spot, 1, min(FIRST_TEN, spot), cards))
    if t.down == 4:
        return lost_ball(m, box, team, t, GOAL_TO_GOAL - spot, cards, t.lead)
    return chance(m, box, team, stays(t, spot, t.down + 1, t.to_gain - gain, cards))


@rule
def after_turnover(m: Mind, box: FootballBox, team: int, t: Situation, gain: int, cards: int) -> float:
    """FG-5.3: at the spot; a touchback in the far end zone, a safety in the near one, or the rival's touchdown."""
    spot = t.y - gain
    if spot >= GOAL_TO_GOAL:
        if not box.end_zone_touchdown:
            return after_gain(m, box, team, t, gain, cards)
        if t.half > 2:
            return 0.0
        return chance(
            m,
            box,
            team,
            stays(conceded(t, TOUCHDOWN_POINTS + 1), GOAL_TO_GOAL - box.touchback_spot, 1, FIRST_TEN, cards),
        )
    if spot <= 0:
        spot = box.touchback_spot
    return lost_ball(m, box, team, t, GOAL_TO_GOAL - spot, cards, t.lead)


@rule
def conceded(t: Situation, points: int) -> Situation:
    """The rival has scored."""
    return Situation(
        t.half,
        t.lead - points,
        t.cards,
        t.y,
        t.down,
        t.to_gain,
        t.timeouts,
        t.rival_timeouts,
        t.receives,
        t.supply,
        t.kick,
    )


@rule
def after_field_goal(m: Mind, box: FootballBox, team: int, t: Situation, cards: int) -> float:
    """FG-9.3: three points."""
    return 1.0 if t.half > 2 else kicked_off(m, box, team, t, cards, t.lead + FIELD_GOAL_POINTS)


@rule
def flag_on_defense(m: Mind, box: FootballBox, team: int, t: Situation, pen: int) -> float:
    """FG-6.1 to FG-6.5: the offense accepts."""
    spot = walked_on(t.y, PENALTY_YARDS[pen])
    won = t.y - spot
    if won >= t.to_gain or pen == FIVE_AUTOMATIC:
        return chance(m, box, team, stays(t, spot, 1, min(FIRST_TEN, spot), t.cards))
    return chance(m, box, team, stays(t, spot, t.down, max(1, t.to_gain - won), t.cards))


@rule
def flag_on_offense(m: Mind, box: FootballBox, team: int, t: Situation, pen: int) -> float:
    """FG-6.1 to FG-6.4: the defense accepts."""
    spot = walked_back(t.y, PENALTY_YARDS[pen])
    return chance(m, box, team, stays(t, spot, t.down, t.to_gain + spot - t.y, t.cards))


@rule
def fill_line(m: Mind, line: int, best: int) -> None:
    """Interpolate a line between the gains that were valued; a touchdown is a touchdown."""
    for k in range(SPAN):
        gain = k + LOWEST
        if gain < WORST:
            m.ahead[line, k] = m.ahead[line, ZERO + WORST]
        elif gain >= best:
            m.ahead[line, k] = m.ahead[line, ZERO + best]
        elif gain > NEAR:
            left = (gain - NEAR) // STRIDE * STRIDE + NEAR
            right = min(left + STRIDE, best - 1)
            if right > left:
                share = (gain - left) / (right - left)
                m.ahead[line, k] = m.ahead[line, ZERO + left] * (1.0 - share) + m.ahead[line, ZERO + right] * share
            else:
                m.ahead[line, k] = m.ahead[line, ZERO + left]


@rule
def worth_valuing(gain: int, best: int) -> bool:
    """Whether a gain is valued itself: all near ones, the touchdown, the yard before it, every fifth."""
    return gain <= NEAR or gain >= best - 1 or (gain - NEAR) % STRIDE == 0


@rule
def look_ahead(m: Mind, box: FootballBox, team: int, t: Situation, in_deck: int, burns: bool) -> None:
    """All lines of ``m.ahead`` for a snap that costs one card; ``in_deck`` cards lie in the offense deck.

    ``burns`` is false when the defense has stopped the burn already.
    """
    best = min(t.y, HIGHEST)
    cards = t.cards - 1
    stopped = rival_called_time(t)
    for gain in range(WORST, best + 1):
        if not worth_valuing(gain, best):
            continue
        k = ZERO + gain
        kept = after_gain(m, box, team, t, gain, cards)
        m.ahead[KEPT, k] = kept
        m.ahead[BURNED, k] = after_gain(m, box, team, t, gain, cards - 1) if cards > 0 and burns else kept
        m.ahead[STOPPED, k] = m.ahead[BURNED, k]
        if cards > 0 and t.rival_timeouts > 0 and burns:
            m.ahead[STOPPED, k] = after_gain(m, box, team, stopped, gain, cards)
        if (gain - WORST) % STRIDE == 0 or gain >= best - 1:
            m.ahead[LOST, k] = after_turnover(m, box, team, t, gain, cards)
        else:
            m.ahead[LOST, k] = m.ahead[LOST, k - 1]
    fill_line(m, KEPT, best)
    fill_line(m, BURNED, best)
    fill_line(m, STOPPED, best)
    fill_line(m, LOST, best)
    lines_of_plays(m, box, team, t, in_deck - 1)


@rule
def lines_of_plays(m: Mind, box: FootballBox, team: int, t: Situation, in_deck: int) -> None:
    """FG-5, FG-6, FG-8.1, FG-8.2: what runs and passes are worth by the gain, flags and turnovers averaged in."""
    icons = m.icons
    fumble = m.referee[T]
    plain = 1.0 - icons[X] - icons[BREAKAWAY] - icons[T] - icons[P]
    still = 1.0 - icons[X] - icons[BREAKAWAY]
    no_foul = 1.0 - m.referee[ON_DEFENSE] - m.referee[ON_OFFENSE]
    for pen in range(1, len(PENALTY_YARDS)):
        if m.penalty[pen] > 0.0:
            m.accepted[0, pen] = flag_on_defense(m, box, team, t, pen)
            m.accepted[1, pen] = flag_on_offense(m, box, team, t, pen)
    may_burn = in_deck > 0
    for k in range(SPAN):
        kept = m.ahead[KEPT, k]
        completed = k >= ZERO and may_burn
        passed = max(kept, min(m.ahead[BURNED, k], m.ahead[STOPPED, k])) if completed else kept
        called = 0.0
        for pen in range(1, len(PENALTY_YARDS)):
            if m.penalty[pen] > 0.0:
                offended = m.referee[ON_DEFENSE] * max(m.accepted[0, pen], kept)
                offended += m.referee[ON_OFFENSE] * min(m.accepted[1, pen], kept)
                called += m.penalty[pen] * offended
        for which in range(KINDS):
            done = passed if which == 1 else m.ahead[BURNED if which == 0 else STOPPED, k]
            value = plain * done + icons[T] * ((1.0 - fumble) * done + fumble * m.ahead[LOST, k])
            value += icons[P] * (no_foul * done + called)
            m.ahead[RUN + which, k] = value / max(still, 1e-9)
            m.ahead[RUN_LOOSE + which, k] = done
            m.ahead[RUN_BROKEN + which, k] = kept if which == 1 else done


@rule
def weigh_calls(m: Mind, box: FootballBox, s: FootballState, t: Situation, faked: int, trying: int) -> None:
    """FG-1.5, FG-3.4: the matrix of all pairs of cards; on a two-point try only the goal line counts.

    FG-8.1: the defense decides at the reveal, both cards seen and no die rolled, whether to stop a run's burn.
    """
    team = WIDE + s.offense
    if trying:
        look_at_try(m, box, team, t)
    else:
        look_ahead(m, box, team, t, WIDE + s.in_deck[OFFENSE_CARDS], s.stopped == 0)
    for play in range(PLAYS):
        for against in range(PLAYS):
            pair = play * PLAYS + against
            if box.is_run[play] == 0:
                m.matrix[play, against] = worth_of_pair(m, team, faked, pair, 1)
                continue
            m.matrix[play, against] = worth_of_pair(m, team, faked, pair, 0)
            if t.rival_timeouts > 0:
                stopped = worth_of_pair(m, team, faked, pair, 2)
                m.matrix[play, against] = min(m.matrix[play, against], stopped)


@rule
def worth_of_pair(m: Mind, team: int, faked: int, pair: int, which: int) -> float:
    """A pair of cards by the lines of a run (0), a pass (1) or a run whose burn is stopped (2)."""
    icons = m.icons
    total = (1.0 - icons[X] - icons[BREAKAWAY]) * along(m, team, faked, pair, PLAIN, RUN + which)
    total += icons[X] * along(m, team, faked, pair, BROKEN, RUN_BROKEN + which)
    return total + icons[BREAKAWAY] * along(m, team, faked, pair, LOOSE, RUN_LOOSE + which)


@rule
def along(m: Mind, team: int, faked: int, pair: int, kind: int, line: int) -> float:
    """The average of a line over the yards of a pair of cards."""
    total = 0.0
    for k in range(m.reach[team, faked, pair, kind, 0], m.reach[team, faked, pair, kind, 1] + 1):
        total += m.snap[team, faked, pair, kind, k] * m.ahead[line, k]
    return total


@rule
def look_at_try(m: Mind, box: FootballBox, team: int, t: Situation) -> None:
    """FG-9.2: two points or none; a turnover or a foul of the offense is no good, one of the defense repeats it.

    FG-8.1: a run burns, or is stopped; that a pass may burn, too, is left out.
    """
    cards = t.cards - 1
    icons = m.icons
    still = 1.0 - icons[X] - icons[BREAKAWAY]
    for which in range(KINDS):
        after = rival_called_time(t) if which == 2 else t
        left = max(0, cards - 1) if which == 0 else cards
        good = kicked_off(m, box, team, after, left, t.lead + 2)
        bad = kicked_off(m, box, team, after, left, t.lead)
        succeeds = m.two if m.two >= 0.0 else m.try_good[team]
        again = succeeds * good + (1.0 - succeeds) * bad
        for k in range(SPAN):
            done = good if k - ZERO >= t.y else bad
            fumbled = (1.0 - m.referee[T]) * done + m.referee[T] * bad
            foul = m.referee[ON_DEFENSE] * max(done, again) + m.referee[ON_OFFENSE] * bad
            foul += (1.0 - m.referee[ON_DEFENSE] - m.referee[ON_OFFENSE]) * done
            value = (still - icons[T] - icons[P]) * done + icons[T] * fumbled + icons[P] * foul
            m.ahead[RUN + which, k] = value / max(still, 1e-9)
            m.ahead[RUN_BROKEN + which, k] = done
            m.ahead[RUN_LOOSE + which, k] = done
