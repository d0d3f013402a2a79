"""Onlookers: whoever follows the matches of others by asking, by a stream, by a socket; and whoever does not read."""

from __future__ import annotations

import asyncio
import json

import httpx2
import websockets
from tools.soak.players import Client

from touchline.wire import calls
from touchline.wire.client import ServerSaysNo, frame_text
from touchline.wire.codec import to_json
from touchline.wire.frames import Watch

SILENCE = (ServerSaysNo, httpx2.HTTPError, websockets.WebSocketException, OSError, TimeoutError, json.JSONDecodeError)
"""What becomes of a listener when its server dies."""
PAUSE = 0.1
A_WHILE = 3.0
"""Seconds that one match is followed."""


class Onlooker(Client):
    """Follows one match after another, and notes what it hears."""

    _followed = 0

    async def watch(self, stop: asyncio.Event) -> None:
        """Until told to stop, in all three ways in turn."""
        ways = (self._poll, self._stream, self._socket)
        while not stop.is_set():
            match = self._a_match()
            self._followed += 1
            if match is not None:
                try:
                    async with asyncio.timeout(A_WHILE):
                        await ways[self._followed % 3](match, f"onlooker {id(self)} {self._followed}")
                except SILENCE:
                    pass
            await asyncio.sleep(PAUSE)
        await self._http.aclose()

    def _a_match(self) -> str | None:
        playing = sorted(self._ledger.playing.values())
        return self._random.choice(playing) if playing else None

    async def _poll(self, match: str, name: str) -> None:
        since = 0
        while True:
            told, asked = await self.ask(calls.events(match, since))
            self._ledger.history.read(to_json(told), asked, name)
            since = told.seq
            await asyncio.sleep(PAUSE)

    async def _stream(self, match: str, name: str) -> None:
        url = self._random.choice(self._urls)
        async with self._http.stream("GET", f"{url}/api/matches/{match}/stream") as lines:
            if lines.status_code == 200:
                async for line in lines.aiter_lines():
                    if line.strip():
                        self._ledger.history.heard(json.loads(line), name)

    async def _socket(self, match: str, name: str) -> None:
        async for told in self._server().follow(match):
            self._ledger.history.heard(to_json(told), name)


class SlowClient(Onlooker):
    """Asks for everything and reads nothing."""

    async def stall(self) -> None:
        """Follow a match for a while without ever reading from the connection."""
        match = self._a_match()
        if match is None:
            return
        try:
            host, _, port = self._random.choice(self._urls).removeprefix("http://").partition(":")
            _, writer = await asyncio.open_connection(host, int(port), limit=1)
            try:
                for _ in range(20):
                    writer.write(f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                writer.write(f"GET /api/matches/{match}/stream HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                await asyncio.sleep(self._random.random())
            finally:
                writer.transport.abort()
            await self._silent_socket(match)
        except SILENCE:
            pass
        finally:
            await self._http.aclose()

    async def _silent_socket(self, match: str) -> None:
        server = self._server()
        ticket = (await server.ask(calls.ticket())).ticket
        async with websockets.connect(server.socket_url(ticket), compression=None, open_timeout=5) as socket:
            for number in range(50):
                await socket.send(frame_text(Watch(match=match, id=number)))
            await asyncio.sleep(self._random.random())
