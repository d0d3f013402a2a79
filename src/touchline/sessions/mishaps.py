"""What broke on this machine, kept in a file for whoever mends it; the person at the table reads a sentence."""

from __future__ import annotations

import time
from pathlib import Path

from touchline.kernel.message import Message
from touchline.play.keeping import home_folder

LOG = "mishaps.log"
MOST_BYTES = 200_000
"""Of what broke before; the newest is kept, because that is what is being asked about."""


def noted(cause: str) -> Path | None:
    """Write down where something broke; the file, or none where there is no room for one."""
    file = home_folder() / LOG
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _forget_the_oldest(file)
        with open(file, "a", encoding="utf-8") as lines:
            lines.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {cause}\n")
    except OSError:
        return None
    return file


def _forget_the_oldest(file: Path) -> None:
    """A file that has grown too long keeps its newer half, in whole lines."""
    if not file.exists() or file.stat().st_size <= MOST_BYTES:
        return
    kept = file.read_bytes()[-MOST_BYTES // 2 :].partition(b"\n")[2]
    shorter = file.with_suffix(".new")
    shorter.write_bytes(kept)
    shorter.replace(file)


def coach_failed(cause: str) -> Message:
    """Note where the coach broke, and say that he did."""
    file = noted(cause)
    return Message("coach-failed") if file is None else Message("coach-failed-noted", file=str(file))
