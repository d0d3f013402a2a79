"""Matches as something to be looked at: every step with the view after it, for animation and replay.

Views of the past are made by ``Game.view`` from the states of the past, so a seat sees then what it
could see then, and nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.play.match import Match
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import Row

MOST_STAGED = 60
"""A client further behind is shown where the match stands, not how it came there."""


def staged(live: LiveMatch, row: Row, steps: dict[int, int], audience: int | None) -> dict[str, Any]:
    """What an animation needs beside the event itself: what was rolled, the ways over the board, the view after."""
    index = steps.get(row.body["n"]) if row.kind in ("played", "rolled") else None
    if index is None:
        return {}
    return _scenery(live.match, index) | {
        "view": live.match.game.view(live.match.states[index + 1], live.match.box, audience)
    }


def _scenery(match: Match, index: int) -> dict[str, Any]:
    step, before = match.steps[index], match.states[index]
    if step.seat is None:
        return {"what": match.game.chance_name(before, match.box)}
    paths = match.game.paths(before, match.box, step.choice)
    return {"paths": paths} if paths else {}


def moments(live: LiveMatch, audience: int | None) -> Iterator[dict[str, Any]]:
    """The match step by step as an audience may know it; the beginning is moment 0."""
    match = live.match
    game, box, names = match.game, match.box, match.names
    shown = {entry.number: entry.text for entry in match.record_for(audience).entries}
    for index, state in enumerate(match.states):
        moment: dict[str, Any] = {
            "at": index,
            "headline": game.headline(state, box, names),
            "view": game.view(state, box, audience),
        }
        if index:
            step = match.steps[index - 1]
            text = shown.get(step.number, step.text)
            moment |= {"seat": step.seat, "text": text, **_scenery(match, index - 1)}
            if text == match.record.entries[step.number - 1].text:
                moment |= {"say": match.narrate(index - 1), "rules": game.fired_rules(state.fired)}
        yield moment
