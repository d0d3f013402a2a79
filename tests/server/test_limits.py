"""Limits and presence with several processes: counted together by way of Redis, each for itself without it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from redis.asyncio import Redis
from tests.patience import PATIENCE
from tools.soak.services import PrivateRedis

from touchline.server.errors import TooMany
from touchline.server.operations.duties import Duties
from touchline.server.operations.limits import Limits
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings, fresh_id
from touchline.server.realtime.bus import CHANNEL, RedisBus


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Redis that is slow is waited for here; one that is dead says so at once."""
    monkeypatch.setattr("touchline.server.operations.shared_counters.PATIENCE", PATIENCE)
    monkeypatch.setattr("touchline.server.realtime.bus.ANSWER_SECONDS", 30.0)


def limits(redis: str | None, **more: Any) -> Limits:
    """One process's limits: three at once, then one in ten thousand seconds, which no test takes."""
    return Limits(Settings(store="", redis=redis, rate_seat=(0.0001, 3.0), **more), Metrics())


async def allowed(work: Callable[[], Awaitable[None]], tries: int) -> int:
    passed = 0
    for _ in range(tries):
        try:
            await work()
            passed += 1
        except TooMany:
            pass
    return passed


async def counted_apart(one: Limits, two: Limits) -> bool:
    key = fresh_id()
    return await allowed(lambda: one.seat.take(key), 3) + await allowed(lambda: two.seat.take(key), 3) > 3


def both(work: Callable[[Limits, Limits], Awaitable[None]], redis: str | None, **more: Any) -> None:
    async def run() -> None:
        one, two = limits(redis, **more), limits(redis, **more)
        try:
            await work(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_processes_share_their_buckets(redis: PrivateRedis) -> None:
    async def work(one: Limits, two: Limits) -> None:
        key = fresh_id()
        assert await allowed(lambda: one.seat.take(key), 2) == 2
        assert await allowed(lambda: two.seat.take(key), 5) == 1
        assert await allowed(lambda: one.seat.take(key), 5) == 0
        assert await allowed(lambda: one.seat.take(key + "x"), 5) == 3, "another key has its own"
        with pytest.raises(TooMany) as refusal:
            await two.seat.take(key)
        assert refusal.value.key == "seat"
        assert 5_000 < refusal.value.seconds <= 10_000

    both(work, redis.url)


def test_a_bucket_fills_again(redis: PrivateRedis) -> None:
    async def run() -> None:
        fast = Limits(Settings(store="", redis=redis.url, rate_seat=(20.0, 1.0)), Metrics())
        key = fresh_id()
        assert await allowed(lambda: fast.seat.take(key), 1) == 1
        until = time.monotonic() + PATIENCE
        while not await allowed(lambda: fast.seat.take(key), 1):
            assert time.monotonic() < until
        await fast.close()

    asyncio.run(run())


@pytest.mark.parametrize("url", [None, "redis://127.0.0.1:1/0"])
def test_without_redis_each_process_counts_for_itself(url: str | None) -> None:
    async def work(one: Limits, two: Limits) -> None:
        assert await allowed(lambda: one.seat.take("k"), 5) == 3
        assert await allowed(lambda: two.seat.take("k"), 5) == 3

    both(work, url)


def test_redis_that_dies_is_not_waited_for_and_is_found_again() -> None:
    try:
        redis = PrivateRedis()
    except FileNotFoundError as problem:
        pytest.skip(str(problem))

    async def work(one: Limits, two: Limits) -> None:
        assert await allowed(lambda: one.seat.take("k"), 3) == 3
        redis.kill()
        knocks = 0

        async def hang_up(_: asyncio.StreamReader, door: asyncio.StreamWriter) -> None:
            nonlocal knocks
            knocks += 1
            door.close()

        async with await asyncio.start_server(hang_up, "127.0.0.1", redis.port):
            assert await allowed(lambda: one.seat.take("k"), 500) == 3, "its own bucket, which was full"
        assert 0 < knocks < 50, "it is not asked five hundred times"
        redis.start()
        until = time.monotonic() + PATIENCE
        while await counted_apart(one, two):  # until the pause is over
            assert time.monotonic() < until
            await asyncio.sleep(0.1)

    try:
        both(work, redis.url)
    finally:
        redis.stop()


def test_sockets_of_an_address_are_counted_together(redis: PrivateRedis) -> None:
    async def work(one: Limits, two: Limits) -> None:
        home = fresh_id()
        assert await allowed(lambda: one.sit_down(home), 2) == 2
        assert await allowed(lambda: two.sit_down(home), 3) == 1
        await one.get_up(home)
        assert await allowed(lambda: two.sit_down(home), 3) == 1
        assert await allowed(lambda: two.sit_down(fresh_id()), 1) == 1

    both(work, redis.url, sockets_an_ip=3)


def test_a_question_is_answered_by_whoever_knows(redis: PrivateRedis) -> None:
    """Presence: the player's socket is at the other process, or nowhere."""

    async def run() -> None:
        bells, duties = [RedisBus(redis.url) for _ in range(3)], Duties(Metrics())
        await bells[0].open(lambda *_: None, lambda _: "", duties)
        await bells[1].open(lambda *_: None, lambda question: "here" if question == "seat m 0" else "", duties)
        await bells[2].open(lambda *_: None, lambda _: "", duties)
        until = time.monotonic() + PATIENCE
        while len(await bells[0].ask("anybody")) < 3:
            assert time.monotonic() < until
        assert "here" in await bells[0].ask("seat m 0")
        assert "here" not in await bells[0].ask("seat m 1")
        await duties.close()

    asyncio.run(run())


def test_a_question_without_a_bell_is_answered_by_nobody() -> None:
    async def run() -> None:
        bus, duties = RedisBus("redis://127.0.0.1:1/0"), Duties(Metrics())
        await bus.open(lambda *_: None, lambda _: "here", duties)
        assert await bus.ask("seat m 0") == []
        await duties.close()

    asyncio.run(run())


def test_a_process_that_hears_and_is_too_slow_is_missed(redis: PrivateRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is taken for gone because the process that has their socket did not answer in time."""

    async def run() -> None:
        bus, duties = RedisBus(redis.url), Duties(Metrics())
        await bus.open(lambda *_: None, lambda _: "", duties)
        until = time.monotonic() + PATIENCE
        while len(await bus.ask("anybody")) < 1:
            assert time.monotonic() < until
        assert (await bus.ask("anybody")).everybody(alive=1)
        client = Redis.from_url(redis.url)
        async with client.pubsub() as mute:
            await mute.subscribe(CHANNEL)
            await mute.get_message(timeout=PATIENCE)
            monkeypatch.setattr("touchline.server.realtime.bus.ANSWER_SECONDS", 0.3)
            while not (answers := await bus.ask("seat m 0")):  # its own answer may be late as well
                assert not answers.everybody(alive=1)
            assert (len(answers), answers.outstanding) == (1, 1)
            assert not answers.everybody(alive=1)
        await client.aclose()
        await duties.close()

    asyncio.run(run())
