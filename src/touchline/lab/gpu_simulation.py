"""Simulated games on an NVIDIA GPU: one thread a game at a time, bit for bit the games of the CPU.

A thread keeps its game in registers where it can (``kernel/gpu_states.py``), plays it to the end, writes the last state
and the notes, and takes the next game, so that a warp never waits for its longest game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from touchline.kernel import gpu
from touchline.kernel.abreast import keep_abreast
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.lab.loops import AT_ONCE, Turns, loops, notes_dtype
from touchline.lab.machine import Played
from touchline.lab.policies import deciding, policies
from touchline.lab.sheets import sheet_of

if TYPE_CHECKING:
    from touchline.kernel.game import Game
    from touchline.lab.simulation import Job

GAMES_A_LAUNCH = 1 << 24
"""At most this many games lie on the GPU at a time."""
BLOCKS_PHASE_BY_PHASE = 2
"""A multiprocessor, of as many threads as it has room for: while the last of one finish, the other has begun."""


def phase_by_phase(game: Game) -> Turns:
    """All phases of a game in turn, the games of a block together: in a round those step for which this phase is due.

    So the threads of a warp, and the warps of a block, do the same. Whoever has nothing to do only waits, which costs
    less than reading other rules for everybody.
    """
    phases = len(game.State.fields["phase"].names)

    def next_phase(due):  # type: ignore[no-untyped-def]
        keep_abreast()
        return due + 1 if due + 1 < phases else 0

    def is_due(s, due):  # type: ignore[no-untyped-def]
        return s.phase == due

    return Turns(next_phase, is_due)


def kernel_function(game: Game, players: Sequence[str], max_moves: int) -> Any:
    """The Python function of the kernel, everything it calls made known to numba-cuda."""
    cuda = gpu.import_cuda()
    quick, first = policies(game), sheet_of(game).first  # before the rules are registered: these are rules too
    gpu.register_rules()
    known = list(dict.fromkeys(players))
    decide = deciding(game.rules, [quick[player] for player in known], gpu.register)
    sitting = tuple(known.index(player) for player in players)
    take, load, save = gpu.holding(game)

    def table(states, spare, i):  # type: ignore[no-untyped-def]
        load(spare[0], spare[1][0])
        return spare[0]

    def put_back(spare, states, i):  # type: ignore[no-untyped-def]
        save(spare[0], states[i])

    # A state in memory has larger rules: to have them twice in the loop costs more than deciding together saves.
    small = gpu.is_small(game)
    play_games = loops(
        game.rules,
        decide,
        first,
        gpu.register,
        table=table,
        put_back=put_back,
        counting=False,
        in_step=small,
        turns=AT_ONCE if small else phase_by_phase(game),
    )

    def kernel(states, fresh, boxes, notes, steps, seed, number, limit):  # type: ignore[no-untyped-def]
        moves = cuda.local.array(max_moves, np.int32)
        at = cuda.grid(1)
        stride = cuda.gridsize(1)
        if at < len(states):
            spare = (take(states), fresh)
            made = play_games(states, spare, boxes[0], moves, sitting, notes, steps, seed, number, at, stride, limit)
            cuda.atomic.add(steps, 0, made)

    return kernel


@cache
def _kernel(game: Game, players: tuple[str, ...], max_moves: int) -> Any:
    abreast = gpu.lists_many(max_moves) or not gpu.is_small(game)
    return gpu.compile_kernel(kernel_function(game, players, max_moves), abreast=abreast)


def launch_shape(game: Game, box: Any, games: int) -> tuple[int, int]:
    """Blocks and threads: a game a thread where moves are many, else enough to fill the GPU."""
    if gpu.lists_many(game.max_moves(box)):
        return gpu.blocks_of(gpu.MOST_ABREAST, games)
    if gpu.is_small(game):
        return gpu.resident(gpu.THREADS_A_BLOCK, gpu.BLOCKS_A_PROCESSOR, games)
    return gpu.resident(gpu.MOST_ABREAST, BLOCKS_PHASE_BY_PHASE, games)


class GpuGames:
    """A job on the GPU, its buffers kept there between launches."""

    def __init__(self, job: Job, count: int) -> None:
        reason = gpu.why_not()
        if reason is not None:
            raise BadOption(reason, field="on")
        if not job.compiled:
            raise BadOption(Message("lab-gpu-policies"), field="seats")
        self.cuda = gpu.import_cuda()
        self.job = job
        self.count = count
        game = job.game
        self.kernel = _kernel(game, job.players, game.max_moves(job.box))
        self.box = self.cuda.to_device(gpu.box_array(job.box))
        self.fresh = self.cuda.to_device(game.State().to_record())
        self.states = self.cuda.device_array(count, dtype=game.State.dtype())
        self.notes = self.cuda.device_array(count, dtype=notes_dtype())
        self.steps = self.cuda.to_device(np.zeros(1, np.int64))

    def launch(self, first: int, count: int) -> None:
        """Start ``count`` games numbered from ``first``; ``transitions`` waits for them."""
        limit = self.job.limit or self.job.game.longest
        blocks, threads = launch_shape(self.job.game, self.job.box, count)
        arrays = (self.states[:count], self.fresh, self.box, self.notes[:count], self.steps)
        self.kernel[blocks, threads](*arrays, np.uint64(self.job.seed), np.int64(first), np.int64(limit))

    def transitions(self) -> int:
        """Steps of all games launched so far."""
        return int(self.steps.copy_to_host()[0])

    def fetch(self, count: int) -> Played:
        """Last states and notes of the last launch."""
        return Played(self.states[:count].copy_to_host(), self.notes[:count].copy_to_host(), None)


def play_on_gpu(job: Job, first: int, games: int, tell: Callable[[int], None] | None) -> dict[int, Played]:
    """All games of a job on the GPU, launch by launch; Ctrl-C keeps the launches that are done."""
    done: dict[int, Played] = {}
    size = min(games, GAMES_A_LAUNCH)
    held = GpuGames(job, size)
    try:
        for start in range(first, first + games, size):
            count = min(size, first + games - start)
            held.launch(start, count)
            done[start] = held.fetch(count)
            if tell:
                tell(count)
    except KeyboardInterrupt:
        pass
    return done
