"""Where a friend finds this server: the address somebody came by is of no use to others when it is ``localhost``."""

from __future__ import annotations

import ipaddress
import socket
import struct
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
"""Listening on these is listening on every address of the machine."""

NOWHERE_NEAR = ("192.0.2.1", 9)
"""An address kept for documentation: asking the way there sends nothing."""

TELL_ADDRESS = 0x8915
"""Linux's SIOCGIFADDR."""
VIRTUAL = ("lo", "docker", "br-", "veth", "virbr", "vmnet", "tun", "tap")
"""Networks inside the machine, where no friend is."""


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
        except OSError:  # a network that leads nowhere else is a network too
            return next(iter(other_addresses()), "")
        found = str(asking.getsockname()[0])
    return "" if only_here(found) or found == "0.0.0.0" else found


def other_addresses() -> list[str]:
    """The machine's addresses on each of its own networks, where the system tells: cable and Wi-Fi may differ."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(VIRTUAL):
                continue
            try:
                told = fcntl.ioctl(asking, TELL_ADDRESS, struct.pack("256s", name.encode()[:15]))
            except OSError:  # a device without an address, or a system that numbers its questions otherwise
                continue
            found.append(socket.inet_ntoa(told[20:24]))
    return [address for address in found if not only_here(address)]


def share_urls(came_by: str, listens_on: str) -> list[str]:
    """Every address at which others may find this server, the likeliest first.

    >>> share_urls("http://localhost:8000/", "127.0.0.1")
    []
    """
    likeliest = address_for_friends(came_by, listens_on)
    parts = urlsplit(came_by)
    if not likeliest or listens_on not in EVERYWHERE or not only_here(parts.hostname or ""):
        return [likeliest] if likeliest else []
    port = f":{parts.port}" if parts.port else ""
    others = [parts._replace(netloc=f"{address}{port}").geturl() for address in other_addresses()]
    return list(dict.fromkeys([likeliest, *others]))


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
