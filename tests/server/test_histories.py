"""Several clients, one or two processes, a store that keeps failing: nothing is lost, doubled or shown unstored."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import quiet
from tools.soak.checker import History, unexplained
from tools.soak.failing_store import FailingStore, now_and_then
from tools.soak.services import PrivatePostgres

from touchline.kernel.errors import TouchlineError
from touchline.server.backend import Backend
from touchline.server.matches.rows import SELECT_ROWS, check_chain, read_rows
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Caller
from touchline.server.realtime.hub import Listener
from touchline.server.store.base import StoreDown
from touchline.wire import commands
from touchline.wire.codec import to_json
from touchline.wire.nodes import DecisionNode
from touchline.wire.terms import Luck, NewMatch, SeatTerms

GAME = "pocket-gridiron"
MATCHES, ACTIONS, SHARE = 2, 14, 0.3


class Clients:
    """Two players and two onlookers for each match, who note whatever they are told."""

    def __init__(self, backends: list[Backend], seed: int) -> None:
        self.backends = backends
        self.luck = random.Random(seed)
        self.history = History()
        self.done: dict[str, tuple[int, int]] = {}
        """Command → the events it was acknowledged with."""
        self.matches: list[str] = []

    def anyone(self) -> Backend:
        return self.luck.choice(self.backends)

    async def once_more(self, work: Callable[..., Any], *given: Any) -> Any:
        """Until the store answers."""
        while True:
            try:
                return await work(*given)
            except StoreDown:
                await asyncio.sleep(0)

    async def play(self, number: int) -> None:
        order = NewMatch(
            game=GAME,
            seats=[SeatTerms(kind="person"), SeatTerms(kind="person")],
            dice=Luck(tier="committed"),
            cmd_id=f"match number {number:08}",
        )
        made = await self.once_more(lambda: self.anyone().matchmaking.create(order, Caller()))
        self.matches.append(made.id)
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(self.look_on(made.id, over))
            group.create_task(self.listen(made.id, over))
            for seat in (0, 1):
                group.create_task(self.act(made.id, seat, over))

    async def act(self, match: str, seat: int, over: asyncio.Event) -> None:
        caller = Caller(match, (seat,))
        for number in range(ACTIONS):
            asked = time.monotonic()
            state = await self.once_more(lambda: self.anyone().matches.look(match, caller, seat))
            self.history.read(to_json(state), asked, f"seat {seat}")
            more = {"cmd_id": f"{seat}-{number}", "seq": state.seq, "seat": seat}
            order: commands.Order = commands.Chat(phrase="hello", **more)
            if isinstance(state.node, DecisionNode) and state.node.legal:
                order = commands.Play(move=self.luck.choice(state.node.legal), **more)
            asked = time.monotonic()
            try:
                answer = await self.once_more(self.anyone().matches.do, match, caller, order)
            except TouchlineError:
                continue
            self.history.acknowledgement(to_json(answer), asked, f"seat {seat}")
            self.done[f"{match} {seat}:{order.cmd_id}"] = (answer.first, answer.last)
        over.set()

    async def look_on(self, match: str, over: asyncio.Event) -> None:
        while not over.is_set():
            asked = time.monotonic()
            told = await self.once_more(lambda: self.anyone().matches.news(match, Caller(), 0))
            self.history.read(to_json(told), asked, "onlooker")
            await asyncio.sleep(0.01)

    async def listen(self, match: str, over: asyncio.Event) -> None:
        for number in range(1000):
            if over.is_set():
                return
            backend, heard = self.anyone(), Listener()
            await self.once_more(backend.matches.follow, match, Caller(), None, 0, heard)
            while not over.is_set() and not heard.lost:
                try:
                    text = await asyncio.wait_for(heard.queue.get(), 0.05)
                except TimeoutError:
                    continue
                if text is not None:
                    self.history.heard(json.loads(text), f"listener {number}")
            backend.matches.hub.leave(match, heard)


@pytest.mark.parametrize("kind", ["sqlite", "two processes"])
def test_every_read_is_explained_by_the_rows(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def run() -> None:
        stores: list[FailingStore] = []

        def around(store: Any) -> Any:
            stores.append(FailingStore(store, now_and_then(SHARE, seed=len(stores))))
            return stores[-1]

        if kind == "sqlite":
            backends = [await Backend.open(quiet(tmp_path, around_store=around))]
        else:
            postgres: PrivatePostgres = request.getfixturevalue("postgres")
            address = await asyncio.to_thread(postgres.fresh)
            settings = Settings(store=address, around_store=around)
            settings.lift_limits()
            backends = [await Backend.open(settings) for _ in range(2)]
        clients = Clients(backends, seed=7)
        try:
            await asyncio.gather(*(clients.play(number) for number in range(MATCHES)))
            for store in stores:
                await store.catch_up()
            assert sum(len(store.faults) for store in stores) > 5
            assert len(clients.done) > MATCHES * ACTIONS / 2
            assert await unexplained(clients.history, stores[0], backends[0].tokens) == []
            for match in clients.matches:
                rows = read_rows(await stores[0].read(SELECT_ROWS, match, 0))
                check_chain(rows)
                stored = {f"{match} {row.cmd}": row.seq for row in rows if row.cmd is not None}
                for command, (first, _) in clients.done.items():
                    assert not command.startswith(match) or stored[command] == first, "acknowledged, and lost"
            assert len(clients.history.streams) >= MATCHES
        finally:
            for backend in backends:
                await backend.close()

    asyncio.run(run())
