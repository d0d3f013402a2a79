"""What an announced play is worth: a sneak, a knee, a Hail Mary, a kick or its fake, the end of the half."""

from __future__ import annotations

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.moves import (
    CALL_FIELD_GOAL,
    CALL_HAIL_MARY,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    END_HALF,
    GIVE_UP,
)
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.kicking import (
    field_goal_value,
    game_value,
    look_at_punts,
    punt_value,
)
from touchline.games.first_and_goal.solve.outcomes import (
    after_gain,
    conceded,
    flag_on_defense,
    flag_on_offense,
)
from touchline.games.first_and_goal.solve.situation import Mind, half_time, kicked_off, lost_ball, stays
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    BREAKAWAY,
    HAIL,
    MARY,
    ON_DEFENSE,
    ON_OFFENSE,
    PENALTY_YARDS,
    FootballBox,
    FootballState,
    P,
    X,
)
from touchline.kernel.rule import rule

LONGEST_KICK = 45
"""No field goal dice of the base team reach farther, bonus included; farther kicks are not looked at."""


@rule
def announced_value(m: Mind, s: FootballState, box: FootballBox, t: Situation, move: int, fake: float) -> float:
    """FG-7.1 to FG-7.4, FG-9.3, FG-9.5: what an announced play is worth; ``fake`` is the worth of a faked kick."""
    team = WIDE + s.offense
    if move == CALL_SNEAK:
        return sneak_value(m, box, team, t)
    if move == CALL_KNEEL:
        return after_gain(m, box, team, t, -1, t.cards - 1)
    if move == CALL_HAIL_MARY:
        icons = m.icons
        good = icons[HAIL] * m.referee[MARY] + icons[MARY] * m.referee[HAIL]
        over = stays(t, t.y, 1, t.to_gain, 0)
        return good * half_time(m, box, team, conceded(over, -7)) + (1.0 - good) * half_time(m, box, team, over)
    if move == CALL_PUNT:
        look_at_punts(m, box, team, t)
        short = punt_value(m, box, team, t, 0, 0)
        deep = punt_value(m, box, team, t, 0, box.fake_bonus)
        return kick_game(m, short, deep, fake, turned_over(m, box, team, t))
    if move == CALL_FIELD_GOAL:
        if t.y > LONGEST_KICK:
            return 0.0
        return field_goal_announced(m, box, team, t, fake)
    if move == END_HALF:
        return half_time(m, box, team, t)
    if move == GIVE_UP:
        return kicked_off(m, box, team, t, t.cards, t.lead)
    return 0.0


@rule
def field_goal_announced(m: Mind, box: FootballBox, team: int, t: Situation, fake: float) -> float:
    """FG-9.3: a field goal that has been announced, from wherever it was; its card is not yet laid away."""
    paid = stays(t, t.y, t.down, t.to_gain, t.cards - 1)
    plain = field_goal_value(m, box, team, paid, 0)
    nearer = field_goal_value(m, box, team, paid, box.fake_bonus)
    return kick_game(m, plain, nearer, fake, turned_over(m, box, team, paid))


@rule
def kick_game(m: Mind, kick: float, bonus: float, fake: float, caught: float) -> float:
    """FG-7.5: the value of kick or fake to the offense; so often as he is trusted the rival expects the kick."""
    other = 1.0 - m.trust
    return game_value(kick, m.trust * kick + other * bonus, fake, m.trust * fake + other * caught)


@rule
def turned_over(m: Mind, box: FootballBox, team: int, t: Situation) -> float:
    """FG-7.5: FAKE against FAKE: the rival's ball at the spot."""
    return lost_ball(m, box, team, t, GOAL_TO_GOAL - t.y, t.cards, t.lead)


@rule
def sneak_value(m: Mind, box: FootballBox, team: int, t: Situation) -> float:
    """FG-7.1: a yard on BREAKAWAY, HAIL or MARY; P brings the referee."""
    icons = m.icons
    good = icons[BREAKAWAY] + icons[HAIL] + icons[MARY]
    if box.sneak_x_succeeds:
        good += icons[X]
    made = after_gain(m, box, team, t, 1, t.cards)
    short = after_gain(m, box, team, t, 0, t.cards)
    flagged = 0.0
    for pen in range(1, len(PENALTY_YARDS)):
        if m.penalty[pen] > 0.0:
            on_defense = max(short, flag_on_defense(m, box, team, t, pen))
            on_offense = min(short, flag_on_offense(m, box, team, t, pen))
            called = m.referee[ON_DEFENSE] * on_defense + m.referee[ON_OFFENSE] * on_offense
            flagged += m.penalty[pen] * called
    flagged += (1.0 - m.referee[ON_DEFENSE] - m.referee[ON_OFFENSE]) * short
    return good * made + icons[P] * flagged + (1.0 - good - icons[P]) * short
