"""The rules on an NVIDIA GPU: numba-cuda compiles the very functions that run interpreted and compiled a third time.

What every kernel needs is here: the library, why it cannot be used, functions made known to it, the box, the
shape of a launch, and where a thread keeps its game.
"""

from __future__ import annotations

import warnings
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from touchline.kernel import bits
from touchline.kernel.box_record import box_record
from touchline.kernel.compiled import twin_draws
from touchline.kernel.message import Message
from touchline.kernel.rule import MARKED

if TYPE_CHECKING:
    from touchline.kernel.game import Game

THREADS_A_BLOCK = 128
BLOCKS_A_PROCESSOR = 16
MANY_MOVES = 256
"""With a list of moves as long as this, listing them is nearly all the work, and threads that do so at different times
wait for each other: each thread plays one game only, so that neighbours begin together and stay together."""

MOST_REGISTERS = 64
"""Of a thread where moves are many.  Such rules, inlined, would take three times as many, and then a third as many
threads have room on a multiprocessor, too few to hide what each waits for; what no longer fits costs less."""

MOST_IN_REGISTERS = 48
"""States with more cells than this lie in the thread's own memory: their rules are too large to be inlined, and
handing every cell to every call would cost more than reading it."""

REMOVED_FROM_NUMPY = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}
"""Names that numba-cuda still looks up and newer NumPy no longer has, with what took their place."""


def import_cuda() -> Any:
    """numba-cuda, with the names that NumPy has meanwhile dropped put back for its import."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for gone, instead in REMOVED_FROM_NUMPY.items():
            if not hasattr(np, gone) and hasattr(np, instead):
                setattr(np, gone, getattr(np, instead))
        from numba import cuda
    return cuda


def why_not() -> Message | None:
    """Why games cannot run on a GPU here; ``None`` when they can."""
    try:
        cuda = import_cuda()
        import numba.cuda.extending  # noqa: F401
    except ImportError as problem:
        return Message("lab-no-cuda", problem=str(problem))
    if not cuda.is_available():
        return Message("lab-no-gpu")
    return None


_registered: set[Any] = set()


def register(function: Any) -> Any:
    """Make a function callable from code for the GPU, once."""
    from numba.cuda.extending import register_jitable

    if function not in _registered:
        _registered.add(function)
        register_jitable(function)
    return function


@cache
def _register_draws() -> None:
    from numba.cuda.extending import overload

    twin_draws(overload)


@cache
def _register_bits() -> None:
    from numba.cuda.extending import overload

    cuda = import_cuda()

    @overload(bits.lowest)
    def _lowest(members):  # type: ignore[no-untyped-def]
        return lambda members: np.int64(cuda.ffs(np.int64(members))) - 1

    @overload(bits.size_of)
    def _size_of(members):  # type: ignore[no-untyped-def]
        return lambda members: np.int64(cuda.popc(np.int64(members)))


def register_rules() -> None:
    """Make every rule marked so far, the counter-based draws and questions to sets callable from code for the GPU."""
    _register_draws()
    _register_bits()
    for marked in MARKED:
        register(marked)


def compile_kernel(function: Any, max_moves: int) -> Any:
    """A kernel, compiled when it is first launched."""
    return import_cuda().jit(function, max_registers=MOST_REGISTERS if max_moves >= MANY_MOVES else None)


def box_array(box: Any) -> Any:
    """The box as an array of one record."""
    record = box_record(box)
    return np.array([record], dtype=record.dtype)


def cells_of(game: Game) -> int:
    """How many integers a state of the game holds."""
    return sum(field.count for field in game.State.fields.values())


class Holding(NamedTuple):
    """How a thread keeps the state it plays on."""

    take: Any
    """``take(states)``: room for one of these records, inside a kernel."""
    load: Any
    """``load(held, record)``"""
    save: Any
    """``save(held, record)``"""


def holding(game: Game) -> Holding:
    """In registers if the game is small enough, else in the thread's own memory."""
    from touchline.kernel import gpu_states

    small = cells_of(game) <= MOST_IN_REGISTERS
    return Holding(gpu_states.in_registers if small else gpu_states.in_memory, gpu_states.load, gpu_states.save)


def launch_shape(games: int, max_moves: int) -> tuple[int, int]:
    """Blocks and threads: enough to fill the GPU; every thread plays several games, or one where moves are many."""
    if max_moves >= MANY_MOVES:
        return blocks_for(games), THREADS_A_BLOCK
    resident = import_cuda().get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_A_PROCESSOR
    return max(1, min(resident, blocks_for(games))), THREADS_A_BLOCK


def blocks_for(games: int) -> int:
    """Blocks for one thread a game."""
    return -(-games // THREADS_A_BLOCK)
