"""Whole matches on an NVIDIA GPU: the very functions of ``duel.py``, one thread a match.

The matches are those of the CPU up to the rounding of the network's sums: where two moves are worth
the same to seven digits, either may be played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from touchline.games.street_soccer.actions import ACTIONS
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.duel import STEPPING, Player, whole_match
from touchline.games.street_soccer.solve.features import MOST_ROWS
from touchline.games.street_soccer.solve.network import HIDDEN, PLIES, SECOND, Desk, Net, shipped_net
from touchline.games.street_soccer.solve.setups import shipped_book
from touchline.kernel.arrays import Floats, Ints
from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.gpu import box_array, import_cuda, register, register_rules, why_not

THREADS_A_BLOCK = 32
"""A warp: a match is long and there are few of them, so they are spread over all processors."""


def kernel_function() -> Callable[..., None]:
    """The Python function of the kernel, everything it calls made known to numba-cuda."""
    cuda = import_cuda()
    from numba.cuda.np.numpy_support import from_dtype

    register_rules()
    for each in STEPPING:
        register(each)
    record = from_dtype(GAME.State.dtype())

    def kernel(  # type: ignore[no-untyped-def]
        results, boxes, table, mixing, mixing_bias, output, output_bias, moves, worth, plans, players, seed, first
    ):
        at = cuda.grid(1)
        if at >= len(results):
            return
        own = cuda.local.array(1, record)
        desk = Desk(
            cuda.local.array(MOST_ROWS, np.int64),
            cuda.local.array(10, np.int64),
            cuda.local.array(HIDDEN, np.float32),
            cuda.local.array(SECOND, np.float32),
            cuda.local.array(3, np.float64),
            cuda.local.array(PLIES, record),
            moves[at],
            worth[at],
            cuda.local.array((PLIES, 3), np.float64),
        )
        net = Net(table, mixing, mixing_bias, output, output_bias)
        key = game_key(seed, first + at)
        results[at] = whole_match(own[0], boxes[0], (net, net), desk, (plans, plans), players, key)

    return kernel


@cache
def _kernel() -> Any:
    return import_cuda().jit(kernel_function())


def play_matches_on_gpu(players: tuple[Player, Player], count: int, *, seed: int, first: int = 0) -> Ints:
    """Yellow's payoffs of ``count`` matches, all at once."""
    reason = why_not()
    if reason is not None:
        raise BadOption(reason, field="on")
    cuda = import_cuda()
    results = cuda.device_array(count, np.int64)
    weights = [cuda.to_device(each) for each in shipped_net()]
    room = [cuda.device_array((count, PLIES, ACTIONS), kind) for kind in (np.int64, np.float64)]
    given = [cuda.to_device(each) for each in (shipped_book(), np.stack([each.numbers for each in players]))]
    blocks = -(-count // THREADS_A_BLOCK)
    _kernel()[blocks, THREADS_A_BLOCK](
        results, cuda.to_device(box_array(GAME.new_box())), *weights, *room, *given, np.uint64(seed), first
    )
    found: Ints = results.copy_to_host()
    return found


def meet_on_gpu(one: Player, two: Player, pairs: int, *, seed: int = 0, first: int = 0) -> Floats:
    """Points of ``one`` in each mirrored pair, from 0 to 2."""
    home = play_matches_on_gpu((one, two), pairs, seed=seed, first=first)
    away = play_matches_on_gpu((two, one), pairs, seed=seed, first=first)
    return (home - away) / 2 + 1
