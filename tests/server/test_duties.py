"""What goes on beside the players: begun again whatever happens, and seen by whoever watches the server."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Table
from tools.soak.services import PrivatePostgres

from touchline.server.app import make_app
from touchline.server.operations import duties as duties_module
from touchline.server.operations import stopping
from touchline.server.operations.duties import Duties
from touchline.server.operations.metrics import Metrics
from touchline.server.store import StoreDown, open_store

LIVE = {"kind": "live", "bank": 60, "increment": 5}


def test_a_duty_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duties_module, "LONGEST_WAIT", 0.0)
    fates = [RuntimeError("an error nobody thought of"), StoreDown("no database"), None]
    done = asyncio.Event()

    async def work() -> None:
        fate = fates.pop(0)
        if fate is not None:
            raise fate
        done.set()
        await asyncio.Event().wait()

    async def run() -> None:
        metrics = Metrics()
        duties = Duties(metrics)
        duties.repeat("trying", 0.001, work)
        await asyncio.wait_for(done.wait(), 30)
        await duties.close()
        assert 'touchline_duty_failures_total{duty="trying"} 2.0' in metrics.text().decode()

    asyncio.run(run())


def test_a_duty_that_does_not_hear_the_first_word_is_let_be_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a client of Redis under Python 3.11, which may be cancelled as a write ends and goes on."""
    monkeypatch.setattr(stopping, "AGAIN", 0.01)
    ended = []

    async def deaf() -> None:
        for _ in range(2):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("at last")

    async def run() -> None:
        duties = Duties(Metrics())
        duties.keep("deaf", deaf)
        await asyncio.sleep(0)
        await duties.close()

    asyncio.run(run())
    assert ended == ["at last"]


@pytest.mark.parametrize(("vital", "status"), [(True, 503), (False, 200)])
def test_a_dead_duty_is_seen_from_outside(tmp_path: Path, vital: bool, status: int) -> None:
    with TestClient(make_app(quiet(tmp_path))) as client:
        assert client.get("/healthz").json()["duties"]["clocks"] is True
        backend = client.app.state.backend  # type: ignore[attr-defined]
        tried = asyncio.Event()

        async def fail() -> None:
            tried.set()
            raise KeyError("nobody knows why")

        async def begin() -> None:
            backend.duties.repeat("doomed", 0.001, fail, vital=vital)
            await tried.wait()

        assert client.portal is not None
        client.portal.call(begin)
        backend.duties._duties["doomed"].well -= 60
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (status, not vital)
        assert answer.json()["duties"]["doomed"] is False
        assert 'touchline_duty_failures_total{duty="doomed"}' in client.get("/metrics").text


def test_a_broken_match_stops_no_other_clock(tmp_path: Path) -> None:
    """Two clocks fall; the rows of the first are damaged.  The second is ended all the same."""
    clock = [1_700_000_000_000]
    settings = quiet(tmp_path, now=lambda: clock[0])
    with TestClient(make_app(settings)) as client:
        broken, whole = (Table(client, "street-soccer", clock=LIVE) for _ in range(2))
        for table in (broken, whole):
            table.join()
            clock[0] += 1
        connection = sqlite3.connect(settings.store)
        connection.execute("delete from events where match = ? and seq = 2", (broken.id,))
        connection.commit()
        connection.close()
        backend: Any = client.app.state.backend  # type: ignore[attr-defined]
        backend.matches.discard(broken.id)
        clock[0] += 61_000
        assert client.portal is not None
        client.portal.call(backend.timekeeper.flag_late)
        assert whole.get()["status"] == "over"
        assert broken.id in client.get("/healthz").json()["broken"]
        answer = client.get(f"/api/matches/{broken.id}")
        assert (answer.status_code, answer.json()["error"]["kind"]) == (500, "broken-chain")


def test_whatever_postgres_answers_is_a_store_that_is_down(postgres: PrivatePostgres) -> None:
    address = postgres.fresh()

    async def run() -> None:
        store = await open_store(address)
        with pytest.raises(StoreDown, match="UndefinedTable"):
            await store.read("select 1 from nowhere")
        with pytest.raises(StoreDown):
            await store.read("select 1 / 0")
        await store.close()

    asyncio.run(run())
