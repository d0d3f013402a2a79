"""Files of rows: which kinds there are, and going on with one that was interrupted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl

from touchline.kernel.errors import BadOption, BadRecord
from touchline.kernel.message import Message
from touchline.lab.frames import about

if TYPE_CHECKING:
    from touchline.lab.simulation import Job

KINDS = (".parquet", ".csv", ".json", ".ndjson")


def check_kind(path: Path) -> None:
    """Refuse a file we could not write before anything is played."""
    if path.suffix not in KINDS:
        raise BadOption(Message("lab-rows-as", file=str(path), kinds=", ".join(KINDS)), field="out")
    check_folder(path)


def check_folder(path: Path) -> None:
    """Refuse a file in a folder that is not there before anything is played."""
    if not path.parent.is_dir():
        raise BadOption(Message("lab-no-folder", file=str(path), folder=str(path.parent)), field="out")


def write_rows(rows: pl.DataFrame, path: Path, job: Job, what: str) -> None:
    """Write rows in the kind of file that the name says: all of them, or none and what was there stays."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        match path.suffix:
            case ".parquet":
                rows.write_parquet(fresh, metadata=about(job, what))
            case ".csv":
                rows.write_csv(fresh)
            case ".json":
                rows.write_json(fresh)
            case _:
                rows.write_ndjson(fresh)
        fresh.replace(path)
    except OSError as problem:  # Polars does not say of which file it speaks
        fresh.unlink(missing_ok=True)
        told = f"{path}: {problem.strerror or problem}"
        raise BadOption(Message("prompt-cannot-write", problem=told), field="out") from None


def read_rows(path: Path, job: Job, what: str) -> pl.DataFrame | None:
    """The rows of an interrupted simulation; ``None`` if nothing was kept, ``BadRecord`` if it was another one."""
    if not path.exists():
        return None
    if path.suffix != ".parquet":
        raise BadOption(Message("lab-only-parquet", file=str(path)), field="out")
    try:
        held = pl.read_parquet_metadata(path)
        rows = pl.read_parquet(path)
    except (OSError, pl.exceptions.PolarsError) as problem:
        raise BadRecord(Message("lab-unreadable", file=str(path), problem=str(problem)), field="out") from None
    wanted = about(job, what)
    changed = [key for key, value in wanted.items() if key != "touchline" and held.get(key) != value]
    if changed:
        raise BadRecord(Message("lab-other-simulation", file=str(path), changed=", ".join(changed)), field="out")
    return rows


def missing(rows: pl.DataFrame, games: int) -> Iterator[tuple[int, int]]:
    """The games that are not in the rows, as ``(first, count)``.

    >>> list(missing(pl.DataFrame({"game_id": [0, 1, 4, 4]}), 7))
    [(2, 2), (5, 2)]
    """
    first = 0
    for number in [*rows["game_id"].unique().sort(), games]:
        number = min(number, games)
        if number > first:
            yield first, number - first
        first = max(first, number + 1)
