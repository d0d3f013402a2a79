"""What kicks and returns are worth (FG-2, FG-7.5, FG-9.3 to FG-9.7).  Values are those of the side named first.

Approximated in a look ahead: a punt return counts with its average gain (exact when the return itself is
decided), flags on returns are left out, the d20 of FG-9.8 is valued like the dice it stands for.
"""

from __future__ import annotations

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.outcomes import after_field_goal, after_touchdown
from touchline.games.first_and_goal.solve.situation import (
    FIRST_TEN,
    Mind,
    chance,
    handed_over,
    kick_reaches,
    lost_ball,
    stays,
)
from touchline.games.first_and_goal.solve.span import LOOSE, LOWEST, PLAIN, SPAN, ZERO
from touchline.games.first_and_goal.state import (
    BREAKAWAY,
    HAIL,
    MARY,
    FootballBox,
    P,
    T,
    X,
)
from touchline.kernel.rule import rule

LANDED, DEAD, RECOVERED = 13, 14, 15
"""Lines of ``mind.ahead`` by the length of a punt: returned, not returned, recovered by the kickers."""
STRIDE = 5

# ---- two by two


@rule
def row_share(a: float, b: float, c: float, d: float) -> float:
    """How often the first row is played in the game ``[[a, b], [c, d]]``, rows wanting much.

    >>> row_share(1.0, 0.0, 0.0, 1.0), row_share(1.0, 1.0, 0.0, 0.0)
    (0.5, 1.0)
    """
    if min(a, b) >= max(min(c, d), min(max(a, c), max(b, d)) - 1e-12):
        return 1.0
    if min(c, d) >= min(max(a, c), max(b, d)) - 1e-12:
        return 0.0
    share = (d - c) / (a - b - c + d)
    return min(1.0, max(0.0, share))


@rule
def game_value(a: float, b: float, c: float, d: float) -> float:
    """The value of the game ``[[a, b], [c, d]]`` to the rows.

    >>> game_value(1.0, 0.0, 0.0, 1.0), game_value(3.0, 2.0, 1.0, 0.0)
    (0.5, 2.0)
    """
    share = row_share(a, b, c, d)
    return min(share * a + (1.0 - share) * c, share * b + (1.0 - share) * d)


@rule
def column_share(a: float, b: float, c: float, d: float) -> float:
    """How often the first column is played, columns wanting little."""
    return row_share(-a, -c, -b, -d)


# ---- field goals


@rule
def field_goal_value(m: Mind, box: FootballBox, team: int, t: Situation, bonus: int) -> float:
    """FG-9.3: blocked, short or good, the card already paid, the second one of ``field_goal_cards`` not yet."""
    blocked = m.icons[X] * m.referee[X]
    cards = max(0, t.cards + 1 - box.field_goal_cards)
    good = (1.0 - blocked) * kick_reaches(m, team, t.y - bonus)
    missed = lost_ball(m, box, team, t, GOAL_TO_GOAL - t.y, cards, t.lead)
    if good <= 0.0:
        return missed
    return good * after_field_goal(m, box, team, t, cards) + (1.0 - good) * missed


# ---- returns


@rule
def returned(m: Mind, box: FootballBox, team: int, t: Situation, gain: int) -> float:
    """FG-2.6: first and ten where the runner is down, or a touchdown."""
    spot = t.y - gain
    if spot <= 0:
        return after_touchdown(m, box, team, t, t.cards)
    return chance(m, box, team, stays(t, spot, 1, min(FIRST_TEN, spot), t.cards))


@rule
def run_share(m: Mind, team: int, kind: int, k: int, kickoff: bool) -> float:
    """The chance of a gain on a return."""
    return m.run_out[team, kind, k] if kickoff else m.runback[team, kind, k]


@rule
def run_back_value(m: Mind, box: FootballBox, team: int, t: Situation, kickoff: bool) -> float:
    """FG-2.4 to FG-2.6, FG-9.7: the runner's chance, over all dice but flags."""
    icons = m.icons
    fumble = icons[T] * m.referee[T]
    stopped = GOAL_TO_GOAL - box.touchback_spot if kickoff else t.y
    total = icons[X] * returned(m, box, team, t, t.y - stopped)
    total += icons[BREAKAWAY] * loose_value(m, box, team, t, kickoff)
    for k in range(SPAN):
        share = run_share(m, team, PLAIN, k, kickoff)
        if share > 0.0:
            gain = max(k + LOWEST, t.y - stopped) if kickoff and k <= ZERO else max(k + LOWEST, 0)
            kept = returned(m, box, team, t, gain)
            lost = lost_ball(m, box, team, t, GOAL_TO_GOAL - t.y + gain, t.cards, t.lead)
            total += share * ((1.0 - icons[X] - icons[BREAKAWAY] - fumble) * kept + fumble * lost)
    return total


@rule
def loose_value(m: Mind, box: FootballBox, team: int, t: Situation, kickoff: bool) -> float:
    """FG-5.2: a return whose first roll is a BREAKAWAY, every fifth yard valued."""
    total = 0.0
    for start in range(0, SPAN, STRIDE):
        share = 0.0
        for k in range(start, min(SPAN, start + STRIDE)):
            share += run_share(m, team, LOOSE, k, kickoff)
        if share > 1e-6:
            gain = min(start + 2 + LOWEST, t.y)
            total += share * returned(m, box, team, t, max(0, gain))
    return total


# ---- punts


@rule
def caught(m: Mind, box: FootballBox, team: int, r: Situation) -> float:
    """FG-9.5, FG-9.7: the receivers' chance at the catch, the return taken with its average gain."""
    fair = returned(m, box, team, r, 0)
    fumble = m.icons[T] * m.referee[T]
    loose = m.icons[BREAKAWAY]
    gain = int(m.run_mean[team, PLAIN])
    run = m.icons[X] * fair + loose * returned(m, box, team, r, int(m.run_mean[team, LOOSE]))
    run += (1.0 - m.icons[X] - loose - fumble) * returned(m, box, team, r, gain)
    run += fumble * lost_ball(m, box, team, r, GOAL_TO_GOAL - r.y + gain, r.cards, r.lead)
    return max(fair, run)


@rule
def look_at_punts(m: Mind, box: FootballBox, team: int, t: Situation) -> None:
    """Fill the lines of punts: the kickers' chance by the length of the kick, every fifth yard valued."""
    touchback = lost_ball(m, box, team, t, GOAL_TO_GOAL - box.touchback_spot, t.cards, t.lead)
    for k in range(SPAN):
        length = k + LOWEST
        if length >= t.y:
            for line in range(LANDED, RECOVERED + 1):
                m.ahead[line, k] = touchback
        elif length % STRIDE == 0 or length == t.y - 1 or k == 0:
            y = min(GOAL_TO_GOAL - 1, GOAL_TO_GOAL - t.y + max(length, 0))
            receivers = handed_over(t, y, t.cards, t.lead, 0)
            m.ahead[LANDED, k] = 1.0 - caught(m, box, 1 - team, receivers)
            m.ahead[DEAD, k] = 1.0 - returned(m, box, 1 - team, receivers, 0)
            m.ahead[RECOVERED, k] = returned(m, box, team, t, max(0, length))
        else:
            for line in range(LANDED, RECOVERED + 1):
                m.ahead[line, k] = m.ahead[line, k - 1]


@rule
def punt_value(m: Mind, box: FootballBox, team: int, t: Situation, row: int, bonus: int) -> float:
    """FG-9.5: the punt with all dice (row 0) or with the play die for one; ``look_at_punts`` came before.

    A flag on the punt counts as none.
    """
    if row == 0:
        return carried(m, team, 0, LANDED, bonus)
    icons = m.icons
    dead = carried(m, team, row, DEAD, bonus)
    landed = carried(m, team, row, LANDED, bonus)
    recovered = m.referee[T] * carried(m, team, row, RECOVERED, bonus) + (1.0 - m.referee[T]) * landed
    total = icons[X] * lost_ball(m, box, team, t, GOAL_TO_GOAL - t.y, t.cards, t.lead)
    total += icons[BREAKAWAY] * carried(m, team, row, LANDED, bonus + 2)
    total += icons[T] * recovered + icons[P] * landed
    return total + (icons[HAIL] + icons[MARY]) * dead


@rule
def carried(m: Mind, team: int, row: int, line: int, bonus: int) -> float:
    """The average of a line of punts over the dice."""
    total = 0.0
    for k in range(SPAN):
        if m.punt[team, row, k] > 0.0:
            total += m.punt[team, row, k] * m.ahead[line, min(SPAN - 1, k + bonus)]
    return total


# ---- kickoffs


@rule
def onside_value(m: Mind, box: FootballBox, receiver: int, t: Situation) -> float:
    """FG-2.7: the receivers' chance against an onside kick; ``t`` is theirs."""
    kicker = 1 - receiver
    lucky = 1.0 - (1.0 - m.icons[T]) * (1.0 - m.referee[T])
    total = 0.0
    for k in range(SPAN):
        share = m.onside[kicker, k]
        if share > 0.0:
            spot = max(1, box.kick_spot + k + LOWEST)
            theirs = returned(m, box, receiver, t, t.y - spot)
            if k + LOWEST >= box.onside_needs:
                ours = lost_ball(m, box, receiver, t, GOAL_TO_GOAL - spot, t.cards, t.lead)
                total += share * (lucky * ours + (1.0 - lucky) * theirs)
            else:
                total += share * theirs
    return total


@rule
def squib_value(m: Mind, box: FootballBox, receiver: int, t: Situation) -> float:
    """FG-2.8: the receivers' chance after a squib; ``t`` is theirs."""
    total = 0.0
    for k in range(SPAN):
        share = m.punt[1 - receiver, 0, k]
        if share > 0.0:
            spot = box.kick_spot + k + LOWEST
            if spot >= GOAL_TO_GOAL:
                spot = GOAL_TO_GOAL - box.touchback_spot
            total += share * returned(m, box, receiver, t, t.y - spot)
    return total


@rule
def kickoff_value(m: Mind, box: FootballBox, receiver: int, t: Situation) -> float:
    """FG-2.3: the receivers' chance after a deep kick: the touchback or the run-out."""
    home = stays(t, GOAL_TO_GOAL, 1, FIRST_TEN, t.cards)
    return max(returned(m, box, receiver, home, box.touchback_spot), run_back_value(m, box, receiver, home, True))
