"""What a page wants to know of the server itself."""

from __future__ import annotations

import ipaddress
from typing import Any

from fastapi import APIRouter, Request

import touchline
from touchline.server.operations.addresses import share_urls
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.doorkeeper import address
from touchline.server.web.match_api import In

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["server"])


@router.get("/server")
async def server(request: Request, backend: In) -> dict[str, Any]:
    """The version, and the addresses under which others find this server; none if only this computer reaches it.

    Addresses inside a network are told only to those who are in one.
    """
    settings = backend.settings
    urls = [settings.url] if settings.url else []
    if not urls and _near(address(request.scope)):
        urls = share_urls(str(request.base_url), settings.listens_on)
    return {"ok": True, "version": touchline.__version__, "share_urls": urls}


def _near(host: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_private
    except ValueError:
        return False
