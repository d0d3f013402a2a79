"""Behind a reverse proxy: from whom a request really comes, as far as anybody can be believed.

Every proxy adds to ``X-Forwarded-For``, on the right, the address it was called from.  What stands further left
was written by whoever called: it may be anything.  So the list is read from the right, and the first address
that is no trusted proxy of ours is taken.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import Scope

EVERYBODY = "*"
"""Whoever connects is the proxy: for a server that only its proxy can reach.  One proxy, not a row of them."""


def is_trusted(host: str, proxies: Sequence[str]) -> bool:
    """Whether a host is one of the proxies, given as addresses, networks (``10.0.0.0/8``) or names.

    >>> is_trusted("10.1.2.3", ["10.0.0.0/8"]), is_trusted("11.1.2.3", ["10.0.0.0/8"])
    (True, False)
    """
    if host in proxies:
        return True
    try:
        return any(ipaddress.ip_address(host) in ipaddress.ip_network(each) for each in proxies if "/" in each)
    except ValueError:
        return False


def true_client(connected: str, forwarded: Sequence[str], proxies: Sequence[str]) -> str:
    """The address of whoever began the request.

    >>> true_client("10.0.0.1", ["6.6.6.6", "9.9.9.9"], ["10.0.0.1"])
    '9.9.9.9'
    >>> true_client("9.9.9.9", ["1.1.1.1"], ["10.0.0.1"])
    '9.9.9.9'
    """
    if EVERYBODY in proxies:
        return forwarded[-1] if forwarded else connected
    host = connected
    for each in reversed(forwarded):
        if not is_trusted(host, proxies):
            return host
        host = each
    return host


def believe_proxies(scope: Scope, proxies: Sequence[str]) -> None:
    """Write into a request who sent it and by which scheme, as told by proxies that are trusted."""
    client = scope.get("client")
    if not proxies or client is None or not (EVERYBODY in proxies or is_trusted(client[0], proxies)):
        return
    headers = Headers(scope=scope)
    listed = ",".join(headers.getlist("x-forwarded-for")).split(",")
    host = true_client(client[0], [each.strip() for each in listed if each.strip()], proxies)
    scope["client"] = (host, 0 if host != client[0] else client[1])
    scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
    if scheme in ("http", "https"):
        secure = scheme == "https"
        scope["scheme"] = ("wss" if secure else "ws") if scope["type"] == "websocket" else scheme
