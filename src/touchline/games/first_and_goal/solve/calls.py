"""The call of a play as a game of its own: two hidden hands, one matrix, regret matching (FG-3.2).

Neither side knows the other's hand, so a call is a game between all hands that fit what each side has seen.  Some
hands of either side are imagined, dealt uniformly from the cards not seen; type 0 is the hand that is really held.
A card's worth depends on the other side only through its *blend*, how often it plays each card over all its types, so
a round of regret matching costs two products with the matrix.  Regrets below 0 are forgotten and later rounds weigh
more (regret matching +, Tammelin 2014); the average strategy tends to an equilibrium of the imagined game, and the
imagined game to the real one with more types.
"""

from __future__ import annotations

from touchline.games.first_and_goal.solve.inputs import Reals
from touchline.games.first_and_goal.solve.situation import Mind
from touchline.games.first_and_goal.solve.unseen import PARTS, WIDE, laid, unseen
from touchline.games.first_and_goal.state import DEFENSE_CARDS, OFFENSE_CARDS, PLAYS, FootballBox, FootballState
from touchline.kernel.draws import below
from touchline.kernel.rule import rule


@rule
def imagine_hands(m: Mind, s: FootballState, box: FootballBox, which: int, own: bool, key: int, draw: int) -> int:
    """Fill ``m.hands[which]``: type 0 is the own hand or stays empty; the next draw number."""
    for k in range(PLAYS):
        m.hands[which, 0, k] = 0
        if own:  # with real cards on a table nobody but their holder knows them
            m.hands[which, 0, k] = 1 if box.anonymous else s.hand[which * PLAYS + k]
    size = min(WIDE + s.in_hand[which], box.hand_size) if m.recalls else WIDE + s.in_hand[which]
    for each in range(1, m.types + 1):
        total = 0
        for k in range(PLAYS):
            m.left[k] = unseen(s, box, which, k)
            total += m.left[k]
            m.hands[which, each, k] = 0
        for _ in range(size):
            if total <= 0:
                break
            ticket = below(key, draw, total)
            draw += 1
            for k in range(PLAYS):
                ticket -= m.left[k]
                if ticket < 0:
                    gone = min(PARTS, m.left[k])
                    m.left[k] -= gone
                    total -= gone
                    m.hands[which, each, k] += 1
                    break
    return draw


@rule
def hold_what_was_laid(m: Mind, s: FootballState, box: FootballBox, which: int, first: int) -> None:
    """FG-8.4: the hands from ``first`` on may hold any card that was laid: who takes one back takes what he wants."""
    for play in range(PLAYS):
        if laid(s, box, which, play) > 0:
            for each in range(first, m.types + 1):
                m.hands[which, each, play] += 1


@rule
def has_taken_back(s: FootballState, box: FootballBox, which: int) -> bool:
    """FG-8.4: whether a side took a card back in the time-out before this snap: only then a hand is larger."""
    return s.in_hand[which] > box.hand_size


@rule
def shut(box: FootballBox, play: int, y: int, trying: int) -> bool:
    """FG-3.3, FG-9.2: a marked card inside its yard line, or on a try."""
    return box.red_zone[play] > 0 and (trying == 1 or y <= box.red_zone[play])


@rule
def bar_cards(m: Mind, box: FootballBox, y: int, trying: int) -> None:
    """FG-3.3: cards that may not be played here leave the imagined offense hands."""
    for play in range(PLAYS):
        if shut(box, play, y, trying):
            for each in range(m.types + 1):
                m.hands[OFFENSE_CARDS, each, play] = 0


@rule
def expected_yards(m: Mind, s: FootballState, box: FootballBox, which: int, play: int, faked: int) -> float:
    """The yards a card can expect against the cards of the other deck that its holder has not seen."""
    other = 1 - which
    total = 0.0
    weights = 0.0
    for k in range(PLAYS):
        weight = float(unseen(s, box, other, k))
        pair = play * PLAYS + k if which == OFFENSE_CARDS else k * PLAYS + play
        total += weight * m.yards[s.offense, faked, pair]
        weights += weight
    return total / weights if weights > 0.0 else 0.0


@rule
def read_rival(m: Mind, s: FootballState, box: FootballBox, which: int, faked: int) -> None:
    """Fill ``m.read[which]``: how often a rival who maximises expected yards would play each card.

    He knows his own hand, which is imagined, and plays its best card against what he has not seen of ours.
    """
    for k in range(PLAYS):
        m.read[which, k] = 0.0
        m.plan[k] = expected_yards(m, s, box, which, k, faked)
    for each in range(1, m.types + 1):
        best = -1
        for k in range(PLAYS):
            if m.hands[which, each, k] > 0:
                if best == -1 or (m.plan[k] > m.plan[best] if which == OFFENSE_CARDS else m.plan[k] < m.plan[best]):
                    best = k
        if best >= 0:
            m.read[which, best] += 1.0 / m.types


@rule
def match_regrets(m: Mind, which: int, each: int) -> None:
    """The strategy of a type: cards in proportion to their regret, all alike when there is none."""
    total = 0.0
    count = 0
    for k in range(PLAYS):
        if m.hands[which, each, k] > 0:
            total += m.regret[which, each, k]
            count += 1
    for k in range(PLAYS):
        if m.hands[which, each, k] == 0:
            m.mixed[which, each, k] = 0.0
        elif total > 0.0:
            m.mixed[which, each, k] = m.regret[which, each, k] / total
        else:
            m.mixed[which, each, k] = 1.0 / count


@rule
def blend_hands(m: Mind, strategies: Reals, which: int) -> None:
    """How often a side plays each card: its types weigh alike, an empty one nothing."""
    total = 0.0
    for k in range(PLAYS):
        m.blend[which, k] = 0.0
    for each in range(m.types + 1):
        for k in range(PLAYS):
            m.blend[which, k] += strategies[which, each, k]
            total += strategies[which, each, k]
    if total > 0.0:
        for k in range(PLAYS):
            m.blend[which, k] /= total


@rule
def mix_in(m: Mind, which: int, rival: int, strategies: Reals) -> None:
    """The blend of a side; the rival's partly as he is read."""
    blend_hands(m, strategies, which)
    if which == rival and m.trust > 0.0:
        for k in range(PLAYS):
            m.blend[which, k] = (1.0 - m.trust) * m.blend[which, k] + m.trust * m.read[which, k]


@rule
def weigh_cards(m: Mind, which: int) -> None:
    """The worth of each card of a side against the other side's blend, always the offense's chance."""
    for k in range(PLAYS):
        total = 0.0
        for j in range(PLAYS):
            if which == OFFENSE_CARDS:
                total += m.matrix[k, j] * m.blend[DEFENSE_CARDS, j]
            else:
                total += m.matrix[j, k] * m.blend[OFFENSE_CARDS, j]
        m.worth[which, k] = total


@rule
def regret_cards(m: Mind, which: int, weight: float) -> None:
    """One round for a side: regrets of every type, and its average strategy."""
    sign = 1.0 if which == OFFENSE_CARDS else -1.0
    for each in range(m.types + 1):
        got = 0.0
        for k in range(PLAYS):
            got += m.mixed[which, each, k] * m.worth[which, k]
        for k in range(PLAYS):
            if m.hands[which, each, k] > 0:
                m.regret[which, each, k] = max(0.0, m.regret[which, each, k] + sign * (m.worth[which, k] - got))
        match_regrets(m, which, each)
        for k in range(PLAYS):
            m.usual[which, each, k] += weight * m.mixed[which, each, k]


@rule
def solve_call(m: Mind, rival: int) -> None:
    """Solve the imagined game: average strategies of all types, blends, worths and values.

    ``rival`` is the deck of the side that is read with ``m.trust`` (2: nobody's): so often he plays as
    ``read_rival`` says, else as he likes (a restricted Nash response, Johanson, Zinkevich and Bowling 2007).
    """
    for which in range(2):
        for each in range(m.types + 1):
            for k in range(PLAYS):
                m.regret[which, each, k] = 0.0
                m.usual[which, each, k] = 0.0
            match_regrets(m, which, each)
        mix_in(m, which, rival, m.mixed)
    for step in range(m.rounds):
        for which in range(2):
            weigh_cards(m, which)
            regret_cards(m, which, step + 1.0)
            mix_in(m, which, rival, m.mixed)
    for which in range(2):
        for each in range(m.types + 1):
            total = 0.0
            for k in range(PLAYS):
                total += m.usual[which, each, k]
            if total > 0.0:
                for k in range(PLAYS):
                    m.usual[which, each, k] /= total
        mix_in(m, which, rival, m.usual)
    weigh_cards(m, OFFENSE_CARDS)
    weigh_cards(m, DEFENSE_CARDS)
    value_call(m)


@rule
def value_call(m: Mind) -> None:
    """The value of the call for the hand that is held, and over all hands that fit."""
    overall = 0.0
    for k in range(PLAYS):
        overall += m.blend[OFFENSE_CARDS, k] * m.worth[OFFENSE_CARDS, k]
    m.value[1] = overall
    m.value[0] = overall
    for which in range(2):
        own = 0.0
        held = 0.0
        for k in range(PLAYS):
            own += m.usual[which, 0, k] * m.worth[which, k]
            held += m.usual[which, 0, k]
        if held > 0.0:
            m.value[0] = own


@rule
def take_best_card(m: Mind, which: int) -> None:
    """Make the strategy of the hand that is held its best card against the other side's blend."""
    best = -1
    for k in range(PLAYS):
        m.usual[which, 0, k] = 0.0
        if m.hands[which, 0, k] > 0:
            better = best == -1
            if not better:
                better = (m.worth[which, k] > m.worth[which, best]) == (which == OFFENSE_CARDS)
            if better:
                best = k
    if best >= 0:
        m.usual[which, 0, best] = 1.0
        m.value[0] = m.worth[which, best]
