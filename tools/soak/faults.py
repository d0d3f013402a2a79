"""The faults of a soak, each done to a server that people are playing on."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from tools.soak.onlookers import SlowClient
from tools.soak.players import Ledger
from tools.soak.processes import ServerProcess
from tools.soak.services import PrivatePostgres, PrivateRedis

LONG_SHARE = 0.2
"""Of all standstills, so many are long enough for clocks to be stopped."""
SKEWS = (11_700, -2_800)
"""How far the clocks of two machines are apart, in milliseconds."""


@dataclass
class Stage:
    """What is running."""

    store: str
    servers: list[ServerProcess]
    ledger: Ledger
    luck: random.Random
    postgres: PrivatePostgres | None = None
    redis: PrivateRedis | None = None
    done: dict[str, int] = field(default_factory=dict)
    """How many faults of each kind there have been."""

    def victim(self) -> ServerProcess:
        """One of the servers."""
        return self.luck.choice(self.servers)

    def standstill(self) -> float:
        """Seconds."""
        return self.luck.uniform(3.5, 6.0) if self.luck.random() < LONG_SHARE else self.luck.uniform(0.2, 1.0)

    def stop(self) -> None:
        """End the services; the store has been read by then."""
        if self.redis is not None:
            self.redis.stop()
        if self.postgres is not None:
            self.postgres.stop()


def set_the_stage(kind: str, seed: int) -> Stage:
    """Servers and services of one kind of soak."""
    ledger, luck = Ledger(), random.Random(seed)
    if kind == "sqlite":
        store = str(Path(tempfile.mkdtemp(prefix="touchline-soak-")) / "soak.sqlite")
        return Stage(store, [ServerProcess(store)], ledger, luck)
    postgres = PrivatePostgres()
    store = postgres.fresh()
    if kind == "postgres":
        return Stage(store, [ServerProcess(store)], ledger, luck, postgres)
    redis = PrivateRedis()
    servers = [ServerProcess(store, redis.url) for _ in range(2)]
    for server, skew in zip(servers, SKEWS, strict=True):
        server.dials.offset.value = skew
    return Stage(store, servers, ledger, luck, postgres, redis)


async def kill(stage: Stage) -> None:
    """Power off, power on."""
    victim = stage.victim()
    victim.kill()
    await asyncio.to_thread(victim.start)


async def kill_the_bus(stage: Stage) -> None:
    """Nobody tells anybody anything for a while."""
    assert stage.redis is not None
    stage.redis.kill()
    await asyncio.sleep(stage.luck.random())
    await asyncio.to_thread(stage.redis.start)


async def failing_store(stage: Stage) -> None:
    """A write fails: before, during, after, or it comes too late."""
    victim = stage.victim()
    before = victim.dials.failed.value
    victim.dials.share.value = 0.5
    while victim.dials.failed.value == before and victim.process.is_alive():
        await asyncio.sleep(0.005)
    victim.dials.share.value = 0.0


async def frozen_database(stage: Stage) -> None:
    """The connections stand, and nobody answers."""
    assert stage.postgres is not None
    stage.postgres.freeze()
    try:
        await asyncio.sleep(stage.standstill())
    finally:
        stage.postgres.thaw()


async def stopped_process(stage: Stage) -> None:
    """A server sleeps and wakes up."""
    victim = stage.victim()
    victim.freeze()
    try:
        await asyncio.sleep(stage.standstill())
    finally:
        victim.thaw()


async def clock_set(stage: Stage) -> None:
    """A machine's clock jumps, by seconds or by an hour."""
    stage.victim().dials.offset.value += stage.luck.choice((-3_600_000, -2_800, 11_700, 3_600_000))
    await asyncio.sleep(stage.luck.random())


async def full_disk(stage: Stage) -> None:
    """Nothing can be written for a while."""
    victim = stage.victim()
    victim.fill_disk()
    try:
        await asyncio.sleep(stage.standstill())
    finally:
        victim.empty_disk()


async def slow_client(stage: Stage) -> None:
    """Somebody asks for much and reads nothing."""
    urls = [server.url for server in stage.servers]
    await SlowClient(urls, stage.ledger, stage.luck.getrandbits(32)).stall()


Fault = Callable[[Stage], Awaitable[None]]
COMMON: tuple[Fault, ...] = (kill, failing_store, stopped_process, clock_set, slow_client)
FAULTS: dict[str, tuple[Fault, ...]] = {
    "sqlite": (*COMMON, full_disk),
    "postgres": (*COMMON, frozen_database),
    "cluster": (*COMMON, frozen_database, kill_the_bus),
}
"""What happens to each kind of server."""
