"""What broke on this machine, kept in a file for whoever mends it; the person at the table reads a sentence."""

from __future__ import annotations

import time
from pathlib import Path

from touchline.kernel.message import Message
from touchline.play.keeping import home_folder

LOG = "mishaps.log"


def noted(cause: str) -> Path | None:
    """Write down where something broke; the file, or none where there is no room for one."""
    file = home_folder() / LOG
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(file, "a", encoding="utf-8") as lines:
            lines.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {cause}\n")
    except OSError:
        return None
    return file


def coach_failed(cause: str) -> Message:
    """Note where the coach broke, and say that he did."""
    file = noted(cause)
    return Message("coach-failed") if file is None else Message("coach-failed-noted", file=str(file))
