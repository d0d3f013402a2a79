"""Tables that travel with an engine which can neither solve nor compile: a browser's, in plain Python.

A game writes them where it has been solved (``parts.tables``); ``touchline site`` puts them beside the engine.  Of each
table a file holds the numbers byte by byte, first all first bytes, then all second bytes: so they pack small.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from touchline.kernel.errors import BadData
from touchline.kernel.game import Game
from touchline.kernel.message import Message

FILE = "shipped.tables"
"""In the folder of the game, where an engine has been given them."""


@dataclass(frozen=True)
class Grid:
    """Numbers with several indices, read as NumPy's are: ``grid[1, 2, 3]``.

    >>> Grid(array("h", [0, 1, 2, 3, 4, 5]), (2, 3), 0.5)[1, 0]
    1.5
    """

    cells: array[Any]
    shape: tuple[int, ...]
    scale: float = 1.0
    """What a cell is multiplied with."""

    def __getitem__(self, place: tuple[int, ...] | int) -> float:
        if isinstance(place, int):
            return float(self.cells[place] * self.scale)
        at = 0
        for index, size in zip(place, self.shape, strict=True):
            at = at * size + index
        return float(self.cells[at] * self.scale)


class Column(NamedTuple):
    """One table to be written."""

    kind: str
    """As ``array`` calls it: ``f``, ``d``, ``h``, ``H``."""
    shape: Sequence[int]
    cells: bytes
    """Little-endian."""
    scale: float = 1.0


class Shipped(NamedTuple):
    """What a file holds."""

    fits: str
    """The rules it is for, as the game writes them."""
    tables: dict[str, Grid]


def packed(fits: str, columns: Mapping[str, Column]) -> bytes:
    """A file."""
    head = {name: [each.kind, list(each.shape), each.scale] for name, each in columns.items()}
    planes = b"".join(
        each.cells[start :: array(each.kind).itemsize]
        for each in columns.values()
        for start in range(array(each.kind).itemsize)
    )
    return zlib.compress(json.dumps({"fits": fits, "tables": head}).encode() + b"\n" + planes, 9)


def unpacked(file: bytes) -> Shipped:
    """What a file holds; ``BadData`` for anything else."""
    try:
        line, _, planes = zlib.decompress(file).partition(b"\n")
        head = json.loads(line)
        tables, at = {}, 0
        for name, (kind, shape, scale) in head["tables"].items():
            cells, size = array(kind), 1
            for each in shape:
                size *= each
            woven = bytearray(size * cells.itemsize)
            for start in range(cells.itemsize):
                woven[start :: cells.itemsize] = planes[at : at + size]
                at += size
            cells.frombytes(bytes(woven))
            if sys.byteorder == "big":
                cells.byteswap()
            tables[name] = Grid(cells, tuple(shape), scale)
        return Shipped(head["fits"], tables)
    except (zlib.error, ValueError, KeyError, TypeError) as problem:
        raise BadData(Message("play-no-tables", problem=str(problem))) from None


@lru_cache(maxsize=8)
def _read(path: Path, _changed: float) -> Shipped:
    return unpacked(path.read_bytes())


def shipped_with(game: Game, fits: str) -> dict[str, Grid] | None:
    """The tables that this engine was given for a game, if they are for these rules."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    found = _read(path, path.stat().st_mtime)
    return found.tables if found.fits == fits else None
