"""Environments on the device: the same games on CPU and GPU, step by step, and the games of the other environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.envs.pytorch import torch_or_skip
from tests.stand_in_gpu import fewer

from touchline.envs import dlpack
from touchline.envs.device import DeviceGames, on_host
from touchline.games import find_game, game_names
from touchline.kernel import gpu
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import BadOption, IllegalMove
from touchline.kernel.lockstep import lockstep_of
from touchline.kernel.message import english
from touchline.kernel.nodes import OVER
from touchline.lab.policies import deciding, policies

REASON = gpu.why_not()
GAMES = list(game_names())


def same(a: Any, b: Any) -> bool:
    """Whether two batches agree in every number; last observations only where a game has ended."""
    one, two = on_host(a), on_host(b)
    ended = one.done
    return all((x == y).all() for x, y in zip(one[:-1], two[:-1], strict=True)) and bool(
        (one.last[ended] == two.last[ended]).all()
    )


@pytest.mark.parametrize("opponent", [None, "random"])
@pytest.mark.parametrize("name", ["football-darts", "pocket-gridiron"])
def test_the_compiled_batch_is_the_interpreted_one(name: str, opponent: str | None) -> None:
    """The functions of the kernel over Python states and lists, against the same ones over arrays."""
    game = find_game(name)
    games = DeviceGames(name, 3, opponent=opponent, seat=1, seed=5, device="cpu")
    batch = games.reset()
    plain = lockstep_of(game.rules, game.features.observe, deciding(game.rules, [policies(game)[opponent or "first"]]))
    states, moves = [game.new_state(games.box) for _ in range(3)], [0] * game.max_moves(games.box)
    own = [1, 1] if opponent is None else [0, 1]
    numbers, steps, seats, actions = [0, 1, 2], [0] * 3, [0] * 3, [0] * 3
    size = len(games.feature_names)
    seen, last = [[0] * size for _ in range(3)], [[0] * size for _ in range(3)]
    masks, rewards, done = [[False] * games.actions for _ in range(3)], np.zeros((3, 2), int), [False] * 3
    for i in range(3):
        plain.begin(i, states[i], games.box, moves, own, 1, 5, numbers, steps, seen, masks, seats)
    for _ in range(150):
        assert batch.observations.tolist() == seen
        assert batch.masks.tolist() == masks
        assert batch.seats.tolist() == seats
        chosen = games.random_actions()
        for i in range(3):
            plain.pick(i, states[i], games.box, moves, 5, numbers, steps, seats, actions)
            shown = (numbers, steps, seen, masks, seats, actions, rewards, done, last, 3)
            plain.advance(i, states[i], games.box, moves, own, 1, 5, *shown)
        assert chosen.tolist() == actions
        batch = games.step(chosen)
        assert batch.rewards.tolist() == rewards.tolist()
        assert batch.done.tolist() == done
    assert max(numbers) > 2, "some game was played to its end"


def test_a_game_is_a_function_of_seed_number_and_actions_whatever_the_batch() -> None:
    """Game 5 of a batch of 8, and of a batch that begins with it: actions by the game's own number and step."""

    def story(count: int, first: int, which: int) -> list[Any]:
        games = DeviceGames("football-darts", count, seed=9, device="cpu", auto_reset=False)
        batch, told = games.reset(first), []
        for n in range(60):
            if batch.seats[which] == OVER:
                break
            told.append((batch.seats[which], batch.observations[which].tolist(), batch.masks[which].tolist()))
            actions = [
                int(np.flatnonzero(row)[below(game_key(1, first + i), n, int(row.sum()))]) if row.any() else 0
                for i, row in enumerate(batch.masks)
            ]
            batch = games.step(actions)
        return told

    told = story(8, 0, 5)
    assert len(told) > 5
    assert told == story(2, 5, 0)


def test_in_self_play_a_seat_sees_its_own_view() -> None:
    """First & Goal hides cards: what a batch shows a seat does not change when the other's hand does."""
    game = find_game("first-and-goal")
    games = DeviceGames("first-and-goal", 2, seed=3, device="cpu")
    batch = games.reset()
    for _ in range(120):
        for i, seat in enumerate(batch.seats):
            s = game.State.from_record(games.on_device.states[i])
            other = game.determinize(game.view(s, games.box, int(seat)), games.box, lambda n: n - 1)
            seen = [0] * len(games.feature_names)
            game.features.observe(other, games.box, int(seat), seen)
            assert batch.observations[i].tolist() == seen
        batch = games.step(games.random_actions())


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadOption, match="device 'tpu'"):
        DeviceGames("football-darts", 2, device="tpu")
    if REASON is not None:
        with pytest.raises(BadOption, match="device cuda"):
            DeviceGames("football-darts", 2, device="cuda")
    with pytest.raises(BadOption, match="no compiled opponent"):
        DeviceGames("football-darts", 2, opponent="nobody", device="cpu")


class Lent:
    """An array of the host, lent by our own capsules."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **asked: Any) -> Any:
        array = self.array
        return dlpack.capsule(array, array.ctypes.data, array.shape, array.strides, array.dtype, dlpack.CPU)


def test_every_array_of_a_batch_is_lent_without_a_copy() -> None:
    """On the CPU NumPy lends them itself; our own capsules, which lend a GPU's, say the same of the same memory."""
    games = DeviceGames("pocket-gridiron", 64, seed=3, device="cpu")
    batch, before = games.reset(), len(dlpack._lent)
    borrowed = [np.from_dlpack(each) for each in batch] + [np.from_dlpack(Lent(each)) for each in batch]
    games.step(games.random_actions())
    for each, ours in zip(borrowed, [*batch, *batch], strict=True):
        assert (each.ctypes.data, each.dtype, each.strides) == (ours.ctypes.data, ours.dtype, ours.strides)
        assert (each == ours).all()
    assert len(dlpack._lent) == before + len(batch)
    del borrowed, each
    assert len(dlpack._lent) == before, "given back"


def test_a_part_of_an_array_is_lent_with_its_strides() -> None:
    whole = np.arange(24, dtype=np.int16).reshape(4, 6)
    assert (np.from_dlpack(Lent(whole[1:, ::2])) == whole[1:, ::2]).all()


def test_pytorch_takes_the_arrays_of_the_cpu_without_a_copy() -> None:
    torch = torch_or_skip()
    games = DeviceGames("pocket-gridiron", 64, seed=3, device="cpu")
    batch = games.reset()
    seen = torch.from_dlpack(batch.observations)
    games.step(torch.from_dlpack(batch.masks).long().argmax(dim=1))
    assert seen.data_ptr() == batch.observations.ctypes.data
    assert (seen.numpy() == batch.observations).all()


on_a_gpu = pytest.mark.skipif(REASON is not None, reason=english([REASON]) if REASON else "")


@on_a_gpu
@pytest.mark.parametrize("opponent", [None, "random"])
@pytest.mark.parametrize("name", GAMES)
def test_gpu_and_cpu_step_by_step(name: str, opponent: str | None) -> None:
    games = fewer(500, 20)
    ours, theirs = (
        DeviceGames(name, games, opponent=opponent, seat=1, seed=21, device=device) for device in ("cpu", "cuda")
    )
    one, two = ours.reset(), theirs.reset()
    ended = steps = 0
    while steps < fewer(400, 100) or not ended:
        steps += 1
        assert same(one, two)
        actions = ours.random_actions()
        assert (theirs.random_actions().copy_to_host()[one.seats != OVER] == actions[one.seats != OVER]).all()
        one, two = ours.step(actions), theirs.step(actions)
        ended += int(one.done.sum())
    assert same(one, two)


@on_a_gpu
def test_a_gpu_refuses_an_illegal_action_and_moves_nothing() -> None:
    games = DeviceGames("football-darts", 300, opponent="random", device="cuda")
    games.reset()
    states: Any = games.on_device.states
    before = states.copy_to_host()
    actions = games.random_actions().copy_to_host()
    actions[130] = 99
    with pytest.raises(IllegalMove, match="action 99 is not legal in game 130"):
        games.step(actions)
    assert (states.copy_to_host() == before).all()


@on_a_gpu
def test_libraries_take_the_arrays_without_a_copy() -> None:
    games = DeviceGames("pocket-gridiron", 256, device="cuda")
    batch = games.reset()
    address = batch.observations.__cuda_array_interface__["data"][0]
    torch = torch_or_skip()
    seen, masks = torch.as_tensor(batch.observations, device="cuda"), torch.as_tensor(batch.masks, device="cuda")
    assert seen.data_ptr() == address
    assert (seen.cpu().numpy() == batch.observations.copy_to_host()).all()
    games.step(masks.long().argmax(dim=1))
    assert [torch.from_dlpack(each).data_ptr() for each in batch] == [
        each.__cuda_array_interface__["data"][0] for each in batch
    ]
    assert (torch.from_dlpack(batch.masks).cpu().numpy() == batch.masks.copy_to_host()).all()
    with torch.cuda.stream(torch.cuda.Stream()):
        games.step(games.random_actions())
        assert (torch.from_dlpack(batch.observations).cpu().numpy() == batch.observations.copy_to_host()).all()
    with pytest.raises(BufferError, match="without a copy"):
        batch.observations.__dlpack__(copy=True)


@on_a_gpu
@pytest.mark.parametrize("library", ["cupy", "jax.dlpack"])
def test_other_libraries_take_them_by_dlpack(library: str) -> None:
    theirs = pytest.importorskip(library)
    batch = DeviceGames("pocket-gridiron", 256, device="cuda").reset()
    assert (np.asarray(theirs.from_dlpack(batch.observations).tolist()) == batch.observations.copy_to_host()).all()
