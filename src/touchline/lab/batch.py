"""Thousands of games stepped at once, for learners: one compiled call a step.

``BatchGames`` plays dice, cards and darts itself and stops every game where a learned seat must decide.
What comes back are arrays, the same ones every time, written in place.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from touchline.games import find_game
from touchline.kernel.arrays import Ints
from touchline.kernel.box_figures import Corrections
from touchline.kernel.box_record import box_record
from touchline.kernel.compiled import compile_rule, register, register_inlined
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.lockstep import lockstep_of
from touchline.kernel.nodes import OVER
from touchline.kernel.options import Given
from touchline.kernel.rule import MARKED
from touchline.lab.policies import deciding, policy_named, side_of
from touchline.lab.simulation import usable_cores

GAMES_A_CORE = 64
"""A thread with fewer games than this costs more than it saves."""


class Batch(NamedTuple):
    """Where all the games stand.  One row a game; the arrays are overwritten by the next step."""

    observations: Any
    """What the seat to decide may know (``Game.features``)."""
    masks: Any
    """Which actions are legal, ``bool``."""
    seats: Any
    """The seat to decide; ``OVER`` in a finished game that was not reset."""
    rewards: Any
    """``[game, seat]``: the payoff when the game has just ended, else 0, ``int8``."""
    done: Any
    """Whether the last step ended the game, ``bool``."""
    last: Any
    """What the watching seat saw at the end of the last game that ended here."""


class BatchEntries(NamedTuple):
    """The compiled loops over a slice of a batch."""

    begin: Callable[..., None]
    advance: Callable[..., None]
    pick: Callable[..., None]


@cache
def batch_entries(game: Game, opponent: str) -> BatchEntries:
    """The functions of ``kernel/lockstep.py`` as machine code, each in a loop over games ``low`` to ``high - 1``."""
    policy = policy_named(game, opponent)  # first, so that the rules of the report sheet are marked too
    for marked in MARKED:
        register(marked)
    decide = deciding(game.rules, [policy], register_inlined)
    one = lockstep_of(game.rules, register(game.features.observe), decide, register_inlined)
    begin_one, advance_one, pick_one = one

    def begin(low, high, states, box, moves, own, watcher, seed, numbers, steps, seen, masks, seats):  # type: ignore[no-untyped-def]
        for i in range(low, high):
            begin_one(i, states[i], box, moves, own, watcher, seed, numbers, steps, seen, masks, seats)

    def advance(  # type: ignore[no-untyped-def]
        low,
        high,
        states,
        box,
        moves,
        own,
        watcher,
        seed,
        numbers,
        steps,
        seen,
        masks,
        seats,
        actions,
        rewards,
        done,
        last,
        again,
    ):
        for i in range(low, high):
            advance_one(
                i,
                states[i],
                box,
                moves,
                own,
                watcher,
                seed,
                numbers,
                steps,
                seen,
                masks,
                seats,
                actions,
                rewards,
                done,
                last,
                again,
            )

    def pick(low, high, states, box, moves, seed, numbers, steps, seats, actions):  # type: ignore[no-untyped-def]
        for i in range(low, high):
            pick_one(i, states[i], box, moves, seed, numbers, steps, seats, actions)

    return BatchEntries(*(compile_rule(game, each) for each in (begin, advance, pick)))


class BatchGames:
    """``count`` games of one kind, all waiting for a decision at the same time.

    Game ``i`` of the batch is game number ``i`` of the seed, and after each reset the number grows by
    ``count``: with the actions of ``random_actions`` they are the games of ``simulate``.  Without an opponent every
    seat is learned; with one (a compiled policy) it takes the seats of the other side, and ``seat`` watches the ends.

    >>> games = BatchGames("football-darts", 4, seed=7)
    >>> batch = games.reset()
    >>> batch.masks.shape, batch.seats.tolist()
    ((4, 5), [0, 1, 1, 1])
    >>> batch = games.step(games.random_actions())
    >>> bool(batch.done.any())
    False
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        opponent: str | None = None,
        seat: int = 0,
        options: Given | None = None,
        data: Corrections | None = None,
        seed: int = 0,
        auto_reset: bool = True,
        cores: int | None = None,
        numbers_as: DTypeLike = np.int32,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.box = self.game.new_box(options, data)
        self.count = count
        self.opponent = opponent
        self.seat = seat
        self.seed = seed
        self.auto_reset = auto_reset
        self.cores = max(1, min(cores or usable_cores(), count // GAMES_A_CORE or 1))
        self.actions = self.game.actions(self.box)
        """How many actions there are; an action is a move."""
        self.feature_names = self.game.features.names
        """What each number of an observation is."""
        seats = range(self.game.seats(self.box))
        side = side_of(self.game, self.box, seat)
        learned = side if opponent else seats
        self._own = np.array([each in learned for each in seats], np.int8)
        self._box = box_record(self.box)
        self._moves = [np.zeros(self.game.max_moves(self.box), np.int64) for _ in range(self.cores)]
        self.states = self.game.compiled.new_states(count)
        """The games themselves, as records."""
        self.numbers = np.arange(count, dtype=np.int64)
        """The number of each game under the seed."""
        self.steps = np.zeros(count, dtype=np.int64)
        """Steps each game has taken, dice included."""
        self.batch = Batch(
            np.zeros((count, len(self.feature_names)), numbers_as),
            np.zeros((count, self.actions), np.bool_),
            np.zeros(count, np.int8),
            np.zeros((count, len(seats)), np.int8),
            np.zeros(count, np.bool_),
            np.zeros((count, len(self.feature_names)), numbers_as),
        )
        """Where the games stand."""
        self._actions = np.zeros(count, np.int64)
        self._make_ready()

    def _make_ready(self) -> None:
        """Machine code and threads."""
        self.entries = batch_entries(self.game, self.opponent or "first")
        self._pool = ThreadPoolExecutor(self.cores) if self.cores > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        """Everything but machine code and threads, which every process has of its own."""
        return {name: value for name, value in vars(self).items() if name not in ("entries", "_pool")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._make_ready()

    def _everywhere(self, entry: Callable[..., None], *arguments: object) -> None:
        """Run an entry point on all slices at once."""
        cuts = pairwise(self.count * k // self.cores for k in range(self.cores + 1))
        calls = [
            (*cut, self.states, self._box, moves, *arguments) for cut, moves in zip(cuts, self._moves, strict=True)
        ]
        if self._pool is None:
            entry(*calls[0])
            return
        futures = [self._pool.submit(entry, *call) for call in calls]
        wait(futures)
        for future in futures:
            future.result()

    def reset(self) -> Batch:
        """All games from the start, with the dice of their first numbers."""
        return self.reset_to(np.arange(self.count))

    def reset_to(self, numbers: ArrayLike) -> Batch:
        """All games from the start, each with the dice of its number."""
        self.numbers[:] = numbers
        batch = self.batch
        batch.rewards[:] = 0
        batch.done[:] = False
        self._everywhere(self.entries.begin, *self._game_arguments())
        return batch

    def _game_arguments(self) -> tuple[object, ...]:
        batch, seed = self.batch, np.uint64(self.seed)
        shown = (batch.observations, batch.masks, batch.seats)
        return self._own, self.seat, seed, self.numbers, self.steps, *shown

    def step(self, actions: ArrayLike) -> Batch:
        """One decision in every game that waits for one; an illegal action raises ``IllegalMove`` and nothing moves."""
        batch = self.batch
        self._actions[:] = actions
        inside = np.clip(self._actions, 0, self.actions - 1)
        legal = (inside == self._actions) & batch.masks[np.arange(self.count), inside]
        bad = np.flatnonzero(~legal & (batch.seats != OVER))
        if len(bad):
            raise IllegalMove(f"action {self._actions[bad[0]]} is not legal in game {bad[0]} of the batch")
        self._advance()
        return batch

    def _advance(self) -> None:
        batch, again = self.batch, self.count if self.auto_reset else 0
        made = (self._actions, batch.rewards, batch.done, batch.last, again)
        self._everywhere(self.entries.advance, *self._game_arguments(), *made)

    def play(self, action: int) -> None:
        """The same legal action in every game; for a batch of one, whose caller has looked at the mask."""
        self._actions[:] = action
        self._advance()

    def random_actions(self) -> Ints:
        """A random legal action for every game, drawn as ``simulate`` draws it."""
        drawn = (np.uint64(self.seed), self.numbers, self.steps, self.batch.seats, self._actions)
        self._everywhere(self.entries.pick, *drawn)
        return self._actions.copy()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
