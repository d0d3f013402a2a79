"""The same games on an NVIDIA GPU: one thread a game at a time, bit for bit the games of the CPU.

The rules are the very functions that run interpreted and compiled; numba-cuda compiles them a third
time.  A thread keeps its game in registers (``local.py``), plays it to the end, writes the last state and the notes,
and takes the next game, so that a warp never waits for its longest game.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from touchline.kernel.errors import BadOption
from touchline.lab.loops import loops, notes_dtype
from touchline.lab.machine import Played
from touchline.lab.policies import deciding, policies
from touchline.lab.sheets import sheet_of

if TYPE_CHECKING:
    from touchline.kernel.game import Game
    from touchline.lab.simulation import Job

THREADS_A_BLOCK = 128
GAMES_A_LAUNCH = 1 << 24
"""At most this many games lie on the GPU at a time."""

MOST_IN_REGISTERS = 48
"""States with more cells than this lie in the thread's own memory: their rules are too large to be inlined, and
handing every cell to every call would cost more than reading it."""

REMOVED_FROM_NUMPY = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}
"""Names that numba-cuda still looks up and newer NumPy no longer has, with what took their place."""


def _import_cuda() -> Any:
    """numba-cuda, with the names that NumPy has meanwhile dropped put back for its import."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for gone, instead in REMOVED_FROM_NUMPY.items():
            if not hasattr(np, gone) and hasattr(np, instead):
                setattr(np, gone, getattr(np, instead))
        from numba import cuda
    return cuda


def why_not() -> str | None:
    """Why games cannot run on a GPU here; ``None`` when they can."""
    try:
        cuda = _import_cuda()
        import numba.cuda.extending  # noqa: F401
    except ImportError as problem:
        return f"numba-cuda is not installed ({problem}); pip install 'touchline[cuda]'"
    if not cuda.is_available():
        return "there is no NVIDIA GPU with a working driver on this machine"
    return None


_registered: set[Any] = set()


def _register(function: Any) -> Any:
    """Make a function callable from code for the GPU, once."""
    from numba.cuda.extending import register_jitable

    if function not in _registered:
        _registered.add(function)
        register_jitable(function)
    return function


@cache
def _twin_draws() -> None:
    from numba.cuda.extending import overload

    from touchline.kernel.compiled import twin_draws

    twin_draws(overload)


def cells_of(game: Game) -> int:
    """How many integers a state of the game holds."""
    return sum(field.count for field in game.State.fields.values())


def kernel_function(game: Game, players: Sequence[str], max_moves: int) -> Any:
    """The Python function of the kernel, everything it calls made known to numba-cuda."""
    cuda = _import_cuda()
    from touchline.kernel.rule import MARKED

    quick = policies(game)  # first, so that the rules of the sheet are marked too
    _twin_draws()
    for marked in MARKED:
        _register(marked)
    known = list(dict.fromkeys(players))
    decide = deciding([quick[player] for player in known], _register)
    sitting = tuple(known.index(player) for player in players)

    if cells_of(game) <= MOST_IN_REGISTERS:
        return _in_registers(cuda, game, decide, sitting, max_moves)
    return _in_memory(cuda, game, decide, sitting, max_moves)


def _in_registers(cuda: Any, game: Game, decide: Any, sitting: tuple[int, ...], max_moves: int) -> Any:
    """The kernel that unpacks a game's state into variables."""
    from touchline.lab.local import load, save, unpacked

    def table(states, spare, i):  # type: ignore[no-untyped-def]
        load(spare[0], spare[1][0])
        return spare[0]

    def put_back(spare, states, i):  # type: ignore[no-untyped-def]
        save(spare[0], states[i])

    first = sheet_of(game).first
    play_games = loops(game.rules, decide, first, _register, table=table, put_back=put_back, counting=False)

    def kernel(states, fresh, boxes, notes, steps, seed, number, limit):  # type: ignore[no-untyped-def]
        moves = cuda.local.array(max_moves, np.int32)
        at = cuda.grid(1)
        stride = cuda.gridsize(1)
        if at < len(states):
            spare = (unpacked(states), fresh)
            made = play_games(states, spare, boxes[0], moves, sitting, notes, steps, seed, number, at, stride, limit)
            cuda.atomic.add(steps, 0, made)

    return kernel


def _in_memory(cuda: Any, game: Game, decide: Any, sitting: tuple[int, ...], max_moves: int) -> Any:
    """The kernel that keeps a game's state as a record in the thread's own memory."""
    from numba.cuda.np.numpy_support import from_dtype

    record = from_dtype(game.State.dtype())

    def table(states, spare, i):  # type: ignore[no-untyped-def]
        spare[0][0] = spare[1][0]
        return spare[0][0]

    def put_back(spare, states, i):  # type: ignore[no-untyped-def]
        states[i] = spare[0][0]

    first = sheet_of(game).first
    play_games = loops(game.rules, decide, first, _register, table=table, put_back=put_back, counting=False)

    def kernel(states, fresh, boxes, notes, steps, seed, number, limit):  # type: ignore[no-untyped-def]
        moves = cuda.local.array(max_moves, np.int32)
        own = cuda.local.array(1, record)
        at = cuda.grid(1)
        stride = cuda.gridsize(1)
        if at < len(states):
            spare = (own, fresh)
            made = play_games(states, spare, boxes[0], moves, sitting, notes, steps, seed, number, at, stride, limit)
            cuda.atomic.add(steps, 0, made)

    return kernel


@cache
def _kernel(game: Game, players: tuple[str, ...], max_moves: int) -> Any:
    return _import_cuda().jit(kernel_function(game, players, max_moves))


def box_array(box: Any) -> Any:
    """The box as an array of one record."""
    from touchline.kernel.compiled import box_record

    record = box_record(box)
    return np.array([record], dtype=record.dtype)


def launch_shape(games: int) -> tuple[int, int]:
    """Blocks and threads: enough to fill the GPU, few enough that every thread plays several games."""
    cuda = _import_cuda()
    resident = cuda.get_current_device().MULTIPROCESSOR_COUNT * 16
    return max(1, min(resident, -(-games // THREADS_A_BLOCK))), THREADS_A_BLOCK


class GpuGames:
    """A job on the GPU, its buffers kept there between launches."""

    def __init__(self, job: Job, count: int) -> None:
        reason = why_not()
        if reason is not None:
            raise BadOption(f"--on cuda: {reason}", field="on")
        if not job.compiled:
            raise BadOption("on a GPU only compiled policies can play, no bots", field="seats")
        self.cuda = _import_cuda()
        self.job = job
        self.count = count
        game = job.game
        self.kernel = _kernel(game, job.players, game.max_moves(job.box))
        self.box = self.cuda.to_device(box_array(job.box))
        self.fresh = self.cuda.to_device(game.State().to_record())
        self.states = self.cuda.device_array(count, dtype=game.State.dtype())
        self.notes = self.cuda.device_array(count, dtype=notes_dtype())
        self.steps = self.cuda.to_device(np.zeros(1, np.int64))

    def launch(self, first: int, count: int) -> None:
        """Start ``count`` games numbered from ``first``; ``transitions`` waits for them."""
        limit = self.job.limit or self.job.game.longest
        blocks, threads = launch_shape(count)
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
    gpu = GpuGames(job, size)
    try:
        for start in range(first, first + games, size):
            count = min(size, first + games - start)
            gpu.launch(start, count)
            done[start] = gpu.fetch(count)
            if tell:
                tell(count)
    except KeyboardInterrupt:
        pass
    return done
