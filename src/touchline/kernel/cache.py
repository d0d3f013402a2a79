"""Where machine code and solutions are kept between two runs."""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs

NAMED = "TOUCHLINE_CACHE"
"""The variable that names another folder; also how the processes begun here learn of one that is only lent."""


def cache_root() -> Path:
    """The user's folder for such things; where nothing can be written there, one that is gone when this process is.

    A home that is read-only must not cost anybody the coach: he works everything out anew, that is all.
    """
    if named := os.environ.get(NAMED):
        with contextlib.suppress(OSError):
            Path(named).mkdir(parents=True, exist_ok=True)
        return Path(named)
    folder = Path(platformdirs.user_cache_dir("touchline"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    lent = tempfile.mkdtemp(prefix="touchline-")
    atexit.register(shutil.rmtree, lent, ignore_errors=True)
    os.environ[NAMED] = lent
    return Path(lent)


FORGOTTEN_AFTER = 60 * 24 * 3600
"""Seconds after which machine code of sources that nobody has any more is thrown away."""


def forget_unused(folder: Path) -> None:
    """Make room when sources have changed: machine code that nobody has used for long."""
    oldest = time.time() - FORGOTTEN_AFTER
    for each in folder.glob("*-" + "[0-9a-f]" * 16 + "*"):
        with contextlib.suppress(OSError):
            if each.stat().st_mtime < oldest:
                shutil.rmtree(each) if each.is_dir() else each.unlink()


@contextlib.contextmanager
def one_at_a_time(door: Path) -> Iterator[None]:
    """One process of this machine at a time goes through a door, a file; whoever comes meanwhile waits.

    Where there are no such doors (Windows), or none can be made (a folder that is read-only), all go through: what is
    made twice is the same.
    """
    with contextlib.ExitStack() as inside:
        with contextlib.suppress(ImportError, OSError):
            import fcntl

            opened = inside.enter_context(door.open("w"))
            fcntl.flock(opened, fcntl.LOCK_EX)
            inside.callback(fcntl.flock, opened, fcntl.LOCK_UN)  # closing is not enough where a fork has it open too
        yield
