"""Modules that come along: current, and run with whatever arguments Numba's code takes."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.shipped_modules import COMMAND, shipped

from touchline.games.football_darts.odds_table import fill
from touchline.games.football_darts.thrower import aim_points
from touchline.kernel import shipped_code
from touchline.kernel.door import Door, all_taken
from touchline.kernel.entry_points import Shipped, module_file
from touchline.kernel.reached import Reached
from touchline.kernel.shipped_code import Crew, Machine
from touchline.kernel.webassembly import module_of

ENTRIES = list(shipped())


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda each: each.function.__name__.lstrip("_"))
def test_a_module_is_what_its_sources_give(entry: Shipped) -> None:
    """A changed rule leaves a stale module behind: whoever plays without Numba would play by the old one."""
    path = module_file(entry.function)
    assert path.is_file(), f"{path} is missing: {COMMAND}"
    key = Reached([entry.function], by_source=True).key
    door = Door.of(path.read_bytes())
    assert door.key == key, f"{path} is not what its sources give: {COMMAND}"
    assert door.takes == list(all_taken(entry.arguments)), f"{path} is called with something else now: {COMMAND}"


def _key(limit: int, said: str = "") -> str:
    space: dict[str, Any] = {"LIMIT": limit, "__name__": "no_module"}
    return Reached([_of(space, said)], by_source=True).key


def _of(space: dict[str, Any], said: str) -> Callable[..., Any]:
    from types import FunctionType

    made = FunctionType(_reads.__code__, space, "_reads")
    made.__doc__ = said
    return made


def _reads() -> int:
    """What is said here does not count."""
    return LIMIT  # type: ignore[name-defined,no-any-return]  # noqa: F821


def test_the_key_is_of_what_is_written_and_of_what_it_reads() -> None:
    assert _key(3) == _key(3, "other words")
    assert _key(3) != _key(4)


def _total(numbers, record, factor, count, table):  # type: ignore[no-untyped-def]
    """Sums rows of a table into numbers and a record."""
    record.sum = 0
    for row in range(table.shape[0]):
        numbers[row] = 0
        for column in range(table.shape[1]):
            numbers[row] += count * table[row, column]
        record.sum += numbers[row]
    return factor * record.sum


KIND = np.dtype([("before", "i4"), ("sum", "i8")], align=True)


@pytest.fixture(scope="module")
def total(tmp_path_factory: pytest.TempPathFactory) -> Path:
    given = (np.zeros(1, np.int64), np.zeros(1, KIND)[0], 1.0, 1, np.zeros((1, 1), np.int32))
    path = tmp_path_factory.mktemp("modules") / "total.wasm"
    path.write_bytes(module_of(Shipped("no-game", _total, given)))
    return path


@pytest.mark.parametrize("shape", [(1, 1), (3, 5), (400, 300)])
def test_arguments_of_any_size_are_carried_there_and_back(total: Path, shape: tuple[int, int]) -> None:
    table, numbers, record = (
        np.arange(shape[0] * shape[1], dtype=np.int32),
        np.zeros(shape[0], np.int64),
        np.zeros(1, KIND),
    )
    record["before"] = 7
    table = table.reshape(shape)
    assert Machine(total)(numbers, record[0], 0.5, -2, table) == -table.sum(dtype=np.int64)
    assert (numbers == -2 * table.sum(axis=1, dtype=np.int64)).all()
    assert record[0].tolist() == (7, -2 * table.sum(dtype=np.int64))


def test_what_may_not_be_written_is_only_read(total: Path) -> None:
    table = np.frombuffer(b"\1\0\0\0" * 6, np.int32).reshape(2, 3)
    assert Machine(total)(np.zeros(2, np.int64), np.zeros(1, KIND)[0], 1.0, 1, table) == 6.0
    numbers = np.zeros(2, np.int64)
    numbers.setflags(write=False)
    assert Machine(total)(numbers, np.zeros(1, KIND)[0], 1.0, 1, table) == 6.0
    assert not numbers.any()


def test_what_has_settled_is_read_and_written_where_it_is(total: Path) -> None:
    machine = Machine(total)
    machine(np.zeros(900, np.int64), np.zeros(1, KIND)[0], 1.0, 1, np.ones((900, 9), np.int32))  # leaves its traces
    table = machine.settle(np.zeros((2, 3), np.int32))
    numbers, record = machine.settle((np.zeros(2, np.int64), np.zeros(1, KIND)[0]))
    assert machine(numbers, record, 1.0, 1, table) == 0.0
    table[:] = 1
    assert machine(numbers, record, 1.0, 1, table) == 6.0
    assert numbers.tolist() == [3, 3]
    assert record["sum"] == 6


def test_memory_goes_when_nobody_has_it_any_more(total: Path) -> None:
    machine = Machine(total)
    table = machine.settle(np.ones((2, 3), np.int32))
    gone = weakref.ref(machine)
    del machine
    gc.collect()
    assert gone() is None
    assert table.sum() == 6, "what has settled outlives the machine"


def test_wrong_arguments_are_refused(total: Path) -> None:
    given = [np.zeros(2, np.int64), np.zeros(1, KIND)[0], 1.0, 1, np.zeros((2, 4), np.int32)]
    machine = Machine(total)
    for place, wrong in ((0, np.zeros(2)), (0, np.zeros((2, 1), np.int64)), (2, 1), (4, np.zeros((2, 4)))):
        with pytest.raises(TypeError, match="takes"):
            machine(*given[:place], wrong, *given[place + 1 :])
    with pytest.raises(TypeError, match="without gaps"):
        machine(*given[:4], np.zeros((2, 8), np.int32)[:, ::2])


def test_many_threads_share_an_entry_point() -> None:
    points = np.array(aim_points(0))
    crew = Crew(module_file(fill))

    def weights(sigma: float) -> Any:
        odds = np.zeros(len(points) * 83, np.int32)
        crew(odds, points, sigma, sigma, 0.0)
        return odds

    sigmas = [20.0 + each for each in range(8)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(weights, sigmas))
    assert all((one == weights(sigma)).all() for one, sigma in zip(together, sigmas, strict=True))
    assert not (together[0] == together[1]).all()


def test_threads_that_begin_at_once_share_an_engine(total: Path) -> None:
    """A module runs only in stores of the engine that compiled it."""
    threads = 8
    start = threading.Barrier(threads)

    def begin(_: int) -> float | None:
        start.wait()
        numbers, record = np.zeros(2, np.int64), np.zeros(1, KIND)[0]
        return Machine(total)(numbers, record, 1.0, 1, np.ones((2, 3), np.int32))

    with ThreadPoolExecutor(threads) as pool:
        for _ in range(10):
            shipped_code._made_engine.cache_clear()
            shipped_code._made_module.cache_clear()
            assert list(pool.map(begin, range(threads))) == [6.0] * threads
