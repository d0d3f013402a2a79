"""A client: asks a server over HTTP, follows matches over a socket, reads bots' streams; everything typed.

``Client`` waits for its answers, ``AsyncClient`` lets other things go on; both ask the calls of ``calls.py``.

>>> from touchline.wire import calls
>>> with Client("http://127.0.0.1:8000") as server:  # doctest: +SKIP
...     made = server.ask(calls.new_match(NewMatch(game="football-darts")))
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any, Self, TypeVar

import httpx2
import websockets
from websockets.asyncio.client import connect as connect_async
from websockets.sync.client import connect

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.wire import calls
from touchline.wire.bots import AccountLine, GameStreamLine
from touchline.wire.calls import Call
from touchline.wire.codec import BadMessage, from_json, to_json
from touchline.wire.frames import Ping, Pong, RefusedFrame, ServerFrame, Watch
from touchline.wire.kinds import ErrorKind, Problem, Refusal
from touchline.wire.message import Kind
from touchline.wire.server_told import WIRE, WIRE_HEADER

T = TypeVar("T")

SECONDS = 20.0
ATTEMPTS = 3
"""So often a question is asked whose answer gets lost; a command carries an id, so it is done once."""


class ServerSaysNo(TouchlineError):
    """A server refused, could not be reached, or said what nobody understands."""

    kind = "server"

    def __init__(self, message: Message | str, problem: Problem | None = None, status: int = 0) -> None:
        super().__init__(message, rules=problem.rules if problem else (), field=(problem and problem.field) or "")
        self.problem = problem
        """Why, in the server's own words; nothing if it was not there."""
        self.status = status
        if problem is not None:
            self.kind = str(problem.kind)

    @property
    def passing(self) -> bool:
        """Whether the same may be asked again later: nobody was there, or only for the moment."""
        return self.problem is None or self.problem.kind in (ErrorKind.TOO_MANY, ErrorKind.STORE_DOWN)


class _Asking:
    """What both kinds of client know."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base.rstrip("/")
        self.token = token

    def _request(self, call: Call[T]) -> dict[str, Any]:
        headers = {WIRE_HEADER: str(WIRE)}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        body = {} if call.body is None else {"json": to_json(call.body)}
        return {"method": call.method, "url": self.base + call.path, "headers": headers, **body}

    def _read(self, call: Call[T], answer: httpx2.Response) -> T:
        if answer.is_error:
            raise _refused(answer)
        if call.answer is str:
            return answer.text  # type: ignore[return-value]
        try:
            return from_json(call.answer, answer.json())  # type: ignore[no-any-return]
        except (ValueError, BadMessage) as problem:
            raise ServerSaysNo(Message("wire-not-understood", server=self.base, problem=str(problem))) from None

    def _lost(self, problem: Exception) -> ServerSaysNo:
        return ServerSaysNo(Message("wire-no-answer", server=self.base, problem=str(problem) or type(problem).__name__))

    def socket_url(self, ticket: str) -> str:
        """Where a ticket opens a socket."""
        return f"{self.base.replace('http', 'ws', 1)}/ws?ticket={ticket}&wire={WIRE}"


def _told(problem: Problem) -> Message | str:
    """What a server refused with: the message behind it, or its English where there is none."""
    found = (problem.words or {}).get("message", [])
    return Message.from_json(found[0]) if len(found) == 1 else problem.message


def _refused(answer: httpx2.Response) -> ServerSaysNo:
    try:
        problem = from_json(Refusal, answer.json()).error
    except (ValueError, BadMessage):
        told = f"{answer.status_code} {answer.reason_phrase}"
        return ServerSaysNo(Message("wire-answered", status=told), status=answer.status_code)
    return ServerSaysNo(_told(problem), problem, answer.status_code)


def frame_of(text: str | bytes) -> ServerFrame:
    """What a server sent over a socket."""
    frame: ServerFrame = from_json(ServerFrame, json.loads(text))
    return frame


def frame_text(frame: object) -> str:
    """A frame as it is sent."""
    return json.dumps(to_json(frame))


class Client(_Asking):
    """Asks, and waits for the answer."""

    def __init__(self, base: str, token: str = "") -> None:
        super().__init__(base, token)
        self._http = httpx2.Client(timeout=SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    def ask(self, call: Call[T]) -> T:
        """The answer to a call; ``ServerSaysNo`` where there is none."""
        for attempt in range(ATTEMPTS):
            try:
                return self._read(call, self._http.request(**self._request(call)))
            except httpx2.HTTPError as problem:
                if attempt == ATTEMPTS - 1:
                    raise self._lost(problem) from None
        raise AssertionError("the last attempt returns or raises")

    def follow(self, match: str, since: int = 0, seat: int | None = None) -> Iterator[ServerFrame]:
        """What happens in a match from an event on, until the connection ends: ``NewsFrame`` after ``NewsFrame``."""
        ticket = self.ask(calls.ticket()).ticket
        try:
            with connect(self.socket_url(ticket), open_timeout=SECONDS, max_size=None) as socket:
                socket.send(frame_text(Watch(match=match, since=since, seat=seat)))
                for text in socket:
                    frame = frame_of(text)
                    if isinstance(frame, Ping):
                        socket.send(frame_text(Pong()))
                    elif isinstance(frame, RefusedFrame):
                        raise ServerSaysNo(_told(frame.error), frame.error)
                    else:
                        yield frame
        except (OSError, websockets.WebSocketException) as problem:
            raise self._lost(problem) from None

    def account_lines(self) -> Iterator[AccountLine]:
        """A bot's stream of what concerns its account."""
        return self._lines("/api/stream/event", AccountLine)

    def game_lines(self, match: str) -> Iterator[GameStreamLine]:
        """A bot's stream of a match; it ends with the match."""
        return self._lines(f"/api/bot/game/stream/{match}", GameStreamLine)

    def _lines(self, path: str, kind: Kind) -> Iterator[Any]:
        asked = self._request(Call("GET", path, kind))
        with self._http.stream(**asked, timeout=None) as lines:
            if lines.is_error:
                lines.read()
                raise _refused(lines)
            for line in lines.iter_lines():
                if line.strip():
                    yield from_json(kind, json.loads(line))


class AsyncClient(_Asking):
    """Asks, and lets other things go on."""

    def __init__(self, base: str, token: str = "", http: httpx2.AsyncClient | None = None) -> None:
        super().__init__(base, token)
        self._http = httpx2.AsyncClient(timeout=SECONDS) if http is None else http

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    async def ask(self, call: Call[T]) -> T:
        """The answer to a call, asked once; ``ServerSaysNo`` where there is none."""
        try:
            return self._read(call, await self._http.request(**self._request(call)))
        except httpx2.HTTPError as problem:
            raise self._lost(problem) from None

    async def follow(self, match: str, since: int = 0, seat: int | None = None) -> AsyncIterator[ServerFrame]:
        """What happens in a match from an event on, until the connection ends: ``NewsFrame`` after ``NewsFrame``."""
        ticket = (await self.ask(calls.ticket())).ticket
        try:
            async with connect_async(self.socket_url(ticket), open_timeout=SECONDS, max_size=None) as socket:
                await socket.send(frame_text(Watch(match=match, since=since, seat=seat)))
                async for text in socket:
                    frame = frame_of(text)
                    if isinstance(frame, Ping):
                        await socket.send(frame_text(Pong()))
                    elif isinstance(frame, RefusedFrame):
                        raise ServerSaysNo(_told(frame.error), frame.error)
                    else:
                        yield frame
        except (OSError, websockets.WebSocketException) as problem:
            raise self._lost(problem) from None
