"""A module with places for one set of arguments: for hosts that know nothing of arrays, a browser's first of all."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from touchline.kernel.door import PAGE, Door, taken_as
from touchline.kernel.hosted import Place, Plan

ALIGNED = 16
SLOTS = "slots"


class Placed(NamedTuple):
    """What a host needs."""

    code: bytes
    plan: Plan
    contents: dict[str, bytes]
    """What lies in a place from the beginning, where that is not nothing."""


class Layout:
    """Gives every argument its place, and fills the slots that tell of it."""

    def __init__(self, door: Door) -> None:
        self.places: dict[str, Place] = {}
        self.contents: dict[str, bytes] = {}
        self.takes: list[str] = []
        self.slots = b""
        self._door = door
        self.end = -(-door.end // ALIGNED) * ALIGNED

    def take(self, name: str, value: Any) -> None:
        """One argument: a tuple piece by piece, an array with its shape, a record by its address, a number as it is."""
        if isinstance(value, tuple):
            names: tuple[str, ...] = value._fields  # type: ignore[attr-defined]
            for field, each in zip(names, value, strict=True):
                self.take(f"{name}.{field}", each)
            return
        self.takes.append(taken_as(value))
        if isinstance(value, np.ndarray):
            self._tell(value.size, self._room(name, value), *value.shape, *value.strides)
        elif isinstance(value, np.void):
            self._tell(self._room(name, value))
        elif isinstance(value, float):
            self.places[name] = Place(self._door.slots + len(self.slots), "d", 1)
            self.slots += struct.pack("<d", value)
        else:
            self.places[name] = Place(
                self._door.slots + len(self.slots), "Q" if isinstance(value, np.uint64) else "q", 1
            )
            self._tell(int(value))

    def _tell(self, *numbers: int) -> None:
        self.slots += struct.pack(f"<{len(numbers)}q", *numbers)

    def _room(self, name: str, value: Any) -> int:
        at = self.end
        self.end += -(-value.nbytes // ALIGNED) * ALIGNED
        self._note(name, at, value)
        return at

    def _note(self, name: str, at: int, value: Any) -> None:
        """Numbers under their name; of records each field, those of the first record."""
        if value.dtype.names is not None:
            first = value.reshape(-1)[0] if value.shape else value
            for field in value.dtype.names:
                self._note(f"{name}.{field}", at + value.dtype.fields[field][1], np.asarray(first[field]))
            return
        self.places[name] = Place(at, value.dtype.char.replace("l", "q").replace("L", "Q"), value.size)
        if value.any():
            self.contents[name] = value.tobytes()


def placed(code: bytes, arguments: Mapping[str, Any]) -> Placed:
    """A module with its arguments, by name; they are those of a native call."""
    door = Door.of(code)
    layout = Layout(door)
    for name, value in arguments.items():
        layout.take(name, value)
    if layout.takes != door.takes:
        raise TypeError(f"the module takes {door.takes}, not {layout.takes}")
    layout.places[SLOTS] = Place(door.slots, "B", len(layout.slots))
    contents = {SLOTS: layout.slots, **layout.contents}
    return Placed(code, Plan(layout.places, door.answer, door.stack, layout.end // PAGE + 1), contents)
