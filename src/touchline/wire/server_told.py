"""What a server says of itself: its versions, its health, where others find it."""

from __future__ import annotations

from typing import Any, Literal

from touchline.wire.message import message, order

WIRE = 1
"""The version of these messages: it changes when a client of the version before would misunderstand something."""
WIRES = range(1, WIRE + 1)
"""The versions that are still understood."""
WIRE_HEADER = "Touchline-Wire"
"""The header in which a client says which version it speaks; over the socket, the query ``wire``."""


@message()
class ApiInfo:
    """What this server is and which wires it speaks."""

    ok: Literal[True] = True
    name: Literal["touchline"] = "touchline"
    version: str
    """Of Touchline."""
    wire: int
    """The version of the messages."""
    wires: list[int]
    """All versions that are understood; say yours in the header ``Touchline-Wire``."""
    openapi: str
    """Where the HTTP API is described."""
    asyncapi: str
    """Where the socket is described."""
    engine: str
    """Where the messages of the engine protocol are described."""


@message()
class Health:
    """How a server is, at ``/healthz``."""

    ok: bool
    version: str
    sockets: int
    """Open connections."""
    duties: dict[str, bool]
    """Every duty, and whether it is done."""
    broken: list[str]
    """Matches that cannot be folded from their rows; they stop nobody."""


@message()
class ServerInfo:
    """The version, and the addresses under which others find this server."""

    ok: Literal[True] = True
    version: str
    share_urls: list[str]
    """None, if only this computer reaches it."""
    door: Literal["open", "shut"] | None = None
    """Whether the network is let in; told to whoever sits at the machine and may change it."""
    qr_svg: str | None = None
    """The likeliest of the addresses, to be held up to a telephone; while the door is open."""


@message()
class EngineTold:
    """What a browser takes along to play on without the server."""

    ok: Literal[True] = True
    ready: bool
    """Not yet: it is being written; ask again."""
    parts: dict[str, Any] | None = None
    """Where the engine's own parts lie."""
    files: list[str] | None = None
    """The addresses of all that is to be kept."""
    bytes: int | None = None
    """All of it together."""


@order()
class DoorOrder:
    """Let the network in, or shut it out."""

    open: bool
