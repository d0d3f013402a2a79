"""Pages for people: the front end when it is built in, the API browser, the verifier; and health and figures."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

import touchline
from touchline.games import game_names
from touchline.kernel.message import Message
from touchline.server.errors import NotFound
from touchline.server.operations.takeaway import PLACE
from touchline.server.web.checked_route import written
from touchline.server.web.docs_page import docs_html
from touchline.server.web.front_end import FrontEnd
from touchline.server.web.verifier import verify_html
from touchline.wire.server_told import Health
from touchline.words.languages import from_accept_language, negotiated

STATIC = Path(__file__).parents[1] / "static"
"""The built front end, when there is one."""
PAGES = Path(__file__).parent / "html"

MOST_NAMED = 20
"""Broken matches that ``/healthz`` names."""

router = APIRouter(include_in_schema=False)

WELCOME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Touchline</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/pages/plain.css"></head>
<body><main><h1>Touchline {version}</h1>
<p>This server plays {games}. The board for the browser is not part of this build; the game itself is here:</p>
<ul><li><a href="/docs">The API</a>, with everything a program can ask</li>
<li><a href="/verify">Check a finished match</a>: its rows and its dice, without trusting this server</li>
<li><a href="/api/lobby">Matches that wait for somebody</a></li></ul></main></body></html>
"""


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Well, if the store answers and every duty is done; broken matches are named, but stop nobody."""
    backend = request.app.state.backend
    await backend.store.read("select 1")
    well = backend.duties.well()
    told = Health(
        ok=well,
        version=touchline.__version__,
        sockets=len(backend.sockets),
        duties=backend.duties.report(),
        broken=sorted(backend.matches.broken)[:MOST_NAMED],
    )
    return written(Health, told, 200 if well else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(request.app.state.backend.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """The API, described for people, made from the same OpenAPI document that programs read."""
    return HTMLResponse(docs_html(request.app.openapi()))


@router.get("/verify")
async def verify_page(request: Request, lang: str = "") -> HTMLResponse:
    """The verifier, which runs in the browser; in the language of `lang`, else as `Accept-Language` asks for."""
    language = negotiated([lang]) if lang else from_accept_language(request.headers.get("accept-language", ""))
    return HTMLResponse(verify_html(language), headers={"Vary": "Accept-Language"})


@router.get("/pages/{name}")
async def page(name: str) -> FileResponse:
    """Scripts and styles of these pages."""
    if name not in {path.name for path in PAGES.iterdir()}:
        raise NotFound(Message("server-no-page", name=repr(name)))
    return FileResponse(PAGES / name)


@router.get(PLACE + "{path:path}")
async def taken_along(path: str, request: Request) -> FileResponse:
    """A file of what a browser takes along; its name follows from what is in it."""
    found = request.app.state.backend.takeaway.file(path)
    if found is None:
        raise NotFound(Message("server-no-page", name=repr(path)))
    return FileResponse(found)


def mount_static(app: FastAPI) -> None:
    """The front end at the root if it is built in, otherwise a page that says where things are."""
    if (STATIC / "index.html").is_file():
        app.mount("/", FrontEnd(STATIC), name="front-end")
        return

    @app.get("/", include_in_schema=False)
    async def welcome() -> HTMLResponse:
        return HTMLResponse(WELCOME.format(version=touchline.__version__, games=", ".join(game_names())))
