"""The same rules as machine code: compiled by Numba when somebody asks.

Every marked rule is registered as it stands; only the loops that call them are
entry points.  Numba's cache notices a change in the file of an entry point but
not in the functions it calls, so the machine code of each lies in a folder named
by a hash of everything it reaches: edit a rule and the folder changes.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import sys
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba.core import cgutils
from numba.core.compiler_lock import global_compiler_lock
from numba.extending import intrinsic, overload

from touchline.kernel import bits, draws, linking, stepping, twins
from touchline.kernel.box_record import box_record
from touchline.kernel.cache import cache_root, forget_unused, one_at_a_time
from touchline.kernel.linking import WholeCompiler, let_compiled_code_call
from touchline.kernel.nodes import OVER
from touchline.kernel.reached import Reached
from touchline.kernel.rule import MARKED

if TYPE_CHECKING:
    from touchline.kernel.game import Game

_registered: set[Any] = set()
_deciding_where = threading.RLock()
"""Numba has one setting for all threads: two that decide at once would put machine code into the working directory."""


def register(function: Any) -> Any:
    """Make a Python function callable from compiled code, once."""
    if function not in _registered:
        _registered.add(function)
        let_compiled_code_call(function, forceinline=False)
    return function


def register_inlined(function: Any) -> Any:
    """Make a loop's own part callable from compiled code, once: it is inlined, but not what it calls.

    It is handed many arrays and makes none, so nobody counts who holds them: that would cost more than its work.
    """
    if function not in _registered:
        _registered.add(function)
        let_compiled_code_call(function, forceinline=True, _nrt=False)
    return function


def register_twin(function: Any) -> Any:
    """Make a copy of a rule callable from compiled code, once: inlined where its caller is (see ``twins.py``)."""
    if function not in _registered:
        _registered.add(function)
        let_compiled_code_call(function)
    return function


GOLDEN = np.uint64(draws.GOLDEN)
MIX_1 = np.uint64(draws.MIX_1)
MIX_2 = np.uint64(draws.MIX_2)


def twin_draws(overload: Any) -> None:
    """Teach a compiler the counter-based draws in 64-bit arithmetic; ``overload`` is its own."""

    @overload(draws.mix)
    def _mix(x):  # type: ignore[no-untyped-def]
        def mix(x):  # type: ignore[no-untyped-def]
            x = np.uint64(x)
            x = (x ^ (x >> np.uint64(30))) * MIX_1
            x = (x ^ (x >> np.uint64(27))) * MIX_2
            return x ^ (x >> np.uint64(31))

        return mix

    @overload(draws.game_key)
    def _game_key(seed, game):  # type: ignore[no-untyped-def]
        def game_key(seed, game):  # type: ignore[no-untyped-def]
            return draws.mix(draws.mix(np.uint64(seed) + GOLDEN) + np.uint64(game) * GOLDEN)  # type: ignore[arg-type]

        return game_key

    @overload(draws.below)
    def _below(key, draw, total):  # type: ignore[no-untyped-def]
        def below(key, draw, total):  # type: ignore[no-untyped-def]
            x: Any = draws.mix(np.uint64(key) + np.uint64(draw) * GOLDEN)  # type: ignore[arg-type]
            return np.int64(((x >> np.uint64(32)) * np.uint64(total)) >> np.uint64(32))

        return below


twin_draws(overload)


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_below(typing_context: Any, members: Any) -> Any:
    def one_instruction(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return numba.int64(numba.int64), one_instruction


@intrinsic  # type: ignore[untyped-decorator]
def _ones(typing_context: Any, members: Any) -> Any:
    def one_instruction(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return numba.int64(numba.int64), one_instruction


@overload(bits.lowest)
def _lowest(members):  # type: ignore[no-untyped-def]
    return lambda members: _zeros_below(members)


@overload(bits.size_of)
def _size_of(members):  # type: ignore[no-untyped-def]
    return lambda members: _ones(members)


@cache
def key_of(function: Any) -> str:
    """A name for everything that an entry point's machine code is made from, and for how it is made."""
    made_with = f"{numba.__version__} {np.__version__} {sys.version} {Reached([function]).key}"
    made_by = b"".join(Path(each).read_bytes() for each in (__file__, linking.__file__, twins.__file__))
    return hashlib.sha256(made_with.encode() + made_by).hexdigest()[:16]


def cache_folder(game: Game | str, function: Any) -> Path:
    """Where the machine code of an entry point in its present form lies; a text names what is no game's own."""
    name = game if isinstance(game, str) else game.name
    return cache_root() / "compiled" / f"{name}-{key_of(function)}"


@contextlib.contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what is decorated inside this block in ``folder``."""
    if not folder.exists():
        forget_unused(folder.parent)
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        os.utime(folder)
    with _deciding_where:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def compile_rule(game: Game | str, function: Any, *, forceinline: bool = False) -> Any:
    """A function over rules as machine code, kept on disk for as long as nothing that it reaches changes."""
    for marked in MARKED:
        register(marked)
    folder = cache_folder(game, function)
    with _cached_in(folder):
        entry = numba.njit(cache=True, nogil=True, forceinline=forceinline, pipeline_class=WholeCompiler)(function)
    return made_once(entry, folder / "making.lock")


def made_once(entry: Any, door: Path) -> Any:
    """Let one process of this machine make an entry point's code; those that want it meanwhile wait and read it.

    Numba's own lock comes first: a thread that waits at the door holds nothing that the one inside may need.
    """
    make = entry.compile

    def make_or_read(signature: Any) -> Any:
        with global_compiler_lock, one_at_a_time(door), _keeping_garbage():
            return make(signature)

    entry.compile = make_or_read
    return entry


@contextlib.contextmanager
def _keeping_garbage() -> Iterator[None]:
    """Nobody looks for garbage inside this block: compiling makes millions of objects and needs them to its end."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


class CompiledGame:
    """A game's rules as machine code, over arrays of state records."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dtype = game.State.dtype()
        driven = stepping.stepping_of(game.rules)
        for function in driven:
            register(function)
        self._entry_points(game.rules, driven)

    def _entry_points(self, rules: Any, driven: stepping.Stepping) -> None:
        start, to_move = rules.start, rules.to_move
        step, choose = driven.step, driven.choose
        game_key = draws.game_key
        copies = twins.twins(MARKED)
        alone = twins.twin_rules(rules, copies)
        inlined = stepping.stepping_of(alone)
        for function in (*copies.values(), *inlined):
            register_twin(function)
        begin, playout = alone.start, inlined.playout

        def playouts(states, box, moves, seed, first, limit):  # type: ignore[no-untyped-def]
            """Random play of one game a record, from the start; the number of transitions."""
            transitions = 0
            for i in range(len(states)):
                s = states[i]
                begin(s, box)
                transitions += playout(s, box, moves, game_key(seed, first + i), 0, limit)
            return transitions

        def trace(states, choices, box, moves, key):  # type: ignore[no-untyped-def]
            """One random game, every state kept: ``states[n]`` before ``choices[n]``; the steps."""
            start(states[0], box)
            for n in range(len(choices)):
                if to_move(states[n], box) == OVER:
                    return n
                choices[n] = choose(states[n], box, moves, key, n)
                states[n + 1] = states[n]
                step(states[n + 1], box, choices[n])
            return len(choices)

        self._playouts = compile_rule(self.game, playouts, forceinline=True)
        self._trace = compile_rule(self.game, trace)

    def new_states(self, count: int) -> np.ndarray[Any, np.dtype[np.void]]:
        """Fresh records, as ``State()`` makes them."""
        return np.repeat(self.game.State().to_record(), count)

    def playouts(self, box: Any, seed: int, first: int, count: int, limit: int = 1 << 30) -> tuple[Any, int]:
        """Play ``count`` random games numbered from ``first``; their last states and the transitions."""
        states = self.new_states(count)
        moves = np.zeros(self.game.max_moves(box), dtype=np.int64)
        return states, int(self._playouts(states, box_record(box), moves, np.uint64(seed), first, limit))

    def trace(self, box: Any, seed: int, number: int, limit: int) -> tuple[Any, Any]:
        """One random game step by step: the states (one more than the choices) and the choices."""
        states = self.new_states(limit + 1)
        choices = np.zeros(limit, dtype=np.int64)
        moves = np.zeros(self.game.max_moves(box), dtype=np.int64)
        key = np.uint64(draws.game_key(seed, number))
        steps = self._trace(states, choices, box_record(box), moves, key)
        return states[: steps + 1], choices[:steps]
