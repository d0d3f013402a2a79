"""The built front end: hashed files for ever, compressed; every other page address gets the one page there is."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

mimetypes.add_type("application/manifest+json", ".webmanifest")

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LONGEST_NAME = 200
"""Of a file: less than any file system allows, with `.gz` added."""


class FrontEnd(StaticFiles):
    """Static files whose pages are made in the browser."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._folder = folder.resolve()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, its compressed twin, or the page for any address without a file's ending."""
        path = PurePosixPath(path.replace("\\", "/")).as_posix()
        if "\0" in path or any(len(part.encode()) > LONGEST_NAME for part in path.split("/")):
            raise HTTPException(404)  # no file system has such a file
        if path in (".", "") or self._is_page(path):
            path = "index.html"
        if not os.path.isfile(self._folder / path):  # here and now: whoever asks for nothing costs no thread
            raise HTTPException(404)
        response = self._compressed(path, scope) or await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        response.headers["Vary"] = "Accept-Encoding"
        return response

    def _is_page(self, path: str) -> bool:
        if path.startswith("api/"):
            raise HTTPException(404)
        return "." not in PurePosixPath(path).name

    def _compressed(self, path: str, scope: Scope) -> FileResponse | None:
        accepted = Headers(scope=scope).get("accept-encoding", "")
        twin = (self._folder / f"{path}.gz").resolve()
        if "gzip" not in accepted or self._folder not in twin.parents or not twin.is_file():
            return None
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return FileResponse(twin, media_type=kind, headers={"Content-Encoding": "gzip"})
