"""A stranger with one address who means ill: every attack in turn, as fast as one machine can send it.

``python -m tools.soak.load --hostile`` runs it beside honest players, each pair of them at an address of its own, and
prints how long their moves took meanwhile.  The stranger is a process of its own that gives way to the others: what
is asked is what he does to the server, and on a network he would not have its cores.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any

import httpx2

from touchline.server.backend import Backend
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import NOBODY, Caller
from touchline.wire import commands
from touchline.wire.chains import chain_value
from touchline.wire.nodes import DecisionNode
from touchline.wire.terms import NewMatch, SeatTerms

ADDRESS = "127.99.99.99"
AT_ONCE = 16
"""Requests of the stranger under way at the same time."""
CHAIN = 65_536
GIVES_WAY = 10
"""The stranger's niceness."""


async def long_match(store: str, game: str = "first-and-goal") -> str:
    """A whole match in a store, for anybody to look at: over a thousand rows."""
    settings = Settings(store=store)
    settings.lift_limits()
    backend = await Backend.open(settings)
    table = [SeatTerms(kind="person"), SeatTerms(kind="person")]
    made = await backend.matchmaking.create(NewMatch(game=game, seats=table), NOBODY)
    caller, dice, number = Caller(made.id, (0, 1)), random.Random(3), 0
    while isinstance(due := (await backend.matches.look(made.id, caller)).node, DecisionNode):
        number += 1
        own = (await backend.matches.look(made.id, caller, due.seat)).node
        assert isinstance(own, DecisionNode)
        order = commands.Play(cmd_id=str(number), seat=due.seat, move=dice.choice(own.legal or []))
        await backend.matches.do(made.id, caller, order)
    await backend.close()
    return made.id


class Hostile:
    """The stranger."""

    def __init__(self, url: str, port: int, match: str) -> None:
        self.port = port
        self.match = match
        self.fates: Counter[int] = Counter()
        """How often each status came back."""
        self._client = httpx2.AsyncClient(
            base_url=url,
            timeout=30,
            transport=httpx2.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx2.Limits(max_connections=AT_ONCE)),
        )
        self.attacks: dict[str, Callable[[], Awaitable[None]]] = {
            "moments of a long match": self._moments,
            "all events of a long match": self._events,
            "wrong seeds": self._wrong_seed,
            "large figures": self._large_figures,
            "figures to be solved": self._new_figures,
            "half a request": self._half,
            "streams": self._stream,
            "requests for nothing": self._nothing,
        }
        self._table: dict[str, Any] = {}
        self._open: list[asyncio.StreamWriter] = []

    async def attack(self, name: str, seconds: float) -> None:
        """One attack for a while, by several at once."""
        self.fates.clear()
        until = time.monotonic() + seconds
        await asyncio.gather(*(self._again_and_again(self.attacks[name], until) for _ in range(AT_ONCE)))
        for writer in self._open:
            writer.close()
        self._open.clear()

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], until: float) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(httpx2.HTTPError, OSError):
                await work()
            await asyncio.sleep(0.005)

    async def _ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._client.request(method, path, json=body, headers=headers)
        self.fates[answer.status_code] += 1
        return answer.json() if answer.status_code < 300 else {}

    async def _moments(self) -> None:
        await self._ask("GET", f"/api/matches/{self.match}/moments?first={random.randrange(1200)}")

    async def _events(self) -> None:
        await self._ask("GET", f"/api/matches/{self.match}/events?since={random.randrange(900)}")

    async def _wrong_seed(self) -> None:
        if not self._table:
            chain = {"anchor": chain_value(secrets.token_bytes(32), CHAIN, 0).hex(), "length": CHAIN}
            seats = [{"kind": "person"}, {"kind": "open"}]
            terms = {
                "game": "pocket-gridiron",
                "seats": seats,
                "public": True,
                "dice": {"tier": "chains", "chain": chain},
            }
            self._table = await self._ask("POST", "/api/matches", terms)
            if self._table:
                await self._ask("POST", f"/api/matches/{self._table['match']}/join", {"chain": chain})
            return
        order = {"op": "entrust", "seed": secrets.token_hex(32), "cmd_id": secrets.token_hex(8)}
        await self._ask("POST", f"/api/matches/{self._table['match']}/commands", order, self._table["token"])

    async def _large_figures(self) -> None:
        teams = {"base": {"name": secrets.token_hex(25_000)}}
        await self._ask("POST", "/api/matches", {"game": "first-and-goal", "data": {"teams": teams}})

    async def _new_figures(self) -> None:
        faces = [f"Dive {random.randrange(1, 20)}" for _ in range(5)] + ["FUMBLE"]
        terms = {
            "game": "pocket-gridiron",
            "data": {"dice": {"rb": {"faces": faces}}},
            "seats": [{"kind": "person"}] * 2,
        }
        made = await self._ask("POST", "/api/matches", terms)
        if made:
            await self._ask("GET", f"/api/matches/{made['match']}/advice", token=made["token"])

    async def _half(self) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
        writer.write(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Le")
        self._open.append(writer)

    async def _stream(self) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
        writer.write(f"GET /api/matches/{self.match}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        self._open.append(writer)

    async def _nothing(self) -> None:
        await self._ask("GET", f"/nowhere/{secrets.token_hex(4)}.js")

    def told(self) -> str:
        """What became of the requests."""
        return json.dumps({str(status): count for status, count in sorted(self.fates.items())}) if self.fates else "{}"


ATTACKS = tuple(Hostile("http://127.0.0.1", 0, "").attacks)


class StrangerProcess:
    """The stranger at work in a process of his own."""

    def __init__(self, url: str, port: int, match: str) -> None:
        starting = multiprocessing.get_context("spawn")
        self._orders, theirs = starting.Pipe()
        self._process = starting.Process(target=_obey, args=(theirs, url, port, match), daemon=True)
        self._process.start()

    def begin(self, name: str, seconds: float) -> None:
        """One attack for a while."""
        self._orders.send((name, seconds))

    async def told(self) -> str:
        """What became of its requests, when it is over."""
        return str(await asyncio.to_thread(self._orders.recv))

    def stop(self) -> None:
        """No more."""
        self._process.kill()
        self._process.join()


def _obey(orders_: Connection, url: str, port: int, match: str) -> None:
    os.nice(GIVES_WAY)

    async def work() -> None:
        hostile = Hostile(url, port, match)
        while True:
            name, seconds = await asyncio.to_thread(orders_.recv)
            await hostile.attack(name, seconds)
            orders_.send(hostile.told())

    with contextlib.suppress(EOFError, KeyboardInterrupt):
        asyncio.run(work())
