"""Connections are counted and cut: half requests, endless heads, streams, and whoever comes again and again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.serving import Running, listen, web_config
from touchline.server.operations.settings import Settings
from touchline.server.web.connections import Parting, Turnstile


def test_the_turnstile_counts_who_comes_again_and_again() -> None:
    turnstile = Turnstile(Settings(store="", rate_connections=(0.001, 3)), Metrics())
    let_in = []
    for number in range(5):
        let_in.append(turnstile.enter(number, "1.1.1.1"))
        turnstile.leave(number)
    assert let_in == [True, True, True, False, False]
    assert turnstile.enter(9, "2.2.2.2")


def test_what_is_written_to_whoever_has_gone_is_dropped() -> None:
    """uvloop raises where asyncio is silent, and a slow client's end would be a traceback for each who writes to it."""
    import uvloop

    made: list[asyncio.Transport] = []
    gone = asyncio.Event()

    class Server(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            made.append(transport)  # type: ignore[arg-type]

        def connection_lost(self, problem: Exception | None) -> None:
            gone.set()

    async def run() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(Server, "127.0.0.1", 0)
        await asyncio.open_connection("127.0.0.1", server.sockets[0].getsockname()[1])
        while not made:
            await asyncio.sleep(0)
        made[0].abort()
        await gone.wait()
        with pytest.raises(RuntimeError, match="closed"):
            made[0].write(b"x")
        parting = Parting(made[0])
        parting.write(b"x")
        parting.pause_reading()
        parting.resume_reading()
        assert parting.is_closing()
        server.close()

    uvloop.run(run())


def test_the_turnstile_counts_in_all_and_by_address() -> None:
    settings = Settings(store="", connections_an_ip=3, proxies=("10.0.0.0/8",))
    turnstile = Turnstile(settings, Metrics(), allowed=128 + 20)
    assert [turnstile.enter(n, "1.1.1.1") for n in range(4)] == [True, True, True, False]
    assert all(turnstile.enter(10 + n, "10.0.0.1") for n in range(10)), "a proxy brings everybody"
    turnstile.leave(0)
    turnstile.leave(0)
    assert turnstile.enter(4, "1.1.1.1")
    assert [turnstile.enter(30 + n, f"2.2.2.{n}") for n in range(9)] == [True] * 7 + [False] * 2
    assert len(turnstile) == turnstile.most == 20


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port of a real server that does not wait long."""
    listening = listen("127.0.0.1", 0)
    server = Running(web_config(quiet(tmp_path, header_seconds=0.2, body_seconds=0.2)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield int(listening.getsockname()[1])
    server.should_exit = True
    thread.join()


def is_well(port: int) -> bool:
    """It answers; who is slow on a busy machine is hung up on as well, and comes again."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{port}/api/phrases", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHo",
    ],
    ids=["nothing", "half a head", "half a body", "half of the second"],
)
def test_half_a_request_is_not_waited_for(port: int, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(half)
        while connection.recv(65_536):
            pass
    assert is_well(port)


def test_an_endless_head_is_cut_off(port: int) -> None:
    line = b"X: " + b"x" * 1000 + b"\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection, pytest.raises(OSError):
        connection.sendall(b"GET / HTTP/1.1\r\n" + line * 100_000)
    assert is_well(port)


def test_streams_are_counted_like_sockets(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    settings.sockets_an_ip = 2
    with TestClient(make_app(settings)) as client:
        table = Table(client)
        tickets = [client.post("/api/tickets").json()["ticket"] for _ in range(2)]
        with (
            client.websocket_connect(f"/ws?ticket={tickets[0]}"),
            client.websocket_connect(f"/ws?ticket={tickets[1]}"),
        ):
            refused = client.get(f"/api/matches/{table.id}/stream")
            assert refused.status_code == 429, refused.text
            assert json.loads(refused.text)["error"]["key"] == "ip"
            backend = client.app.state.backend  # type: ignore[attr-defined]
            assert not backend.matches.hub.is_followed(table.id), "whoever was refused follows nothing"
