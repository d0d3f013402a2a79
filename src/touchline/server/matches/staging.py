"""Matches as something to be looked at: every step with the view after it, for animation and replay.

Views of the past are made by ``Game.view`` from the states of the past, so a seat sees then what it
could see then, and nothing more.
"""

from __future__ import annotations

import copy
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from typing import cast
from weakref import WeakKeyDictionary

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.highlight import Highlight
from touchline.kernel.message import Message, english
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.server.declared import declared
from touchline.server.matches.rows import compact
from touchline.wire.answers import Film, Moment
from touchline.wire.events import Cheer, View, Ways
from touchline.wire.headlines import Heading
from touchline.wire.words import words_of

PAGE = 100
"""Moments in one answer: about 120 KB of the longest there are."""

MOST_STAGED = 60
"""A client further behind is shown where the match stands, not how it came there."""


@dataclass(frozen=True)
class Views:
    """What an audience may know of a state."""

    own: View
    open: View | None
    """Games with secrets: beside a seat's view what everybody may see."""


def views(match: Match, index: int, audience: int | None) -> Views:
    """What an audience may know of a state; in games with secrets beside a seat's view what everybody may see."""
    state, game = match.states[index], match.game
    shared = audience is not None and not game.perfect_information
    return Views(view_of(game, state, match.box, audience), view_of(game, state, match.box, None) if shared else None)


def view_of(game: Game, state: State, box: Box, audience: int | None) -> View:
    """What an audience may know of a state, with what its screen would else have to work out."""
    return cast("View", {**game.view(state, box, audience), **game.hints(state, box, audience)})


@dataclass(frozen=True)
class Scenery:
    """What an animation needs beside a step itself: what was rolled, the ways over the board, what to cheer."""

    what: str | None = None
    quiet: bool | None = None
    paths: Ways | None = None
    gesture: list[str] | None = None
    highlight: Cheer | None = None
    upshot: str | None = None


EMPTY = Scenery()

_sceneries: WeakKeyDictionary[Match, dict[int, tuple[State, int, Scenery]]] = WeakKeyDictionary()
"""What was made for the steps of each match: the state before, the choice, the scenery.  Ways over a board cost
milliseconds each, and everybody who comes is shown the same."""


def scenery(match: Match, index: int, *, readable: bool) -> Scenery:
    """Of a step.  The ways of a move that the audience may not read yet would tell it."""
    step, before = match.steps[index], match.states[index]
    quiet = True if step.seat is None and match.game.quiet(before, match.box) else None
    if step.seat is None and not readable:
        return Scenery(what=match.game.chance_name(before, match.box), quiet=quiet)
    if not readable:
        return EMPTY
    made = _sceneries.setdefault(match, {})
    known = made.get(index)
    if known is not None and known[0] is before and known[1] == step.choice:
        return known[2]
    after = match.states[index + 1]
    ways = match.game.paths(before, match.box, step.choice) if step.seat is not None else None
    drawn = Scenery(
        what=match.game.chance_name(before, match.box) if step.seat is None else None,
        quiet=quiet,
        paths=cast("Ways", ways) if ways else None,
        gesture=list(match.game.gesture(before, match.box, step.choice)) or None if step.seat is not None else None,
        highlight=_cheer(match.game.highlight(before, after, match.box, step.choice)),
        upshot=match.game.upshot(before, after, match.box, step.choice),
    )
    made[index] = (before, step.choice, drawn)
    return drawn


def covered(match: Match, index: int) -> list[Message]:
    """What whoever may not read a step is told instead of it."""
    secret = match.game.secret(match.states[index], match.box, match.steps[index].choice)
    return [] if secret is None or secret.told is None else [secret.told]


def seats_worded(match: Match) -> list[Message]:
    """What the seats are called in every language, where nobody who sits there has a name."""
    game, box = match.game, match.box
    return game.seat_labels(box) if match.names == game.seat_names(box) else []


def _cheer(cheered: Highlight | None) -> Cheer | None:
    return None if cheered is None else Cheer(what=cheered.what, side=cheered.side)


def still(match: Match) -> Match:
    """The match as it is now, for somebody who looks at it while it goes on: states and steps are never changed."""
    picture = copy.copy(match)
    picture.states, picture.steps = list(match.states), list(match.steps)
    picture.record = Record(list(match.record.headers), list(match.record.entries))
    _sceneries[picture] = _sceneries.setdefault(match, {})
    return picture


def moments(match: Match, audience: int | None, first: int = 0, most: int | None = None) -> Iterator[Moment]:
    """The match step by step from moment ``first`` on as an audience may know it; the beginning is moment 0."""
    shown = {entry.number: entry.text for entry in match.record_for(audience).entries}
    last = len(match.states) if most is None else min(len(match.states), first + most)
    for index in range(first, last):
        heading = Heading.of(match.game, match.states[index], match.box, match.names)
        seen = views(match, index, audience)
        begun = Moment(
            at=index,
            **heading.lines,
            view=seen.own,
            open_view=seen.open,
            words=words_of(**heading.words),
        )
        yield _after_step(begun, match, index, heading, shown) if index else begun


def _after_step(begun: Moment, match: Match, index: int, heading: Heading, shown: dict[int, str]) -> Moment:
    """A moment with the step that led to it."""
    step = match.steps[index - 1]
    text = shown.get(step.number, step.text)
    readable = text == match.record.entries[step.number - 1].text
    drawn = scenery(match, index - 1, readable=readable)
    told = match.tell(index - 1) if readable else []
    return replace(
        begun,
        kind="rolled" if step.seat is None else "played",
        seat=step.seat,
        text=text,
        what=drawn.what,
        quiet=drawn.quiet,
        paths=drawn.paths,
        gesture=drawn.gesture,
        highlight=drawn.highlight,
        upshot=drawn.upshot,
        say=english(told, match.names) if readable else None,
        rules=match.game.fired_rules(match.states[index].fired) if readable else None,
        words=words_of(**heading.words, say=told, text=[] if readable else covered(match, index - 1)),
    )


def filming(picture: Match, audience: int | None, first: int, *, over: bool) -> Generator[None, None, bytes]:
    """A page of moments as it is sent (``Film``): a hundred from ``first`` on, made one by one."""
    page = []
    for moment in moments(picture, audience, first, PAGE):
        page.append(moment)
        yield
    count = len(picture.states)
    film = Film(
        game=picture.game.name,
        names=list(picture.names),
        over=over,
        first=first,
        count=count,
        next=first + PAGE if first + PAGE < count else None,
        moments=page,
    )
    return compact(declared(Film, film)).encode()
