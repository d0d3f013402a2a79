"""The web application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

import touchline
from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.errors import BadRequest, ServerError, TooMany, refusal, status_of
from touchline.server.matches.rows import compact
from touchline.server.operations.housekeeping import HOUSEKEEPING_SECONDS, tidy
from touchline.server.operations.limits import Limits
from touchline.server.operations.logs import log
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings
from touchline.server.realtime import socket
from touchline.server.web import (
    account_api,
    bot_api,
    challenge_api,
    coach_api,
    directory_api,
    figures_api,
    friend_api,
    guest_fronts,
    lesson_api,
    match_api,
    notice_api,
    pages,
    passkey_api,
    puzzle_api,
    season_api,
    seat_api,
    server_api,
    shelf_api,
    stage_api,
    study_api,
    tournament_api,
    words_api,
)
from touchline.server.web.checked_route import JSON
from touchline.server.web.connections import Turnstile
from touchline.server.web.doorkeeper import Doorkeeper
from touchline.wire.documents import openapi_parts

DESCRIPTION = """
Tabletop football over HTTP. Every match is a list of numbered events; a client that knows event N asks for what
came after it. Whatever can be sent here can be sent over the WebSocket at `/ws` in the same words.
"""


ROUTERS = (
    shelf_api.router,
    match_api.router,
    seat_api.router,
    server_api.router,
    stage_api.router,
    words_api.router,
    guest_fronts.router,
    coach_api.router,
    lesson_api.router,
    puzzle_api.router,
    study_api.router,
    figures_api.router,
    account_api.router,
    passkey_api.router,
    notice_api.router,
    tournament_api.router,
    friend_api.router,
    season_api.router,
    challenge_api.router,
    challenge_api.sending,
    bot_api.router,
    bot_api.export_router,
    directory_api.router,
    socket.router,
    pages.router,
)
"""Every path there is; the pages come last, since they answer whatever is left."""


def make_app(settings: Settings | None = None) -> FastAPI:
    """The application for some settings; it opens its store when it starts."""
    settings = settings or Settings()
    metrics = Metrics()
    limits = Limits(settings, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        backend = await Backend.open(settings, metrics, limits)
        app.state.backend = backend
        backend.duties.keep("pings", lambda: socket.ping_all(backend))
        backend.duties.repeat("housekeeping", HOUSEKEEPING_SECONDS, lambda: tidy(backend), vital=False)
        try:
            yield
        finally:
            await backend.close()

    app = FastAPI(
        title="Touchline",
        version=touchline.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
    )
    app.state.turnstile = Turnstile(settings, metrics)
    for router in ROUTERS:
        app.include_router(router)
    pages.mount_static(app)
    _answer_errors(app)
    _describe(app)
    app.add_middleware(Doorkeeper, settings=settings, limits=limits)
    return app


def _describe(app: FastAPI) -> None:
    """OpenAPI 3.1 with the definitions of the wire."""
    made = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            openapi_parts(made())
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def _answer_errors(app: FastAPI) -> None:
    """Every refusal in one shape."""

    @app.exception_handler(TouchlineError)
    async def refused(request: Request, problem: TouchlineError) -> Response:
        headers = {"Retry-After": str(max(1, round(problem.seconds)))} if isinstance(problem, TooMany) else None
        return _refused(problem, status_of(problem), headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        return _refused(BadRequest.at(problem.errors(), inside=len(("body",))), 422)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, problem: HTTPException) -> Response:
        error = BadRequest(getattr(problem, "words", None) or str(problem.detail))
        return _refused(error, problem.status_code, getattr(problem, "headers", None))

    @app.exception_handler(Exception)
    async def crashed(request: Request, problem: Exception) -> Response:
        log().error("a request crashed", path=request.url.path, exc_info=problem)
        return _refused(_Crash(Message("server-crashed")), 500)


def _refused(problem: TouchlineError, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return Response(compact(refusal(problem)), status, headers, JSON)


class _Crash(ServerError):
    """Our fault."""

    kind = "crash"
    status = 500
