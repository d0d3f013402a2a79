"""Environments on the device: tens of thousands of games stepped in one call, where the learner's network already is.

::

    games = DeviceGames(GAME, 65_536)                        # on the GPU if there is one, else on all cores
    batch = games.reset()
    seen, legal = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)     # no copy

Dice, cards and darts, the opponent's compiled policy, resets, observations and masks: all of it happens on the device,
by the rules' own functions.  A game is a function of the seed, its number and the actions; the same class over NumPy
gives the same numbers step by step.  PyTorch, JAX and CuPy take the arrays as they are, by DLPack or
``__cuda_array_interface__`` (``envs/dlpack.py``).
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from touchline.envs.dlpack import DeviceArray
from touchline.games import find_game
from touchline.kernel import gpu
from touchline.kernel.box import Box
from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadOption, IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.lockstep import already_clear, lockstep_of
from touchline.kernel.message import english
from touchline.kernel.nodes import OVER
from touchline.kernel.options import Given
from touchline.lab.batch import Batch, BatchGames
from touchline.lab.policies import deciding, policy_named, side_of

DEVICES = ("auto", "cuda", "cpu")
WORD = 8
"""Bytes that a thread clears of the masks at a time."""


class _Kernels(NamedTuple):
    begin: Any
    advance: Any
    pick: Any
    check: Any


@cache
def kernel_functions(game: Game, opponent: str, max_moves: int) -> _Kernels:
    """The kernels as Python functions, everything they call made known to numba-cuda; one thread a game."""
    cuda = gpu.import_cuda()
    policy, observe = policy_named(game, opponent), game.features.observe
    gpu.register_rules()
    decide = deciding(game.rules, [policy], gpu.register)
    gpu.register(observe)
    one = lockstep_of(game.rules, observe, decide, gpu.register, wipe=already_clear)
    begin_one, advance_one, pick_one = one
    take, load, save = gpu.holding(game)
    over = OVER

    def wipe(words: Any) -> None:
        """Clear the masks of the games of this block, its threads side by side."""
        share = len(words) // cuda.gridDim.x
        for k in range(cuda.threadIdx.x, share, cuda.blockDim.x):
            words[cuda.blockIdx.x * share + k] = 0
        cuda.syncthreads()

    gpu.register(wipe)

    def begin(states, boxes, own, watcher, seed, numbers, steps, seen, masks, seats, words):  # type: ignore[no-untyped-def]
        wipe(words)
        i = cuda.grid(1)
        if i < len(states):
            moves = cuda.local.array(max_moves, np.int32)
            s = take(states)
            load(s, states[i])
            begin_one(i, s, boxes[0], moves, own, watcher, seed, numbers, steps, seen, masks, seats)
            save(s, states[i])

    def advance(  # type: ignore[no-untyped-def]
        states,
        boxes,
        own,
        watcher,
        seed,
        numbers,
        steps,
        seen,
        masks,
        seats,
        words,
        actions,
        rewards,
        done,
        last,
        again,
    ):
        wipe(words)
        i = cuda.grid(1)
        if i < len(states):
            moves = cuda.local.array(max_moves, np.int32)
            s = take(states)
            load(s, states[i])
            advance_one(
                i,
                s,
                boxes[0],
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
            save(s, states[i])

    def pick(states, boxes, seed, numbers, steps, seats, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            moves = cuda.local.array(max_moves, np.int32)
            s = take(states)
            load(s, states[i])
            pick_one(i, s, boxes[0], moves, seed, numbers, steps, seats, actions)

    def check(masks, seats, actions, worst):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(seats) and seats[i] != over:
            action = actions[i]
            if action < 0 or action >= masks.shape[1] or not masks[i, action]:
                cuda.atomic.min(worst, 0, i)

    return _Kernels(begin, advance, pick, check)


@cache
def _kernels(game: Game, opponent: str, max_moves: int) -> _Kernels:
    functions = kernel_functions(game, opponent, max_moves)
    return _Kernels(*(gpu.compile_kernel(each, abreast=gpu.lists_many(max_moves)) for each in functions))


class GpuBatch:
    """The games of ``BatchGames`` on a GPU; every array is a ``DeviceArray``."""

    def __init__(
        self,
        game: Game,
        count: int,
        opponent: str | None,
        seat: int,
        box: Box,
        seed: int,
        auto_reset: bool,
        check: bool,
    ) -> None:
        reason = gpu.why_not()
        if reason is not None:
            raise BadOption(f"device cuda: {english([reason])}", field="device")
        cuda = self._cuda = gpu.import_cuda()
        self.count, self.seat, self.seed, self.auto_reset, self._check = count, seat, seed, auto_reset, check
        self.actions, features = game.actions(box), len(game.features.names)
        seats = range(game.seats(box))
        side = side_of(game, box, seat)
        self._own = cuda.to_device(np.array([each in side or not opponent for each in seats], np.int8))
        self._box = cuda.to_device(gpu.box_array(box))
        threads = gpu.spread(count) if gpu.lists_many(game.max_moves(box)) else gpu.THREADS_A_BLOCK
        self._shape = gpu.blocks_of(threads, count)
        rows = self._shape[0] * self._shape[1]  # whole blocks, so that each clears whole words
        self._words = cuda.to_device(np.zeros(rows * self.actions // WORD, np.int64))
        masks = self._words.view(np.bool_).reshape(rows, self.actions)[:count]
        self.states = cuda.to_device(np.repeat(game.State().to_record(), count))
        self.numbers = cuda.to_device(np.arange(count, dtype=np.int64))
        self.steps = cuda.to_device(np.zeros(count, np.int64))
        self._held = Batch(
            cuda.to_device(np.zeros((count, features), np.float32)),
            masks,
            cuda.to_device(np.zeros(count, np.int8)),
            cuda.to_device(np.zeros((count, len(seats)), np.int8)),
            cuda.to_device(np.zeros(count, np.bool_)),
            cuda.to_device(np.zeros((count, features), np.float32)),
        )
        self._actions = cuda.to_device(np.zeros(count, np.int64))
        self.batch = Batch(*(DeviceArray(each, cuda.synchronize) for each in self._held))
        """Where the games stand."""
        self._drawn = DeviceArray(self._actions, cuda.synchronize)
        self._worst = cuda.to_device(np.array([count], np.int64))
        self._nobody = np.array([count], np.int64)
        kernels = _kernels(game, opponent or "first", game.max_moves(box))
        self._begin, self._advance, self._pick, self._legal = (each[self._shape] for each in kernels)

    def _games(self) -> tuple[Any, ...]:
        held = self._held
        shown = (held.observations, held.masks, held.seats, self._words)
        head = (self.states, self._box, self._own, np.int64(self.seat), np.uint64(self.seed))
        return *head, self.numbers, self.steps, *shown

    def reset_to(self, numbers: Any) -> Batch:
        """All games from the start, each with the dice of its number."""
        self.numbers.copy_to_device(np.ascontiguousarray(numbers, np.int64))
        self._held.rewards.copy_to_device(np.zeros(self._held.rewards.shape, np.int8))
        self._held.done.copy_to_device(np.zeros(self.count, np.bool_))
        self._begin(*self._games())
        return self.batch

    def step(self, actions: Any) -> Batch:
        """One decision in every game that waits for one."""
        chosen = self._chosen(actions)
        if self._check:
            self._refuse_illegal(chosen)
        held = self._held
        again = np.int64(self.count if self.auto_reset else 0)
        self._advance(*self._games(), chosen, held.rewards, held.done, held.last, again)
        return self.batch

    def _chosen(self, actions: Any) -> Any:
        """The learner's actions where they lie, or brought here."""
        if isinstance(actions, DeviceArray):
            return actions.held
        if hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(actions)
        return self._cuda.to_device(np.ascontiguousarray(actions, np.int64))

    def _refuse_illegal(self, chosen: Any) -> None:
        self._worst.copy_to_device(self._nobody)
        self._legal(self._held.masks, self._held.seats, chosen, self._worst)
        worst = int(self._worst.copy_to_host()[0])
        if worst < self.count:
            raise IllegalMove(f"action {chosen.copy_to_host()[worst]} is not legal in game {worst} of the batch")

    def random_actions(self) -> Any:
        """A random legal action for every game, drawn as ``simulate`` draws it; the same array every time."""
        drawn = (self.numbers, self.steps, self._held.seats, self._actions)
        self._pick(self.states, self._box, np.uint64(self.seed), *drawn)
        return self._drawn

    def synchronize(self) -> None:
        """Wait for the GPU."""
        self._cuda.synchronize()

    def close(self) -> None:
        """Nothing is held but memory."""


class DeviceGames:
    """``count`` games of one kind on a device, all waiting for a decision at the same time.

    Game ``i`` is game number ``i`` of the seed and after each reset the number grows by ``count``, whatever the device.
    Without an opponent every seat is learned: ``seats`` says whose decision is due, and the observation is that
    seat's own (hidden things stay hidden).  With an opponent, a compiled policy plays the other side.

    ``check=False`` leaves out the test for illegal actions, which makes a GPU wait in every step.

    >>> games = DeviceGames("football-darts", 4, seed=7, device="cpu")
    >>> batch = games.reset()
    >>> batch.masks.shape, batch.seats.tolist()
    ((4, 5), [0, 1, 1, 1])
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
        check: bool = True,
        device: str = "auto",
        cores: int | None = None,
    ) -> None:
        if device not in DEVICES:
            raise BadOption(f"device {device!r} is none of {', '.join(DEVICES)}", field="device")
        self.game = find_game(game) if isinstance(game, str) else game
        self.box = self.game.new_box(options, data)
        self.count = count
        self.device = device if device != "auto" else "cpu" if gpu.why_not() else "cuda"
        """``cuda`` or ``cpu``."""
        self.feature_names = self.game.features.names
        """What each number of an observation is."""
        self.actions = self.game.actions(self.box)
        """How many actions there are; an action is a move."""
        self.on_device: GpuBatch | BatchGames
        if self.device == "cuda":
            self.on_device = GpuBatch(self.game, count, opponent, seat, self.box, seed, auto_reset, check)
        else:
            self.on_device = BatchGames(
                self.game,
                count,
                opponent=opponent,
                seat=seat,
                options=options,
                data=data,
                seed=seed,
                auto_reset=auto_reset,
                cores=cores,
                numbers_as=np.float32,
            )

    def reset(self, first: int = 0) -> Batch:
        """All games from the start, with the dice of the numbers from ``first`` on."""
        return self.on_device.reset_to(np.arange(first, first + self.count))

    def step(self, actions: Any) -> Batch:
        """One decision in every game that waits for one; an illegal action raises ``IllegalMove`` and nothing moves."""
        return self.on_device.step(actions)

    def random_actions(self) -> Any:
        """A random legal action for every game, drawn as ``simulate`` draws it."""
        return self.on_device.random_actions()

    def synchronize(self) -> None:
        """Wait until the device has done what it was asked."""
        if isinstance(self.on_device, GpuBatch):
            self.on_device.synchronize()

    def close(self) -> None:
        """Let threads go."""
        self.on_device.close()


def on_host(batch: Batch) -> Batch:
    """A batch as NumPy arrays, copied."""
    return Batch(*(each.copy_to_host() if hasattr(each, "copy_to_host") else each.copy() for each in batch))
