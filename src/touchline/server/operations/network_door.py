"""The door to the network: opened and shut from the page, by whoever sits at the machine.

A server that was started for its own computer binds, beside that, the machine's addresses in its networks, at the
same port.  Shutting the door closes them again, with every connection that came by them.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.operations.addresses import network_address, only_here, other_addresses
from touchline.server.operations.settings import Settings


class NetworkDoor:
    """Lets telephones in, and takes it back."""

    def __init__(self, server: uvicorn.Server, settings: Settings) -> None:
        self._server = server
        self._settings = settings
        self._home = settings.listens_on
        self._bound: dict[str, asyncio.Server] = {}

    @property
    def is_open(self) -> bool:
        """Whether the network reaches this server."""
        return bool(self._bound)

    def can_move(self) -> bool:
        """Whether the server was started for its own machine: otherwise whoever started it has decided."""
        return only_here(self._home) and not self._settings.url and not self._settings.proxies

    async def open(self) -> None:
        """Listen at the machine's addresses in its networks too."""
        if self._bound:
            return
        port = urlsplit(self._settings.address).port
        trouble: OSError | None = None
        for address in dict.fromkeys([network_address(), *other_addresses()]):
            try:
                if address:
                    self._bound[address] = await self._bind(address, port or 0)
            except OSError as problem:
                trouble = problem
        if not self._bound:
            why = f": {trouble.strerror or trouble}" if trouble else ""
            raise Refused(Message("server-no-network", why=why))
        self._settings.listens_on = next(iter(self._bound))

    async def _bind(self, address: str, port: int) -> asyncio.Server:
        config = self._server.config

        def protocol() -> Any:
            kind: Any = config.http_protocol_class
            return kind(config=config, server_state=self._server.server_state, app_state=self._server.lifespan.state)

        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, port))
            made = await asyncio.get_running_loop().create_server(protocol, sock=listening, backlog=config.backlog)
        except OSError:
            listening.close()
            raise
        self._server.servers.append(made)
        return made

    async def shut(self) -> None:
        """Listen at home only; whoever came from the network is cut off."""
        for made in self._bound.values():
            made.close()
            self._server.servers.remove(made)
        for connection in list(self._server.server_state.connections):
            transport: Any = getattr(connection, "transport", None)
            if transport is not None and (transport.get_extra_info("sockname") or ("",))[0] in self._bound:
                transport.close()
        self._bound.clear()
        self._settings.listens_on = self._home
