"""The WebSocket: the same commands and the same events as over HTTP, as JSON texts.

A client asks ``{"op":"watch","match":M,"since":N}`` and hears of M from then on.  Every message may carry
an ``id``, which its answer repeats.  Every message is authorised on its own: a ticket gives a
caller, and the caller is held against the match each time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.play.outside import read_json
from touchline.server.backend import Backend
from touchline.server.declared import declared
from touchline.server.errors import BadRequest, Outdated, Refused, ServerError, TooMany, Unauthorized
from touchline.server.matches.rows import compact
from touchline.server.operations.buckets import Buckets
from touchline.server.operations.work import Tab, on_tab
from touchline.server.people.tokens import Caller
from touchline.server.realtime.conversation import Conversation, refused
from touchline.server.web.doorkeeper import address, check_origin
from touchline.wire.frames import ClientFrame, ServerFrame

router = APIRouter()

POLICY, TRY_AGAIN = 1008, 1013
GOODBYES = frozenset({1000, 1001})
"""What a browser says that leaves a page or closes it; anything else is a line that broke."""
PATIENCE = 20
"""Messages over the limit before the socket is closed."""


FRAMES: TypeAdapter[Any] = TypeAdapter(ClientFrame)
"""The door: what is not one of these is refused."""


class Socket(Conversation):
    """One connection over the net."""

    def __init__(self, backend: Backend, websocket: WebSocket, caller: Caller) -> None:
        super().__init__(backend.matches, caller)
        self.backend = backend
        self._tab = Tab(backend.limits, address(websocket.scope), caller.account)
        self.heard = time.monotonic()
        self._websocket = websocket
        self._bucket = Buckets("socket", backend.settings.rate_socket, backend.metrics)
        self._over = 0

    async def run(self) -> None:
        """Read and write until one side has enough."""
        writing = asyncio.create_task(self._write())
        lost = False
        try:
            while True:
                message = await self._websocket.receive()
                if message["type"] == "websocket.disconnect":
                    lost = message.get("code") not in GOODBYES
                    break
                if self.listener.lost:  # signed out, or too far behind
                    break
                self.heard = time.monotonic()
                text = message.get("text")
                if not await self._take(text if text is not None else message.get("bytes") or b""):
                    break
        except (WebSocketDisconnect, RuntimeError):  # Starlette's word for reading a closed socket
            pass
        finally:
            writing.cancel()
            self.hang_up(lost=lost)

    async def _write(self) -> None:
        while True:
            text = await self.listener.queue.get()
            try:
                if text is None:
                    await self._websocket.close(TRY_AGAIN)
                    return
                await self._websocket.send_text(text)
            except (WebSocketDisconnect, RuntimeError, OSError):
                self.listener.lost = True
                return

    async def _take(self, raw: str | bytes) -> bool:
        """Answer one message; whether to go on."""
        reply_to: int | str | None = None
        try:
            self._bucket.take("")
            message = read_json(raw)
            if not isinstance(message, dict):
                raise Refused(Message("server-json-object"))
            if type(message.get("id")) in (int, str):
                reply_to = message["id"]
            self._tab.check()
            frame = FRAMES.validate_python(message)
            await self._tab.turn()
            answer = await on_tab(self._tab, self.reply(frame))
        except TooMany as problem:
            self._over += 1
            if self._over > PATIENCE:
                await self._websocket.close(POLICY)
                return False
            answer = refused(problem, reply_to)
        except TouchlineError as problem:
            answer = refused(problem, reply_to)
        except ValidationError as problem:
            answer = refused(BadRequest.at(problem.errors(include_url=False, include_input=False)[:1]), reply_to)
        if answer is not None:
            self.listener.send(compact(declared(ServerFrame, answer)))
        return True

    async def tell_presence(self, match: str) -> None:
        """Who is here, from now on."""
        await self.backend.presence.follow(match, self.listener)

    async def allow(self, match: str) -> None:
        """Nobody stores or commands more than their share."""
        self._tab.check_storing()
        await self.backend.limits.seat.take(f"{match}:{self.caller.match}:{self.caller.seats}:{self.caller.account}")


@router.websocket("/ws")
async def socket(websocket: WebSocket) -> None:
    """Open a socket with a ticket."""
    backend: Backend = websocket.app.state.backend
    origin = address(websocket.scope)
    try:
        check_origin(websocket.headers, backend.settings)
        await backend.limits.ip.take(origin)
        Outdated.check(websocket.query_params.get("wire", ""))
        ticket = websocket.query_params.get("ticket", "")
        if not ticket:
            raise Unauthorized(Message("server-ticket-needed"))
        caller = await backend.tokens.redeem(ticket)
        await backend.limits.sit_down(origin)
    except Outdated as problem:  # whoever speaks another version is told so before the door is shut
        await websocket.accept()
        await websocket.send_text(compact(declared(ServerFrame, refused(problem))))
        await websocket.close(POLICY)
        return
    except ServerError:
        await websocket.close(POLICY)
        return
    connection = Socket(backend, websocket, caller)
    backend.sockets.add(connection)
    backend.metrics.sockets.inc()
    try:
        await websocket.accept()
        await connection.run()
    finally:
        backend.sockets.discard(connection)
        backend.metrics.sockets.dec()
        await backend.limits.get_up(origin)


async def ping_all(backend: Backend) -> None:
    """Ping every socket once in a while, a few at a time; cut off those that have gone silent."""
    ping = compact({"op": "ping"})
    while True:
        sockets = list(backend.sockets)
        slices = max(1, int(backend.settings.ping_seconds))
        for number in range(slices):
            for connection in sockets[number::slices]:
                if time.monotonic() - connection.heard > 3 * backend.settings.ping_seconds:
                    connection.listener.send(None)
                else:
                    connection.listener.send(ping)
            await asyncio.sleep(backend.settings.ping_seconds / slices)
