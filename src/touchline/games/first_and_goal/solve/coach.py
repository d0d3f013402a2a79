"""A coach's decision: every legal move with its worth, and how often to make it.

``think`` fills ``mind.score`` (the chance of the side that decides to win with a move) and ``mind.odd`` (how
often it makes it); ``decide`` draws a move.  Of the state only what the deciding seat may know is read: its own
hand and pile, what everybody sees, and which cards it has seen on the other side's pile.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.hands import may_call_time_out
from touchline.games.first_and_goal.moves import (
    BURN,
    CALL_FIELD_GOAL,
    CALL_HAIL_MARY,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    CALL_TIME_OUT,
    DISCARD,
    END_HALF,
    FAKE,
    GIVE_UP,
    HOLD,
    KICK,
    READY,
    SHUFFLE,
    TAKE,
    TWO_POINT,
    WITHOUT,
)
from touchline.games.first_and_goal.solve.calls import bar_cards, imagine_hands, laid, read_rival, shut, solve_call
from touchline.games.first_and_goal.solve.kicking import (
    column_share,
    field_goal_value,
    game_value,
    look_at_punts,
    punt_value,
    row_share,
)
from touchline.games.first_and_goal.solve.outcomes import (
    after_gain,
    before_try,
    conceded,
    flag_on_defense,
    flag_on_offense,
    weigh_calls,
    worth_of_pair,
)
from touchline.games.first_and_goal.solve.seldom import think_seldom
from touchline.games.first_and_goal.solve.situation import (
    FIRST_TEN,
    KICKED_TO,
    SAFETY_KICKED_TO,
    WIDE,
    Mind,
    Situation,
    called_time,
    chance,
    half_time,
    kicked_off,
    lost_ball,
    rival_called_time,
    situation,
    stays,
    tabled_back,
)
from touchline.games.first_and_goal.state import (
    ANSWER,
    BREAKAWAY,
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
    HAIL,
    KNEEL_CARD,
    MARY,
    OFFENSE_CARDS,
    ON_DEFENSE,
    ON_OFFENSE,
    PENALTY_YARDS,
    PLAYS,
    PUNT_CHOICE,
    THEN_DEFENSE_TRY,
    THEN_KICKOFF,
    THEN_SAFETY_PUNT,
    THEN_TRY,
    THEN_TURNOVER,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TRY,
    FootballBox,
    FootballState,
    P,
    X,
)
from touchline.kernel.draws import below, game_key
from touchline.kernel.rule import rule

LONGEST_KICK = 45
"""No field goal dice of the base team reach farther, bonus included; farther kicks are not looked at."""
TIME_OUT_MARGIN = 0.006
"""How much better a hand must promise to get before a time-out is spent on it."""
SPARE_CARD = 0.001
"""What a card taken back is worth beside a better one in hand."""
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
    t = situation(s, box)
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


# ---- calls


@rule
def solve_snap(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, faked: int, trying: int, who: int, key: int
) -> None:
    """Solve the call of a snap as the holder of deck ``who`` sees it (``who`` 2: as nobody in particular)."""
    weigh_calls(m, box, s, t, faked, trying)
    draw = imagine_hands(m, s, box, OFFENSE_CARDS, who == OFFENSE_CARDS, key, 0)
    imagine_hands(m, s, box, DEFENSE_CARDS, who == DEFENSE_CARDS, key, draw)
    bar_cards(m, box, t.y, trying)
    if m.trust > 0.0 and who < 2:
        read_rival(m, s, box, 1 - who, faked)
    solve_call(m, 1 - who if who < 2 else 2)


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
                m.score[move] = time_out_value(m, s, box, t, OFFENSE_CARDS)
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
        paid = stays(t, t.y, t.down, t.to_gain, t.cards - 1)
        plain = field_goal_value(m, box, team, paid, 0)
        nearer = field_goal_value(m, box, team, paid, box.fake_bonus)
        return kick_game(m, plain, nearer, fake, turned_over(m, box, team, paid))
    if move == END_HALF:
        return half_time(m, box, team, t)
    if move == GIVE_UP:
        return kicked_off(m, box, team, t, t.cards, t.lead)
    return 0.0


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


@rule
def think_of_defense(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int, key: int
) -> None:
    """FG-3.2: the defense's card from the same equilibrium, or time."""
    solve_snap(m, s, box, t, WIDE + s.faked, WIDE + s.trying, DEFENSE_CARDS, key)
    for k in range(count):
        if moves[k] < PLAYS:
            m.score[moves[k]] = 1.0 - m.worth[DEFENSE_CARDS, moves[k]]
        else:
            m.score[moves[k]] = time_out_value(m, s, box, t, DEFENSE_CARDS)
            if m.score[moves[k]] > 1.0 - m.value[0]:
                m.odd[moves[k]] = 1.0
                return
    for play in range(PLAYS):
        m.odd[play] = m.usual[DEFENSE_CARDS, 0, play]


# ---- time-outs


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
def time_out_value(m: Mind, s: FootballState, box: FootballBox, t: Situation, which: int) -> float:
    """FG-8.4: what a time-out is worth to the holder of ``which``: a better hand, but for the rival too, and one less.

    Both are taken to play their best card against the other's present blend.
    """
    team = WIDE + s.offense if which == OFFENSE_CARDS else 1 - s.offense
    now = chance(m, box, WIDE + s.offense, t)
    then = chance(m, box, WIDE + s.offense, called_time(t) if which == OFFENSE_CARDS else rival_called_time(t))
    cost = now - then if which == OFFENSE_CARDS else then - now
    own = max(best_card(m, s, box, which, 0, True, t.y), fresh_hand(m, s, box, which, False, t.y))
    rival = fresh_hand(m, s, box, 1 - which, True, t.y) - fresh_hand(m, s, box, 1 - which, False, t.y)
    spare = 1.0 / (1.0 + s.timeouts[team])
    return own - rival - max(0.0, cost) - TIME_OUT_MARGIN * spare


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
    more_time = 0.0
    if which == OFFENSE_CARDS:
        team = WIDE + s.offense
        longer = stays(t, t.y, t.down, t.to_gain, t.cards + 1)
        more_time = chance(m, box, team, longer) - chance(m, box, team, t)
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


@rule
def think_of_clock(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> None:
    """FG-8.2, FG-8.3: burn or hold, stop the burn or not; FG-3.1: an announced play is not worth a time-out."""
    if s.tabled:
        think_of_run_burn(m, s, box, t)
        return
    kept = after_the_play(m, s, box, t, t.cards)
    if s.phase == ANSWER:
        m.score[READY] = 1.0 - kept
        m.score[CALL_TIME_OUT] = 1.0 - kept - TIME_OUT_MARGIN
        return
    burned = after_the_play(m, s, box, t, t.cards - 1)
    stopped = after_the_play(m, s, box, rival_called_time(t), t.cards)
    if s.phase == BURN_STOP:
        m.score[READY] = 1.0 - burned
        m.score[CALL_TIME_OUT] = 1.0 - stopped
        return
    if may_call_time_out(s, 1 - s.offense):
        burned = min(burned, stopped)
    m.score[BURN] = burned
    m.score[HOLD] = kept


@rule
def think_of_run_burn(m: Mind, s: FootballState, box: FootballBox, t: Situation) -> None:
    """FG-8.1: both cards lie open and no die is rolled: what the run is worth with its burn, and without."""
    weigh_calls(m, box, s, tabled_back(s, t), WIDE + s.faked, WIDE + s.trying)
    pair = (WIDE + s.offense_call - 1) * PLAYS + s.defense_call - 1
    m.score[READY] = 1.0 - worth_of_pair(m, WIDE + s.offense, WIDE + s.faked, pair, 0)
    m.score[CALL_TIME_OUT] = 1.0 - worth_of_pair(m, WIDE + s.offense, WIDE + s.faked, pair, 2)


@rule
def after_the_play(m: Mind, s: FootballState, box: FootballBox, t: Situation, cards: int) -> float:
    """FG-3.6: the offense's chance once a play is over, with so many cards left."""
    team = WIDE + s.offense
    if s.then == THEN_TURNOVER:
        return lost_ball(m, box, team, t, GOAL_TO_GOAL - t.y, cards, t.lead)
    if s.then == THEN_TRY:
        return before_try(m, box, team, t, cards, t.lead)
    if s.then == THEN_DEFENSE_TRY:
        return chance(m, box, team, stays(conceded(t, 1), KICKED_TO, 1, FIRST_TEN, cards))
    if s.then == THEN_KICKOFF:
        return kicked_off(m, box, team, t, cards, t.lead)
    if s.then == THEN_SAFETY_PUNT:
        return lost_ball(m, box, team, t, SAFETY_KICKED_TO, cards, t.lead)
    return chance(m, box, team, stays(t, t.y, t.down, t.to_gain, cards))


# ---- cards that go, tries, fakes


@rule
def think_of_discard(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, moves: Sequence[int], count: int
) -> None:
    """The card that will be missed least: barred ones first, then doubles, then by expected yards."""
    value = after_the_play(m, s, box, t, t.cards - 1)
    for k in range(count):
        move = moves[k]
        m.score[move] = value
        if move >= DISCARD and move < WITHOUT:
            play = move - DISCARD
            missed = m.card_yards[s.offense, OFFENSE_CARDS, play]
            if s.hand[OFFENSE_CARDS * PLAYS + play] > 1:
                missed -= 1.0
            if shut(box, play, t.y, WIDE + s.trying):
                missed -= 5.0
            m.score[move] -= 0.0005 * missed


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
