"""The WebSocket: the same commands and the same events as over HTTP, as JSON texts.

A client asks ``{"op":"watch","match":M,"since":N}`` and hears of M from then on.  Every message may carry
an ``id``, which its answer repeats.  Every message is authorised on its own: a ticket gives a
caller, and the caller is held against the match each time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from touchline.kernel.errors import TouchlineError
from touchline.play.outside import read_json
from touchline.server.backend import Backend
from touchline.server.declared import declared
from touchline.server.errors import Outdated, Refused, ServerError, TooMany, Unauthorized, error_json
from touchline.server.matches.rows import compact
from touchline.server.operations.buckets import Buckets
from touchline.server.operations.work import Tab, on_tab
from touchline.server.people.tokens import Caller
from touchline.server.realtime.hub import Listener
from touchline.server.web.doorkeeper import address, check_origin
from touchline.wire import commands, frames
from touchline.wire.frames import ClientFrame, ServerFrame

router = APIRouter()

POLICY, TRY_AGAIN = 1008, 1013
MOST_MATCHES = 64
"""A socket may follow this many matches."""
GOODBYES = frozenset({1000, 1001})
"""What a browser says that leaves a page or closes it; anything else is a line that broke."""
PATIENCE = 20
"""Messages over the limit before the socket is closed."""


FRAMES: TypeAdapter[Any] = TypeAdapter(ClientFrame)
"""The door: what is not one of these is refused."""


class Socket:
    """One connection."""

    def __init__(self, backend: Backend, websocket: WebSocket, caller: Caller) -> None:
        self.backend = backend
        self._tab = Tab(backend.limits, address(websocket.scope), caller.account)
        self.caller = caller
        self.listener = Listener()
        self.heard = time.monotonic()
        self._websocket = websocket
        self._watched: set[str] = set()
        self._bucket = Buckets("socket", backend.settings.rate_socket, backend.metrics)
        self._over = 0
        self._lost = False

    async def run(self) -> None:
        """Read and write until one side has enough."""
        writing = asyncio.create_task(self._write())
        try:
            while True:
                message = await self._websocket.receive()
                if message["type"] == "websocket.disconnect":
                    self._lost = message.get("code") not in GOODBYES
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
            for match in self._watched:
                self.backend.matches.hub.leave(match, self.listener, lost=self._lost)

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
        reply_to: dict[str, Any] = {}
        try:
            self._bucket.take("")
            message = read_json(raw)
            if not isinstance(message, dict):
                raise Refused("a message is a JSON object")
            if isinstance(message.get("id"), int | str):
                reply_to = {"id": message["id"]}
            self._tab.check()
            frame = FRAMES.validate_python(message)
            await self._tab.turn()
            answer = await on_tab(self._tab, ANSWERS.get(type(frame), Socket._order)(self, frame))
        except TooMany as problem:
            self._over += 1
            if self._over > PATIENCE:
                await self._websocket.close(POLICY)
                return False
            answer = refused(problem)
        except TouchlineError as problem:
            answer = refused(problem)
        except ValidationError as problem:
            answer = refused(Refused(_first_fault(problem)))
        if answer is not None:
            self.listener.send(compact(declared(ServerFrame, answer | reply_to)))
        return True

    async def _ping(self, frame: frames.Ping) -> Reply:
        return {"op": "pong", "ok": True, "now": self.backend.matches.now()}

    async def _pong(self, frame: frames.Pong) -> None:
        """They are there."""

    async def _watch(self, frame: frames.Watch) -> None:
        """Send what was missed and, with nothing between, everything from then on."""
        if len(self._watched) >= MOST_MATCHES and frame.match not in self._watched:
            raise Refused(f"a socket follows at most {MOST_MATCHES} matches")
        reply_to = {"id": frame.id} if frame.id is not None else {}
        await self.backend.matches.follow(frame.match, self.caller, frame.seat, frame.since, self.listener, reply_to)
        self._watched.add(frame.match)
        if frame.presence:
            await self.backend.presence.follow(frame.match, self.listener)

    async def _unwatch(self, frame: frames.Unwatch) -> Reply:
        self._watched.discard(frame.match)
        self.backend.matches.hub.leave(frame.match, self.listener)
        return {"op": "unwatched", "ok": True}

    async def _look(self, frame: frames.Look) -> Reply:
        state = await self.backend.matches.look(frame.match, self.caller, frame.seat)
        return {"op": "looked", "ok": True} | state

    async def _order(self, order: commands.Order) -> Reply:
        """A command.  What it makes is told to everybody who follows the match, so it is not said twice here."""
        self._tab.check_storing()
        match = order.match or self.caller.match
        if not match:
            raise Refused("match is missing", field="match")
        await self.backend.limits.seat.take(f"{match}:{self.caller.match}:{self.caller.seats}:{self.caller.account}")
        return await self.backend.matches.do(match, self.caller, order, receipt=True)


Reply = dict[str, Any]
ANSWERS: dict[type[Any], Callable[[Socket, Any], Coroutine[Any, Any, Reply | None]]] = {
    frames.Ping: Socket._ping,
    frames.Pong: Socket._pong,
    frames.Watch: Socket._watch,
    frames.Unwatch: Socket._unwatch,
    frames.Look: Socket._look,
}
"""What answers each kind of frame; everything else is a command."""


def refused(problem: TouchlineError) -> Reply:
    """The frame of a refusal."""
    return {"op": "refused"} | error_json(problem)


def _first_fault(problem: ValidationError) -> str:
    fault = problem.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(each) for each in fault['loc'])}: {fault['msg']}"


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
            raise Unauthorized("a ticket from /api/tickets is needed")
        caller = await backend.tokens.redeem(ticket)
        await backend.limits.sit_down(origin)
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
