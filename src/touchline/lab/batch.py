"""Thousands of games stepped at once, for learners: one compiled call a step.

``BatchGames`` plays dice, cards and darts itself and stops every game where a seat must decide.
What comes back are arrays, the same ones every time, written in place.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from touchline.games import find_game
from touchline.kernel import draws
from touchline.kernel.compiled import box_record, compile_rule, register
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import MARKED
from touchline.lab.simulation import usable_cores


class Batch(NamedTuple):
    """Where all the games stand.  One row a game; the arrays are overwritten by the next step."""

    observations: Any
    """What the seat to decide may know (``Game.features``), ``int32``."""
    masks: Any
    """Which actions are legal, ``bool``."""
    seats: Any
    """The seat to decide; ``OVER`` in a finished game that was not reset."""
    rewards: Any
    """``[game, seat]``: the payoff when the game has just ended, else 0, ``int8``."""
    done: Any
    """Whether the last step ended the game, ``bool``."""


class _Entries(NamedTuple):
    begin: Any
    advance: Any
    pick: Any


@cache
def _entries(game: Game) -> _Entries:
    rules, observe = game.rules, game.features.observe
    for marked in MARKED:
        register(marked)
    register(observe)
    start, to_move, legal, play, roll, payoff = (
        getattr(rules, name) for name in ("start", "to_move", "legal", "play", "roll", "payoff")
    )
    outcome, game_key, below = register(game.stepping.outcome), draws.game_key, draws.below

    def to_decision(s: Any, box: Any, key: Any, steps: Any) -> Any:
        """Roll until somebody must decide or the game is over; the steps made by then."""
        while to_move(s, box) == CHANCE:
            s.fired = 0
            roll(s, box, outcome(s, box, key, steps))
            steps += 1
        return steps

    register(to_decision)

    def show(s: Any, box: Any, moves: Any, seen: Any, mask: Any) -> Any:
        """Write what the seat to decide knows and may do; the seat."""
        seat = to_move(s, box)
        mask[:] = False
        observe(s, box, max(seat, 0), seen)
        if seat == OVER:
            return seat
        count = legal(s, box, moves)
        for k in range(count):
            mask[moves[k]] = True
        return seat

    register(show)

    def begin(low, high, states, box, moves, seed, numbers, steps, seen, masks, seats):  # type: ignore[no-untyped-def]
        for i in range(low, high):
            start(states[i], box)
            steps[i] = to_decision(states[i], box, game_key(seed, numbers[i]), 0)
            seats[i] = show(states[i], box, moves, seen[i], masks[i])

    def advance(  # type: ignore[no-untyped-def]
        low, high, states, box, moves, seed, numbers, steps, seen, masks, seats, actions, rewards, done, again
    ):
        for i in range(low, high):
            s = states[i]
            done[i] = False
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
            if seats[i] == OVER:
                continue
            s.fired = 0
            play(s, box, actions[i])
            steps[i] = to_decision(s, box, game_key(seed, numbers[i]), steps[i] + 1)
            if to_move(s, box) == OVER:
                done[i] = True
                for seat in range(rewards.shape[1]):
                    rewards[i, seat] = payoff(s, box, seat)
                if again > 0:
                    numbers[i] += again
                    start(s, box)
                    steps[i] = to_decision(s, box, game_key(seed, numbers[i]), 0)
            seats[i] = show(s, box, moves, seen[i], masks[i])

    def pick(low, high, states, box, moves, seed, numbers, steps, seats, actions):  # type: ignore[no-untyped-def]
        for i in range(low, high):
            if seats[i] >= 0:
                count = legal(states[i], box, moves)
                actions[i] = moves[below(game_key(seed, numbers[i]), steps[i], count)]

    return _Entries(*(compile_rule(game, each) for each in (begin, advance, pick)))


class BatchGames:
    """``count`` games of one kind, all waiting for a decision at the same time.

    Game ``i`` of the batch is game number ``i`` of the seed, and after each reset the number grows by
    ``count``: with the actions of ``random_actions`` they are the games of ``simulate``.

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
        options: Mapping[str, Any] | None = None,
        data: Mapping[str, Any] | None = None,
        seed: int = 0,
        auto_reset: bool = True,
        cores: int | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.box = self.game.new_box(options, data)
        self.count = count
        self.seed = seed
        self.auto_reset = auto_reset
        self.cores = max(1, min(cores or usable_cores(), count // 64 or 1))
        self.actions = self.game.actions(self.box)
        """How many actions there are; an action is a move."""
        self.feature_names = self.game.features.names
        """What each number of an observation is."""
        self._entries = _entries(self.game)
        self._box = box_record(self.box)
        self._moves = [np.zeros(self.game.max_moves(self.box), np.int64) for _ in range(self.cores)]
        cuts = [count * k // self.cores for k in range(self.cores + 1)]
        self._slices = list(pairwise(cuts))
        self._pool = ThreadPoolExecutor(self.cores) if self.cores > 1 else None
        self.states = self.game.compiled.new_states(count)
        """The games themselves, as records."""
        self.numbers = np.arange(count, dtype=np.int64)
        """The number of each game under the seed."""
        self.steps = np.zeros(count, dtype=np.int64)
        """Steps each game has taken, dice included."""
        self._batch = Batch(
            np.zeros((count, len(self.feature_names)), np.int32),
            np.zeros((count, self.actions), np.bool_),
            np.zeros(count, np.int8),
            np.zeros((count, self.game.seats(self.box)), np.int8),
            np.zeros(count, np.bool_),
        )
        self._actions = np.zeros(count, np.int64)

    def _everywhere(self, entry: Any, *arguments: Any) -> None:
        """Run an entry point on all slices at once."""
        calls = [
            (low, high, self.states, self._box, moves, np.uint64(self.seed), self.numbers, self.steps, *arguments)
            for (low, high), moves in zip(self._slices, self._moves, strict=True)
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
        self.numbers[:] = np.arange(self.count)
        batch = self._batch
        batch.rewards[:] = 0
        batch.done[:] = False
        self._everywhere(self._entries.begin, batch.observations, batch.masks, batch.seats)
        return batch

    def step(self, actions: Any) -> Batch:
        """One decision in every game that waits for one; an illegal action raises ``IllegalMove`` and nothing moves."""
        batch = self._batch
        self._actions[:] = actions
        inside = np.clip(self._actions, 0, self.actions - 1)
        legal = (inside == self._actions) & batch.masks[np.arange(self.count), inside]
        bad = np.flatnonzero(~legal & (batch.seats != OVER))
        if len(bad):
            raise IllegalMove(f"action {self._actions[bad[0]]} is not legal in game {bad[0]} of the batch")
        self._everywhere(
            self._entries.advance,
            batch.observations,
            batch.masks,
            batch.seats,
            self._actions,
            batch.rewards,
            batch.done,
            self.count if self.auto_reset else 0,
        )
        return batch

    def random_actions(self) -> Any:
        """A random legal action for every game, drawn as ``simulate`` draws it."""
        self._everywhere(self._entries.pick, self._batch.seats, self._actions)
        return self._actions.copy()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
