"""Bodies are read like all text from outside: bounded, and nothing in them that no store would keep."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from touchline.play.outside import BadText, read_json


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
    """A route of the API that reads its body so."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler FastAPI made, given such a request."""
        handler = super().get_route_handler()

        async def checked(request: Request) -> Response:
            return await handler(CheckedRequest(request.scope, request.receive))

        return checked
