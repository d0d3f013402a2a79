"""Running the server: a port, the address printed, the browser opened."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
import threading
import webbrowser

import uvicorn

from touchline.server.addresses import address_for_friends
from touchline.server.app import make_app
from touchline.server.logs import set_up_logs
from touchline.server.settings import Settings

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
        except OSError:
            made.close()
            if number == wanted[-1]:
                raise
            continue
        made.listen(BACKLOG)
        return made
    raise AssertionError("the last port raises")


def serve(settings: Settings, host: str, port: int | None, *, browser: bool, log_level: str) -> int:
    """Serve until interrupted."""
    set_up_logs(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECT_RARELY)
    listening = listen(host, port)
    number = listening.getsockname()[1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/"
    print(f"Touchline is at {address}", flush=True)
    elsewhere = address_for_friends(address, host)
    if elsewhere not in ("", address):
        print(f"Others in your network find it at {elsewhere}", flush=True)
    print(f"Matches are kept in {_without_password(settings.store)}", flush=True)
    if browser and sys.stdout.isatty():
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        make_app(settings),
        log_level="error",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _without_password(store: str) -> str:
    """The store's address as it may be shown."""
    head, at, tail = store.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else store
