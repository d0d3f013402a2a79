"""What the coach is asked about a match, and what he may be asked: questions for ``operations/coaching.py``."""

from __future__ import annotations

from typing import TypeVar

from touchline.kernel.message import Message
from touchline.server.errors import Forbidden, NotFound, Refused
from touchline.server.matches.audience import may_watch
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.stages import DONE
from touchline.server.operations.questions import About, AdviceWanted, Counselled, ReviewWanted
from touchline.wire.answers import Overtaken
from touchline.wire.codec import from_json

T = TypeVar("T")


def _about(live: LiveMatch) -> About:
    return {
        "game": live.match.game.name,
        "options": live.options(),
        "data": live.terms.get("data"),
        "names": list(live.match.names),
    }


def advice_wanted(
    live: LiveMatch, held: tuple[int, ...], seat: int | None, seq: int | None
) -> AdviceWanted | Overtaken:
    """What he would do: for whoever is to decide, never in a rated match.

    Whoever says at which ``seq`` he is asked is not refused for having decided before the question was here.
    """
    due = live.match.to_move
    if not held and not may_watch(live):
        raise NotFound(Message("server-no-match", match=repr(live.id)))
    if live.terms["rated"]:
        raise Forbidden(Message("server-coach-silent"))
    if held and seq is not None and seq != live.seq:
        return Overtaken(seq=live.seq)
    if due not in held or seat not in (None, due):
        raise Refused(Message("server-coach-to-decider"))
    return {"op": "advise", "seat": due, "view": live.match.view(due), **_about(live)}


def review_wanted(live: LiveMatch) -> ReviewWanted:
    """Where a finished match was won and lost."""
    if live.status != DONE:
        raise Refused(Message("server-review-later"))
    if live.off is not None:
        raise Refused(Message("server-no-review"))
    return {"op": "review", "record": live.match.record_text(), **_about(live)}


def told(kind: type[T], reply: Counselled) -> T:
    """His answer, which comes from another process; where he knows nothing, the reason."""
    if "refused" in reply:
        raise Refused(Message.from_json(reply["refused"]))
    return from_json(kind, reply["told"])
