"""The botkeeper: when a bot is to move, a worker is asked and its move is played like anybody's.

The command id is a function of the event it answers, so two processes that both ask their
bot play one move between them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json

from touchline.kernel.errors import TouchlineError
from touchline.server import orders
from touchline.server.events import digest
from touchline.server.hall import Hall
from touchline.server.live import PLAYING, LiveMatch
from touchline.server.logs import log
from touchline.server.tokens import Hand
from touchline.server.workers import WorkerFailed, Workers

GRACE = 2.0
"""What a worker may take over the time its bot was given, for the trip and a slow machine."""

MOST_PREPARING = 3
"""How many bots get ready at the same time."""


class Botkeeper:
    """Plays for the seats that bots hold."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self._hall = hall
        self._workers = workers
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._rooms = asyncio.Semaphore(MOST_PREPARING)
        self._ready: dict[str, asyncio.Task[str]] = {}

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
        try:
            while True:
                live = await self._hall.live(match_id)
                async with live.lock:
                    await self._hall.freshen(live)
                    seat = self._due(live)
                    if seat is None:
                        self._thinking.discard(match_id)  # with the lock held: the next order will be considered
                        return
                    seq, request = live.seq, self._turn(live, seat)
                move = await self._think(request)
                order = orders.Play(op="play", cmd_id=f"bot-{seq}", seq=seq, seat=seat, move=move)
                with contextlib.suppress(TouchlineError):  # refused: something else happened first; look again
                    await self._hall.do(match_id, Hand(match=match_id, seats=(seat,)), order)
                if (await self._hall.live(match_id)).seq == seq:
                    log().error("a bot's move was refused", match=match_id, level=request["level"])
                    return
        except TouchlineError as problem:
            log().error("no bot for this match", match=match_id, problem=problem.message)
        finally:
            self._thinking.discard(match_id)

    def _turn(self, live: LiveMatch, seat: int) -> dict[str, object]:
        match = live.match
        return {
            "op": "choose",
            "game": match.game.name,
            "options": live.options(),
            "data": live.terms.get("data"),
            "seat": seat,
            "view": match.view(seat),
            "legal": match.legal(),
            "seconds": self._hall.settings.bot_seconds,
            "step": len(match.steps),
            "level": live.seats[seat].level,
            "seed": int(digest(f"{live.id}:{seat}")[:12], 16),
        }

    async def _think(self, request: dict[str, object]) -> str:
        """A move in time: the bot's, or a simpler one's while the bot is still getting ready."""
        seconds = self._hall.settings.bot_seconds + GRACE
        level = str(request["level"])
        ready = self._get_ready(request)
        try:
            with self._hall.metrics.bots.labels(level).time():
                if ready.done():
                    return str((await self._workers.ask(request, seconds))["move"])
                return await asyncio.wait_for(asyncio.shield(ready), seconds)
        except TimeoutError:
            log().info("a bot is getting ready, a simpler one plays", level=level, game=request["game"])
        except WorkerFailed as problem:
            self._hall.metrics.bot_failures.inc()
            log().error("a bot failed", level=level, game=request["game"], problem=problem.message)
        return self._stand_in(request)

    def _get_ready(self, request: dict[str, object]) -> asyncio.Task[str]:
        """The bot's first move in a game with these options, which may have to solve or compile it first.

        It has a process and minutes of its own, so that no other bot waits for it; what it works out lies on the
        disk for the others.
        """
        key = json.dumps([request["game"], request["level"], request["options"], request["data"]], sort_keys=True)
        task = self._ready.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._first_move(request))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._ready[key] = task
        return task

    async def _first_move(self, request: dict[str, object]) -> str:
        async with self._rooms:
            room = Workers(1, self._hall.settings.bot_memory)
            try:
                return str((await room.ask(request, self._hall.settings.ready_seconds))["move"])
            finally:
                await room.close()

    def _stand_in(self, request: dict[str, object]) -> str:
        legal, step = request["legal"], request["step"]
        assert isinstance(legal, list)
        assert isinstance(step, int)
        return str(legal[int(digest(f"{request['seed']}:{step}")[:8], 16) % len(legal)])

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = [*self._tasks, *self._ready.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
