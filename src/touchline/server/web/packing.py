"""Answers that are the same for everybody go smaller over the wire.

What is one person's own is never packed: beside words of a stranger's choice its length could tell what is in it.
"""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response


def packed(answer: Response, request: Request) -> Response:
    """The answer, compressed for whoever can read that."""
    answer.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer.body = gzip.compress(answer.body, mtime=0)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer
