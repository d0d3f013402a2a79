"""What a browser takes along to play on when this server is gone: engine and tables, as ``touchline site`` writes them.

They are written once for each version, by a process of its own, when somebody first asks for them.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import touchline
from touchline.kernel.cache import cache_root
from touchline.server.operations.logs import log

PLACE = "/anywhere/"
"""Where the files are served."""
STATIC = Path(__file__).parents[1] / "static"
TOLD_IN = "engine.json"
"""The file of a site that says where everything lies, and how much it is."""
SERVED = ("engine/", "answers/")
"""What is fetched from here; the rest of a site is this server's own front end."""


def folder_of(version: str) -> Path:
    """Where the files of a version lie between two runs of a server."""
    return cache_root() / "takeaway" / version


def version() -> str:
    """Of everything that goes into the files: another engine or another page is another version."""
    sources = hashlib.sha256(touchline.__version__.encode())
    for path in sorted(Path(touchline.__file__).parent.rglob("*")):
        if path.suffix in (".py", ".ftl", ".toml", ".md") or path == STATIC / TOLD_IN:
            sources.update(f"{path.name} {path.stat().st_size} {path.stat().st_mtime_ns}\n".encode())
    return sources.hexdigest()[:12]


class Takeaway:
    """The files of this version, once they are written."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._writing: asyncio.Task[None] | None = None

    def told(self) -> dict[str, Any] | None:
        """Where the engine lies and how much is to be fetched; nothing while it is being written."""
        if self._folder is None:
            self._folder = folder_of(version())
        if not (self._folder / TOLD_IN).is_file():
            if self._writing is None or self._writing.done():
                self._writing = asyncio.create_task(self._write(self._folder))
            return None
        told: dict[str, Any] = json.loads((self._folder / TOLD_IN).read_text())
        return told

    def file(self, name: str) -> Path | None:
        """A file of it by its address, if it is one."""
        if self._folder is None or not name.startswith(SERVED):
            return None
        path = (self._folder / name).resolve()
        return path if self._folder.resolve() in path.parents and path.is_file() else None

    async def _write(self, folder: Path) -> None:
        """Write them beside where they will lie: half of them is never there."""
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(dir=folder.parent))
        try:
            writer = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "touchline", "site", str(beside), stdout=asyncio.subprocess.DEVNULL
            )
            try:
                done = await writer.wait()
            except asyncio.CancelledError:
                writer.kill()
                raise
            if done == 0:
                os.rename(beside, folder)
            else:
                log().error("what is taken along could not be written", status=done)
        except FileExistsError:
            pass  # another process was first
        except OSError as problem:
            log().error("what is taken along could not be written", problem=str(problem))
        finally:
            shutil.rmtree(beside, ignore_errors=True)

    async def close(self) -> None:
        """Leave nothing running."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
