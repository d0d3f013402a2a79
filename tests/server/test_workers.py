"""Workers: bots in processes of their own, that cannot hang, hog or crash the server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from touchline.bots import turn_of
from touchline.play.match import Match
from touchline.server.operations.workers import WorkerFailed, Workers


def request(match: Match, **more: Any) -> dict[str, Any]:
    turn = turn_of(match)
    return {
        "op": "choose",
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


def in_loop(work: Any) -> Any:
    return asyncio.run(work)


def test_a_worker_plays_what_the_bot_would() -> None:
    match = Match("football-darts").roll("heads")

    async def run() -> list[str]:
        workers = Workers(1, 4 << 30)
        moves = [(await workers.ask(request(match), 30))["move"] for _ in range(3)]
        await workers.close()
        return moves

    moves = in_loop(run())
    assert moves[0] in match.legal()
    assert len(set(moves)) == 1


def test_a_worker_that_takes_too_long_is_killed_and_replaced() -> None:
    match = Match("football-darts").roll("heads")

    async def run() -> str:
        workers = Workers(1, 4 << 30)
        await workers.ask(request(match), 30)
        with pytest.raises(WorkerFailed):
            await workers.ask(request(match, legal=["x" * 10_000_000]), 0.001)
        move = str((await workers.ask(request(match), 30))["move"])
        await workers.close()
        return move

    assert in_loop(run()) in match.legal()


def test_a_request_that_cannot_be_answered_fails_alone() -> None:
    match = Match("football-darts").roll("heads")

    async def run() -> None:
        workers = Workers(1, 4 << 30)
        with pytest.raises(WorkerFailed, match="no level"):
            await workers.ask(request(match, level="nobody"), 30)
        assert (await workers.ask(request(match), 30))["ok"]
        await workers.close()

    in_loop(run())


def test_memory_is_limited() -> None:
    """What is too large for the worker ends the worker, not the server."""
    match = Match("football-darts").roll("heads")

    async def run() -> None:
        workers = Workers(1, 256 << 20)
        with pytest.raises(WorkerFailed):
            await workers.ask(request(match, legal=["x" * 1000] * 200_000), 30)
        assert (await workers.ask(request(match), 30))["ok"]
        await workers.close()

    in_loop(run())
