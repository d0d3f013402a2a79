"""The coach's door: the rules as they come in the box have a coach whom nobody else's figures can keep busy.

Every new set of figures has to be solved before anybody can advise on it, and that takes half a minute of a
process.  So figures and house rules of one's own wait for another worker: one question at a time for each address
and account, a short queue, and all of it on the tab of whoever asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.message import Amount, Message
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
WORKING_OUT = 900.0
"""Seconds that a game may take for the first time, when machine code is made and solutions are found."""


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
    """Two workers: one for the box, one for everything else; and a room for each game that is worked out."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._house = Workers(1, memory)
        self._guests = Workers(1, memory, patient=True)
        self._asking: set[str] = set()
        self._queue = 0
        self._rooms: dict[str, asyncio.Task[None]] = {}
        """By game: who works it out, or has done so."""

    async def rehearse(self, request: Question) -> None:
        """Work a game out in a process of its own, then let the coach of the house read what it left on the disk."""
        await asyncio.shield(self._worked_out(request))
        await self._house.ask(coach, request, seconds=WORKING_OUT)

    def _worked_out(self, request: Question) -> asyncio.Task[None]:
        """The same work is done once.  A game may take minutes; whoever asks about another must not wait behind it."""
        game = request["game"]
        room = self._rooms.get(game)
        if room is None or (room.done() and (room.cancelled() or room.exception())):
            room = self._rooms[game] = asyncio.create_task(self._work_out(request))
        return room

    async def _work_out(self, request: Question) -> None:
        room = Worker(self._memory)
        try:
            await room.ask(coach, request, seconds=WORKING_OUT)
        finally:
            await room.kill()

    async def ask(self, request: Question, seconds: float) -> Counselled:
        """The coach's answer; ``request`` names game, options and data."""
        tab = current()
        if tab is not None:
            tab.check_processes()
        used = tab.processed if tab is not None else None
        if as_in_the_box(request["game"], request["options"], request["data"]):
            return await self._answer(self._ask_the_house(request, seconds, used), request)
        keys = set(tab.keys) if tab is not None else set()
        if keys & self._asking or self._queue >= LONGEST_QUEUE:
            raise TooMany("processes", COME_AGAIN)
        self._asking |= keys
        self._queue += 1
        try:
            return await self._answer(self._guests.ask(coach, request, seconds=seconds, used=used), request)
        finally:
            self._asking -= keys
            self._queue -= 1

    async def _ask_the_house(
        self, request: Question, seconds: float, used: Callable[[float], None] | None
    ) -> Counselled:
        """The first question about a game waits until it is worked out, which goes on if that takes too long."""
        room = self._worked_out(request)
        await asyncio.wait([room], timeout=seconds)
        if not room.done():
            raise WorkerFailed(Message("server-worker-late", seconds=Amount(seconds, 1)))
        room.result()
        return await self._house.ask(coach, request, seconds=seconds, used=used)

    async def _answer(self, asked: Awaitable[Counselled], request: Question) -> Counselled:
        """What a worker says; one that breaks, hangs or dies is a fault of ours: the log is told, not whoever asked."""
        try:
            return await asked
        except WorkerGone:
            raise
        except WorkerFailed as problem:
            log().error(
                "the coach failed", game=request["game"], op=request["op"], problem=problem.message, cause=problem.cause
            )
            raise WorkerFailed(Message("coach-failed")) from problem

    async def close(self) -> None:
        """End them."""
        for room in self._rooms.values():
            room.cancel()
        await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        await self._house.close()
        await self._guests.close()
