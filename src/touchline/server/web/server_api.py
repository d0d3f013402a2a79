"""What a page wants to know of the server itself."""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request

import touchline
from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.errors import Forbidden
from touchline.server.matches.invitations import qr_code
from touchline.server.operations.addresses import only_here, share_urls
from touchline.server.operations.network_door import NetworkDoor
from touchline.server.web.asking import REFUSALS, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.wire.documents import asyncapi, engine_schema
from touchline.wire.schema import Schema
from touchline.wire.server_told import WIRE, WIRES, ApiInfo, DoorOrder, EngineTold, ServerInfo

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["server"])


@router.get("", responses=REFUSALS)
async def api() -> ApiInfo:
    """What this server is, and which versions of the wire it speaks."""
    return ApiInfo(
        version=touchline.__version__,
        wire=WIRE,
        wires=list(WIRES),
        openapi="/openapi.json",
        asyncapi="/api/asyncapi.json",
        engine="/api/engine.json",
    )


@router.get("/server", responses=REFUSALS)
async def server(request: Request, backend: In) -> ServerInfo:
    """The version, and the addresses under which others find this server; none if only this computer reaches it.

    Addresses inside a network are told only to those who are in one.
    """
    return _info(request, backend)


def _info(request: Request, backend: Backend) -> ServerInfo:
    settings = backend.settings
    urls = [settings.url] if settings.url else []
    if not urls and _near(address(request.scope)):
        urls = share_urls(str(request.base_url), settings.listens_on)
    door = _own_door(request)
    if door is None:
        return ServerInfo(version=touchline.__version__, share_urls=urls)
    drawn = qr_code(urls[0]) if door.is_open and urls else None
    return ServerInfo(
        version=touchline.__version__, share_urls=urls, door="open" if door.is_open else "shut", qr_svg=drawn
    )


@router.get("/anywhere", responses=REFUSALS)
async def anywhere(backend: In) -> EngineTold:
    """What a browser takes along to play on when this server is gone; the first who asks lets it be written."""
    told = backend.takeaway.told()
    if told is None:
        return EngineTold(ready=False)
    return EngineTold(ready=True, parts=told["parts"], files=told["files"], bytes=told["bytes"])


@router.post("/server/door", responses=REFUSALS)
async def move_door(request: Request, backend: In, order: DoorOrder) -> ServerInfo:
    """Let the network in, or shut it out: by whoever sits at this machine, on a server that was started for it."""
    door = _own_door(request)
    if door is None:
        raise Forbidden(Message("server-door-not-yours"))
    await (door.open() if order.open else door.shut())
    return _info(request, backend)


def _own_door(request: Request) -> NetworkDoor | None:
    """The door, for whoever sits at this machine: no proxy speaks for them, and they came by its own name."""
    door: NetworkDoor | None = getattr(request.app.state, "door", None)
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    here = only_here(address(request.scope)) and only_here(request.url.hostname or "") and not forwarded
    return door if door is not None and here and door.can_move() else None


@router.get("/asyncapi.json", include_in_schema=False)
async def socket_description() -> Schema:
    """The socket, described for programs (AsyncAPI 3)."""
    return asyncapi()


@router.get("/engine.json", include_in_schema=False)
async def engine_description() -> Schema:
    """The messages of the engine protocol, described for programs (JSON Schema)."""
    return engine_schema()


def _near(host: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_private
    except ValueError:
        return False
