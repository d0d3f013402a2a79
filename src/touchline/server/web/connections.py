"""Connections: how many there may be, and how long each may take to say or to hear something.

A request that is half sent holds a descriptor and nothing else; two thousand of them used to keep everybody out.
So every connection is counted, in all and by address, open at once and newly opened, and has a time for the head of
its request, for the body, and for reading what it asked for.  WebSockets are counted in the same book.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from touchline.server.errors import TooMany
from touchline.server.operations.buckets import Buckets
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.proxies import EVERYBODY, is_trusted
from touchline.server.operations.settings import Settings

LARGEST_HEAD = 32_768
"""Bytes of the head of a request."""
COME_AGAIN = 1.0
"""Seconds; nobody is told, for nothing is said to whoever is not let in."""
KEPT_BACK = 128
"""Descriptors for everything that is no visitor: the store, the bus, workers, files."""


def descriptors() -> int:
    """How many files this process may have open, after asking for as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit worth speaking of
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):
            pass
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


class Turnstile:
    """The book of open connections."""

    def __init__(self, settings: Settings, metrics: Metrics, allowed: int | None = None) -> None:
        self.settings = settings
        self._metrics = metrics
        self.most = max(16, min(settings.connections, (descriptors() if allowed is None else allowed) - KEPT_BACK))
        self._coming = Buckets("connections", settings.rate_connections, metrics)
        self._open: dict[int, str] = {}
        self._by_address: dict[str, int] = {}

    def enter(self, connection: int, address: str) -> bool:
        """Count a connection, or say that there is no room.  A proxy brings everybody: it has no share of its own."""
        held = self._by_address.get(address, 0)
        proxy = EVERYBODY in self.settings.proxies or is_trusted(address, self.settings.proxies)
        try:
            if not proxy:
                self._coming.take(address)
            if len(self._open) >= self.most or (held >= self.settings.connections_an_ip and not proxy):
                self._coming.refuse(COME_AGAIN)
        except TooMany:
            return False
        self._open[connection] = address
        self._by_address[address] = held + 1
        return True

    def leave(self, connection: int) -> None:
        """A connection is gone."""
        address = self._open.pop(connection, None)
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def __len__(self) -> int:
        return len(self._open)


class Parting:
    """A transport that may be written to after it is closed: nothing happens, as with asyncio's own.

    uvloop's raises then.  Whoever is hung up on, or hangs up, is still being written to by those who
    have not heard of it, and each of them would leave a traceback.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send something, if there is still somebody."""
        if not self._transport.is_closing():
            self._transport.write(data)

    def pause_reading(self) -> None:
        """Hear no more for a while."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Hear more."""
        if not self._transport.is_closing():
            self._transport.resume_reading()


class Impatient:
    """A connection that is hung up on when nobody reads what is written to it."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    @property
    def _turnstile(self) -> Turnstile:
        found: Turnstile = self.config.app.state.turnstile
        return found

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._turnstile.leave(id(self.transport))
        self._wait_for_reader(None)
        super().connection_lost(exc)  # type: ignore[misc]

    def pause_writing(self) -> None:
        """They read more slowly than we write."""
        super().pause_writing()  # type: ignore[misc]
        self._wait_for_reader(self._turnstile.settings.stuck_seconds)

    def resume_writing(self) -> None:
        """They have caught up."""
        super().resume_writing()  # type: ignore[misc]
        self._wait_for_reader(None)

    def _wait_for_reader(self, seconds: float | None) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
        self._stuck = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class TimedHttp(Impatient, HttpToolsProtocol):
    """HTTP with a time for each half of a request and for reading the answer."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting: asyncio.TimerHandle | None = None
        self._in_head, self._head = True, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; the head of the request is due."""
        super().connection_made(Parting(transport))  # type: ignore[arg-type]
        if not self._turnstile.enter(id(self.transport), self.client[0] if self.client else "?"):
            transport.abort()
            return
        self._wait(self._turnstile.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something arrives; after an answered request it is the head of the next."""
        if self._waiting is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(self._turnstile.settings.header_seconds)
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and self._in_head:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """The head is there; now the body is due."""
        self._in_head = False
        self._wait(self._turnstile.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete: now it is our turn."""
        self._in_head, self._head = True, 0
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket has its own times."""
        self._wait(None)
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class TimedSocket(Impatient, WebSocketsSansIOProtocol):
    """A WebSocket with a time for reading."""
