"""Running the server: a port, the address printed, the browser opened."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

import segno
import uvicorn

from touchline.kernel.message import Message
from touchline.server.app import make_app
from touchline.server.errors import ServerError
from touchline.server.operations.addresses import EVERYWHERE, share_urls
from touchline.server.operations.logs import set_up_logs
from touchline.server.operations.network_door import NetworkDoor
from touchline.server.operations.settings import Settings
from touchline.server.store import open_store, without_password
from touchline.server.store.sqlite import StoreInUse
from touchline.server.web.connections import TimedHttp, TimedSocket
from touchline.words.languages import say

FIRST_PORT, PORTS_TO_TRY = 8000, 20
BACKLOG = 2048
SWITCH_SECONDS = 0.0005
"""How long the writer thread waits for the interpreter at most; at Python's 5 ms a commit of ten steps takes 50."""

COLLECT_RARELY = (50_000, 50, 100)
"""Thousands of sockets are a million objects; looking through them all for cycles stops everybody for half a second."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on the port asked for, or on the first free one from 8000 on."""
    wanted = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY), 0]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
        except OverflowError as problem:
            made.close()
            raise OSError(errno.EINVAL, str(problem).rstrip(".")) from None
        except OSError:
            made.close()
            if number == wanted[-1]:
                raise
            continue
        made.listen(BACKLOG)
        return made
    raise AssertionError("the last port raises")


class Running(uvicorn.Server):
    """The web server, which sends everybody home before it closes."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, so that nobody waits for them."""
        app: Any = self.config.app
        if hasattr(app.state, "backend"):
            app.state.backend.matches.hub.dismiss()
        await super().shutdown(sockets)


def web_config(settings: Settings) -> uvicorn.Config:
    """The web server for some settings."""
    return uvicorn.Config(
        make_app(settings),
        log_level="error",
        access_log=False,
        server_header=False,
        http=TimedHttp,
        ws=TimedSocket,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        proxy_headers=False,  # the doorkeeper knows better whom to believe
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )


def serve(settings: Settings, host: str, port: int | None, *, browser: bool, log_level: str) -> int:
    """Serve until interrupted; 0 if all went well."""
    set_up_logs(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECT_RARELY)
    try:
        listening = listen(host, port)
    except OSError as problem:
        return _cannot_start(_why_no_port(host, port, problem))
    number = listening.getsockname()[1]
    shown = "127.0.0.1" if host in EVERYWHERE else host
    settings.address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/"
    trouble = asyncio.run(_try_store(settings))
    if trouble is not None:
        listening.close()
        if isinstance(trouble, StoreInUse) and trouble.holder and port is None:
            print(say("cli-serve-running", address=trouble.holder), flush=True)
            _open_browser(trouble.holder, wanted=browser)
            return 0
        return _cannot_start(trouble.words)
    _say_where(settings)
    _open_browser(settings.address, wanted=browser)
    server = Running(web_config(settings))
    server.config.app.state.door = NetworkDoor(server, settings)  # type: ignore[union-attr]
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if server.started and sys.stdout.isatty():
        print("\n" + say("cli-serve-stopped"), flush=True)
    return 0 if server.started else 1


def _cannot_start(why: Message) -> int:
    print(say("cli-serve-cannot", why=why), file=sys.stderr, flush=True)
    return 1


def _why_no_port(host: str, port: int | None, problem: OSError) -> Message:
    """Why nobody can listen there, and what to do."""
    if problem.errno == errno.EADDRINUSE:
        return Message("cli-serve-port-taken", port=str(port))
    if problem.errno == errno.EACCES:
        return Message("cli-serve-port-forbidden", port=str(port))
    return Message("cli-serve-no-listening", host=host, problem=str(problem.strerror or problem))


async def _try_store(settings: Settings) -> ServerError | None:
    """Why the store cannot be used, before anything else is begun."""
    try:
        store = await open_store(settings.store, exclusive=True, holder=settings.address)
        await store.close()
    except ServerError as problem:
        return problem
    return None


def _say_where(settings: Settings) -> None:
    """The addresses, for whoever sits here and for the others; on a terminal also as a code to hold a telephone to."""
    print(say("cli-serve-at", address=settings.address), flush=True)
    others = [url for url in share_urls(settings.address, settings.listens_on) if url != settings.address]
    terminal = sys.stdout.isatty()
    if others:
        print(say("cli-serve-others", addresses=others), flush=True)
        if terminal:
            segno.make(others[0], error="l", micro=False).terminal(compact=True, border=2)
    elif terminal and not settings.url:
        print(say("cli-serve-only-here"))
    print(say("cli-serve-kept", store=without_password(settings.store)), flush=True)
    if terminal:
        print(say("cli-serve-ctrl-c"), flush=True)


def _open_browser(address: str, *, wanted: bool) -> None:
    """Show the page, unless there is no screen to show it on: a text browser would take the terminal away."""
    if not wanted or not sys.stdout.isatty():
        return
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if screen:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
