"""Solutions on the disk: named after everything they follow from, written in one piece, the oldest thrown away."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import BadZipFile

import numpy as np

from touchline.kernel.arrays import Array
from touchline.kernel.cache import cache_root


def sources_name(modules: Iterable[ModuleType]) -> str:
    """A name for the sources that a solution follows from."""
    digest = hashlib.sha256()
    for module in modules:
        digest.update(Path(module.__file__ or "").read_bytes())
    return digest.hexdigest()[:16]


def stored_path(game_name: str, *follows_from: object) -> Path:
    """Where the solution that follows from all this lies."""
    name = hashlib.sha256(repr(follows_from).encode()).hexdigest()[:20]
    return cache_root() / "solved" / f"{game_name}-{name}.npz"


def save_tables(path: Path, tables: Mapping[str, Any], keep: int) -> None:
    """Write tables so that nobody ever reads a half; of the same game only the ``keep`` last used stay.

    On a full disk nothing is written: the solution holds all the same, and is worked out again next time.
    """
    part = path.with_name(f"{path.stem}-{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            np.savez(file, **tables)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        return
    game_name = path.stem.rpartition("-")[0]
    stored = sorted(path.parent.glob(f"{game_name}-*.npz"), key=lambda each: each.stat().st_mtime)
    for old in stored[:-keep]:
        old.unlink(missing_ok=True)


def load_tables(path: Path, wanted: Iterable[str]) -> dict[str, Array] | None:
    """Stored tables, if they are there, whole, and hold what is wanted."""
    try:
        with np.load(path) as stored:
            tables = {name: stored[name] for name in stored.files}
        path.touch()
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return None
    return tables if set(wanted) <= tables.keys() else None
