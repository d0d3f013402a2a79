"""What a stranger costs is written down: work, bytes and processes, by address and account."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import bearer, quiet

from touchline.server.app import make_app
from touchline.server.errors import TooMany
from touchline.server.operations.limits import Limits
from touchline.server.operations.work import Tab, carried, in_pieces, on_tab


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def spent(tab: Tab) -> bool:
    try:
        tab.check()
    except TooMany as problem:
        return problem.key == "work"
    return False


def test_work_is_written_down_wherever_it_is_done(tight_limits: Limits) -> None:
    """Between two pauses, in a task that was started, in the pieces of something long."""

    async def here() -> None:
        await asyncio.sleep(0)
        busy(0.02)
        await asyncio.sleep(0)

    async def in_a_task() -> None:
        await asyncio.create_task(carried(here()))

    def many() -> Generator[None, None, None]:
        for _ in range(10):
            busy(0.002)
            yield

    async def piece_by_piece() -> None:
        await in_pieces(many())

    for number, work in enumerate((here, in_a_task, piece_by_piece)):
        tab = Tab(tight_limits, f"10.0.0.{number}")
        assert not spent(tab)
        asyncio.run(on_tab(tab, work()))
        assert spent(tab), work.__name__
    assert not spent(Tab(tight_limits, "10.0.1.1")), "somebody else has done nothing"


def test_waiting_is_not_work(tight_limits: Limits) -> None:
    tab = Tab(tight_limits, "10.0.0.1")
    asyncio.run(on_tab(tab, asyncio.sleep(0.05)))
    assert not spent(tab)


def test_an_account_pays_wherever_it_comes_from(tight_limits: Limits) -> None:
    tab = Tab(tight_limits, "10.0.0.1", "ann")
    tab.worked(0.02)
    with pytest.raises(TooMany):
        Tab(tight_limits, "10.0.0.2").also("ann")


def test_what_goes_wrong_inside_comes_out(tight_limits: Limits) -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it was")

    async def is_cancelled() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return "told"
        return ""

    async def run() -> str:
        task = asyncio.create_task(on_tab(Tab(tight_limits, "a"), is_cancelled()))
        await asyncio.sleep(0)
        task.cancel()
        return await task

    with pytest.raises(ValueError, match="as it was"):
        asyncio.run(on_tab(Tab(tight_limits, "a"), fails()))
    assert asyncio.run(run()) == "told"


def test_whoever_has_worked_the_server_too_hard_waits(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    settings.work = (0.001, 1.0)
    with TestClient(make_app(settings)) as client:
        answers = [client.get("/api/games") for _ in range(50)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 200
    assert refused
    assert refused[0].json()["error"]["key"] == "work"


def test_whoever_has_stored_too_much_stores_no_more(tmp_path: Path) -> None:
    """By match, by move, over HTTP or a socket; looking on costs nothing."""
    settings = quiet(tmp_path)
    settings.stored_bytes = (0.001, 8000)
    with TestClient(make_app(settings)) as client:
        made = [client.post("/api/matches", json={"game": "football-darts"}) for _ in range(20)]
        codes = [answer.status_code for answer in made]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert made[-1].json()["error"]["key"] == "bytes"
        match, token = made[0].json()["match"], made[0].json()["token"]
        assert client.get(f"/api/matches/{match}", headers=bearer(token)).status_code == 200
