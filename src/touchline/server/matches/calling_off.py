"""Calling a match off: a challenge declined or withdrawn, a match abandoned before it has really begun."""

from __future__ import annotations

from touchline.server.dice.draws import CHAINS, COMMITTED
from touchline.server.errors import Forbidden, NotFound, Refused
from touchline.server.matches.live import DONE, OPEN, LiveMatch
from touchline.server.matches.service import ATTEMPTS, MatchService
from touchline.server.people.tokens import Caller
from touchline.server.store.base import Conflict

DECLINED, CANCELLED, ABORTED = "declined", "cancelled", "aborted"

REASONS = {
    "generic": "is not accepting challenges at the moment.",
    "later": "cannot play right now; ask again later.",
    "tooFast": "finds this clock too fast.",
    "tooSlow": "finds this clock too slow.",
    "timeControl": "does not play with this clock.",
    "rated": "would rather play a rated match.",
    "casual": "would rather play for fun.",
    "standard": "plays the game as it comes in the box.",
    "variant": "does not play this game, or not with these options.",
    "noBot": "does not play against bots.",
    "onlyBot": "plays against bots only.",
}
"""Why somebody declines, by the keys that bot authors know."""


class CallingOff:
    """Ends matches that will have no result."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def decline(self, match: str, caller: Caller, reason: str = "generic") -> LiveMatch:
        """Whoever is challenged does not want to."""
        live: LiveMatch = await self._matches.apart(self._end(match, caller, DECLINED, reason))
        return live

    async def cancel(self, match: str, caller: Caller) -> LiveMatch:
        """Whoever sits at a match that still waits for somebody waits no longer."""
        live: LiveMatch = await self._matches.apart(self._end(match, caller, CANCELLED))
        return live

    async def abort(self, match: str, caller: Caller) -> LiveMatch:
        """Somebody gets up before everybody has made a first decision."""
        live: LiveMatch = await self._matches.apart(self._end(match, caller, ABORTED))
        return live

    async def _end(self, match: str, caller: Caller, why: str, reason: str = "") -> LiveMatch:
        for _ in range(ATTEMPTS):
            live = await self._matches.live(match)
            async with live.lock:
                await self._matches.freshen(live)
                if live.off is not None and live.off["why"] == why:
                    return live  # asked again: it is as they wish
                seat = (
                    self._declining(live, caller) if why == DECLINED else self._matches.acting_seat(live, caller, None)
                )
                self._check(live, why)
                before = live.seq
                live.begin(self._matches.settings.now())
                opened = {"secret": live.dice.secret.hex()} if live.dice.tier in (COMMITTED, CHAINS) else {}
                live.add("called_off", seat, why=why, reason=reason, text=_sentence(live, seat, why, reason), **opened)
                try:
                    await self._matches.commit(live, before)
                except Conflict:
                    continue
                return live
        raise Refused("the match is too busy; try again")

    def _declining(self, live: LiveMatch, caller: Caller) -> int:
        """The seat that is kept for whoever declines."""
        for number, seat in enumerate(live.seats):
            if caller.account and seat.kind == "open" and seat.account == caller.account:
                return number
        if live.status == DONE and caller.account in live.accounts():
            raise Refused("this challenge is no longer open")
        raise NotFound(f"there is no challenge {live.id!r} for you")

    def _check(self, live: LiveMatch, why: str) -> None:
        if "league" in live.terms:
            raise Forbidden("the fixtures of a league are played; resign if you must")
        if live.status == DONE:
            raise Refused("the match is over")
        if why == CANCELLED and live.status != OPEN:
            raise Refused("the match has begun")
        decided = {step.seat for step in live.match.steps}
        if why == ABORTED and all(number in decided for number in range(len(live.seats))):
            raise Refused("everybody has made a decision; it can only be resigned now")


def _sentence(live: LiveMatch, seat: int, why: str, reason: str) -> str:
    """What everybody is told."""
    name = live.seats[seat].account if why == DECLINED else live.seats[seat].name
    if why == DECLINED:
        return f"{name} {REASONS[reason]}"
    return f"{name} called the match off."
