"""The door of a module: what an entry point in WebAssembly tells of itself to whoever runs it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from touchline.kernel import wasm_file

DOOR = "ask"
"""The one function that a module exports: no arguments, a status."""
SECTION = "touchline"
"""Of a module: what it tells of itself."""
NUMBER, FRACTION, NOTHING = "number", "fraction", "nothing"
"""What an entry point may answer; the first two are arguments as well."""
BETWEEN = "×"
PAGE = 1 << 16
"""Bytes by which memory is counted."""
WORD = (1 << 64) - 1


class Door(NamedTuple):
    """What a module tells of itself."""

    key: str
    """Of everything that it was written from."""
    takes: list[str]
    """The arguments, tuples taken apart, as ``taken_as`` names them."""
    answers: str
    """A number, a fraction or nothing."""
    stack: int
    """The address from which the stack grows downward."""
    answer: int
    """Where the answer is left."""
    slots: int
    """Where the arguments are told of, eight bytes a number: of an array its size, where it lies, shape and strides."""

    @property
    def end(self) -> int:
        """Where memory is free."""
        return self.slots + 8 * sum(map(_slots_of, self.takes))

    def to_bytes(self) -> bytes:
        """As a module holds it."""
        return json.dumps(self._asdict()).encode()

    @classmethod
    def of(cls, code: bytes) -> Door:
        """Read from a module."""
        return cls(**json.loads(wasm_file.own_section(code, SECTION)))


def taken_as(value: Any) -> str:
    """What an argument is to a module: a number, a record of so many bytes, an array of so many dimensions.

    >>> taken_as(3), taken_as(np.zeros((2, 3))), taken_as(np.zeros(1, [("x", "i8")])[0])
    ('number', '<f8×2', '|V8')
    """
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{BETWEEN}{value.ndim}"
    if isinstance(value, np.void):
        return value.dtype.str
    return FRACTION if isinstance(value, float) else NUMBER


def all_taken(arguments: Iterable[Any]) -> Iterator[str]:
    """What some arguments are to a module, tuples taken apart.

    >>> list(all_taken((3, (1.5, 4))))
    ['number', 'fraction', 'number']
    """
    for each in arguments:
        if isinstance(each, tuple):
            yield from all_taken(each)
        else:
            yield taken_as(each)


def _slots_of(taken: str) -> int:
    _, _, dimensions = taken.partition(BETWEEN)
    return 2 + 2 * int(dimensions) if dimensions else 1
