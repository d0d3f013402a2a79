"""The doorkeeper: who may come in, how much they may carry, and how often."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from touchline.kernel import message as words
from touchline.server.errors import Forbidden, ServerError, TooMany, refusal
from touchline.server.matches.rows import compact
from touchline.server.operations.limits import Limits
from touchline.server.operations.logs import log
from touchline.server.operations.proxies import believe_proxies
from touchline.server.operations.settings import Settings
from touchline.server.operations.work import Tab, on_tab

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""The API browser at ``/docs`` writes style attributes."""

HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
OF_A_PAGE = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
}
"""A browser asks these, and the policy, of what it shows as a page."""
LONGEST_PATH, LONGEST_QUERY = 1024, 4096
"""Of an address: twice the longest there is."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def check_origin(headers: Headers, settings: Settings) -> None:
    """A browser says which page a request comes from; only our own pages may talk to us.

    Programs send no ``Origin`` and are not stopped; nothing here relies on cookies.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if settings.url and origin == settings.url.rstrip("/"):
        return
    if urlsplit(origin).netloc and urlsplit(origin).netloc == headers.get("host"):
        return
    raise Forbidden(words.Message("server-foreign-page"), field="origin")


def check_address(scope: Scope) -> None:
    """An address that could be somebody's: not longer than any of ours, no NUL in it or its query."""
    query: bytes = scope["query_string"]
    if len(scope["path"]) > LONGEST_PATH or len(query) > LONGEST_QUERY:
        raise TooLong(words.Message("server-address-long"))
    if "\0" in scope["path"] or b"%00" in query or b"\0" in query:
        raise Malformed(words.Message("server-address-nul"))


class Doorkeeper:
    """ASGI middleware: origin, rate and size on the way in, security headers on the way out."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] in ("http", "websocket"):
            believe_proxies(scope, self._settings.proxies)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = self._with_headers(scope, send)
        headers = Headers(scope=scope)
        tab = Tab(self._limits, address(scope))
        try:
            if scope["method"] not in SAFE_METHODS:
                check_origin(headers, self._settings)
            await self._limits.ip.take(address(scope))
            check_address(scope)
            tab.check()
            if scope["method"] not in SAFE_METHODS:
                tab.check_storing()
            if int(headers.get("content-length") or 0) > self._settings.body_limit:
                raise TooLarge(self._settings.body_limit)
            await tab.turn()
        except (ServerError, ValueError) as problem:
            if isinstance(problem, TooMany):
                await self._limits.refused(address(scope))
            unread = Malformed(words.Message("server-no-length"))
            await refuse(problem if isinstance(problem, ServerError) else unread, guarded)
            return
        await on_tab(tab, self._let_in(scope, _Bounded(receive, self._settings.body_limit), guarded))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Security headers, and one log line a request: no query, body or header, where secrets could be."""
        path = scope["path"]
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                taken = round((time.perf_counter() - began) * 1000, 1)
                log().info("request", method=scope["method"], path=path, status=message["status"], ms=taken)
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if not path.startswith("/assets/"):  # thirty of them make a first load
                    headers["Content-Security-Policy"] = DOCS_POLICY if path.startswith("/docs") else POLICY
                    headers.update(OF_A_PAGE)
                if path.startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        return sending


class TooLarge(ServerError):
    """More than a request may carry."""

    kind = "too-large"
    status = 413

    def __init__(self, limit: int) -> None:
        super().__init__(most_bytes(limit))


class CameTooLarge(HTTPException):
    """The same of a body that does not say its length: only this kind of error comes through whoever reads it."""

    def __init__(self, limit: int) -> None:
        self.words = most_bytes(limit)
        super().__init__(413, words.english([self.words]))


def most_bytes(limit: int) -> words.Message:
    """How much a request may carry."""
    return words.Message("server-most-bytes", most=str(limit))


class TooLong(ServerError):
    """An address that nothing here can have."""

    kind = "not-found"
    status = 404


class Malformed(ServerError):
    """A ``Content-Length`` that is no number, an address with a NUL in it."""

    kind = "bad-request"


class _Bounded:
    """A body that may not grow past a limit, whatever its ``Content-Length`` claimed."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive: Callable[[], Awaitable[Message]] = receive
        self._limit = limit
        self._seen = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > self._limit:
            raise CameTooLarge(self._limit)
        return message


async def refuse(problem: ServerError, send: Send) -> None:
    """Answer with an error object."""
    body = compact(refusal(problem)).encode()
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if isinstance(problem, TooMany):
        headers.append((b"retry-after", str(max(1, round(problem.seconds))).encode()))
    start: Message = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
