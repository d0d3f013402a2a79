"""What is said over one connection, whatever carries it: a WebSocket, or the wall between a page and its worker."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.errors import Refused, problem_of
from touchline.server.matches.service import MatchService
from touchline.server.people.tokens import Caller
from touchline.server.realtime.hub import Listener
from touchline.wire import commands, frames

MOST_MATCHES = 64
"""A connection may follow this many matches."""

Reply = frames.PongReply | frames.Unwatched | frames.Looked | frames.Receipt | frames.RefusedFrame


class Conversation:
    """One caller and what they follow; frames in, replies out, news by the listener."""

    def __init__(self, matches: MatchService, caller: Caller) -> None:
        self.matches = matches
        self.caller = caller
        self.listener = Listener()
        self._watched: set[str] = set()

    async def reply(self, frame: Any) -> Reply | None:
        """The answer to a frame; a frame that is nothing else is a command."""
        return await ANSWERS.get(type(frame), Conversation._order)(self, frame)

    def hang_up(self, *, lost: bool = False) -> None:
        """Follow nothing any more; ``lost`` if the line broke."""
        for match in self._watched:
            self.matches.hub.leave(match, self.listener, lost=lost)

    async def tell_presence(self, match: str) -> None:
        """From now on say who is here; where one page plays by itself there is nobody to speak of."""

    async def allow(self, match: str) -> None:
        """Whether this caller may give another order now; a server that counts refuses here."""

    async def _ping(self, frame: frames.Ping) -> Reply:
        return frames.PongReply(now=self.matches.now(), id=frame.id)

    async def _pong(self, frame: frames.Pong) -> None:
        """They are there."""

    async def _watch(self, frame: frames.Watch) -> None:
        """Send what was missed and, with nothing between, everything from then on."""
        if len(self._watched) >= MOST_MATCHES and frame.match not in self._watched:
            raise Refused(Message("server-most-followed", most=MOST_MATCHES))
        await self.matches.follow(frame.match, self.caller, frame.seat, frame.since, self.listener, frame.id)
        self._watched.add(frame.match)
        if frame.presence:
            await self.tell_presence(frame.match)

    async def _unwatch(self, frame: frames.Unwatch) -> Reply:
        self._watched.discard(frame.match)
        self.matches.hub.leave(frame.match, self.listener)
        return frames.Unwatched(id=frame.id)

    async def _look(self, frame: frames.Look) -> Reply:
        state = await self.matches.look(frame.match, self.caller, frame.seat)
        return frames.Looked(**vars(state), id=frame.id)

    async def _order(self, order: commands.Order) -> Reply:
        """A command.  What it makes is told to everybody who follows the match, so it is not said twice here."""
        match = order.match or self.caller.match
        if not match:
            raise Refused(Message("server-match-missing"), field="match")
        await self.allow(match)
        return await self.matches.do_for_follower(match, self.caller, order, order.id)


ANSWERS: dict[type[Any], Callable[[Conversation, Any], Coroutine[Any, Any, Reply | None]]] = {
    frames.Ping: Conversation._ping,
    frames.Pong: Conversation._pong,
    frames.Watch: Conversation._watch,
    frames.Unwatch: Conversation._unwatch,
    frames.Look: Conversation._look,
}
"""What answers each kind of frame; everything else is a command."""


def refused(problem: TouchlineError, reply_to: int | str | None = None) -> Reply:
    """The frame of a refusal."""
    return frames.RefusedFrame(error=problem_of(problem), id=reply_to)
