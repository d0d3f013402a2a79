"""The wall between a page and this Python: requests, connections and the vault, as texts in both directions.

``frontend/src/anywhere/worker.ts`` calls ``open_own_server``; what it hands over is JavaScript, seen through Pyodide.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from touchline.anywhere.machine import BrowserMachine
from touchline.anywhere.own_api import ask
from touchline.anywhere.own_server import OwnServer
from touchline.bots import travelling_levels
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.hosted import run_in
from touchline.kernel.message import Message
from touchline.play.outside import read_json
from touchline.server.declared import declared
from touchline.server.errors import Refused
from touchline.server.matches.rows import compact
from touchline.server.matches.shelf import book
from touchline.server.realtime.conversation import Conversation, refused
from touchline.server.store.base import Column, Found
from touchline.wire.codec import from_json
from touchline.wire.frames import ClientFrame, ServerFrame


class BrowserVault:
    """IndexedDB, asked through JavaScript."""

    def __init__(self, theirs: Any) -> None:
        self._theirs = theirs

    async def rows(self, match: str, since: int) -> list[Found]:
        """The rows of a match after one, in order."""
        return [tuple(row) for row in json.loads(await self._theirs.rows(match, since))]

    async def append(self, rows: Sequence[Sequence[Column]]) -> bool:
        """Add rows, all or none; whether they were added."""
        try:
            return bool(await self._theirs.append(json.dumps(rows)))
        except Exception as problem:  # JavaScript's errors have no common class here
            raise OSError(str(problem)) from problem

    async def noted(self) -> dict[str, str]:
        """Small things by name."""
        found: dict[str, str] = json.loads(await self._theirs.noted())
        return found

    async def note(self, name: str, value: str) -> str:
        """Keep a small thing, unless there is one of that name; what is kept."""
        return str(await self._theirs.note(name, value))


class Wire:
    """One connection to the page."""

    def __init__(self, conversation: Conversation, tell: Callable[[str], None]) -> None:
        self._conversation = conversation
        self._tell = tell
        self._telling = asyncio.create_task(self._tell_on())

    async def _tell_on(self) -> None:
        while True:
            text = await self._conversation.listener.queue.get()
            if text is None:
                return
            self._tell(text)

    async def take(self, raw: str) -> None:
        """Answer one frame."""
        reply_to: int | str | None = None
        try:
            message = read_json(raw)
            if not isinstance(message, dict):
                raise Refused(Message("server-json-object"))
            if type(message.get("id")) in (int, str):
                reply_to = message["id"]
            answer = await self._conversation.reply(from_json(ClientFrame, message, strict=True))
        except TouchlineError as problem:
            answer = refused(problem, reply_to)
        if answer is not None:
            self._conversation.listener.send(compact(declared(ServerFrame, answer)))

    def close(self) -> None:
        """The page has gone elsewhere."""
        self._conversation.hang_up()
        self._telling.cancel()


class Door:
    """What the worker calls."""

    def __init__(self, own: OwnServer) -> None:
        self._own = own

    async def ask(self, method: str, address: str, body: str, token: str) -> str:
        """A request of the API; status, text and whether it is JSON, as JSON."""
        given = read_json(body) if body else None
        return json.dumps(await ask(self._own, method, address, given, token))

    async def connect(self, ticket: str, tell: Callable[[str], None]) -> Wire:
        """Open a connection with a ticket."""
        caller = await self._own.tokens.redeem(ticket)
        return Wire(Conversation(self._own.matches, caller), tell)


def warm() -> None:
    """Read what every match needs, before the memory is kept for the next start."""
    run_in(BrowserMachine)
    for name in game_names():
        game = find_game(name)
        book(game, "en")
        travelling_levels(name)


def awaken() -> None:
    """After a kept memory was taken up: what must not be the same each time, and where nothing lay at that time."""
    random.seed()
    importlib.invalidate_caches()


async def open_own_server(vault: Any, fetch: Any) -> Door:
    """Open everything; ``fetch`` brings the tables of a game, or nothing."""

    async def tables(game: str) -> bytes | None:
        found = await fetch(game)
        return found.to_bytes() if found else None

    return Door(await OwnServer.open(BrowserVault(vault), tables))
