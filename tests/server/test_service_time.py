"""Whose time is it: outages, sleep, clocks that are set or run apart.  Nobody pays for what the server could not do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Table
from tools.soak.failing_store import FailingStore
from tools.soak.services import PrivatePostgres

from touchline.server.app import make_app
from touchline.server.backend import Backend
from touchline.server.operations.settings import Settings, steady_clock, wall_clock
from touchline.server.realtime.service_time import COME_BACK_MS, GAP_MS, GIVE_UP_MS, KEPT_MS, STALE_MS, ServiceTime
from touchline.server.store import Store, StoreDown, Write, open_store

LIVE = {"kind": "live", "bank": 60, "increment": 5}
START = 1_700_000_000_000


class Hands:
    """A wall clock and a steady one, moved by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = START, 0

    def pass_(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms


def with_times(address: str, work: Callable[[Store, Hands, Callable[[], ServiceTime]], Any], **more: Any) -> None:
    """Run with a store and processes whose clocks are moved by hand."""

    async def run() -> None:
        hands = Hands()
        settings = Settings(store=address, now=lambda: hands.wall, elapsed=lambda: hands.steady, **more)
        store = settings.around_store(await open_store(address))
        await store.write(Write("insert into meta (name, value) values ('key', '00')"))
        try:
            await work(store, hands, lambda: ServiceTime(store, settings))
        finally:
            await store.close()

    asyncio.run(run())


def test_nobody_pays_for_a_move_that_was_not_stored(tmp_path: Path) -> None:
    """The store beats on, but refuses somebody's move again and again: until one is stored, time stands."""

    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        for _ in range(20):
            hands.pass_(700)
            time.could_not_store()
            await time.settle()
        assert time.pauses.within(START, time.now()) == time.now() - START
        for _ in range(COME_BACK_MS // 1000 + 2):
            hands.pass_(1000)
            await time.beat()
        assert time.now() - START - time.pauses.within(START, time.now()) == 2000

    with_times(str(tmp_path / "s.sqlite"), work)


def test_time_that_is_beaten_is_spent(tmp_path: Path) -> None:
    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        for _ in range(60):
            hands.pass_(1000)
            await time.beat()
        assert time.now() == START + 60_000
        assert time.pauses.all == []

    with_times(str(tmp_path / "s.sqlite"), work)


def test_a_process_that_was_stopped_notes_a_pause_before_it_charges_anybody(tmp_path: Path) -> None:
    """It wakes up with an order: before a clock is looked at, the gap is noted and every deadline moved."""

    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        await store.write(
            Write(
                "insert into matches (id, game, status, seq, open_to_all, rated, created, updated, deadline, card) "
                "values ('m', 'g', 'playing', 1, 0, 0, 0, 0, ?, '{}')",
                (START + 1000,),
            )
        )
        hands.pass_(20_000)
        await time.settle()
        assert time.pauses.all == [(START, START + 20_000 + COME_BACK_MS)]
        assert await store.read("select deadline from matches") == [(START + 21_000 + COME_BACK_MS,)]
        await time.settle()
        assert len(await store.read("select began from pauses")) == 1

    with_times(str(tmp_path / "s.sqlite"), work)


def test_a_machine_that_slept_and_a_clock_that_was_set(tmp_path: Path) -> None:
    """The steady clock stood still meanwhile: the hours between are nobody's.  Set back, time goes on as it was."""

    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        hands.pass_(1000)
        hands.wall += 3_600_000
        assert time.now() == START + 1000, "until the next beat nobody knows, and nobody is charged"
        await time.beat()
        assert time.now() == START + 3_601_000
        assert time.pauses.within(START, time.now()) == 3_601_000
        hands.wall -= 7_200_000
        hands.pass_(1000)
        await time.beat()
        assert time.now() == START + 3_602_000

    with_times(str(tmp_path / "s.sqlite"), work)


def test_time_does_not_jump_before_the_pause_is_stored(tmp_path: Path) -> None:
    """While the pause is being written down, whoever asks what time it is hears the old time."""
    heard: list[int] = []
    watch: list[ServiceTime] = []

    def around(store: Any) -> Any:
        return FailingStore(store, lambda writes: heard.append(watch[0].now()) if watch else None)

    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        watch.append(time)
        hands.wall += 3_600_000
        await time.beat()
        assert heard[0] == START
        assert time.now() == START + 3_600_000

    with_times(str(tmp_path / "s.sqlite"), work, around_store=around)


def test_a_store_that_is_down_is_a_pause(tmp_path: Path) -> None:
    down = [False]

    def around(store: Any) -> Any:
        return FailingStore(store, lambda writes: "before" if down[0] else None)

    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        down[0] = True
        for _ in range(30):
            hands.pass_(1000)
            with pytest.raises(StoreDown):
                await time.beat()
        down[0] = False
        await time.settle()
        assert time.pauses.within(START, time.now()) == 30_000

    with_times(str(tmp_path / "s.sqlite"), work, around_store=around)


def test_processes_go_by_the_stores_clock(postgres: PrivatePostgres) -> None:
    """One is 11.7 s ahead and one 2.8 s behind; they agree to a fraction of a second, and note no pause."""

    address = postgres.fresh()

    async def run() -> None:
        backends = []
        for skew in (11_700, -2_800):
            settings = Settings(store=address, now=lambda skew=skew: wall_clock() + skew, elapsed=steady_clock)  # type: ignore[misc]
            backends.append(await Backend.open(settings))
        try:
            one, two = (backend.matches.now() for backend in backends)
            assert abs(one - two) < 1000
            assert abs(one - wall_clock()) < 1000, "the database is on this machine"
            for backend in backends:
                await backend.matches.time.beat()
                assert backend.matches.time.alive == 2
                assert backend.matches.time.pauses.all == []
        finally:
            for backend in backends:
                await backend.close()

    asyncio.run(run())


class HandStore:
    """PostgreSQL with a clock that is moved by hand."""

    def __init__(self, store: Store, hands: Hands) -> None:
        self._store, self._hands = store, hands
        self.shared, self.open, self.close, self.tables = True, store.open, store.close, store.tables
        self.read, self.write = store.read, store.write

    async def time(self) -> int | None:
        return self._hands.wall


def test_when_one_process_stops_all_clocks_stand_for_a_while(postgres: PrivatePostgres) -> None:
    address = postgres.fresh()

    async def run() -> None:
        hands = Hands()
        settings = Settings(store=address, now=lambda: hands.wall, elapsed=lambda: hands.steady)
        store: Any = HandStore(await open_store(settings.store), hands)
        await store.write(Write("insert into meta (name, value) values ('key', '00')"))
        one, two = ServiceTime(store, settings), ServiceTime(store, settings)
        await one.open()
        await two.open()
        for _ in range(STALE_MS // 1000 + 1):  # two has stopped
            hands.pass_(1000)
            await one.beat()
        assert one.alive == 1
        assert one.pauses.within(START, one.now()) == one.now() - START
        await two.settle()  # it wakes up
        assert two.pauses.all == [(START, START + 7000 + COME_BACK_MS)]
        await one.beat()
        assert (one.alive, one.pauses.all) == (2, two.pauses.all)
        hands.pass_(COME_BACK_MS)
        began = one.now()
        for _ in range(2 * GIVE_UP_MS // 1000):  # two is dead for good
            hands.pass_(1000)
            await one.beat()
        assert one.pauses.within(began, one.now()) == GIVE_UP_MS - COME_BACK_MS
        await two.settle()  # not so dead: what was to be noted has been
        assert two.pauses.all == one.pauses.all
        await one.close()
        assert await store.read("select process from heartbeats") == [(two.process,)], "nobody waits for one"
        await store.close()

    asyncio.run(run())


def test_what_nobody_needs_is_forgotten(tmp_path: Path) -> None:
    """Spent tickets and old pauses do not pile up; a pause that a running clock may need is kept."""

    async def work(store: Store, hands: Hands, process: Callable[[], ServiceTime]) -> None:
        time = process()
        await time.open()
        playing = "insert into matches (id, game, status, seq, open_to_all, rated, created, updated, deadline, card) "
        await store.write(
            Write("insert into pauses (began, ended) values (1, 2), (?, ?)", (START - KEPT_MS, START - KEPT_MS + 10)),
            Write("insert into used (nonce, expires) values ('a', ?), ('b', ?)", (START - 1, START + 10_000)),
            Write(playing + "values ('m', 'g', 'playing', 1, 0, 0, 1, 1, ?, '{}')", (START + KEPT_MS,)),
        )
        hands.pass_(1000)
        await time.tidy()
        assert await store.read("select nonce from used") == [("b",)]
        assert len(time.pauses.all) == 2
        await store.write(Write("update matches set status = 'over'"))
        await time.tidy()
        assert time.pauses.all == []

    with_times(str(tmp_path / "s.sqlite"), work)


def test_nobody_is_flagged_for_an_outage(tmp_path: Path) -> None:
    """A 60 s clock, a database that is down for two minutes: the move sent meanwhile is made, and costs nothing."""
    hands, down = Hands(), [False]

    def around(store: Any) -> Any:
        return FailingStore(store, lambda writes: "before" if down[0] else None)

    settings = quiet(tmp_path, now=lambda: hands.wall, elapsed=lambda: hands.steady, around_store=around)
    with TestClient(make_app(settings)) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        table.join()
        seat, move = table.to_move(), table.legal()[0]
        assert seat is not None
        order = {"op": "play", "cmd_id": "x", "seat": seat, "move": move}
        down[0] = True
        for _ in range(4):
            hands.pass_(30_000)
            table.post("commands", order, seat, expect=503)
        down[0] = False
        table.post("commands", order, seat)
        state = table.get()
        assert (state["status"], state["clock"]["left"][seat]) == ("playing", 65_000)


def test_a_clock_that_falls_while_the_server_serves_falls(tmp_path: Path) -> None:
    hands = Hands()
    settings = quiet(tmp_path, now=lambda: hands.wall, elapsed=lambda: hands.steady)
    with TestClient(make_app(settings)) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        table.join()
        backend = client.app.state.backend  # type: ignore[attr-defined]
        assert client.portal is not None
        for _ in range(62_000 // (GAP_MS - 1000)):
            hands.pass_(GAP_MS - 1000)
            client.portal.call(backend.matches.time.beat)
        client.portal.call(backend.timekeeper.flag_late)
        assert table.get()["status"] == "over"


def test_what_one_says_costs_the_other_no_time(tmp_path: Path) -> None:
    """A chat leaves the clock alone, so that a pause noted later still counts for the time before it."""
    clock = [START]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        table.join()
        seat = table.to_move()
        assert seat is not None
        clock[0] += 10_000
        told = table.order(1 - seat, "chat", phrase="hello")
        assert "left" not in told["events"][-1]
        assert table.get()["clock"]["left"][seat] == 50_000
        client.app.state.backend.matches.time.pauses.replace([(START, START + 10_000)])  # type: ignore[attr-defined]
        assert table.get()["clock"]["left"][seat] == 60_000
