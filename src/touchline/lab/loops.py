"""One game from start to end with somebody on every seat, and what is noted on the way.

As with ``kernel.stepping``, this is one source: as it stands it runs on Python states with bots
on the seats; handed to Numba it runs on records with compiled policies, on CPU or GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from touchline.kernel.arrays import Ints, Records
from touchline.kernel.box import Box
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import Register, as_it_stands
from touchline.kernel.rules import Rules
from touchline.kernel.speaking import B, S
from touchline.kernel.stepping import stepping_of

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


def in_place(states: Records, spare: Records, i: int) -> Any:
    """Where game ``i`` is played: in its own record."""
    return states[i]


def nothing(spare: Records, states: Records, i: int) -> None:
    """What is left to do when a game that was played in its own record is over."""


class Turns(NamedTuple):
    """Which games step in a round of the loop, where a GPU plays many side by side."""

    next: Callable[[int], int]
    """``next(due)``: what the next round is for; a block begins it together."""
    has: Callable[..., bool]
    """``has(s, due)``: whether this game steps in it."""


def any_time(due: int) -> int:
    """A round is for everybody."""
    return due


def at_once(s: Any, due: int) -> bool:
    """Nobody waits."""
    return True


AT_ONCE = Turns(any_time, at_once)


def loops(
    rules: Rules[S, B] | SimpleNamespace,
    decide: Callable[..., int],
    first: Callable[..., int],
    register: Register = as_it_stands,
    *,
    table: Callable[..., Any] = in_place,
    put_back: Callable[..., None] = nothing,
    counting: bool = True,
    in_step: bool = False,
    turns: Turns = AT_ONCE,
) -> Callable[..., int]:
    """The loop ``games(states, spare, box, moves, sitting, notes, planes, seed, number, at, stride, limit)``.

    It plays the games ``at``, ``at + stride``, … of ``states`` one after the other; game ``i`` has the dice of
    number ``number + i``, and the policy of index ``sitting[seat]`` decides for a seat.  The answer is the steps
    made.  A game that is over is followed by the next one in the same loop, so that on a GPU a thread does not wait for
    its neighbours' games.
    With ``in_step`` a round is a roll and then the decision it leads to, so that the threads of a warp decide together;
    ``turns`` says which games step in a round.
    A game is played on ``table(states, spare, i)`` and handed in by ``put_back``; ``register`` makes an inner
    function known to a compiler.

    Rulings are counted in vertical counters: digit ``k`` of all 63 counters lies in ``planes[row, k]``, so
    that all the rules of a step are counted at once, and mostly without touching memory.
    """
    start, to_move, play, roll, payoff = (
        getattr(rules, name) for name in ("start", "to_move", "play", "roll", "payoff")
    )
    outcome, key_of = register(stepping_of(rules).outcome), game_key
    parts = 2 if in_step else 1
    next_turn, has_turn = turns
    for each in (table, put_back, next_turn, has_turn):
        register(each)

    def count(planes: Ints, row: int, k: int, bits: int) -> None:
        """Add ``2**k`` to the counter of every bit that is set."""
        while bits != 0:
            carried = planes[row, k] & bits
            planes[row, k] ^= bits
            bits = carried
            k += 1

    register(count)

    def games(
        states: Records,
        spare: Records,
        box: Box,
        moves: Ints,
        sitting: Ints,
        notes: Records,
        planes: Ints,
        seed: int,
        number: int,
        at: int,
        stride: int,
        limit: int,
    ) -> int:
        all_steps = 0
        i = at - stride
        seat = OVER
        steps = decisions = scores = lead_changes = decided = 0
        margin = ahead = leader = home_best = away_best = 0
        went_first = -1
        ones = twos = fours = ever = 0
        s = table(states, spare, at)
        key = key_of(seed, number)
        due = 0
        while True:
            due = next_turn(due)
            if seat == OVER or steps == limit:
                if i >= at:
                    note = notes[i]
                    note.steps = steps
                    note.decisions = decisions
                    note.scores = scores
                    note.lead_changes = lead_changes
                    note.decided = decided
                    note.home_best = home_best
                    note.away_best = away_best
                    note.first = went_first
                    note.finished = 1 if seat == OVER else 0
                    note.payoff = payoff(s, box, 0) if seat == OVER else 0
                    put_back(spare, states, i)
                    all_steps += steps
                    if counting:
                        count(planes, 0, 0, ones)
                        count(planes, 0, 1, twos)
                        count(planes, 0, 2, fours)
                        count(planes, 1, 0, ever)
                i += stride
                if i >= len(states):
                    return all_steps
                s = table(states, spare, i)
                start(s, box)
                key = key_of(seed, number + i)
                steps = decisions = scores = lead_changes = decided = 0
                margin = ahead = leader = home_best = away_best = 0
                went_first = -1
                ones = twos = fours = ever = 0
                seat = to_move(s, box)
            if not has_turn(s, due):
                continue
            for part in range(parts):
                if parts > 1 and (steps == limit or seat == OVER or (seat == CHANCE) != (part == 0)):
                    continue
                if went_first < 0:
                    went_first = first(s, box, seat)
                s.fired = 0
                if seat == CHANCE:
                    roll(s, box, outcome(s, box, key, steps))
                else:
                    decisions += 1
                    play(s, box, decide(s, box, moves, key, steps, sitting[seat]))
                steps += 1
                if counting:
                    fired = s.fired
                    ever |= fired
                    carried = ones & fired
                    ones ^= fired
                    again = twos & carried
                    twos ^= carried
                    carried = fours & again
                    fours ^= again
                    if carried != 0:
                        count(planes, 0, 3, carried)
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

    return register(games)


def counters(planes: Ints) -> list[list[int]]:
    """The vertical counters read out: for each row, how often each of the 63 bits was counted."""
    return [[sum(((int(plane) >> bit) & 1) << k for k, plane in enumerate(row)) for bit in range(63)] for row in planes]
