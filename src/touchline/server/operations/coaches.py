"""The coach's door: the rules as they come in the box have a coach whom nobody else's figures can keep busy.

Every new set of figures has to be solved before anybody can advise on it, and that takes half a minute of a
process.  So figures and house rules of one's own wait for another worker: one question at a time for each address
and account, a short queue, and all of it on the tab of whoever asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.server.errors import TooMany
from touchline.server.operations.coaching import coach
from touchline.server.operations.logs import log
from touchline.server.operations.questions import Counselled, Question
from touchline.server.operations.work import current
from touchline.workers import Worker, WorkerFailed, WorkerGone, Workers

LONGEST_QUEUE = 8
"""Questions about figures of one's own, from everybody together."""
COME_AGAIN = 15.0
"""Seconds."""


def as_in_the_box(game: str, options: Options, data: Corrections | None) -> bool:
    """Whether these are rules that many play: no figures of one's own, options only by a choice among a few.

    >>> as_in_the_box("football-darts", {"two_point_ring": "yes"}, None)
    True
    >>> as_in_the_box("football-darts", {"throwers": "17.25,31.5"}, None)
    False
    """
    found = find_game(game)
    usual = found.settle(found.on_screen)
    settled = found.settle({**found.on_screen, **options})
    return not data and all(
        settled[option.name] in (usual[option.name], option.default, *option.trial) or option.choices or option.is_flag
        for option in found.options
    )


class Coaches:
    """Two workers: one for the box, one for everything else."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._house = Workers(1, memory)
        self._guests = Workers(1, memory, patient=True)
        self._asking: set[str] = set()
        self._queue = 0
        self._rehearsing: dict[str, asyncio.Task[Counselled]] = {}

    async def rehearse(self, request: Question, seconds: float) -> None:
        """Work a game out in a process of its own, then let the coach of the house read what it left on the disk.

        One game may take minutes; whoever asks about another must not wait behind it.
        """
        room = Worker(self._memory)
        rehearsal = asyncio.create_task(room.ask(coach, request, seconds=seconds))
        self._rehearsing[request["game"]] = rehearsal
        try:
            await rehearsal
        finally:
            del self._rehearsing[request["game"]]
            await room.kill()
        await self._house.ask(coach, request, seconds=seconds)

    async def ask(self, request: Question, seconds: float) -> Counselled:
        """The coach's answer; ``request`` names game, options and data."""
        tab = current()
        if tab is not None:
            tab.check_processes()
        used = tab.processed if tab is not None else None
        if as_in_the_box(request["game"], request["options"], request["data"]):
            if (rehearsal := self._rehearsing.get(request["game"])) is not None:
                await asyncio.wait([rehearsal])  # the same work is under way, and the house is free for other games
            return await self._answer(self._house, request, seconds, used)
        keys = set(tab.keys) if tab is not None else set()
        if keys & self._asking or self._queue >= LONGEST_QUEUE:
            raise TooMany("processes", COME_AGAIN)
        self._asking |= keys
        self._queue += 1
        try:
            return await self._answer(self._guests, request, seconds, used)
        finally:
            self._asking -= keys
            self._queue -= 1

    async def _answer(
        self, workers: Workers, request: Question, seconds: float, used: Callable[[float], None] | None
    ) -> Counselled:
        """What a worker says; one that breaks, hangs or dies is a fault of ours: the log is told, not whoever asked."""
        try:
            return await workers.ask(coach, request, seconds=seconds, used=used)
        except WorkerGone:
            raise
        except WorkerFailed as problem:
            log().error(
                "the coach failed", game=request["game"], op=request["op"], problem=problem.message, cause=problem.cause
            )
            raise WorkerFailed(Message("coach-failed")) from problem

    async def close(self) -> None:
        """End them."""
        await self._house.close()
        await self._guests.close()
