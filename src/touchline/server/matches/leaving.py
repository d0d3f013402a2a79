"""When somebody has left, and a bot may play for them.

* With a clock, the clock decides: it is theirs until it falls, and when it falls the match is over.
* Without one, another may ask for a bot when it is the leaver's turn, no process of the server has seen the leaver
  (a socket, a stream, a request with the seat's token) for ``away_seconds``, and the last event is as old as that.
  Time in which the server could not serve does not count.  The leaver comes back with ``return`` at any time.
* The own seat can be handed over at any time.
* In a rated match nobody plays for anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.matches.live import LiveMatch
from touchline.wire import commands

HERE = "here"


@dataclass(frozen=True)
class Away:
    """What all processes together know of a player who may have left."""

    here: bool
    """Some process has the player's socket or stream."""
    seen: int
    """When a process last saw the player (or began to look)."""
    everybody_heard: bool
    """Every process that is alive was asked and has answered."""

    @classmethod
    def of(cls, answers: Iterable[str], *, everybody_heard: bool) -> Away:
        """From the answers of ``Hub.answer``."""
        told = list(answers)
        seen = [int(each) for each in told if each.isdigit()]
        return cls(HERE in told, max(seen, default=0), everybody_heard)


def check_away(
    live: LiveMatch, seat: int, order: commands.Order, away: Away | None, now: int, away_seconds: float
) -> None:
    """Nobody's seat is given to a bot while its player is here or in time."""
    if not isinstance(order, commands.Replace) or order.whom == seat or order.whom >= len(live.seats):
        return
    assert away is not None
    if live.clock.ticks:
        raise Refused(Message("server-clock-is-theirs"), field="whom")
    if order.whom not in live.due() or away.here:
        raise Refused(Message("server-not-left"), field="whom")
    since = max(away.seen, live.rows[live.moved_on - 1].at if live.moved_on else now)
    waited = now - since - live.pauses.within(since, now)
    if waited < away_seconds * 1000:
        raise Refused(Message("server-wait-more", seconds=f"{away_seconds - waited / 1000:.0f}"), field="whom")
    if not away.everybody_heard:
        raise Refused(Message("server-not-all-asked"), field="whom")
