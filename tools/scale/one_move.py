"""One move, without the network: what it costs the event loop, and what it leaves behind."""

from __future__ import annotations

import os
import random
import statistics
import time
from pathlib import Path
from typing import Any

from tools.scale.machine import memory

from touchline.server.backend import Backend
from touchline.server.matches.rows import compact
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Caller
from touchline.server.store import Write, open_store
from touchline.wire import commands
from touchline.wire.terms import NewMatch, SeatTerms

MATCHES, MOVES = 24, 50
"""Matches of each game, and moves in each of them."""
WARM = 4
"""Matches before the memory of one is measured."""


async def one_game(name: str, store: Path) -> dict[str, float]:
    """What a move costs the event loop before and after its commit, and what it leaves behind."""
    settings = Settings(store=str(store), workers=0)
    settings.lift_limits()
    backend = await Backend.open(settings)
    before: list[float] = []
    after: list[float] = []
    told: list[int] = []
    try:
        turned = 0.0
        write = backend.store.write

        async def noted(*writes: Write) -> None:
            nonlocal turned
            turned = time.thread_time()
            await write(*writes)

        backend.store.write = noted  # type: ignore[method-assign]
        began = 0
        for number in range(WARM + MATCHES):
            if number == WARM:
                began = memory(os.getpid())
            async for began_at, ended_at, answer, news in _one_match(backend, name, MOVES):
                before.append(turned - began_at)
                after.append(ended_at - turned)
                told += [len(compact(answer)), *news]
        grown = (memory(os.getpid()) - began) / MATCHES
    finally:
        await backend.close()
    rows = await _rows(str(store))
    whole = [first + then for first, then in zip(before, after, strict=True)]
    return {
        "before_us": round(1e6 * statistics.mean(before)),
        "after_us": round(1e6 * statistics.mean(after)),
        "variation": round(statistics.stdev(whole) / statistics.mean(whole), 2),
        "rows_a_move": round(rows / len(before), 2),
        "bytes_a_row": round(store.stat().st_size / rows),
        "bytes_told": round(statistics.mean(told)),
        "bytes_a_match": round(grown),
    }


async def _one_match(backend: Backend, name: str, most: int) -> Any:
    """Random play of both seats, each with a listener; yields the loop's time at each move's start."""
    order = NewMatch(game=name, seats=[SeatTerms(kind="person"), SeatTerms(kind="person")])
    made = await backend.matchmaking.create(order, Caller())
    caller = Caller(match=made.id, seats=(0, 1))
    listeners = [(await backend.matches.follow(made.id, caller, seat))[1] for seat in (0, 1)]
    chooser = random.Random(0)
    for number in range(most):
        async with backend.matches.reading(made.id) as live:
            seat, seq, legal = live.match.to_move, live.seq, _legal(live)
        if seat < 0:
            return
        move = chooser.choice(legal)
        began_at = time.thread_time()
        order_ = commands.Play(cmd_id=str(number), seat=seat, seq=seq, move=move)
        answer = await backend.matches.do(made.id, caller, order_)
        ended_at = time.thread_time()
        news = [len(listener.queue.get_nowait() or "") for listener in listeners if not listener.queue.empty()]
        yield began_at, ended_at, answer, news


def _legal(live: Any) -> list[str]:
    return list(live.match.legal()) if live.match.to_move >= 0 else []


async def _rows(store: str) -> int:
    opened = await open_store(store)
    try:
        ((rows,),) = await opened.read("select count(*) from events")
        return int(rows)
    finally:
        await opened.close()
