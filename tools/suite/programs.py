"""Where the programs are that tests need beside Python: fetched into the project's folder, else on this machine."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / ".services"
"""What was fetched for the tests; nothing in it is a service of the machine."""
BIN = PLACE / "bin"
NUMBA_CUDA = PLACE / "numba-cuda-{}.{}".format(*sys.version_info)
"""The compiler for GPUs, beside the other packages: in their midst it would slow every start of Python."""
ELSEWHERE = ("/usr/local/bin", "/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
"""Folders that are on nobody's path although their programs are for everybody."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
REDIS = ("valkey-server", "redis-server")


def on_this_machine(*names: str) -> Path | None:
    """The first of these programs that is installed here; of several versions the newest."""
    for name in names:
        if found := shutil.which(name):
            return Path(found)
        for pattern in ELSEWHERE:
            folders = Path("/").glob(pattern.lstrip("/"))
            for folder in sorted(folders, key=lambda each: (len(str(each)), str(each)), reverse=True):
                if (folder / name).exists():
                    return folder / name
    return None


def program(*names: str) -> Path | None:
    """The first of these programs that can be had: what was fetched goes before what is installed."""
    for name in names:
        if (BIN / name).exists():
            return BIN / name
    return on_this_machine(*names)
