"""The value of a situation: the chance of the side with the ball to win, from score, clock, field, downs and decks.

Small networks (one hidden layer and a straight path past it; one each for the first half, the second and overtime)
read what everybody sees.  The cards in either hand are not among it.
A tie in regular time counts a half, because overtime begins with a fair coin.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.solve.inputs import (
    FEATURES,
    OVERTIME,
    Counts,
    Reals,
    Situation,
    write_features,
)
from touchline.games.first_and_goal.solve.span import SPAN, ZERO
from touchline.games.first_and_goal.solve.unseen import WIDE, supply
from touchline.games.first_and_goal.state import OFFENSE_CARDS, PENALTIES, PLAYS, FootballBox, FootballState
from touchline.kernel.arrays import Array
from touchline.kernel.rule import rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from touchline.games.first_and_goal.solve.odds import Odds

HIDDEN = 64
STAGES = 3
"""A network each for the first half, the second and overtime."""
FIRST_TEN = 10
KICKED_TO = 77
"""Where a drive after a kickoff begins on average, seen by the receivers."""
SAFETY_KICKED_TO = 52
"""The same after the punt that follows a safety."""
LINES = 16
"""Of ``Mind.ahead``; see ``outcomes`` and ``kicking``."""


class Net(NamedTuple):
    """The weights, of every stage (first half, second half, overtime)."""

    inward: NDArray[np.float64]
    """``[stage, feature, unit]``."""
    bias: NDArray[np.float64]
    """``[stage, unit]``."""
    outward: NDArray[np.float64]
    straight: NDArray[np.float64]
    """``[stage, feature]``: the path past the hidden layer."""
    shift: NDArray[np.float64]
    """``[stage]``."""


class Manner(NamedTuple):
    """What tells coaches apart who share a network."""

    trust: float = 0.0
    """How often the rival is taken to maximise expected yards; 0 is an equilibrium."""
    margin: float = 0.02
    """How much better a hand must promise to get before a time-out is spent on it."""
    two: float = -1.0
    """How often a two-point try is taken to succeed in a look ahead; below 0: as the solved try says."""
    kicks: int = 1
    """1: the network values kickoffs; 0: they are valued as the spot where a drive begins on average."""
    solves: int = 1
    """1: a time-out is worth the call that it leads to, solved; 0: the best card it brings against the present call."""
    greedy: int = 0
    """1: not the mixture of the solution but the best card against the other side's (a local best response)."""
    recalls: int = 1
    """1: who took a card back in this time-out may hold whatever was laid; 0: cards taken back are as any other."""
    told: int = 0
    """1: how a trusted rival plays his cards stands in ``Mind.read`` already; 0: he maximises expected yards."""


FORMER = Manner(trust=0.2, margin=0.006, two=0.45, kicks=0, solves=0, recalls=0)
"""The master of the first release."""


@rule
def situation(m: Mind, s: FootballState, box: FootballBox) -> Situation:
    """The situation of a state."""
    rival = 1 - s.offense
    return Situation(
        WIDE + s.half,
        WIDE + s.score[s.offense] - s.score[rival],
        WIDE + s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS],
        WIDE + s.y,
        WIDE + s.down,
        WIDE + s.to_gain,
        WIDE + s.timeouts[s.offense],
        WIDE + s.timeouts[rival],
        1 if s.half == 1 and s.first != s.offense else 0,
        supply(m, s, box),
        0,
    )


@rule
def tabled_back(s: FootballState, t: Situation) -> Situation:
    """FG-8.1: the situation of a snap whose cards lie on the table, with the offense's card back in hand."""
    return stays(t, t.y, t.down, t.to_gain, t.cards + s.tabled)


class Mind(NamedTuple):
    """What a coach thinks with, as the rules read it: weights, odds, and room to think.

    ``mind`` makes it one record, which compiled code passes by reference.
    """

    inward: Reals
    bias: Reals
    outward: Reals
    straight: Reals
    shift: Reals
    snap: Reals
    reach: Counts
    yards: Reals
    icons: Reals
    referee: Reals
    penalty: Reals
    field_goal: Reals
    punt: Reals
    run_out: Reals
    runback: Reals
    run_mean: Reals
    onside: Reals
    card_yards: Reals
    try_good: Reals
    x: Reals
    unit: Reals
    ahead: Reals
    """``[line, yards]``: what follows a gain, see ``outcomes``."""
    matrix: Reals
    """``[offense play, defense play]``: the offense's chance to win."""
    hands: Counts
    """``[deck, type, play]``: hands that fit what has been seen; type 0 is the own hand."""
    regret: Reals
    mixed: Reals
    """``[deck, type, play]``: the strategy of the moment."""
    usual: Reals
    """``[deck, type, play]``: the average strategy, which is the answer."""
    blend: Reals
    """``[deck, play]``: how often a side plays a card, all its types together."""
    worth: Reals
    """``[deck, play]``: what a card is worth against the other side's blend."""
    odd: Reals
    """``[move]``: how often a move is made."""
    score: Reals
    """``[move]``: the chance of the side that decides to win with it."""
    value: Reals
    """0: the own hand's value of the call; 1: the value over all hands that fit; both the offense's."""
    read: Reals
    """``[deck, play]``: how often a rival who maximises expected yards, or does what is told of him, plays a card."""
    plan: Reals
    """``[play]``: the expected yards he counts."""
    left: Counts
    """``[play]``: cards still to be dealt to an imagined hand."""
    accepted: Reals
    """``[side, penalty]``: the offense's chance when a flag on the defense (0) or the offense (1) is accepted."""
    types: int
    """How many hands of each side are imagined."""
    rounds: int
    """How many rounds of regret matching."""
    trust: float
    """This and what follows: see ``Manner``."""
    margin: float
    two: float
    kicks: int
    solves: int
    greedy: int
    recalls: int
    told: int


MOST_TYPES = 64


def mind(net: Net, odds: Odds, types: int, rounds: int, manner: Manner = Manner()) -> Mind:  # noqa: B008
    """Room to think with ``types`` imagined hands of each side and ``rounds`` of regret matching."""
    import numpy as np

    parts = _parts(net, odds, types, rounds, manner)
    layout = [(name, parts[name].dtype, parts[name].shape) for name in Mind._fields]
    record = np.zeros(1, dtype=np.dtype(layout, align=True)).view(np.recarray)
    for name in Mind._fields:
        record[0][name] = parts[name]
    return record[0]  # type: ignore[no-any-return]


def plain_mind(net: Net, odds: Odds, types: int, rounds: int, manner: Manner = Manner()) -> Mind:  # noqa: B008
    """The same for plain Python, which takes seconds to look up the fields of a record and none for a tuple's."""
    parts = _parts(net, odds, types, rounds, manner)
    fields: dict[str, Any] = {name: part.item() if part.ndim == 0 else part for name, part in parts.items()}
    return Mind(**fields)


def _parts(net: Net, odds: Odds, types: int, rounds: int, manner: Manner) -> dict[str, Array]:
    """Whatever a mind is made of, as NumPy has it."""
    import numpy as np

    if not 1 <= types <= MOST_TYPES:
        raise ValueError(f"1 to {MOST_TYPES} hands can be imagined, not {types}")
    shape = (2, MOST_TYPES + 1, PLAYS)
    room = {
        "x": np.zeros(FEATURES),
        "unit": np.zeros(net.bias.shape[1]),
        "ahead": np.zeros((LINES, SPAN)),
        "matrix": np.zeros((PLAYS, PLAYS)),
        "hands": np.zeros(shape, dtype=np.int64),
        "regret": np.zeros(shape),
        "mixed": np.zeros(shape),
        "usual": np.zeros(shape),
        "blend": np.zeros((2, PLAYS)),
        "worth": np.zeros((2, PLAYS)),
        "odd": np.zeros(128),
        "score": np.zeros(128),
        "value": np.zeros(2),
        "read": np.zeros((2, PLAYS)),
        "plan": np.zeros(PLAYS),
        "left": np.zeros(PLAYS, dtype=np.int64),
        "accepted": np.zeros((2, len(PENALTIES))),
        "types": np.int64(types),
        "rounds": np.int64(rounds),
    }
    style = {name: np.asarray(value)[()] for name, value in manner._asdict().items()}
    return net._asdict() | odds._asdict() | room | style


def copy_of(*minds: Mind) -> Array:
    """Copies of minds side by side in one array, for a thread of their own."""
    import numpy as np

    records: Any = minds
    return np.array([np.array(each) for each in records], dtype=records[0].dtype).view(np.recarray)


@rule
def answer(m: Mind, stage: int) -> float:
    """What the network of a stage says to the inputs in ``m.x``."""
    for h in range(HIDDEN):
        m.unit[h] = m.bias[stage, h]
    total = m.shift[stage]
    for i in range(FEATURES):
        value = m.x[i]
        if value != 0.0:
            total += value * m.straight[stage, i]
            for h in range(HIDDEN):
                m.unit[h] += value * m.inward[stage, i, h]
    for h in range(HIDDEN):
        total += m.outward[stage, h] * m.unit[h] / (1.0 + abs(m.unit[h]))
    return 1.0 / (1.0 + math.exp(-total))


@rule
def kick_reaches(m: Mind, team: int, yards: int) -> float:
    """FG-9.3: the chance that a field goal is good from so far, blocks apart."""
    if yards > GOAL_TO_GOAL:
        return 0.0
    return m.field_goal[team, ZERO + max(yards, 0)]


@rule
def chance(m: Mind, box: FootballBox, team: int, t: Situation) -> float:
    """The chance of ``team``, which has the ball, to win."""
    if t.half >= OVERTIME and t.lead != 0:
        return 1.0 if t.lead > 0 else 0.0
    if t.cards <= 0:
        return half_time(m, box, team, t)
    write_features(t, PLAYS * box.copies, kick_reaches(m, team, t.y), m.x)
    return answer(m, min(t.half, STAGES) - 1)


@rule
def half_time(m: Mind, box: FootballBox, team: int, t: Situation) -> float:
    """FG-8.6, FG-8.7, FG-9.9: no card left: the second half's kickoff, the final score, or overtime's coin."""
    if t.half >= 2:
        if t.lead == 0:
            return 0.5
        return 1.0 if t.lead > 0 else 0.0
    lead = t.lead if t.receives == 1 else -t.lead
    whole = PLAYS * box.copies
    opening = Situation(2, lead, whole, KICKED_TO, 1, FIRST_TEN, box.time_outs, box.time_outs, 0, 0, WIDE + m.kicks)
    write_features(opening, whole, 0.0, m.x)
    won = answer(m, 1)
    return won if t.receives == 1 else 1.0 - won


@rule
def handed_over(t: Situation, y: int, cards: int, lead: int, kick: int) -> Situation:
    """The rival's situation with the ball, by a kickoff or not: ``y`` as he counts, ``lead`` still ours."""
    receives = 1 - t.receives if t.half == 1 else 0
    to_gain = min(FIRST_TEN, y)
    return Situation(t.half, -lead, cards, y, 1, to_gain, t.rival_timeouts, t.timeouts, receives, t.supply, kick)


@rule
def lost_ball(m: Mind, box: FootballBox, team: int, t: Situation, y: int, cards: int, lead: int) -> float:
    """Our chance when the rival has the ball ``y`` yards from our goal."""
    return 1.0 - chance(m, box, 1 - team, handed_over(t, min(max(y, 1), GOAL_TO_GOAL - 1), cards, lead, 0))


@rule
def kicked_off(m: Mind, box: FootballBox, team: int, t: Situation, cards: int, lead: int) -> float:
    """FG-2.3: our chance when we kick off, with ``lead`` points ahead."""
    return 1.0 - chance(m, box, 1 - team, handed_over(t, KICKED_TO, cards, lead, WIDE + m.kicks))


@rule
def stays(t: Situation, y: int, down: int, to_gain: int, cards: int) -> Situation:
    """The same side's next situation."""
    return Situation(
        t.half, t.lead, cards, y, down, to_gain, t.timeouts, t.rival_timeouts, t.receives, t.supply, t.kick
    )


@rule
def with_time_outs(t: Situation, timeouts: int, rival_timeouts: int) -> Situation:
    """FG-8.5: the same with so many time-outs left."""
    return Situation(
        t.half, t.lead, t.cards, t.y, t.down, t.to_gain, timeouts, rival_timeouts, t.receives, t.supply, t.kick
    )


@rule
def rival_called_time(t: Situation) -> Situation:
    """FG-8.5: one time-out less for the defense."""
    return with_time_outs(t, t.timeouts, max(0, t.rival_timeouts - 1))


@rule
def called_time(t: Situation) -> Situation:
    """FG-8.5: one time-out less for the offense."""
    return with_time_outs(t, max(0, t.timeouts - 1), t.rival_timeouts)
