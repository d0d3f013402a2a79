"""What a page wants to know of the server itself."""

from __future__ import annotations

import ipaddress
from typing import Any

from fastapi import APIRouter, Request

import touchline
from touchline.server.operations.addresses import share_urls
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.server.web.match_api import REFUSALS, In
from touchline.wire.answers import WIRE, WIRES, ApiInfo, ServerInfo
from touchline.wire.schema import asyncapi, engine_schema

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
    settings = backend.settings
    urls = [settings.url] if settings.url else []
    if not urls and _near(address(request.scope)):
        urls = share_urls(str(request.base_url), settings.listens_on)
    return ServerInfo(version=touchline.__version__, share_urls=urls)


@router.get("/asyncapi.json", include_in_schema=False)
async def socket_description() -> dict[str, Any]:
    """The socket, described for programs (AsyncAPI 3)."""
    return asyncapi()


@router.get("/engine.json", include_in_schema=False)
async def engine_description() -> dict[str, Any]:
    """The messages of the engine protocol, described for programs (JSON Schema)."""
    return engine_schema()


def _near(host: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_private
    except ValueError:
        return False
