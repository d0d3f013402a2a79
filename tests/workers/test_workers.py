"""Workers: thinking in processes of their own, that cannot hang, hog or crash whoever asks."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.patience import PATIENCE

from touchline.bots import turn_of
from touchline.games import find_game
from touchline.play.match import Match
from touchline.server.operations.thinking import bot_move
from touchline.workers import WorkerFailed, WorkerGone, Workers


def request(match: Match, **more: Any) -> dict[str, Any]:
    turn = turn_of(match)
    return {
        "game": match.game.name,
        "options": {},
        "data": None,
        "seat": turn.seat,
        "view": dict(turn.view),
        "legal": turn.legal,
        "seconds": 1.0,
        "step": turn.step,
        "level": "random",
        "seed": 7,
    } | more


def with_workers(work: Callable[[Workers], Awaitable[None]], memory: int = 4 << 30, *, keeps: bool = False) -> None:
    async def run() -> None:
        workers = Workers(1, memory, keeps=keeps)
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(run())


@pytest.fixture
def match() -> Match:
    return Match("football-darts").roll("heads")


def test_a_worker_plays_what_the_bot_would(match: Match) -> None:
    async def run(workers: Workers) -> None:
        moves = [await workers.ask(bot_move, request(match), seconds=PATIENCE) for _ in range(3)]
        assert moves[0] in match.legal()
        assert len(set(moves)) == 1

    with_workers(run)


def test_one_that_takes_too_long_is_killed_and_replaced(match: Match) -> None:
    async def run(workers: Workers) -> None:
        await workers.ask(bot_move, request(match), seconds=PATIENCE)
        before = await workers.ask(os.getpid)
        with pytest.raises(WorkerFailed, match=r"within 0\.2 s"):
            await workers.ask(time.sleep, 3600, seconds=0.2)
        assert await workers.ask(os.getpid) != before
        assert await workers.ask(bot_move, request(match), seconds=PATIENCE) in match.legal()

    with_workers(run)


def test_a_request_that_cannot_be_answered_fails_alone(match: Match) -> None:
    async def run(workers: Workers) -> None:
        with pytest.raises(WorkerFailed, match="no level"):
            await workers.ask(bot_move, request(match, level="nobody"), seconds=PATIENCE)
        with pytest.raises(WorkerFailed, match="no game 'chess'"):
            await workers.ask(find_game, "chess")
        assert await workers.ask(bot_move, request(match), seconds=PATIENCE)

    with_workers(run)


def test_memory_is_limited(match: Match) -> None:
    """What is too large for the worker ends the worker, not whoever asked."""

    async def run(workers: Workers) -> None:
        with pytest.raises(WorkerFailed):
            await workers.ask(bot_move, request(match, legal=["x" * 1000] * 200_000), seconds=PATIENCE)
        assert await workers.ask(bot_move, request(match), seconds=PATIENCE)

    with_workers(run, 256 << 20)


@pytest.mark.parametrize("keeps", [False, True])
def test_a_question_nobody_waits_for(keeps: bool) -> None:
    """It ends the worker, or it is thought to its end for what it teaches, before the next one."""

    async def run(workers: Workers) -> None:
        before = await workers.ask(os.getpid)
        asked = asyncio.ensure_future(workers.ask(time.sleep, 2 if keeps else 3600))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await workers.ask(os.getpid) == before) == keeps

    with_workers(run, keeps=keeps)


def test_sent_home_while_it_thinks() -> None:
    async def run(workers: Workers) -> None:
        await workers.ask(os.getpid)
        asked = asyncio.ensure_future(workers.ask(time.sleep, 3600))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await workers.close()
        with pytest.raises(WorkerGone):
            await asked

    with_workers(run)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system knows no idle processes")
@pytest.mark.parametrize("patient", [True, False])
def test_a_patient_worker_has_the_time_that_nobody_else_wants(patient: bool) -> None:
    async def asked() -> int:
        workers = Workers(1, patient=patient)
        try:
            return int(await workers.ask(os.sched_getscheduler, 0))
        finally:
            await workers.close()

    assert asyncio.run(asked()) == (os.SCHED_IDLE if patient else os.SCHED_OTHER)


def test_a_worker_begins_without_a_word_that_its_house_would_print() -> None:
    command = [sys.executable, "-m", "touchline.workers.process", "0"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
