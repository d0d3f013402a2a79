"""Files of WebAssembly as LLVM writes them, made ready to run without a linker.

One such file, linked with nothing, is already a whole module: every index and address in it is right.  All that is
missing is the export of its door; what is left over are notes to a linker.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

OWN, IMPORTS, EXPORTS, DATA = 0, 2, 7, 11
"""Sections, as the format counts them; those of a tool's own have a name."""
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)
"""What can be imported and exported."""
SYMBOL_TABLE = 8
"""The part of a linker's notes that tells which function has which name."""
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
ELSEWHERE, NAMED = 0x10, 0x40
"""Flags of a symbol: it is not defined here; it has a name of its own all the same."""


class Runnable(NamedTuple):
    """A file that can be run."""

    code: bytes
    constants: int
    """Bytes of memory from address 0 on that it fills."""


class Reader:
    """Numbers and names of the format, one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    @property
    def done(self) -> bool:
        """Whether there is nothing left."""
        return self.at >= len(self.data)

    def number(self) -> int:
        """Seven bits a byte, the lowest first.

        >>> Reader(bytes([0xE5, 0x8E, 0x26])).number()
        624485
        """
        value, shift = 0, 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def byte(self) -> int:
        """One byte."""
        return self.piece(1)[0]

    def piece(self, size: int) -> bytes:
        """So many bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """A text with its length before it."""
        return self.piece(self.number()).decode()


def number(value: int) -> bytes:
    """As ``Reader.number`` reads it.

    >>> number(624485).hex()
    'e58e26'
    """
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def with_door(file: bytes, door: str) -> Runnable:
    """A file of LLVM's with one function exported, and without the linker's notes."""
    found = list(_sections(file))
    notes = next(body for kind, body in found if kind == OWN and Reader(body).name() == "linking")
    export = number(1) + number(len(door)) + door.encode() + bytes([FUNCTION]) + number(_index_of(door, notes))
    kept = [(kind, body) for kind, body in found if kind != OWN]
    place = next(at for at, (kind, _) in enumerate(kept) if kind > EXPORTS)
    kept.insert(place, (EXPORTS, export))
    parts = dict(kept)
    code = file[:8] + b"".join(bytes([kind]) + number(len(body)) + body for kind, body in kept)
    wanted = _imported_function(parts[IMPORTS])
    if wanted:
        raise ValueError(f"no host has {wanted}")
    return Runnable(code, len(parts.get(DATA, b"")))


def with_section(code: bytes, name: str, body: bytes) -> bytes:
    """A module with something of our own at its end, which no host reads.

    >>> own_section(with_section(bytes(8), "note", b"kept"), "note")
    b'kept'
    """
    named = number(len(name)) + name.encode() + body
    return code + bytes([OWN]) + number(len(named)) + named


def own_section(code: bytes, name: str) -> bytes:
    """What ``with_section`` has put there."""
    for kind, body in _sections(code):
        reader = Reader(body)
        if kind == OWN and reader.name() == name:
            return reader.piece(len(body) - reader.at)
    raise ValueError(f"a module without {name}")


def _sections(file: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a file, by what they are."""
    reader = Reader(file)
    reader.piece(8)
    while not reader.done:
        kind = reader.byte()
        yield kind, reader.piece(reader.number())


def _index_of(function: str, notes: bytes) -> int:
    """Which function has a name."""
    reader = Reader(notes)
    reader.name()
    reader.number()
    while not reader.done:
        part, body = reader.byte(), reader.piece(reader.number())
        if part == SYMBOL_TABLE:
            named = dict(_functions(Reader(body)))
            return named[function]
    raise ValueError("a file without names")


def _functions(table: Reader) -> Iterator[tuple[str, int]]:
    """The functions of a table of symbols that are defined here."""
    for _ in range(table.number()):
        kind, flags = table.byte(), table.number()
        if kind == DATA_SYMBOL:
            table.name()
            if not flags & ELSEWHERE:
                for _ in ("segment", "offset", "size"):
                    table.number()
            continue
        index = table.number()
        if kind == SECTION_SYMBOL or (flags & ELSEWHERE and not flags & NAMED):
            continue
        name = table.name()
        if kind == FUNCTION_SYMBOL and not flags & ELSEWHERE:
            yield name, index


def _imported_function(body: bytes) -> str:
    """The first function that a file wants from outside, if any."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == FUNCTION:
            return name
        if kind == GLOBAL:
            reader.piece(2)
        else:
            if kind == TABLE:
                reader.byte()
            bounded = reader.byte() & 1
            reader.number()
            if bounded:
                reader.number()
    return ""
