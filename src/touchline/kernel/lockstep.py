"""Many games in lockstep, all waiting for a decision: one source for learners' batches on CPU and GPU.

``lockstep_of`` builds the three things that happen to one game of a batch: it begins, a decision is made in it, a
decision is drawn for it.  As they stand they run on Python states; ``lab/batch.py`` hands the same functions to Numba,
``envs/device.py`` to numba-cuda.  Dice are rolled, and seats that are not learned decided, on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import NamedTuple

from touchline.kernel.arrays import Array, Flags, Ints
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import Register, as_it_stands
from touchline.kernel.rules import Rules
from touchline.kernel.speaking import B, S
from touchline.kernel.stepping import stepping_of


class Lockstep(NamedTuple):
    """What happens to game ``i`` of a batch; ``s`` is its state, every other argument in the plural an array."""

    begin: Callable[..., None]
    """``begin(i, s, box, moves, own, watcher, seed, numbers, steps, seen, masks, seats)``: from the start to the
    first decision of a seat in ``own``; what it knows and may do is shown."""
    advance: Callable[..., None]
    """``advance(i, s, …, seats, actions, rewards, done, last, again)``: make the decision ``actions[i]`` and go on to
    the next one.  At the end of the game the payoffs of all seats are in ``rewards[i]`` and what the ``watcher``
    sees in ``last[i]``; the game ``again`` numbers on begins, or, when that is 0, the game stays ``OVER``."""
    pick: Callable[..., None]
    """``pick(i, s, box, moves, seed, numbers, steps, seats, actions)``: any legal move, drawn as in a simulation."""


def clear(mask: Flags) -> None:
    """Take every action from a mask."""
    for action in range(len(mask)):
        mask[action] = False


def already_clear(mask: Flags) -> None:
    """Leave a mask that somebody else has cleared."""


def lockstep_of(
    rules: Rules[S, B] | SimpleNamespace,
    observe: Callable[..., None],
    decide: Callable[..., int],
    register: Register = as_it_stands,
    *,
    wipe: Callable[[Flags], None] = clear,
) -> Lockstep:
    """The functions for one game's rules; ``decide(s, box, moves, key, draw, 0)`` plays the seats that are not learned.

    ``register`` makes a function of the loop known to a compiler; ``wipe`` clears a game's mask.
    """
    start, to_move, play, roll, payoff = (
        getattr(rules, name) for name in ("start", "to_move", "play", "roll", "payoff")
    )
    stepping, key_of = stepping_of(rules), game_key
    outcome, any_move = register(stepping.outcome), register(stepping.any_move)
    mark_legal = register(stepping.mark_legal)
    register(wipe)

    def to_decision(s: S, box: B, moves: Ints, own: Ints, key: int, steps: int) -> int:
        """Roll, and let the others play, until a learned seat must decide or the game is over; the steps by then."""
        seat = to_move(s, box)
        while seat != OVER:
            if seat != CHANCE and own[seat] != 0:
                break
            s.fired = 0
            if seat == CHANCE:
                roll(s, box, outcome(s, box, key, steps))
            else:
                play(s, box, decide(s, box, moves, key, steps, 0))
            steps += 1
            seat = to_move(s, box)
        return steps

    register(to_decision)

    def show(s: S, box: B, moves: Ints, watcher: int, seen: Array, mask: Flags) -> int:
        """Write what the seat to decide knows and may do, or what the watcher sees at the end; the seat."""
        seat = to_move(s, box)
        observe(s, box, watcher if seat == OVER else seat, seen)
        wipe(mask)
        if seat != OVER:
            mark_legal(s, box, moves, mask)
        return int(seat)

    register(show)

    def begin(
        i: int,
        s: S,
        box: B,
        moves: Ints,
        own: Ints,
        watcher: int,
        seed: int,
        numbers: Ints,
        steps: Ints,
        seen: Array,
        masks: Flags,
        seats: Ints,
    ) -> None:
        start(s, box)
        steps[i] = to_decision(s, box, moves, own, key_of(seed, numbers[i]), 0)
        seats[i] = show(s, box, moves, watcher, seen[i], masks[i])

    def advance(
        i: int,
        s: S,
        box: B,
        moves: Ints,
        own: Ints,
        watcher: int,
        seed: int,
        numbers: Ints,
        steps: Ints,
        seen: Array,
        masks: Flags,
        seats: Ints,
        actions: Ints,
        rewards: Ints,
        done: Flags,
        last: Array,
        again: int,
    ) -> None:
        done[i] = False
        for seat in range(len(own)):
            rewards[i, seat] = 0
        if seats[i] == OVER:
            return
        s.fired = 0
        play(s, box, actions[i])
        steps[i] = to_decision(s, box, moves, own, key_of(seed, numbers[i]), steps[i] + 1)
        if to_move(s, box) == OVER:
            done[i] = True
            for seat in range(len(own)):
                rewards[i, seat] = payoff(s, box, seat)
            observe(s, box, watcher, last[i])
            if again > 0:
                numbers[i] += again
                start(s, box)
                steps[i] = to_decision(s, box, moves, own, key_of(seed, numbers[i]), 0)
        seats[i] = show(s, box, moves, watcher, seen[i], masks[i])

    def pick(
        i: int, s: S, box: B, moves: Ints, seed: int, numbers: Ints, steps: Ints, seats: Ints, actions: Ints
    ) -> None:
        if seats[i] != OVER:
            actions[i] = any_move(s, box, moves, key_of(seed, numbers[i]), steps[i])

    return Lockstep(*(register(each) for each in (begin, advance, pick)))
