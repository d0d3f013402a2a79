"""What the network reads: the situation before a snap, as numbers that are easy to learn from."""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.solve.unseen import FINE_YARDS
from touchline.kernel.rule import rule

FEATURES = 44
OVERTIME = 3


class Reals(Protocol):
    """Figures of a record, one by one."""

    def __getitem__(self, at: int | tuple[int, ...]) -> float: ...

    def __setitem__(self, at: int | tuple[int, ...], value: float) -> None: ...


class Counts(Protocol):
    """Whole numbers of a record, one by one."""

    def __getitem__(self, at: int | tuple[int, ...]) -> int: ...

    def __setitem__(self, at: int | tuple[int, ...], value: int) -> None: ...


class Situation(NamedTuple):
    """What matters before a snap or a kickoff, seen by the side with the ball (the receivers)."""

    half: int
    lead: int
    cards: int
    """Offense cards left, hand and deck: the clock of the half."""
    y: int
    down: int
    to_gain: int
    timeouts: int
    rival_timeouts: int
    receives: int
    """1 when the side with the ball receives the second half's kickoff; 0 once that has come."""
    supply: int
    """What the cards left in both decks promise the offense, see ``unseen.supply``."""
    kick: int
    """1 when a kickoff comes first; ``y`` is then where a drive begins on average."""


@rule
def write_features(t: Situation, whole: int, make: float, x: Reals) -> None:
    """The inputs of the network; ``whole`` is a full offense deck, ``make`` the chance of a field goal from here."""
    left = t.cards / whole
    rest = left + (1.0 if t.half == 1 else 0.0)
    late = math.exp(-8.0 * left)
    swing = t.lead / (2.0 + 16.0 * math.sqrt(rest))
    field = (GOAL_TO_GOAL - t.y) / 100.0
    need = t.to_gain / 10.0
    x[0] = 1.0 if t.half == 1 else 0.0
    x[1] = 1.0 if t.half >= OVERTIME else 0.0
    x[2] = left
    x[3] = late
    x[4] = t.lead / 14.0
    x[5] = swing
    x[6] = swing / (1.0 + abs(swing))
    x[7] = field
    x[8] = field * field
    x[9] = make
    x[10] = 1.0 if t.down == 2 else 0.0
    x[11] = 1.0 if t.down == 3 else 0.0
    x[12] = 1.0 if t.down == 4 else 0.0
    x[13] = need
    x[14] = need * (t.down - 1) / 3.0
    x[15] = t.to_gain / (5.0 - t.down) / 5.0
    x[16] = t.timeouts / 3.0
    x[17] = t.rival_timeouts / 3.0
    x[18] = x[16] * late
    x[19] = x[17] * late
    x[20] = 1.0 if t.receives == 1 else (-1.0 if t.half == 1 else 0.0)
    x[21] = math.exp(-0.3 * t.cards)
    x[22] = x[21] * make
    x[23] = x[21] * field
    x[24] = 1.0 if t.lead > 0 else (-1.0 if t.lead < 0 else 0.0)
    x[25] = x[24] * late * (1.0 if t.half >= 2 else 0.0)
    x[26] = 1.0 if abs(t.lead) <= 3 else 0.0
    x[27] = 1.0 if abs(t.lead) <= 8 else 0.0
    x[28] = x[25] if abs(t.lead) > 8 else 0.0
    x[29] = 1.0 if t.to_gain == t.y else 0.0
    write_finer_features(t, x)


@rule
def write_finer_features(t: Situation, x: Reals) -> None:
    """What the first network did not know: kickoffs, decks, time-outs at the end, scores by what answers them."""
    x[30] = float(t.kick)
    x[31] = x[16] * x[21]
    x[32] = x[17] * x[21]
    x[33] = 1.0 if t.lead == 0 else 0.0
    x[34] = x[24] * x[21]
    x[35] = 1.0 if -3 <= t.lead and t.lead < 0 else 0.0
    x[36] = 1.0 if -8 <= t.lead and t.lead < -3 else 0.0
    x[37] = 1.0 if t.lead > 0 and t.lead <= 3 else 0.0
    x[38] = 1.0 if t.lead > 3 and t.lead <= 8 else 0.0
    x[39] = t.supply / FINE_YARDS
    x[40] = max(0.0, 1.0 - t.cards / 12.0)
    x[41] = max(0.0, 1.0 - t.cards / 6.0)
    x[42] = max(0.0, 1.0 - t.cards / 3.0)
    x[43] = 1.0 if abs(t.lead) <= 16 else 0.0
