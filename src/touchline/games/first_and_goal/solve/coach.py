"""A coach's decision: every legal move with its worth, and how often to make it.

``think`` fills ``mind.score`` (the chance of the side that decides to win with a move) and ``mind.odd`` (how
often it makes it); ``decide`` draws a move.  Of the state only what the deciding seat may know is read: its own
hand and pile, what everybody sees, and which cards it has seen on the other side's pile.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from touchline.games.first_and_goal.moves import (
    CALL_TIME_OUT,
    DISCARD,
    FAKE,
    KICK,
    TWO_POINT,
    WITHOUT,
)
from touchline.games.first_and_goal.solve.after_play import think_of_clock, think_of_discard
from touchline.games.first_and_goal.solve.announcing import LONGEST_KICK, announced_value, turned_over
from touchline.games.first_and_goal.solve.calls import has_taken_back
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.kicking import (
    column_share,
    field_goal_value,
    look_at_punts,
    punt_value,
    row_share,
)
from touchline.games.first_and_goal.solve.seldom import think_seldom
from touchline.games.first_and_goal.solve.situation import Mind, chance, kicked_off, situation, stays
from touchline.games.first_and_goal.solve.snap_call import solve_snap
from touchline.games.first_and_goal.solve.time_outs import best_card_value, think_of_time_out, time_out_value
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import (
    ANSWER,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DISCARD_MORE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL,
    FIELD_GOAL_CARD,
    KNEEL_CARD,
    OFFENSE_CARDS,
    PLAYS,
    PUNT_CHOICE,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TRY,
    FootballBox,
    FootballState,
    X,
)
from touchline.kernel.draws import below, game_key
from touchline.kernel.rule import rule

FINE = 1 << 20
"""Steps of chance when a move is drawn."""


@rule
def decide(
    m: Mind, s: FootballState, box: FootballBox, moves: MutableSequence[int], count: int, key: int, draw: int
) -> int:
    """One of the legal moves, drawn as often as ``think`` says."""
    if count == 1:
        return moves[0]
    own = game_key(key, draw)
    think(m, s, box, moves, count, own)
    ticket = below(own, 1 << 20, FINE) / FINE
    for k in range(count):
        ticket -= m.odd[moves[k]]
        if ticket < 0.0:
            return moves[k]
    best = 0
    for k in range(count):
        if m.odd[moves[k]] > m.odd[moves[best]]:
            best = k
    return moves[best]


@rule
def think(m: Mind, s: FootballState, box: FootballBox, moves: Sequence[int], count: int, key: int) -> None:
    """The worth of every legal move and the strategy over them; ``key`` imagines the hands."""
    for k in range(count):
        m.odd[moves[k]] = 0.0
        m.score[moves[k]] = 0.0
    t = situation(m, s, box)
    phase = s.phase
    if phase == CALL:
        think_of_call(m, s, box, t, moves, count, key)
        return
    if phase == DEFENSE_CALL:
        think_of_defense(m, s, box, t, moves, count, key)
        return
    if phase in (FAKE_OFFENSE, FAKE_DEFENSE):
        think_of_fake(m, s, box, t, moves, count, key)
        return
    if phase in (BURN_OFFER, BURN_STOP, ANSWER):
        think_of_clock(m, s, box, t)
    elif phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE):
        think_of_time_out(m, s, box, t, moves, count, key)
    elif phase in (BURN_HAND, FIELD_GOAL_CARD, KNEEL_CARD, DISCARD_MORE):
        think_of_discard(m, s, box, t, moves, count)
    elif phase == PUNT_CHOICE:
        look_at_punts(m, box, WIDE + s.offense, t)
        for k in range(count):
            row = moves[k] - WITHOUT if moves[k] >= WITHOUT else 0
            m.score[moves[k]] = punt_value(m, box, WIDE + s.offense, t, row, WIDE + s.bonus)
    elif phase == TRY:
        think_of_try(m, s, box, t, moves, count, key)
    else:
        think_seldom(m, s, box, t, moves, count)
    take_the_best(m, moves, count)


@rule
def take_the_best(m: Mind, moves: Sequence[int], count: int) -> None:
    """Nothing to hide: the move with the highest score."""
    best = 0
    for k in range(count):
        m.odd[moves[k]] = 0.0
        if m.score[moves[k]] > m.score[moves[best]]:
            best = k
    m.odd[moves[best]] = 1.0


@rule
def think_of_call(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int, key: int
) -> None:
    """FG-3.2, FG-4.3, FG-7: a card from the equilibrium of the call, or what is announced if it is worth more."""
    team = WIDE + s.offense
    fake = -1.0
    looks_at_kicks = s.trying == 0 and s.faked == 0 and (s.down == 4 or s.y <= LONGEST_KICK)
    if looks_at_kicks:
        solve_snap(m, s, box, t, 1, 0, OFFENSE_CARDS, key)
        fake = m.value[0]
    if s.trying == 0 and s.faked == 0:
        for k in range(count):
            m.score[moves[k]] = announced_value(m, s, box, t, moves[k], fake)
    called = solved_time_out(m, s, box, t, OFFENSE_CARDS, moves, count, key)
    solve_snap(m, s, box, t, WIDE + s.faked, WIDE + s.trying, OFFENSE_CARDS, key)
    best = -1
    plays = False
    for k in range(count):
        move = moves[k]
        if move < PLAYS:
            plays = True
            m.score[move] = m.worth[OFFENSE_CARDS, move]
        else:
            if move == CALL_TIME_OUT:
                m.score[move] = called if m.solves else best_card_value(m, s, box, t, OFFENSE_CARDS)
                m.score[move] = once_a_snap(m, s, box, OFFENSE_CARDS, m.score[move], m.value[0])
            elif move >= DISCARD and move < WITHOUT:
                m.score[move] = (
                    chance(m, box, team, stays(t, t.y, t.down, t.to_gain, t.cards - 1))
                    - 0.0005 * (m.card_yards[team, OFFENSE_CARDS, move - DISCARD])
                )
            if best == -1 or m.score[move] > m.score[best]:
                best = move
    if best >= 0 and (not plays or m.score[best] > m.value[0]):
        m.odd[best] = 1.0
        return
    for play in range(PLAYS):
        m.odd[play] = m.usual[OFFENSE_CARDS, 0, play]


@rule
def solved_time_out(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, which: int, moves: Sequence[int], count: int, key: int
) -> float:
    """The worth of a time-out where one may be called; it is thought of before the call, whose solution is to stay."""
    for k in range(count):
        if moves[k] == CALL_TIME_OUT and m.solves:
            return time_out_value(m, s, box, t, which, key)
    return 0.0


@rule
def once_a_snap(m: Mind, s: FootballState, box: FootballBox, which: int, called: float, now: float) -> float:
    """FG-3.1: who holds the card he has just taken back gains nothing by taking another, whatever hands he imagines."""
    return min(called, now - m.margin) if m.recalls and has_taken_back(s, box, which) else called


@rule
def think_of_defense(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int, key: int
) -> None:
    """FG-3.2: the defense's card from the same equilibrium, or time."""
    called = solved_time_out(m, s, box, t, DEFENSE_CARDS, moves, count, key)
    solve_snap(m, s, box, t, WIDE + s.faked, WIDE + s.trying, DEFENSE_CARDS, key)
    for k in range(count):
        if moves[k] < PLAYS:
            m.score[moves[k]] = 1.0 - m.worth[DEFENSE_CARDS, moves[k]]
        else:
            m.score[moves[k]] = called if m.solves else best_card_value(m, s, box, t, DEFENSE_CARDS)
            m.score[moves[k]] = once_a_snap(m, s, box, DEFENSE_CARDS, m.score[moves[k]], 1.0 - m.value[0])
            if m.score[moves[k]] > 1.0 - m.value[0]:
                m.odd[moves[k]] = 1.0
                return
    for play in range(PLAYS):
        m.odd[play] = m.usual[DEFENSE_CARDS, 0, play]


@rule
def think_of_try(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int, key: int
) -> None:
    """FG-9.1, FG-9.2: one point almost surely, or two by the matrix of the try."""
    blocked = m.icons[X] * m.referee[X]
    for k in range(count):
        if moves[k] == TWO_POINT:
            two = stays(t, box.try_spot, 1, box.try_spot, t.cards)
            solve_snap(m, s, box, two, 0, 1, OFFENSE_CARDS, key)
            m.score[TWO_POINT] = m.value[0]
        else:
            seven = kicked_off(m, box, WIDE + s.offense, t, t.cards, t.lead + 1)
            m.score[moves[k]] = (1.0 - blocked) * seven + blocked * kicked_off(
                m, box, WIDE + s.offense, t, t.cards, t.lead
            )


@rule
def think_of_fake(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int, key: int
) -> None:
    """FG-7.5: kick or fake, a game of two by two."""
    team = WIDE + s.offense
    by_offense = s.phase == FAKE_OFFENSE
    solve_snap(m, s, box, t, 1, 0, OFFENSE_CARDS if by_offense else DEFENSE_CARDS, key)
    fake = m.value[0] if by_offense else m.value[1]
    if s.action == FIELD_GOAL:
        plain = field_goal_value(m, box, team, t, 0)
        nearer = field_goal_value(m, box, team, t, box.fake_bonus)
    else:
        look_at_punts(m, box, team, t)
        plain = punt_value(m, box, team, t, 0, 0)
        nearer = punt_value(m, box, team, t, 0, box.fake_bonus)
    caught = turned_over(m, box, team, t)
    trust, other = m.trust, 1.0 - m.trust
    if by_offense:
        nearer = trust * plain + other * nearer
        caught = trust * fake + other * caught
        rows = row_share(plain, nearer, fake, caught)
        columns = column_share(plain, nearer, fake, caught)
        m.score[KICK] = columns * plain + (1.0 - columns) * nearer
        m.score[FAKE] = columns * fake + (1.0 - columns) * caught
        m.odd[KICK] = rows if count > 1 else 1.0
        m.odd[FAKE] = 1.0 - m.odd[KICK]
    else:
        fake = trust * plain + other * fake
        caught = trust * nearer + other * caught
        rows = row_share(plain, nearer, fake, caught)
        columns = column_share(plain, nearer, fake, caught)
        m.score[KICK] = 1.0 - (rows * plain + (1.0 - rows) * fake)
        m.score[FAKE] = 1.0 - (rows * nearer + (1.0 - rows) * caught)
        m.odd[KICK] = columns
        m.odd[FAKE] = 1.0 - columns
