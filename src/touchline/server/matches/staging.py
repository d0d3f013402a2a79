"""Matches as something to be looked at: every step with the view after it, for animation and replay.

Views of the past are made by ``Game.view`` from the states of the past, so a seat sees then what it
could see then, and nothing more.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import Row

MOST_OUTCOMES = 8
"""So many outcomes of a roll are previewed."""
MOST_STAGED = 60
"""A client further behind is shown where the match stands, not how it came there."""


def staged(live: LiveMatch, row: Row, steps: dict[int, int], audience: int | None, *, readable: bool) -> dict[str, Any]:
    """What an animation needs beside the event itself: what was rolled, the ways over the board, the view after.

    The ways of a move that the audience may not read yet would tell it.
    """
    index = steps.get(row.body["n"]) if row.kind in ("played", "rolled") else None
    if index is None:
        return {}
    return _scenery(live.match, index, readable=readable) | {
        "view": live.match.game.view(live.match.states[index + 1], live.match.box, audience)
    }


_sceneries: WeakKeyDictionary[Match, dict[int, tuple[Any, int, dict[str, Any]]]] = WeakKeyDictionary()
"""What was made for the steps of each match: the state before, the choice, the scenery.  Ways over a board cost
milliseconds each, and everybody who comes is shown the same."""


def _scenery(match: Match, index: int, *, readable: bool) -> dict[str, Any]:
    step, before = match.steps[index], match.states[index]
    if step.seat is None:
        return {"what": match.game.chance_name(before, match.box)}
    if not readable:
        return {}
    made = _sceneries.setdefault(match, {})
    known = made.get(index)
    if known is not None and known[0] is before and known[1] == step.choice:
        return known[2]
    paths = match.game.paths(before, match.box, step.choice)
    made[index] = (before, step.choice, {"paths": paths} if paths else {})
    return made[index][2]


def still(match: Match) -> Match:
    """The match as it is now, for somebody who looks at it while it goes on: states and steps are never changed."""
    picture = copy.copy(match)
    picture.states, picture.steps = list(match.states), list(match.steps)
    picture.record = Record(list(match.record.headers), list(match.record.entries))
    _sceneries[picture] = _sceneries.setdefault(match, {})
    return picture


def preview(match: Match, text: str, audience: int | None) -> dict[str, Any]:
    """A legal move that has not been played: its ways over the board, and what the roll after it may come to.

    Where something is hidden there is nothing to preview: what follows from a move would tell the secret.
    """
    game, box = match.game, match.box
    if not game.perfect_information or match.to_move < 0:
        return {}
    try:
        choice, *more = game.parse_move(match.state, box, text)
        if more or choice.value not in game.legal_moves(match.state, box):
            raise game.illegal_move(match.state, box, text)
    except IllegalMove as problem:  # no fault of whoever asks: the match may have moved on meanwhile
        return {"refused": {"message": problem.message, "rules": list(problem.rules)}}
    seen: dict[str, Any] = {}
    paths = game.paths(match.state, box, choice.value)
    if paths:
        seen["paths"] = paths
    after = match.state.copy()
    game.step(after, box, choice.value)
    if game.rules.to_move(after, box) == CHANCE and game.weights_known(after, box):
        seen["outcomes"] = list(_likeliest(game, after, box, audience))
    return seen


def _likeliest(game: Game, s: Any, box: Any, audience: int | None) -> Iterator[dict[str, Any]]:
    """The likeliest outcomes of a roll with their share of all, and the view after each."""
    weights = [game.rules.weight(s, box, outcome) for outcome in range(game.rules.chances(s, box))]
    total = sum(weights)
    for outcome in sorted(range(len(weights)), key=lambda each: -weights[each])[:MOST_OUTCOMES]:
        if weights[outcome]:
            after = s.copy()
            game.step(after, box, outcome)
            yield {
                "text": game.outcome_text(s, box, outcome),
                "share": weights[outcome] / total,
                "view": game.view(after, box, audience),
            }


def moments(match: Match, audience: int | None, first: int = 0, most: int | None = None) -> Iterator[dict[str, Any]]:
    """The match step by step from moment ``first`` on as an audience may know it; the beginning is moment 0."""
    game, box, names = match.game, match.box, match.names
    shown = {entry.number: entry.text for entry in match.record_for(audience).entries}
    last = len(match.states) if most is None else min(len(match.states), first + most)
    for index in range(first, last):
        state = match.states[index]
        moment: dict[str, Any] = {
            "at": index,
            "headline": game.headline(state, box, names),
            "view": game.view(state, box, audience),
        }
        if index:
            step = match.steps[index - 1]
            text = shown.get(step.number, step.text)
            readable = text == match.record.entries[step.number - 1].text
            moment |= {"kind": "rolled"} if step.seat is None else {"kind": "played", "seat": step.seat}
            moment |= {"text": text, **_scenery(match, index - 1, readable=readable)}
            if readable:
                moment |= {"say": match.narrate(index - 1), "rules": game.fired_rules(state.fired)}
        yield moment
