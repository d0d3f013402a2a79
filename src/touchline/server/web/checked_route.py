"""The doors of the HTTP API: a body is read like all text from outside, an answer is what was declared for it.

A handler returns a message of the wire, which is written as JSON at once.  FastAPI validates what comes in; what goes
out is declared to it for the documentation only.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ClassVar, get_type_hints

from fastapi import Request, Response
from fastapi.datastructures import DefaultPlaceholder
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from touchline.play.outside import BadText, read_json
from touchline.server.declared import declared
from touchline.server.errors import Outdated
from touchline.server.matches.rows import compact
from touchline.wire.documents import place_of
from touchline.wire.message import Kind
from touchline.wire.server_told import WIRE_HEADER

JSON = "application/json"


class CheckedRequest(Request):
    """A request whose JSON is read by ``read_json``."""

    async def json(self) -> Any:
        """The body's value; 400 with the reason if it cannot be taken."""
        if not hasattr(self, "_json"):
            try:
                self._json = read_json(await self.body())
            except BadText as problem:
                raise HTTPException(400, problem.message) from None
        return self._json


class CheckedRoute(APIRoute):
    """A route of the API that reads its body so, and answers with what was declared.

    What it answers is given as ``response_model``, or is what the handler says it returns.  FastAPI is told where
    that is described (``wire/schema.py``) and makes no model of it: that would take long at every start.
    """

    reads: ClassVar[type[CheckedRequest]] = CheckedRequest

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        self.answers = _answer_of(endpoint, more.get("response_model"))
        if self.answers is not None:
            status = more.get("status_code") or 200
            described = {"description": "done", "content": {JSON: {"schema": place_of(self.answers)}}}
            more["responses"] = {**(more.get("responses") or {}), status: described}
            more["response_model"] = None
            endpoint = _answering(endpoint, self.answers, status)
        super().__init__(path, endpoint, **more)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler FastAPI made, given such a request."""
        handler = super().get_route_handler()

        async def checked(request: Request) -> Response:
            Outdated.check(request.headers.get(WIRE_HEADER, ""))
            return await handler(self.reads(request.scope, request.receive))

        return checked


def _answer_of(endpoint: Callable[..., object], given: Kind) -> Kind:
    """The declared kind of a route's answers; ``None`` for one that answers with a text, a file or a stream."""
    if given is not None and not isinstance(given, DefaultPlaceholder):
        return given
    told = get_type_hints(endpoint).get("return")
    return None if told is str or (inspect.isclass(told) and issubclass(told, Response)) else told


def _answering(endpoint: Callable[..., Any], kind: Kind, status: int) -> Callable[..., Any]:
    @wraps(endpoint)
    async def answering(*args: Any, **kwargs: Any) -> Any:
        told = await endpoint(*args, **kwargs)
        return told if isinstance(told, Response) else written(kind, told, status)

    return answering


def written(kind: Kind, told: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(compact(declared(kind, told)), status, media_type=JSON)
