"""Modules of WebAssembly that came along, run by Wasmtime: machine code where there is no Numba.

A module knows no address but that of its slots (``kernel/webassembly.py``): numbers, and where each array and record
lies in its memory.  Arguments are carried there before it runs and back afterwards, except what has settled there.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import wasmtime

from touchline.kernel.cache import cache_root, forget_unused
from touchline.kernel.door import DOOR, FRACTION, NOTHING, PAGE, WORD, Door, taken_as

T = TypeVar("T")
ALIGNED = 16


class Lasting:
    """Something of Wasmtime's that the end of the process frees: by then its library is gone already."""

    def _delete(self, pointer: Any, leaving: Callable[[], bool] = sys.is_finalizing) -> None:
        if not leaving():
            super()._delete(pointer)  # type: ignore[misc]


class Engine(Lasting, wasmtime.Engine):
    """Who compiles."""


class Module(Lasting, wasmtime.Module):
    """What is compiled."""


class Store(Lasting, wasmtime.Store):
    """Where it runs."""


_making = threading.RLock()
"""Two threads that begin at once must not have an engine each: a module runs in its own engine's stores alone."""


@cache
def _made_engine() -> Engine:
    return Engine(wasmtime.Config())


def _engine() -> Engine:
    with _making:
        return _made_engine()


def _module(path: Path) -> tuple[wasmtime.Module, Door]:
    """A module as code of this processor."""
    with _making:
        return _made_module(path)


@cache
def _made_module(path: Path) -> tuple[wasmtime.Module, Door]:
    """Kept beside Numba's code, because writing it takes a second."""
    code = path.read_bytes()
    made_from = code + version("wasmtime").encode()
    kept = cache_root() / "compiled" / f"{path.stem}-{hashlib.sha256(made_from).hexdigest()[:16]}.module"
    with contextlib.suppress(OSError, wasmtime.WasmtimeError):
        os.utime(kept)
        return Module.deserialize_file(_engine(), str(kept)), Door.of(code)
    made = Module(_engine(), code)
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        forget_unused(kept.parent)
        new = kept.with_suffix(f".{os.getpid()}")
        new.write_bytes(made.serialize())
        new.replace(kept)
    return made, Door.of(code)


class Machine:
    """One entry point with a memory of its own, for one thread at a time."""

    def __init__(self, path: Path) -> None:
        module, self._door = _module(path)
        self._name = path.stem
        self._store = Store(_engine())
        self._room = self._door.end
        """Where memory is free."""
        self._touched = self._room
        """Up to where it has ever been written to; behind that are zeros."""
        self._own = threading.Lock()
        pages = self._room // PAGE + 1
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(wasmtime.Limits(pages, None)))
        number = wasmtime.GlobalType(wasmtime.ValType.i32(), True)
        stack = wasmtime.Global(self._store, number, wasmtime.Val.i32(self._door.stack))
        given: dict[str | None, Any] = {"__linear_memory": self._memory, "__stack_pointer": stack}
        instance = wasmtime.Instance(self._store, module, [given[each.name] for each in module.imports])
        self._ask = cast(Callable[..., int], instance.exports(self._store)[DOOR])
        self._base = _address(self._memory.data_ptr(self._store))
        self._settled: dict[int, tuple[Any, bytes, list[str]]] = {}
        """What has settled, by its identity, with the slots that tell of it and what it is taken as."""

    # ---- memory

    def _reserve(self, size: int) -> None:
        """Have memory up to an address."""
        missing = -(-size // PAGE) - self._memory.size(self._store)
        if missing > 0:
            try:
                self._memory.grow(self._store, missing)
            except wasmtime.WasmtimeError:
                raise MemoryError(self._name) from None
            if _address(self._memory.data_ptr(self._store)) != self._base:
                raise RuntimeError("the memory has moved, and what settled there with it")

    def settle(self, value: T) -> T:
        """A copy in here."""
        settled = self._settle(value)
        told: list[str] = []
        self._settled[id(settled)] = settled, b"".join(self._slots(settled, told, [])), told
        return cast(T, settled)

    def _settle(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return getattr(type(value), "_make", tuple)(map(self._settle, value))
        kind = type(value) if isinstance(value, np.ndarray) else np.ndarray
        at, room = self._room, self._new(value.shape, value.dtype)
        if at < self._touched or value.dtype.names is not None or value.any():
            room[...] = value
        return room.view(kind) if value.shape else _record_of(room, value)

    def _new(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """An array in here, which keeps this memory for as long as somebody has it."""
        at, size = self._room, int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
        self._room += -(-size // ALIGNED) * ALIGNED
        self._reserve(self._room)
        cells: Any = (ctypes.c_char * size).from_address(self._base + at)
        cells.kept = self._store  # not the machine, which has the array: NumPy lets nobody find a circle
        return np.frombuffer(cells, dtype, int(np.prod(shape, dtype=np.int64))).reshape(shape)

    # ---- asking

    def __call__(self, *arguments: Any) -> float | None:
        """Run it with arguments as Numba's code takes them."""
        with self._own:
            return self._run(arguments)

    def _run(self, arguments: tuple[Any, ...]) -> float | None:
        told: list[str] = []
        carried: list[tuple[Any, int]] = []
        slots = b"".join(self._slots(arguments, told, carried))
        if told != self._door.takes:
            raise TypeError(f"{self._name} takes {self._door.takes}, not {told}")
        if carried:
            end = carried[-1][1] + _size(carried[-1][0])
            self._reserve(end)
            self._touched = max(self._touched, end)
        for value, at in carried:
            ctypes.memmove(self._base + at, _pointer(value), _size(value))
        ctypes.memmove(self._base + self._door.slots, slots, len(slots))
        status = self._ask(self._store)
        if status:
            raise RuntimeError(f"{self._name} ended with {status}")
        for value, at in carried:
            if isinstance(value, np.void) or value.flags.writeable:
                ctypes.memmove(_pointer(value), self._base + at, _size(value))
        return self._answer()

    def _answer(self) -> float | None:
        if self._door.answers == NOTHING:
            return None
        kind: Any = ctypes.c_double if self._door.answers == FRACTION else ctypes.c_int64
        found: float = kind.from_address(self._base + self._door.answer).value
        return found

    def _slots(self, value: Any, told: list[str], carried: list[tuple[Any, int]]) -> Iterator[bytes]:
        """An argument as the slots tell it; what must be carried is given a place after the rest."""
        known = self._settled.get(id(value))
        if known is not None:
            told += known[2]
            yield known[1]
            return
        if isinstance(value, tuple):
            for each in value:
                yield from self._slots(each, told, carried)
            return
        told.append(taken_as(value))
        if isinstance(value, np.ndarray):
            if not value.flags.c_contiguous:
                raise TypeError(f"{self._name} takes arrays without gaps")
            numbers = (value.size, self._place(value, carried), *value.shape, *value.strides)
            yield struct.pack(f"<{len(numbers)}q", *numbers)
        elif isinstance(value, np.void):
            yield struct.pack("<q", self._place(value, carried))
        elif isinstance(value, float):
            yield struct.pack("<d", value)
        else:
            yield struct.pack("<Q", int(value) & WORD)

    def _place(self, value: Any, carried: list[tuple[Any, int]]) -> int:
        inside = _pointer(value) - self._base
        if 0 <= inside < self._room:
            return inside
        at = carried[-1][1] + -(-_size(carried[-1][0]) // ALIGNED) * ALIGNED if carried else self._room
        carried.append((value, at))
        return at


class Crew:
    """One entry point for any number of threads: as many machines as run at once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._idle: list[Machine] = []
        self._own = threading.Lock()

    def __call__(self, *arguments: Any) -> float | None:
        """Run it on a machine that has nothing to do."""
        with self._own:
            machine = self._idle.pop() if self._idle else None
        machine = machine or Machine(self._path)
        answer = machine(*arguments)
        with self._own:
            self._idle.append(machine)
        return answer


def _address(pointer: Any) -> int:
    found = ctypes.cast(pointer, ctypes.c_void_p).value
    assert found is not None
    return found


def _pointer(value: Any) -> int:
    """Where an array or a record lies."""
    array = value if isinstance(value, np.ndarray) else np.frombuffer(value, np.uint8)
    return int(array.ctypes.data)


def _size(value: Any) -> int:
    return int(value.nbytes)


def _record_of(room: Any, value: Any) -> Any:
    """The one record of an array without dimensions, as what it was."""
    kept = room.reshape(1)
    return (kept.view(np.recarray) if isinstance(value, np.record) else kept)[0]
