"""Who is here: told to those who play the match, and to nobody else.

A process knows whose sockets it has.  Where there are several they are asked by the bus whenever somebody comes or
goes; nothing is kept of it, so a process that dies leaves no ghost.
"""

from __future__ import annotations

import contextlib
from typing import TypedDict

from touchline.kernel.errors import TouchlineError
from touchline.server.declared import declared
from touchline.server.matches.rows import compact
from touchline.server.matches.service import MatchService
from touchline.server.operations.duties import Duties
from touchline.server.realtime.hub import Listener
from touchline.wire.frames import PresenceFrame

HERE, LEFT, LOST = "here", "left", "lost"
NOBODY_MOVED = 0
"""Rung with a match: nothing new is in the store, but somebody came or went."""


class Presence:
    """Who of a match's players is here, for the players who want to know."""

    def __init__(self, matches: MatchService, duties: Duties) -> None:
        self._matches = matches
        self._duties = duties
        self._wanted: dict[str, dict[Listener, str]] = {}
        """By match: who wants to know, and what they were last told."""
        matches.hub.came_or_went = self.came_or_went

    async def follow(self, match: str, listener: Listener) -> None:
        """Tell a player who is here, now and whenever that changes; spectators are told nothing."""
        if self._matches.hub.audience_of(match, listener) is None:
            return
        self._wanted.setdefault(match, {})[listener] = ""
        await self.refresh(match)

    def came_or_went(self, match: str, listener: Listener) -> None:
        """Somebody began or ceased to follow a match from a seat of it."""
        if match in self._wanted and not self._matches.hub.is_listening(match, listener):
            self._wanted[match].pop(listener, None)
            if not self._wanted[match]:
                del self._wanted[match]
        self._matches.bus.ring(match, NOBODY_MOVED)
        self.heard(match)

    def heard(self, match: str) -> None:
        """Somebody came or went, here or at another process."""
        if match in self._wanted:
            self._duties.once("who is here", self.refresh(match))

    async def refresh(self, match: str) -> None:
        """Ask every process, and tell whoever does not know it yet."""
        with contextlib.suppress(TouchlineError):
            seats = await self._seats(match)
            told = compact(declared(PresenceFrame, {"op": "presence", "match": match, "seats": seats}))
            wanted = self._wanted.get(match, {})
            for listener in [each for each, known in wanted.items() if known != told]:
                wanted[listener] = told
                listener.send(told)

    async def is_here(self, match: str, seat: int) -> bool:
        """Whether the player of a seat is at any process."""
        return (await self._seats(match))[seat].get("here") is True

    async def _seats(self, match: str) -> list[SeatPresence]:
        question = f"seats {match}"
        others = await self._matches.bus.ask(question)
        answers = [self._matches.hub.answer(question), *others]
        everybody = others.everybody(self._matches.time.alive)
        async with self._matches.reading(match) as live:
            count = len(live.seats)
        return [_seat(number, answers, everybody_heard=everybody) for number in range(count)]


class SeatPresence(TypedDict, total=False):
    """Whether the player of a seat is here, as far as anybody knows."""

    here: bool
    since: int
    """When they went."""
    lost: bool
    """The line broke."""


def _seat(number: int, answers: list[str], *, everybody_heard: bool) -> SeatPresence:
    """What the answers of all processes say of one seat.

    >>> _seat(0, ["0:here 1:left:5", "0:lost:9"], everybody_heard=True)
    {'here': True}
    >>> _seat(1, ["0:here 1:left:5", "1:lost:9"], everybody_heard=True)
    {'here': False, 'since': 9, 'lost': True}
    """
    told = [each.split(":")[1:] for answer in answers for each in answer.split() if each.startswith(f"{number}:")]
    if [HERE] in told:
        return {"here": True}
    if not everybody_heard:
        return {}
    gone = [(int(at), how == LOST) for how, at in told]
    if not gone:
        return {"here": False}
    since, lost = max(gone)
    if lost:
        return {"here": False, "since": since, "lost": True}
    return {"here": False, "since": since}
