"""Calling a match off: a challenge declined or withdrawn, a match abandoned before it has really begun."""

from __future__ import annotations

from touchline.kernel.message import Message, english
from touchline.server.dice.draws import CHAINS, COMMITTED
from touchline.server.errors import Forbidden, NotFound, Refused
from touchline.server.matches.ended_early import ABORTED, CANCELLED, DECLINED, ended_early
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.row_bodies import Opened, Why
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import DONE, OPEN
from touchline.server.people.tokens import Caller
from touchline.wire.state import Card


class CallingOff:
    """Ends matches that will have no result."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def decline(self, match: str, caller: Caller, reason: str = "generic") -> Card:
        """Whoever is challenged does not want to; the match's card."""
        return await self._end(match, caller, DECLINED, reason)

    async def cancel(self, match: str, caller: Caller) -> Card:
        """Whoever sits at a match that still waits for somebody waits no longer; its card."""
        return await self._end(match, caller, CANCELLED)

    async def abort(self, match: str, caller: Caller) -> Card:
        """Somebody gets up before everybody has made a first decision; the match's card."""
        return await self._end(match, caller, ABORTED)

    async def _end(self, match: str, caller: Caller, why: Why, reason: str = "") -> Card:
        def attempt(live: LiveMatch) -> Card:
            if live.off is None or live.off["why"] != why:  # else asked again: it is as they wish
                seat = (
                    self._declining(live, caller) if why == DECLINED else self._matches.acting_seat(live, caller, None)
                )
                self._check(live, why)
                live.begin(self._matches.now())
                opened: Opened = {"secret": live.dice.secret.hex()} if live.dice.tier in (COMMITTED, CHAINS) else {}
                text = english([ended_early(live.called(seat, why), why, reason)])
                live.add("called_off", seat, why=why, reason=reason, text=text, **opened)
            return live.card()

        return await self._matches.change(match, attempt)

    def _declining(self, live: LiveMatch, caller: Caller) -> int:
        """The seat that is kept for whoever declines."""
        for number, seat in enumerate(live.seats):
            if caller.account and seat.kind == "open" and seat.account == caller.account:
                return number
        if live.status == DONE and caller.account in live.accounts():
            raise Refused(Message("server-challenge-closed"))
        raise NotFound(Message("server-no-challenge-for-you", challenge=repr(live.id)))

    def _check(self, live: LiveMatch, why: str) -> None:
        if live.counts_elsewhere():
            raise Forbidden(Message("server-fixture-played"))
        if live.status == DONE:
            raise Refused(Message("server-match-over"))
        if why == CANCELLED and live.status != OPEN:
            raise Refused(Message("server-match-begun"))
        if live.dice.values_shown:
            raise Refused(Message("server-value-shown"))
        if why == ABORTED and live.terms["rated"] and live.match.steps:
            raise Refused(Message("server-rated-not-called-off"))
        decided = {step.seat for step in live.match.steps}
        if why == ABORTED and all(number in decided for number in range(len(live.seats))):
            raise Refused(Message("server-all-decided"))
