"""Where a friend finds this server: the address somebody came by is of no use to others when it is ``localhost``."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
"""Listening on these is listening on every address of the machine."""

NOWHERE_NEAR = ("192.0.2.1", 9)
"""An address kept for documentation: asking the way there sends nothing."""


def only_here(host: str) -> bool:
    """Whether a host name means the machine it is said on.

    >>> only_here("localhost"), only_here("127.0.0.1"), only_here("::1"), only_here("192.168.0.7")
    (True, True, True, False)
    """
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """The address of this machine in its network; empty when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(NOWHERE_NEAR)
        except OSError:
            return ""
        found = str(asking.getsockname()[0])
    return "" if only_here(found) or found == "0.0.0.0" else found


def address_for_friends(came_by: str, listens_on: str) -> str:
    """The server's address as a friend on another machine reaches it; empty when none can.

    >>> address_for_friends("https://games.example/", "127.0.0.1")
    'https://games.example/'
    >>> address_for_friends("http://localhost:8000/", "127.0.0.1")
    ''
    """
    parts = urlsplit(came_by)
    if not only_here(parts.hostname or ""):
        return came_by
    found = network_address() if listens_on in EVERYWHERE else "" if only_here(listens_on) else listens_on
    if not found:
        return ""
    host = f"[{found}]" if ":" in found else found
    return parts._replace(netloc=f"{host}:{parts.port}" if parts.port else host).geturl()
