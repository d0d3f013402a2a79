"""The botkeeper: when a bot is to move, a worker is asked and its move is played like anybody's.

The command id is a function of the event it answers, so two processes that both ask their
bot play one move between them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import OrderedDict
from dataclasses import replace
from typing import NamedTuple

from touchline.bots import looks_back
from touchline.kernel.errors import IllegalMove, WrongNode
from touchline.play.recalling import past_of
from touchline.server.errors import Behind, NotFound, TooMany
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import BrokenChain, digest
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import PLAYING
from touchline.server.operations.coaches import as_in_the_box
from touchline.server.operations.logs import log
from touchline.server.operations.questions import MoveWanted
from touchline.server.operations.thinking import bot_move
from touchline.server.operations.work import current
from touchline.server.people.tokens import Caller
from touchline.wire import commands
from touchline.workers import Worker, WorkerFailed, Workers

GRACE = 2.0
"""What a worker may take over the time its bot was given, for the trip and a slow machine."""

SOON = 0.15
"""Seconds a person waits for a bot that is still getting ready; then a simpler one makes this move.

Whoever opens a match is asked for something within a second of the click, the trip and the show included."""

FIRST_WAIT, LONGEST_WAIT = 0.2, 30.0
"""Seconds before a bot that could not move tries again."""

MOST_PREPARING = 2
"""How many bots get ready at the same time for the rules as they come in the box; for anybody's own figures, one."""
MOST_OPENINGS = 12
"""Games and levels that a new worker learns before it plays."""
MOST_READY = 256
"""Sets of rules for which a bot is known to be ready."""


class GettingReady(NamedTuple):
    """A bot that thinks about its first move under some rules: an answer to that turn and to no other."""

    over: MoveWanted
    task: asyncio.Task[str]

    @property
    def failed(self) -> bool:
        """Whether it never got ready."""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class Botkeeper:
    """Plays for the seats that bots hold."""

    def __init__(self, matches: MatchService, workers: Workers) -> None:
        self._matches = matches
        self._workers = workers
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._rooms = asyncio.Semaphore(MOST_PREPARING)
        self._guest_room = asyncio.Semaphore(1)
        self._sending_in = asyncio.Lock()
        self._openings: list[MoveWanted] = []
        """What the bots' own workers were asked first in each game and level as it comes in the box."""
        self._ready: OrderedDict[str, GettingReady] = OrderedDict()

    def consider(self, live: LiveMatch, _before: int = 0) -> None:
        """If a bot is to move in this match, let it think."""
        if live.id not in self._thinking and self._due(live) is not None:
            self._thinking.add(live.id)
            task = asyncio.create_task(self._play(live.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _due(self, live: LiveMatch) -> int | None:
        seat = live.match.to_move if live.status == PLAYING else -1
        return seat if seat >= 0 and live.seats[seat].by_bot else None

    async def _play(self, match_id: str) -> None:
        """Play until it is somebody else's turn; whatever goes wrong, look again after a while."""
        wait = FIRST_WAIT
        while True:
            try:
                if not await self._one_turn(match_id):
                    return
                wait = FIRST_WAIT
            except (NotFound, BrokenChain):
                self._thinking.discard(match_id)
                return
            except Exception as problem:
                self._matches.metrics.duty_failures.labels("bots").inc()
                log().warning("a bot could not move", match=match_id, problem=f"{type(problem).__name__}: {problem}")
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _one_turn(self, match_id: str) -> bool:
        """One move of a bot; whether there was one to make."""
        async with self._matches.reading(match_id) as live:
            seat = self._due(live)
            if seat is None:
                self._thinking.discard(match_id)  # while reading: the next order will be considered
                return False
            seq, request = live.seq, self._turn(live, seat)
            alike = live.match.game.alike(live.match.state, live.match.box)
        move = await self._think(request, alike=alike)
        order = commands.Play(cmd_id=f"bot-{seq}", seq=seq, seat=seat, move=move)
        try:
            await self._matches.do(match_id, Caller(match=match_id, seats=(seat,)), order)
        except (Behind, WrongNode):
            pass  # something else happened first; look again
        except IllegalMove as problem:
            self._matches.metrics.bot_failures.inc()
            log().error("a bot's move was refused", match=match_id, level=request["level"], problem=problem.message)
            simpler = replace(order, move=self._stand_in(request))
            await self._matches.do(match_id, Caller(match=match_id, seats=(seat,)), simpler)
        return True

    def _turn(self, live: LiveMatch, seat: int) -> MoveWanted:
        match, level = live.match, live.seats[seat].level
        wanted: MoveWanted = {
            "game": match.game.name,
            "options": live.options(),
            "data": live.terms.get("data"),
            "seat": seat,
            "view": match.view(seat),
            "legal": match.legal(),
            "seconds": self._matches.settings.bot_seconds,
            "step": len(match.steps),
            "level": level,
            "seed": self._matches.tokens.bot_seed(live.id, seat),
        }
        if looks_back(match.game.name, level):
            wanted["past"] = past_of(match, seat)
        return wanted

    async def _think(self, request: MoveWanted, *, alike: bool = False) -> str:
        """A move in time: the bot's, or a simpler one's while the bot is still getting ready.

        Where all moves are alike nobody waits for its answer; it gets ready over them all the same.
        """
        level = request["level"]
        try:
            ready = self._get_ready(request)
            if alike:
                return self._stand_in(request)
            with self._matches.metrics.bots.labels(level).time():
                if not ready.task.done():
                    move = await asyncio.wait_for(asyncio.shield(ready.task), SOON)
                    if ready.over is request:
                        return move
                return await self._ask(request)
        except TimeoutError:
            log().info("a bot is getting ready, a simpler one plays", level=level, game=request["game"])
        except TooMany:
            log().info("no bot gets ready for whoever has used too many, a simpler one plays", level=level)
        except WorkerFailed:
            pass  # it has been told where it happened
        return self._stand_in(request)

    async def _ask(self, request: MoveWanted) -> str:
        try:
            seconds = self._matches.settings.bot_seconds + GRACE
            return await self._workers.ask(bot_move, request, seconds=seconds)
        except WorkerFailed as problem:
            self._tell_failure(request, problem)
            # a new worker would have to learn the game within the time of a move: the bot gets ready anew
            self._ready.pop(rules_of(request), None)
            raise

    def _tell_failure(self, request: MoveWanted, problem: WorkerFailed) -> None:
        self._matches.metrics.bot_failures.inc()
        told = {"level": request["level"], "game": request["game"], "problem": problem.message}
        log().error("a bot failed", **told, **({"cause": problem.cause} if problem.cause else {}))

    async def rehearse(self, request: MoveWanted) -> None:
        """Let a bot get ready for a game before anybody plays it."""
        with contextlib.suppress(WorkerFailed):  # it has been told where it happened
            await self._get_ready({**request, "seconds": self._matches.settings.bot_seconds}).task

    def _get_ready(self, request: MoveWanted) -> GettingReady:
        """The bot's first move in a game with these options, which may have to solve or compile it first.

        It has a process and minutes of its own, so that no other bot waits for it; what it works out lies on the
        disk for the others.
        """
        key = rules_of(request)
        ready = self._ready.get(key)
        if ready is None or ready.failed:
            if (tab := current()) is not None:
                tab.check_processes()
            task = asyncio.create_task(self._first_move(request))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._ready[key] = ready = GettingReady(request, task)
        self._ready.move_to_end(key)
        for old in [old for old, other in self._ready.items() if other.task.done()][: len(self._ready) - MOST_READY]:
            del self._ready[old]
        return ready

    async def _first_move(self, request: MoveWanted) -> str:
        tab, plain = current(), as_in_the_box(request["game"], request["options"], request["data"])
        async with self._rooms if plain else self._guest_room:
            room, began = Worker(self._matches.settings.bot_memory), time.monotonic()
            adopted = False
            try:
                move = await room.ask(bot_move, request, seconds=self._matches.settings.ready_seconds)
                if plain:
                    await self._send_in(room, request)
                    adopted = True
            except WorkerFailed as problem:
                self._tell_failure(request, problem)
                raise
            finally:
                if tab is not None:
                    tab.processed(time.monotonic() - began)
                if not adopted:
                    await room.kill()
            return move

    async def _send_in(self, room: Worker, request: MoveWanted) -> None:
        """A worker that has learned a game learns the others that are played, and plays on: nobody waits for it."""
        async with self._sending_in:
            for known in self._openings:
                await room.ask(bot_move, known, seconds=self._matches.settings.ready_seconds)
            await self._workers.adopt(room)
            self._openings = [*self._openings, request][-MOST_OPENINGS:]

    def _stand_in(self, request: MoveWanted) -> str:
        legal, step = request["legal"], request["step"]
        return legal[int(digest(f"{request['seed']}:{step}")[:8], 16) % len(legal)]

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = [*self._tasks, *(ready.task for ready in self._ready.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def rules_of(request: MoveWanted) -> str:
    """What a bot gets ready for: a game, a level, the options and anybody's own figures."""
    return json.dumps([request["game"], request["level"], request["options"], request["data"]], sort_keys=True)
