"""The rules on an NVIDIA GPU: numba-cuda compiles the very functions that run interpreted and compiled a third time.

What every kernel needs is here: the library, why it cannot be used, functions made known to it, the box, the
shape of a launch, and where a thread keeps its game.
"""

from __future__ import annotations

import warnings
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from touchline.kernel import abreast, bits
from touchline.kernel.box_record import box_record
from touchline.kernel.compiled import twin_draws
from touchline.kernel.message import Message
from touchline.kernel.rule import MARKED

if TYPE_CHECKING:
    from touchline.kernel.game import Game

THREADS_A_BLOCK = 128
BLOCKS_A_PROCESSOR = 16
MANY_MOVES = 256
"""With a list of moves as long as this, listing them is nearly all the work, and the rules keep abreast where they do
so: each thread plays one game only, so that neighbours begin together and stay together."""

MOST_ABREAST = 1024
"""Threads of a block that keep abreast: all that have room on a multiprocessor, which then reads one piece of code."""
MOST_REGISTERS = 64
"""Of a thread that keeps abreast, so that all have room; what no longer fits costs less than waiting."""
IDLE = 0.1
"""The share of multiprocessors that may have no game, for blocks twice as large."""
WAIT = "llvm.nvvm.barrier.sync"

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
def _register_abreast() -> None:
    import llvmlite.ir as ir
    from numba.cuda import types
    from numba.cuda.extending import intrinsic, overload

    @intrinsic
    def barrier(typing_context):  # type: ignore[no-untyped-def]
        def wait(context, builder, sig, args):  # type: ignore[no-untyped-def]
            # of all barriers the one that need not be reached by a whole warp at once
            kind = ir.FunctionType(ir.VoidType(), [ir.IntType(32)])
            builder.call(builder.module.declare_intrinsic(WAIT, fnty=kind), [ir.Constant(ir.IntType(32), 0)])
            return context.get_dummy_value()

        return types.void(), wait

    @overload(abreast.keep_abreast)
    def _keep_abreast():  # type: ignore[no-untyped-def]
        def wait() -> None:
            barrier()

        return wait

    _registered.add(abreast.keep_abreast)


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
    _register_abreast()
    _register_draws()
    _register_bits()
    for marked in MARKED:
        register(marked)


def compile_kernel(function: Any, *, abreast: bool) -> Any:
    """A kernel, compiled when it is first launched; ``abreast``: its games keep so."""
    return import_cuda().jit(function, max_registers=MOST_REGISTERS if abreast else None)


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

    return Holding(
        gpu_states.in_registers if is_small(game) else gpu_states.in_memory, gpu_states.load, gpu_states.save
    )


def is_small(game: Game) -> bool:
    """Whether a thread holds a game in registers: then its rules are small, too, and are inlined whole."""
    return cells_of(game) <= MOST_IN_REGISTERS


def lists_many(max_moves: int) -> bool:
    """Whether rules list so many moves that they keep abreast."""
    return max_moves >= MANY_MOVES


def blocks_of(threads: int, games: int) -> tuple[int, int]:
    """Blocks of so many threads, one thread a game."""
    return -(-games // threads), threads


def resident(threads: int, blocks_a_processor: int, games: int) -> tuple[int, int]:
    """Blocks to fill the GPU, every thread playing several games; fewer where there are fewer games."""
    blocks, _ = blocks_of(threads, games)
    most: int = import_cuda().get_current_device().MULTIPROCESSOR_COUNT * blocks_a_processor
    return max(1, min(most, blocks)), threads


def spread(games: int) -> int:
    """Threads of a block that keeps abreast: many, unless games are so few that multiprocessors would have none."""
    processors = import_cuda().get_current_device().MULTIPROCESSOR_COUNT
    threads = THREADS_A_BLOCK
    while 2 * threads <= MOST_ABREAST and games / (2 * threads) > (1 - IDLE) * processors:
        threads *= 2
    return threads
