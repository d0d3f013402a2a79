"""The soak: kill -9 again and again under load, then count what was lost and what was doubled.

python -m tools.soak.soak sqlite --kills 200
python -m tools.soak.soak postgres --kills 200
python -m tools.soak.soak cluster --kills 200     two processes, one bus; either is killed, the bus too
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tools.soak.players import Ledger, Player
from tools.soak.processes import ServerProcess
from tools.soak.services import PrivatePostgres, PrivateRedis

from touchline.server.matches.rows import SELECT_ROWS, read_rows
from touchline.server.matches.service import MatchService
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Tokens
from touchline.server.store import open_store

LIFE = 4
"""Moves that every life of a server acknowledges at least before it is killed."""


@dataclass
class Stage:
    """What is running."""

    store: str
    servers: list[ServerProcess]
    postgres: PrivatePostgres | None = None
    redis: PrivateRedis | None = None
    bell_kills: int = 0
    faults: list[str] = field(default_factory=list)

    def stop(self) -> None:
        """End the services; the store has been read by then."""
        if self.redis is not None:
            self.redis.stop()
        if self.postgres is not None:
            self.postgres.stop()


def set_the_stage(kind: str) -> Stage:
    """Servers and services of one kind of soak."""
    if kind == "sqlite":
        store = str(Path(tempfile.mkdtemp(prefix="touchline-soak-")) / "soak.sqlite")
        return Stage(store, [ServerProcess(store)])
    postgres = PrivatePostgres()
    store = postgres.fresh()
    if kind == "postgres":
        return Stage(store, [ServerProcess(store)], postgres)
    redis = PrivateRedis()
    return Stage(store, [ServerProcess(store, redis.url) for _ in range(2)], postgres, redis)


async def soak(stage: Stage, kills: int, players: int, seed: int) -> Ledger:
    """Play and kill."""
    ledger, stop = Ledger(), asyncio.Event()
    random_ = random.Random(seed)
    urls = [server.url for server in stage.servers]
    playing = [asyncio.create_task(Player(urls, ledger, number).play(stop)) for number in range(players)]
    for kill in range(kills):
        acknowledged = len(ledger.acknowledged)
        while len(ledger.acknowledged) < acknowledged + LIFE:
            await asyncio.sleep(0.01)
        await asyncio.sleep(random_.random() * 0.1)
        victim = random_.choice(stage.servers)
        victim.kill()
        if stage.redis is not None and kill % 4 == 0:
            stage.redis.kill()
            stage.bell_kills += 1
            await asyncio.to_thread(victim.start)
            await asyncio.to_thread(stage.redis.start)
        else:
            await asyncio.to_thread(victim.start)
        if kill % 20 == 19:
            print(f"  {kill + 1} kills, {len(ledger.acknowledged)} moves acknowledged", flush=True)
    stop.set()
    await asyncio.gather(*playing)
    return ledger


async def audit(stage: Stage, ledger: Ledger) -> tuple[int, int, int]:
    """Read the store and compare: acknowledged moves lost, doubled, and rows in all."""
    store = await open_store(stage.store)
    settings = Settings(store=stage.store)
    matches = MatchService(store, settings, await Tokens.of(store, settings))
    lost = doubled = rows_in_all = 0
    for match in ledger.matches:
        rows = read_rows(await store.read(SELECT_ROWS, match, 0))
        rows_in_all += len(rows)
        async with matches.reading(match):
            pass  # every row is folded: hashes, states, rules
        mine = {key[1]: told for key, told in ledger.acknowledged.items() if key[0] == match}
        found: dict[str, int] = {}
        for row in rows:
            if row.cmd is not None:
                found[row.cmd] = found.get(row.cmd, 0) + 1
        for command, (first, _last, move) in mine.items():
            row_at = rows[first - 1] if first <= len(rows) else None
            there = row_at is not None and row_at.cmd == command and row_at.body.get("text") == move
            lost += not there
        doubled += sum(count > 1 for count in found.values())
    ((matches,),) = await store.read("select count(*) from matches")
    doubled += matches - len(ledger.matches)  # a request to make one, sent again, made another
    await store.close()
    return lost, doubled, rows_in_all


def main() -> int:
    """Run a soak; the exit code is 0 only if nothing was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("sqlite", "postgres", "cluster"))
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    stage = set_the_stage(given.kind)
    began = time.monotonic()
    try:
        ledger = asyncio.run(soak(stage, given.kills, given.players, given.seed))
        for server in stage.servers:
            server.stop()
        lost, doubled, rows = asyncio.run(audit(stage, ledger))
    finally:
        stage.stop()
    kills = sum(server.kills for server in stage.servers)
    bus = f" and {stage.bell_kills} of the bus" if stage.redis else ""
    print(
        f"soak on {given.kind}: {kills} kill -9 of the server{bus} in {time.monotonic() - began:.0f} s, "
        f"{len(ledger.matches)} matches, {len(ledger.acknowledged)} moves acknowledged "
        f"({ledger.retries} requests sent again, {ledger.repeated} answered from the record), {rows} rows: "
        f"{lost} lost, {doubled} doubled, {len(ledger.faults)} faults"
    )
    for fault in ledger.faults[:10]:
        print(f"  {fault}")
    return 1 if lost or doubled or ledger.faults else 0


if __name__ == "__main__":
    sys.exit(main())
