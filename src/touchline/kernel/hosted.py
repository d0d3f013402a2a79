"""Machine code where there is no Numba: an entry point in WebAssembly, as ``kernel/placing.py`` has laid it out.

Each argument has its place in the memory of the code (``kernel/placing.py``).  Whoever asks puts numbers into those
places, lets it run once, and reads other places: no argument is handed over, so that every host can run it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

KINDS = {"B": 1, "b": 1, "h": 2, "i": 4, "q": 8, "Q": 8, "f": 4, "d": 8}
"""Of numbers, as ``struct`` calls them, with their bytes."""


class Place(NamedTuple):
    """Where some numbers of an argument lie."""

    address: int
    kind: str
    size: int
    """How many numbers."""


class Plan(NamedTuple):
    """Where everything lies, and what the code needs."""

    places: dict[str, Place]
    """By name: ``states.ball`` is a field of an argument, ``desk.moves`` an array of one, ``task`` a number."""
    answer: int
    """Where the answer is left, a double."""
    stack: int
    """The address from which the stack grows downward."""
    pages: int
    """Of memory, 64 KiB each."""

    def to_json(self) -> dict[str, object]:
        """As a file holds it."""
        return self._asdict()

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Plan:
        """Read again."""
        places = {name: Place(*place) for name, place in told["places"].items()}
        return cls(places, told["answer"], told["stack"], told["pages"])


class Running(Protocol):
    """Code in a host: its memory and its one entry."""

    def write(self, address: int, data: bytes) -> None:
        """Put bytes into memory."""

    def read(self, address: int, size: int) -> bytes:
        """Bytes of memory."""

    def run(self) -> int:
        """Let the code run once; 0 if all went well."""


Host = Callable[[bytes, Plan], Running]
"""Somebody who can run WebAssembly."""

_hosts: list[Host] = []


def run_in(host: Host | None) -> None:
    """From now on machine code runs there; ``None``: nowhere."""
    _hosts[:] = [] if host is None else [host]


def is_hosted() -> bool:
    """Whether there is somebody who runs WebAssembly, so that nothing is compiled here."""
    return bool(_hosts)


class Machine:
    """One entry point with its memory; one question at a time."""

    def __init__(self, code: bytes, plan: Plan) -> None:
        self._plan = plan
        self._running = _hosts[-1](code, plan)

    def put(self, name: str, *numbers: float) -> None:
        """Put numbers into a place, from its beginning."""
        place = self._plan.places[name]
        self._running.write(place.address, struct.pack(f"<{len(numbers)}{place.kind}", *numbers))

    def put_bytes(self, name: str, data: bytes) -> None:
        """Fill a place with what it holds from the beginning."""
        self._running.write(self._plan.places[name].address, data)

    def put_record(self, name: str, fields: Iterable[tuple[str, int | Sequence[int]]]) -> None:
        """Put every field of a state or a box into the record of that name, in one piece."""
        placed = [(self._plan.places[f"{name}.{field}"], value) for field, value in fields]
        first = min(place.address for place, _ in placed)
        last = max(place.address + place.size * KINDS[place.kind] for place, _ in placed)
        record = bytearray(last - first)
        for place, value in placed:
            numbers = (value,) if isinstance(value, int) else value
            struct.pack_into(f"<{len(numbers)}{place.kind}", record, place.address - first, *numbers)
        self._running.write(first, bytes(record))

    def ask(self) -> float:
        """Let it run; its answer."""
        status = self._running.run()
        if status:
            raise RuntimeError(f"the machine code ended with {status}")
        (answer,) = struct.unpack("<d", self._running.read(self._plan.answer, 8))
        return float(answer)

    def numbers(self, name: str, count: int, first: int = 0) -> tuple[Any, ...]:
        """So many numbers of a place, from its beginning or a later one on."""
        place = self._plan.places[name]
        size = KINDS[place.kind]
        return struct.unpack(f"<{count}{place.kind}", self._running.read(place.address + first * size, count * size))
