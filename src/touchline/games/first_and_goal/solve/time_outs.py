"""What a time-out is worth, and what is done with one: a card taken back, a fresh hand, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal.moves import (
    DISCARD,
    SHUFFLE,
    TAKE,
)
from touchline.games.first_and_goal.solve.calls import shut
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.situation import Mind, called_time, chance, rival_called_time, stays
from touchline.games.first_and_goal.solve.snap_call import solve_after_time_out, solve_snap
from touchline.games.first_and_goal.solve.unseen import WIDE, laid
from touchline.games.first_and_goal.state import (
    DEFENSE_CARDS,
    OFFENSE_CARDS,
    PLAYS,
    TIME_OUT_OFFENSE,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule

SPARE_CARD = 0.001
"""What a card taken back is worth beside a better one in hand."""


@rule
def best_card(m: Mind, s: FootballState, box: FootballBox, which: int, each: int, pile: bool, y: int) -> float:
    """The worth of the best card of a hand, for its holder; with ``pile`` also of those that can be taken back."""
    best = -1.0
    for play in range(PLAYS):
        there = m.hands[which, each, play] > 0
        if pile and not there:
            there = laid(s, box, which, play) > 0 and not (
                which == OFFENSE_CARDS and shut(box, play, y, WIDE + s.trying)
            )
        if there:
            worth = m.worth[which, play] if which == OFFENSE_CARDS else 1.0 - m.worth[which, play]
            best = max(best, worth)
    return best


@rule
def fresh_hand(m: Mind, s: FootballState, box: FootballBox, which: int, pile: bool, y: int) -> float:
    """The worth of the best card of an imagined hand, on average, for its holder."""
    total = 0.0
    for each in range(1, m.types + 1):
        total += best_card(m, s, box, which, each, pile, y)
    return total / max(1, m.types)


@rule
def time_out_value(m: Mind, s: FootballState, box: FootballBox, t: Situation, which: int, key: int) -> float:
    """FG-8.4: what a time-out is worth to the holder of ``which``: the call that follows, solved, with one less.

    Both sides may take back what was laid, and the offense may make the half longer by a card.
    """
    team = WIDE + s.offense if which == OFFENSE_CARDS else 1 - s.offense
    after = called_time(t) if which == OFFENSE_CARDS else rival_called_time(t)
    if s.in_pile[OFFENSE_CARDS] > 0 and longer_clock(m, s, box, after) > 0.0:
        after = stays(after, t.y, t.down, t.to_gain, t.cards + 1)
    solve_after_time_out(m, s, box, after, WIDE + s.faked, WIDE + s.trying, which, key)
    won = m.value[0] if which == OFFENSE_CARDS else 1.0 - m.value[0]
    return won - m.margin / (1.0 + s.timeouts[team])


@rule
def best_card_value(m: Mind, s: FootballState, box: FootballBox, t: Situation, which: int) -> float:
    """What a time-out was worth to the first release: a better card against the present call, but for the rival too."""
    team = WIDE + s.offense if which == OFFENSE_CARDS else 1 - s.offense
    now = chance(m, box, WIDE + s.offense, t)
    then = chance(m, box, WIDE + s.offense, called_time(t) if which == OFFENSE_CARDS else rival_called_time(t))
    cost = now - then if which == OFFENSE_CARDS else then - now
    own = max(best_card(m, s, box, which, 0, True, t.y), fresh_hand(m, s, box, which, False, t.y))
    rival = fresh_hand(m, s, box, 1 - which, True, t.y) - fresh_hand(m, s, box, 1 - which, False, t.y)
    spare = 1.0 / (1.0 + s.timeouts[team])
    return own - rival - max(0.0, cost) - m.margin * spare


@rule
def longer_clock(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> float:
    """FG-8.4: what a card that the offense takes back is worth as time."""
    team = WIDE + s.offense
    return chance(m, box, team, stays(t, t.y, t.down, t.to_gain, t.cards + 1)) - chance(m, box, team, t)


@rule
def think_of_time_out(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int, key: int
) -> None:
    """FG-8.4: the card that helps most, a fresh hand if that promises more, or nothing.

    A card that the offense takes back makes the half longer by one.
    """
    which = OFFENSE_CARDS if s.phase == TIME_OUT_OFFENSE else DEFENSE_CARDS
    solve_snap(m, s, box, t, WIDE + s.faked, WIDE + s.trying, which, key)
    held = best_card(m, s, box, which, 0, False, t.y)
    more_time = longer_clock(m, s, box, t) if which == OFFENSE_CARDS else 0.0
    for k in range(count):
        move = moves[k]
        if move == SHUFFLE:
            m.score[move] = fresh_hand(m, s, box, which, False, t.y)
        elif move >= TAKE and move < DISCARD:
            worth = m.worth[which, move - TAKE] if which == OFFENSE_CARDS else 1.0 - m.worth[which, move - TAKE]
            if which == OFFENSE_CARDS and shut(box, move - TAKE, t.y, WIDE + s.trying):
                worth = 0.0
            m.score[move] = max(held, worth) + SPARE_CARD * worth + more_time
        else:
            m.score[move] = held
