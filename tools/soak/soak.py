"""The soak: fault upon fault under load, then count what was lost, what was doubled, and what was shown unstored.

python -m tools.soak.soak sqlite --faults 200
python -m tools.soak.soak postgres --faults 200
python -m tools.soak.soak cluster --faults 200     two processes with clocks that run apart, one bus

--only kill (failing_store, stopped_process, clock_set, slow_client, full_disk, frozen_database, kill_the_bus)
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from tools.soak.checker import unexplained
from tools.soak.faults import FAULTS, Fault, Stage, set_the_stage
from tools.soak.onlookers import Onlooker
from tools.soak.players import Player

from touchline.server.matches.rows import SELECT_ROWS, read_rows
from touchline.server.matches.service import MatchService
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Tokens
from touchline.server.store import open_store

LIFE = 4
"""Moves that are acknowledged at least between two faults."""
PATIENCE = 120.0
"""Seconds without an acknowledgement after which the server is taken for dead."""
ONLOOKERS = 3


async def soak(stage: Stage, faults: tuple[Fault, ...], count: int, players: int) -> None:
    """Play, and do one fault after another, each kind as often."""
    ledger, stop = stage.ledger, asyncio.Event()
    urls = [server.url for server in stage.servers]
    people = [asyncio.create_task(Player(urls, ledger, number).play(stop)) for number in range(players)]
    people += [asyncio.create_task(Onlooker(urls, ledger, 1000 + n).watch(stop)) for n in range(ONLOOKERS)]
    for number in range(count):
        acknowledged, since = len(ledger.acknowledged), time.monotonic()
        while len(ledger.acknowledged) < acknowledged + LIFE:
            if time.monotonic() - since > PATIENCE:
                raise RuntimeError(f"no moves any more after {stage.done}")
            await asyncio.sleep(0.01)
        await asyncio.sleep(stage.luck.random() * 0.1)
        fault = faults[number % len(faults)]
        await fault(stage)
        stage.done[fault.__name__] = stage.done.get(fault.__name__, 0) + 1
        if number % 20 == 19:
            print(f"  {number + 1} faults, {len(ledger.acknowledged)} moves acknowledged", flush=True)
    stop.set()
    await asyncio.gather(*people)


class Audit:
    """The store held against what everybody was told."""

    def __init__(self) -> None:
        self.lost = self.doubled = self.rows = self.flagged = 0
        self.unexplained: list[str] = []

    async def of(self, stage: Stage) -> Audit:
        """Read everything."""
        store = await open_store(stage.store)
        settings, ledger = Settings(store=stage.store), stage.ledger
        tokens = await Tokens.of(store, settings)
        matches = MatchService(store, settings, tokens)
        for match in ledger.matches:
            rows = read_rows(await store.read(SELECT_ROWS, match, 0))
            self.rows += len(rows)
            self.flagged += sum(row.kind == "flagged" for row in rows)
            async with matches.reading(match):
                pass  # every row is folded: hashes, states, rules
            found: dict[str, int] = {}
            for row in rows:
                if row.cmd is not None:
                    found[row.cmd] = found.get(row.cmd, 0) + 1
            for (where, command), (first, _last, move) in ledger.acknowledged.items():
                if where == match:
                    row_at = rows[first - 1] if first <= len(rows) else None
                    there = row_at is not None and row_at.cmd == command and row_at.body.get("text") == move
                    self.lost += not there
            self.doubled += sum(count > 1 for count in found.values())
        ((made,),) = await store.read("select count(*) from matches")
        self.doubled += made - len(ledger.matches)  # a request to make one, sent again, made another
        self.unexplained = await unexplained(ledger.history, store, tokens)
        await store.close()
        return self


def main() -> int:
    """Run a soak; the exit code is 0 only if nothing was lost, doubled, shown unstored, or charged to a player."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=tuple(FAULTS))
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--only", default="", metavar="FAULT", help="one kind of fault alone")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    faults = tuple(fault for fault in FAULTS[given.kind] if given.only in ("", fault.__name__))
    if not faults:
        parser.error(f"{given.kind} knows no {given.only!r}")
    stage = set_the_stage(given.kind, given.seed)
    began = time.monotonic()
    try:
        asyncio.run(soak(stage, faults, given.faults, given.players))
        for server in stage.servers:
            server.stop()
        audit = asyncio.run(Audit().of(stage))
    finally:
        for server in stage.servers:
            if server.process.is_alive():
                server.kill()
        stage.stop()
    ledger = stage.ledger
    kinds = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(stage.done.items()))
    print(
        f"soak on {given.kind}: {sum(stage.done.values())} faults ({kinds}) in {time.monotonic() - began:.0f} s, "
        f"{len(ledger.acknowledged)} acknowledgements in {len(ledger.matches)} matches ({ledger.retries} requests sent "
        f"again, {ledger.repeated} answered from the record), {audit.rows} rows: {audit.lost} lost, {audit.doubled} "
        f"doubled, {len(audit.unexplained)} of {len(ledger.history.reads)} reads unexplained, {audit.flagged} flagged, "
        f"{len(ledger.faults)} wrong answers"
    )
    for fault in [*audit.unexplained[:10], *ledger.faults[:10]]:
        print(f"  {fault}")
    good = not (audit.lost or audit.doubled or audit.unexplained or audit.flagged or ledger.faults)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
