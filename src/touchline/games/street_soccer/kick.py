"""Where a kicked ball can come to rest (SS-4).

The ball's squares after ``n`` counts are kept as sixteen field sets: eight directions, each
with the bend still to come or already used up.  One step moves every set by one square, so
all the paths of a kick, touches and bends included, are followed at once.
"""

from __future__ import annotations

from touchline.games.street_soccer.squares import (
    FIELD,
    FIELD_BREADTH,
    FIELD_LENGTH,
    FIELD_SQUARES,
    RED_GOAL_FRONT,
    YELLOW_GOAL_FRONT,
    around,
    east,
    north,
    north_east,
    north_west,
    south,
    south_east,
    south_west,
    west,
)
from touchline.kernel.rule import rule

GOAL_BIT = 1 << FIELD_SQUARES
"""Beside the field squares where a kick can end: it can score."""


@rule
def follow_kick(ball: int, lengths: int, mates: int, opponents: int, team: int, shoot: int) -> int:
    """The field squares where the ball can come to rest, and from ``GOAL_BIT`` on the shortest length that scores.

    ``ball`` is the kicker's square and ``lengths`` the set of lengths he can kick (bit ``n``:
    length ``n``); all sets but that are field sets, and ``mates`` includes the kicker.  With
    ``shoot`` only the goal is looked for.

    SS-4.1: eight directions and one bend of 45 degrees, after at least one square.  SS-4.2: never
    onto an opponent.  SS-4.3: on a mate's square the count stays where it was, and direction and
    bend are free again.  SS-4.4: every step is played inside the field, to the last one.
    SS-4.5, SS-5.1: out of it only over the opponents' end line, from a square before their goal.
    """
    empty = FIELD & ~(opponents | mates)
    fronts = RED_GOAL_FRONT if team == 0 else YELLOW_GOAL_FRONT
    n_run = ne_run = e_run = se_run = s_run = sw_run = w_run = nw_run = 0
    n_bent = ne_bent = e_bent = se_bent = s_bent = sw_bent = w_bent = nw_bent = 0
    ends = 0
    goal = 0
    touched = ball
    counts = lengths >> 1
    count = 0
    while counts != 0:
        count += 1
        n_from = n_bent | ne_run | nw_run
        ne_from = ne_bent | n_run | e_run
        e_from = e_bent | ne_run | se_run
        se_from = se_bent | e_run | s_run
        s_from = s_bent | se_run | sw_run
        sw_from = sw_bent | s_run | w_run
        w_from = w_bent | sw_run | nw_run
        nw_from = nw_bent | w_run | n_run
        if team == 0:
            shots = ne_from | ne_run | e_from | e_run | se_from | se_run
        else:
            shots = nw_from | nw_run | w_from | w_run | sw_from | sw_run
        n_run = north(n_run)
        ne_run = north_east(ne_run)
        e_run = east(e_run)
        se_run = south_east(se_run)
        s_run = south(s_run)
        sw_run = south_west(sw_run)
        w_run = west(w_run)
        nw_run = north_west(nw_run)
        n_bent = north(n_from)
        ne_bent = north_east(ne_from)
        e_bent = east(e_from)
        se_bent = south_east(se_from)
        s_bent = south(s_from)
        sw_bent = south_west(sw_from)
        w_bent = west(w_from)
        nw_bent = north_west(nw_from)

        reached = n_run | ne_run | e_run | se_run | s_run | sw_run | w_run | nw_run
        reached |= n_bent | ne_bent | e_bent | se_bent | s_bent | sw_bent | w_bent | nw_bent
        touched |= reached & mates
        if touched != 0:
            # A touch gives its step back: mates side by side hand the ball on within one count.
            grown = touched | (around(touched) & mates)
            while grown != touched:
                touched = grown
                grown = touched | (around(touched) & mates)
            n_run |= north(touched)
            ne_run |= north_east(touched)
            e_run |= east(touched)
            se_run |= south_east(touched)
            s_run |= south(touched)
            sw_run |= south_west(touched)
            w_run |= west(touched)
            nw_run |= north_west(touched)
            reached |= around(touched)
            shots |= touched
            touched = 0
        if goal == 0 and shots & fronts != 0:
            goal = count
            if shoot != 0:
                break
        if counts & 1:
            ends |= reached & empty
        n_run &= empty
        ne_run &= empty
        e_run &= empty
        se_run &= empty
        s_run &= empty
        sw_run &= empty
        w_run &= empty
        nw_run &= empty
        n_bent &= empty
        ne_bent &= empty
        e_bent &= empty
        se_bent &= empty
        s_bent &= empty
        sw_bent &= empty
        w_bent &= empty
        nw_bent &= empty
        counts >>= 1
    return ends | goal << FIELD_SQUARES


@rule
def kick_ends(ball: int, lengths: int, mates: int, opponents: int, team: int) -> int:
    """The field squares where the ball can come to rest, and ``GOAL_BIT`` if it can score."""
    found = follow_kick(ball, lengths, mates, opponents, team, 0)
    return found & FIELD | (GOAL_BIT if found >= GOAL_BIT else 0)


@rule
def shortest_shot(ball: int, most: int, mates: int, opponents: int, team: int) -> int:
    """The shortest kick that scores, from 1 to ``most``; ``most + 1`` if none does."""
    found = follow_kick(ball, 1 << most, mates, opponents, team, 1)
    return found >> FIELD_SQUARES if found >= GOAL_BIT else most + 1


@rule
def way_is_clear(here: int, along: int, across: int, figures: int, diagonal_first: bool) -> bool:
    """SS-4.1: whether no figure is between two squares that are ``along`` columns and ``across`` rows apart.

    ``here`` is the first one's place in field sets.  The diagonal part of the way comes first or last, and what is
    on the last square is not asked.
    """
    toward = FIELD_BREADTH if along > 0 else -FIELD_BREADTH
    sideward = 1 if across > 0 else -1
    straight = toward if abs(along) > abs(across) else sideward
    length = max(abs(along), abs(across))
    diagonal = min(abs(along), abs(across))
    bend = diagonal if diagonal_first else length - diagonal
    for step in range(length - 1):
        here += toward + sideward if (step < bend) == diagonal_first else straight
        if (figures >> here) & 1:
            return False
    return True


@rule
def untouched_pass(here: int, along: int, across: int, lengths: int, figures: int) -> bool:
    """SS-4.1: whether a kick of one of the lengths gets that far past all figures, straight or with a bend."""
    if (lengths >> max(abs(along), abs(across))) & 1 == 0:
        return False
    return way_is_clear(here, along, across, figures, True) or way_is_clear(here, along, across, figures, False)


@rule
def untouched_shot(here: int, team: int, most: int, figures: int) -> bool:
    """SS-5.1: whether a kick of at most that length scores past all figures.

    The last step is over the end line from a square before the goal, straight or to a side; the bend comes before it.
    """
    column = here // FIELD_BREADTH
    along = FIELD_LENGTH - column if team == 0 else -1 - column
    for front in range(2):
        for sideward in range(-1, 2):
            across = FIELD_BREADTH // 2 - 1 + front + sideward - here % FIELD_BREADTH
            if max(abs(along), abs(across)) > most:
                continue
            possible = abs(along) > abs(across) if sideward == 0 else across * sideward > 0
            if possible and way_is_clear(here, along, across, figures, sideward == 0):
                return True
    return False


@rule
def longest_kick(ball: int, most: int, mates: int, opponents: int, team: int, goals: int) -> int:
    """SS-4.4: the ends of a kick of ``most``, or else of the longest shorter length that can be played.

    For the kick-off and the restart; ``goals`` says whether a goal counts (SS-2.3: not at the kick-off).
    """
    for length in range(most, 0, -1):
        ends = kick_ends(ball, 1 << length, mates, opponents, team)
        if goals == 0:
            ends &= ~GOAL_BIT
        if ends != 0:
            return ends
    return 0
