"""One game from start to end with somebody on every seat, and what is noted on the way.

As with ``kernel.drive``, this is one source: as it stands it runs on Python states with bots
on the seats; handed to Numba it runs on records with compiled policies, on CPU or GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from touchline.kernel.drive import drivers
from touchline.kernel.nodes import CHANCE, OVER

if TYPE_CHECKING:
    import numpy as np

NOTES = (
    ("steps", "i4"),
    ("decisions", "i4"),
    ("scores", "i4"),
    ("lead_changes", "i4"),
    ("decided", "i4"),
    ("home_best", "i2"),
    ("away_best", "i2"),
    ("first", "i1"),
    ("payoff", "i1"),
    ("finished", "i1"),
)
"""What is noted of every game: steps and decisions; how often a score changed and the lead
went to the other side; the step with which the final lead (or tie) began; each side's biggest lead; who went
first; the payoff of the first seat; whether the game reached its end within the limit."""

PLANES = 48
"""Binary digits of the counters of rulings."""


def notes_dtype() -> np.dtype[np.void]:
    """The record of one game's notes."""
    import numpy as np

    return np.dtype(list(NOTES), align=True)


class Notes:
    """The Python twin of a record of notes."""

    __slots__ = tuple(name for name, _ in NOTES)


class Loops(NamedTuple):
    """The loops over whole games, for given players."""

    count: Callable[..., None]
    """``count(planes, row, k, bits)``: add ``2**k`` to the counter of every bit that is set."""
    game: Callable[..., int]
    """``game(s, box, moves, notes, planes, key, limit)``: a game from the start; its steps."""


def loops(rules: Any, decide: Callable[..., int], first: Callable[..., int], register: Callable[[Any], Any]) -> Loops:
    """The loops of one game; ``register`` makes an inner function known to a compiler."""
    start, to_move, legal, play, roll, payoff = (
        getattr(rules, name) for name in ("start", "to_move", "legal", "play", "roll", "payoff")
    )
    outcome = register(drivers(rules).outcome)

    def count(planes: Any, row: int, k: int, bits: int) -> None:
        """Vertical counters: digit ``k`` of all 63 counters lies in ``planes[row, k]``, so that all the rules
        of a step are counted at once; here ``2**k`` is added to the counter of every bit set.
        """
        while bits != 0:
            carried = planes[row, k] & bits
            planes[row, k] ^= bits
            bits = carried
            k += 1

    counted = register(count)

    def game(s: Any, box: Any, moves: Any, notes: Any, planes: Any, key: int, limit: int) -> int:
        start(s, box)
        steps = 0
        decisions = 0
        scores = 0
        lead_changes = 0
        decided = 0
        home_best = 0
        away_best = 0
        went_first = -1
        margin = 0
        ahead = 0
        leader = 0
        ever = 0
        ones = 0
        twos = 0
        fours = 0
        seat = to_move(s, box)
        while seat != OVER and steps < limit:
            if went_first < 0:
                went_first = first(s, box, seat)
            s.fired = 0
            if seat == CHANCE:
                roll(s, box, outcome(s, box, key, steps))
            else:
                decisions += 1
                play(s, box, decide(s, box, moves, legal(s, box, moves), key, steps, seat))
            steps += 1
            fired = s.fired
            ever |= fired
            carried = ones & fired
            ones ^= fired
            again = twos & carried
            twos ^= carried
            carried = fours & again
            fours ^= again
            if carried != 0:
                counted(planes, 0, 3, carried)
            now = s.score[0] - s.score[1]
            if now != margin:
                scores += 1
                margin = now
                sign = 1 if now > 0 else (-1 if now < 0 else 0)
                if sign != ahead:
                    ahead = sign
                    decided = steps
                if sign != 0 and sign != leader:
                    if leader != 0:
                        lead_changes += 1
                    leader = sign
                home_best = max(home_best, now)
                away_best = max(away_best, -now)
            seat = to_move(s, box)
        counted(planes, 0, 0, ones)
        counted(planes, 0, 1, twos)
        counted(planes, 0, 2, fours)
        counted(planes, 1, 0, ever)
        notes.steps = steps
        notes.decisions = decisions
        notes.scores = scores
        notes.lead_changes = lead_changes
        notes.decided = decided
        notes.home_best = home_best
        notes.away_best = away_best
        notes.first = went_first
        notes.finished = 1 if seat == OVER else 0
        notes.payoff = payoff(s, box, 0) if seat == OVER else 0
        return steps

    return Loops(counted, register(game))


def counters(planes: Any) -> list[list[int]]:
    """The vertical counters read out: for each row, how often each of the 63 bits was counted."""
    return [[sum(((int(plane) >> bit) & 1) << k for k, plane in enumerate(row)) for bit in range(63)] for row in planes]
