"""Matches as something to be looked at: every step with the view after it, for animation and replay.

Views of the past are made by ``Game.view`` from the states of the past, so a seat sees then what it
could see then, and nothing more.
"""

from __future__ import annotations

import copy
from collections.abc import Generator, Iterator
from typing import Any
from weakref import WeakKeyDictionary

from touchline.kernel.message import Message, english, messages_json
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.play.cues import cues
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.play.telling import situation_told
from touchline.server.declared import declared
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import Row, compact
from touchline.wire.answers import Film

PAGE = 100
"""Moments in one answer: about 120 KB of the longest there are."""

MOST_STAGED = 60
"""A client further behind is shown where the match stands, not how it came there."""


def staged(live: LiveMatch, row: Row, steps: dict[int, int], audience: int | None, *, readable: bool) -> dict[str, Any]:
    """What an animation needs beside the event itself: what was rolled, the ways over the board, the view after.

    The ways of a move that the audience may not read yet would tell it.
    """
    index = steps.get(row.body["n"]) if row.kind in ("played", "rolled") else None
    if index is None:
        return {}
    return _scenery(live.match, index, readable=readable) | views(live.match, index + 1, audience)


def views(match: Match, index: int, audience: int | None) -> dict[str, Any]:
    """What an audience may know of a state; in games with secrets beside a seat's view what everybody may see."""
    state = match.states[index]
    told = {"view": match.game.view(state, match.box, audience)}
    if audience is not None and not match.game.perfect_information:
        told["open_view"] = match.game.view(state, match.box, None)
    return told


_sceneries: WeakKeyDictionary[Match, dict[int, tuple[Any, int, dict[str, Any]]]] = WeakKeyDictionary()
"""What was made for the steps of each match: the state before, the choice, the scenery.  Ways over a board cost
milliseconds each, and everybody who comes is shown the same."""


def _scenery(match: Match, index: int, *, readable: bool) -> dict[str, Any]:
    step, before = match.steps[index], match.states[index]
    if step.seat is None and not readable:
        quiet = {"quiet": True} if match.game.quiet(before, match.box) else {}
        return {"what": match.game.chance_name(before, match.box)} | quiet
    if not readable:
        return {}
    made = _sceneries.setdefault(match, {})
    known = made.get(index)
    if known is not None and known[0] is before and known[1] == step.choice:
        return known[2]
    scenery = cues(match, index)
    if step.seat is None:
        scenery["what"] = match.game.chance_name(before, match.box)
    elif paths := match.game.paths(before, match.box, step.choice):
        scenery["paths"] = paths
    made[index] = (before, step.choice, scenery)
    return scenery


def still(match: Match) -> Match:
    """The match as it is now, for somebody who looks at it while it goes on: states and steps are never changed."""
    picture = copy.copy(match)
    picture.states, picture.steps = list(match.states), list(match.steps)
    picture.record = Record(list(match.record.headers), list(match.record.entries))
    _sceneries[picture] = _sceneries.setdefault(match, {})
    return picture


def moments(match: Match, audience: int | None, first: int = 0, most: int | None = None) -> Iterator[dict[str, Any]]:
    """The match step by step from moment ``first`` on as an audience may know it; the beginning is moment 0."""
    game, box, names = match.game, match.box, match.names
    shown = {entry.number: entry.text for entry in match.record_for(audience).entries}
    last = len(match.states) if most is None else min(len(match.states), first + most)
    for index in range(first, last):
        state = match.states[index]
        headline = situation_told(game, state, box, names)
        told: list[Message] = []
        moment: dict[str, Any] = {
            "at": index,
            "headline": english(headline, names, HEADLINE_BREAK),
            **views(match, index, audience),
        }
        if index:
            step = match.steps[index - 1]
            text = shown.get(step.number, step.text)
            readable = text == match.record.entries[step.number - 1].text
            moment |= {"kind": "rolled"} if step.seat is None else {"kind": "played", "seat": step.seat}
            moment |= {"text": text, **_scenery(match, index - 1, readable=readable)}
            if readable:
                told = match.tell(index - 1)
                moment |= {"say": english(told, names), "rules": game.fired_rules(state.fired)}
        moment |= messages_json(headline=headline, say=told)
        yield moment


def filming(picture: Match, audience: int | None, first: int, *, over: bool) -> Generator[None, None, bytes]:
    """A page of moments as it is sent (``Film``): a hundred from ``first`` on, made one by one."""
    page = []
    for moment in moments(picture, audience, first, PAGE):
        page.append(moment)
        yield
    count = len(picture.states)
    told = {
        "ok": True,
        "game": picture.game.name,
        "names": list(picture.names),
        "over": over,
        "first": first,
        "count": count,
        "next": first + PAGE if first + PAGE < count else None,
        "moments": page,
    }
    return compact(declared(Film, told)).encode()
