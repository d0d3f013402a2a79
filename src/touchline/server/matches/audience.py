"""What a seat or a spectator is told: the one way out of a match.

Everything sent to anybody is made here, from ``Match.record_for``, ``Match.view`` and ``Match.node_seen_by``: texts
that a seat may not know are replaced, and with them their play-by-play and rulings.
In games with hidden hands the hashes stay inside until the end too, for they would let somebody
test a guess.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any
from weakref import WeakKeyDictionary

from touchline.kernel.message import english, messages_json
from touchline.play.match import Match, Step
from touchline.play.record import Entry
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.phrases import phrase
from touchline.server.matches.rows import Row
from touchline.server.matches.stages import DONE, OPEN, PLAYING
from touchline.server.matches.staging import MOST_STAGED, staged, views
from touchline.wire.codec import to_json
from touchline.wire.terms import ClockTerms

Audience = int | None
"""A seat, or ``None`` for spectators."""

MOST_EVENTS = 500
"""A client that is further behind gets the present state and the last events only."""

MOST_KEPT = 20
"""Short news is made once and sent to everybody it is for: the acknowledged and the told."""

CREATION = (
    "game", "options", "data", "position", "clock", "rated", "public", "delay", "rematch_of", "league", "season",
)  # fmt: skip


def _entries(live: LiveMatch, audience: Audience) -> list[Entry]:
    if live.match.game.perfect_information:
        return live.match.record.entries
    return live.match.record_for(audience).entries


def hidden_entries(live: LiveMatch, audience: Audience) -> frozenset[int]:
    """The numbers of the entries an audience may not read yet."""
    if live.match.game.perfect_information:
        return frozenset()
    shown = live.match.record_for(audience).entries
    return frozenset(
        mine.number for mine, true in zip(shown, live.match.record.entries, strict=True) if mine.text != true.text
    )


def event_json(live: LiveMatch, row: Row, entries: list[Entry], steps: dict[int, int]) -> dict[str, Any]:
    """One event as an audience with these entries may read it."""
    shown: dict[str, Any] = {"seq": row.seq, "kind": row.kind, "at": row.at}
    if row.seat is not None:
        shown["seat"] = row.seat
    body = row.body
    match row.kind:
        case "created":
            hidden = () if open_position(live) else ("position",)
            shown |= {key: body[key] for key in CREATION if body.get(key) is not None and key not in hidden}
            shown["clock"] = to_json(ClockTerms(**body["clock"]))
        case "seated":
            shown["name"] = body["name"]
        case "started":
            shown |= {key: body[key] for key in ("names", "pact") if key in body}
        case "played" | "rolled":
            shown |= _told(live, entries[body["n"] - 1], steps)
            if "draw" in body:
                shown["draw"] = body["draw"]
        case "undone" | "resigned" | "flagged":
            shown["n"] = body["n"]
        case "corrected":
            shown |= {"n": body["n"], "entry": body["number"], "text": entries[body["n"] - 1].text}
        case "revealed":
            shown["round"] = body["round"]
            if live.dice.is_open(body["round"]) or live.status == DONE:
                shown["value"] = body["value"]
        case "renewed":
            shown |= {"anchor": body["anchor"], "length": body["length"]}
        case "finished":
            shown |= {key: body[key] for key in ("returns", "reason", "secret") if key in body}
            shown |= messages_json(reason=live.result())
        case "called_off":
            shown |= {key: body[key] for key in ("why", "reason", "text", "secret") if key in body}
            shown |= messages_json(text=live.result())
        case "chatted":
            told = [phrase(body["phrase"])]
            shown |= {"phrase": body["phrase"], "say": english(told), **messages_json(say=told)}
        case "replaced":
            shown |= {"whom": body["whom"], "level": body["level"]}
        case "rematched":
            shown["match"] = body["match"]
    if "left" in body:
        shown["left"] = body["left"]
    if live.match.game.perfect_information or live.status == DONE:
        shown["hash"] = row.hash
    return shown


def event_seen_by(live: LiveMatch, audience: Audience, seq: int) -> dict[str, Any]:
    """One event by its number, as an audience may read it; nothing if there is none."""
    if seq > live.seq:
        return {}
    steps = {step.number: index for index, step in enumerate(live.match.steps)}
    return event_json(live, live.rows[seq - 1], _entries(live, audience), steps)


def _told(live: LiveMatch, entry: Entry, steps: dict[int, int]) -> dict[str, Any]:
    """A move or an outcome, with play-by-play and rulings if it may be read."""
    told: dict[str, Any] = {"n": entry.number, "text": entry.text}
    index = steps.get(entry.number)
    if index is None or entry.text != live.match.record.entries[entry.number - 1].text:
        return told
    return told | _ruling(live.match, index)


_rulings: WeakKeyDictionary[Match, dict[int, tuple[Any, dict[str, Any]]]] = WeakKeyDictionary()
"""What was said of the steps of each match, and of which state: whoever asks for a long match again and again is told
the same words, not made them anew."""


def _ruling(match: Match, index: int) -> dict[str, Any]:
    """The play-by-play of a step and the rules that ruled it."""
    after = match.states[index + 1]
    said = _rulings.setdefault(match, {})
    known = said.get(index)
    if known is not None and known[0] is after:
        return known[1]
    told = match.tell(index)
    ruling: dict[str, Any] = {"say": english(told, match.names), **messages_json(say=told)} if told else {}
    ruling["rules"] = match.game.fired_rules(after.fired)
    said[index] = (after, ruling)
    return ruling


def node_json(live: LiveMatch, audience: Audience) -> dict[str, Any]:
    """What is due, as the engine protocol words it; choices only to whom they belong."""
    if live.status == OPEN:
        return {"kind": "open", "seats": [n for n, seat in enumerate(live.seats) if seat.kind == "open"]}
    if live.off is not None:
        return {
            "kind": "over",
            "returns": live.returns(),
            "reason": live.reason(),
            **messages_json(reason=live.result()),
        }
    node = live.match.node_seen_by(audience)
    if node["kind"] == "chance" and live.status == PLAYING:
        node["drawn"] = live.dice.tier != "entered" and live.match.game.weights_known(live.match.state, live.match.box)
        node["waiting_for"] = sorted(live.due())
    if live.status == DONE:
        node |= {"reason": live.reason(), **messages_json(reason=live.result())}
    return node


def open_position(live: LiveMatch) -> bool:
    """Whether the position a match began with may be told: a line that names hidden cards may not, until the end."""
    return live.match.game.perfect_information or live.status == DONE


def terms_json(live: LiveMatch) -> dict[str, Any]:
    """What is not as the game comes in its box, for whoever thinks about sitting down."""
    game, agreed = live.match.game, live.match.options
    usual = game.settle(game.on_screen)
    changed = {name: text for name, text in live.terms["options"].items() if agreed.get(name) != usual.get(name)}
    terms: dict[str, Any] = {"options": changed}
    if live.terms.get("data"):
        terms["data"] = live.terms["data"]
    if live.terms.get("position"):
        terms["position"] = live.terms["position"] if open_position(live) else True
    return terms


def state_json(live: LiveMatch, audience: Audience, now: int) -> dict[str, Any]:
    """Where the match stands, for one audience."""
    state: dict[str, Any] = {
        "match": live.id,
        "seq": live.seq,
        "status": live.status,
        "node": node_json(live, audience),
        **views(live.match, -1, audience),
        "headline": live.match.headline(),
        **messages_json(headline=live.match.situation()),
        "seats": [seat.public() for seat in live.seats],
        "rated": live.terms["rated"],
        "altered": live.altered(),
        "dice": live.dice.public(live.match, live.seats, playing=live.status == PLAYING),
    }
    if live.status == OPEN:
        state["terms"] = terms_json(live)
    if audience is not None:
        state["seat"] = audience
        if curtain := curtain_json(live):
            state["curtain"] = curtain
    if live.clock.ticks:
        state["clock"] = clock_json(live, now)
    if live.asked_back is not None:
        state["undo_asked_by"] = live.asked_back
    if live.off is not None:
        state["called_off"] = {"why": live.off["why"], "reason": live.off["reason"]}
    if live.rematch:
        state["rematch"] = live.rematch
    return state


def curtain_json(live: LiveMatch) -> dict[str, Any] | None:
    """Who is to look at a hand while all others look away; nothing where no hand is to be hidden."""
    match = live.match
    if match.game.perfect_information or live.status != PLAYING or live.dice.tier == "entered":
        return None
    watched = next((step.number for step, before in _backwards(match) if _is_watched(match, step, before)), None)
    since = next((row.seq for row in reversed(live.rows) if row.kind == "rolled" and row.body["n"] == watched), 0)
    chosen_unseen = match.to_move >= 0 and match.game.unseen(match.state, match.box)
    return {"since": since, "seat": match.to_move} if chosen_unseen else {"since": since}


def _backwards(match: Match) -> Iterator[tuple[Step, Any]]:
    """The steps with the states before them, the last first."""
    return zip(reversed(match.steps), reversed(match.states[:-1]), strict=True)


def _is_watched(match: Match, step: Step, before: Any) -> bool:
    """Whether everybody looks at what falls."""
    return step.seat is None and not match.game.quiet(before, match.box)


def clock_json(live: LiveMatch, now: int) -> dict[str, Any]:
    """The clocks as they stand at ``since``; those in ``running`` run from then on."""
    return {
        "terms": to_json(live.clock.terms),
        "left": live.clock.left_at(now),
        "running": sorted(live.clock.running),
        "since": max(now, live.clock.since),
        "now": now,
    }


def news_json(
    live: LiveMatch, audience: Audience, since: int, now: int, was_hidden: frozenset[int] | None = None
) -> dict[str, Any]:
    """``making_news`` without a pause."""
    making = making_news(live, audience, since, now, was_hidden)
    while True:
        try:
            next(making)
        except StopIteration as made:
            return made.value  # type: ignore[no-any-return]


def making_news(
    live: LiveMatch, audience: Audience, since: int, now: int, was_hidden: frozenset[int] | None = None
) -> Generator[None, None, dict[str, Any]]:
    """Everything after event ``since``, and where the match stands; with a pause after each event, for there are many.

    ``was_hidden`` are the entries the audience could not read before; those it can read now are
    sent again under ``revealed``.  Without it, every revealed secret up to ``since`` is.
    """
    key = (live.seq, audience, since)
    if key in live.told:
        return live.told[key] | ({"clock": clock_json(live, now)} if live.clock.ticks else {})
    if told := next((news for (seq, _, first), news in live.told.items() if (seq, first) == (live.seq, since)), None):
        live.told[key] = _told_to(live, audience, told)
        return live.told[key] | ({"clock": clock_json(live, now)} if live.clock.ticks else {})
    entries = _entries(live, audience)
    steps = {step.number: index for index, step in enumerate(live.match.steps)}
    news = state_json(live, audience, now) | {"op": "events", "since": since}
    rows = live.rows[since:]
    if len(rows) > MOST_EVENTS:
        rows = rows[-MOST_EVENTS:]
        news["snapshot"] = True
    news["events"] = events = []
    for number, row in enumerate(rows):
        told = event_json(live, row, entries, steps)
        if number >= len(rows) - MOST_STAGED:
            told.update(staged(live, row, steps, audience, readable="rules" in told))
        events.append(told)
        yield
    if not live.match.game.perfect_information:
        news["revealed"] = _revealed(live, audience, since, was_hidden, entries, steps)
    elif len(rows) < MOST_KEPT:
        if live.told and next(iter(live.told))[0] != live.seq:
            live.told.clear()
        live.told[key] = news
    return news


def _told_to(live: LiveMatch, audience: Audience, told: dict[str, Any]) -> dict[str, Any]:
    """What another audience was told of a game without secrets, for this one: only the choices are not everybody's."""
    news = {key: value for key, value in told.items() if key != "seat"} | {"node": node_json(live, audience)}
    return news if audience is None else news | {"seat": audience}


def _revealed(
    live: LiveMatch,
    audience: Audience,
    since: int,
    was_hidden: frozenset[int] | None,
    entries: list[Entry],
    steps: dict[int, int],
) -> list[dict[str, Any]]:
    still = hidden_entries(live, audience)
    if was_hidden is None:
        match = live.match
        was_hidden = frozenset(
            step.number
            for index, step in enumerate(match.steps)
            if match.game.secret(match.states[index], match.box, step.choice) is not None
        )
    open_now = was_hidden - still
    return [
        {"seq": row.seq, "kind": row.kind, **_told(live, entries[row.body["n"] - 1], steps)}
        for row in live.rows[:since]
        if row.kind in ("played", "rolled") and row.body["n"] in open_now
    ]


def may_watch(live: LiveMatch) -> bool:
    """Whether somebody without a seat may look on."""
    return bool(live.terms["public"] or live.terms["watchable"])
