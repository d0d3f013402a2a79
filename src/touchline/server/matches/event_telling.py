"""One event of a match as somebody may read it: the rows of the store turned into what the wire declares.

Texts that a seat may not know are replaced, and with them their play-by-play and rulings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypedDict
from weakref import WeakKeyDictionary

from touchline.kernel.message import Message, english
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.record import Entry
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.phrases import phrase
from touchline.server.matches.rows import Row
from touchline.server.matches.stages import DONE
from touchline.server.matches.staging import EMPTY, covered, scenery, views
from touchline.wire import events
from touchline.wire.events import View
from touchline.wire.terms import ClockTerms
from touchline.wire.words import Words, words_of

Audience = int | None
"""A seat, or ``None`` for spectators."""


def open_position(live: LiveMatch) -> bool:
    """Whether the position a match began with may be told: a line that names hidden cards may not, until the end."""
    return live.match.game.perfect_information or live.status == DONE


class Common(TypedDict):
    """What is told of every event."""

    seq: int
    at: int
    seat: int | None
    left: list[int] | None
    hash: str | None


def event_told(
    live: LiveMatch, row: Row, entries: list[Entry], steps: dict[int, int], audience: Audience, *, staged: bool = False
) -> events.AnyEvent:
    """One event as an audience with these entries may read it; ``staged`` with what an animation needs."""
    body = row.body
    common: Common = {
        "seq": row.seq,
        "at": row.at,
        "seat": row.seat,
        "left": body.get("left"),
        "hash": row.hash if live.match.game.perfect_information or live.status == DONE else None,
    }
    match row.kind:
        case "created":
            return events.Created(
                **common,
                game=body["game"],
                options=body["options"],
                data=body.get("data"),
                position=body.get("position") if open_position(live) else None,
                clock=ClockTerms(**body["clock"]),
                rated=body["rated"],
                public=body["public"],
                delay=body["delay"],
                rematch_of=body.get("rematch_of"),
                league=body.get("league"),
                season=body.get("season"),
            )
        case "seated":
            return events.Seated(**common, name=body["name"])
        case "started":
            return events.Started(**common, names=body.get("names"), pact=body.get("pact"))
        case "played" | "rolled":
            return _step_told(live, row, common, entries, steps, audience, staged=staged)
        case "undone":
            return events.Undone(**common, n=body["n"])
        case "resigned":
            return events.Resigned(**common, n=body["n"])
        case "flagged":
            return events.Flagged(**common, n=body["n"])
        case "corrected":
            entry = entries[body["n"] - 1]
            words = words_of(text=_called(live.match, steps.get(body["number"]), entry.text))
            return events.Corrected(**common, n=body["n"], entry=body["number"], text=entry.text, words=words)
        case "revealed":
            is_open = live.dice.is_open(body["round"]) or live.status == DONE
            return events.Revealed(**common, round=body["round"], value=body["value"] if is_open else None)
        case "renewed":
            return events.Renewed(**common, anchor=body["anchor"], length=body["length"])
        case "finished":
            return events.Finished(
                **common,
                returns=body["returns"],
                reason=body["reason"],
                secret=body.get("secret"),
                words=words_of(reason=live.result()),
            )
        case "called_off":
            return events.CalledOff(
                **common,
                why=body["why"],
                reason=body["reason"],
                text=body["text"],
                secret=body.get("secret"),
                words=words_of(text=live.result()),
            )
        case "chatted":
            said = [phrase(body["phrase"])]
            return events.Chatted(**common, phrase=body["phrase"], say=english(said), words=words_of(say=said))
        case "replaced":
            return events.Replaced(**common, whom=body["whom"], level=body["level"])
        case "rematched":
            return events.Rematched(**common, match=body["match"])
    return BARE[row.kind](**common)


def _called(match: Match, index: int | None, text: str) -> list[Message]:
    """What people call a step, if that is what a correction made of it."""
    if index is None or match.steps[index].text != text:
        return []
    return [match.game.choice_label(match.states[index], match.box, match.steps[index].choice)]


BARE: dict[str, Callable[..., events.Asked | events.Declined | events.Entrusted | events.Returned]] = {
    "asked": events.Asked,
    "declined": events.Declined,
    "entrusted": events.Entrusted,
    "returned": events.Returned,
}
"""Events that say it all by their kind."""


def _step_told(
    live: LiveMatch,
    row: Row,
    common: Common,
    entries: list[Entry],
    steps: dict[int, int],
    audience: Audience,
    *,
    staged: bool,
) -> events.Played | events.Rolled:
    """A move or an outcome, with play-by-play and rulings if it may be read."""
    entry = entries[row.body["n"] - 1]
    ruling = readable(live, entry, steps)
    index = steps.get(entry.number) if staged else None
    drawn = EMPTY if index is None else scenery(live.match, index, readable=ruling is not None)
    seen = None if index is None else views(live.match, index + 1, audience)
    hidden = None if index is None or ruling else words_of(text=covered(live.match, index))
    told: Told = {
        "n": entry.number,
        "text": entry.text,
        "say": ruling.say if ruling else None,
        "rules": ruling.rules if ruling else None,
        "words": ruling.words if ruling else hidden,
        "view": seen.own if seen else None,
        "open_view": seen.open if seen else None,
        "highlight": drawn.highlight,
        "upshot": drawn.upshot,
    }
    if row.kind == "played":
        return events.Played(**common, **told, paths=drawn.paths, gesture=drawn.gesture)
    return events.Rolled(**common, **told, what=drawn.what, quiet=drawn.quiet, draw=row.body.get("draw"))


class Told(TypedDict):
    """What is told of every step."""

    n: int
    text: str
    say: str | None
    rules: list[str] | None
    words: Words | None
    view: View | None
    open_view: View | None
    highlight: events.Cheer | None
    upshot: str | None


@dataclass(frozen=True)
class Ruling:
    """The play-by-play of a step and the rules that ruled it."""

    say: str | None
    rules: list[str]
    words: Words | None


def readable(live: LiveMatch, entry: Entry, steps: dict[int, int]) -> Ruling | None:
    """What is said of a move or an outcome; nothing if it may not be read."""
    index = steps.get(entry.number)
    if index is None or entry.text != live.match.record.entries[entry.number - 1].text:
        return None
    return _ruling(live.match, index)


_rulings: WeakKeyDictionary[Match, dict[int, tuple[State, Ruling]]] = WeakKeyDictionary()
"""What was said of the steps of each match, and of which state: whoever asks for a long match again and again is told
the same words, not made them anew."""


def _ruling(match: Match, index: int) -> Ruling:
    """The play-by-play of a step and the rules that ruled it."""
    after = match.states[index + 1]
    said = _rulings.setdefault(match, {})
    known = said.get(index)
    if known is not None and known[0] is after:
        return known[1]
    told = match.tell(index)
    rules = match.game.fired_rules(after.fired)
    ruling = Ruling(english(told, match.names) if told else None, rules, words_of(say=told))
    said[index] = (after, ruling)
    return ruling


def disclosed(live: LiveMatch, row: Row, entry: Entry, steps: dict[int, int]) -> events.Disclosed:
    """A step told earlier, now that it may be read."""
    ruling = readable(live, entry, steps)
    return events.Disclosed(
        seq=row.seq,
        kind="played" if row.kind == "played" else "rolled",
        n=entry.number,
        text=entry.text,
        say=ruling.say if ruling else None,
        rules=ruling.rules if ruling else None,
        words=ruling.words if ruling else None,
    )
