"""The GPU plays the games of the CPU, bit for bit; where there is none, its code is at least compiled."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.stand_in_gpu import fewer

from touchline.games import find_game, game_names
from touchline.kernel import gpu
from touchline.kernel.message import english
from touchline.lab import gpu_simulation
from touchline.lab.loops import notes_dtype
from touchline.lab.simulation import simulate

REASON = gpu.why_not()


@pytest.mark.skipif(REASON is not None, reason=english([REASON]) if REASON else "")
@pytest.mark.parametrize("name", game_names())
def test_the_same_games_bit_for_bit(name: str) -> None:
    games = fewer(3000, 100)
    ours = simulate(name, games, seed=13)
    theirs = simulate(name, games, seed=13, on="cuda")
    assert (ours.states == theirs.states).all()
    assert (ours.notes == theirs.notes).all()


@pytest.mark.skipif(REASON is not None, reason=english([REASON]) if REASON else "")
def test_a_state_in_memory_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game small enough for registers, kept as the large ones are."""
    monkeypatch.setattr(gpu, "MOST_IN_REGISTERS", 0)
    gpu_simulation._kernel.cache_clear()
    games = fewer(3000, 100)
    ours, theirs = (simulate("football-darts", games, seed=14, on=on) for on in ("local", "cuda"))
    gpu_simulation._kernel.cache_clear()
    assert (ours.states == theirs.states).all()
    assert (ours.notes == theirs.notes).all()


def compiled_for_hopper(name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The PTX of a game's kernel, made without a GPU."""
    cuda = gpu.import_cuda()
    import numba.cuda.dispatcher as dispatcher
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    game = find_game(name)
    box = game.new_box()

    def array(of: Any) -> Any:
        return types.Array(of, 1, "C")

    state, boxed = from_dtype(game.State.dtype()), from_dtype(gpu.box_array(box).dtype)
    arrays = (array(state), array(state), array(boxed), array(from_dtype(notes_dtype())), array(types.int64))
    kernel = gpu_simulation.kernel_function(game, ("random",) * game.seats(box), game.max_moves(box))
    ptx, _ = cuda.compile_ptx(kernel, (*arrays, types.uint64, types.int64, types.int64), cc=(9, 0))
    return str(ptx)


def test_a_small_game_lives_in_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are inlined whole: no call is left, and local memory holds only what is indexed (score, moves)."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (pip install 'touchline[cuda]')")
    try:
        ptx = compiled_for_hopper("football-darts", monkeypatch)
    except Exception as problem:
        if "nvvm" in str(problem).lower():
            pytest.skip(f"there is no NVVM here to compile for a GPU: {problem}")
        raise
    assert ".entry" in ptx
    assert "call.uni" not in ptx
    frame = [line for line in ptx.splitlines() if "__local_depot" in line and ".b8" in line]
    assert len(frame) == 1
    assert int(frame[0].split("[")[1].split("]")[0]) <= 64
